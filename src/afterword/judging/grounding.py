"""Finds the person's words that a change rests on, and tells whether these words carry the text.

Reads only own words: what stands elsewhere in an entry is there, but not said by the person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from afterword.core.change import Change
from afterword.core.chat import OwnWords
from afterword.core.memory import InProject, Memory
from afterword.core.verdict import Reason
from afterword.language.placing import find, long_enough
from afterword.language.tokens import sentence_around

from .carrying import (
    contradicts,
    hypothetical,
    only_reported,
    other_subject,
    reported,
    shares_content,
    temporary,
    unfounded,
)

__all__ = ["Grounded", "SaidEntry", "find", "ground", "long_enough", "project_names"]


@dataclass(frozen=True, slots=True)
class SaidEntry:
    """An entry of the person: its id, its text as it stands in the log, and what of it is theirs."""

    id: str
    text: str
    own: OwnWords


@dataclass(frozen=True, slots=True)
class Grounded:
    """Where the evidence stands: offsets into the entry's original text, half-open."""

    entry: str
    start: int
    end: int


def ground(change: Change, said: Sequence[SaidEntry], target: Memory | None) -> Grounded | tuple[Reason, ...]:
    """Where the words stand that the change rests on, or every reason why they do not carry it."""
    place = _find(change, said)
    if place is None:
        return (_why_not_found(change, said),)
    entry, start, end = place
    around = sentence_around(entry.own.text, start, end)
    sentence = around.text
    words = entry.own.text[start:end]
    before = target.text if target is not None else ""
    rows = (
        (Reason.QUOTED, reported(sentence, start - around.start) or only_reported(change.text, words)),
        (Reason.HYPOTHETICAL, hypothetical(sentence, words)),
        (Reason.TEMPORARY, temporary(sentence)),
        (Reason.THIRD_PARTY, other_subject(sentence, change.text, project_names(change, target))),
        (Reason.NO_SHARED_WORD, not shares_content(change.text, words) or unfounded(change.text, words, before)),
        (Reason.CONTRADICTS_EVIDENCE, contradicts(change.text, words)),
    )
    reasons = tuple(reason for reason, holds in rows if holds)
    return reasons or Grounded(entry.id, *entry.own.original_span(start, end))


def project_names(change: Change, target: Memory | None) -> tuple[str, ...]:
    """The name of the project that a change reaches, which may be the subject of words and text."""
    scope = change.scope or (target.scope if target is not None else None)
    return (scope.name,) if isinstance(scope, InProject) else ()


def _find(change: Change, said: Sequence[SaidEntry]) -> tuple[SaidEntry, int, int] | None:
    """The newest entry in whose own words the evidence stands; the one the change names, where it names one."""
    if not long_enough(change.evidence):
        return None
    for entry in reversed(said):
        if change.entry and entry.id != change.entry:
            continue
        if not entry.own.pasted and not entry.own.fiction and (span := find(change.evidence, entry.own.text)):
            return entry, *span
    return None


def _why_not_found(change: Change, said: Sequence[SaidEntry]) -> Reason:
    """``quoted`` where the evidence stands in an entry, but not among the person's own words there."""
    stands = long_enough(change.evidence) and any(find(change.evidence, entry.text) for entry in said)
    return Reason.QUOTED if stands else Reason.NOT_SAID
