"""Cuts a sentence into clauses that the shapes can read, and takes off what says nothing: openings, afterthoughts,
reasons.

Knows no language: where to cut and what to take off stand in the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import regex

from afterword.core.memory import Kind
from afterword.language.pack_statements import Joint, StatementRules
from afterword.noticing.patterns import UNSPACED, either, near_joints, near_pieces, near_shapes, patterns
from afterword.noticing.shapes import Read, as_listed, blank_free, fill, found_in, write

LONGEST = 400  # characters of a sentence that is read at all: plain statements are short, and long ones are pasted
MOST_TAKEN_OFF = 6

_BEHIND_LEAD = rf"(?:\s*[,:;.!…–—-]+\s*|\s+|(?<=[，、：。])|(?<={UNSPACED})(?={UNSPACED})|$)"
_BEFORE_TAIL = rf"(?:\s*[,:;.!…–—]+\s*|\s+-*\s*|(?<=[，、：。])|(?<={UNSPACED})(?={UNSPACED}))"
_BREAK = regex.compile(r"\s*[,;:，；：、(–—]\s*|\s+-\s+")
_EDGE = " \t\r\n,.;:!…。！，；：、"

Reader = Callable[[str], Read | None]


def clause_reads(sentence: str, rules: StatementRules, reader: Reader) -> tuple[Read, ...]:
    """What the clauses of a sentence say, each read by ``reader``, in order; empty where none can be read."""
    found: list[Read] = []
    for part in _cut(opened(sentence, rules), rules):
        found.extend(_reads(part, rules, reader))
    return tuple(found)


def trimmed(clause: str, rules: StatementRules) -> str:
    """The clause without openings and afterthoughts. What is left may be empty."""
    clause = blank_free(clause).strip(_EDGE)
    for _ in range(MOST_TAKEN_OFF):
        shorter = _without_tail(_without_lead(clause, rules), rules)
        if shorter == clause:
            break
        clause = shorter
    return clause


def opened(clause: str, rules: StatementRules) -> str:
    """The clause without its openings alone."""
    clause = blank_free(clause).strip(_EDGE)
    for _ in range(MOST_TAKEN_OFF):
        shorter = _without_lead(clause, rules)
        if shorter == clause:
            break
        clause = shorter
    return clause


def read_clause(clause: str, rules: StatementRules, reader: Reader) -> Read | None:
    """What one clause says: as it stands, put into another order, or up to a comma behind which nothing limits it."""
    for form in _forms(clause, rules):
        found = reader(form)
        if found is not None:
            return found
    return None


def _reads(part: str, rules: StatementRules, reader: Reader) -> Iterator[Read]:
    loose = [cut for cut in _cuts(part, rules) if not cut.joint.firm]
    told = cache(lambda clause: read_clause(clause, rules, reader))
    for cut in loose:
        head = told(cut.first)
        if head is not None and cut.joint.put and head.shape.kind == Kind.PEOPLE:
            continue  # what follows may be said of them
        if head is not None and told(cut.second) is not None:
            yield head
            yield from _reads(cut.second, rules, reader)
            return
    whole = read_clause(part, rules, reader)
    if whole is not None:
        yield whole
        return
    # A second part that borrows its subject says nothing by itself: the subject may be another.
    for cut in loose:
        either = [] if cut.joint.put else [one for one in (told(cut.first), told(cut.second)) if one]
        yield from either
        if either:
            return
    yield from [one for one in (told(cut.first) for cut in loose) if one is not None][:1]


def _forms(clause: str, rules: StatementRules) -> Iterator[str]:
    whole = trimmed(clause, rules)
    if not whole or len(whole) > LONGEST:
        return
    yield whole
    untrimmed = opened(clause, rules)
    if untrimmed != whole:
        yield untrimmed
    moved = _moved(untrimmed, rules) or _moved(whole, rules)
    if moved:
        yield moved
    for mark in _BREAK.finditer(whole):
        if found_in(rules.limits, whole[mark.end() :], rules):
            return
        head = trimmed(whole[: mark.start()], rules)
        if head:
            yield head
            turned = _moved(head, rules)
            if turned:
                yield turned
            return


def _moved(clause: str, rules: StatementRules) -> str:
    for shape, pattern in near_shapes(rules.moves, clause, rules):
        slots = fill(clause, pattern, rules)
        if slots is not None:
            said = {slot: _moving(slots[0][slot], form, clause, rules) for slot, form in pattern.forms}
            return trimmed(write(shape.reads, said, said, pattern, rules), rules)
    return ""


def _moving(words: str, form: str, clause: str, rules: StatementRules) -> str:
    """What stood at the head of the clause and moves, without the capital that only the place gave it."""
    if not clause.startswith(words) or rules.capital_nouns:
        return as_listed(words, form, rules)
    return words[:1].lower() + words[1:]


def _cut(sentence: str, rules: StatementRules) -> Iterator[str]:
    cut = next((cut for cut in _cuts(sentence, rules) if cut.joint.firm), None)
    if cut is None:
        yield sentence
    else:
        yield from _cut(cut.first, rules)
        yield from _cut(cut.second, rules)


def cuts(part: str, rules: StatementRules) -> Iterator[tuple[str, str]]:
    """Every place where the part may fall into two clauses, as the two."""
    every = _cuts(part, rules)
    yield from ((cut.first, cut.second) for cut in every if cut.joint.firm)
    yield from ((cut.first, cut.second) for cut in every if not cut.joint.firm)


class _Cut(NamedTuple):
    """Two clauses that a part falls into at a joint."""

    joint: Joint
    first: str
    second: str


@lru_cache(maxsize=128)
def _cuts(part: str, rules: StatementRules) -> tuple[_Cut, ...]:
    """Every place where the part may be cut, by joints in order."""
    return tuple(
        _Cut(joint, first, joint.put + second)
        for joint in near_joints(part, rules)
        for mark in _joint(joint.at, rules).finditer(part)
        if (first := part[: mark.start()].strip()) and (second := part[mark.end() :].strip())
    )


@lru_cache(maxsize=256)
def _without_lead(clause: str, rules: StatementRules) -> str:
    leads = near_pieces(rules.leads, clause, rules)
    mark = either(tuple(leads), "", _BEHIND_LEAD).match(clause) if leads else None
    rest = clause[mark.end() :].lstrip(_EDGE) if mark else ""
    return rest or clause


@lru_cache(maxsize=256)
def _without_tail(clause: str, rules: StatementRules) -> str:
    tails = near_pieces(rules.tails, clause, rules)
    mark = either(tuple(tails), _BEFORE_TAIL, "$").search(clause) if tails else None
    rest = clause[: mark.start()].rstrip(_EDGE) if mark else ""
    return rest or clause


@cache
def _joint(at: str, rules: StatementRules) -> regex.Pattern[str]:
    return either(patterns(at, rules), "", "")
