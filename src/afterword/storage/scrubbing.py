"""Erasing words from the record: out of every row, and then out of the file, its log and the copies made of it.

The rows change in one transaction, which also notes that the file must be cleaned; that is done until it has succeeded.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from afterword.core.entry import Unreadable
from afterword.core.errors import HomeBusy
from afterword.core.fileop import Intent
from afterword.core.mark import LookMark
from afterword.storage.atomic import DiskSteps, remove_durably
from afterword.storage.codec import UnknownShape, body_from, from_text, map_json_texts, map_texts, to_text
from afterword.storage.database import Database, sqlite_errors

_NOTE = "scrubbing"

Words = Callable[[str], str]


def scrub_rows(database: Database, words: Words) -> int:
    """Put every text of every line, mark and intent through ``words``; gives the number of lines changed."""
    with database.writing("scrub") as connection:
        changed = dict.fromkeys(("lines", "marks", "intents"), 0)
        for table, key, scrubbed in _TABLES:
            for row, body in connection.execute(f"SELECT {key}, body FROM {table}").fetchall():  # noqa: S608  names of our own
                fresh = scrubbed(body, words)
                if fresh != body:
                    connection.execute(f"UPDATE {table} SET body = ? WHERE {key} = ?", (fresh, row))  # noqa: S608  names of our own
                    changed[table] += 1
        if any(changed.values()):
            connection.execute("INSERT OR REPLACE INTO notes VALUES (?, '')", (_NOTE,))
    return changed["lines"]


def scrub_unfinished(database: Database) -> bool:
    """Whether rows were changed and the file was not cleaned since."""
    with database.reading() as connection:
        return connection.execute("SELECT 1 FROM notes WHERE name = ?", (_NOTE,)).fetchone() is not None


def finish_scrub(database: Database, backups: Path, steps: DiskSteps) -> None:
    """Take what was replaced out of the file itself, its log, and the copies made before migrations.

    For who holds the writer lock. Raises HomeBusy while another process reads an old state, and DiskFull.
    """
    if backups.is_dir():
        for copy in sorted(backups.iterdir()):
            remove_durably(copy, steps)
    with sqlite_errors(database.path):
        _empty_log(database, steps)
        with steps.named("vacuum", database.path.name):
            database.writer().execute("VACUUM")
        _empty_log(database, steps)
    with database.writing("scrubbed") as connection:
        connection.execute("DELETE FROM notes WHERE name = ?", (_NOTE,))


def _empty_log(database: Database, steps: DiskSteps) -> None:
    with steps.named("checkpoint", database.path.name):
        busy = database.writer().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    if busy:
        raise HomeBusy(
            "The words are erased, but another process still reads an old state of the record.",
            "Close other Afterword windows; the rest is done at the next opening.",
        )


def _line(text: str, words: Words) -> str:
    body = body_from(text)
    return _any_json(text, words) if isinstance(body, Unreadable) else _known(text, body, words)


def _mark(text: str, words: Words) -> str:
    try:
        return _known(text, from_text(LookMark, text), words)
    except UnknownShape:
        return _any_json(text, words)


def _intent(text: str, words: Words) -> str:
    try:
        return _known(text, from_text(Intent, text), words)
    except UnknownShape:
        return _any_json(text, words)


def _known(text: str, value: object, words: Words) -> str:
    fresh = map_texts(value, words)
    return text if fresh == value else to_text(fresh)


def _any_json(text: str, words: Words) -> str:
    """A shape that this release does not know: every string of it; what is not even JSON as one text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return words(text)
    fresh = map_json_texts(data, words)
    return text if fresh == data else json.dumps(fresh, ensure_ascii=True, separators=(",", ":"))


_TABLES = (("lines", "seq", _line), ("marks", "chat", _mark), ("intents", "place", _intent))
