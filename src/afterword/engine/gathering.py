"""Chats from their files: listed, passed over where nothing changed, read one file at a time, oldest first.

A file is passed over for good only once everything in it was looked at; its checkpoint then says how it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import chain

from afterword.core.chat import Chat
from afterword.core.mark import Checkpoint, Seen
from afterword.ports import ChatFile, ChatSource, Progress, Record, Unread, silent

EVER = datetime.min.replace(tzinfo=UTC)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class Shelf:
    """A source and the folders it is read from, or just some files.

    ``history``: a path by hand outside of its own. ``since``: files not touched from then on hold nothing to be heard.
    """

    source: ChatSource
    folders: tuple[str, ...] = ()
    files: tuple[ChatFile, ...] = ()
    history: bool = False
    since: datetime | None = None

    def listed(self) -> Iterator[ChatFile]:
        """Its files, listed and not opened."""
        return chain(self.files, self.source.find(self.folders)) if self.folders else iter(self.files)

    def once(self) -> Shelf:
        """The same shelf with its files as they are now, for a run that goes through them twice."""
        if not self.folders:
            return self
        return replace(self, folders=(), files=(*self.files, *self.source.find(self.folders)))


@dataclass(frozen=True, slots=True)
class FileOfChats:
    """One file as read: its chats in the order of their last turn, and where reading stopped."""

    file: ChatFile
    chats: tuple[Chat, ...]
    checkpoint: Checkpoint | None
    unread: Unread | None


def gather(
    shelves: Sequence[Shelf],
    record: Record,
    *,
    since: datetime | None = None,
    whole: bool = False,
    first: Set[str] = frozenset(),
    progress: Progress = silent,
) -> Iterator[FileOfChats]:
    """Every file that changed since it was last done with, oldest first. ``whole``: unchanged ones too.

    ``since``: files that were not touched from that moment on are not opened. ``first``: keys of chats that come before
    all others in their file, and whose files come first where the name of a file tells its chat.
    """
    touched = [(shelf, _touched(shelf, since)) for shelf in shelves]
    seen = record.seen() if not whole and any(files for _, files in touched) else frozenset()
    wanted = [(shelf, file) for shelf, files in touched for file in _unseen(shelf, files, seen)]
    wanted.sort(key=lambda pair: (not _is_named(pair[1], first), pair[1].mtime_ns, pair[1].path))
    for number, (shelf, file) in enumerate(wanted, start=1):
        read = read_file(shelf.source, file, record)
        yield replace(read, chats=tuple(sorted(read.chats, key=lambda chat: chat.key not in first)))
        progress(number, len(wanted), file.path)


def read_file(source: ChatSource, file: ChatFile, record: Record) -> FileOfChats:
    """One file's chats."""
    result = source.read(file.path, before=record.checkpoint(file.path))
    chats = sorted(result.chats, key=_last)
    return FileOfChats(file, tuple(chats), result.checkpoint, result.unread)


def _is_named(file: ChatFile, chats: Set[str]) -> bool:
    """Whether the name of a file tells one of these chats of its source."""
    name = file.path.replace("\\", "/").rpartition("/")[2] if chats else ""
    ids = (key.removeprefix(f"{file.source}:") for key in chats if key.startswith(f"{file.source}:"))
    return any(one and one in name for one in ids)


def _touched(shelf: Shelf, since: datetime | None) -> list[ChatFile]:
    """Its files that were touched since then, or since what is heard of it."""
    from_then = (max(since or EVER, shelf.since or EVER) - _EPOCH) // _MICROSECOND * 1000  # nanoseconds
    return [file for file in shelf.listed() if file.mtime_ns >= from_then]


def _unseen(shelf: Shelf, files: Sequence[ChatFile], seen: Set[Seen]) -> list[ChatFile]:
    version = shelf.source.version
    return [file for file in files if file.as_seen(version) not in seen]


def _last(chat: Chat) -> tuple[bool, datetime, str]:
    moment = chat.ended or chat.started
    return (moment is not None, moment or datetime.min.replace(tzinfo=UTC), chat.key)
