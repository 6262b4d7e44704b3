"""What the person said that could never be kept, whoever reads it: told beside what a look refused, stored nowhere.

Sentences that hold what must not be kept, powers, and what was meant for now only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from afterword.core.chat import OwnWords
from afterword.core.verdict import PassedOver, Reason
from afterword.language.tokens import Sentence, sentences

from .carrying import temporary
from .form import grants_power
from .surroundings import forbidden_around, safe_words

Span = tuple[int, int]


def passed_over(own: OwnWords, pointed: Sequence[Span], taken: Sequence[str]) -> tuple[PassedOver, ...]:
    """The sentences of one entry that cannot be kept.

    ``pointed``: spans at which a signal or lasting words stand: only there a limit in time is worth a line.
    ``taken``: evidence of what was proposed, which is judged by itself.
    """
    return tuple(_passed(own, pointed, taken)) if not own.pasted and not own.fiction else ()


def _passed(own: OwnWords, pointed: Sequence[Span], taken: Sequence[str]) -> Iterator[PassedOver]:
    for sentence in sentences(own.text):
        if any(evidence in sentence.text or sentence.text in evidence for evidence in taken):
            continue
        reason = _reason(sentence, own, pointed)
        if reason is not None:
            yield PassedOver(safe_words(sentence.text) if reason in _SAYABLE else "", reason)


_SAYABLE = frozenset({Reason.POWER, Reason.TEMPORARY})


def _reason(sentence: Sentence, own: OwnWords, pointed: Sequence[Span]) -> Reason | None:
    forbidden = forbidden_around(sentence.text, own)
    if forbidden:
        return forbidden[0]
    if grants_power(sentence.text):
        return Reason.POWER
    if not any(start < sentence.end and sentence.start < end for start, end in pointed):
        return None
    return Reason.TEMPORARY if temporary(sentence.text) else None
