"""Tidy-up: which memories say nearly the same, and whether one text may stand for several without losing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from itertools import combinations, permutations

from afterword.core.memory import About, Memory, Place, Source
from afterword.language.likeness import Relation, adds, content_words, norm, numbers, relation, swaps
from afterword.language.tokens import unspaced_part

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
    UNLIKE = "unlike"  # what is put together does not say one thing


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


def unfit_of_model(merged: str, parts: Sequence[str], likeness: Likeness | None = None, lang: str = "") -> Unfit | None:
    """Why a text that a model wrote may not stand for these, or None where it may.

    More is asked of it than of a text that stands already: every two of them say nearly one thing, and it holds every
    word that says something, of each of them in its order, and no other.
    """
    if any(not _one_thing(a, b, likeness, lang) for a, b in combinations(parts, 2)):
        return Unfit.UNLIKE
    if (found := unfit(merged, parts)) is not None:
        return found
    said, own = _saying(merged, lang), [_saying(part, lang) for part in parts]
    if set(said) - {word for one in own for word in one}:
        return Unfit.INVENTS
    kept = all(_in_order(one, said) for one in own) and not any(swaps(merged, part, lang) for part in parts)
    return None if kept else Unfit.LOSES


def _one_thing(a: str, b: str, likeness: Likeness | None, lang: str) -> bool:
    """Whether two texts may say one thing: they are alike, and neither names a number or a name that the other has in
    place of its own, denies what it affirms, or turns it round.
    """
    cosine = likeness(a, b) if likeness is not None else None
    if relation(a, b, cosine, lang) is Relation.DIFFERENT or contradicts(a, b) or swaps(a, b, lang):
        return False
    counted = numbers(a, lang), numbers(b, lang)
    named = tuple(frozenset(name.casefold() for name in names_in(one)) for one in (a, b))
    return all(one <= other or other <= one for one, other in (counted, named))


def _saying(text: str, lang: str) -> list[str]:
    """The words of a text that say something, in order; in scripts without spaces every character."""
    content = content_words(text, lang)
    return [word for word in norm(text, lang) if word in content or unspaced_part(word) == word]


def _in_order(words: Sequence[str], said: Sequence[str]) -> bool:
    left = iter(said)
    return all(word in left for word in words)


def likely_the_same(
    memories: Sequence[Memory], likeness: Likeness | None = None, asked: Callable[[str, str], bool] | None = None
) -> tuple[tuple[Memory, ...], ...]:
    """Memories that may say one thing, in groups: of one kind, reach, language, stage and source, each alike to another
    one of its group. ``asked``: whether two of these ids were asked about before; such a pair makes no group.
    """
    sorts: dict[tuple[object, ...], list[Memory]] = {}
    for one in memories:
        if one.place is Place.LIVE and one.held is None and one.about is About.PERSON:
            source = (
                Source.LEARNED if one.source is Source.YOU else one.source
            )  # the person's own waits, with what joins it
            sort = (one.kind, one.scope, one.lang, one.stage, one.read_outside, source)
            sorts.setdefault(sort, []).append(one)
    return tuple(group for sort in sorts.values() for group in _joined(sort, likeness, asked))


def _joined(
    sort: Sequence[Memory], likeness: Likeness | None, asked: Callable[[str, str], bool] | None
) -> Iterator[tuple[Memory, ...]]:
    group_of = {one.id: {one.id} for one in sort}
    for a, b in _compared(sort):
        if (
            a.id < b.id
            and not (asked is not None and asked(a.id, b.id))
            and _one_thing(a.text, b.text, likeness, a.lang)
        ):
            together = group_of[a.id] | group_of[b.id]
            group_of.update(dict.fromkeys(together, together))
    seen: set[str] = set()
    for one in sort:
        if one.id not in seen and len(group_of[one.id]) > 1:
            seen |= group_of[one.id]
            yield tuple(other for other in sort if other.id in group_of[one.id])


def near_duplicates(memories: Sequence[Memory], likeness: Likeness | None = None) -> tuple[tuple[Memory, Memory], ...]:
    """Pairs of which the first says all that the second says: of live ones in use, of one kind and scope.

    Of one language too; one that tells none, as many that were written by hand, may be of any.
    """
    groups: dict[tuple[object, ...], list[Memory]] = {}
    for one in memories:
        if one.place is Place.LIVE and one.held is None:
            groups.setdefault((one.kind, one.about, one.scope), []).append(one)
    pairs = (pair for group in groups.values() for pair in _compared(group))
    return tuple((a, b) for a, b in pairs if _one_language(a, b) and _covers(a, b, likeness))


def _one_language(a: Memory, b: Memory) -> bool:
    return not a.lang or not b.lang or a.lang == b.lang


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
    lang = a.lang or b.lang
    match relation(a.text, b.text, likeness(a.text, b.text) if likeness is not None else None, lang):
        case Relation.SAME:
            return a.id < b.id
        case Relation.CLOSE:
            # small words too: "at work" says something
            holds_all = set(norm(a.text, lang)) >= set(norm(b.text, lang))
            return holds_all and adds(a.text, b.text, lang) and unfit(a.text, (b.text,)) is None
        case Relation.DIFFERENT:
            return False
