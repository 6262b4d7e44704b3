"""Rows beside the record's lines that cannot be read: what was intended, how far chats were looked at and files read.

They are found and named, and set aside whole in a file among the record's backups. Lines are never touched: one that
cannot be read stays in its place, and what rests on it fails closed.
"""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from afterword.core.fileop import Intent
from afterword.core.mark import Checkpoint, LookMark
from afterword.storage.atomic import DiskSteps, broken_beside, disk_errors, write_atomic
from afterword.storage.codec import TAG, UnknownShape, from_text
from afterword.storage.database import Database

INTENTS, MARKS, CHECKPOINTS = "intents", "marks", "checkpoints"
_KEYS: Mapping[str, tuple[str, type]] = {
    INTENTS: ("place", Intent),
    MARKS: ("chat", LookMark),
    CHECKPOINTS: ("path", Checkpoint),
}
_quickly: Mapping[type, msgspec.json.Decoder[object]] = {
    LookMark: msgspec.json.Decoder(LookMark),
    Checkpoint: msgspec.json.Decoder(Checkpoint),
}


@dataclass(frozen=True, slots=True)
class Garbled:
    """Rows of one table that cannot be read, by key."""

    table: str
    keys: tuple[object, ...]


def garbled(database: Database) -> tuple[Garbled, ...]:
    """Of each table that has any, what cannot be read as what belongs there. Changes nothing."""
    with database.reading() as connection:
        found = (Garbled(table, tuple(row[0] for row in _rows(connection, table))) for table in _KEYS)
        return tuple(one for one in found if one.keys)


def set_aside(database: Database, into: Path, steps: DiskSteps) -> tuple[tuple[str, int, Path], ...]:
    """Write such rows into files of their own and take them out of the record: table, how many, where they lie now.

    The file is whole on the disk before a row goes: cut off in between, they are written once more. For who holds the
    writer lock. Raises DiskFull, HomeDamaged.
    """
    did: list[tuple[str, int, Path]] = []
    for one in garbled(database):
        key = _KEYS[one.table][0]
        with database.reading() as connection:
            cursor = connection.execute(f"SELECT * FROM {one.table}")  # noqa: S608  names of our own
            names = [column[0] for column in cursor.description]
            rows = [dict(zip(names, row, strict=True)) for row in cursor]
        lost = [row for row in rows if row[key] in one.keys]
        path = broken_beside(into / f"{one.table}.jsonl")
        with disk_errors(into):
            steps.make_folder(into)
        write_atomic(path, _text(lost), steps)
        with database.writing("garbled") as connection:
            connection.executemany(f"DELETE FROM {one.table} WHERE {key} = ?", [(row[key],) for row in lost])  # noqa: S608  names of our own
        did.append((one.table, len(lost), path))
    return tuple(did)


def _rows(connection: sqlite3.Connection, table: str) -> Iterable[tuple[object, object]]:
    key, kind = _KEYS[table]
    rows = connection.execute(f"SELECT {key}, body FROM {table} ORDER BY {key}").fetchall()  # noqa: S608  names of our own
    return ((which, body) for which, body in rows if not _readable(kind, body))


def _readable(kind: type, body: object) -> bool:
    """Tried the quick way first: there may be ten thousands of them."""
    if not isinstance(body, str):
        return False
    with suppress(msgspec.DecodeError, UnicodeError):
        if kind in _quickly and body.startswith(f'{{"{TAG}":"{kind.__name__}"'):
            _quickly[kind].decode(body)
            return True
    try:
        from_text(kind, body)
    except UnknownShape:
        return False
    return True


def _text(rows: Iterable[Mapping[str, object]]) -> bytes:
    """One JSON object a row; bytes that are no text as base64."""

    def plain(value: object) -> object:
        return {"base64": base64.b64encode(value).decode("ascii")} if isinstance(value, bytes) else value

    lines = (json.dumps({name: plain(value) for name, value in row.items()}) for row in rows)
    return "".join(f"{line}\n" for line in lines).encode("ascii")
