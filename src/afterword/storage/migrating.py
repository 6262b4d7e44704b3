"""How the record's tables came to be, one numbered step after another, and how a record is brought up to the newest.

A step that was released is never changed, and later steps only add: an older release reads a newer record with the
columns that it knows.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from afterword.core.errors import DiskFull, HomeDamaged
from afterword.storage.atomic import DiskSteps, disk_errors, sweep_leftovers, temporary_beside
from afterword.storage.database import Database, sqlite_errors

Migration = Sequence[str]

MIGRATIONS: tuple[Migration, ...] = (
    (
        "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE lines (
            seq INTEGER PRIMARY KEY CHECK (seq > 0),
            at TEXT NOT NULL,
            device TEXT NOT NULL,
            kind TEXT NOT NULL,
            subject TEXT,
            body TEXT NOT NULL
        )""",
        "CREATE INDEX lines_by_subject ON lines (subject, seq) WHERE subject IS NOT NULL",
        "CREATE TABLE marks (chat TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE checkpoints (path TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE intents (
            place INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            line INTEGER REFERENCES lines (seq),
            body TEXT NOT NULL
        )""",
    ),
)


def migrate(database: Database, migrations: Sequence[Migration], backups: Path, steps: DiskSteps) -> None:
    """Make the tables or bring them up to the newest, each step in one transaction after a backup.

    For who holds the writer lock. Raises HomeBusy, DiskFull, HomeDamaged: then the step that failed never began.
    """
    for number in range(database.version() or 0, len(migrations)):
        if number:
            _back_up(database, backups / f"record-{number}.sqlite3", steps)
        with database.writing("migration") as connection:
            for statement in migrations[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")


def _back_up(database: Database, target: Path, steps: DiskSteps) -> None:
    """A copy of the record as it is, in place of what a migration that was cut off left there."""
    fresh = temporary_beside(target)
    with disk_errors(target):
        steps.make_folder(target.parent)
        sweep_leftovers(target.parent)
        os.close(steps.create(fresh))
    try:
        _copy(database, fresh, steps)
        with disk_errors(target):
            steps.rename(fresh, target)
            steps.fsync_folder(target.parent)
    except (DiskFull, HomeDamaged):
        with suppress(OSError):
            sweep_leftovers(target.parent)
        raise


def _copy(database: Database, fresh: Path, steps: DiskSteps) -> None:
    with sqlite_errors(fresh), steps.named("back up", fresh.name):
        copy = sqlite3.connect(fresh)
        try:
            database.writer().backup(copy)
        finally:
            copy.close()
    with disk_errors(fresh):
        file = os.open(fresh, os.O_RDWR)
        try:
            steps.fsync(file, fresh)
        finally:
            os.close(file)
