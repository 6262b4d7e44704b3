"""Rows of ``gate``: one proposed change in its situation; result and reason both bind."""

from __future__ import annotations

from afterword.evals.table import GateRow
from afterword.evals.tally import Outcome

from .plain_rows import Result
from .proposing import Answer, decide, result_of


def judge_gate(row: GateRow) -> Result:
    """What the gate makes of the row's change, after the parser that every answer goes through."""
    given, change = row.input, row.input.change
    verdict = decide(
        Answer(change.op, change.kind, change.text, change.evidence, change.target),
        given.said,
        memories=given.memories,
        never=[one if isinstance(one, str) else one.text for one in given.never],
        outside=given.situation.read_outside,
        attended=given.situation.channel == "app",
        person_present=given.situation.person_present,
        look_count=given.counts.look,
        day_count=given.counts.day,
    )
    expected, got = (row.expect.result, row.expect.reason), result_of(verdict)
    return Outcome.RIGHT if got == expected else Outcome.WRONG, list(expected), list(got)
