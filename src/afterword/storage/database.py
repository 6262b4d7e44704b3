"""A SQLite file as we use it: how it is opened, for reading or writing, and what its errors mean to a person.

Knows no tables. Write-ahead log, so that readers never wait; full synchronisation, so that what was committed stays.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from afterword.core.errors import HomeBusy, HomeDamaged, HomeError
from afterword.storage.atomic import OWNER_ONLY, DiskSteps, disk_errors, full
from afterword.storage.log_reading import image_of
from afterword.storage.room import code_of, is_full

_PATIENCE = 30.0  # seconds that SQLite waits for another connection
_TRIES = 5  # readings of a file that another process changes meanwhile
_WRITING = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is taken out is overwritten
    "PRAGMA temp_store = MEMORY",  # nothing of the record in the system's temporary folder
    "PRAGMA trusted_schema = OFF",
)
_MAC = ("PRAGMA fullfsync = ON", "PRAGMA checkpoint_fullfsync = ON")


class Database:
    """Connections to one file: one for writing, shared by the threads in turn, and one a thread for reading."""

    def __init__(self, path: Path, steps: DiskSteps) -> None:
        self._path = path
        self._steps = steps
        self._turn = threading.RLock()
        self._process = os.getpid()
        self._writer: sqlite3.Connection | None = None
        self._readers: dict[int, sqlite3.Connection] = {}
        self._alone: dict[int, tuple[tuple[int, int, int] | None, ...]] = {}
        self._file: tuple[int, int] | None = None

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A connection that cannot write and waits for nobody. Raises HomeDamaged."""
        with sqlite_errors(self._path):
            self._check_same_file()
            yield self._reader()

    @contextmanager
    def writing(self, what: str) -> Iterator[sqlite3.Connection]:
        """A transaction: committed at the end, undone by an error. Raises DiskFull, HomeBusy, HomeDamaged."""
        with self._turn, sqlite_errors(self._path):
            self._check_same_file()
            connection = self.writer()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                with self._steps.named("commit", what):
                    connection.execute("COMMIT")
            except BaseException:  # whatever ended the block, an interrupt too: nothing of it may stay
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise

    def writer(self) -> sqlite3.Connection:
        """The connection for writing, outside a transaction. Makes the file, for the owner alone."""
        self._forget_other_process()
        if self._writer is None:
            self._make_file()
            self._writer = self._open("rw")
            for pragma in (*_WRITING, *(_MAC if sys.platform == "darwin" else ())):
                self._writer.execute(pragma)
        return self._writer

    def version(self) -> int | None:
        """The number of the newest migration in the file; None where there is no file yet. Raises HomeDamaged."""
        if not self._path.exists():
            return None
        with self.reading() as connection:
            found = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if found < 0:
                raise sqlite3.DatabaseError("its form is none that Afterword writes")
            return found

    def close(self) -> None:
        """Let the file go."""
        with self._turn:
            self._forget_other_process()
            for connection in (*self._readers.values(), *((self._writer,) if self._writer else ())):
                connection.close()
            self._readers.clear()
            self._alone.clear()
            self._writer = None
            self._file = None

    def _reader(self) -> sqlite3.Connection:
        self._forget_other_process()
        thread = threading.get_ident()
        if thread in self._alone and self._alone[thread] != self._signature():
            self._readers.pop(thread).close()
            del self._alone[thread]
        if thread not in self._readers:
            self._readers[thread] = self._open_reader(thread)
        return self._readers[thread]

    def _open_reader(self, thread: int) -> sqlite3.Connection:
        connection = None
        try:
            connection = self._open("ro")
            connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.OperationalError as error:
            if connection is not None:
                connection.close()
            if not self._path.exists():
                raise
            connection = self._without_writing(thread, error)
        connection.execute("PRAGMA query_only = ON")
        return connection

    def _without_writing(self, thread: int, error: sqlite3.OperationalError) -> sqlite3.Connection:
        """Where not even a reader's own place beside the file can be made: a folder that takes no writes, a full disk.

        The file and its log are read as they are, and again as soon as either changed.
        """
        for _ in range(_TRIES):
            before = self._signature()
            try:
                image = image_of(self._path)
            except (OSError, ValueError):
                raise error from None
            if self._signature() == before:
                self._alone[thread] = before
                return self._in_memory(image)
        raise error

    def _in_memory(self, image: bytes) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        connection.deserialize(image)
        self._file = self._file or _file_at(self._path)
        return connection

    def _signature(self) -> tuple[tuple[int, int, int] | None, ...]:
        return tuple(_state_of(self._path.with_name(f"{self._path.name}{suffix}")) for suffix in ("", "-wal"))

    def _open(self, mode: str) -> sqlite3.Connection:
        address = f"{self._path.absolute().as_uri()}?mode={mode}"
        connection = sqlite3.connect(
            address, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA cell_size_check = ON")
        self._file = self._file or _file_at(self._path)
        return connection

    def _check_same_file(self) -> None:
        """Nothing is written into a file that was set aside or deleted meanwhile, and nothing of it is shown."""
        self._forget_other_process()
        if self._file is not None and _file_at(self._path) != self._file:
            raise HomeDamaged(
                f"The record {self._path} was replaced or removed while this was running; nothing was written.",
                "Do the same again. If that does not help, run: afterword doctor",
            )

    def _make_file(self) -> None:
        if not self._path.exists():
            with disk_errors(self._path), suppress(FileExistsError):
                os.close(self._steps.create(self._path))
            with disk_errors(self._path):
                self._steps.fsync_folder(self._path.parent)
        elif sys.platform != "win32" and self._path.stat().st_mode & 0o077:
            self._path.chmod(OWNER_ONLY)

    def _forget_other_process(self) -> None:
        """A connection must not be used, nor closed, in a child process that inherited it."""
        if self._process != os.getpid():
            self._process = os.getpid()
            self._turn = threading.RLock()
            self._writer = None
            self._readers = {}
            self._alone = {}
            self._file = None


def _file_at(path: Path) -> tuple[int, int] | None:
    with suppress(FileNotFoundError):
        state = path.stat()
        return state.st_dev, state.st_ino
    return None


def _state_of(path: Path) -> tuple[int, int, int] | None:
    with suppress(FileNotFoundError):
        state = path.stat()
        return state.st_ino, state.st_size, state.st_mtime_ns
    return None


@contextmanager
def sqlite_errors(path: Path) -> Iterator[None]:
    """Turns what SQLite says into HomeBusy, DiskFull or HomeDamaged."""
    try:
        yield
    except sqlite3.Error as error:
        if code_of(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise HomeBusy(f"Another process keeps {path} busy.", "Wait a moment and do the same again.") from error
        if is_full(error, path):
            raise full(path) from error
        raise HomeDamaged(
            f"The record {path} cannot be used: {error}.",
            MENDS if _content(error) else "Look at who may read and write it, and whether its disk is there.",
        ) from error


def content_is_broken(error: HomeError) -> bool:
    """Whether what lies in the file is wrong, and not the way to it: rights, locks, room, the disk."""
    return isinstance(error.__cause__, sqlite3.Error) and _content(error.__cause__)


def _content(error: sqlite3.Error) -> bool:
    code = code_of(error)
    return code is None or code in _CONTENT


MENDS = "Run: afterword repair. It sets the record aside and takes up your memory files, which are still there."
_CONTENT = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_NOTADB,
)
