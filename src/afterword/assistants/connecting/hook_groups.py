"""Hooks in the shape that several assistants share: by event a list of groups, each with a list of hooks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from afterword.ports.connecting import HookCommand, Part

from .json_reading import Json
from .pieces import ANY, Piece, is_group
from .quoting import Shell, line_for


@dataclass(frozen=True, slots=True)
class Event:
    """An event of an assistant's and how long it may wait for us, in its own unit; None: as it does by itself."""

    name: str
    timeout: int | None = None


def groups(
    host: str,
    events: Sequence[Event],
    command: HookCommand,
    shell: Shell | None,
    named: str = "",
) -> tuple[Piece, ...]:
    """A group of ours for each event, and a look at all others, where an earlier release may have left one.

    ``shell`` None: the assistant starts the command itself, word by word. ``named``: it wants a name for each hook.
    """
    pieces = [Piece(Part.HOOKS, ("hooks", ANY), None, None, is_group)]
    for event in events:
        hook = _hook(command.words(host, event.name), shell, named, event.timeout)
        pieces.append(Piece(Part.HOOKS, ("hooks", event.name), None, {"hooks": [hook]}, is_group))
    return tuple(pieces)


def _hook(words: Sequence[str], shell: Shell | None, named: str, timeout: int | None) -> Json:
    hook: dict[str, Json] = {"type": "command"}
    if named:
        hook["name"] = named
    if shell is None:
        hook |= {"command": words[0], "args": list(words[1:])}
    else:
        hook["command"] = line_for(words, shell)
    if timeout is not None:
        hook["timeout"] = timeout
    return hook
