"""On what a change rests, read again from the person's words: stated, corrected or reversed. No proposer names it.

A model's answer and the built-in reader's both come through here, so that the same words give the same first stage.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from afterword.core.change import Basis, Correction
from afterword.core.signal import DurableWords, Signal, SignalKind
from afterword.language.detect import detect
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
    if SignalKind.RULE in kinds or _stated(around.text):
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
    if not signalled:
        return None
    return Basis.STATED if _stated(sentence) else Basis.REVERSED


@lru_cache(maxsize=256)
def _stated(sentence: str) -> bool:
    return any(plain_reads(sentence, pack) for pack in PACKS)


def _corrected(sentence: str, signals: Sequence[Signal]) -> tuple[Basis, Correction | None]:
    likeliest = signals[0].lang if signals else detect(sentence)
    for pack in sorted(PACKS, key=lambda pack: pack.code != likeliest):  # near languages share whole sentences
        found = corrected(sentence, pack.statements)
        if found is not None:
            return Basis.CORRECTED, found.correction
    fixes = [one for one in signals if one.fix is not None]
    if not fixes or fixes[0].fix is None:
        return Basis.STATED, None
    return Basis.CORRECTED, Correction(fixes[0].fix, fixes[0].instead_of)
