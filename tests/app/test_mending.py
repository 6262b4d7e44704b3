"""Broken homes at the joint: what is said of them, what mending gives back, what waits for the person's answer."""

from __future__ import annotations

import os
import shutil
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.world import World

from afterword.app import Done, ailing, mend
from afterword.core.errors import AnswerRefused, HomeError
from afterword.core.fileop import Intent
from afterword.storage.codec import to_text


@pytest.fixture
def home(world: World) -> Path:
    """A home that knows two things; nothing has it open."""
    world.agree()
    world.says("I live in Leipzig.", "I prefer green tea over coffee.")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    assert len(world.texts()) == 2
    world.app.close()
    return world.folder / "home"


def test_where_marks_are_lost_nothing_is_learned_twice_and_what_is_new_is(world: World) -> None:
    """What was true once does not come back, and what is said after the last look is heard."""
    world.agree()
    world.says("I live in Leipzig.", name="one")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    world.says("I live in Porto now.", name="two")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    assert world.texts() == {"Lives in Porto"}
    before = [view.id for view in world.app.learned(everything=True)]
    with sqlite3.connect(world.folder / "home/record/record.sqlite3") as record:
        record.execute("DELETE FROM marks")
        record.execute("DELETE FROM checkpoints")
    record.close()
    report = world.again().learn()
    assert (report.looks, {one.reason for one in report.not_looked}) == ((), {"nothing_new"})
    assert [view.id for view in world.app.learned(everything=True)] == before
    world.clock.advance(timedelta(hours=1))
    more = world.says("I am left-handed.", name="more").rename(world.folder / "more")
    with (world.chats / "two.jsonl").open("a") as two:
        two.write(more.read_text().replace('"more-0"', '"two-1"').replace('"more"', '"two"'))
    os.utime(world.chats / "two.jsonl", (world.clock.now().timestamp(),) * 2)
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    assert world.texts() == {"Lives in Porto", "Is left-handed"}


def troubles(world: World) -> list[str]:
    return [line.code for line in world.app.doctor().lines if line.level == "trouble"]


def test_a_record_that_is_gone(world: World, home: Path) -> None:
    (home / "record/record.sqlite3").unlink()
    with pytest.raises(HomeError) as said:
        world.again()
    view = ailing(said.value, home, env={})
    assert view.lines[0].level == "trouble"
    assert "afterword repair" in view.lines[0].next_step
    assert "2 memory files" in view.lines[1].says
    assert mend(home, env={}, clock=world.clock)
    assert mend(home, env={}, clock=world.clock) == ()
    world.again(host_key=None)
    assert world.app.repair().did
    assert world.app.repair().did == ()
    assert world.texts() == {"Lives in Leipzig", "Prefers green tea over coffee"}
    assert troubles(world) == ["never_list"]
    with pytest.raises(AnswerRefused):
        world.app.begin_never_list(world.app.host_hand())
    assert isinstance(world.app.begin_never_list(world.app.terminal_hand()), Done)
    assert troubles(world) == []


def test_a_record_broken_where_only_reading_all_of_it_shows_it(world: World, home: Path) -> None:
    world.again().close()
    with sqlite3.connect(home / "record/record.sqlite3") as record:
        record.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    record.close()
    file = home / "record/record.sqlite3"
    content = bytearray(file.read_bytes())
    content[-8192:] = bytes(8192)
    file.write_bytes(bytes(content))
    assert "afterword repair" in first_step(world, home)
    assert mend(home, env={}, clock=world.clock)
    world.again().repair()
    assert world.texts() == {"Lives in Leipzig", "Prefers green tea over coffee"}


def test_a_key_that_is_gone_is_the_first_thing_said_and_every_time(world: World, home: Path) -> None:
    (key,) = (home / "config").glob("*.key")
    key.unlink()
    for _ in range(2):
        world.again()
        assert world.app.doctor().lines[0].code == "key"
        assert troubles(world) == ["key"]
    assert world.texts() == {"Lives in Leipzig", "Prefers green tea over coffee"}, "the last version stays in use"
    assert isinstance(world.app.keep_file_changes(world.app.terminal_hand()), Done)
    assert troubles(world) == []


def test_a_marker_is_put_back_only_where_the_files_prove_it(world: World, home: Path) -> None:
    (home / "memory/.afterword").unlink()
    assert troubles(again(world)) == ["folder"]
    assert len(world.app.repair().did) == 1
    assert troubles(world) == []
    shutil.rmtree(home / "memory")
    (home / "memory").mkdir()
    assert world.again().repair().did == (), "an empty place may be where a disk was"
    assert isinstance(world.app.take_memory_folder(world.app.terminal_hand()), Done)
    assert troubles(world) == ["missing"]


def again(world: World) -> World:
    world.again()
    return world


def test_reading_goes_on_while_the_folder_is_away_with_something_intended(world: World, home: Path) -> None:
    (home / "memory").rename(world.folder / "away")
    with sqlite3.connect(home / "record/record.sqlite3") as record:
        record.execute("INSERT INTO intents (id, body) VALUES ('i-9', ?)", (to_text(Intent("i-9", ())),))
    record.close()
    world.again()
    assert world.texts() == {"Lives in Leipzig", "Prefers green tea over coffee"}
    assert troubles(world)[0] == "damaged"
    assert world.app.repair().left
    (world.folder / "away").rename(home / "memory")
    assert world.again().repair().did
    assert troubles(world) == []


def first_step(world: World, home: Path) -> str:
    try:
        return world.again().doctor().lines[0].next_step
    except HomeError as error:
        return ailing(error, home, env={}).lines[0].next_step
