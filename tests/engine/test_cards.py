"""Cards: one question, asked once, answered by the person alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from tests.engine.house import FERRIES, MONDAY, SEEDBOX, House, preference

from afterword.core.entry import AnswerKind, CardAsked, CardKind, FileTrouble, Held, PatternNow
from afterword.core.errors import BadInput, UnknownId
from afterword.core.memory import Chatless, Everywhere, InProject, Memory, Place, Stage
from afterword.core.pattern import Evidence, Pattern, PatternState
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.cards import card_question
from afterword.engine.answer.keeping import forget_question, redo_question
from afterword.engine.answer.unanswering import undo_question
from afterword.engine.asking import take
from afterword.engine.overview import cards, why
from afterword.engine.questions import held_with_card
from afterword.engine.saying import chosen
from afterword.engine.views import Done

BRITISH = preference("m-british", "Prefers British spelling", Stage.PENDING, scope=Everywhere())
COLOR = preference("m-american", "Prefers American spelling", Stage.TENTATIVE)


def evidence(chat: str, project: str | None) -> Evidence:
    return Evidence(chat, f"{chat}-0", "British spelling", MONDAY - timedelta(days=1), project)


PATTERN = Pattern(
    "p-1",
    "British spelling",
    "American",
    Everywhere(),
    "m-british",
    (evidence("c1", SEEDBOX.key), evidence("c2", FERRIES.key), evidence("c3", None)),
    PatternState.ASKED,
    Stage.PENDING,
)


@pytest.fixture
def house() -> House:
    made = House()
    writes = (Write(BRITISH, "l-1"), Write(COLOR, "l-2"))
    made.desk.pen.admit(Admission((PatternNow(PATTERN, "said again"),), writes))
    return made


def asked(house: House, kind: CardKind) -> str:
    card = CardAsked("k-1", kind, "m-british", "You've corrected this three times.", "p-1", "m-american")
    house.desk.pen.admit(Admission((card,)))
    return card.id


def answer(house: House, choice: str) -> None:
    take(house.desk, card_question("k-1"), house.hand({AnswerKind.CARD: choice}))


def now(house: House, which: str = "m-british") -> Memory:
    memory = house.desk.standing().memory(which)
    assert memory is not None
    return memory


def pattern(house: House) -> Pattern:
    return house.desk.standing().patterns["p-1"]


def test_the_question_offers_always_each_project_and_case_by_case(house: House) -> None:
    asked(house, CardKind.QUESTION)
    (card,) = cards(house.desk)
    assert [(choice.key, choice.label) for choice in card.choices] == [
        ("always", "Always"),
        (f"only:{SEEDBOX.key}", "Only in seedbox"),
        (f"only:{FERRIES.key}", "Only in ferries"),
        ("case", "No, case by case"),
    ]


def test_always_confirms_it(house: House) -> None:
    asked(house, CardKind.QUESTION)
    answer(house, "always")
    assert (now(house).stage, now(house).scope) == (Stage.CONFIRMED, Everywhere())
    assert (pattern(house).state, pattern(house).stage) == (PatternState.CONFIRMED, Stage.CONFIRMED)


def test_only_there_confirms_it_there(house: House) -> None:
    asked(house, CardKind.QUESTION)
    answer(house, f"only:{SEEDBOX.key}")
    assert (now(house).stage, now(house).scope) == (Stage.CONFIRMED, InProject(SEEDBOX.key, "seedbox"))
    assert pattern(house).scope == InProject(SEEDBOX.key, "seedbox")


def test_case_by_case_puts_it_aside_and_closes_the_group_without_the_never_list(house: House) -> None:
    asked(house, CardKind.QUESTION)
    answer(house, "case")
    assert now(house).place is Place.ARCHIVED
    assert pattern(house).state is PatternState.CASE_BY_CASE
    assert house.desk.standing().never_texts() == ()


def test_no_longer_true_retires_with_a_date(house: House) -> None:
    asked(house, CardKind.RETIRE)
    answer(house, "retire")
    assert (now(house).place, now(house).invalid_at) == (Place.ARCHIVED, MONDAY)


def test_still_true_leaves_it(house: House) -> None:
    asked(house, CardKind.CONTRADICTED)
    answer(house, "still")
    assert now(house) == BRITISH


@pytest.mark.parametrize(
    ("choice", "left"), [("first", {"m-british"}), ("second", {"m-american"}), ("both", {"m-british", "m-american"})]
)
def test_of_two_that_clash_the_person_names_one_or_both(house: House, choice: str, left: set[str]) -> None:
    asked(house, CardKind.CLASH)
    answer(house, choice)
    assert {memory.id for memory in house.desk.standing().live()} == left


def clash_of_learned(house: House, choice: str) -> tuple[Done, str, str]:
    """Two learned wishes, asked about and answered; what was said, and the learnings of the first and the second."""
    first, second = house.learn("Prefers ferries"), house.learn("Prefers trains")
    card = CardAsked("k-1", CardKind.CLASH, house.of(first), "Which?", other=house.of(second))
    house.desk.pen.admit(Admission((card,)))
    done = take(house.desk, card_question("k-1"), house.hand({AnswerKind.CARD: choice}))
    assert isinstance(done, Done)
    return done, first, second


@pytest.mark.parametrize(("choice", "kept", "lost"), [("first", "ferries", "trains"), ("second", "trains", "ferries")])
def test_what_was_put_away_for_another_is_said_and_is_brought_back_as_it_was(
    house: House, choice: str, kept: str, lost: str
) -> None:
    done, first, second = clash_of_learned(house, choice)
    assert done.says == f"“Prefers {kept}” stays; “Prefers {lost}” was put away, it is under Earlier."
    away = second if choice == "first" else first
    assert (done.redo, done.next_step) == (away, f"Bring it back: afterword redo {away}")
    assert f"Prefers {lost}" not in house.texts()
    take(house.desk, redo_question(done.redo), house.hand())
    assert {"Prefers ferries", "Prefers trains"} <= house.texts()
    back = now(house, house.of(away))
    assert (back.place, back.invalid_at) == (Place.LIVE, None)
    assert house.agrees()
    with pytest.raises(BadInput):
        redo_question(done.redo).show(house.desk)


@pytest.mark.parametrize(
    ("kind", "choice", "which"),
    [
        (CardKind.RETIRE, "retire", "m-british"),
        (CardKind.QUESTION, "always", "m-british"),
        (CardKind.QUESTION, "case", "m-british"),
        (CardKind.CHECKED, "aside", "m-british"),
        (CardKind.CLASH, "first", "m-american"),
    ],
)
def test_no_answer_is_written_over_what_a_hand_wrote(kind: CardKind, choice: str, which: str, house: House) -> None:
    asked(house, kind)
    house.edit(which, "spelling", "spelling and dates")
    lay = dict(house.files.contents)
    with pytest.raises(BadInput, match="spelling and dates"):
        answer(house, choice)
    assert house.files.contents == lay
    assert [card.card.id for card in house.desk.standing().open_cards()] == ["k-1"]


def test_both_stay_and_nothing_is_to_be_brought_back(house: House) -> None:
    done, *_ = clash_of_learned(house, "both")
    assert (done.says, done.redo, done.next_step) == ("Both stay as they are.", "", "")


def test_what_was_put_away_and_then_taken_back_is_live_when_it_is_learned_again(house: House) -> None:
    _, _, second = clash_of_learned(house, "first")
    take(house.desk, undo_question(second), house.hand())
    take(house.desk, redo_question(second), house.hand())
    assert "Prefers trains" in house.texts()
    assert house.desk.standing().never_texts() == ()
    assert house.agrees()


def test_what_was_said_to_be_no_longer_true_is_brought_back(house: House) -> None:
    one = house.learn("Lives in Berlin")
    house.desk.pen.admit(Admission((CardAsked("k-1", CardKind.RETIRE, house.of(one), "Still true?"),)))
    done = take(house.desk, card_question("k-1"), house.hand({AnswerKind.CARD: "retire"}))
    assert isinstance(done, Done)
    take(house.desk, redo_question(done.redo), house.hand())
    assert "Lives in Berlin" in house.texts()


def test_case_by_case_taken_back_leaves_memory_pattern_and_question_as_they_were(house: House) -> None:
    one = house.learn("Prefers ferries")
    pattern_of = replace(PATTERN, id="p-2", memory=house.of(one), scope=InProject(SEEDBOX.key, "seedbox"))
    card = CardAsked("k-1", CardKind.QUESTION, house.of(one), "Always?", "p-2")
    house.desk.pen.admit(Admission((PatternNow(pattern_of, "said again"), card)))
    before, lies = now(house, house.of(one)), dict(house.files.contents)
    done = take(house.desk, card_question("k-1"), house.hand({AnswerKind.CARD: "case"}))
    assert isinstance(done, Done)
    assert (done.redo, done.next_step) == (one, f"Bring it back: afterword redo {one}")
    take(house.desk, redo_question(done.redo), house.hand())
    assert (now(house, house.of(one)), dict(house.files.contents)) == (before, lies)
    assert house.desk.standing().patterns["p-2"] == pattern_of
    assert [asked.words for asked in cards(house.desk)] == ["Always?"], "the question is open again"
    assert house.agrees()


def test_put_aside_taken_back_is_left_out_as_it_was_and_asked_about_again(house: House) -> None:
    one = house.learn("Ferries")  # which the check is against as well
    lines = held_with_card(house.desk, house.of(one), FileTrouble.NOT_PERSONS_WORDS, (), "pasted")
    house.desk.pen.admit(Admission(lines))
    (asked,) = cards(house.desk)
    done = take(house.desk, card_question(asked.id), house.hand({AnswerKind.CARD: "aside"}))
    assert isinstance(done, Done)
    assert now(house, house.of(one)).place is Place.ARCHIVED
    take(house.desk, redo_question(done.redo), house.hand())
    assert [(memory.id, memory.held) for memory in house.desk.standing().held()] == [
        (house.of(one), FileTrouble.NOT_PERSONS_WORDS.value)
    ]
    assert [card.words for card in cards(house.desk)] == [asked.words]


def test_a_pattern_that_was_closed_by_a_forget_is_as_it_was_before(house: House) -> None:
    one = house.learn("Prefers ferries")
    pattern_of = replace(PATTERN, id="p-2", memory=house.of(one), state=PatternState.CASE_BY_CASE)
    house.desk.pen.admit(Admission((PatternNow(pattern_of, "card"),)))
    take(house.desk, forget_question(house.of(one)), house.hand())
    assert house.desk.standing().patterns["p-2"].state is PatternState.REVERSED
    take(house.desk, redo_question(house.of(one)), house.hand())
    assert house.desk.standing().patterns["p-2"] == pattern_of
    assert house.desk.standing().never_texts() == ()


TAKEN_BACK: tuple[tuple[CardKind, str], ...] = (
    (CardKind.QUESTION, "always"),
    (CardKind.QUESTION, f"only:{SEEDBOX.key}"),
    (CardKind.QUESTION, "case"),
    (CardKind.RETIRE, "retire"),
    (CardKind.CONTRADICTED, "retire"),
    (CardKind.CLASH, "first"),
    (CardKind.CLASH, "second"),
    (CardKind.CHECKED, "use"),
    (CardKind.CHECKED, "aside"),
)


@pytest.mark.parametrize(("kind", "choice"), TAKEN_BACK)
def test_every_answer_that_changed_something_is_taken_back_and_given_again(
    house: House, kind: CardKind, choice: str
) -> None:
    """By the card's own id, as often as one likes: memory, file and pattern are as they were, the question is open."""
    first, second = house.learn("Prefers ferries"), house.learn("Prefers trains")
    of = house.of(first)
    own = replace(PATTERN, id="p-2", memory=of, scope=InProject(SEEDBOX.key, "seedbox"))
    card = CardAsked("k-1", kind, of, "Is it so?", "p-2", house.of(second))
    held = (Held(of, FileTrouble.FAILS_CHECK, (), "lifted"),) if kind is CardKind.CHECKED else ()
    house.desk.pen.admit(Admission((PatternNow(own, "said again"), *held, card)))

    def stands() -> object:
        standing = house.desk.standing()
        memories = {one: (it.memory, it.held and it.held.trouble) for one, it in standing.memories.items()}
        return memories, standing.patterns, dict(house.files.contents), standing.never_texts(), cards(house.desk)

    before = stands()
    done = take(house.desk, card_question("k-1"), house.hand({AnswerKind.CARD: choice}))
    assert isinstance(done, Done)
    after = stands()
    assert after != before
    assert done.undo == ("" if done.redo else "k-1"), "one press for it, and only one"
    for _ in range(2):
        put_away = [one for one in (of, house.of(second)) if now(house, one).place is Place.ARCHIVED]
        answers = why(house.desk, (put_away or [of])[0]).answers
        assert [answer.undo for answer in answers][-1] == "k-1", "it stands under what the person answered"
        assert chosen(AnswerKind.CARD, answers[0].value) != f"only in {choice}"
        undone = take(house.desk, undo_question("k-1"), house.hand())
        assert isinstance(undone, Done)
        assert stands() == before
        assert undone.redo == "k-1"
        assert [answer.undo for answer in why(house.desk, of).answers if answer.undo] == []
        given = take(house.desk, redo_question("k-1"), house.hand())
        assert isinstance(given, Done)
        assert (given.says, given.undo, stands()) == (done.says, "k-1", after)
        assert redo_refused(house) == (
            f"Your answer stands already: “{chosen(AnswerKind.CARD, choice)}”.",
            given.next_step,
        )
        assert house.agrees()


def redo_refused(house: House) -> tuple[str, str]:
    with pytest.raises(BadInput) as told:
        redo_question("k-1").show(house.desk)
    return told.value.message, told.value.next_step


def test_an_answer_is_taken_back_with_what_was_counted_since_and_not_over_another_one(house: House) -> None:
    asked(house, CardKind.QUESTION)
    with pytest.raises(BadInput, match="not answered") as told:
        undo_question("k-1").show(house.desk)
    assert told.value.next_step == "Answer it: afterword answer k-1"
    assert redo_refused(house) == ("No answer to that was taken back.", told.value.next_step)
    answer(house, "always")
    seen = replace(now(house), seen=7)
    house.desk.pen.admit(Admission(writes=(Write(seen, "l-9"),)))
    take(house.desk, undo_question("k-1"), house.hand())
    assert now(house) == replace(BRITISH, seen=7)
    answer(house, "always")
    wider = replace(now(house), scope=InProject(SEEDBOX.key, "seedbox"))
    house.desk.pen.admit(Admission(writes=(Write(wider, "l-10"),)))
    with pytest.raises(BadInput, match="nothing to take back"):
        undo_question("k-1").show(house.desk)
    assert redo_refused(house) == ("Your answer stands already: “always”.", "")


def test_what_was_taken_back_since_does_not_come_back_with_the_answer(house: House) -> None:
    """No longer true; and never was, by the undo of its learning: the question's own undo does not unsay that."""
    first = house.learn("Prefers ferries")
    house.desk.pen.admit(Admission((CardAsked("k-1", CardKind.RETIRE, house.of(first), "Is it so?"),)))
    answer(house, "retire")
    take(house.desk, undo_question(first), house.hand())
    with pytest.raises(BadInput, match="nothing to take back"):
        undo_question("k-1").show(house.desk)
    assert [seen.undo for seen in why(house.desk, house.of(first)).answers if seen.undo] == []
    take(house.desk, redo_question(first), house.hand())
    assert (now(house, house.of(first)).place, house.desk.standing().never_texts()) == (Place.LIVE, ())


def test_of_a_question_that_was_closed_no_answer_is_asked_for(house: House) -> None:
    asked(house, CardKind.QUESTION)
    fewer = replace(PATTERN, state=PatternState.OPEN, stage=Stage.TENTATIVE)
    house.desk.pen.admit(Admission((PatternNow(fewer, "fewer are left"),)))
    with pytest.raises(BadInput, match="not answered") as told:
        undo_question("k-1").show(house.desk)
    assert told.value.next_step == ""


@pytest.mark.parametrize(("kind", "choice"), [(CardKind.CLASH, "both"), (CardKind.RETIRE, "still")])
def test_what_changed_nothing_has_no_undo(house: House, kind: CardKind, choice: str) -> None:
    asked(house, kind)
    answer(house, choice)
    assert [seen.undo for seen in why(house.desk, "m-british").answers] == [""]
    with pytest.raises(BadInput, match="nothing to take back"):
        undo_question("k-1").show(house.desk)


def test_an_answered_card_is_asked_no_more(house: House) -> None:
    asked(house, CardKind.QUESTION)
    answer(house, "always")
    assert cards(house.desk) == ()
    with pytest.raises(UnknownId):
        answer(house, "always")


def test_a_card_in_a_chat_without_projects_offers_no_place(house: House) -> None:
    bare = Pattern("p-1", "British spelling", None, Chatless(), "m-british", (evidence("c3", None),))
    house.desk.pen.admit(Admission((PatternNow(bare, ""),)))
    asked(house, CardKind.QUESTION)
    (card,) = cards(house.desk)
    assert [choice.key for choice in card.choices] == ["always", "case"]
