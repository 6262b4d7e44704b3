"""Finds the person's words that a change rests on, and tells whether these words carry the text.

Reads only own words: what stands elsewhere in an entry is there, but not said by the person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from afterword.core.change import Change
from afterword.core.chat import OwnWords
from afterword.core.memory import InProject, Memory
from afterword.core.verdict import Reason
from afterword.language.quotes import fold
from afterword.language.tokens import sentence_around, tokens

from .carrying import contradicts, hypothetical, other_subject, reported, shares_content, temporary, unfounded

LEAST_WORDS = 2
LEAST_CHARACTERS = 3  # in scripts without spaces
_BLANKS = regex.compile(r"\s+")
_LETTER = regex.compile(r"[[\p{L}\p{M}\p{N}_]--[\p{Han}\p{Hiragana}\p{Katakana}]]", regex.V1)


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
        (Reason.QUOTED, reported(sentence, start - around.start)),
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


def long_enough(evidence: str) -> bool:
    """Two words or more; in scripts without spaces three characters."""
    found = tokens(evidence)
    unspaced = sum(len(token.text) for token in found if token.unspaced)
    return unspaced >= LEAST_CHARACTERS or sum(not token.unspaced for token in found) + (unspaced > 0) >= LEAST_WORDS


def find(words: str, text: str) -> tuple[int, int] | None:
    """Where ``words`` stand in ``text`` as one piece between word borders, however quotes and blanks are written."""
    wanted, _ = _plain(words.strip())
    plain, back = _plain(text)
    at = plain.find(wanted) if wanted else -1
    while at >= 0:
        end = at + len(wanted)
        if _at_borders(plain, at, end):
            return back[at], back[end - 1] + 1
        at = plain.find(wanted, at + 1)
    return None


def _at_borders(plain: str, start: int, end: int) -> bool:
    opens = start == 0 or not (_LETTER.match(plain, start - 1) and _LETTER.match(plain, start))
    closes = end == len(plain) or not (_LETTER.match(plain, end - 1) and _LETTER.match(plain, end))
    return opens and closes


def _plain(text: str) -> tuple[str, list[int]]:
    """Folded letters, one blank for many, and for every character its place in the original."""
    folded = fold(text)
    out: list[str] = []
    back: list[int] = []
    for start, end, first, last in folded.pieces:
        for i, character in enumerate(folded.text[start:end]):
            blank = character.isspace()
            if blank and (not out or out[-1] == " "):
                continue
            for letter in " " if blank else character.casefold():
                out.append(letter)
                back.append(first + i if end - start == last - first else (first if i == 0 else last - 1))
    return "".join(out), back
