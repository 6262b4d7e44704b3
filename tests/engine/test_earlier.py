"""Words from before the person agreed: no ordinary look hears them, history hears each of them once."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from tests.engine.house import MONDAY, House, chat
from tests.engine.looking import looked, refused

from afterword.core.chat import Chat, Entry, Step, StepRan
from afterword.core.entry import SettingNow
from afterword.core.mark import LookMark, Unheard
from afterword.engine.admit import Admission
from afterword.engine.look import Run
from afterword.engine.views import LookView
from afterword.storage.codec import from_text, to_text

DAY = timedelta(days=1)
AGREED = MONDAY - 7 * DAY
ORDINARY, HISTORY = Run(since=AGREED), Run(history=True, counted=False)


def at(days: float, *turns: str | Entry, key: str) -> tuple[Entry, ...]:
    return chat(*turns, key=key, at=MONDAY - days * DAY).entries


def of(*parts: tuple[Entry, ...]) -> Chat:
    return replace(chat(), entries=tuple(entry for part in parts for entry in part))


def ran(command: str, code: int, message: str = "") -> StepRan:
    return StepRan("", None, Step("Bash", command, command, code, code != 0, message))


def told(view: LookView) -> list[str]:
    return [one.text for one in view.learned]


OLD = at(20, "I live in Leipzig.", "> Noted.", key="old")
NEW = at(1, "My name is Sam.", "> Hello.", key="new")
LATER = at(0.5, "I'm left-handed.", key="later")
WAY = (ran("python setup.py", 127, "bash: python: command not found"), ran("python3 setup.py", 0))


@pytest.fixture
def house() -> House:
    return House()


def test_a_chat_that_is_older_whole_keeps_no_mark_and_is_there_for_history(house: House) -> None:
    assert refused(house, of(OLD), ORDINARY) == "earlier"
    assert house.desk.pen.mark(of(OLD).key) is None
    assert told(looked(house, of(OLD), HISTORY)) == ["Lives in Leipzig"]
    assert refused(house, of(OLD), HISTORY) == "nothing_new"
    assert refused(house, of(OLD), ORDINARY) == "nothing_new"


def test_of_a_chat_that_lies_on_both_sides_each_part_is_heard_once(house: House) -> None:
    assert told(looked(house, of(OLD, NEW), ORDINARY)) == ["Is called Sam"]
    assert refused(house, of(OLD, NEW), ORDINARY) == "earlier"
    view = looked(house, of(OLD, NEW), HISTORY)
    assert (told(view), view.again) == (["Lives in Leipzig"], ())
    for run in (HISTORY, ORDINARY):
        assert refused(house, of(OLD, NEW), run) == "nothing_new"
    assert told(looked(house, of(OLD, NEW, LATER), ORDINARY)) == ["Is left-handed"]
    assert refused(house, of(OLD, NEW, LATER), HISTORY) == "nothing_new"


def test_history_after_several_ordinary_looks_hears_the_first_part_and_what_is_new(house: House) -> None:
    looked(house, of(OLD, NEW), ORDINARY)
    looked(house, of(OLD, NEW, at(0.7, "Thanks a lot.", key="thanks")), ORDINARY)
    whole = of(OLD, NEW, at(0.7, "Thanks a lot.", key="thanks"), LATER)
    view = looked(house, whole, HISTORY)
    assert (told(view), view.again) == (["Lives in Leipzig", "Is left-handed"], ())


def test_what_was_left_is_found_in_a_chat_read_anew_under_other_ids(house: House) -> None:
    looked(house, of(OLD, NEW), ORDINARY)
    renamed = replace(of(), entries=tuple(replace(one, id=f"r-{one.id}") for one in (*OLD, *NEW)))
    view = looked(house, renamed, HISTORY)
    assert (told(view), view.again) == (["Lives in Leipzig"], ())


def test_what_came_between_history_and_a_later_agreement_is_left_and_nothing_else(house: House) -> None:
    between = at(10, "My name is Sam.", key="between")
    looked(house, of(OLD), HISTORY)
    assert told(looked(house, of(OLD, between, LATER), ORDINARY)) == ["Is left-handed"]
    view = looked(house, of(OLD, between, LATER), HISTORY)
    assert (told(view), view.again) == (["Is called Sam"], ())


def test_an_agreement_that_reaches_further_back_hears_what_was_left_from_there_on(house: House) -> None:
    between = at(10, "My name is Sam.", key="between")
    whole = of(OLD, between, LATER)
    looked(house, whole, ORDINARY)
    assert told(looked(house, whole, Run(since=MONDAY - 15 * DAY))) == ["Is called Sam"]
    assert told(looked(house, whole, HISTORY)) == ["Lives in Leipzig"]


def test_what_steps_showed_before_the_person_agreed_is_not_learned(house: House) -> None:
    before = at(20, "Run it.", *WAY, key="old")
    assert refused(house, of(before), ORDINARY) == "earlier"
    looked(house, of(before, NEW), ORDINARY)
    assert house.texts() == {"Is called Sam"}


def test_what_steps_showed_since_is_learned(house: House) -> None:
    looked(house, of(at(1, "Run it.", *WAY, key="new")), ORDINARY)
    assert house.texts() == {"On this computer, python isn't found; python3 works."}


def test_what_steps_showed_while_learning_was_off_is_not_learned(house: House) -> None:
    house.later(days=-2)
    house.desk.pen.admit(Admission((SettingNow("learning", "off"),)))
    house.later(days=1.4)
    house.desk.pen.admit(Admission((SettingNow("learning", "on"),)))
    house.later(days=0.6)
    looked(house, of(at(1, "Run it.", *WAY, key="off"), LATER), ORDINARY)
    assert house.texts() == {"Is left-handed"}


def test_a_mark_tells_what_it_left_and_one_of_an_older_home_left_nothing(house: House) -> None:
    looked(house, of(OLD, NEW), ORDINARY)
    mark = house.desk.pen.mark(of().key)
    assert mark is not None
    assert mark.left == (Unheard(None, AGREED),)
    assert from_text(LookMark, to_text(mark)) == mark
    older = to_text(replace(mark, left=())).replace(',"left":[]', "")
    assert "left" not in older
    assert from_text(LookMark, older).left == ()
