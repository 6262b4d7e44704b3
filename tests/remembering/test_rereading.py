"""What a second reading of a chat changes: what is kept, added, moved and removed, and that it never goes back."""

from __future__ import annotations

from dataclasses import replace

from afterword.core.chunk import Chunk
from afterword.remembering.rereading import Difference, WrittenByNewer, difference

ONE, TWO, THREE = (
    Chunk(name, "codex:c", f"the words of {name}", f"e{place}", place, learner_version=2)
    for place, name in enumerate(("one", "two", "three"))
)


def test_what_reads_the_same_is_kept() -> None:
    assert difference((ONE, TWO), (ONE, TWO), 2) == Difference(keep=("one", "two"))


def test_what_is_new_is_added_and_what_is_gone_removed() -> None:
    assert difference((ONE, TWO), (TWO, THREE), 2) == Difference(keep=("two",), add=(THREE,), remove=("one",))


def test_what_only_lies_elsewhere_is_moved_with_all_that_is_new_about_it() -> None:
    moved = replace(ONE, position=4, project="git:example.org/mira/tides")
    assert difference((ONE, TWO), (TWO, moved), 2) == Difference(keep=("two",), move=(moved,))


def test_a_chat_that_reads_as_nothing_loses_all_and_a_new_one_brings_all() -> None:
    assert difference((ONE, TWO), (), 2) == Difference(remove=("one", "two"))
    assert difference((), (ONE, TWO), 2) == Difference(add=(ONE, TWO))


def test_what_a_newer_release_wrote_stays() -> None:
    assert difference((ONE, replace(TWO, learner_version=3)), (ONE,), 2) == WrittenByNewer(3)
