"""What lies before the agreement, in files that look new: copied, synced or restored ones."""

from __future__ import annotations

import json
import os
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.world import World, record

from afterword.app import Done


def says_long_ago(world: World, *texts: str, days: float = 30, name: str = "old") -> Path:
    """A chat of so many days ago whose file was written just now."""
    now = world.clock.now()
    world.clock.advance(timedelta(days=-days))
    path = world.says(*texts, name=name)
    world.clock.advance(timedelta(days=days))
    os.utime(path, (now.timestamp(),) * 2)
    return path


def says_more(world: World, path: Path, text: str) -> None:
    """The same chat goes on now."""
    before = [json.loads(line)["uuid"] for line in path.read_text().splitlines()]
    line = record(text, f"{path.stem}-{len(before)}", world.clock.now(), before[-1])
    with path.open("a") as file:
        file.write(f"{json.dumps(line)}\n")
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    world.clock.advance(timedelta(minutes=11))


def history(world: World) -> list[str]:
    """What a preview of history shows."""
    report = world.app.learn(history=True)
    assert report.preview is not None
    return [one.text for look in report.preview.looks for one in look.learned]


def keep_history(world: World) -> None:
    preview = world.app.learn(history=True).preview
    assert preview is not None
    assert isinstance(world.app.keep_preview(preview, world.app.host_hand()), Done)


@pytest.mark.parametrize("ordinary", ["learn", "preview", "sweep", "sweep, learn, learn"])
def test_older_chats_in_files_of_today_wait_for_history(world: World, ordinary: str) -> None:
    world.agree()
    says_long_ago(world, "I live in Porto.")
    for run in ordinary.split(", "):
        if run == "sweep":
            assert world.app.sweep().looks == ()
        elif run == "learn":
            assert world.app.learn().looks == ()
        else:
            preview = world.app.learn(preview=True).preview
            assert preview is not None
            assert isinstance(world.app.keep_preview(preview, world.app.host_hand()), Done)
    assert world.texts() == set()
    world.again()
    assert history(world) == ["Lives in Porto"]
    keep_history(world)
    assert world.texts() == {"Lives in Porto"}
    assert history(world) == []


def test_why_they_were_not_looked_at_is_said_and_they_are_not_opened_again(world: World) -> None:
    world.agree()
    says_long_ago(world, "I live in Porto.")
    assert [one.reason for one in world.app.learn().not_looked] == ["earlier"]
    assert world.app.learn().chats == 0


def test_a_chat_taken_up_again_is_learned_in_two_parts_each_once(world: World) -> None:
    world.agree()
    path = says_long_ago(world, "I live in Porto.")
    world.app.learn()
    says_more(world, path, "My name is Sam.")
    world.app.learn()
    assert world.texts() == {"Is called Sam"}
    world.again()
    assert history(world) == ["Lives in Porto"]
    keep_history(world)
    assert history(world) == []
    assert {(one.memory.text, one.memory.seen) for one in world.app.memories()} == {
        ("Is called Sam", 1),
        ("Lives in Porto", 1),
    }
    says_more(world, path, "I'm left-handed.")
    assert [one.text for look in world.app.learn().looks for one in look.learned] == ["Is left-handed"]


def test_off_typed_in_a_chat_is_done_by_the_preview_that_reads_it_and_by_no_dry_run(world: World) -> None:
    world.agree()
    world.says("I live in Porto.", "afterword off", name="private")
    world.says("I prefer pears over plums.", name="open")
    world.clock.advance(timedelta(minutes=11))
    dry = world.app.learn(dry_run=True)
    assert not any(one.switched_off for one in world.app.chats())
    preview = world.app.learn(preview=True).preview
    assert preview is not None
    for looks in (dry.looks, preview.looks):
        assert [one.text for look in looks for one in look.learned] == ["Prefers pears over plums"]
    assert {one.chat for one in world.app.chats() if one.switched_off} == {"claude-code:private"}
    assert isinstance(world.app.keep_preview(preview, world.app.host_hand()), Done)
    assert world.texts() == {"Prefers pears over plums"}
    assert world.app.recall("Porto") == ()


@pytest.mark.parametrize("source", [None, "claude-code"])
def test_any_folder_of_chats_may_be_named_with_or_without_whose_they_are(world: World, source: str | None) -> None:
    path = world.says("I live in Porto.", into=world.folder / "kept" / "projects" / "one")
    world.clock.advance(timedelta(minutes=11))
    for folder in path.parents[:3]:
        report = world.app.learn([str(folder)], source=source, dry_run=True)
        assert [one.text for look in report.looks for one in look.learned] == ["Lives in Porto"], folder
