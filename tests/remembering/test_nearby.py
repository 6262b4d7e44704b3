"""Which memories bear on a question: by meaning, by words, by both, and none where none does."""

from __future__ import annotations

from datetime import timedelta
from itertools import permutations

import pytest
from tests.remembering.memories import MARCH, fact, prefers

from afterword.core.memory import (
    About,
    Chatless,
    Domain,
    Everywhere,
    InDomain,
    InProject,
    Kind,
    Memory,
    Place,
    Scope,
    Stage,
    ThisChat,
)
from afterword.remembering.nearby import (
    MOST_READ,
    NOT_AGAINST,
    SENTENCE_MEANS,
    STATIC_MEANS,
    Here,
    Near,
    chosen,
    domains_of,
    floor_of,
    may_be_told,
    may_stand_beside,
    nearest,
    reaches,
    read_part,
    with_what_is_asked,
    wordings_for,
)
from afterword.remembering.spoken import wordings

TELLS = ("everything", "preferences", "nothing")

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


SEEDBOX = InProject("git:example.org/seedbox", "seedbox")
LETTERS = InProject("folder:/home/sam/letters", "letters")


@pytest.mark.parametrize(
    ("scope", "project", "message", "reached"),
    [
        (Everywhere(), None, "hello", True),
        (Everywhere(), SEEDBOX.key, "hello", True),
        (SEEDBOX, SEEDBOX.key, "hello", True),
        (SEEDBOX, LETTERS.key, "hello", False),
        (SEEDBOX, None, "hello", False),
        (Chatless(), None, "hello", True),
        (Chatless(), SEEDBOX.key, "hello", False),
        (InDomain(Domain.CODE), SEEDBOX.key, "hello", True),
        (InDomain(Domain.CODE), None, "hello", False),
        (InDomain(Domain.WRITING), None, "write about bees", True),
        (InDomain(Domain.WRITING), SEEDBOX.key, "write about bees", False),
        (InDomain(Domain.WRITING), LETTERS.key, "write about bees", True),
        (InDomain(Domain.WRITING), None, "write an email to Marcus", False),
        (InDomain(Domain.COMMS), None, "write an email to Marcus", True),
        (InDomain(Domain.COMMS), SEEDBOX.key, "write an email to Marcus", True),
        (InDomain(Domain.COMMS), None, "write about bees", False),
        (InDomain(Domain.COMMS), None, "schreib Marcus eine E-Mail", True),
        (InDomain(Domain.COMMS), None, "给他写一封邮件", True),
        (InDomain(Domain.COMMS), None, "彼にメールを書いて", True),
        (ThisChat(), None, "hello", False),
    ],
)
def test_how_far_each_scope_reaches(scope: Scope, project: str | None, message: str, reached: bool) -> None:
    assert reaches(scope, Here(project, domains_of(project, message), "d-1")) is reached


@pytest.mark.parametrize(
    ("memory", "may"),
    [
        (prefers("Prefers tea"), True),
        (prefers("Prefers tea", stage=Stage.TENTATIVE), True),
        (prefers("Prefers tea", stage=Stage.PENDING), True),
        (fact("On this computer, python is not found; py works.", about=About.ENVIRONMENT), True),
        (fact("Restarting it lost the queue", about=About.PITFALL), True),
        (fact("This project uses Tailwind", kind=Kind.PROJECT), True),
        (fact("Lives in Porto"), False),
        (fact("Her sister is called Pilar", kind=Kind.PEOPLE), False),
        (prefers("Prefers tea", read_outside=True), False),
        (prefers("Prefers tea", held="edited"), False),
        (prefers("Prefers tea", place=Place.SUPERSEDED), False),
        (prefers("Prefers tea", place=Place.ARCHIVED), False),
        (prefers("Prefers tea", invalid_at=MARCH), False),
        (prefers("Prefers tea", valid_from=MARCH + timedelta(days=1)), False),
    ],
)
def test_what_may_ever_stand_beside_a_message(memory: Memory, may: bool) -> None:
    assert may_stand_beside(memory, MARCH) is may


def test_only_what_may_be_told_and_is_about_this_computer_or_none() -> None:
    tool = fact("On this computer, py works.", about=About.ENVIRONMENT, device="d-1")
    there = [prefers("Prefers tea"), tool]
    told = {tell: [may_be_told(one, Here(None, frozenset(), "d-1", tell)) for one in there] for tell in TELLS}
    assert told == {"everything": [True, True], "preferences": [True, False], "nothing": [False, False]}
    assert not may_be_told(tool, Here(None, frozenset(), "d-2"))


def test_the_more_specific_wins_over_what_is_about_the_same() -> None:
    wide, narrow = prefers("Prefers tabs in Go code", days=5), prefers("Prefers spaces in Go code", scope=SEEDBOX)
    other = prefers("Drinks green tea")
    near = (Near(0, 0.9, bears=True), Near(1, 0.5, bears=True), Near(2, 0.4, bears=True))
    assert [one.place for one in chosen([wide, narrow, other], near)] == [1, 2]


def test_of_equals_the_more_specific_then_the_newest_comes_first_whatever_the_order_they_come_in() -> None:
    ours = [prefers("Keeps bees"), prefers("Rows a boat", days=3), prefers("Has a loom", scope=SEEDBOX)]
    for some in permutations(ours):
        near = [Near(place, 0.5, bears=True) for place in range(3)]
        texts = [some[one.place].text for one in chosen(some, near)]
        assert texts == ["Has a loom", "Rows a boat", "Keeps bees"]


def test_of_a_long_message_both_ends_are_read() -> None:
    long = "begin " + "x" * 5000 + " end"
    assert len(read_part(long)) <= MOST_READ + 1
    assert read_part(long).startswith("begin")
    assert read_part(long).endswith(" end")
    assert read_part("short") == "short"


def test_an_embedder_that_was_not_measured_lets_nothing_pass_by_meaning_alone() -> None:
    assert floor_of("minilm-l6-8199be6f-1") == SENTENCE_MEANS
    assert floor_of("static-minilm-192-1") == STATIC_MEANS
    assert found("which oil for my vehicle", (0.95, 0.9, 0.9), floor_of("e5-small-1"))[0][1] is False


def test_an_english_memory_is_also_worded_without_what_it_opens_with() -> None:
    assert wordings("Prefers tea over coffee") == (
        "Prefers tea over coffee",
        "I tea over coffee",
        "topic: tea over coffee",
    )
    assert wordings("The workshop has no heating")[1:] == (
        "I The workshop has no heating",
        "topic: The workshop has no heating",
    )
    assert wordings("Bevorzugt kurze Antworten und keine Listen") == ("Bevorzugt kurze Antworten und keine Listen",)
    assert wordings("喜欢简短的回答") == ("喜欢简短的回答",)
    assert wordings_for("minilm-l6-8199be6f-1") is wordings
    assert wordings_for("static-minilm-192-1") is with_what_is_asked
    assert wordings_for("another")("Prefers tea") == ("Prefers tea",)
