"""Settings, switches, and what is shown of chats, memories and health."""

from __future__ import annotations

import json
import os
from datetime import timedelta

import pytest
from tests.app.world import NOON, World, record

from afterword.app import Done, Hit
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput, UnknownFormat, UnknownId
from afterword.core.memory import Kind


def test_a_line_of_the_never_list_is_removed_and_may_be_learned_again(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    world.app.undo(None, world.app.host_hand())
    (line,) = world.app.never()
    assert isinstance(world.app.never_remove(line.id, world.app.host_hand()), Done)
    world.says("I live in Porto.", name="two")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    assert world.texts() == {"Lives in Porto"}


def test_settings_say_where_they_come_from(world: World) -> None:
    assert {view.origin for view in world.app.settings() if not view.name.startswith("consent.")} == {"default"}
    world.app.set_setting("mode", "ask", world.app.host_hand())
    mode = next(view for view in world.app.settings() if view.name == "mode")
    assert (mode.value, mode.default, mode.origin, mode.at) == ("ask", "careful", "you", NOON)
    with pytest.raises(BadInput):
        world.app.set_setting("mode", "wild", world.app.host_hand())
    with pytest.raises(BadInput):
        world.app.set_setting("colour", "red", world.app.host_hand())


def test_in_a_pause_nothing_is_learned_and_what_was_said_in_it_is_never_read(world: World) -> None:
    world.agree()
    world.app.pause(timedelta(hours=1), world.app.host_hand())
    world.clock.advance(timedelta(minutes=10))
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=20))
    assert world.app.learn().paused != ""
    world.clock.advance(timedelta(hours=2))
    world.app.learn()
    assert world.texts() == set()


def test_a_marked_chat_is_not_learned_from_and_goes_on_from_where_it_was_unmarked(world: World) -> None:
    world.agree()
    path = world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=1))
    world.app.mark_chat("claude-code:one", world.app.host_hand())
    world.clock.advance(timedelta(minutes=11))
    assert [view.state for view in world.app.chats()] == ["switched_off"]
    world.app.learn()
    world.app.unmark_chat("claude-code:one", world.app.host_hand())
    more = record("My name is Sam.", "one-1", world.clock.now() + timedelta(minutes=1), "one-0")
    with path.open("a") as file:
        file.write(f"{json.dumps(more)}\n")
    world.clock.advance(timedelta(minutes=20))
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    world.app.learn()
    assert world.texts() == {"Is called Sam"}


def test_chats_are_listed_with_what_became_of_them(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    assert [view.state for view in world.app.chats()] == ["not_quiet"]
    world.clock.advance(timedelta(minutes=11))
    assert [view.state for view in world.app.chats()] == ["ready"]
    world.app.learn()
    (view,) = world.app.chats()
    assert (view.state, view.learned, view.project) == ("learned", 1, "seedbox")


def test_reading_a_file_shows_everything_and_stores_nothing(world: World) -> None:
    path = world.says("I live in Porto.\n\n```\nprint('x')\n```")
    (read,) = world.app.read_chats(str(path)).chats
    assert [own.text.strip() for _, own in read.own] == ["I live in Porto."]
    assert world.app.learned(everything=True) == ()
    with pytest.raises(BadInput):
        world.app.read_chats(str(world.folder / "nothing.jsonl"))
    (world.folder / "notes.txt").write_text("hello")
    with pytest.raises(UnknownFormat):
        world.app.read_chats(str(world.folder / "notes.txt"))
    with pytest.raises(UnknownFormat):
        world.app.read_chats(str(path), source="no-such")


def test_recall_finds_what_is_true_and_what_was(world: World) -> None:
    world.agree()
    world.says("I live in Leipzig.", name="one")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    world.clock.advance(timedelta(days=2))
    world.says("I live in Porto now.", name="two")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    hits = world.app.recall("where do they live")
    memories = [hit for hit in hits if isinstance(hit, Hit)]
    assert [(hit.memory.text, hit.current) for hit in memories] == [
        ("Lives in Porto", True),
        ("Lives in Leipzig", False),
    ]
    then = world.app.recall("live", as_of=NOON + timedelta(days=1))
    assert [hit.memory.text for hit in then if isinstance(hit, Hit)] == ["Lives in Leipzig"]
    assert world.app.recall("bicycle") == ()


def test_the_first_page_names_the_next_step(world: World) -> None:
    assert world.app.overview().next_step == "afterword learn"
    world.app.remember("Lives in Porto", world.app.host_hand())
    world.app.remember("Speaks Dutch", None)
    page = world.app.overview()
    assert (page.memories, page.waiting, page.next_step) == (1, 1, "afterword waiting")


def test_health_is_well_or_says_what_is_not(world: World) -> None:
    memory = world.app.remember("Lives in Porto", world.app.host_hand())
    assert isinstance(memory, Done)
    codes = {line.code for line in world.app.doctor().lines}
    assert "edited" not in codes
    (file,) = (world.folder / "home" / "memory").glob("*.md")
    file.write_text(file.read_text().replace("Lives in Porto", "Lives in Lisbon"))
    codes = {line.code for line in world.app.doctor().lines}
    assert "edited" in codes
    assert [change.after for change in world.app.file_changes()] == ["Lives in Lisbon"]
    world.app.keep_file_changes(world.app.host_hand())
    assert world.texts() == {"Lives in Lisbon"}


def test_counts_hold_no_words(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    lines = world.app.counts()
    assert any(line.what == "chats" and line.count == 1 for line in lines)
    assert "Porto" not in str(lines)
    assert str(world.folder) not in str(lines)


def test_ids_may_be_typed_short_and_must_name_one_thing(world: World) -> None:
    outcome = world.app.remember("Lives in Porto", world.app.host_hand(), kind=Kind.FACT)
    assert isinstance(outcome, Done)
    assert outcome.memory is not None
    short = outcome.memory.id[:6]
    assert world.app.why(short).memory == outcome.memory
    with pytest.raises(UnknownId):
        world.app.why("m-")
    with pytest.raises(UnknownId):
        world.app.why("zzzzz")


def test_cards_are_put_to_the_person(world: World) -> None:
    world.agree()
    world.app.remember("Uses Notion", world.app.host_hand(), kind=Kind.FACT)
    world.clock.advance(timedelta(days=1))
    world.says("I no longer use Notion.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    (card,) = world.app.cards()
    assert isinstance(world.app.answer_card(card.id, world.app.host_hand({AnswerKind.CARD: "retire"})), Done)
    assert world.texts() == set()
    assert [view.memory.text for view in world.app.earlier()] == ["Uses Notion"]
