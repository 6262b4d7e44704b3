"""Views that are kept: nothing is made again that says the same, and nothing is shown that holds no more."""

from __future__ import annotations

import pytest
from tests.engine.house import House

from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, LearningState
from afterword.engine.answer.keeping import forget_question, keep_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.overview import learned, memories, waiting
from afterword.engine.viewing import learning_view, learning_views
from afterword.engine.views import LearningView


@pytest.fixture
def house() -> House:
    made = House()
    made.learn("Lives in Berlin")
    made.learn("Speaks Dutch")
    made.learn("Owns a cat", waits=True)
    return made


@pytest.fixture
def made(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of learnings of which a view was made, after each was shown once."""
    learned(house.desk, week=False, everything=True)
    texts: list[str] = []

    def counted(standing: Standing, told: LearningNow) -> LearningView:
        texts.append(told.learning.change.text)
        return learning_view(standing, told)

    monkeypatch.setattr("afterword.engine.viewed.learning_view", counted)
    return texts


def test_only_what_changed_is_made_again(house: House, made: list[str]) -> None:
    learned(house.desk, week=True, everything=False)
    waiting(house.desk)
    assert made == []
    take(house.desk, keep_question(waiting(house.desk)[0].id), house.hand())
    learned(house.desk, week=False, everything=True)
    assert made == ["Owns a cat"]


def test_an_answer_is_shown_at_once(house: House) -> None:
    berlin = next(one for one in learned(house.desk, week=False, everything=False) if one.text == "Lives in Berlin")
    assert berlin.state is LearningState.LIVE
    take(house.desk, undo_question(berlin.id), house.hand())
    again = next(one for one in learned(house.desk, week=False, everything=True) if one.id == berlin.id)
    assert again.state is LearningState.UNDONE
    assert [view.memory.text for view in memories(house.desk, None)] == ["Speaks Dutch"]


def test_what_is_kept_is_what_would_be_made(house: House) -> None:
    for which in [view.memory.id for view in memories(house.desk, None)][:1]:
        take(house.desk, forget_question(which), house.hand())
    house.learn("Speaks Flemish", replaces=memories(house.desk, None)[0].memory.id)
    standing = house.desk.standing()
    shown = learned(house.desk, week=False, everything=True)
    assert shown == learning_views(standing, reversed(tuple(standing.learnings.values())))


def test_a_file_that_a_hand_changed_is_marked_on_the_next_page(house: House) -> None:
    view = memories(house.desk, None)[0]
    assert not view.edited
    house.files.contents[view.path] = house.files.contents[view.path].replace(b"Berlin", b"Bremen")
    assert [one.edited for one in memories(house.desk, None)] == [True, False]
