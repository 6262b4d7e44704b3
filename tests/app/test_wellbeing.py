"""What doctor says of a home in which nothing is wrong, and of assistants whose files were changed by another hand."""

from __future__ import annotations

import json
import threading
from datetime import timedelta
from pathlib import Path

from tests.app.world import World

from afterword.app import HealthLine
from afterword.storage.lock import HomeLock


def lines(world: World, code: str) -> list[HealthLine]:
    return [line for line in world.app.doctor().lines if line.code == code]


def test_what_stands_is_said(world: World) -> None:
    world.agree()
    world.says("I live in Leipzig.")
    world.clock.advance(timedelta(hours=1))
    world.app.sweep()
    assert [line.says for line in lines(world, "index")] == ["1 piece of 1 chat can be found."]
    world.app.mark_chat("claude-code:one", world.app.host_hand())
    (reading,) = lines(world, "marks")
    assert (reading.level, reading.says.split(",")[0]) == ("ok", "1 chat was looked at")
    assert "1 kept out as you said" in reading.says
    assert "the background last looked" in reading.says
    assert [line.says for line in lines(world, "spent")] == ["$0 of $1.00 spent this month."]
    assert [line.level for line in lines(world, "lock")] == ["ok"]
    seq = world.app._parts.pen.standing().last_seq
    sound = {line.code: line.says for line in world.app.doctor().lines if line.level == "ok"}
    assert sound["record"] == f"The record can be read whole, up to line {seq}."
    assert sound["files"] == "1 memory file, each just as Afterword left it."
    assert sound["learning"] == "Learning is on."
    assert sound["answers"] == "2 answers, and of each it is known how it was given."
    found = "0 pieces of 0 chats can be found. Left out, as you said:"
    assert sound["index"] == f"{found} 1 chat.", "what is marked is in no search"
    world.app.unmark_chat("claude-code:one", world.app.host_hand())
    world.app.learn()
    left_out = "what was said in 1 chat before you let Afterword learn from it again"
    assert [line.says for line in lines(world, "index")] == [f"{found} {left_out}."]
    assert sound["labels"] == "No piece of a chat waits to be sorted for the search."


def test_what_is_sound_is_said_of_nothing_that_is_not(world: World) -> None:
    world.app.remember("Is left-handed", world.app.host_hand())
    next((world.folder / "home/memory").glob("*.md")).unlink()
    assert (lines(world, "files"), [line.level for line in lines(world, "record")]) == ([], ["ok"])
    world.app.set_setting("learning", "off", world.app.host_hand())
    assert [(line.level, line.says) for line in lines(world, "learning")] == [("note", "Learning is off.")]


def test_what_the_background_could_not_do_is_said(world: World) -> None:
    log = world.folder / "home/run/daemon.log"
    log.parent.mkdir(exist_ok=True)
    log.write_text("2026-03-02T11:00:00Z began\n2026-03-02T11:05:00Z fault kind=OSError\n\nx\n", encoding="ascii")
    (line,) = lines(world, "faults")
    assert (line.level, line.next_step) == ("note", f"See: {log}")
    assert "1 fault, the last at 2026-03-02T11:05:00Z (OSError)" in line.says
    log.unlink()
    assert lines(world, "faults") == []


def test_another_process_that_writes_is_said(world: World) -> None:
    held, done = threading.Event(), threading.Event()

    def write() -> None:
        with HomeLock(world.folder / "home/record/writer.lock").hold():
            held.set()
            done.wait(30)

    other = threading.Thread(target=write)
    other.start()
    held.wait(30)
    try:
        assert [line.level for line in lines(world, "lock")] == ["note"]
    finally:
        done.set()
        other.join()


def test_hooks_are_there_or_it_is_said_that_they_are_not(world: World) -> None:
    person = world.folder / "person"
    (person / ".claude").mkdir(parents=True)
    world.env = {"HOME": str(person), "PATH": ""}
    world.again()
    assert lines(world, "connection") == []
    world.app.connecting(world.env).connect("claude-code", world.app.host_hand())
    (line,) = lines(world, "connection")
    assert (line.level, "no memory stood beside a message yet" in line.says) == ("ok", True)
    settings = person / ".claude/settings.json"
    whole = settings.read_text(encoding="utf-8")
    torn(settings, whole[: len(whole) // 2])
    assert [line.level for line in lines(world, "connection")] == ["trouble"]
    changed = json.loads(whole)
    changed["hooks"].pop("Stop")
    torn(settings, json.dumps(changed))
    (line,) = lines(world, "connection")
    assert (line.level, line.next_step) == ("note", "afterword connect claude-code")
    torn(settings, json.dumps(json.loads(whole) | {"disableAllHooks": True}))
    (line,) = lines(world, "connection")
    assert (line.level, line.next_step) == ("trouble", "Switch them on there, then start it anew.")
    assert f"switched off in its own settings (disableAllHooks: true in {settings})" in line.says
    torn(settings, "{}")
    (line,) = lines(world, "connection")
    assert (line.level, line.next_step) == ("trouble", "afterword connect claude-code")


def test_a_clock_that_was_ahead_once_asks_for_nothing_once_it_is_right(world: World) -> None:
    world.clock.advance(timedelta(days=365))
    world.app.remember("Lives in Leipzig", world.app.host_hand())
    world.clock.advance(timedelta(days=-365))
    (line,) = lines(world, "clock")
    assert (line.level, "If it is right" in line.next_step) == ("note", True)


def torn(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")
