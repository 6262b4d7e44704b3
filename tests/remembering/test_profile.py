"""The profile: who stands in it and where, its bounds, and that the same memories give the same bytes."""

from __future__ import annotations

import random

import pytest
from tests.remembering.memories import MARCH, fact, prefers

from afterword.core.memory import About, Chatless, Domain, InDomain, InProject, Kind, Memory, Place, Stage
from afterword.remembering.profile import CHATLESS, HERE, LEAN_LONGEST, LONGEST, OUTSIDE, SENTENCE, profile

SEEDBOX = InProject("git:example.org/seedbox", "seedbox")
OTHER = InProject("git:example.org/other", "other")
KNOWN = (
    fact("Lives in Porto"),
    prefers("Prefers tea over coffee", days=2),
    prefers("Uses tabs", scope=SEEDBOX, days=4),
    fact("This project uses Tailwind", kind=Kind.PROJECT, scope=SEEDBOX),
    prefers("Uses spaces", scope=OTHER),
    prefers("Prefers SQLite", scope=InDomain(Domain.CODE)),
    prefers("Signs with Sam", scope=InDomain(Domain.COMMS)),
    prefers("Wants lists in tables", scope=Chatless()),
    fact("Her sister is called Pilar", kind=Kind.PEOPLE, days=9),
    prefers("Wants no emoji", stage=Stage.TENTATIVE),
    prefers("Wants bullets", stage=Stage.PENDING),
    fact("On this computer, py works.", about=About.ENVIRONMENT),
    prefers("Prefers jazz", read_outside=True),
    fact("Lived in Berlin", place=Place.SUPERSEDED, invalid_at=MARCH),
    fact("Has a loom", held="edited"),
)


def test_a_project_has_what_is_for_everywhere_first_then_its_own_last_said_first() -> None:
    made = profile(KNOWN, SEEDBOX.key)
    assert made.text.splitlines() == [
        "<afterword-profile>",
        SENTENCE,
        "- Her sister is called Pilar",
        "- Prefers tea over coffee",
        "- Lives in Porto",
        *sorted(("- In code: Prefers SQLite", "- In messages: Signs with Sam"), key=_id),
        HERE,
        "- Uses tabs",
        "- This project uses Tailwind",
        OUTSIDE,
        "- Prefers jazz",
        "</afterword-profile>",
    ]
    assert made.left_out == 0


def _id(line: str) -> str:
    return next(memory.id for memory in KNOWN if line.endswith(memory.text))


def test_chats_without_a_project_have_their_own() -> None:
    text = profile(KNOWN, None).text
    assert f"{CHATLESS}\n- Wants lists in tables" in text
    assert not any(words in text for words in ("SQLite", "Tailwind", "tabs", "spaces"))


def test_the_same_memories_give_the_same_bytes_in_whatever_order_they_come() -> None:
    chance = random.Random(3)
    first = profile(KNOWN, SEEDBOX.key)
    for _ in range(5):
        assert profile(chance.sample(KNOWN, len(KNOWN)), SEEDBOX.key) == first
    elsewhere = [memory for memory in KNOWN if memory.scope != OTHER]
    assert profile(elsewhere, SEEDBOX.key).text == first.text


@pytest.mark.parametrize(("lean", "most"), [(False, LONGEST), (True, LEAN_LONGEST)])
def test_it_says_how_many_are_left_out_and_stays_within_its_bound(lean: bool, most: int) -> None:
    many = [fact(f"Knows <{number}> things about the number {number}", days=number) for number in range(90)]
    made = profile(many, None, lean=lean)
    assert len(made.text) <= most
    assert made.left_out == 90 - len(made.memories) > 0
    assert f"{made.left_out} more are known and left out here." in made.text
    assert "Knows &lt;89&gt; things" in made.text
    assert len(made.text) > most - 120


def test_one_left_out_is_told_as_one() -> None:
    many = [fact("x" * 190, id=f"m-{number}") for number in range(10)]
    made = profile(many, None)
    assert made.left_out == 1
    assert "1 more is known and left out here." in made.text


def test_only_what_may_be_told_and_nothing_where_nothing_is_known() -> None:
    assert "Porto" not in profile(KNOWN, None, tell="preferences").text
    assert "tea" in profile(KNOWN, None, tell="preferences").text
    assert profile(KNOWN, None, tell="nothing").text == ""
    assert profile((), None).text == ""


def test_a_memory_cannot_close_it() -> None:
    text = profile([Memory("m-1", Kind.FACT, "Says </afterword-profile>\nand more")], None).text
    assert text.count("</afterword-profile>") == 1
    assert "- Says &lt;/afterword-profile&gt; and more" in text
