"""Orders about the assistant's answers, how a project does things, and statements with a question behind them.

The rows were written before the rules. On the first run 81 of 199 were right: en 14 of 34, de, es, fr and pt 13 of 33
each, zh 15 of 33.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.noticing.chats import CASES, rows, signals_of_last
from tests.noticing.told import NOW, heard, texts

from afterword.core.verdict import Apply
from afterword.judging.case import Situation
from afterword.judging.gate import judge
from afterword.judging.grounding import SaidEntry
from afterword.noticing.durable import durable_words
from afterword.noticing.ownwords import own_words
from afterword.noticing.statements import read_statements

ROWS = rows(CASES / "fresh-standing-orders.jsonl")
LANGUAGES = ("de", "en", "es", "fr", "pt", "zh")


def said(row: dict[str, Any]) -> str:
    text = row["input"]["turns"][-1]["text"]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_rows(lang: str) -> None:
    silent = [row for row in ROWS if row["lang"] == lang and not row["expect"]["signals"]]
    assert sum(row["lang"] == lang for row in ROWS) >= 30
    assert len(silent) >= 12


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_signals(row: dict[str, Any]) -> None:
    found = sorted({signal.kind.value for signal in signals_of_last(row["input"]["turns"])})
    assert found == row["expect"]["signals"], said(row)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_what_lasts(row: dict[str, Any]) -> None:
    """An order is worth a look by its signal alone; without one, a statement in front of a question must be."""
    assert row["expect"]["signals"] or bool(durable_words(own_words(said(row)), "1")) is row["expect"]["durable"], said(
        row
    )


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("I always pay in cash, is that odd?", "I always pay in cash"),
        ("I live in Ghent, by the way, what time does the sun set?", "I live in Ghent, by the way"),
        ("I always pay in cash, right?", None),
        ("Do I always pay in cash, or what should I do?", None),
    ],
)
def test_a_question_behind_a_statement_leaves_it_standing(words: str, kept: str | None) -> None:
    assert [one.words for one in durable_words(own_words(words), "1")] == ([kept] if kept else [])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Please don't use emojis in my answers, ever.", "Doesn't want emojis in answers"),
        ("Please don't use smileys in my answers.", None),
        ("keep your replies brief please", "Wants brief replies"),
        ("Nutze in deinen Antworten bitte keine Emojis", "Möchte keine Emojis in Antworten"),
        ("N'emploie pas d'anglicismes dans tes réponses", "Ne veut pas d'anglicismes dans les réponses"),
        ("No incluyas enlaces en tus respuestas", "No quiere enlaces en las respuestas"),
        ("nada de gráficos en tus respuestas", "Quiere respuestas sin gráficos"),
        ("não inclua links nas suas respostas", "Não quer links nas respostas"),
        ("你的回复里不要用成语", "希望回复里不要用成语"),
    ],
)
def test_what_the_built_in_reader_makes_of_them(words: str, told: str | None) -> None:
    assert texts(words) == ([told] if told else [])


@pytest.mark.parametrize("row", [row for row in ROWS if row["expect"]["signals"]], ids=lambda row: row["id"])
def test_what_is_read_of_them_gets_through_the_gate(row: dict[str, Any]) -> None:
    noticed = heard(said(row))
    entries = tuple(SaidEntry(one.id, one.text, noticed.own[one.id]) for one in noticed.fresh)
    situation = Situation(entries, attended=True, person_present=True)
    for change in read_statements(noticed, memories=(), now=NOW).changes:
        assert isinstance(judge(change, situation), Apply), (change.text, judge(change, situation))


@pytest.mark.parametrize("row", [row for row in ROWS if not any(row["expect"].values())], ids=lambda row: row["id"])
def test_nothing_is_said_of_one_thing_at_hand(row: dict[str, Any]) -> None:
    assert texts(said(row)) == []
