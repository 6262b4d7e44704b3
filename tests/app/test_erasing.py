"""What was erased is found nowhere in the home: no file holds the words, and learning does not bring them back.

A chat that was marked leaves the index in the same way.
"""

from __future__ import annotations

from datetime import timedelta

from tests.app.test_indexing import found
from tests.app.world import World

from afterword.app import Done


def holding(world: World, words: bytes) -> list[str]:
    """The files of the home that hold these bytes, whatever their letter case. Keys and locks are files like any."""
    home = world.folder / "home"
    files = [path for path in home.rglob("*") if path.is_file()]
    return [str(path.relative_to(home)) for path in files if words in path.read_bytes().lower()]


def learned(world: World) -> None:
    world.says("I live in Xylobridge.", "The ferry leaves at nine.")
    world.clock.advance(timedelta(minutes=11))
    world.agree()
    world.app.learn()


def test_an_erased_thing_is_not_in_any_file_of_the_home(world: World) -> None:
    learned(world)
    assert world.texts() == {"Lives in Xylobridge"}
    assert {name.partition("/")[0] for name in holding(world, b"xylobridge")} == {"memory", "record", "index"}
    which = world.app.memories()[0].memory.id
    assert isinstance(world.app.erase(which, world.app.host_hand()), Done)
    assert [name for name in holding(world, b"xylobridge") if name.startswith("index")] == []
    assert found(world, "xylobridge") == []
    world.app.close()
    assert holding(world, b"xylobridge") == []


def test_learning_again_brings_the_rest_of_the_chat_back_and_not_what_was_erased(world: World) -> None:
    learned(world)
    world.app.erase(world.app.memories()[0].memory.id, world.app.host_hand())
    world.again()
    world.app.learn()
    assert (found(world, "xylobridge"), found(world, "ferry")) == ([], ["The ferry leaves at nine."])
    (world.folder / "home" / "index" / "chunks.sqlite3").unlink()
    world.again()
    world.app.learn()
    assert (found(world, "xylobridge"), found(world, "ferry")) == ([], ["The ferry leaves at nine."])


def test_an_erase_that_was_cut_off_before_the_index_is_finished_by_the_next_learn(world: World) -> None:
    learned(world)
    super(type(world.app), world.app).erase(world.app.memories()[0].memory.id, world.app.host_hand())
    assert found(world, "xylobridge") != []
    world.again()
    world.app.learn()
    assert found(world, "xylobridge") == []


def test_a_marked_chat_leaves_no_bytes_in_the_index_at_once(world: World) -> None:
    learned(world)
    assert isinstance(world.app.mark_chat("claude-code:one", world.app.host_hand()), Done)
    assert [name for name in holding(world, b"ferry") if name.startswith("index")] == []
