"""The record as a file: who waits for whom, what is left of erased words, backups, and files that are no record."""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest
from tests.ports.test_record import LEARNING
from tests.storage.agreeing import AT
from tests.storage.users import FORKS, as_ordinary_user, read_only

from afterword.core.entry import Learning, Line, MemoryGone, MemoryNow, NeverAdded, SettingNow, Unreadable
from afterword.core.errors import HomeBusy, HomeDamaged
from afterword.core.mark import Checkpoint, LookMark
from afterword.core.memory import Kind, Memory
from afterword.ports import Batch
from afterword.storage.atomic import DiskSteps
from afterword.storage.lock import HomeLock
from afterword.storage.migrating import MIGRATIONS
from afterword.storage.record import SqliteRecord

SECRET = "the ferry to Cacilhas"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "record.sqlite3"


@pytest.fixture
def record(path: Path) -> Iterator[SqliteRecord]:
    made = at(path)
    made.prepare()
    yield made
    made.close()


def at(path: Path, **given: object) -> SqliteRecord:
    return SqliteRecord(path, HomeLock(path.with_name("writer.lock"), patience=5), DiskSteps(), **given)  # type: ignore[arg-type]  # keyword arguments of any kind


def setting(value: str) -> Batch:
    return Batch(lines=(SettingNow("n", value),))


def raw(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()) if file.is_file())


def test_it_is_set_for_safety(record: SqliteRecord, path: Path) -> None:
    record.commit(setting("1"), at=AT)
    connection = record._database.writer()
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1, "temp_store": 2}
    assert {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted} == wanted
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO intents (id, line, body) VALUES ('x', 999, '{}')")
    with record._database.reading() as reader, pytest.raises(sqlite3.OperationalError):
        reader.execute("DELETE FROM lines")


def test_a_reader_waits_for_nobody(record: SqliteRecord, path: Path) -> None:
    record.commit(setting("1"), at=AT)
    with record._database.writing("a long one") as connection:
        connection.execute("INSERT INTO notes VALUES ('busy', '')")
        before = time.monotonic()
        other = at(path)
        assert [line.body for line in other.lines()] == [SettingNow("n", "1")]
        assert other.current
        assert time.monotonic() - before < 5
        other.close()


def test_a_reader_in_the_middle_sees_what_comes_and_nothing_twice(record: SqliteRecord, path: Path) -> None:
    record.commit(Batch(lines=tuple(SettingNow("n", str(n)) for n in range(700))), at=AT)
    reading = at(path).lines()
    first = [next(reading).seq for _ in range(300)]
    record.commit(setting("late"), at=AT)
    assert first + [line.seq for line in reading] == list(range(1, 702))


def test_threads_share_a_record(record: SqliteRecord) -> None:
    def write(number: int) -> None:
        for step in range(10):
            record.commit(setting(f"{number}-{step}"), at=AT)
            assert any(isinstance(line, Line) for line in record.lines())

    threads = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [line.seq for line in record.lines()] == list(range(1, 41))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@FORKS
def test_a_child_process_does_not_use_its_parents_connection(record: SqliteRecord) -> None:
    record.commit(setting("parent"), at=AT)
    child = os.fork()
    if child == 0:
        record.commit(setting("child"), at=AT)
        os._exit(0 if len(list(record.lines())) == 2 else 1)
    assert os.waitpid(child, 0)[1] == 0
    record.commit(setting("parent again"), at=AT)
    assert len(list(record.lines())) == 3
    assert record.check() == ()


def test_the_newest_seal_of_a_memory(record: SqliteRecord) -> None:
    memory = Memory("m-1", Kind.FACT, "Lives in Porto", created=AT)
    assert record.newest_seal("m-1") is None
    record.commit(Batch(lines=(MemoryNow(memory, "a.md", "s1-old", "l-1"),)), at=AT)
    record.commit(Batch(lines=(MemoryNow(memory, "a.md", "s1-new", "l-2"), MemoryGone("m-2", "l-3"))), at=AT)
    assert record.newest_seal("m-1") == "s1-new"
    assert record.newest_seal("m-2") is None


def test_erased_words_are_gone_from_the_file_itself(record: SqliteRecord, path: Path) -> None:
    """From the pages, from pages no longer in use, from the log, and from copies of the record made by migrations."""
    long = NeverAdded("n-1", f"{SECRET} " * 3000, "", "l-1")
    mark = LookMark("claude-code:7", SECRET, "ab", AT, 1)
    record.commit(Batch(lines=(LEARNING, NeverAdded("n-2", SECRET, "", "l-1"), long), marks=(mark,)), at=AT)
    later = at(path, migrations=(*MIGRATIONS, ("CREATE TABLE more (a)",)))
    later.prepare()
    assert (path.parent / "backups/record-1.sqlite3").read_bytes().count(SECRET.encode()) > 1000
    assert SECRET.encode() in raw(path)
    assert later.scrub(lambda text: text.replace(SECRET, "[erased]")) == 2
    everything = raw(path) + b"".join(file.read_bytes() for file in (path.parent / "backups").iterdir())
    assert SECRET.encode() not in everything
    assert b"Cacilhas" not in everything
    assert b"[erased]" in everything
    assert len(list(later.lines())) == 3
    later.close()


def test_erasing_reaches_lines_that_this_release_cannot_read(record: SqliteRecord, path: Path) -> None:
    record.commit(setting("1"), at=AT)
    with record._database.writing("as a later release") as connection:
        for body in ('{"is":"Dream","about":["ferry",{"x":"the ferry"}]}', "ferry, and no JSON"):
            connection.execute(
                "INSERT INTO lines (at, device, kind, body) VALUES (?, '', 'Dream', ?)", (AT.isoformat(), body)
            )
    assert [type(line.body) for line in record.lines()] == [SettingNow, Unreadable, Unreadable]
    assert record.scrub(lambda text: text.replace("ferry", "*")) == 2
    assert b"ferry" not in raw(path)


def test_a_line_without_a_time_is_unreadable(record: SqliteRecord) -> None:
    record.commit(setting("1"), at=AT)
    with record._database.writing("another hand") as connection:
        connection.execute("UPDATE lines SET at = 'noon'")
    assert [line.body for line in record.lines()] == [Unreadable(detail="no time")]


def test_a_line_of_a_later_release_stays_as_it_was_written(record: SqliteRecord, path: Path) -> None:
    body = '{"is": "Dream",  "about": "ships"}'
    with record._database.writing("as a later release") as connection:
        connection.execute(
            "INSERT INTO lines (at, device, kind, body) VALUES (?, 'd-9', 'Dream', ?)", (AT.isoformat(), body)
        )
    record.commit(setting("after"), at=AT + timedelta(days=1))
    first, second = record.lines()
    assert first.body == Unreadable("Dream", "no 'Dream' here")
    assert (first.seq, first.device, first.at) == (1, "d-9", AT)
    assert second.body == SettingNow("n", "after")
    record.scrub(lambda text: text.replace("nothing of it", ""))
    with record._database.reading() as connection:
        assert connection.execute("SELECT body FROM lines WHERE seq = 1").fetchone()[0] == body


def test_erasing_that_a_reader_holds_up_is_finished_later(path: Path) -> None:
    record = SqliteRecord(path, HomeLock(path.with_name("writer.lock")), DiskSteps())
    record.prepare()
    record.commit(Batch(lines=(NeverAdded("n-1", SECRET, "", "l-1"),)), at=AT)
    record._database.writer().execute("PRAGMA busy_timeout = 100")
    holding = sqlite3.connect(path, isolation_level=None)
    holding.execute("BEGIN")
    holding.execute("SELECT * FROM lines").fetchall()
    with pytest.raises(HomeBusy):
        record.scrub(lambda text: text.replace(SECRET, "[erased]"))
    assert [line.body for line in record.lines()] == [NeverAdded("n-1", "[erased]", "", "l-1")]
    assert not record.current
    holding.execute("COMMIT")
    holding.close()
    record.close()
    again = at(path)
    again.prepare()
    assert again.current
    assert SECRET.encode() not in raw(path)
    again.close()


def test_migrations_run_in_order_each_after_a_backup(record: SqliteRecord, path: Path) -> None:
    record.commit(Batch(lines=(LEARNING,)), at=AT)
    later = at(
        path,
        migrations=(
            *MIGRATIONS,
            ("CREATE TABLE one (a)",),
            ("CREATE TABLE two AS SELECT * FROM one", "DROP TABLE one"),
        ),
    )
    before = later.current
    later.prepare()
    assert (before, later.current) == (False, True)
    backups = sorted(file.name for file in (path.parent / "backups").iterdir())
    assert backups == ["record-1.sqlite3", "record-2.sqlite3"]
    wanted: dict[str, set[str]] = {"record-1.sqlite3": set(), "record-2.sqlite3": {"one"}}
    for name, tables in wanted.items():
        copy = sqlite3.connect(path.parent / "backups" / name)
        names = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert names & {"one", "two"} == tables
        assert copy.execute("SELECT count(*) FROM lines").fetchone()[0] == 1
        copy.close()
        if sys.platform != "win32":
            assert (path.parent / "backups" / name).stat().st_mode & 0o077 == 0
    assert [line.body for line in later.lines()] == [LEARNING]
    later.close()


def test_a_migration_that_fails_leaves_the_record_as_it_was(record: SqliteRecord, path: Path) -> None:
    record.commit(Batch(lines=(LEARNING,)), at=AT)
    broken = at(path, migrations=(*MIGRATIONS, ("CREATE TABLE one (a)", "INSERT INTO nowhere VALUES (1)")))
    with pytest.raises(HomeDamaged):
        broken.prepare()
    broken.close()
    assert record.current
    assert isinstance(next(record.lines()).body, Learning)
    with record._database.reading() as connection:
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'one'").fetchall() == []


@pytest.mark.parametrize(
    "content", [b"not a database, but long enough to be looked at" * 100, b"SQLite format 3\x00" + b"\xff" * 4096]
)
def test_a_file_that_is_no_record_is_said(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for act in (lambda: at(path).prepare(), lambda: list(at(path).lines()), lambda: at(path).check()):
        with pytest.raises(HomeDamaged) as damaged:
            act()
        assert str(path) in damaged.value.message
        assert damaged.value.next_step
    assert path.read_bytes() == content


def test_damage_inside_is_found_by_looking(record: SqliteRecord, path: Path) -> None:
    record.commit(Batch(lines=tuple(SettingNow("n", "x" * 200) for _ in range(400))), at=AT)
    assert record.check() == ()
    record._database.writer().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    record.close()
    content = bytearray(path.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 2048] = b"\xa5" * 2048
    path.write_bytes(content)
    damaged = at(path)
    with suppress(HomeDamaged):
        assert damaged.check() != ()
    damaged.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights work otherwise there")
@FORKS
def test_a_record_in_a_folder_that_may_not_be_written_is_read(record: SqliteRecord, path: Path) -> None:
    record.commit(setting("1"), at=AT)
    record._database.writer().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    record.close()
    with read_only(path.parent) as folder:

        def read() -> bool:
            return [line.body for line in at(folder / path.name).lines()] == [SettingNow("n", "1")]

        assert as_ordinary_user(read)


def test_nothing_of_the_record_goes_to_the_systems_temporary_folder(
    record: SqliteRecord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "temporary"
    elsewhere.mkdir()
    monkeypatch.setenv("SQLITE_TMPDIR", str(elsewhere))
    before = elsewhere.stat().st_mtime_ns
    record.commit(Batch(lines=tuple(NeverAdded("n", f"{SECRET} {n}" * 50, "", "l") for n in range(500))), at=AT)
    assert record.scrub(lambda text: text.replace(SECRET, "")) == 500
    assert elsewhere.stat().st_mtime_ns == before


def test_of_many_files_that_were_seen_one_that_cannot_be_read_counts_as_none(tmp_path: Path) -> None:
    record = SqliteRecord(tmp_path / "record.sqlite3", HomeLock(tmp_path / "lock"), DiskSteps())
    record.prepare()
    points = [Checkpoint(f"/c{number}.jsonl", "", number, 9, number, "a", "b", 4) for number in range(3)]
    record.commit(Batch(checkpoints=tuple(points)), at=AT)
    with sqlite3.connect(tmp_path / "record.sqlite3") as other:
        other.execute("UPDATE checkpoints SET body = '{' WHERE path = '/c1.jsonl'")
    other.close()
    assert record.seen() == {("/c0.jsonl", 0, 9, 4), ("/c2.jsonl", 2, 9, 4)}
    record.close()
