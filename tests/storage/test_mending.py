"""Homes whose description, key or record is broken or gone: mended once, nothing lost, nothing deleted, nothing new."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, disagreements, keep, opened

from afterword.core.entry import NEVER_LIST, NeverAdded, NeverList, SettingNow
from afterword.core.errors import HomeDamaged
from afterword.core.memory import Kind, Memory
from afterword.core.standing import replay
from afterword.ports import Batch
from afterword.storage.atomic import DiskSteps
from afterword.storage.home import home_at, identity_of
from afterword.storage.mending import mend
from afterword.storage.opening import open_storage

MANY = tuple(
    Memory(f"m-{n}", Kind.PREFERENCE, f"Prefers tea number {n}, brewed slowly and told at some length", created=AT)
    for n in range(40)
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with forty memories and one thing taken back, each in a line of its own."""
    folder = tmp_path_factory.mktemp("whole") / "home"
    storage = opened(folder)
    for memory in MANY:
        keep(storage, memory)
    storage.record.commit(Batch(lines=(NeverAdded("n-1", "Prefers cold tea", "en", "l-1"),)), at=AT)
    storage.close()
    return folder


@pytest.fixture
def folder(whole: Path, tmp_path: Path) -> Path:
    return shutil.copytree(whole, tmp_path / "home")


def cut(file: Path, part: float) -> None:
    os.truncate(file, int(file.stat().st_size * part))


def blot(file: Path) -> None:
    content = bytearray(file.read_bytes())
    middle = len(content) // 8192 * 4096
    content[middle : middle + 4096] = bytes(range(256)) * 16
    file.write_bytes(bytes(content))


def made_a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def emptied(file: Path) -> None:
    """As a new, empty database: whole, and nothing in it."""
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


def under_the_log_of_another(file: Path) -> None:
    """As when a log stays beside a record that another program put in its place."""
    for end in ("-wal", "-shm"):
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
    other = file.with_name("other")
    with closing(sqlite3.connect(other, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE photos (x)")
        shutil.copy(f"{other}-wal", f"{file}-wal")
    other.unlink()


# How a record is broken, and how many of its 41 lines must come back.
BROKEN: dict[str, tuple[Callable[[Path], object], int]] = {
    "gone": (lambda file: file.unlink(), 0),
    "folder gone": (lambda file: shutil.rmtree(file.parent), 0),
    "no bytes": (lambda file: file.write_bytes(b""), 0),
    "emptied": (emptied, 0),
    "overwritten": (lambda file: file.write_bytes(b"not a database at all, " * 999), 0),
    "a folder": (made_a_folder, 0),
    "its first letters": (lambda file: file.write_bytes(b"sqlite" + file.read_bytes()[6:]), 41),
    "cut short": (lambda file: cut(file, 0.6), 5),
    "one page": (blot, 30),
    "under the log of another": (under_the_log_of_another, 40),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_is_set_aside_and_begun_anew(how: str, folder: Path) -> None:
    home = home_at(folder, {})
    breaks, least = BROKEN[how]
    breaks(home.record)
    broken = home.record.read_bytes() if home.record.is_file() else None
    memories = {path.name: path.read_bytes() for path in home.memory.iterdir()}
    if how != "one page":  # the others are found by the first look
        with pytest.raises(HomeDamaged) as said:
            open_storage(home)
        assert said.value.next_step.startswith("Run: afterword repair") or how == "a folder"
    did = mend(home, AT)
    assert did
    assert broken is None or broken in [path.read_bytes() for path in home.backups.glob("record-broken-1.sqlite3")]
    storage = open_storage(home)
    lines = list(storage.record.lines())
    assert least < len(lines) <= 42
    assert lines[-1].body == SettingNow(NEVER_LIST, NeverList.LOST.value)
    assert not replay(lines).never_readable, "what was taken back may be gone with it: everything waits"
    assert {file.memory for file in storage.files.all() if file.seal_ok} == set(MANY)
    assert storage.record.check() == ()
    storage.close()
    assert mend(home, AT) == ()
    assert {path.name: path.read_bytes() for path in home.memory.iterdir()} == memories


@pytest.mark.parametrize("what", ["-wal", "-shm", "both gone"])
def test_what_lies_beside_a_record_may_be_garbage_or_gone(what: str, folder: Path) -> None:
    home = home_at(folder, {})
    for suffix in ("-wal", "-shm"):
        beside = home.record.with_name(f"{home.record.name}{suffix}")
        beside.unlink(missing_ok=True)
        if what == suffix:
            beside.write_bytes(b"garbage" * 4096)
    assert mend(home, AT) == ()
    storage = opened(folder)
    assert disagreements(storage) == []
    keep(storage, Memory("m-new", Kind.FACT, "Lives in Leipzig", created=AT))
    assert disagreements(storage) == []


def test_a_copy_from_before_a_migration_gives_its_lines_back(folder: Path) -> None:
    home = home_at(folder, {})
    home.record.rename(home.backups / "record-1.sqlite3")
    mend(home, AT)
    storage = open_storage(home)
    assert disagreements(storage) == []
    assert [never.line.text for never in replay(storage.record.lines()).never.values()] == ["Prefers cold tea"]


DESCRIBED = ["{", "", "[" * 4000, '{"layout": 1}', '{"layout": 1, "home": "../../x", "device": "d"}', "folder", "gone"]


@pytest.mark.parametrize("how", DESCRIBED)
def test_a_broken_description_is_made_anew_with_the_same_ids(how: str, folder: Path) -> None:
    home = home_at(folder, {})
    was = identity_of(home)
    home.about.unlink()
    if how == "folder":
        home.about.mkdir()
    elif how != "gone":
        home.about.write_text(how)
    if how != "gone":
        with pytest.raises(HomeDamaged) as said:
            open_storage(home)
        assert "afterword repair" in said.value.next_step
    assert mend(home, AT)
    assert identity_of(home) == was
    assert home.about.with_name("home-broken-1.json").exists() == (how != "gone")
    storage = open_storage(home)
    assert not storage.fresh_key
    assert disagreements(storage) == []
    assert mend(home, AT) == ()


def test_a_description_that_is_gone_while_the_memory_folder_is_away(folder: Path, tmp_path: Path) -> None:
    """Its key says which home it is, and no empty folder is made where the other will come back."""
    home = home_at(folder, {})
    was = identity_of(home)
    home.about.unlink()
    home.memory.rename(tmp_path / "away")
    storage = open_storage(home)
    assert storage.identity == was
    assert not home.memory.exists()
    (tmp_path / "away").rename(home.memory)
    assert disagreements(storage) == []


def test_a_record_that_is_gone_while_the_memory_folder_is_away(folder: Path, tmp_path: Path) -> None:
    home = home_at(folder, {})
    home.record.unlink()
    home.memory.rename(tmp_path / "away")
    with pytest.raises(HomeDamaged):
        open_storage(home)
    mend(home, AT)
    storage = open_storage(home)
    assert not home.memory.exists()
    (tmp_path / "away").rename(home.memory)
    assert storage.files.folder_present()


def test_a_damaged_key_is_set_aside_and_no_seal_fits(folder: Path) -> None:
    home = home_at(folder, {})
    (key,) = home.config.iterdir()
    key.write_text("zz")
    assert mend(home, AT)
    assert "zz" in [path.read_text() for path in home.config.glob("*.old")]
    storage = open_storage(home)
    assert [file for file in storage.files.all() if file.seal_ok] == []
    assert mend(home, AT) == ()


class Stopping(DiskSteps):
    """Ends the mending at one of its steps."""

    def __init__(self, at: int) -> None:
        self.at, self.steps = at, 0

    def before(self, step: str, what: str) -> None:
        self.steps += 1
        if self.steps == self.at:
            raise KeyboardInterrupt


def test_mending_that_is_cut_off_anywhere_is_finished_by_the_next(whole: Path, tmp_path: Path) -> None:
    ended = 0
    for number in range(1, 60):
        home = home_at(shutil.copytree(whole, tmp_path / f"home-{number}"), {})
        home.about.write_text("{")
        home.record.write_bytes(b"SQLITE" + home.record.read_bytes()[6:])
        try:
            mend(home, AT, steps=Stopping(number))
        except KeyboardInterrupt:
            ended += 1
        else:
            break
        mend(home, AT)
        storage = open_storage(home)
        assert len(list(storage.record.lines())) == 42, number
        assert disagreements(storage) == [], number
        assert len(list(home.backups.glob("record-broken-*.sqlite3"))) == 1, number
        assert not list(home.backups.glob("record-mending*")), number
        storage.close()
        shutil.rmtree(home.root)
    assert ended > 10


def test_a_home_of_a_later_release_is_not_mended(folder: Path) -> None:
    home = home_at(folder, {})
    home.about.write_text(json.dumps({**json.loads(home.about.read_text()), "layout": 99}))
    home.record.write_bytes(b"a form that is not known here")
    assert mend(home, AT) == ()
    assert home.record.read_bytes() == b"a form that is not known here"


def test_nothing_is_mended_where_nothing_is(tmp_path: Path) -> None:
    assert mend(home_at(tmp_path / "none", {}), AT) == ()
    assert not (tmp_path / "none").exists()


def test_a_record_that_was_set_aside_takes_no_more_lines(folder: Path) -> None:
    """Another process had it open all the while: what it would write there would be lost."""
    home = home_at(folder, {})
    running = open_storage(home)
    assert len(list(running.record.lines())) == 41
    home.record.write_bytes(b"")
    mend(home, AT)
    with pytest.raises(HomeDamaged):
        running.record.commit(Batch(lines=(SettingNow("a", "b"),)), at=AT)
    with pytest.raises(HomeDamaged):
        list(running.record.lines())
