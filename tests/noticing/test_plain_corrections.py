"""Plain corrections and statements as people type them after a reply, and what must stay silent close to these.

The rows were written before the rules that read them: 11 of the 38 that say something were told on the first run, and
one was told wrong.
"""

from __future__ import annotations

import pytest
from tests.noticing.chats import CASES, chat, kinds
from tests.noticing.test_statements_cases import not_applied, outcome, rows
from tests.noticing.told import texts

from afterword.evals.table import StatementsRow
from afterword.evals.tally import Outcome
from afterword.noticing.ownwords import own_words_of

ROWS = list(rows(CASES / "fresh-plain-corrections.jsonl"))
MISSED = {"fpc-en-14", "fpc-zh-01", "fpc-zh-02"}  # silent where something was said


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_what_was_said_is_told_and_nothing_else(row: StatementsRow) -> None:
    came, told = outcome(row)
    assert came is (Outcome.SILENT if row.id in MISSED else Outcome.RIGHT), told


@pytest.mark.parametrize("row", [row for row in ROWS if row.expect.changes], ids=lambda row: row.id)
def test_it_gets_through_the_gate(row: StatementsRow) -> None:
    assert not_applied(row) == []


@pytest.mark.parametrize(
    ("asked", "inside"),
    [
        ("Write me a haiku about the river", [True, False]),
        ("Escríbeme una canción sobre el río", [True, False]),
        ("Schreib mir ein Gedicht über den Fluss", [True, False]),
        ("In the first verse I never sleep", [True, False]),
        ("Write a scene by the river", [True, True]),
        ("You are a river and I am a boat", [True, True]),
    ],
)
def test_a_poem_begins_no_fiction(asked: str, inside: list[bool]) -> None:
    made = chat(f"> {asked}", "< Water over stones.", "> I live in Porto.")
    assert [one.fiction for one in own_words_of(made).values()] == inside


@pytest.mark.parametrize(
    "line",
    [
        "I always drink tea, never before noon",
        "I always want quiet, not on Sundays",
        "I always want the train, not that one",
        "No, no usamos viñetas",
        "不要改用感叹号",
    ],
)
def test_a_second_part_that_limits_is_no_contrast(line: str) -> None:
    assert texts("Summarise it", "* - one - two", line) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("不要用感叹号", ["不希望用感叹号"]),
        ("não, não usa listas", ["Não quer listas"]),
        ("no dont use semicolons", ["Doesn't want semicolons"]),
    ],
)
def test_what_is_forbidden_is_never_told_as_wanted(line: str, told: list[str]) -> None:
    assert texts("Summarise it", "* - one; two！", line) == told


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Answer me in Dutch, always", {"rule"}),
        ("Respóndeme en catalán, siempre", {"rule"}),
        ("Réponds-moi en breton, toujours", {"rule"}),
        ("Me responde em português, sempre", {"rule"}),
        ("Antworte mir auf Deutsch, immer", {"rule"}),
        ("Reply as always", set()),
        ("Usa el de siempre", set()),
        ("Écris comme toujours", set()),
        ("Usa o de sempre", set()),
        ("Schreib es wie immer", set()),
    ],
)
def test_an_order_may_end_with_what_makes_it_last(line: str, found: set[str]) -> None:
    assert kinds(f"> {line}") == found
