"""OpenCode's database: sessions, messages and parts by their rows."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from afterword.assistants.databases import read_database, rows, tables
from afterword.assistants.fields import (
    NO_FIELDS,
    Fields,
    Undecodable,
    decoded,
    fields,
    from_millis,
    number,
    text,
    within,
)
from afterword.ports import Unread

from .sessions import Message, Session

KEPT_OF_OUTPUT = 4000  # characters
_TABLES = frozenset({"session", "message", "part"})


def sessions_in(path: str) -> Sequence[Session] | Unread:
    """Every session of the database, in order of their ids."""
    found = read_database(path, _read)
    return Unread(path, "It holds no sessions of OpenCode.") if found is None else found


def is_database(path: str) -> bool:
    """Whether the database has OpenCode's tables."""
    return read_database(path, lambda connection: tables(connection) >= _TABLES) is True


def ids_in(path: str) -> frozenset[str]:
    """The ids of its sessions; none where it cannot be read."""
    return _ids(path, tuple(_stamp(f"{path}{suffix}") for suffix in ("", "-wal")))


@lru_cache(maxsize=8)
def _ids(path: str, _stamps: tuple[tuple[int, int], ...]) -> frozenset[str]:
    found = read_database(path, lambda connection: [text(row, "id") for row in rows(connection, "session", "id")])
    return frozenset() if isinstance(found, Unread) else frozenset(found)


def _stamp(path: str) -> tuple[int, int]:
    try:
        found = Path(path).stat()
    except OSError:
        return (0, 0)
    return (found.st_size, found.st_mtime_ns)


def _read(connection: sqlite3.Connection) -> Sequence[Session] | None:
    if not tables(connection) >= _TABLES:
        return None
    parts: dict[str, list[Fields]] = defaultdict(list)
    for row in rows(connection, "part", "id"):
        parts[text(row, "message_id")].append(_slim(_data(row)))
    messages: dict[str, list[Message]] = defaultdict(list)
    for row in rows(connection, "message", "id"):
        messages[text(row, "session_id")].append(Message(text(row, "id"), _data(row), parts.get(text(row, "id"), ())))
    return [_session(row, messages.get(text(row, "id"), ())) for row in rows(connection, "session", "id")]


def _session(row: Fields, messages: Sequence[Message]) -> Session:
    bad = sum(not message.data for message in messages)
    return Session(
        id=text(row, "id"),
        parent=text(row, "parent_id"),
        directory=text(row, "directory"),
        title=text(row, "title"),
        revert=_decoded(text(row, "revert")),
        created=from_millis(number(row, "time_created")),
        updated=from_millis(number(row, "time_updated")),
        messages=[message for message in messages if message.data],
        bad=bad + sum(not part for message in messages for part in message.parts),
    )


def _data(row: Fields) -> Fields:
    """A row's JSON, with the id that stands beside it."""
    data = _decoded(text(row, "data"))
    return {**data, "id": row.get("id")} if data else NO_FIELDS


def _slim(part: Fields) -> Fields:
    """A part without what a tool gave back, but for the beginning of it: it may be most of a database."""
    state = within(part, "state")
    if not state:
        return part
    kept = {name: state.get(name) for name in ("status", "input", "time")}
    said = {name: text(state, name)[:KEPT_OF_OUTPUT] for name in ("output", "error")}
    return {**part, "state": {**kept, **said, "metadata": {"exit": within(state, "metadata").get("exit")}}}


def _decoded(value: str) -> Fields:
    try:
        return fields(decoded(value.encode("utf-8", "replace"))) if value else NO_FIELDS
    except Undecodable:
        return NO_FIELDS
