"""Which files gave which chats: where two files hold the same chat, the one that holds more of it speaks for it."""

from __future__ import annotations

from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime

from afterword.core.mark import ChatReading, ReadingMark

_NEVER = datetime.min.replace(tzinfo=UTC)


class Claims:
    """Every mark as it stands, by path and by chat."""

    def __init__(self, marks: Mapping[str, ReadingMark], present: Callable[[str], bool]) -> None:
        self._marks = dict(marks)
        self._paths: dict[str, set[str]] = defaultdict(set)
        self._unknown: dict[str, list[int]] = defaultdict(list)  # of each source, in order
        self._present = present
        for path, mark in self._marks.items():
            for reading in mark.chats:
                self._paths[reading.chat].add(path)
            self._of_source(mark).append(mark.unknown)
        for counts in self._unknown.values():
            counts.sort()

    def mark(self, path: str) -> ReadingMark | None:
        """The newest mark of a file, finished or not."""
        return self._marks.get(path)

    def take(self, mark: ReadingMark) -> None:
        """This is the file's mark from here on."""
        path = mark.checkpoint.path
        before = self._marks.get(path)
        for reading in before.chats if before is not None else ():
            self._paths[reading.chat].discard(path)
        for reading in mark.chats:
            self._paths[reading.chat].add(path)
        if before is not None:
            self._of_source(before).remove(before.unknown)
        insort(self._of_source(mark), mark.unknown)
        self._marks[path] = mark

    def others(self, chat: str, path: str) -> Iterator[tuple[ReadingMark, ChatReading]]:
        """What other files gave of a chat, files that are gone among them."""
        for other in sorted(self._paths[chat] - {path}):
            mark = self._marks[other]
            yield mark, next(reading for reading in mark.chats if reading.chat == chat)

    def gone(self, mark: ReadingMark) -> bool:
        """Whether the file of a mark disappeared."""
        return not self._present(mark.checkpoint.path)

    def speaker(self, chat: str, path: str, *, over: ChatReading | None = None) -> ReadingMark | None:
        """The other file that speaks for a chat: the one that holds most of it, if that is more than ``over``."""
        there = [(_rank(reading, mark), mark) for mark, reading in self.others(chat, path) if not self.gone(mark)]
        best = max(there, key=lambda pair: pair[0], default=None)
        if best is None:
            return None
        own = (over.ended or _NEVER, over.entries, path) if over is not None else None
        return best[1] if own is None or best[0] > own else None

    def orphaned(self) -> Iterator[ReadingMark]:
        """Files that are there and hold a chat for which one spoke that is gone: they speak for it now."""
        for chat, paths in tuple(self._paths.items()):
            if len(paths) < 2:
                continue
            gone = [path for path in paths if not self._present(path)]
            speaker = self.speaker(chat, "") if gone else None
            if speaker is not None:
                yield speaker

    def usual_unknown(self, source: str, path: str) -> int:
        """How many unknown records are usual: in this file before, or in the middle one of the source's files."""
        before = self._marks.get(path)
        of_source = self._unknown[source]
        middle = of_source[len(of_source) // 2] if of_source else 0
        return max(before.unknown if before is not None else 0, middle)

    def _of_source(self, mark: ReadingMark) -> list[int]:
        """How many records of each file of a mark's source are unknown, in order; no chats, no source."""
        return self._unknown[mark.chats[0].chat.partition(":")[0] if mark.chats else ""]

    def any_pending(self, why: str) -> bool:
        """Whether a file that is still there is pending for this reason."""
        return any(mark.pending == why and not self.gone(mark) for mark in self._marks.values())


def _rank(reading: ChatReading, mark: ReadingMark) -> tuple[datetime, int, str]:
    return (reading.ended or _NEVER, reading.entries, mark.checkpoint.path)
