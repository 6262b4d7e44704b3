"""Tidy-up: which memories say nearly the same, and whether one text may stand for several without losing anything."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from afterword.core.memory import Memory, Place, Source
from afterword.language.likeness import Relation, adds, numbers, relation

from .carrying import contradicts, names_in, unfounded
from .never import Likeness

LEAST_LENGTH = 0.6  # of the longest merged


class Unfit(StrEnum):
    """Why a merge is not made."""

    LOSES = "loses"  # a number, a name or a denial
    INVENTS = "invents"  # a number, name or piece of code that none of the merged holds
    SHORT = "short"


def unfit(merged: str, parts: Sequence[str]) -> Unfit | None:
    """Why a text may not stand for these, or None where it may."""
    together = "\n".join(parts)
    lost = frozenset(number for part in parts for number in numbers(part)) - numbers(merged)
    if lost or any(name.casefold() not in merged.casefold() for part in parts for name in names_in(part)):
        return Unfit.LOSES
    if any(contradicts(merged, part) for part in parts):
        return Unfit.LOSES
    if unfounded(merged, together, ""):
        return Unfit.INVENTS
    return Unfit.SHORT if len(merged) < LEAST_LENGTH * max(map(len, parts)) else None


def near_duplicates(memories: Sequence[Memory], likeness: Likeness | None = None) -> tuple[tuple[Memory, Memory], ...]:
    """Pairs of which the first says all that the second says. The person's own memories are never the second.

    Only live ones in use, of one kind, scope and language, are compared.
    """
    live = [one for one in memories if one.place is Place.LIVE and one.held is None]
    pairs = ((a, b) for a in live for b in live if a.id != b.id and b.source is not Source.YOU and _alike(a, b))
    return tuple((a, b) for a, b in pairs if _covers(a, b, likeness))


def _alike(a: Memory, b: Memory) -> bool:
    return (a.kind, a.about, a.scope, a.lang) == (b.kind, b.about, b.scope, b.lang)


def _covers(a: Memory, b: Memory, likeness: Likeness | None) -> bool:
    """Of two that say the very same the one with the smaller id covers."""
    match relation(a.text, b.text, likeness(a.text, b.text) if likeness is not None else None, a.lang):
        case Relation.SAME:
            return a.id < b.id
        case Relation.CLOSE:
            return adds(a.text, b.text, a.lang) and unfit(a.text, (b.text,)) is None
        case Relation.DIFFERENT:
            return False
