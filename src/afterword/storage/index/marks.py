"""How far each file was read, inside one transaction: a mark whole, and beside it the columns that a pass asks for.

Where nothing changed, a pass compares columns and decodes no mark. A mark that cannot be decoded counts as none.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Set
from typing import TypeVar

import msgspec

from afterword.core.mark import ReadingMark, Seen
from afterword.storage.collecting import uncollected

Noun = TypeVar("Noun")

_PUBLISH = "INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


def noun(content: bytes, kind: type[Noun]) -> Noun | None:
    """What was kept as JSON; None where this release cannot read it."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def publish(connection: sqlite3.Connection, mark: ReadingMark) -> None:
    """This is the file's mark from here on."""
    at = mark.checkpoint
    seen = (at.size, at.mtime_ns, at.reader_version, mark.learner_version, mark.settings, mark.pending)
    connection.execute(_PUBLISH, (at.path, *seen, msgspec.json.encode(mark)))
    connection.execute("DELETE FROM readings WHERE path = ?", (at.path,))
    connection.executemany(
        "INSERT OR REPLACE INTO readings VALUES (?, ?, ?)",
        [(at.path, one.chat, int(one.left_out)) for one in mark.chats],
    )


def settled(connection: sqlite3.Connection, learner: int, settings: str, left_out: Set[str]) -> set[Seen]:
    """See ports.Index."""
    rows = connection.execute(
        "SELECT path, size, mtime_ns, reader FROM marks WHERE learner = ? AND settings = ? AND pending = ''",
        (learner, settings),
    )
    otherwise = _otherwise(connection, left_out)
    with uncollected():
        return {row for row in rows if row[0] not in otherwise} if otherwise else set(rows)


def _otherwise(connection: sqlite3.Connection, left_out: Set[str]) -> set[str]:
    """Files of which a chat was left out that is not to be, or was not that is."""
    out = connection.execute("SELECT path, chat FROM readings WHERE left_out = 1").fetchall()
    paths = {path for path, chat in out if chat not in left_out}
    for chat in left_out:
        of_chat = connection.execute("SELECT path FROM readings WHERE chat = ? AND left_out = 0", (chat,))
        paths.update(path for (path,) in of_chat)
    return paths


def shared(connection: sqlite3.Connection) -> tuple[str, ...]:
    """See ports.Index."""
    several = "SELECT chat FROM readings GROUP BY chat HAVING count(*) > 1"
    rows = connection.execute(f"SELECT DISTINCT path FROM readings WHERE chat IN ({several})")  # noqa: S608  a text of our own
    return tuple(path for (path,) in rows)


def take_over(connection: sqlite3.Connection) -> None:
    """Marks as the first release kept them, with a column each: from the table that holds those."""
    for (content,) in connection.execute("SELECT mark FROM earlier_marks").fetchall():
        mark = noun(content, ReadingMark)
        if mark is not None:
            publish(connection, mark)
