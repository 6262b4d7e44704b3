"""The record on the disk: an append-only history in SQLite, with marks, checkpoints and what is intended beside it.

One transaction a commit. Readers never wait. A record that a later release wrote is read and never written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from afterword.core.entry import Body, Held, Line, MemoryGone, MemoryNow, Released, Unreadable
from afterword.core.errors import DiskFull, HomeBusy, HomeNewer, Invariant
from afterword.core.fileop import Intent
from afterword.core.mark import Checkpoint, LookMark, Seen
from afterword.ports import Batch, WriterLock
from afterword.storage.atomic import DiskSteps
from afterword.storage.codec import UnknownShape, body_from, from_text, to_text
from afterword.storage.collecting import uncollected
from afterword.storage.database import Database
from afterword.storage.garbled import Garbled, garbled, set_aside
from afterword.storage.migrating import MIGRATIONS, Migration, migrate
from afterword.storage.scrubbing import finish_scrub, scrub_rows, scrub_unfinished

_PAGE = 500  # lines read at a time: no reader keeps an old state of the file alive for long
_MOST_GONE = 1000  # lines of one gap that are counted: a number may have been made up
_FIRST, _LAST = datetime(2, 1, 1, tzinfo=UTC), datetime(9999, 1, 1, tzinfo=UTC)  # any place's time is a date between
_COLUMNS = {
    "notes": "name, value",
    "lines": "seq, at, device, kind, subject, body",
    "marks": "chat, body",
    "checkpoints": "path, body",
    "intents": "place, id, line, body",
}

T = TypeVar("T")


class SqliteRecord:
    """ports.Record over one SQLite file. ``prepare`` comes first, unless the file is ``current`` already."""

    def __init__(
        self,
        path: Path,
        lock: WriterLock,
        steps: DiskSteps,
        *,
        device: str = "",
        backups: Path | None = None,
        migrations: Sequence[Migration] = MIGRATIONS,
        writable: bool = True,
    ) -> None:
        self._database = Database(path, steps)
        self._lock = lock
        self._steps = steps
        self._device = device
        self._backups = backups or path.parent / "backups"
        self._migrations = migrations
        self._writable = writable

    @property
    def current(self) -> bool:
        """Whether the file is there and of this release: nothing to prepare."""
        return self._database.version() == len(self._migrations) and not scrub_unfinished(self._database)

    @property
    def of_this_release(self) -> bool:
        """Whether it can be read as it is, even with an erasing that was cut off."""
        return self._database.version() == len(self._migrations)

    @property
    def newer(self) -> bool:
        """Whether a later release wrote it."""
        return (self._database.version() or 0) > len(self._migrations)

    @property
    def empty(self) -> bool:
        """Whether the file is there and nothing was ever made in it: cut off at its very beginning, or emptied."""
        return self._database.version() == 0

    def prepare(self) -> None:
        """Make the record or bring it up to this release, each step after a backup. Finish an erasing that was cut off.

        Raises HomeBusy, DiskFull, HomeDamaged. Does nothing to a newer record.
        """
        with self._lock.hold():
            if self.newer:
                return
            migrate(self._database, self._migrations, self._backups, self._steps)
            with suppress(HomeBusy, DiskFull):  # the words are out of use already; the next opening tries again
                self._finish_scrub()

    def commit(self, batch: Batch, *, at: datetime) -> tuple[Line, ...]:
        """See ports.Record. Raises Invariant for a time without zone and for an intent's id that is taken."""
        moment = _moment(at)
        brought = [(_moment(line.at), line.device, line.body, to_text(line.body)) for line in batch.brought]
        own = [(moment, self._device, body, to_text(body)) for body in batch.lines]
        with self._lock.hold():
            self._check_writable()
            with self._database.writing("batch") as connection:
                lines = _insert_lines(connection, (*brought, *own))
                _replace(connection, "marks", "chat", ((mark.chat, mark) for mark in batch.marks))
                _replace(connection, "checkpoints", "path", ((point.path, point) for point in batch.checkpoints))
                _insert_intents(connection, batch.intents, lines[-1].seq if lines else None)
                connection.executemany("DELETE FROM intents WHERE id = ?", [(done,) for done in batch.done])
        return lines

    def lines(self, after: int = 0) -> Iterator[Line]:
        """See ports.Record. A number that has no line, where a later one has, is a line that cannot be read."""
        for row in self.rows(after):
            if row[0] > after + 1:
                yield from (_unread(seq, "", "gone") for seq in range(max(after + 1, row[0] - _MOST_GONE), row[0]))
            yield _line(*row)
            after = row[0]

    def mark(self, chat: str) -> LookMark | None:
        """See ports.Record. One that cannot be read is none: the record still says when the chat was looked at."""
        return self._one(LookMark, "SELECT body FROM marks WHERE chat = ?", chat)

    def checkpoint(self, path: str) -> Checkpoint | None:
        """See ports.Record."""
        return self._one(Checkpoint, "SELECT body FROM checkpoints WHERE path = ?", path)

    def seen(self) -> Set[Seen]:
        """See ports.Record. Of each only what is compared is decoded; one without it counts as none."""
        try:
            found = _compared(
                str(self._rows("SELECT '[' || coalesce(group_concat(body), '') || ']' FROM checkpoints")[0][0])
            )
        except (msgspec.DecodeError, UnicodeError):
            found = [one for (body,) in self._rows("SELECT body FROM checkpoints") for one in _each(str(body))]
        with uncollected():
            return {(one.path, one.size, one.mtime_ns, one.reader_version) for one in found}

    def intents(self) -> tuple[Intent, ...]:
        """See ports.Record; in the order in which they were written."""
        rows = self._rows("SELECT body FROM intents ORDER BY place")
        return tuple(found for (body,) in rows if (found := _known(Intent, body)) is not None)

    def newest_seal(self, memory: str) -> str | None:
        """The seal of the last state that was written of this memory, None where there is none."""
        rows = self._rows(
            "SELECT body FROM lines WHERE subject = ? AND kind = 'MemoryNow' ORDER BY seq DESC LIMIT 1", memory
        )
        now = body_from(rows[0][0]) if rows else None
        return now.seal if isinstance(now, MemoryNow) else None

    def rows(self, after: int = 0) -> Iterator[tuple[int, str, str, str]]:
        """Every line with a larger ``seq`` as it is kept, also one that cannot be read: seq, time, device, body."""
        while page := self._rows(
            "SELECT seq, at, device, body FROM lines WHERE seq > ? ORDER BY seq LIMIT ?", after, _PAGE
        ):
            yield from page
            after = page[-1][0]

    def marks(self) -> tuple[LookMark, ...]:
        """How far every chat was looked at, as far as that can be read."""
        bodies = self._rows("SELECT body FROM marks ORDER BY chat")
        return tuple(mark for (body,) in bodies if (mark := _known(LookMark, body)) is not None)

    def newest_device(self) -> str:
        """The device that wrote the newest line; '' where there is none."""
        if not self._database.version():
            return ""
        rows = self._rows("SELECT device FROM lines ORDER BY seq DESC LIMIT 1")
        return str(rows[0][0]) if rows else ""

    def scrub(self, words: Callable[[str], str]) -> int:
        """See ports.Record. What was taken out is gone from the file, its log and the backups of migrations too.

        Raises HomeBusy where another process keeps reading an old state: the words are out of use then, and the rest is
        done at the next opening.
        """
        with self._lock.hold():
            self._check_writable()
            changed = scrub_rows(self._database, words)
            self._finish_scrub()
        return changed

    def check(self) -> tuple[str, ...]:
        """What SQLite finds wrong with the file; empty if all is well. Raises HomeDamaged, for lack of a table too."""
        for table, columns in _COLUMNS.items():
            self._rows(f"SELECT {columns} FROM {table} LIMIT 0")  # noqa: S608  names of our own
        rows = (*self._rows("PRAGMA integrity_check"), *self._rows("PRAGMA foreign_key_check"))
        return tuple(str(row[0]) for row in rows if row[0] != "ok")

    def garbled(self) -> tuple[Garbled, ...]:
        """What is intended and which marks cannot be read: they are passed over wherever they are asked for."""
        return garbled(self._database)

    def set_aside_garbled(self) -> tuple[tuple[str, int, Path], ...]:
        """Take them out, whole, into files beside the record's backups: table, how many, where they lie now.

        Raises HomeNewer, HomeBusy, DiskFull.
        """
        with self._lock.hold():
            self._check_writable()
            return set_aside(self._database, self._backups, self._steps)

    def close(self) -> None:
        """Let the file go. Nothing is lost without it."""
        self._database.close()

    def _finish_scrub(self) -> None:
        if scrub_unfinished(self._database):
            finish_scrub(self._database, self._backups, self._steps)

    def _check_writable(self) -> None:
        if not self._writable or self.newer:
            raise HomeNewer(
                f"A newer release of Afterword wrote {self._database.path.parent}. Here it can only be read.",
                "Install that release to change it.",
            )

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self._database.reading() as connection:
            return connection.execute(query, values).fetchall()

    def _one(self, kind: type[T], query: str, key: str) -> T | None:
        rows = self._rows(query, key)
        return _known(kind, str(rows[0][0])) if rows else None


def _insert_lines(connection: sqlite3.Connection, rows: Sequence[tuple[datetime, str, Body, str]]) -> tuple[Line, ...]:
    written: list[Line] = []
    for at, device, body, text in rows:
        row = (at.isoformat(), device, type(body).__name__, _subject(body), text)
        cursor = connection.execute("INSERT INTO lines (at, device, kind, subject, body) VALUES (?, ?, ?, ?, ?)", row)
        written.append(Line(int(cursor.lastrowid or 0), at, device, body))
    return tuple(written)


def _line(seq: int, at: str, device: str, body: str) -> Line:
    try:
        moment = datetime.fromisoformat(at)
        if not _FIRST <= moment < _LAST:  # raises TypeError for one without a zone
            return _unread(seq, device, "no time")
        return Line(seq, moment, device, body_from(body))
    except (TypeError, ValueError):
        return _unread(seq, device, "no time")


def _unread(seq: int, device: object, why: str) -> Line:
    return Line(seq, datetime.min.replace(tzinfo=UTC), str(device), Unreadable(detail=why))


def _known(kind: type[T], text: object) -> T | None:
    try:
        return from_text(kind, str(text))
    except UnknownShape:
        return None


class _Compared(msgspec.Struct, gc=False):
    """Of a checkpoint what tells whether its file changed."""

    path: str
    size: int
    mtime_ns: int
    reader_version: int


_compared = msgspec.json.Decoder(list[_Compared]).decode


def _each(body: str) -> list[_Compared]:
    """The one of this body, or none, where one among many cannot be read."""
    try:
        return _compared(f"[{body}]")
    except (msgspec.DecodeError, UnicodeError):
        return []


def _moment(at: datetime) -> datetime:
    if at.tzinfo is None:
        raise Invariant("A line's time names its zone.")
    return at.astimezone(UTC)


def _subject(body: Body) -> str | None:
    match body:
        case MemoryNow():
            return body.memory.id
        case MemoryGone() | Held() | Released():
            return body.memory
        case _:
            return None


def _replace(connection: sqlite3.Connection, table: str, key: str, rows: Iterable[tuple[str, object]]) -> None:
    statement = f"INSERT OR REPLACE INTO {table} ({key}, body) VALUES (?, ?)"  # noqa: S608  names of our own
    connection.executemany(statement, [(name, to_text(value)) for name, value in rows])


def _insert_intents(connection: sqlite3.Connection, intents: Sequence[Intent], line: int | None) -> None:
    for intent in intents:
        try:
            connection.execute(
                "INSERT INTO intents (id, line, body) VALUES (?, ?, ?)", (intent.id, line, to_text(intent))
            )
        except sqlite3.IntegrityError as error:
            raise Invariant(f"The intent {intent.id} is there already.") from error
