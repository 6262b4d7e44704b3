"""On what a change rests, read again from the person's words: stated, corrected or reversed. No proposer names it.

A model's answer and the built-in reader's both come through here, so that the same words give the same first stage.
"""

from __future__ import annotations

from collections.abc import Sequence

from afterword.core.change import Basis, Correction
from afterword.core.signal import DurableWords, Signal, SignalKind
from afterword.language.packs import PACKS
from afterword.language.tokens import sentence_around

from .correcting import corrected
from .plain import plain_reader, plain_reads
from .reversing import turn_in

CORRECTING = frozenset({SignalKind.CORRECTION, SignalKind.REPEATED})


def basis_of(
    text: str, start: int, end: int, signals: Sequence[Signal], durable: Sequence[DurableWords]
) -> tuple[Basis, Correction | None]:
    """The basis of what rests on ``text[start:end]``, and the group it counts in where it is a correction.

    ``text`` is an entry's own words; ``signals`` and ``durable`` are those of that entry.
    """
    around = sentence_around(text, start, end)
    here = [one for one in signals if one.start < around.end and around.start < one.end]
    kinds = {one.kind for one in here}
    turned = _turned(around.text, SignalKind.REVERSAL in kinds)
    if turned is not None:
        return turned, None
    if SignalKind.RULE in kinds or any(plain_reads(around.text, pack) for pack in PACKS):
        return Basis.STATED, None
    if any(one.start < around.end and around.start < one.end for one in durable):
        return Basis.STATED, None
    if any(one.kind in CORRECTING for one in signals):
        return _corrected(around.text, here)
    return Basis.STATED, None


def _turned(sentence: str, signalled: bool) -> Basis | None:
    for pack in PACKS:
        turn = turn_in(sentence, pack.statements, plain_reader(pack.statements))
        if turn is not None:
            return Basis.STATED if turn.outright else Basis.REVERSED
    return Basis.REVERSED if signalled else None


def _corrected(sentence: str, signals: Sequence[Signal]) -> tuple[Basis, Correction | None]:
    for pack in PACKS:
        found = corrected(sentence, pack.statements)
        if found is not None:
            return Basis.CORRECTED, found.correction
    fixes = [one for one in signals if one.fix is not None]
    if not fixes or fixes[0].fix is None:
        return Basis.STATED, None
    return Basis.CORRECTED, Correction(fixes[0].fix, fixes[0].instead_of)
