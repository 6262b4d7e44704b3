"""Many kinds of damage to a home: each is mended or named, nothing is lost by it, and mending twice is once."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.world import NOON, World

from afterword.app import mend
from afterword.core.entry import SettingNow
from afterword.core.fileop import Intent, PutFile
from afterword.storage.clock import FixedClock
from afterword.storage.codec import to_text
from afterword.storage.scripted import GivenProcesses, ScriptedTerminal

KNOWN = ("Lives in Leipzig", "Is left-handed", "Uses Helix", "Uses Emacs")


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three things known, one replaced, one waiting, one taken back, an index and a prepared table."""
    world = World(tmp_path_factory.mktemp("start"))
    host = world.app.host_hand()
    world.agree()
    world.says("I live in Leipzig.", "My dog is called Bruno.")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    world.app.undo(next(view for view in world.app.learned() if "Bruno" in view.text).id, host)
    world.app.remember("Is left-handed", host)
    world.app.remember("Uses Emacs", host)
    world.app.rewrite(next(v for v in world.app.memories() if "Emacs" in v.memory.text).memory.id, "Uses Helix", host)
    world.app.remember("Plays the tuba", None)
    world.app.refresh_nearby()
    world.app.close()
    with closing(sqlite3.connect(world.folder / "home/record/record.sqlite3")) as record:
        record.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return world.folder


def one(home: Path, word: str) -> Path:
    """The file of the memory that says this."""
    return next(path for path in (home / "memory").rglob("*.md") if word in path.read_text(encoding="utf-8"))


def record(home: Path, *statements: str) -> None:
    with closing(sqlite3.connect(home / "record/record.sqlite3")) as opened:
        for statement in statements:
            opened.execute(statement)
        opened.commit()


def set_to(name: str, value: str) -> str:
    """A setting's line as no release writes it."""
    body = to_text(SettingNow(name, value))
    return (
        f"INSERT INTO lines (at, device, kind, body) VALUES ('2026-03-02T09:00:00+00:00', 'd', 'SettingNow', '{body}')"
    )


def timed(at: str) -> str:
    """A line of a time that cannot be."""
    return f"UPDATE lines SET at = '{at}' WHERE seq = 9"


def described_as_another(home: Path) -> None:
    about = home / "home.json"
    about.write_text(re.sub(r'"home": "[0-9a-f]+"', f'"home": "{"0" * 16}"', about.read_text()))


def put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def edited(home: Path, old: str, new: str) -> None:
    path = one(home, "Leipzig")
    path.write_text(re.sub(old, new, path.read_text(encoding="utf-8"), count=1), encoding="utf-8")


def copied(home: Path, name: str, word: str = "Leipzig") -> None:
    path = one(home, word)
    shutil.copy(path, home / "memory" / name.format(stem=path.stem))


def half_done(home: Path, content: bytes, *, other: bytes = b"", place: str = "note-to-come.md") -> None:
    """A write that the record intends: of a file of the person's own, and one with other bytes in its way."""
    intent = Intent("i-9", (PutFile(place, content, over=""),))
    with closing(sqlite3.connect(home / "record/record.sqlite3")) as opened:
        opened.execute("INSERT INTO intents (id, body) VALUES ('i-9', ?)", (to_text(intent),))
        opened.commit()
    if other:
        put(home / "memory/note-to-come.md", other)


def key_of(home: Path) -> Path:
    return next((home / "config").glob("*.key"))


def broken_body(home: Path, kind: str, body: str) -> None:
    record(home, f"UPDATE lines SET body = '{body}' WHERE seq = (SELECT max(seq) FROM lines WHERE kind = '{kind}')")


def unlinked(home: Path) -> None:
    for path in (home / "memory").rglob("*.md"):
        path.unlink()


def linked(home: Path) -> None:
    one(home, "Leipzig").rename(home / "aside")
    (home / "memory/x.md").symlink_to(home / "aside")


def foldered(home: Path) -> None:
    path = one(home, "Leipzig")
    path.rename(home / "aside")
    path.mkdir()


def instead(folder: Path) -> None:
    """A file in the place of a folder, what lay in it beside it."""
    if folder.exists():
        folder.rename(folder.parent / "was-here")
    put(folder, b"something else")


def away(folder: Path) -> None:
    """A link in the place of a folder, to where it lies now."""
    elsewhere = folder.parents[2] / "elsewhere"
    folder.rename(elsewhere) if folder.exists() else elsewhere.mkdir()
    folder.symlink_to(elsewhere)


def foldered_at(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.mkdir()
    put(path / "inside", b"something else")


def another_database(home: Path) -> None:
    (home / "record/record.sqlite3").unlink()
    record(home, "CREATE TABLE photos (x)")


def rewritten(home: Path, change: Callable[[bytes], bytes]) -> None:
    path = one(home, "Leipzig")
    path.write_bytes(change(path.read_bytes()))


def emptied(home: Path) -> None:
    (home / "memory").rename(home.parent / "away")
    (home / "memory").mkdir()


def moved(home: Path) -> None:
    path = one(home, "Leipzig")
    (home / "memory/mine").mkdir()
    path.rename(home / "memory/mine" / path.name)


@dataclass(frozen=True)
class Damage:
    """What is done to a home, and the codes of one of which doctor must say one until the person answers.

    ``says`` empty: mending puts it right, or it is nothing to us.
    """

    do: Callable[[Path], object]
    says: frozenset[str] = frozenset()
    later: timedelta = timedelta(0)


def damage(do: Callable[[Path], object], *says: str, later: timedelta = timedelta(0)) -> Damage:
    return Damage(do, frozenset(says), later)


DAMAGES: dict[str, Damage] = {
    # files
    "a file is missing": damage(lambda home: one(home, "Leipzig").unlink(), "missing"),
    "all files are missing": damage(unlinked, "missing"),
    "a doubled id": damage(lambda home: copied(home, "another.md"), "doubled"),
    "a sync program's copy": damage(lambda home: copied(home, "{stem} (conflicted copy).md"), "doubled"),
    "an old copy put back": damage(lambda home: copied(home, "emacs.md", "Emacs"), "doubled", "old_copy"),
    "a torn file": damage(lambda home: put(one(home, "Leipzig"), one(home, "Leipzig").read_bytes()[:60]), "unreadable"),
    "an empty file": damage(lambda home: put(one(home, "Leipzig"), b""), "unreadable"),
    "a file of zeros": damage(lambda home: put(one(home, "Leipzig"), bytes(200)), "unreadable"),
    "a wrong seal": damage(lambda home: edited(home, r"s1-[0-9a-f]{8}", "s1-00000000"), "edited"),
    "other words": damage(lambda home: edited(home, "Leipzig", "Dresden"), "edited"),
    "a stage of its own making": damage(lambda home: edited(home, 'source: "learned"', 'source: "you"'), "edited"),
    "a foreign file": damage(lambda home: put(home / "memory/README.md", b"# My vault\n")),
    "a memory without our seal": damage(
        lambda home: put(home / "memory/new.md", b"---\nid: m-new\nkind: fact\n---\n\nKeeps bees\n"), "unsealed"
    ),
    "a kind of a later release": damage(
        lambda home: put(home / "memory/later.md", b"---\nid: m-later\nkind: dream\n---\n\nDreams of Oslo\n")
    ),
    "moved to a folder of one's own": damage(moved, "unreadable"),
    "a link in place of a file": damage(linked, "missing"),
    "a folder in place of a file": damage(foldered, "missing"),
    # the folder
    "the marker is gone": damage(lambda home: (home / "memory/.afterword").unlink()),
    "the folder is away": damage(lambda home: (home / "memory").rename(home.parent / "away"), "folder"),
    "an empty place where it was": damage(emptied, "folder"),
    # the record
    "no record": damage(lambda home: (home / "record/record.sqlite3").unlink(), "never_list"),
    "an empty record": damage(lambda home: put(home / "record/record.sqlite3", b""), "never_list"),
    "a record of garbage": damage(lambda home: put(home / "record/record.sqlite3", os.urandom(9000)), "never_list"),
    "a record cut short": damage(
        lambda home: os.truncate(home / "record/record.sqlite3", 12288), "never_list", "missing", "record"
    ),
    "garbage beside the record": damage(lambda home: put(home / "record/record.sqlite3-wal", b"\0" * 900)),
    "a torn line": damage(lambda home: broken_body(home, "Learning", '{"is":"Learn'), "never_list"),
    "a line of a later release": damage(lambda home: broken_body(home, "Looked", '{"is":"Looked"}'), "unreadable"),
    "a line without a time": damage(
        lambda home: record(home, "UPDATE lines SET at = 'soon' WHERE seq = 1"), "never_list"
    ),
    "lines that are gone": damage(
        lambda home: record(home, "DELETE FROM lines WHERE kind = 'NeverAdded'"), "never_list"
    ),
    "its first lines are gone": damage(lambda home: record(home, "DELETE FROM lines WHERE seq < 5"), "never_list"),
    "a line whose time names no zone": damage(lambda home: record(home, timed("2026-03-02T09:00:00")), "never_list"),
    "a line of the end of time": damage(lambda home: record(home, timed("9999-12-31T23:59:59-23:59")), "never_list"),
    "a record in the form of no release": damage(lambda home: record(home, "PRAGMA user_version = -3"), "never_list"),
    "a record without a table": damage(lambda home: record(home, "DROP TABLE marks"), "never_list"),
    "a record without a column": damage(
        lambda home: record(home, "DROP INDEX lines_by_subject", "ALTER TABLE lines DROP COLUMN subject"), "never_list"
    ),
    "a never-list that says nothing": damage(lambda home: record(home, set_to("never_list", "perhaps")), "never_list"),
    "a half-done write": damage(lambda home: half_done(home, b"# A note\n")),
    "a half-done write in whose way something lies": damage(
        lambda home: half_done(home, b"# A note\n", other=b"# Mine\n")
    ),
    "a half-done write that climbs": damage(
        lambda home: half_done(home, b"# A note\n", place="../../climbed.md"),
    ),
    "a half-done write of garbage": damage(
        lambda home: record(home, "INSERT INTO intents (id, body) VALUES ('i-8', 'none')")
    ),
    "checkpoints of garbage": damage(lambda home: record(home, "UPDATE checkpoints SET body = 'x'")),
    "a setting of garbage": damage(lambda home: record(home, set_to("cap", "lots")), "setting"),
    "marks of garbage": damage(lambda home: record(home, "UPDATE marks SET body = 'x'")),
    "what was connected, torn": damage(lambda home: record(home, set_to("connected.codex", "[{")), "setting"),
    # key and description
    "no key": damage(lambda home: key_of(home).unlink(), "key"),
    "a key of garbage": damage(lambda home: put(key_of(home), b"none"), "key"),
    "no description": damage(lambda home: (home / "home.json").unlink()),
    "a description of garbage": damage(lambda home: put(home / "home.json", b"{")),
    "a description of another home": damage(described_as_another),
    # what is derived, and what processes leave
    "no index": damage(lambda home: shutil.rmtree(home / "index")),
    "an index of garbage": damage(lambda home: put(home / "index/chunks.sqlite3", b"none"), "index"),
    "a prepared table of garbage": damage(lambda home: put(home / "index/nearby.table", b"none")),
    "a stale lock": damage(lambda home: put(home / "record/writer.lock", b"12345")),
    "what a write that was cut off left": damage(lambda home: put(home / f"record/.afterword-{'0' * 16}.tmp", b"half")),
    "tickets of garbage": damage(lambda home: put(home / "record/tickets/t-1", b"none")),
    "what a page and a daemon left": damage(lambda home: put(home / "run/page.json", b"{")),
    # something else in the place of what is ours
    "a file where the record's folder was": damage(lambda home: instead(home / "record"), "never_list"),
    "a file where tickets lay": damage(lambda home: instead(home / "record/tickets")),
    "a file where keys lay": damage(lambda home: instead(home / "config"), "key"),
    "a file where the index was": damage(lambda home: instead(home / "index")),
    "a file where what is replaced lies": damage(lambda home: instead(home / "memory/superseded"), "unreadable"),
    "a link where what is replaced lies": damage(lambda home: away(home / "memory/superseded"), "place"),
    "a folder where the writer lock was": damage(lambda home: foldered_at(home / "record/writer.lock")),
    "a folder where the index was": damage(lambda home: foldered_at(home / "index/chunks.sqlite3")),
    "a folder where the marker was": damage(lambda home: foldered_at(home / "memory/.afterword")),
    "a folder where the key was": damage(lambda home: foldered_at(key_of(home)), "key"),
    "a folder where the description was": damage(lambda home: foldered_at(home / "home.json")),
    "a database of something else": damage(another_database, "never_list"),
    # what editors and other programs make of a file
    "line ends of Windows": damage(lambda home: rewritten(home, lambda text: text.replace(b"\n", b"\r\n"))),
    "another encoding": damage(
        lambda home: rewritten(home, lambda text: text.decode().encode("utf-16")), "edited", "unreadable"
    ),
    "every line written twice": damage(
        lambda home: record(
            home, "INSERT INTO lines (at, device, kind, body) SELECT at, device, kind, body FROM lines ORDER BY seq"
        )
    ),
    "rights for everybody": damage(lambda home: (home / "record").chmod(0o777)),
    # the clock
    "a clock set back": damage(lambda home: None, "clock", later=timedelta(days=-400)),
    "a clock set far ahead": damage(lambda home: None, later=timedelta(days=29)),
}


class Computer(World):
    """A person's computer on which nothing was opened yet."""

    def __init__(self, folder: Path, later: timedelta) -> None:
        self.folder = folder
        self.clock = FixedClock(NOON + later)
        self.terminal = ScriptedTerminal()
        self.env = {}
        self.processes = GivenProcesses([])


@pytest.fixture(scope="module")
def usual(start: Path, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What doctor says of the home before anything happened to it."""
    whole = tmp_path_factory.mktemp("usual") / "this"
    computer = Computer(shutil.copytree(start, whole), timedelta(hours=2))
    computer.app = computer.opened(host_key=None)
    codes = said(computer)
    computer.app.close()
    return codes


def everything_in(folder: Path) -> Iterator[bytes]:
    """Every byte that lies anywhere in the home or beside it."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            yield path.read_bytes()


def said(world: World) -> set[str]:
    return {line.code for line in world.app.doctor().lines if line.level != "ok"}


@pytest.mark.parametrize("name", DAMAGES)
def test_mended_or_named_and_nothing_lost(name: str, start: Path, usual: set[str], tmp_path: Path) -> None:
    if sys.platform == "win32" and ("link" in name or "rights" in name):
        pytest.skip("rights and links are others there")
    folder = shutil.copytree(start, tmp_path / "this")
    home, damaged = folder / "home", DAMAGES[name]
    damaged.do(home)
    lay = {path.name: path.read_bytes() for path in (home / "memory").rglob("*.md") if path.is_file()}
    world = Computer(folder, timedelta(hours=2) + damaged.later)
    mend(home, env={}, clock=world.clock)
    world.app = world.opened(host_key=None)
    world.app.repair()
    new = said(world) - usual
    assert bool(damaged.says & new) == bool(damaged.says), (new, "named where it cannot be mended")
    assert damaged.says or not {line.code for line in world.app.doctor().lines if line.level == "trouble"}, new
    shown = {view.memory.text for view in world.app.memories()} | {view.memory.text for view in world.app.earlier()}
    world.app.close()
    whole = b"\n".join(everything_in(folder))
    gone = name in {"all files are missing", "a torn file", "an empty file", "a file of zeros", "a file is missing"}
    for text in KNOWN:
        assert text in shown or text.encode() in whole or gone, f"{text} is lost"
    for file, content in lay.items():
        assert content in whole or "half-done" in name, f"{file} was changed"
    assert not (folder.parent / "climbed.md").exists()
    assert not (folder / "climbed.md").exists()
    state = sorted((str(path), path.read_bytes()) for path in (home / "memory").rglob("*.md") if path.is_file())
    assert mend(home, env={}, clock=world.clock) == (), "twice is once"
    world.app = world.opened(host_key=None)
    assert world.app.repair().did == (), "twice is once"
    world.app.close()
    assert state == sorted((str(p), p.read_bytes()) for p in (home / "memory").rglob("*.md") if p.is_file())


GARBLED: tuple[tuple[str, str, str], ...] = (
    ("INSERT INTO intents (id, body) VALUES ('i-8', 'plant a lime')", "trouble", "intents-broken-1.jsonl"),
    (
        'INSERT INTO intents (id, body) VALUES (\'i-8\', \'{"is":"Intent","id":"lime"}\')',
        "trouble",
        "intents-broken-1.jsonl",
    ),
    ("UPDATE marks SET body = 'a lime'", "note", "marks-broken-1.jsonl"),
    ('UPDATE checkpoints SET body = \'{"path":"lime"}\'', "note", "checkpoints-broken-1.jsonl"),
)


@pytest.mark.parametrize(("statement", "level", "file"), GARBLED)
def test_what_cannot_be_read_beside_the_lines_is_named_and_set_aside_whole(
    statement: str, level: str, file: str, start: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(start, tmp_path / "this")
    record(folder / "home", statement)
    world = Computer(folder, timedelta(hours=2))
    world.app = world.opened(host_key=None)
    named = [line for line in world.app.doctor().lines if line.code == "garbled"]
    assert [(line.level, line.next_step) for line in named] == [(level, "Run: afterword repair")]
    assert not any(line.code == "record" for line in world.app.doctor().lines), "it is not read whole"
    (did,) = world.app.repair().did
    aside = folder / "home/record/backups" / file
    assert str(aside) in did
    assert "lime" in aside.read_text(), "nothing of it is lost"
    assert (world.app.repair().did, "garbled" in said(world)) == ((), False)
    world.app.close()
