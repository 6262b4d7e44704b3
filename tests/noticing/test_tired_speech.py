"""French, Portuguese and Chinese as tired people type them: no accents, commas or capitals, words run together.

The first fifty statements, fifty signals and sixteen durable lines of each were written from the specification alone,
before any rule was changed for them. The statements behind them are sentences that were read wrong afterwards, by
other rules than theirs.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest
from tests.noticing.chats import CASES, signals_of_last
from tests.noticing.test_statements_cases import not_applied, outcome, rows

from afterword.evals.tally import Outcome
from afterword.noticing.durable import durable_words
from afterword.noticing.ownwords import own_words


@dataclass(frozen=True, slots=True)
class Tired:
    """``silent``: statements that nothing is told of, by number; ``missed``: signals that are not right."""

    code: str
    silent: frozenset[int]
    missed: frozenset[int]


TIRED = (
    # First run: 31 statements (2 wrong), 36 signals, 10 durable lines.
    Tired("fr", frozenset({25}), frozenset()),
    # 34 (3 wrong), 42, 15.
    Tired("pt", frozenset({25}), frozenset({1})),
    # 33 (1 wrong), 42, 13.
    Tired("zh", frozenset({15, 25, 26}), frozenset()),
)
every_language = pytest.mark.parametrize("language", TIRED, ids=lambda language: language.code)


@every_language
def test_statements(language: Tired) -> None:
    """Nothing wrong, what is silent is known by name, and what is told gets through the gate."""
    table = list(rows(CASES / f"tired-statements-{language.code}.jsonl"))
    came = {row.id: outcome(row)[0] for row in table}
    assert [one for one, how in came.items() if how is Outcome.WRONG] == []
    assert {one for one, how in came.items() if how is Outcome.SILENT} == named("tsta", language, language.silent)
    assert [(row.id, told) for row in table if row.expect.changes for told in not_applied(row)] == []


@every_language
def test_signals(language: Tired) -> None:
    table = (CASES / f"tired-signals-{language.code}.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [msgspec.json.decode(line) for line in table]
    missed = {one["id"] for one in cases if kinds(one["input"]["turns"]) != one["expect"]["signals"]}
    assert missed == named("tsig", language, language.missed)


def test_durable_lines() -> None:
    table = (CASES / "tired-durable.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [msgspec.json.decode(line) for line in table]
    assert [one["id"] for one in cases if lasts(one["input"]["text"]) is not one["expect"]["durable"]] == []


def kinds(turns: list[dict[str, str]]) -> list[str]:
    return sorted({signal.kind.value for signal in signals_of_last(turns)})


def lasts(text: str) -> bool:
    return bool(durable_words(own_words(text), "1"))


def named(prefix: str, language: Tired, numbers: frozenset[int]) -> set[str]:
    return {f"{prefix}-{language.code}-{number:02d}" for number in numbers}
