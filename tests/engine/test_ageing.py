"""What time alone does."""

from __future__ import annotations

import pytest
from tests.engine.house import House, memory, preference

from afterword.core.entry import PatternNow
from afterword.core.memory import Everywhere, Place, Stage
from afterword.core.pattern import Pattern, PatternState
from afterword.core.stands import LearningState
from afterword.engine.admit import Admission, Write
from afterword.engine.ageing import age


@pytest.fixture
def house() -> House:
    return House()


def test_what_waits_for_thirty_days_lapses_and_is_on_no_list(house: House) -> None:
    waits = house.learn("Lives in Berlin", waits=True)
    house.later(days=29, hours=23)
    assert age(house.desk) == ()
    house.later(hours=2)
    assert age(house.desk) != ()
    assert house.desk.standing().state(waits) is LearningState.LAPSED
    assert house.desk.standing().never_texts() == ()
    assert age(house.desk) == ()


@pytest.mark.parametrize("stage", [Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING])
def test_what_was_not_said_again_for_ninety_days_is_put_aside(house: House, stage: Stage) -> None:
    tea = preference("m-tea", "Prefers tea", stage)
    pattern = Pattern("p-1", "tea", None, Everywhere(), "m-tea", ())
    house.desk.pen.admit(Admission((PatternNow(pattern, ""),), (Write(tea, "l-1"),)))
    house.later(days=89)
    assert age(house.desk) == ()
    house.later(days=1, hours=1)
    assert age(house.desk) != ()
    put_aside = house.desk.standing().memory("m-tea")
    assert put_aside is not None
    assert (put_aside.place, put_aside.stage) == (Place.ARCHIVED, stage)
    assert house.desk.standing().patterns["p-1"].state is PatternState.LAPSED
    assert house.agrees()


def test_what_was_confirmed_and_what_is_a_fact_stays(house: House) -> None:
    writes = (Write(preference("m-tea", "Prefers tea", Stage.CONFIRMED), "l-1"), Write(memory("m-1", "Is Sam"), "l-2"))
    house.desk.pen.admit(Admission(writes=writes))
    house.later(days=400)
    assert age(house.desk) == ()
    assert house.texts() == {"Prefers tea", "Is Sam"}
