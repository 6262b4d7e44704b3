"""Forget taken back: the memory is there again to the byte, with its fields, scope and history, or waits as it did."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.test_tidying import files
from tests.app.world import World
from tests.storage.agreeing import disagreements

from afterword.app import Done
from afterword.core.entry import MemoryGone
from afterword.core.errors import BadInput, UnknownId
from afterword.core.memory import Kind


def file_of(world: World, word: str) -> Path:
    folder = world.folder / "home/memory"
    return next(path for path in folder.rglob("*.md") if word in path.read_text(encoding="utf-8"))


def by_hand(world: World) -> str:
    world.app.remember("Prefers oolong tea", world.app.host_hand(), kind=Kind.PREFERENCE)
    return "oolong"


def of_a_project(world: World) -> str:
    world.agree()
    world.says("In this repo we use Tailwind, not Bootstrap.", "I live in Leipzig.")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    return "Leipzig"


def noted(world: World) -> str:
    """With a note and a field of another program in its file."""
    word = by_hand(world)
    path = file_of(world, word)
    text = path.read_text(encoding="utf-8").replace("---\n", "---\ntags: [kitchen]\n", 1)
    path.write_text(f"{text}\nMy own note about it.\n", encoding="utf-8")
    return word


def edited(world: World) -> str:
    """Changed by hand: what is in use is what it said before."""
    path = file_of(world, by_hand(world))
    path.write_text(path.read_text(encoding="utf-8").replace("oolong", "green"), encoding="utf-8")
    return "oolong"


def replaced(world: World) -> str:
    word = by_hand(world)
    world.app.rewrite(one(world, word), "Prefers coffee", world.app.host_hand())
    return word


def one(world: World, word: str) -> str:
    """The id of the memory that says this, wherever it lies."""
    every = [*(view.memory for view in world.app.memories()), *(view.memory for view in world.app.earlier())]
    return next(memory.id for memory in every if word in memory.text)


@pytest.mark.parametrize("made", [by_hand, of_a_project, noted, edited, replaced])
def test_a_memory_that_was_forgotten_comes_back_to_the_byte(made: Callable[[World], str], world: World) -> None:
    which = one(world, made(world))
    before, stood, never = files(world), world.app._parts.pen.standing(), world.app.never()
    why, changed, amiss = world.app.why(which), world.app.file_changes(), disagreements(world.app._parts.storage)
    forgot = world.app.forget(which, world.app.host_hand())
    assert isinstance(forgot, Done)
    assert (forgot.redo, forgot.next_step) == (which, f"Take it back: afterword redo {which}")
    assert files(world) != before
    app = world.again()
    back = app.redo(which, app.host_hand())
    assert isinstance(back, Done)
    assert (files(world), app.never(), app.file_changes()) == (before, never, changed)
    now = app._parts.pen.standing()
    assert now.memories[which].history == stood.memories[which].history
    assert (now.live(), now.patterns) == (stood.live(), stood.patterns)
    assert app.why(which).memory == why.memory
    assert disagreements(app._parts.storage) == amiss
    with pytest.raises(BadInput):
        app.redo(which, app.host_hand())


def test_what_waited_waits_again_and_may_be_kept(world: World) -> None:
    world.app.remember("Plays the tuba in the park", None)
    (waiting,) = world.app.waiting()
    host = world.app.host_hand()
    forgot = world.app.forget(waiting.id, host)
    assert isinstance(forgot, Done)
    assert (forgot.redo, len(world.app.never()), world.app.waiting()) == (waiting.id, 1, ())
    world.again().redo(waiting.id, host)
    assert ([view.text for view in world.app.waiting()], world.app.never()) == ([waiting.text], ())
    assert isinstance(world.app.keep(waiting.id, host), Done)
    assert world.texts() == {waiting.text}


def test_what_an_undo_had_put_on_the_list_stays_there(world: World) -> None:
    of_a_project(world)
    host, which = world.app.host_hand(), one(world, "Leipzig")
    done = world.app.undo(world.app.why(which).learning.id, host)  # type: ignore[union-attr]  # it was learned
    assert isinstance(done, Done)
    assert "not be learned again" in done.says
    listed = {view.text for view in world.app.never()}
    own = world.app.why(one(world, by_hand(world))).learning
    done = world.app.undo(own.id if own else "", host)
    assert isinstance(done, Done)
    assert (done.says, len(world.app.never())) == ("Taken back.", len(listed)), "what a person wrote never goes on it"
    world.app.forget(which, host)
    world.app.redo(which, host)
    assert {view.text for view in world.app.never()} == listed
    assert "Leipzig" not in str(world.texts()), "it lies where it lay: taken back"


def test_what_is_known_again_meanwhile_is_not_made_twice(world: World) -> None:
    host, which = world.app.host_hand(), one(world, by_hand(world))
    world.app.forget(which, host)
    by_hand(world)
    with pytest.raises(BadInput, match="known again"):
        world.app.redo(which, host)


def test_what_came_after_it_was_taken_back_meanwhile_so_it_is_true_again(world: World) -> None:
    host, which = world.app.host_hand(), one(world, replaced(world))
    later = world.app.why(one(world, "coffee")).learning
    assert later is not None
    world.app.forget(which, host)
    world.app.undo(later.id, host)
    assert world.texts() == set()
    world.app.redo(which, host)
    assert world.texts() == {"Prefers oolong tea"}
    assert not disagreements(world.app._parts.storage)


def test_erase_leaves_nothing_of_a_file_that_was_kept(world: World) -> None:
    host, which = world.app.host_hand(), one(world, noted(world))
    world.app.forget(which, host)
    assert kept(world)
    world.app.erase(which, host)
    assert not kept(world)
    with pytest.raises((BadInput, UnknownId)):
        world.app.redo(which, host)


def kept(world: World) -> list[MemoryGone]:
    """Lines of the record that still hold a file."""
    bodies = [line.body for line in world.app._parts.storage.record.lines()]
    return [body for body in bodies if isinstance(body, MemoryGone) and body.file is not None]
