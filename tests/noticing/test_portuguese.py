"""Portuguese against rows that were written before its rules: nothing is read wrong, and what is read passes the gate.

First run of the rules on them: 186 of 195 statements (none wrong), 190 of 196 signals.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.noticing.chats import CASES, signals_of_last
from tests.noticing.test_statements_cases import outcome, rows
from tests.noticing.told import NOW, texts

from afterword.core.memory import Kind, Memory
from afterword.core.signal import SignalKind
from afterword.core.verdict import Apply
from afterword.evals.table import StatementsRow
from afterword.evals.tally import Outcome
from afterword.evals.turns import chat_of
from afterword.judging.case import Situation
from afterword.judging.gate import judge
from afterword.judging.grounding import SaidEntry
from afterword.noticing.durable import durable_words
from afterword.noticing.ownwords import own_words
from afterword.noticing.reading import notice
from afterword.noticing.statements import read_statements

STATEMENTS = list(rows(CASES / "fresh-statements-pt.jsonl"))
TALK = [line for line in (CASES / "ordinary-talk-pt.txt").read_text(encoding="utf-8").splitlines() if line.strip()]


@pytest.mark.parametrize("row", STATEMENTS, ids=lambda row: row.id)
def test_no_row_is_read_wrong(row: StatementsRow) -> None:
    came, told = outcome(row)
    assert came is not Outcome.WRONG, told


def test_nearly_every_statement_is_spoken_to() -> None:
    """Half is the promise; 104 of 106 is what stands, and it must not shrink."""
    right = [row.id for row in STATEMENTS if row.expect.changes and outcome(row)[0] is Outcome.RIGHT]
    assert len(right) >= 104


def test_the_shared_rows_are_all_right(shared: Path) -> None:
    portuguese = [row for row in rows(shared / "cases" / "statements.jsonl") if row.lang == "pt"]
    assert len(portuguese) >= 20
    assert [row.id for row in portuguese if outcome(row)[0] is not Outcome.RIGHT] == []


@pytest.mark.parametrize("row", [row for row in STATEMENTS if row.expect.changes], ids=lambda row: row.id)
def test_what_is_read_gets_through_the_gate(row: StatementsRow) -> None:
    """A description made from plain words must be one in the eyes of judging too, and be carried by these words."""
    memories = tuple(Memory(one.id, Kind(one.kind), one.text) for one in row.input.memories)
    noticed = notice(chat_of(row.input.turns, project=row.input.project), after=None)
    said = tuple(SaidEntry(one.id, one.text, noticed.own[one.id]) for one in noticed.fresh)
    situation = Situation(said, attended=True, person_present=True, memories=memories)
    for change in read_statements(noticed, memories=memories, now=NOW).changes:
        assert isinstance(judge(change, situation), Apply), change.text


def test_ordinary_talk_holds_nothing_to_read() -> None:
    assert [line for line in TALK if texts(line)] == []


def test_ordinary_talk_is_seldom_worth_a_look() -> None:
    lasting = [line for line in TALK if durable_words(own_words(line), "1")]
    assert len(lasting) <= 0.08 * len(TALK), lasting


def test_ordinary_talk_seldom_corrects() -> None:
    corrected = [line for line in TALK if SignalKind.CORRECTION in _after_a_reply(line)]
    assert len(corrected) <= 0.02 * len(TALK), corrected


def _after_a_reply(line: str) -> set[SignalKind]:
    before = [{"role": "user", "text": "faz uma lista"}, {"role": "assistant", "text": "Aqui está a lista."}]
    return {signal.kind for signal in signals_of_last([*before, {"role": "user", "text": line}])}


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Nunca coloque emojis no meu código", "Não quer que coloquem emojis no seu código"),
        ("No quiero emojis en mis correos, nunca", "No quiere emojis en sus correos"),
    ],
)
def test_a_sentence_is_told_in_its_own_language(said: str, read: str) -> None:
    """Near languages share words and whole shapes; the likelier one is tried first."""
    assert texts(said) == [read]
