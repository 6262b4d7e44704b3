"""Corrections that grow up over chats and days, and the questions that come of them."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.engine.house import FERRIES, LETTERS, MONDAY, SEEDBOX, House, chat, preference
from tests.engine.looking import looked, one

from afterword.core.chat import Chat, Project
from afterword.core.entry import CardKind, Noted
from afterword.core.memory import Chatless, Everywhere, InProject, Stage
from afterword.core.pattern import PatternState
from afterword.engine.admit import Admission, Write


@pytest.fixture
def house() -> House:
    return House()


# corrections that grow up


def correction(key: str, at: timedelta, project: Project | None = SEEDBOX) -> Chat:
    """Write the title. > Here: 'The color of seeds'. No, British spelling, not American."""
    return chat(
        "Write the title of the page.",
        "> The color of seeds.",
        "No, British spelling, not American.",
        key=key,
        at=MONDAY + at - timedelta(hours=1),
        project=project,
    )


def test_the_same_correction_three_times_grows_up_and_asks_once(house: House) -> None:
    (first,) = looked(house, correction("c1", timedelta())).learned
    found = one(house, "british")
    assert (found.stage, found.scope) == (Stage.TENTATIVE, InProject(SEEDBOX.key, "seedbox"))
    house.later(days=1)
    looked(house, correction("c2", timedelta(days=1), FERRIES))
    assert (one(house, "british").stage, one(house, "british").scope) == (Stage.EMERGING, Everywhere())
    house.later(days=1)
    third = looked(house, correction("c3", timedelta(days=2), LETTERS))
    assert one(house, "british").stage is Stage.PENDING
    (card,) = third.cards
    assert "british" in card.words.lower()
    assert "american" in card.words.lower()
    house.later(days=1)
    fourth = looked(house, correction("c4", timedelta(days=3)))
    assert fourth.cards == ()
    assert len(house.desk.standing().open_cards()) == 1
    assert len(house.lies()) == 1
    assert first.id in house.desk.standing().learnings
    (pattern,) = house.desk.standing().patterns.values()
    assert (len(pattern.evidence), pattern.state) == (4, PatternState.ASKED)


def test_a_chat_counts_once_however_often_it_says_it(house: House) -> None:
    three_times = chat(
        "Write it.",
        "> The color.",
        "No, British spelling, not American.",
        "> The flavor.",
        "No, British spelling, not American!",
    )
    looked(house, three_times)
    assert one(house, "british").stage is Stage.TENTATIVE


def test_in_one_project_it_stays_there(house: House) -> None:
    for number in range(2):
        looked(house, correction(f"c{number}", timedelta(days=number)))
        house.later(days=1)
    assert (one(house, "british").stage, one(house, "british").scope) == (
        Stage.EMERGING,
        InProject(SEEDBOX.key, "seedbox"),
    )


def test_in_a_chat_without_a_project_it_reaches_such_chats(house: House) -> None:
    looked(house, correction("c1", timedelta(), None))
    assert one(house, "british").scope == Chatless()


def test_said_in_so_many_words_it_is_confirmed_at_once(house: House) -> None:
    looked(house, correction("c1", timedelta()))
    house.later(days=1)
    stated = chat("I prefer British spelling.", key="c2", at=house.clock.now() - timedelta(hours=1))
    looked(house, stated)
    assert (one(house, "british").stage, one(house, "british").scope) == (Stage.CONFIRMED, Everywhere())


def test_what_was_put_aside_comes_back_when_it_is_said_again(house: House) -> None:
    from afterword.engine.ageing import age

    looked(house, correction("c1", timedelta()))
    house.later(days=91)
    age(house.desk)
    assert house.texts() == set()
    looked(house, correction("c2", timedelta(days=91)))
    assert one(house, "british").stage is Stage.EMERGING
    assert len(house.lies()) == 1


def test_a_change_of_mind_ends_the_old_and_begins_tentative(house: House) -> None:
    dark = preference("m-dark", "Prefers dark mode", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(dark, "l-0"),)))
    house.later(days=1)
    turned = chat(
        "I've changed my mind about dark mode, light is easier to read.",
        key="c2",
        at=house.clock.now() - timedelta(hours=1),
    )
    (learned,) = looked(house, turned).learned
    assert learned.replaces == "Prefers dark mode"
    assert one(house, "light").stage is Stage.TENTATIVE


def test_taking_back_a_wish_without_another_makes_a_card(house: House) -> None:
    dark = preference("m-dark", "Uses Notion", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(dark, "l-0"),)))
    house.later(days=1)
    turned = chat("I no longer use Notion.", key="c2", at=house.clock.now() - timedelta(hours=1))
    view = looked(house, turned)
    (card,) = view.cards
    assert card.memory is not None
    assert card.memory.id == "m-dark"
    assert house.texts() == {"Uses Notion"}


def prose(key: str, days: int) -> Chat:
    """Summarise it. > - one - two. No, prose, not bullets."""
    turns = ("Summarise it.", "> - one\n- two", "No, prose, not bullets.")
    return chat(*turns, key=key, at=MONDAY + timedelta(days=days, hours=-1))


def test_a_confirmed_wish_stays_though_it_is_corrected_and_is_asked_about_once(house: House) -> None:
    bullets = preference("m-bullets", "Prefers bullets over prose", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(bullets, "l-0"),)))
    house.later(days=1)
    assert looked(house, prose("c1", 1)).cards == ()
    assert "Prefers bullets over prose" in house.texts()
    house.later(days=1)
    (card,) = looked(house, prose("c2", 2)).cards
    assert card.memory is not None
    assert (card.kind, card.memory.id) == (CardKind.CONTRADICTED, "m-bullets")
    house.later(days=1)
    assert [c.kind for c in looked(house, prose("c3", 3)).cards] == [CardKind.QUESTION]


def test_two_outright_wishes_that_do_not_go_together_are_asked_about(house: House) -> None:
    bullets = preference("m-bullets", "Prefers bullets over prose", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(bullets, "l-0"),)))
    house.later(days=1)
    stated = chat("I don't like bullets in summaries.", key="c1", at=house.clock.now() - timedelta(hours=1))
    view = looked(house, stated)
    (card,) = view.cards
    assert card.kind is CardKind.CLASH
    assert "Prefers bullets over prose" in card.words
    assert len(house.texts()) == 2


def test_corrections_are_logged_as_soon_as_they_are_read(house: House) -> None:
    looked(house, correction("c1", timedelta()))
    noted = [line.body for line in house.record.lines() if isinstance(line.body, Noted)]
    assert [n.quote.words for n in noted] == ["No, British spelling, not American."]
