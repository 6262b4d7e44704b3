"""Chats that are trees: which messages stand on the live branch, and in which order all of them are told.

Editing a message or asking for another reply makes a sibling; nothing is deleted. Links that lead nowhere or in a
circle occur in real files, so every walk here ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def live_path(parents: Mapping[str, str | None], leaf: str | None) -> frozenset[str]:
    """The leaf and everything above it. ``parents`` gives the parent of each message; unknown parents end the walk."""
    path: set[str] = set()
    while leaf is not None and leaf in parents and leaf not in path:
        path.add(leaf)
        leaf = parents[leaf]
    return frozenset(path)


def latest_leaf(parents: Mapping[str, str | None]) -> str | None:
    """The latest in the file of those without a child; where all have one (a circle), the latest of all."""
    above = {parent for parent in parents.values() if parent is not None}
    leaves = [name for name in parents if name not in above] or list(parents)
    return leaves[-1] if leaves else None


def told_in_order(parents: Mapping[str, str | None], live: frozenset[str]) -> Sequence[str]:
    """Every message once, parents before children; what was abandoned at a fork stands before what replaced it."""
    children: dict[str | None, list[str]] = {}
    for name, parent in parents.items():
        children.setdefault(parent if parent in parents and parent != name else None, []).append(name)
    told: dict[str, None] = {}
    _tell(children, children.get(None, []), live, told)
    for name in parents:
        if name not in told:  # in a circle that hangs on no root
            _tell(children, [name], live, told)
    return tuple(told)


def _tell(
    children: Mapping[str | None, list[str]], roots: Sequence[str], live: frozenset[str], told: dict[str, None]
) -> None:
    waiting = _last_first(roots, live)
    while waiting:
        name = waiting.pop()
        if name not in told:
            told[name] = None
            waiting.extend(_last_first(children.get(name, ()), live))


def _last_first(names: Sequence[str], live: frozenset[str]) -> list[str]:
    """For a stack: the live one deepest, the others above it so that the first of them comes off first."""
    return [name for name in names if name in live] + [name for name in reversed(names) if name not in live]
