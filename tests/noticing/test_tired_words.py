"""English, Spanish and German as tired people type it: small letters, no marks, words left out.

Three tables a language, written from the specification alone. What was right on the first run, before any rule was
changed for them, stands beside each language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import pytest
from tests.judging.rows import Row, judged, name
from tests.noticing.chats import CASES, signals_of_last
from tests.noticing.test_statements_cases import not_applied, outcome, rows

from afterword.evals.tally import Outcome


@dataclass(frozen=True, slots=True)
class Language:
    """``silent``: statements that nothing is told of. ``missed``: signal rows that are not right."""

    code: str
    silent: frozenset[str]
    missed: frozenset[str]

    def cases(self, table: str) -> Iterator[Row]:
        for line in (CASES / f"tired-{table}.jsonl").read_text(encoding="utf-8").splitlines():
            row: Row = msgspec.json.decode(line)
            if row["lang"] == self.code:
                yield row


LANGUAGES = (
    # First run: 37 of 54 statements (none wrong), 44 of 52 signals, 21 of 22 at the gate. What is still missed: a place
    # in small letters that nobody knows, a format shown by its example, "I've been" for "I am", a number set right
    # without a word that corrects, and a complaint that is also one about being told twice.
    Language("en", frozenset({"tsta-en-01", "tsta-en-21", "tsta-en-30"}), frozenset({"tsig-en-23", "tsig-en-32"})),
    # 38 of 54 (none wrong), 43 of 52, 20 of 22.
    Language("es", frozenset({"tsta-es-21"}), frozenset({"tsig-es-32"})),
    # 25 of 54 (none wrong), 44 of 52, 20 of 22. Missed besides: a wish that is no sentence ("lieber eins als fünf").
    Language("de", frozenset({"tsta-de-11", "tsta-de-21", "tsta-de-31"}), frozenset({"tsig-de-32"})),
)
every_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)


@every_language
def test_statements(language: Language) -> None:
    table = list(rows(CASES / f"tired-statements-{language.code}.jsonl"))
    came = {row.id: outcome(row) for row in table}
    assert {id_: told for id_, (one, told) in came.items() if one is Outcome.WRONG} == {}
    assert {id_ for id_, (one, _) in came.items() if one is Outcome.SILENT} == language.silent
    assert [refused for row in table if row.expect.changes for refused in not_applied(row)] == []


@every_language
def test_signals(language: Language) -> None:
    wrong = {
        row["id"]
        for row in language.cases(f"signals-{language.code}")
        if sorted({signal.kind.value for signal in signals_of_last(row["input"]["turns"])}) != row["expect"]["signals"]
    }
    assert wrong == language.missed


@every_language
def test_the_gate(language: Language) -> None:
    for row in language.cases("gate"):
        verdict = judged(row)
        assert {"result": name(verdict), "reason": verdict.reason.value} == row["expect"], row["id"]
