"""A correction with its fix, where the fix is of a lasting kind: a format, a unit, a spelling, a tone, a technology.

What only this one task asks for (a day, a room, a number) is none of these and stays unread.
"""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.change import Correction, WishType
from afterword.language.letters import closed_up
from afterword.language.pack_statements import StatementRules
from afterword.noticing.shapes import Read, exchanged, read, value_of

from .clauses import read_clause
from .plain import hushed, sure


@dataclass(frozen=True, slots=True)
class Corrected:
    """What a correcting sentence wants: how it reads, and the group in which it counts."""

    read: Read
    correction: Correction


def corrected(sentence: str, rules: StatementRules) -> Corrected | None:
    """The lasting wish in a sentence that corrects a reply, or None."""
    if hushed(sentence, rules):
        return None
    plain = exchanged(rules.spelled_out, closed_up(sentence))
    found = read_clause(plain, rules, lambda clause: read(clause, rules.corrections, rules))
    if found is None or not sure(found.text, rules):
        return None
    value = value_of(found.said.get("fix") or found.said.get("wrong", ""), rules)
    wrong = found.said.get("wrong") or None
    wish = value.wish if value and found.shape.wish != WishType.PERSON else found.shape.wish
    return Corrected(found, Correction(found.fix or found.text, wrong, WishType(wish) if wish else None))
