"""What lies in the memory folder, looked at again and again: only files that changed since are read and judged anew.

A file counts as unchanged while all that its file system says of it is; where a change could go unseen, its bytes are
read and held against those that are known. Follows no link, opens nothing but Markdown.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from afterword.core.errors import HomeDamaged
from afterword.ports import StoredFile
from afterword.storage.atomic import disk_errors, is_link, read_regular
from afterword.storage.filing import FOLDERS, name_fits, one_of, unreadable_file, with_doubles
from afterword.storage.folder_watch import FolderWatch
from afterword.storage.markdown import MOST_BYTES

Signature = tuple[int, ...]
ReadAs = Callable[[str, bytes], StoredFile]  # what a file at this path with these bytes is

_TICKS = 2_000_000_000  # nanoseconds; the coarsest file system in use tells moments two seconds apart
_PLACES = frozenset(place.value for place in FOLDERS)
_DEEPEST = 8  # folders below ours; the person's own order, of which we only say that it is none of ours


@dataclass(frozen=True, slots=True)
class Known:
    """A file that was read. ``signature`` None: a change of it could go unseen, so that its bytes are read again."""

    stored: StoredFile
    signature: Signature | None


class Look:
    """What lay there at one moment, by path and by a memory's id. Changed only by ``put``, after a write of our own."""

    def __init__(self, known: dict[str, Known], unread: Iterable[StoredFile] = ()) -> None:
        self.known = known
        self.unread = tuple(unread)
        self._whole: tuple[StoredFile, ...] | None = None
        self._paths: dict[str, set[str]] | None = None

    def all(self) -> tuple[StoredFile, ...]:
        """Every file in order of path, several of one id marked; the very same tuple until something changes."""
        if self._whole is None:
            read = [self.known[path].stored for path in sorted(self.known)]
            self._whole = with_doubles((*read, *self.unread))
        return self._whole

    def get(self, memory: str) -> StoredFile | None:
        """The one usable file with this id, as ``all`` has it."""
        return one_of(with_doubles(self.known[path].stored for path in self.paths(memory)), memory)

    def paths(self, memory: str) -> list[str]:
        """Where files with this id lie."""
        if self._paths is None:
            self._paths = {}
            for path, one in self.known.items():
                self._file_under(path, one.stored)
        return sorted(self._paths.get(memory, ()))

    def put(self, path: str, one: Known | None) -> None:
        """Let this be what lies at a path; None: nothing."""
        before = self.known.pop(path, None)
        if before is not None and before.stored.memory is not None and self._paths is not None:
            self._paths[before.stored.memory.id].discard(path)
        if one is not None:
            self.known[path] = one
            if self._paths is not None:
                self._file_under(path, one.stored)
        self._whole = None

    def same_as(self, known: dict[str, Known], unread: Iterable[StoredFile]) -> bool:
        """Whether these are the same files, saying the same."""
        if known.keys() != self.known.keys() or self.unread != tuple(unread):
            return False
        before = self.known
        return all(one is before[path] or one.stored is before[path].stored for path, one in known.items())

    def _file_under(self, path: str, stored: StoredFile) -> None:
        assert self._paths is not None
        if stored.memory is not None:
            self._paths.setdefault(stored.memory.id, set()).add(path)


class Looking:
    """One folder, and the last look at it."""

    def __init__(self, folder: Path, read_as: ReadAs) -> None:
        self._folder = folder
        self._read_as = read_as
        self.last = Look({})
        self.watch: FolderWatch | None = None  # for a process that looks again and again

    def look(self) -> Look:
        """What lies there now; the last look itself where nothing changed. Raises HomeDamaged."""
        if self.watch is not None:
            if self.watch.quiet():
                return self.last
            self.watch.begin(str(self._folder))
        found = _Found({}, [], time.time_ns())
        self._enter(str(self._folder), "", 0, found)
        if self.last.same_as(found.known, found.unread):
            self.last.known = found.known
        else:
            self.last = Look(found.known, found.unread)
        if self.watch is not None:
            self.watch.end()
        return self.last

    def holds(self, memory: str) -> bool:
        """Whether every file with this id still is what the last look found."""
        return all(self._holds(path) for path in self.last.paths(memory))

    def look_at(self, path: str) -> None:
        """Let the last look know what lies at one path now. Raises OSError."""
        self.last.put(path, self._read(self._file(path), path, time.time_ns()))

    def _holds(self, path: str) -> bool:
        known = self.last.known[path]
        try:
            if known.signature is not None:
                return _signature(self._file(path).lstat()) == known.signature
            now = self._read(self._file(path), path, time.time_ns())
        except OSError:
            return False
        return now is not None and now.stored is known.stored

    def _file(self, path: str) -> Path:
        return self._folder.joinpath(*path.split("/"))

    def _enter(self, folder: str, prefix: str, depth: int, found: _Found) -> None:
        if self.watch is not None:
            self.watch.add(folder)
        try:
            with disk_errors(Path(folder)), os.scandir(folder) as listing:
                entries = list(listing)
        except HomeDamaged:
            if not prefix:
                raise
            found.unread.append(unreadable_file(prefix.rstrip("/"), "unreadable"))
            return
        known, take = self.last.known, found.known
        for entry in entries:
            name = entry.name
            path = prefix + (name if name.isascii() else name.encode("utf-8", "backslashreplace").decode("utf-8"))
            before = known.get(path)
            if before is not None and before.signature is not None and _unchanged(entry, before.signature):
                take[path] = before
            elif not name.startswith("."):
                self._take(entry, path, depth, found)

    def _take(self, entry: os.DirEntry[str], path: str, depth: int, found: _Found) -> None:
        markdown = entry.name.lower().endswith(".md")
        if is_link(Path(entry.path)):
            if markdown or path in _PLACES:
                found.unread.append(unreadable_file(path, "link"))
        elif entry.is_dir(follow_symlinks=False):
            if depth < _DEEPEST:
                self._enter(entry.path, f"{path}/", depth + 1, found)
        elif markdown:
            self._take_file(entry, path, found)

    def _take_file(self, entry: os.DirEntry[str], path: str, found: _Found) -> None:
        if path not in self.last.known and not name_fits(entry.name):
            found.unread.append(unreadable_file(path, "bad_name"))
            return
        try:
            one = self._read(Path(entry.path), path, found.began)
        except OSError:
            found.unread.append(unreadable_file(path, "unreadable"))
            return
        if one is not None:
            found.known[path] = one

    def _read(self, file: Path, path: str, now: int) -> Known | None:
        """A file as it is now, None where there is none: judged anew only where its bytes are not the known ones."""
        try:
            signature = settled(file.lstat(), now)
            content = read_regular(file, MOST_BYTES)
        except FileNotFoundError:
            return None
        before = self.last.known.get(path)
        if before is not None and before.stored.content == content:
            return Known(before.stored, signature)
        return Known(self._read_as(path, content), signature)


@dataclass(frozen=True, slots=True)
class _Found:
    """A look while it is taken. ``began`` in nanoseconds of the system's clock."""

    known: dict[str, Known]
    unread: list[StoredFile]
    began: int


def settled(state: os.stat_result, now: int) -> Signature | None:
    """What changes with every change of a file, or None where a change could go unseen.

    A change within a tick of the clock after reading may leave all of it as it was, so a file counts as known only once
    its last change lies back. Windows has no time of change that a program could not set.
    """
    if sys.platform == "win32" or now - state.st_ctime_ns < _TICKS:
        return None
    return _signature(state)


def _signature(state: os.stat_result) -> Signature:
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns


def _unchanged(entry: os.DirEntry[str], signature: Signature) -> bool:
    """``_signature``, once more in place: this is done for each of thousands of files on every page."""
    try:
        state = entry.stat(follow_symlinks=False)
    except OSError:
        return False
    return signature == (state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns)
