"""SQLite databases of programs that may be running: read, never written to, and no lock held that a writer waits for.

One with a write-ahead log that is open elsewhere is opened read-only in its place: readers and the writer do not wait
for each other there. Any other is copied first, as reading it would lock it, or leave files beside it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar
from urllib.parse import quote

from afterword.ports import Unread

from .fields import Fields
from .lines import open_regular, unread

T = TypeVar("T")
Read = Callable[[sqlite3.Connection], T]

LARGEST = 8 * 1024**3  # bytes
_LONGEST_VALUE = 64 * 1024**2
_WAIT = 0.5  # seconds
_STEPS = 100_000  # of the database's own machine between two looks at the count
MOST_STEPS = 20_000  # times as many
_TRIES = 3
_JOURNAL = slice(18, 20)  # where the header says how the database is written
_WITH_LOG = b"\x02\x02"


def read_database(path: str, read: Read[T], *, steps: int = MOST_STEPS) -> T | Unread:
    """What ``read`` makes of the database, or why it cannot be read.

    ``steps``: after so many times 100,000 steps of the database's own machine a query is broken off.
    """
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    with file:
        head = file.read(_JOURNAL.stop) or b""
        if os.fstat(file.fileno()).st_size > LARGEST:
            return Unread(path, f"It is larger than {LARGEST // 1024**3} GB.")
    if head[_JOURNAL] == _WITH_LOG and Path(f"{path}-wal").exists() and Path(f"{path}-shm").exists():
        found = _try(path, path, read, steps)
        if not isinstance(found, Unread):
            return found
    try:
        with TemporaryDirectory(prefix="afterword-") as folder:
            copy = _copied(path, Path(folder))
            if copy is None:
                return Unread(path, "It is being written just now.", "Try again in a moment.")
            return _try(path, str(copy), read, steps)
    except OSError as problem:
        return unread(path, problem)


def rows(connection: sqlite3.Connection, table: str, order: str) -> Iterator[Fields]:
    """The rows of a real table by their columns' names, one at a time; none where there is no such table.

    ``table`` and ``order`` are our own words, never a file's.
    """
    if table not in tables(connection):
        return
    cursor = connection.execute(f'SELECT * FROM "{table}" ORDER BY {order}')  # noqa: S608 - our own words, as said above
    names = [column[0] for column in cursor.description]
    for row in cursor:
        yield dict(zip(names, row, strict=True))


def tables(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of the real tables; views and virtual ones run somebody's code."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
    return frozenset(str(row[0]) for row in found)


def _try(path: str, place: str, read: Read[T], steps: int) -> T | Unread:
    counted = 0

    def too_long() -> bool:
        nonlocal counted
        counted += 1
        return counted > steps

    try:
        connection = sqlite3.connect(f"file:{quote(place)}?mode=ro", uri=True, timeout=_WAIT)
    except sqlite3.Error as problem:
        return Unread(path, f"It cannot be opened as a database ({problem}).")
    try:
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
        connection.set_progress_handler(too_long, _STEPS)
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("BEGIN")
        return read(connection)
    except (sqlite3.Error, OverflowError, MemoryError) as problem:
        return Unread(path, f"It cannot be read as a database ({problem}).")
    finally:
        connection.close()


def _copied(path: str, folder: Path) -> Path | None:
    """A copy with its log, taken while nothing changed. None where that did not happen."""
    copy = folder / "copy.db"
    for _ in range(_TRIES):
        before = _stamps(path)
        for suffix in ("", "-wal"):
            Path(f"{copy}{suffix}").unlink(missing_ok=True)
            if Path(f"{path}{suffix}").is_file():
                shutil.copyfile(f"{path}{suffix}", f"{copy}{suffix}")
        if _stamps(path) == before:
            return copy
    return None


def _stamps(path: str) -> tuple[tuple[int, int] | None, ...]:
    stamps: list[tuple[int, int] | None] = []
    for suffix in ("", "-wal", "-journal"):
        try:
            found = Path(f"{path}{suffix}").stat()
        except OSError:
            stamps.append(None)
        else:
            stamps.append((found.st_size, found.st_mtime_ns))
    return tuple(stamps)
