"""Which memories bear on a question: by meaning, by words, by both, and none where none does."""

from __future__ import annotations

import pytest

from afterword.core.memory import Kind
from afterword.remembering.nearby import NOT_AGAINST, SENTENCE_MEANS, nearest

CAR = ("Drives an old diesel estate", Kind.FACT)
TEA = ("Drinks only green tea", Kind.PREFERENCE)
CELLO = ("Practises the cello on Sundays", Kind.PREFERENCE)
ALL = (CAR, TEA, CELLO)


def found(question: str, cosines: tuple[float | None, ...], means: float = SENTENCE_MEANS) -> list[tuple[int, bool]]:
    return [(near.place, near.bears) for near in nearest(question, ALL, cosines, means)]


def test_by_meaning_alone_what_lies_near_enough_passes() -> None:
    assert found("which oil for my vehicle", (0.5, 0.3, -0.2)) == [(0, True), (1, True), (2, False)]
    assert found("which oil for my vehicle", (0.5, 0.3, -0.2), means=0.4)[1] == (1, False)


def test_a_fact_and_a_preference_with_the_same_meaning_stand_side_by_side() -> None:
    near = nearest("which oil for my vehicle", ALL, (0.4, 0.4, 0.0))
    assert near[0].score == near[1].score


def test_words_bring_forward_what_meaning_alone_would_leave_out() -> None:
    assert found("tune my cello", (0.1, 0.05, NOT_AGAINST)) == [(2, True), (0, False), (1, False)]


def test_a_word_that_is_meant_otherwise_does_not_pass() -> None:
    assert (2, False) in found("a cello suite by name of green", (0.0, 0.0, NOT_AGAINST - 0.05))


def test_one_shared_word_of_many_is_not_enough() -> None:
    long = "compare old roman coins, swords, helmets, shields, sandals, wine jars and lamps"
    assert all(not bears for _, bears in found(long, (None, None, None)))


@pytest.mark.parametrize(("question", "right"), [("tune my cello", 2), ("green tea for guests", 1)])
def test_without_an_embedder_words_do(question: str, right: int) -> None:
    assert found(question, (None, None, None))[0] == (right, True)


def test_nothing_among_no_memories() -> None:
    assert nearest("anything", (), ()) == ()
