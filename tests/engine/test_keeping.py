"""Keep, forget, learn after all, erase: what the person says of what waits and of what is remembered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.engine.house import House, memory

from afterword.core.change import Add
from afterword.core.entry import AnswerKind, CardAsked, CardKind, NeverAdded, Refused, Route
from afterword.core.errors import AnswerRefused, BadInput, UnknownId
from afterword.core.memory import Kind, Place, Source
from afterword.core.stands import LearningState
from afterword.core.verdict import Drop, Reason
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.erasing import ERASED, erase_question, finish_erasing, key_of
from afterword.engine.answer.keeping import forget_question, keep_question, redo_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import Question, carry_out, take
from afterword.engine.hand import NoHand
from afterword.engine.overview import learned
from afterword.engine.views import Given, LookAgain, Outcome, Shown


@pytest.fixture
def house() -> House:
    return House()


def said(house: House, question: Question) -> Outcome:
    return take(house.desk, question, house.hand())


def never(house: House) -> tuple[str, ...] | None:
    return house.desk.standing().never_texts()


# keep


def test_what_waits_is_kept_as_shown(house: House) -> None:
    waits = house.learn("Lives in Berlin", waits=True)
    assert house.texts() == set()
    said(house, keep_question(waits))
    assert house.texts() == {"Lives in Berlin"}
    assert house.desk.standing().state(waits) is LearningState.LIVE
    assert house.desk.standing().waiting() == ()
    assert house.agrees()


def test_what_was_kept_can_be_taken_back(house: House) -> None:
    a = house.learn("Lives in Berlin")
    waits = house.learn("Lives in Lisbon", replaces=house.of(a), waits=True)
    before = dict(house.files.contents)
    said(house, keep_question(waits))
    assert house.texts() == {"Lives in Lisbon"}
    said(house, undo_question(waits))
    assert {path: c for path, c in house.files.contents.items() if "/" not in path} == before


def test_what_waits_leaves_the_old_one_true(house: House) -> None:
    a = house.learn("Lives in Berlin")
    house.learn("Lives in Lisbon", replaces=house.of(a), waits=True)
    assert house.texts() == {"Lives in Berlin"}


def test_keeping_retires_only_what_was_shown(house: House) -> None:
    a = house.learn("Lives in Berlin")
    waits = house.learn("Lives in Lisbon", replaces=house.of(a), waits=True)
    question = keep_question(waits)
    given = house.hand().ask(question.show(house.desk))
    assert given is not None
    old = house.desk.standing().memory(house.of(a))
    assert old is not None
    house.desk.pen.admit(Admission(writes=(Write(replace(old, text="Lives in Bremen"), "a-9"),)))
    outcome = carry_out(house.desk, question, given)
    assert isinstance(outcome, LookAgain)
    assert outcome.now is not None
    assert "No longer true then: Lives in Bremen" in outcome.now.words
    assert house.texts() == {"Lives in Bremen"}


def test_keeping_replaces_what_came_meanwhile_instead(house: House) -> None:
    """Two moves wait, both from Berlin: the second kept is from where the first one led."""
    a = house.learn("Lives in Berlin")
    first = house.learn("Lives in Ghent", replaces=house.of(a), waits=True)
    second = house.learn("Lives in Porto", replaces=house.of(a), waits=True)
    said(house, keep_question(first))
    assert "No longer true then: Lives in Ghent" in keep_question(second).show(house.desk).words
    said(house, keep_question(second))
    assert house.texts() == {"Lives in Porto"}
    view = next(one for one in learned(house.desk, week=False, everything=False) if one.id == second)
    assert view.replaces == "Lives in Ghent"
    assert house.agrees()
    said(house, undo_question(second))
    assert house.texts() == {"Lives in Ghent"}
    said(house, undo_question(first))
    assert house.texts() == {"Lives in Berlin"}


def test_what_was_said_before_is_kept_as_what_was_true_before(house: House) -> None:
    a = house.learn("Lives in Berlin")
    first = house.learn("Lives in Ghent", replaces=house.of(a), waits=True)
    second = house.learn("Lives in Porto", replaces=house.of(a), waits=True)
    said(house, keep_question(second))
    assert "True before, and today stays: Lives in Porto" in keep_question(first).show(house.desk).words
    said(house, keep_question(first))
    assert house.texts() == {"Lives in Porto"}
    kept = house.desk.standing().memory(house.of(first))
    assert kept is not None
    assert kept.place is Place.SUPERSEDED
    assert kept.superseded_by == house.of(second)
    assert house.agrees()
    said(house, undo_question(first))
    assert house.texts() == {"Lives in Porto"}


def test_keeping_retires_nothing_whose_file_a_hand_changed(house: House) -> None:
    a = house.learn("Lives in Berlin")
    waits = house.learn("Lives in Lisbon", replaces=house.of(a), waits=True)
    house.edit(house.of(a), "Lives in Berlin", "Lives in Bonn")
    assert "No longer true" not in keep_question(waits).show(house.desk).words
    said(house, keep_question(waits))
    assert house.texts() == {"Lives in Berlin", "Lives in Lisbon"}
    assert "Lives in Bonn" in house.lies().values()


def test_keeping_what_is_known_already_makes_no_second_one(house: House) -> None:
    waits = house.learn("Lives in Berlin", waits=True)
    house.learn("Lives in Berlin")
    said(house, keep_question(waits))
    assert len(house.lies()) == 1
    assert house.desk.standing().waiting() == ()


def test_a_secret_is_not_kept_by_an_answer(house: House) -> None:
    waits = house.learn("The door code is hunter2, password: Tr0ub4dor&3xyz", waits=True)
    with pytest.raises(BadInput):
        said(house, keep_question(waits))
    assert house.lies() == {}


def test_what_does_not_wait_cannot_be_kept(house: House) -> None:
    with pytest.raises(UnknownId):
        said(house, keep_question(house.learn("Lives in Berlin")))


# forget


def test_what_was_learned_is_forgotten_and_not_learned_again(house: House) -> None:
    one = house.learn("Lives in Berlin")
    said(house, forget_question(house.of(one)))
    assert house.lies() == {}
    assert never(house) == ("Lives in Berlin",)
    assert house.desk.standing().state(one) is LearningState.FORGOTTEN


def test_what_waits_is_let_go_and_not_learned_again(house: House) -> None:
    waits = house.learn("Lives in Berlin", waits=True)
    said(house, forget_question(waits))
    assert never(house) == ("Lives in Berlin",)
    assert house.desk.standing().waiting() == ()


def test_what_the_person_wrote_goes_on_no_list(house: House) -> None:
    house.desk.pen.admit(Admission(writes=(Write(memory("m-mine", "Lives in Berlin", source=Source.YOU), "a-1"),)))
    said(house, forget_question("m-mine"))
    assert house.lies() == {}
    assert never(house) == ()


def test_an_earlier_copy_is_removed_and_nothing_live_is_touched(house: House) -> None:
    a = house.learn("Lives in Berlin")
    b = house.learn("Lives in Lisbon", replaces=house.of(a))
    live = house.files.contents[house.path(house.of(b))]
    said(house, forget_question(house.of(a)))
    assert house.files.contents == {house.path(house.of(b)): live}
    said(house, undo_question(b))
    assert house.texts() == set()


def test_an_edited_file_is_shown_with_what_it_says_and_forgotten(house: House) -> None:
    one = house.learn("Lives in Berlin")
    house.edit(house.of(one), "Lives in Berlin", "Lives in Bonn")
    assert "Its file says: Lives in Bonn" in forget_question(house.of(one)).show(house.desk).words
    said(house, forget_question(house.of(one)))
    assert house.lies() == {}


# after all


def test_what_was_dropped_as_taken_back_is_learned_after_all(house: House) -> None:
    one = house.learn("Likes tea")
    said(house, undo_question(one))
    from afterword.core.entry import Learning

    dropped = Learning(
        "l-9",
        "claude-code:c2",
        None,
        Add(Kind.FACT, "Likes tea", "I like tea"),
        Drop(Reason.TOLD_NOT_TO, (Reason.TOLD_NOT_TO,), "Likes tea"),
    )
    house.desk.pen.admit(Admission((dropped,)))
    said(house, redo_question("l-9"))
    assert house.texts() == {"Likes tea"}
    assert never(house) == ()
    with pytest.raises(BadInput):
        said(house, redo_question("l-9"))


# erase


def test_erasing_leaves_no_word_anywhere_and_a_key_that_knows_it_again(house: House) -> None:
    a = house.learn("Lives in Berlin")
    b = house.learn("Lives in Lisbon", replaces=house.of(a))
    said_no = CardAsked("k-1", CardKind.RETIRE, house.of(a), "I left Berlin for good.")
    house.desk.pen.admit(Admission((said_no,)))
    said(house, erase_question(house.of(a)))
    assert "berlin" not in str(list(house.record.lines())).lower()
    assert "Lives in Berlin" not in house.lies().values()
    assert house.texts() == {"Lives in Lisbon"}
    assert key_of(house.desk, "lives in Berlin.") in house.desk.standing().erased
    assert key_of(house.desk, "Lives in Bremen") not in house.desk.standing().erased
    said(house, undo_question(b))
    assert house.texts() == set()


def test_erasing_takes_out_the_never_list_line_and_what_waits_too(house: House) -> None:
    one = house.learn("Likes tea")
    said(house, undo_question(one))
    house.learn("likes  Tea", waits=True)
    (line,) = house.desk.standing().never
    said(house, erase_question(line))
    assert "tea" not in str(list(house.record.lines())).lower()
    assert house.desk.standing().waiting() == ()
    assert never(house) == ()
    assert house.lies() == {}


def test_a_crash_before_the_words_were_out_is_finished_at_the_next_opening(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = house.learn("Lives in Berlin")

    def ends(words: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(house.record, "scrub", ends)
    with pytest.raises(KeyboardInterrupt):
        said(house, erase_question(house.of(one)))
    monkeypatch.undo()
    assert "Berlin" in str(list(house.record.lines()))
    house.reopen()
    assert finish_erasing(house.desk) > 0
    assert "berlin" not in str(list(house.record.lines())).lower()
    assert finish_erasing(house.desk) == 0


def test_other_words_stay(house: House) -> None:
    one = house.learn("Lives in Berlin")
    others = {"Was born in Berlin", "Lives in Berlingen"}
    for other in others:
        house.learn(other)
    said(house, erase_question(house.of(one)))
    assert house.texts() == others


def test_words_of_a_script_without_spaces_go_wherever_they_stand(house: House) -> None:
    one = house.learn("住在里斯本")
    said(house, erase_question(house.of(one)))
    assert "里斯本" not in str(list(house.record.lines()))
    assert ERASED in str(list(house.record.lines()))


# refusals


def refusals(house: House) -> list[str]:
    return [line.answer.reason for line in house.desk.standing().answers if isinstance(line.answer, Refused)]


def given(house: House, question: Question) -> tuple[Given, Shown]:
    now = question.show(house.desk)
    found = house.hand().ask(now)
    assert found is not None
    return found, now


def test_a_refused_hand_is_recorded_and_changes_nothing(house: House) -> None:
    one = house.learn("Lives in Berlin")
    with pytest.raises(AnswerRefused):
        take(house.desk, forget_question(house.of(one)), NoHand("mcp", "Tools take no answers."))
    assert house.texts() == {"Lives in Berlin"}
    (line,) = house.desk.standing().answers
    assert line.answer == Refused(AnswerKind.FORGET, house.of(one), Route.UNKNOWN, "mcp")


class Giving:
    """A hand that gives whatever ticket it was handed."""

    route = Route.TERMINAL

    def __init__(self, ticket: Given) -> None:
        self.ticket = ticket

    def refusal(self) -> None:
        return None

    def ask(self, shown: Shown) -> Given | None:
        return self.ticket


def test_a_ticket_is_good_once(house: House) -> None:
    one = house.learn("Lives in Berlin")
    ticket, _ = given(house, undo_question(one))
    take(house.desk, undo_question(one), Giving(ticket))
    said(house, redo_question(one))
    with pytest.raises(AnswerRefused):
        take(house.desk, undo_question(one), Giving(ticket))
    assert house.texts() == {"Lives in Berlin"}
    assert refusals(house) == ["used"]


def test_a_ticket_is_good_for_two_minutes(house: House) -> None:
    one = house.learn("Lives in Berlin")
    ticket, _ = given(house, undo_question(one))
    house.later(minutes=2, seconds=1)
    with pytest.raises(AnswerRefused):
        take(house.desk, undo_question(one), Giving(ticket))
    assert refusals(house) == ["late"]


def test_a_ticket_is_good_for_one_thing_and_one_action(house: House) -> None:
    one, two = house.learn("Lives in Berlin"), house.learn("Speaks Dutch")
    for question in (undo_question(two), forget_question(house.of(one))):
        ticket, _ = given(house, undo_question(one))
        with pytest.raises(AnswerRefused):
            take(house.desk, question, Giving(ticket))
    assert house.texts() == {"Lives in Berlin", "Speaks Dutch"}
    assert refusals(house) == ["foreign_ticket", "foreign_ticket"]


def test_a_ticket_of_another_home_is_none(house: House) -> None:
    one = house.learn("Lives in Berlin")
    other = House()
    same = other.learn("Lives in Berlin")
    ticket, _ = given(other, undo_question(same))
    with pytest.raises(AnswerRefused):
        take(house.desk, undo_question(one), Giving(ticket))
    assert refusals(house) == ["unknown"]


def test_a_ticket_is_good_for_the_words_that_were_shown(house: House) -> None:
    waits = house.learn("Lives in Berlin", waits=True)
    ticket, now = given(house, keep_question(waits))
    told = house.desk.standing().learnings[waits].learning
    other = replace(told, change=replace(told.change, text="Lives in Bonn"))
    house.desk.pen.admit(Admission((other,)))
    outcome = take(house.desk, keep_question(waits), Giving(ticket))
    assert isinstance(outcome, LookAgain)
    assert outcome.now is not None
    assert outcome.now.words != now.words
    assert house.texts() == set()


def test_forgotten_memories_are_no_place_any_more(house: House) -> None:
    one = house.learn("Lives in Berlin")
    said(house, forget_question(house.of(one)))
    with pytest.raises(UnknownId):
        said(house, forget_question(house.of(one)))
    assert all(s.memory.place is Place.LIVE for s in house.desk.standing().memories.values())


def test_the_list_of_what_is_never_learned_shows_why(house: House) -> None:
    one = house.learn("Likes tea")
    said(house, undo_question(one))
    (now,) = house.desk.standing().never.values()
    assert now.line == NeverAdded(now.line.id, "Likes tea", "", one)
