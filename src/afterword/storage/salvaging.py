"""What can still be read of a record that is broken, row by row, and a new record that begins with it.

Works on a copy: the broken file is not changed by being read. A row is taken as it was or not at all.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from afterword.storage.atomic import DiskSteps, disk_errors, make_durable, sweep_leftovers, temporary_beside
from afterword.storage.codec import to_text
from afterword.storage.database import Database
from afterword.storage.migrating import MIGRATIONS, migrate

Row = tuple[object, ...]
_BESIDE = ("-wal",)  # what belongs to a database and holds data of its own
_MAGIC = b"SQLite format 3\0"
_HEAD, _LENGTH_AT = 100, 28  # bytes; https://sqlite.org/fileformat.html
_GAP = 10_000  # rows looked for one by one behind the last that could be read in order


@dataclass(frozen=True, slots=True)
class _Table:
    """A table: its name, its columns with the key first, and what a value of each must be."""

    name: str
    columns: tuple[str, ...]
    kinds: tuple[type | tuple[type, ...], ...]


_LINES = _Table(
    "lines",
    ("seq", "at", "device", "kind", "subject", "body"),
    (int, str, str, str, (str, type(None)), str),
)
_TABLES = (
    _LINES,
    _Table("marks", ("chat", "body"), (str, str)),
    _Table("checkpoints", ("path", "body"), (str, str)),
    _Table("intents", ("place", "id", "line", "body"), (int, str, (int, type(None)), str)),
)


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The rows of each table, by key."""

    rows: Mapping[str, Mapping[object, Row]] = field(default_factory=dict)

    @property
    def lines(self) -> int:
        """How many lines of the record there are."""
        return len(self.rows.get(_LINES.name, {}))

    @property
    def device(self) -> str:
        """The device that wrote the newest line, '' where there is none."""
        lines = self.rows.get(_LINES.name, {})
        return str(lines[max(lines, key=_order)][2]) if lines else ""

    def over(self, other: Salvaged) -> Salvaged:
        """This one's rows, and the other's lines where this one has none: an older copy's marks and intents are done
        with.
        """
        lines = {**other.rows.get(_LINES.name, {}), **self.rows.get(_LINES.name, {})}
        return Salvaged({**self.rows, _LINES.name: lines})


def _order(key: object) -> int:
    return key if isinstance(key, int) else 0


def salvage(path: Path) -> Salvaged:
    """Every row of a record that can still be read, however broken the file is. Raises DiskFull, HomeDamaged.

    Where its log lays something over it in which no line is, as one of another database does, it is read without.
    """
    found = _salvaged(path, _BESIDE)
    return found if found.lines else _salvaged(path, ())


def _salvaged(path: Path, besides: Sequence[str]) -> Salvaged:
    if not path.is_file():
        return Salvaged()
    copy = temporary_beside(path)
    try:
        with disk_errors(path):
            shutil.copyfile(path, copy)
            for suffix in besides:
                beside = path.with_name(f"{path.name}{suffix}")
                if beside.is_file():
                    shutil.copyfile(beside, copy.with_name(f"{copy.name}{suffix}"))
            _make_readable(copy)
        return Salvaged({table.name: _read(copy, table) for table in _TABLES})
    finally:
        with disk_errors(path):
            sweep_leftovers(path.parent)


def _make_readable(copy: Path) -> None:
    """Put right what stands at the head of a file and would make SQLite refuse all of it: its name, and a length that
    a file cut short no longer has (0: as long as it is).
    """
    with copy.open("r+b") as file:
        if len(file.read(_HEAD)) == _HEAD:
            file.seek(0)
            file.write(_MAGIC)
            file.seek(_LENGTH_AT)
            file.write(bytes(4))


def begin(path: Path, salvaged: Salvaged, last: Sequence[Row], steps: DiskSteps) -> None:
    """A new record at ``path`` that begins with these rows; ``last`` are lines behind them: at, device, kind, body.

    Complete before it takes the name. For who holds the writer lock. Raises DiskFull, HomeDamaged.
    """
    fresh = temporary_beside(path)
    database = Database(fresh, steps)
    try:
        migrate(database, MIGRATIONS, fresh.parent, steps)
        with database.writing("salvaged") as connection:
            for table in _TABLES:
                _insert(connection, table, _kept(table, salvaged).values())
            connection.executemany("INSERT INTO lines (at, device, kind, body) VALUES (?, ?, ?, ?)", last)
        database.close()
        make_durable(fresh, steps)
        with disk_errors(path):
            steps.rename(fresh, path)
            steps.fsync_folder(path.parent)
    finally:
        database.close()
        with disk_errors(path):
            sweep_leftovers(path.parent)


def line(at: str, device: str, body: object) -> Row:
    """A line for ``begin`` to end with."""
    return at, device, type(body).__name__, to_text(body)


def _kept(table: _Table, salvaged: Salvaged) -> Mapping[object, Row]:
    """The rows that may go in: an intent's line must be there."""
    rows = salvaged.rows.get(table.name, {})
    if table.name != "intents":
        return rows
    lines = salvaged.rows.get(_LINES.name, {})
    return {key: row for key, row in rows.items() if row[2] is None or row[2] in lines}


def _insert(connection: sqlite3.Connection, table: _Table, rows: Iterable[Row]) -> None:
    names, places = ", ".join(table.columns), ", ".join("?" * len(table.columns))
    connection.executemany(f"INSERT OR IGNORE INTO {table.name} ({names}) VALUES ({places})", rows)  # noqa: S608  names of our own


def _read(copy: Path, table: _Table) -> dict[object, Row]:
    """The rows of one table: from the front, from the back, and what lies between, one by one."""
    found: dict[object, Row] = {}
    with suppress(sqlite3.Error), closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.text_factory = lambda content: content.decode("utf-8", "replace")
        whole = _walk(connection, table, "ASC", found)
        if not whole:
            _walk(connection, table, "DESC", found)
            if table is _LINES:
                _one_by_one(connection, table, found)
    return found


def _walk(connection: sqlite3.Connection, table: _Table, order: str, found: dict[object, Row]) -> bool:
    """Take rows in order until one cannot be read. Whether all could."""
    query = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {table.columns[0]} {order}"  # noqa: S608  names of our own
    try:
        for row in connection.execute(query):
            if _fits(table, row):
                found.setdefault(row[0], row)
    except sqlite3.Error:
        return False
    return True


def _one_by_one(connection: sqlite3.Connection, table: _Table, found: dict[object, Row]) -> None:
    query = f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {table.columns[0]} = ?"  # noqa: S608  names of our own
    for key in _between(found):
        with suppress(sqlite3.Error):
            row = connection.execute(query, (key,)).fetchone()
            if row is not None and _fits(table, row):
                found[key] = row


def _between(found: Mapping[object, Row]) -> Iterator[int]:
    last = max((key for key in found if isinstance(key, int)), default=0)
    return (key for key in range(1, last + _GAP) if key not in found)


def _fits(table: _Table, row: Row) -> bool:
    return all(isinstance(value, kind) for value, kind in zip(row, table.kinds, strict=True))
