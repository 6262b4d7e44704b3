"""French rows that were written before the French rules: nothing is read wrong, and ordinary talk stays ordinary talk.

On their first run 98 of 111 statements and 177 of 182 signal rows were right; two rows of statements were at fault
(a verb that had to change, and colour blindness, which is health).
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.noticing.chats import CASES, signals_of_last
from tests.noticing.test_statements_cases import outcome, rows
from tests.noticing.told import texts

from afterword.core.signal import SignalKind
from afterword.evals.table import StatementsRow
from afterword.evals.tally import Level, Outcome
from afterword.noticing.durable import durable_words
from afterword.noticing.ownwords import own_words

FRESH = list(rows(CASES / "fresh-statements-fr.jsonl"))
ORDINARY = (CASES / "ordinary-talk-fr.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("row", FRESH, ids=lambda row: row.id)
def test_no_fresh_row_is_read_wrong(row: StatementsRow) -> None:
    came, told = outcome(row)
    assert came is not Outcome.WRONG, told


def test_most_fresh_statements_are_spoken_to() -> None:
    counts = Counter(outcome(row)[0] for row in FRESH if row.expect.changes)
    assert counts[Outcome.RIGHT] >= 104


def test_every_french_promise_of_the_shared_table_is_kept(shared: Path) -> None:
    promised = [
        row for row in rows(shared / "cases" / "statements.jsonl") if row.lang == "fr" and row.level is Level.MUST
    ]
    assert [row.id for row in promised if outcome(row)[0] is not Outcome.RIGHT] == []


def test_ordinary_talk_is_seldom_taken_for_lasting() -> None:
    assert len([text for text in ORDINARY if durable_words(own_words(text), "1")]) <= 0.08 * len(ORDINARY)


def test_ordinary_talk_is_seldom_taken_for_a_correction() -> None:
    taken = [text for text in ORDINARY if SignalKind.CORRECTION in kinds_after_a_reply(text)]
    assert len(taken) <= 0.02 * len(ORDINARY)


def test_nothing_is_read_from_ordinary_talk() -> None:
    assert [text for text in ORDINARY if texts(text)] == []


def kinds_after_a_reply(text: str) -> set[SignalKind]:
    turns = [("user", "prépare la liste"), ("assistant", "Voici la liste."), ("user", text)]
    return {signal.kind for signal in signals_of_last([{"role": role, "text": said} for role, said in turns])}
