"""Which turns of an older chat are copies of another file's: versions before forks were marked copied them on resuming.

A copy begins with the very same first turn, at the very same moment. Only the beginnings of the files around it are
read, and remembered; a file is read whole only where they agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
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


class _Folder:
    """What is known of a folder, as long as its own time stays the same: nothing was added to it or taken from it."""

    def __init__(self) -> None:
        self.changed_ns = -1
        self.first: dict[str, Turn | None] = {}
        self.by_turn: dict[tuple[datetime | None, str], list[str]] = {}
        self.by_opening: Counter[str] = Counter()

    def refresh(self, folder: Path) -> None:
        try:
            changed_ns = folder.stat().st_mtime_ns
        except OSError:
            return
        if changed_ns == self.changed_ns:
            return
        known, self.changed_ns = self.first, changed_ns
        paths = [file.path for file in islice(sessions_in("", str(folder)), _MOST_NEIGHBOURS)]
        self.first = {path: known[path] if path in known else _first_turn(path) for path in paths}
        self.by_turn.clear()
        self.by_opening.clear()
        for path, turn in self.first.items():
            if turn is not None:
                self.by_turn.setdefault((turn.at, turn.text), []).append(path)
                self.by_opening[opening_of(turn.text)] += 1


class Neighbours:
    """The first turns of the session files around a file, read once each."""

    def __init__(self) -> None:
        self._folders: dict[str, _Folder] = {}

    def same_opening(self, path: str, nodes: Sequence[Node]) -> int:
        """How many other chats of the folder begin with the same prompt, numbers aside."""
        mine = next(_turns(nodes), None)
        if mine is None:
            return 0
        folder = self._around(path)
        return folder.by_opening[opening_of(mine.text)] - (1 if folder.first.get(path) else 0)

    def copied(self, path: str, nodes: Sequence[Node]) -> dict[str, str]:
        """From the ids of copied nodes to the chat that they were copied from: the one that went on earlier."""
        mine = list(_turns(nodes))
        if not mine or mine[0].at is None:
            return {}
        longest: tuple[int, str] = (0, "")
        for other in self._around(path).by_turn.get((mine[0].at, mine[0].text), ()):
            if other != path:
                longest = max(longest, (_shared_if_copy(path, mine, other), Path(other).stem))
        count, chat = longest
        stop = mine[count].place if count < len(mine) else len(nodes)
        return {node.id: chat for node in nodes[:stop]} if count else {}

    def _around(self, path: str) -> _Folder:
        place = Path(path).parent
        folder = self._folders.setdefault(str(place), _Folder())
        folder.refresh(place)
        return folder


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
