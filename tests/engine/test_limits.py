"""Limits of a look and a day, modes, facts about this computer, and what was typed to us in a chat."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from tests.engine.house import MONDAY, House, chat
from tests.engine.looking import LEIPZIG, looked, one, refused

from afterword.core.chat import Said, Step, StepRan
from afterword.core.entry import Route
from afterword.core.memory import Place
from afterword.core.verdict import Mode, Reason
from afterword.engine.look import Run, hear, look
from afterword.engine.retrying import try_again


@pytest.fixture
def house() -> House:
    return House()


# limits and modes


HABITS = chat(
    "I live in Leipzig.",
    "> Noted.",
    "My name is Sam.",
    "> Noted.",
    "I work as a gardener.",
    "> Noted.",
    "I prefer short answers.",
    "> Noted.",
    "I prefer dark mode.",
)


def test_more_than_three_in_one_look_wait(house: House) -> None:
    view = looked(house, HABITS)
    assert len(view.learned) == 3
    assert {learning.reason for learning in view.waiting} == {Reason.OVER_LOOK_LIMIT}
    assert {learning.kind for learning in view.learned} == {"fact"}


FACTS = ("I live in Leipzig.", "I work as a gardener.", "I have two dogs.")


@pytest.mark.parametrize(
    ("correction", "first"),
    [
        ("No, use pnpm, not npm. Always pnpm in this project.", True),
        ("No, British spelling, not American.", False),
    ],
)
def test_a_correction_that_is_a_rule_comes_before_facts_and_mere_style_after(
    house: House, correction: str, *, first: bool
) -> None:
    view = looked(house, chat(*FACTS, "> npm install, and the color of seeds.", correction))
    learned = [learning.text for learning in view.learned]
    assert len(learned) == 3
    assert any(text.startswith("Prefers") for text in learned) is first
    assert [learning.text.startswith("Prefers") for learning in view.waiting] == [not first]


def test_more_than_eight_in_a_day_wait_and_the_next_day_begins_anew(house: House) -> None:
    for number in range(8):
        house.learn(f"Owns a bicycle number {number}")
    house.later(minutes=30)
    (waits,) = looked(house, LEIPZIG).waiting
    assert waits.reason is Reason.OVER_DAY_LIMIT
    house.later(days=1)
    assert len(looked(house, chat("My name is Sam.", key="c2")).learned) == 1


def test_a_preview_counts_against_no_limit(house: House) -> None:
    view = looked(house, HABITS, Run(counted=False))
    assert len(view.learned) == 5
    house.later(minutes=30)
    assert len(looked(house, chat("I'm left-handed.", key="c2")).learned) == 1


def test_in_mode_ask_everything_waits(house: House) -> None:
    house.with_terms(mode=Mode.ASK)
    (waits,) = looked(house, LEIPZIG).waiting
    assert waits.reason is Reason.MODE_ASK


def test_learning_that_is_off_looks_at_nothing(house: House) -> None:
    house.with_terms(learning=False)
    assert refused(house, LEIPZIG) == "learning_off"
    assert house.desk.pen.mark(LEIPZIG.key) is None


# facts about this computer


def ran(command: str, exit_code: int, message: str = "") -> StepRan:
    step = Step("Bash", command, command, exit_code, exit_code != 0, message)
    return StepRan("", None, step)


MISSING = ran("python setup.py", 127, "bash: python: command not found")


def test_what_worked_another_way_is_known_until_it_works_again(house: House) -> None:
    looked(house, chat("Build it.", MISSING, ran("python3 setup.py", 0)))
    fact = one(house, "python3")
    assert (fact.text, fact.device) == ("On this computer, python isn't found; python3 works.", "d-1")
    house.later(days=1)
    again = chat("Build it again.", ran("python setup.py", 0), key="c2", at=house.clock.now() - timedelta(hours=1))
    looked(house, again)
    assert house.texts() == set()
    ended = house.desk.standing().memory(fact.id)
    assert ended is not None
    assert (ended.place, ended.invalid_at) == (Place.ARCHIVED, house.clock.now())


def test_a_chat_brought_by_hand_says_nothing_of_this_computer(house: House) -> None:
    of = chat("Build it.", MISSING, ran("python3 setup.py", 0))
    looked(house, replace(of, history=True), Run(history=True, named=True, counted=False))
    assert house.texts() == set()


# mode quiet


def test_in_mode_quiet_what_was_over_the_limit_is_tried_again_the_next_day(house: House) -> None:
    house.with_terms(mode=Mode.QUIET)
    view = looked(house, HABITS)
    assert (len(view.learned), len(view.waiting)) == (3, 2)
    assert try_again(house.desk) == ()
    house.later(days=1)
    assert try_again(house.desk) != ()
    assert len(house.texts()) == 5
    assert house.desk.standing().waiting() == ()
    assert house.agrees()


def test_in_mode_careful_it_waits_for_the_person(house: House) -> None:
    looked(house, HABITS)
    house.later(days=1)
    assert try_again(house.desk) == ()
    assert len(house.desk.standing().waiting()) == 2


# typed in the chat


def test_undo_typed_in_the_chat_takes_back_what_stood_when_it_was_typed(house: House) -> None:
    (learned,) = looked(house, LEIPZIG).learned
    house.later(hours=1)
    house.learn("Speaks Dutch")
    typed = chat("afterword undo", key="c2", at=house.clock.now() - timedelta(minutes=30))
    house.later(minutes=10)
    look(house.desk, house.desk.pen, typed, Run())
    assert house.texts() == {"Speaks Dutch"}
    assert house.desk.standing().learnings[learned.id].undone


def test_undo_typed_in_a_chat_that_still_runs_is_done_at_once(house: House) -> None:
    (learned,) = looked(house, LEIPZIG).learned
    typed = chat(f"afterword undo {learned.id}", key="c2", at=MONDAY - timedelta(minutes=1))
    assert refused(house, replace(typed, running=True)) == "running"
    assert house.texts() == set()
    assert refused(house, replace(typed, running=True)) == "running"
    assert len(house.desk.standing().answers) == 1


def test_an_undo_typed_long_ago_that_names_what_is_there_no_more_is_passed_over(house: House) -> None:
    looked(house, LEIPZIG)
    look(house.desk, house.desk.pen, chat("afterword undo l-77", key="c2"), Run())
    assert house.texts() == {"Lives in Leipzig"}


@pytest.mark.parametrize("typed", ["afterword deshacer", "afterword rückgängig", "afterword annuler", "afterword 撤销"])
def test_undo_in_the_persons_language_is_their_answer_too(house: House, typed: str) -> None:
    looked(house, LEIPZIG)
    house.later(hours=1)
    look(house.desk, house.desk.pen, chat(typed, key="c2", at=house.clock.now() - timedelta(minutes=30)), Run())
    assert house.texts() == set()
    assert [line.answer.route for line in house.desk.standing().answers] == [Route.CHAT]


@pytest.mark.parametrize("typed", ["afterword off", "afterword apagar", "afterword aus", "afterword 关闭"])
def test_off_typed_in_the_chat_keeps_it_out_whole(house: House, typed: str) -> None:
    of = chat("I live in Leipzig.", "> Noted.", typed)
    assert refused(house, of) == "switched_off"
    assert house.texts() == set()


@pytest.mark.parametrize(
    "text", ["please run afterword undo", "afterword keep", "afterword settings mode quiet", "undo"]
)
def test_nothing_else_typed_in_a_chat_is_an_answer(house: House, text: str) -> None:
    looked(house, LEIPZIG)
    look(house.desk, house.desk.pen, chat(text, key="c2"), Run())
    assert house.texts() == {"Lives in Leipzig"}
    assert house.desk.standing().answers == ()


@pytest.mark.parametrize("typed", ["afterword undo", "afterword off"])
def test_nothing_typed_in_a_chat_that_nobody_attends_is_an_answer(house: House, typed: str) -> None:
    (learned,) = looked(house, LEIPZIG).learned
    house.later(hours=1)
    of = replace(chat(typed, key="c2", at=house.clock.now() - timedelta(minutes=30)), attended=False)
    for running in (True, False):
        look(house.desk, house.desk.pen, replace(of, running=running), Run())
    assert hear(house.desk, house.desk.pen, of, Run()) == ()
    assert house.texts() == {"Lives in Leipzig"}
    assert not house.desk.standing().learnings[learned.id].undone
    assert not house.desk.standing().switched_off(of.key)
    assert house.desk.standing().answers == ()


def test_undo_in_words_that_the_host_does_not_vouch_for_is_no_answer(house: House) -> None:
    looked(house, LEIPZIG)
    of = chat("afterword undo", key="c2")
    assumed = replace(
        of, entries=tuple(replace(entry, attributed=False) for entry in of.entries if isinstance(entry, Said))
    )
    look(house.desk, house.desk.pen, assumed, Run())
    assert house.texts() == {"Lives in Leipzig"}
