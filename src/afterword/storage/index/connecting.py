"""Connections to the index file: shared by processes and threads, set aside where it is broken or of an older release.

What lies here can be made again from the chats, so a commit need not reach the disk before the next thing is done: a
crash of the computer may cost the last commits, never the file.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from afterword.core.errors import AfterwordError, HomeBusy, HomeDamaged, HomeNewer
from afterword.storage.atomic import OWNER_ONLY, DiskSteps, disk_errors, full
from afterword.storage.home import own_folder
from afterword.storage.lock import refuse_gone
from afterword.storage.room import code_of, is_full

from .marks import take_over
from .tables import FROM_FIRST, TABLES, VERSION

PATIENCE = 30.0  # seconds that one connection waits for another
_PRAGMAS = (
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is taken out is overwritten
    "PRAGMA temp_store = MEMORY",  # nothing of a chat in the system's temporary folder
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
)
_BESIDE = ("", "-wal", "-shm")
_BROKEN = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_NOTADB,
)

Given = TypeVar("Given")


class _Unfit(Exception):
    """The file cannot serve as this release's index; the message says why. It never leaves this module."""


@dataclass
class _Open:
    """The connections to one file, known by its inode; a file that takes its place is another one."""

    identity: tuple[int, int]
    process: int
    writer: sqlite3.Connection
    readers: dict[int, sqlite3.Connection] = field(default_factory=dict)

    def close(self) -> None:
        if self.process == os.getpid():  # a child must not touch what it inherited
            for connection in (*self.readers.values(), self.writer):
                with suppress(sqlite3.Error):
                    connection.close()


class Connections:
    """One connection for writing, shared by the threads in turn, and one a thread for reading.

    ``did`` tells why a file was set aside, in a few plain words each. ``fresh`` fills the state of a new file.
    """

    def __init__(self, path: Path, steps: DiskSteps, fresh: Callable[[sqlite3.Connection], None]) -> None:
        self.path = path
        self.did: list[str] = []
        self._steps = steps
        self._fresh = fresh
        self._turn = threading.RLock()  # whose turn it is to write
        self._holding = threading.RLock()  # which connections there are; held for moments only, so that readers go on
        self._open: _Open | None = None
        self._retired: list[_Open] = []  # other threads may still read through these

    def read(self, act: Callable[[sqlite3.Connection], Given]) -> Given:
        """What ``act`` reads, all of it at one moment. Raises HomeBusy, HomeDamaged, HomeNewer, DiskFull."""
        return self._again_if_broken(lambda: self._read(act))

    def write(self, act: Callable[[sqlite3.Connection], Given]) -> Given:
        """What ``act`` does, as one transaction. Raises as ``read`` does."""
        return self._again_if_broken(lambda: self._write(act))

    def close(self) -> None:
        """Let the file go."""
        with self._holding:
            self._retire()
            for opened in self._retired:
                opened.close()
            self._retired.clear()

    def _retire(self) -> None:
        if self._open is not None:
            self._retired.append(self._open)
        self._open = None

    def _read(self, act: Callable[[sqlite3.Connection], Given]) -> Given:
        with self._holding:
            connection = self._reader(self._current())
        connection.execute("BEGIN")
        try:
            return act(connection)
        finally:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")

    def _write(self, act: Callable[[sqlite3.Connection], Given]) -> Given:
        with self._turn:
            with self._holding:
                connection = self._current().writer
            connection.execute("BEGIN IMMEDIATE")
            try:
                given = act(connection)
                with self._steps.named("commit", self.path.name):
                    connection.execute("COMMIT")
            except BaseException:  # whatever ended the act, an interrupt too: nothing of it may stay
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise
            return given

    def _again_if_broken(self, act: Callable[[], Given]) -> Given:
        """Once more over a new file, where the old one turns out to be broken."""
        try:
            try:
                return act()
            except sqlite3.Error as error:
                if not _is_broken(error):
                    raise
                self._set_aside(f"it was damaged ({error})")
                return act()
        except sqlite3.Error as error:
            raise self._meaning(error) from error

    def _current(self) -> _Open:
        """The connections to the file that lies there now. One that was removed comes back empty."""
        found = _identity(self.path)
        opened = self._open
        if opened is not None and opened.process == os.getpid() and opened.identity == found:
            return opened
        self._retire()
        try:
            self._open = self._opened()
        except _Unfit as unfit:
            self._set_aside(str(unfit))
            self._open = self._opened()
        return self._open

    def _opened(self) -> _Open:
        self._make_file()
        identity = _identity(self.path) or (0, 0)
        writer = self._connect()
        try:
            version = int(writer.execute("PRAGMA user_version").fetchone()[0])
            if version > VERSION:
                raise HomeNewer(
                    f"A newer release wrote the index {self.path}.", "Update Afterword, or remove the file."
                )
            if version == 0:
                self._make_tables(writer)
            elif version == 1:
                self._bring_up(writer)
            elif version < VERSION:
                raise _Unfit("an earlier release wrote it")
        except BaseException:  # whatever ended it, Ctrl-C too
            writer.close()
            raise
        return _Open(identity, os.getpid(), writer)

    def _make_tables(self, writer: sqlite3.Connection) -> None:
        writer.execute("PRAGMA journal_mode = WAL")
        with _whole(writer):
            if writer.execute("PRAGMA user_version").fetchone()[0] == 0:
                if writer.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
                    raise _Unfit("it is no index of ours")
                for table in TABLES:
                    writer.execute(table)
                self._fresh(writer)
                writer.execute(f"PRAGMA user_version = {VERSION}")

    def _bring_up(self, writer: sqlite3.Connection) -> None:
        """From the first version, in one transaction: chunks, vectors and labels stay as they are."""
        with _whole(writer):
            if writer.execute("PRAGMA user_version").fetchone()[0] == 1:
                try:
                    for statement in FROM_FIRST:
                        writer.execute(statement)
                    take_over(writer)
                    writer.execute("DROP TABLE earlier_marks")
                except sqlite3.OperationalError as error:
                    if code_of(error) != sqlite3.SQLITE_ERROR:
                        raise
                    raise _Unfit(f"it says that an earlier release wrote it, and does not look so ({error})") from None
                writer.execute(f"PRAGMA user_version = {VERSION}")

    def _reader(self, opened: _Open) -> sqlite3.Connection:
        thread = threading.get_ident()
        if thread not in opened.readers:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            opened.readers[thread] = connection
        return opened.readers[thread]

    def _connect(self) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            connection.execute(pragma)
        return connection

    def _make_file(self) -> None:
        if not self.path.exists():
            own_folder(self.path.parent, self._steps)
            with self._alone():
                if not self.path.exists():
                    self._remove()
                    os.close(self._steps.create(self.path))
        elif sys.platform != "win32" and self.path.stat().st_mode & 0o077:
            with disk_errors(self.path):
                self.path.chmod(OWNER_ONLY)

    def _set_aside(self, why: str) -> None:
        """Take the file out of the way and remove it: what it held comes back with the next learn.

        Only one process does so, and only with the very file that it found unfit.
        """
        with self._holding:
            found = self._open.identity if self._open is not None else _identity(self.path)
            self._retire()
            with self._alone():
                if found is not None and _identity(self.path) == found:
                    self._remove()
            self.did.append(why)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other process makes the file or takes it away meanwhile."""
        refuse_gone(self.path.parent.parent)
        lock = FileLock(self.path.with_name("making.lock"), timeout=PATIENCE, mode=OWNER_ONLY)
        try:
            with lock, disk_errors(self.path):
                yield
        except Timeout as error:
            raise HomeBusy(f"Another process makes {self.path}.", "Wait a moment and do the same again.") from error

    def _remove(self) -> None:
        """The log goes first: left beside a new file, it would be taken for that one's."""
        for end in reversed(_BESIDE):
            self._steps.remove(self.path.with_name(f"{self.path.name}{end}"))

    def _meaning(self, error: sqlite3.Error) -> AfterwordError:
        if code_of(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return HomeBusy(f"Another process keeps {self.path} busy.", "Wait a moment and do the same again.")
        if is_full(error, self.path):
            return full(self.path)
        return HomeDamaged(f"The index {self.path} cannot be used: {error}.", "Look at who may read and write it.")


@contextmanager
def _whole(writer: sqlite3.Connection) -> Iterator[None]:
    """A transaction for the block; undone where the block does not come to its end."""
    writer.execute("BEGIN IMMEDIATE")
    try:
        yield
        writer.execute("COMMIT")
    except BaseException:  # whatever ended it, Ctrl-C too
        with suppress(sqlite3.Error):
            writer.execute("ROLLBACK")
        raise


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _is_broken(error: sqlite3.Error) -> bool:
    """Whether what lies in the file is wrong, and not the way to it: rights, locks, room, the disk."""
    return code_of(error) in _BROKEN or "no such table" in str(error)
