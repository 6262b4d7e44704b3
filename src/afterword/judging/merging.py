"""Tidy-up: which memories say nearly the same, and whether one text may stand for several without losing anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import permutations

from afterword.core.memory import Memory, Place, Source
from afterword.language.likeness import Relation, adds, norm, numbers, relation

from .carrying import contradicts, names_in, unfounded
from .never import Likeness

LEAST_LENGTH = 0.6  # of the longest merged
FEW = 100  # memories of which every two are compared
RARE = 20  # memories that share a word which says something


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
    groups: dict[tuple[object, ...], list[Memory]] = {}
    for one in memories:
        if one.place is Place.LIVE and one.held is None:
            groups.setdefault((one.kind, one.about, one.scope, one.lang), []).append(one)
    pairs = (pair for group in groups.values() for pair in _compared(group) if pair[1].source is not Source.YOU)
    return tuple((a, b) for a, b in pairs if _covers(a, b, likeness))


def _compared(group: Sequence[Memory]) -> Iterator[tuple[Memory, Memory]]:
    """The pairs worth comparing: all of a small group, of a large one those that share a word which few others have."""
    if len(group) <= FEW:
        yield from permutations(group, 2)
        return
    by_word: dict[str, list[int]] = {}
    for number, one in enumerate(group):
        for word in set(norm(one.text, one.lang)):
            by_word.setdefault(word, []).append(number)
    together = {pair for those in by_word.values() if len(those) <= RARE for pair in permutations(those, 2)}
    yield from ((group[first], group[second]) for first, second in sorted(together))


def _covers(a: Memory, b: Memory, likeness: Likeness | None) -> bool:
    """Of two that say the very same the one with the smaller id covers."""
    match relation(a.text, b.text, likeness(a.text, b.text) if likeness is not None else None, a.lang):
        case Relation.SAME:
            return a.id < b.id
        case Relation.CLOSE:
            return adds(a.text, b.text, a.lang) and unfit(a.text, (b.text,)) is None
        case Relation.DIFFERENT:
            return False
