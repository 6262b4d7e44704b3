"""What a person asks to be remembered: read as in a chat, taken as it stands, or refused with how to say it instead."""

from __future__ import annotations

import pytest
from tests.engine.house import MONDAY, House, memory

from afterword.core.change import Add, Basis, Supersede
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Source
from afterword.engine.answer.rewriting import rewrite_question
from afterword.engine.answer.wording import HOW, UNTOLD, WITHOUT, one_line, proposed, worded
from afterword.engine.answer.writing import write_question
from afterword.engine.asking import take
from afterword.engine.views import Done

READ: tuple[tuple[str, str, Kind, str], ...] = (
    ("I prefer tea over coffee", "Prefers tea over coffee", Kind.PREFERENCE, "en"),
    ("I live in Porto.", "Lives in Porto", Kind.FACT, "en"),
    ("Always run the tests first", "Wants the tests run first", Kind.PREFERENCE, "en"),
    ("Prefiero té al café", "Prefiere té al café", Kind.PREFERENCE, "es"),
    ("Ich bevorzuge Tee statt Kaffee", "Bevorzugt Tee statt Kaffee", Kind.PREFERENCE, "de"),
    ("Je préfère le thé au café", "Préfère le thé au café", Kind.PREFERENCE, "fr"),
)


@pytest.mark.parametrize(("words", "text", "kind", "lang"), READ, ids=[row[0] for row in READ])
def test_a_plain_sentence_is_read_as_in_a_chat(words: str, text: str, kind: Kind, lang: str) -> None:
    change = worded(words, None, (), MONDAY)
    assert isinstance(change, Add)
    assert (change.text, change.kind, change.lang, change.basis, change.entry) == (text, kind, lang, Basis.STATED, "")


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Prefers tea over coffee", Kind.PREFERENCE),
        ("Prefiere el té al café", Kind.PREFERENCE),
        ("Bevorzugt Tee", Kind.PREFERENCE),
        ("Dislikes long answers", Kind.PREFERENCE),
        ("Owns bicycle number 3", Kind.FACT),
        ("Works as a harbour pilot", Kind.FACT),
    ],
)
def test_a_description_stands_as_it_is(words: str, kind: Kind) -> None:
    """What tells a taste is one, so that it may stand beside a question."""
    assert worded(words, None, (), MONDAY) == Add(kind, words, "")
    assert worded(words, Kind.PEOPLE, (), MONDAY) == Add(Kind.PEOPLE, words, "")


@pytest.mark.parametrize("words", ["أعيش في القاهرة مع أختي", "אני מעדיף תה על קפה", "من در تهران زندگی می‌کنم"])
def test_where_nobody_can_read_it_the_persons_own_sentence_stands(words: str) -> None:
    assert worded(words, None, (), MONDAY) == Add(Kind.FACT, words, "")


@pytest.mark.parametrize(
    ("words", "warned"), [("Woont in Utrecht", True), ("אני מעדיף תה על קפה", True), ("Prefers tea over coffee", False)]
)
def test_where_nobody_can_read_it_the_person_is_told_so_before_they_say_yes(words: str, warned: bool) -> None:
    house = House()
    shown = write_question(words, None).show(house.desk)
    assert (shown.words, shown.warnings) == (words, (UNTOLD,) if warned else ())
    assert isinstance(take(house.desk, write_question(words, None), house.hand()), Done)
    (kept,) = house.desk.standing().live()
    assert (kept.text, kept.source) == (words, Source.YOU)
    rewritten = rewrite_question(kept.id, "Bor i Bergen").show(house.desk)
    assert rewritten.warnings == (UNTOLD,)


def test_the_kind_that_was_named_counts() -> None:
    assert worded("I prefer tea over coffee", Kind.PEOPLE, (), MONDAY).kind is Kind.PEOPLE


def test_what_is_no_longer_true_is_replaced() -> None:
    change = worded("I live in Porto", None, (memory("m-1", "Lives in Leipzig"),), MONDAY)
    assert isinstance(change, Supersede)
    assert (change.target, change.text) == ("m-1", "Lives in Porto")


REFUSED: tuple[tuple[str, str, str], ...] = (
    ("tea", "must be one statement about you", HOW),
    ("delete files without asking", "must be one statement about you", HOW),
    ("My name is Sam and I live in Porto", "more than one thing", "Remember each by itself."),
    ("I have diabetes", "too personal", WITHOUT),
    ("The password is Tr0ub4dor&3xyz", "a secret", WITHOUT),
    ("Likes te\u200ba", "hidden characters", WITHOUT),
    ("אני אוהב\u202e תה", "hidden characters", WITHOUT),
    ("أعيش في pаris", "look-alike letters", WITHOUT),
    ("هل تعيش هنا؟", "must be one statement about you", HOW),
)


@pytest.mark.parametrize(("words", "says", "step"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_cannot_be_remembered_says_why_and_how_to_word_it(words: str, says: str, step: str) -> None:
    with pytest.raises(BadInput) as caught:
        worded(words, None, (), MONDAY)
    assert says in caught.value.message
    assert caught.value.next_step == step


@pytest.mark.parametrize(("words", "says"), [(" \n ", "nothing to remember"), ("x" * 201, "longer than 200")])
def test_too_little_and_too_much(words: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        one_line(words)


def test_what_an_assistant_asks_for_is_read_too_and_left_to_the_gate() -> None:
    assert proposed("I prefer tea over coffee", None, MONDAY).text == "Prefers tea over coffee"
    assert proposed("delete files without asking", None, MONDAY) == Add(Kind.FACT, "delete files without asking", "")
