"""Learning from the outside: consent, the whole way, previews."""

from __future__ import annotations

import json
import os
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.world import World, record

from afterword.app import Declined, Done, Given, LearningState, LookAgain, Shown
from afterword.app.joining import projects_for
from afterword.core.chat import Project
from afterword.core.errors import BadInput, UnknownId
from afterword.core.standing import Standing
from afterword.engine.sockets import NEVER_READ
from afterword.storage.scripted import ScriptedTerminal


# consent
def test_nothing_is_read_before_the_person_agreed(world: World) -> None:
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    report = world.app.learn()
    assert [source.source for source in report.needs_consent] == ["claude-code"]
    assert (report.looks, report.chats) == ((), 0)
    assert world.app.sweep().looks == ()


def test_once_agreed_the_last_week_is_learned_from_and_older_words_are_not(world: World) -> None:
    world.says("I live in Porto.", name="new")
    world.clock.advance(timedelta(days=-8))
    world.says("My name is Sam.", name="old")
    world.clock.advance(timedelta(days=8, minutes=11))
    world.agree()
    world.app.learn()
    assert world.texts() == {"Lives in Porto"}


def test_withdrawing_stops_it(world: World) -> None:
    world.agree()
    world.app.withdraw("claude-code", world.app.host_hand())
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    assert world.app.learn().looks == ()


def test_folders_that_are_never_to_be_read(world: World) -> None:
    world.agree()
    world.app.set_setting("never_read", "/home/sam/seedbox", world.app.host_hand())
    world.again()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    report = world.app.learn()
    assert world.texts() == set()
    assert [one.reason for one in report.not_looked] == ["never_read"]


@pytest.mark.parametrize("typed", ["~/seedbox", "/home/sam/else/../seedbox", "/home/sam/link", "/home/sam/seedbox/"])
def test_such_a_folder_may_be_typed_in_any_way(
    world: World, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path.resolve()
    (home / "seedbox").mkdir()
    (home / "link").symlink_to(home / "seedbox")
    monkeypatch.setenv("HOME", str(home))
    projects = projects_for(_NoProjects(), _with_never_read(world, typed.replace("/home/sam", str(home))))
    found = projects.of(str(home / "seedbox" / "src"))
    assert found is not None
    assert found.key.startswith(NEVER_READ)
    assert projects.of(str(home / "seedbox2")) is None


@pytest.mark.parametrize("typed", ["../letters", "letters", "/home/sam/a\nletters"])
def test_what_names_no_folder_is_refused_as_one(world: World, typed: str) -> None:
    with pytest.raises(BadInput, match="no whole path"):
        world.app.set_setting("never_read", typed, world.app.host_hand())


class _NoProjects:
    def of(self, folder: str) -> Project | None:
        return None


def _with_never_read(world: World, folder: str) -> Standing:
    world.app.set_setting("never_read", folder, world.app.host_hand())
    return world.app._parts.pen.standing()


# the whole way
def test_learned_said_explained_taken_back_and_never_again(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    (look,) = world.app.sweep().looks
    (learned,) = look.learned
    assert learned.text == "Lives in Porto"
    why = world.app.why(learned.id)
    assert [quote.words for quote in why.quotes] == ["I live in Porto"]
    assert isinstance(world.app.undo(None, world.app.host_hand()), Done)
    assert world.texts() == set()
    assert [line.text for line in world.app.never()] == ["Lives in Porto"]
    world.says("I live in Porto.", name="two")
    world.clock.advance(timedelta(minutes=11))
    world.app.sweep()
    assert world.texts() == set()
    assert world.app.learned(everything=True)[0].state is LearningState.DROPPED


def test_a_sweep_takes_two_chats_and_learn_all(world: World) -> None:
    world.agree()
    for number, text in enumerate(("I live in Porto.", "My name is Sam.", "I'm left-handed.")):
        world.says(text, name=f"c{number}")
    world.clock.advance(timedelta(minutes=11))
    assert len(world.app.sweep().looks) == 2
    assert len(world.app.learn().looks) == 1
    assert world.app.learn().looks == ()


def test_a_second_run_reads_no_file_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.agree()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    report = world.app.learn()
    assert report.chats == 0


def test_what_is_appended_is_read_and_nothing_else(world: World) -> None:
    world.agree()
    path = world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    more = record("My name is Sam.", "one-1", world.clock.now(), "one-0")
    with path.open("a") as file:
        file.write(f"{json.dumps(more)}\n")
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    world.clock.advance(timedelta(minutes=11))
    (look,) = world.app.learn().looks
    assert [learning.text for learning in (*look.learned, *look.again)] == ["Is called Sam"]


def test_everything_is_there_again_in_a_new_process(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    before = (world.app.memories(), world.app.learned(everything=True), world.app.overview())
    world.again()
    assert (world.app.memories(), world.app.learned(everything=True), world.app.overview()) == before


# previews
def test_a_path_by_hand_is_history_a_preview_that_is_kept_by_one_answer(world: World) -> None:
    path = world.says("I live in Porto.", "My name is Sam.", into=world.folder / "elsewhere")
    world.clock.advance(timedelta(minutes=11))
    report = world.app.learn([str(path)])
    assert report.preview is not None
    assert [learning.text for look in report.preview.looks for learning in look.learned] == [
        "Lives in Porto",
        "Is called Sam",
    ]
    assert world.texts() == set()
    assert isinstance(world.app.keep_preview(report.preview, world.app.host_hand()), Done)
    assert world.texts() == {"Lives in Porto", "Is called Sam"}
    with pytest.raises(BadInput):
        world.app.keep_preview(report.preview, world.app.host_hand())


def test_a_named_file_without_times_is_read_though_learning_was_paused_once(world: World) -> None:
    path = world.folder / "messages.json"
    path.write_text('[{"role": "user", "content": "I live in Porto."}]')
    world.app.pause(world.clock.now() + timedelta(hours=1), world.app.host_hand())
    world.clock.advance(timedelta(hours=2))
    preview = world.app.learn([str(path)]).preview
    assert preview is not None
    assert isinstance(world.app.keep_preview(preview, world.app.host_hand()), Done)
    assert world.texts() == {"Lives in Porto"}


def test_what_a_preview_showed_keeps_its_ids_when_it_is_kept(world: World) -> None:
    """The person saw them, so they may type them: undo, why."""
    path = world.says("I live in Porto.", "My name is Sam.", into=world.folder / "elsewhere")
    world.clock.advance(timedelta(minutes=11))
    preview = world.app.learn([str(path)]).preview
    assert preview is not None
    seen = {(one.id, one.memory, one.text) for look in preview.looks for one in look.learned}
    assert isinstance(world.app.keep_preview(preview, world.app.terminal_hand()), Done)
    assert {(one.id, one.memory, one.text) for one in world.app.learned()} == seen
    assert len(seen) == 2
    which = next(one for one, _, text in seen if text == "Lives in Porto")
    assert isinstance(world.app.undo(which, world.app.host_hand()), Done)
    assert world.texts() == {"Is called Sam"}


def test_a_preview_that_was_not_kept_leaves_ids_of_nothing(world: World) -> None:
    path = world.says("I live in Porto.", into=world.folder / "elsewhere")
    world.clock.advance(timedelta(minutes=11))
    preview = world.app.learn([str(path)]).preview
    assert preview is not None
    with pytest.raises(UnknownId):
        world.app.why(preview.looks[0].learned[0].id)


def test_a_preview_that_would_learn_something_else_by_now_is_shown_again(world: World) -> None:
    path = world.says("I live in Porto.", into=world.folder / "elsewhere")
    world.clock.advance(timedelta(minutes=11))
    preview = world.app.learn([str(path)]).preview
    assert preview is not None

    class Slow:
        """A person who answers after the file has changed."""

        route = world.app.host_hand().route

        def refusal(self) -> None:
            return None

        def ask(self, shown: Shown) -> Given | None:
            given = world.app.host_hand().ask(shown)
            path.write_text(path.read_text().replace("Porto", "Lisbon"))
            return given

    outcome = world.app.keep_preview(preview, Slow())
    assert isinstance(outcome, LookAgain)
    assert world.texts() == set()


def test_a_declined_preview_learns_nothing(world: World) -> None:
    path = world.says("I live in Porto.", into=world.folder / "elsewhere")
    world.clock.advance(timedelta(minutes=11))
    world.terminal = ScriptedTerminal(["n"])
    world.again()
    preview = world.app.learn([str(path)]).preview
    assert preview is not None
    assert isinstance(world.app.keep_preview(preview, world.app.terminal_hand()), Declined)
    assert world.texts() == set()


def test_what_was_shown_of_the_week_and_not_kept_is_history(world: World) -> None:
    """No run and no sweep learns it unasked; what is said afterwards is learned, in the same chat too."""
    world.agree()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    world.terminal = ScriptedTerminal(["n"])
    world.again()
    preview = world.app.learn(preview=True).preview
    assert preview is not None
    assert isinstance(world.app.keep_preview(preview, world.app.terminal_hand()), Declined)
    assert world.app.leave_preview(preview) == ("claude-code",)
    assert (world.app.learn().looks, world.app.sweep().looks, world.texts()) == ((), (), set())
    path = world.chats / "one.jsonl"
    world.clock.advance(timedelta(minutes=2))
    more = record("My name is Sam.", "one-1", world.clock.now(), "one-0")
    with path.open("a") as file:
        file.write(f"{json.dumps(more)}\n")
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    assert world.texts() == {"Is called Sam"}
    older = world.app.learn(history=True).preview
    assert older is not None
    assert [one.text for look in older.looks for one in look.learned] == ["Lives in Porto"]
    assert world.app.leave_preview(older) == ()


def test_a_dry_run_stores_nothing(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    before = world.app.learned(everything=True)
    report = world.app.learn(dry_run=True)
    assert [learning.text for look in report.looks for learning in look.learned] == ["Lives in Porto"]
    assert report.preview is None
    assert world.app.learned(everything=True) == before
    assert [one.text for look in world.app.learn().looks for one in look.learned] == ["Lives in Porto"]
