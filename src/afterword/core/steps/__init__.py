"""What a step is called, and whether it read from outside: shared by the readers of all assistants.

Pure: it looks at the tool's name and its arguments alone, never at a file or an output.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, assert_never

from afterword.core.chat import Step

from .hosts import HOSTS, NO_TOOLS, OUR_SERVER, Does, Tool, is_ours, may_give_outside, server_of
from .naming import LONGEST_SUMMARY, named_runs, named_tool, plain_name
from .places import fetched_from, file_name
from .programs import outside_of_run
from .shell import Run, runs, runs_of_words

__all__ = ["LONGEST_MESSAGE", "LONGEST_SUMMARY", "Described", "command_of", "described", "outside", "step", "summary"]

LONGEST_MESSAGE = 500  # characters of an error that code may look at

_URL_HOST = re.compile(r"https?://(?:[^\s/@]*@)?([\w.-]+\w)", re.IGNORECASE)
_FILES = ("file_path", "filePath", "absolute_path", "notebook_path", "target_file", "targetFile", "path")


def step(
    host: str,
    tool: str,
    arguments: object,
    *,
    exit_code: int | None = None,
    failed: bool | None = None,
    message: str = "",
) -> Step:
    """A tool call of ``host`` as every reader gives it. ``arguments`` is as in the log: an object, or a raw string."""
    return described(host, tool, arguments).ended(exit_code=exit_code, failed=failed, message=message)


class Described(NamedTuple):
    """A call before anything is known of how it ended."""

    tool: str
    summary: str
    command: str
    outside: str | None

    def ended(self, *, exit_code: int | None = None, failed: bool | None = None, message: str = "") -> Step:
        """The step, with its outcome. ``message`` is kept only where it failed, and only its beginning."""
        kept = message[:LONGEST_MESSAGE] if failed else ""
        return Step(self.tool, self.summary, self.command, exit_code, failed, kept, self.outside)


def described(host: str, tool: str, arguments: object) -> Described:
    """What a call is called and whether it reads from outside, for readers that learn of its outcome later."""
    call = _seen(host, tool, arguments)
    command = call.command if isinstance(call.command, str) else " ".join(call.command)
    return Described(plain_name(tool), _summary(call), command, _outside(call))


def outside(host: str, tool: str, arguments: object) -> str | None:
    """Where this call reads from outside (host, server, program, folder), or None. An unknown tool counts as it."""
    return _outside(_seen(host, tool, arguments))


def summary(host: str, tool: str, arguments: object) -> str:
    """At most 60 characters: program and subcommand for a shell, else the tool and the file's name."""
    return _summary(_seen(host, tool, arguments))


def command_of(host: str, tool: str, arguments: object) -> str:
    """The shell line that a call runs, as the log has it; '' for other tools."""
    command = _seen(host, tool, arguments).command
    return command if isinstance(command, str) else " ".join(command)


class _Call:
    """A call with what was looked up of it. ``runs`` and ``command`` are empty where it is no shell's."""

    __slots__ = ("command", "does", "given", "host", "known", "runs", "tool")

    def __init__(self, host: str, tool: str, given: Mapping[str, object]) -> None:
        self.host, self.tool, self.given = host, tool, given
        self.known = HOSTS.get(host, NO_TOOLS).get(tool)
        self.does = self.known.does if self.known else None
        self.command: str | Sequence[str] = ""
        self.runs: tuple[Run, ...] = ()
        if self.known and self.does is Does.RUNS:
            self.command = _command(self.known, given)
            self.runs = runs(self.command) if isinstance(self.command, str) else runs_of_words(self.command)


def _seen(host: str, tool: str, arguments: object) -> _Call:
    if type(arguments) is dict:  # the usual case, told faster than by Mapping
        return _Call(host, tool, arguments)
    if isinstance(arguments, Mapping):
        return _Call(host, tool, arguments)
    return _Call(host, tool, {"input": arguments} if isinstance(arguments, str) else {})


def _summary(call: _Call) -> str:
    if call.does is Does.RUNS:
        return named_runs(call.runs)
    for name in _FILES:
        if isinstance(path := call.given.get(name), str):
            return named_tool(call.tool, file_name(path))
    return named_tool(call.tool)


def _outside(call: _Call) -> str | None:
    known, given = call.known, call.given
    if call.does is Does.STAYS:
        return None
    if known is None:
        if is_ours(call.tool):
            return _recalled(given)
        return plain_name(server_of(call.tool) or call.tool) or "an unknown tool"
    match known.does:
        case Does.STAYS:
            return None
        case Does.REACHES:
            return _reached(call.tool, given)
        case Does.RUNS:
            for run in call.runs:
                if where := outside_of_run(run):
                    return where
            return None
        case Does.READS:
            return next((where for path in _paths(known, given) if (where := fetched_from(path))), None)
        case Does.BATCHES:
            inner = (outside(call.host, name, args) for name, args in _batch(known, given))
            return next((where for where in inner if where), None)
        case Does.CALLS:
            server = next((str(given[name]) for name in known.at if given.get(name)), "")
            return _recalled(given) if server == OUR_SERVER else plain_name(server) or plain_name(call.tool)
    assert_never(known.does)


def _recalled(given: Mapping[str, object]) -> str | None:
    """What our own tools give is the person's own, but for what a chat said after it had read from outside."""
    return "recalled" if may_give_outside(given) else None


def _reached(tool: str, given: Mapping[str, object]) -> str:
    for value in given.values():
        if isinstance(value, str) and (named := _URL_HOST.search(value)):
            return named[1].lower()
    return plain_name(tool)


def _command(known: Tool, given: Mapping[str, object]) -> str | Sequence[str]:
    value: object = given
    for name in known.at:
        value = value.get(name) if isinstance(value, Mapping) else None
    if value is None:
        value = given.get("input")
    if isinstance(value, str):
        return value
    return [str(word) for word in value] if isinstance(value, list) else ""


def _paths(known: Tool, given: Mapping[str, object]) -> Iterator[str]:
    for name in known.at:
        value = given.get(name)
        yield from (part for part in (value if isinstance(value, list) else [value]) if isinstance(part, str))


def _batch(known: Tool, given: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name in known.at:
        calls = given.get(name)
        for call in calls if isinstance(calls, list) else ():
            if isinstance(call, Mapping):
                yield str(call.get("tool", "")), call.get("parameters")
