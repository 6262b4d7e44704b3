"""Rows whose answer is one call of one rule: signals, durable words, secrets, likeness and outside."""

from __future__ import annotations

from afterword.core.steps import outside
from afterword.evals.table import DurableRow, LikenessRow, OutsideRow, SecretsRow, SignalsRow
from afterword.evals.tally import Outcome
from afterword.evals.turns import DEVICE, chat_of, said_chat
from afterword.judging.forbidden import kinds
from afterword.language.likeness import relation
from afterword.noticing.reading import notice

Result = tuple[Outcome, object, object]


def judge_signals(row: SignalsRow) -> Result:
    """The kinds at the last entry, as an exact set."""
    chat = chat_of(row.input.turns)
    last = chat.entries[-1].id if chat.entries else ""
    found = {signal.kind.value for signal in notice(chat, after=None, device=DEVICE).signals if signal.entry == last}
    return _set(row.expect.signals, found)


def judge_durable(row: DurableRow) -> Result:
    """Whether the message is worth asking about for its lasting words."""
    found = bool(notice(said_chat(row.input.text), after=None, device=DEVICE).durable)
    silent = row.expect.durable and not found
    return _of(row.expect.durable == found, row.expect.durable, found, silent=silent)


def judge_secrets(row: SecretsRow) -> Result:
    """What stands in the text that must not be kept, as an exact set."""
    return _set(row.expect.kinds, {kind.value for kind in kinds(row.input.text)})


def judge_likeness(row: LikenessRow) -> Result:
    """How alike the pair is, both ways round."""
    there, back = relation(row.input.a, row.input.b), relation(row.input.b, row.input.a)
    got = there.value if there is back else f"{there.value}, but {back.value} the other way round"
    return _of(got == row.expect.relation, row.expect.relation, got)


def judge_outside(row: OutsideRow) -> Result:
    """Whether the call reads from outside."""
    where = outside(row.host, row.input.tool, row.input.arguments)
    return _of((where is not None) == row.expect.outside, row.expect.outside, where)


def _set(expected: tuple[str, ...], found: set[str]) -> Result:
    return _of(set(expected) == found, sorted(expected), sorted(found), silent=bool(expected) and not found)


def _of(right: bool, expected: object, got: object, *, silent: bool = False) -> Result:
    return Outcome.RIGHT if right else Outcome.SILENT if silent else Outcome.WRONG, expected, got
