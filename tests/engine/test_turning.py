"""A change of mind inside one chat, or while the first word waits: what was said last is true, as across chats."""

from __future__ import annotations

import json

import pytest
from tests.engine.answering import Answering, add
from tests.engine.house import House, chat
from tests.engine.looking import looked, one
from tests.engine.test_keeping import said

from afterword.core.entry import CardKind
from afterword.core.memory import Kind, Place, Stage
from afterword.core.verdict import Mode, Reason
from afterword.engine.answer.keeping import forget_question, keep_question
from afterword.engine.answer.undoing import undo_question

DARK, TURNED = "I prefer dark mode.", "I changed my mind about dark mode: I prefer light mode."


@pytest.fixture
def house() -> House:
    return House()


@pytest.mark.parametrize(
    ("turns", "stands"),
    [
        ((DARK, "> Ok.", TURNED), {"Prefers light mode"}),
        (("I prefer dark mode. I changed my mind about dark mode, I want light now.",), {"Prefers light mode"}),
        ((DARK, "> Ok.", "No, I prefer light mode."), {"Prefers light mode"}),
        ((DARK, "> Ok.", "On second thought, I prefer light mode."), {"Prefers light mode"}),
        ((DARK, "> Ok.", "I prefer light mode.", "> Ok.", DARK), {"Prefers dark mode"}),
        ((DARK, "> Ok.", "I told you: I prefer light mode."), {"Prefers light mode"}),  # limits favour the later one
        (("I live in Leipzig.", "> Ok.", "I moved to Ghent.", "> Ok.", "No, I live in Porto."), {"Lives in Porto"}),
        (("I use Notion for notes.", "> Ok.", "I switched from Notion to Obsidian."), {"Uses Obsidian for notes"}),
        (
            ("> Colour.", "No, American spelling, not British.", "> Color.", "No, British spelling, not American."),
            {"Prefers British spelling"},
        ),
        (
            ("Prefiero el modo oscuro.", "> Ok.", "He cambiado de opinión: prefiero el modo claro."),
            {"Prefiere el modo claro"},
        ),
        (("Ich wohne in Leipzig.", "> Ok.", "Ich bin nach Gent gezogen."), {"Wohnt in Gent"}),
        (
            ("Je préfère le mode sombre.", "> Ok.", "J'ai changé d'avis : je préfère le mode clair."),
            {"Préfère le mode clair"},
        ),
        (("Moro em Natal.", "> Ok.", "Mudei-me para Recife."), {"Mora em Recife"}),
        (("我喜欢深色模式。", "> Ok.", "我改主意了，我喜欢浅色模式。"), {"喜欢浅色模式"}),
        # a wish for one place leaves the wider one true everywhere else, and two things may both be true
        ((DARK, "> Ok.", "In this project I prefer light mode."), {"Prefers dark mode", "Prefers light mode"}),
        (("I have two dogs. I live in Leipzig.",), {"Has two dogs", "Lives in Leipzig"}),
    ],
)
def test_what_one_chat_says_last_is_true(house: House, turns: tuple[str, ...], stands: set[str]) -> None:
    looked(house, chat(*turns))
    assert house.texts() == stands
    assert house.agrees()


def test_what_was_said_first_is_kept_with_its_end_and_comes_back_by_undo(house: House) -> None:
    first, second = looked(house, chat(DARK, "> Ok.", TURNED)).learned
    old = house.desk.standing().memory(first.memory or "")
    assert old is not None
    assert (old.place, old.superseded_by, second.replaces) == (Place.SUPERSEDED, second.memory, "Prefers dark mode")
    assert (one(house, "light").kind, one(house, "light").stage) == (Kind.PREFERENCE, Stage.CONFIRMED)
    said(house, undo_question(second.id))
    assert house.texts() == {"Prefers dark mode"}
    assert house.agrees()


def test_a_wish_taken_back_in_its_own_chat_is_asked_about(house: House) -> None:
    (card,) = looked(house, chat(DARK, "> Ok.", "I no longer like dark mode.")).cards
    assert card.kind is CardKind.RETIRE
    assert card.memory is not None
    assert card.memory.text == "Prefers dark mode"


def test_a_correction_of_what_the_same_chat_said_outright_is_one_question(house: House) -> None:
    """It may be meant for this task alone, so both stay until the person says which is right."""
    turns = ("In this project I prefer American spelling.", "> The color.", "No, British spelling, not American.")
    (card,) = looked(house, chat(*turns)).cards
    assert card.kind is CardKind.CLASH
    assert "British spelling / Prefers American spelling" in card.words


def waits(house: House) -> list[tuple[str, str]]:
    """What waits: its id and its text."""
    return [(it.learning.id, it.learning.change.text) for it in house.desk.standing().waiting()]


@pytest.mark.parametrize("together", [True, False])
def test_where_both_wait_the_second_keep_shows_and_retires_the_first(house: House, together: bool) -> None:
    house.with_terms(mode=Mode.ASK)
    for number, turns in enumerate([(DARK, "> Ok.", TURNED)] if together else [(DARK,), (TURNED,)]):
        looked(house, chat(*turns, key=f"c{number}"))
    (first, dark), (second, light) = waits(house)
    assert (dark, light) == ("Prefers dark mode", "Prefers light mode")
    said(house, keep_question(first))
    assert "No longer true then: Prefers dark mode" in keep_question(second).show(house.desk).words
    said(house, keep_question(second))
    assert house.texts() == {"Prefers light mode"}
    assert (one(house, "light").kind, house.agrees()) == (Kind.PREFERENCE, True)


def test_where_the_first_is_let_go_the_second_is_kept_alone(house: House) -> None:
    house.with_terms(mode=Mode.ASK)
    looked(house, chat(DARK, "> Ok.", TURNED))
    (first, _), (second, _) = waits(house)
    said(house, forget_question(first))
    said(house, keep_question(second))
    assert house.texts() == {"Prefers light mode"}


def test_over_the_limit_it_waits_and_shows_what_it_replaces(house: House) -> None:
    view = looked(house, chat(f"{DARK} I live in Leipzig. I have two dogs.", "> Ok.", TURNED))
    (light,) = view.waiting
    assert (light.reason, light.replaces) == (Reason.OVER_LOOK_LIMIT, "Prefers dark mode")


def test_an_assistants_wish_never_makes_the_persons_own_words_wait(house: House) -> None:
    house.learn("Lives in Berlin", waits=True, reader="assistant")
    assert looked(house, chat("I moved to Ghent.")).waiting == ()
    assert house.texts() == {"Lives in Ghent"}


def answer(*parts: tuple[str, str]) -> str:
    """A model's answer that adds each text on its evidence, as a wish."""
    return json.dumps({"changes": [json.loads(add(*part, kind="preference"))["changes"][0] for part in parts]})


@pytest.mark.parametrize(
    "parts",
    [
        (("Prefers dark mode", "I prefer dark mode"), ("Prefers light mode", "I prefer light mode")),
        (("Prefers light mode", "I prefer light mode"), ("Prefers dark mode", "I prefer dark mode")),
        (("Likes dark mode", "I prefer dark mode"), ("Prefers light mode", "I changed my mind about dark mode")),
    ],
)
def test_a_model_cannot_name_what_the_chat_itself_said_so_code_does(parts: tuple[tuple[str, str], ...]) -> None:
    house = House(reviewer=Answering([answer(*parts)]))
    looked(house, chat(DARK, "> Ok.", TURNED))
    assert house.texts() == {"Prefers light mode"}
    assert house.agrees()


def test_a_model_that_replaces_one_memory_twice_has_the_later_one_replace_the_earlier() -> None:
    house = House()
    old = house.learn("Lives in Leipzig")
    change = {"op": "supersede", "memory": 1, "kind": "fact", "scope": "everywhere", "why": ""}
    moves = (("Lives in Ghent", "I moved to Ghent"), ("Lives in Porto", "I live in Porto"))
    told = json.dumps({"changes": [{**change, "text": text, "evidence": words} for text, words in moves]})
    house.reviewer = Answering([told])
    house.reopen()
    at = house.later(hours=1)
    house.later(hours=1)
    looked(house, chat("I moved to Ghent.", "> Ok.", "No, I live in Porto.", key="c2", at=at))
    assert house.texts() == {"Lives in Porto"}
    chain = {s.memory.text: s.memory.superseded_by for s in house.desk.standing().memories.values()}
    assert chain["Lives in Ghent"] == one(house, "porto").id
    assert chain["Lives in Leipzig"] not in (None, one(house, "porto").id)
    assert house.of(old) in {s.memory.id for s in house.desk.standing().memories.values()}
