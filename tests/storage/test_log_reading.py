"""A record read without a byte being written: with its log, on a full disk, and again once it changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, keep, opened
from tests.storage.users import FORKS, as_ordinary_user, read_only

from afterword.core.memory import Kind, Memory
from afterword.storage.home import home_at
from afterword.storage.log_reading import image_of
from afterword.storage.opening import open_storage


def rows(connection: sqlite3.Connection) -> list[tuple[int, str]]:
    return connection.execute("SELECT a, b FROM t ORDER BY a").fetchall()


def seen(database: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(image_of(database))
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return rows(connection)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as a kill left it: a part of it written back, a part in the log, a transaction not finished."""
    file = tmp_path / "live.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as live:
        live.execute("PRAGMA journal_mode = WAL")
        live.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
        live.executemany("INSERT INTO t VALUES (?, ?)", [(n, "x" * 900) for n in range(50)])
        live.execute("PRAGMA wal_checkpoint(RESTART)")
        live.execute("DELETE FROM t WHERE a % 3 = 0")
        live.executemany("INSERT INTO t VALUES (?, ?)", [(n, "y" * 900) for n in range(100, 140)])
        live.execute("BEGIN")
        live.execute("PRAGMA cache_size = 2")
        live.executemany("INSERT INTO t VALUES (?, ?)", [(n, "z" * 900) for n in range(200, 260)])
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{file}{suffix}", tmp_path / f"killed.sqlite3{suffix}")
        live.execute("ROLLBACK")
    return tmp_path / "killed.sqlite3"


@pytest.mark.parametrize("part", [0.0, 0.2, 0.5, 0.8, 0.97, 1.0])
def test_the_image_is_what_sqlite_itself_would_read(part: float, database: Path) -> None:
    log = database.with_name(f"{database.name}-wal")
    os.truncate(log, int(log.stat().st_size * part))
    found = seen(database)
    with closing(sqlite3.connect(database)) as connection:
        assert found == rows(connection)
    assert len(found) > 30


def test_a_log_of_another_database_adds_nothing(database: Path) -> None:
    log = database.with_name(f"{database.name}-wal")
    content = bytearray(log.read_bytes())
    content[40] ^= 1
    log.write_bytes(bytes(content))
    found = seen(database)
    with closing(sqlite3.connect(database)) as connection:
        assert found == rows(connection)


def texts(home: Path) -> list[str]:
    storage = open_storage(home_at(home, {}), patience=1)
    lines = [line.body for line in storage.record.lines()]
    assert len(lines) == len(storage.files.all())
    storage.close()
    return [str(file.memory.text) for file in storage.files.all() if file.memory is not None]


def test_a_home_on_a_full_disk_is_read_whole(small_disk: Path) -> None:
    storage = opened(small_disk / "home")
    keep(storage, Memory("m-1", Kind.FACT, "Lives in Porto", created=AT))
    shutil.copytree(small_disk / "home", small_disk / "killed")  # the log stays
    storage.close()
    (small_disk / "killed/record/record.sqlite3-shm").unlink()
    with (small_disk / "filler").open("wb", buffering=0) as filler:
        os.posix_fallocate(filler.fileno(), 0, shutil.disk_usage(small_disk).free)
    for home in ("home", "killed"):
        assert texts(small_disk / home) == ["Lives in Porto"]
    (small_disk / "filler").unlink()


@FORKS
def test_a_home_in_a_folder_that_takes_no_writes_is_read_whole(tmp_path: Path) -> None:
    """With a log that was left behind, and no place of its own beside the file."""
    storage = opened(tmp_path / "home")
    keep(storage, Memory("m-1", Kind.FACT, "Lives in Porto", created=AT))
    with read_only(tmp_path / "home") as copy:
        (copy / "record/record.sqlite3-shm").unlink()
        (copy / "record").chmod(0o500)
        assert as_ordinary_user(lambda: texts(copy) == ["Lives in Porto"])
        (copy / "record").chmod(0o700)
    storage.close()


def test_what_is_read_so_is_read_again_once_it_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writing = opened(tmp_path / "home")
    keep(writing, Memory("m-1", Kind.FACT, "Lives in Porto", created=AT))
    reading = open_storage(home_at(tmp_path / "home", {}))
    real = sqlite3.connect

    def refuses(address: str, **more: object) -> sqlite3.Connection:
        if "mode=ro" in address:
            address = address.replace("record.sqlite3", "nothing.sqlite3")
        connection: sqlite3.Connection = real(address, **more)  # type: ignore[call-overload]  # handed on unread
        return connection

    monkeypatch.setattr("afterword.storage.database.sqlite3.connect", refuses)
    reading.close()
    assert len(list(reading.record.lines())) == 1
    keep(writing, Memory("m-2", Kind.FACT, "Is called Sam", created=AT))
    assert len(list(reading.record.lines())) == 2
    reading.close()
    writing.close()
