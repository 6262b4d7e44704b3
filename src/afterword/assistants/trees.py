"""Chats that are trees: which messages stand on the live branch, and in which order all of them are told.

Editing a message or asking for another reply makes a sibling; nothing is deleted. Links that lead nowhere or in a
circle occur in real files, so every walk here ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def live_branch(parents: Mapping[str, str | None], leaf: str | None) -> frozenset[str]:
    """The leaf and everything above it. ``parents`` gives the parent of each message, None for a root.

    Where the way up ends at a parent that is missing, a line was lost: every other piece then counts with its own
    latest leaf, so that one bad line does not take everything before it off the branch.
    """
    live, end = _way_up(parents, leaf, set())
    if end is None or end in parents:
        return frozenset(live)
    met = set(live)
    for name in reversed(list(parents)):
        way, end = _way_up(parents, name, met)
        if end is None or end not in parents:
            live |= way
    return frozenset(live)


def _way_up(parents: Mapping[str, str | None], name: str | None, met: set[str]) -> tuple[set[str], str | None]:
    """The messages from here upwards that were not met before, and where that ended: None at a root."""
    way: set[str] = set()
    while name is not None and name in parents and name not in met:
        way.add(name)
        met.add(name)
        name = parents[name]
    return way, name


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
    """For a stack: the live ones deepest, the first of the others on top."""
    backwards = list(reversed(names))
    return [name for name in backwards if name in live] + [name for name in backwards if name not in live]
