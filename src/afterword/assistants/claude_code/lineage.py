"""Which turns of an older chat are copies of another file's: versions before forks were marked copied them on resuming.

A copy begins with the very same first turn, at the very same moment. Only the beginnings of the files around it are
read, and remembered; a file is read whole only where they agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from afterword.assistants.lines import Lines, head_of, open_regular
from afterword.core.chat import Said, Speaker
from afterword.ports import Unread

from .locations import sessions_in
from .nodes import Kind, Node
from .scan import Scan
from .suspicion import opening_of

_HEAD = 32 * 1024
_MOST_NEIGHBOURS = 5000


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as two files can be compared by it."""

    at: datetime | None
    text: str
    place: int


class Neighbours:
    """The first turns of the session files in a folder, read once each."""

    def __init__(self) -> None:
        self._first: dict[str, Turn | None] = {}

    def same_opening(self, path: str, nodes: Sequence[Node]) -> int:
        """How many other chats of the folder begin with the same prompt, numbers aside."""
        mine = next(_turns(nodes), None)
        if mine is None:
            return 0
        opening = opening_of(mine.text)
        return sum(1 for first in self._others(path).values() if first and opening_of(first.text) == opening)

    def copied(self, path: str, nodes: Sequence[Node]) -> dict[str, str]:
        """From the ids of copied nodes to the chat that they were copied from: the one that went on earlier."""
        mine = list(_turns(nodes))
        if not mine or mine[0].at is None:
            return {}
        longest: tuple[int, str] = (0, "")
        for other, first in self._others(path).items():
            if first and (first.at, first.text) == (mine[0].at, mine[0].text):
                longest = max(longest, (_shared_if_copy(path, mine, other), Path(other).stem))
        count, chat = longest
        stop = mine[count].place if count < len(mine) else len(nodes)
        return {node.id: chat for node in nodes[:stop]} if count else {}

    def _others(self, path: str) -> dict[str, Turn | None]:
        found: dict[str, Turn | None] = {}
        for file in sessions_in("", str(Path(path).parent)):
            if file.path != path and len(found) < _MOST_NEIGHBOURS:
                if file.path not in self._first:
                    self._first[file.path] = _first_turn(file.path)
                found[file.path] = self._first[file.path]
        return found


def _shared_if_copy(path: str, mine: Sequence[Turn], other: str) -> int:
    """How many first turns this file has copied from the other: those of the one that went on its own way later."""
    theirs = _all_turns(other)
    pairs = zip(mine, theirs, strict=False)
    shared = next(
        (n for n, (a, b) in enumerate(pairs) if (a.at, a.text) != (b.at, b.text)), min(len(mine), len(theirs))
    )
    my_next = mine[shared].at if shared < len(mine) else None
    their_next = theirs[shared].at if shared < len(theirs) else None
    if shared == len(mine):
        is_copy = shared == len(theirs) and Path(path).name > Path(other).name
    else:
        is_copy = shared == len(theirs) or (my_next is not None and their_next is not None and their_next < my_next)
    return shared if is_copy else 0


def _turns(nodes: Sequence[Node]) -> Iterator[Turn]:
    for place, node in enumerate(nodes):
        if node.kind is Kind.TURN:
            for entry in node.entries:
                if isinstance(entry, Said) and entry.speaker is Speaker.PERSON:
                    yield Turn(node.at, entry.text, place)


def _first_turn(path: str) -> Turn | None:
    scan = Scan()
    whole_lines = head_of(path, _HEAD).split(b"\n")[:-1]
    for line in whole_lines:
        if line.strip():
            scan.feed(line)
            if turn := next(_turns(scan.nodes[-1:]), None):
                return turn
    return None


def _all_turns(path: str) -> list[Turn]:
    file = open_regular(path)
    if isinstance(file, Unread):
        return []
    scan = Scan()
    with file:
        for line in Lines(file):
            scan.feed(line)
    return list(_turns(scan.nodes))
