"""Cuts a sentence into clauses that the shapes can read, and takes off what says nothing: openings, afterthoughts,
reasons.

Knows no language: where to cut and what to take off stand in the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import regex

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
    for first, second in _cuts(part, rules, firm=False):
        both = read_clause(first, rules, reader), read_clause(second, rules, reader)
        if both[0] is not None and both[1] is not None:
            yield both[0]
            yield from _reads(second, rules, reader)
            return
    whole = read_clause(part, rules, reader)
    if whole is not None:
        yield whole
        return
    # A second part that borrows its subject says nothing by itself: the subject may be another.
    for first, second in _cuts(part, rules, firm=False, put=False):
        either = [one for one in (read_clause(first, rules, reader), read_clause(second, rules, reader)) if one]
        yield from either
        if either:
            return
    first_reads = (read_clause(first, rules, reader) for first, _ in _cuts(part, rules, firm=False))
    yield from [one for one in first_reads if one is not None][:1]


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
    cut = next(_cuts(sentence, rules, firm=True), None)
    if cut is None:
        yield sentence
    else:
        yield from _cut(cut[0], rules)
        yield from _cut(cut[1], rules)


def cuts(part: str, rules: StatementRules) -> Iterator[tuple[str, str]]:
    """Every place where the part may fall into two clauses, as the two."""
    yield from _cuts(part, rules, firm=True)
    yield from _cuts(part, rules, firm=False)


def _cuts(part: str, rules: StatementRules, *, firm: bool, put: bool = True) -> Iterator[tuple[str, str]]:
    for joint in near_joints(part, rules):
        if joint.firm is firm and (put or not joint.put):
            for mark in _joint(joint, rules).finditer(part):
                first, second = part[: mark.start()].strip(), part[mark.end() :].strip()
                if first and second:
                    yield first, joint.put + second


def _without_lead(clause: str, rules: StatementRules) -> str:
    leads = near_pieces(rules.leads, clause, rules)
    mark = either(tuple(leads), "", _BEHIND_LEAD).match(clause) if leads else None
    rest = clause[mark.end() :].lstrip(_EDGE) if mark else ""
    return rest or clause


def _without_tail(clause: str, rules: StatementRules) -> str:
    tails = near_pieces(rules.tails, clause, rules)
    mark = either(tuple(tails), _BEFORE_TAIL, "$").search(clause) if tails else None
    rest = clause[: mark.start()].rstrip(_EDGE) if mark else ""
    return rest or clause


@cache
def _joint(joint: Joint, rules: StatementRules) -> regex.Pattern[str]:
    return either(patterns(joint.at, rules), "", "")
