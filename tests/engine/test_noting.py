"""The quiet line: said once, to one window, where it was learned."""

from __future__ import annotations

import pytest
from tests.engine.house import FERRIES, SEEDBOX, House, chat
from tests.engine.looking import looked

from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.noting import note, take_note


@pytest.fixture
def house() -> House:
    house = House()
    looked(house, chat("I live in Leipzig. My name is Sam."))
    return house


def test_it_is_said_in_the_project_where_it_was_learned_and_once(house: House) -> None:
    assert take_note(house.desk, FERRIES.key, "claude-code") is None
    assert take_note(house.desk, None, "claude-code") is None
    said = take_note(house.desk, SEEDBOX.key, "claude-code")
    assert said is not None
    assert said.says == "Afterword learned 2 things."
    assert {one.text for one in said.learned} == {"Lives in Leipzig", "Is called Sam"}
    assert take_note(house.desk, SEEDBOX.key, "codex") is None


def test_only_what_came_since_is_said_the_next_time(house: House) -> None:
    take_note(house.desk, SEEDBOX.key, "claude-code")
    looked(house, chat("I'm left-handed.", key="c2"))
    said = take_note(house.desk, SEEDBOX.key, "claude-code")
    assert said is not None
    assert said.says == "Afterword learned 1 thing."


def test_looking_at_it_does_not_say_it(house: House) -> None:
    first = note(house.desk, SEEDBOX.key)
    assert first is not None
    assert note(house.desk, SEEDBOX.key) == first


def test_what_was_taken_back_meanwhile_is_no_news(house: House) -> None:
    for told in list(house.desk.standing().applied()):
        take(house.desk, undo_question(told.learning.id), house.hand())
    assert note(house.desk, SEEDBOX.key) is None


def test_what_waits_is_said_too_and_what_is_a_week_old_no_more(house: House) -> None:
    house.learn("Lives in Porto", waits=True)
    said = note(house.desk, SEEDBOX.key)
    assert said is not None
    assert said.says == "Afterword learned 2 things, 1 thing waits for your OK."
    house.later(days=8)
    assert note(house.desk, SEEDBOX.key) is None


def test_nothing_is_said_for_chats_that_nobody_sees_and_for_history() -> None:
    house = House()
    house.learn("Lives in Leipzig", attended=False)
    house.learn("Is called Sam", history=True)
    assert note(house.desk, SEEDBOX.key) is None
