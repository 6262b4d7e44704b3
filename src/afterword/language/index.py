"""Which of thousands of expressions may match a text, told at once by the fragments that they need.

A fragment is looked up by a part of it that stands by itself: a whole word, else how a word begins or ends, else some
letters. So a text asks only for what it may hold, however much is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count

from .fragments import Fragments, Text, Told

_KEY = 3  # letters by which a fragment is looked up that names no whole word
_SIZES = range(1, _KEY + 1)

_Place = tuple[int, int]  # a list, and an entry in it
_Needed = tuple[str, list[_Place]]  # a fragment, and the entries that need it


class Index:
    """Lists of entries, each entry known by what it needs. A text is told once for all lists.

    Several threads may use one: a list is known only once all of it can be found, and what a text knows never changes.
    """

    def __init__(self) -> None:
        self._fragments = _Fragments()
        self._always: dict[int, tuple[int, ...]] = {}
        self._numbers = count()
        self._known: frozenset[int] = frozenset()
        self._anyhow: frozenset[int] = frozenset()

    def add(self, needs: Iterable[Fragments]) -> int:
        """Take up a list of entries, each with what it needs; gives the number of the list."""
        number, entries = next(self._numbers), tuple(needs)
        for entry, fragments in enumerate(entries):
            for fragment in fragments or ():
                self._fragments.add(fragment, (number, entry))
        self._always[number] = tuple([entry for entry, some in enumerate(entries) if some is None])
        return number

    def near(self, number: int, text: Text) -> Sequence[int]:
        """The entries of a list that may match the text, in order; each once."""
        told = text.told
        if told is None or number not in told.known:
            told = text.told = self._tell(text)
        return told.near.get(number) or self._always[number]

    def lists_near(self, numbers: frozenset[int], text: Text) -> frozenset[int]:
        """Those of the lists that may have an entry that matches the text."""
        told = text.told
        if told is None or not numbers <= told.known:
            told = text.told = self._tell(text)
        return numbers.intersection(told.lists)

    def _tell(self, text: Text) -> Told:
        """Every entry of every list that the text has a fragment of, and those that need none beside them."""
        if len(self._known) != len(self._always):
            self._known = frozenset(list(self._always))
            self._anyhow = frozenset([number for number in self._known if self._always[number]])
        known, anyhow = self._known, self._anyhow
        near: dict[int, set[int]] = {}
        for places in self._fragments.standing(text):
            for number, entry in places:
                near.setdefault(number, set()).add(entry)
        every = {number: sorted(some.union(self._always.get(number, ()))) for number, some in near.items()}
        return Told(known, every, anyhow.union(near))


class _Fragments:
    """Fragments with the entries that need them, by the part that a text is asked for first."""

    def __init__(self) -> None:
        self._places: dict[str, list[_Place]] = {}
        self._words: dict[str, list[_Needed]] = {}
        self._heads: dict[str, list[_Needed]] = {}
        self._tails: dict[str, list[_Needed]] = {}
        self._letters: dict[str, list[_Needed]] = {}

    def add(self, fragment: str, place: _Place) -> None:
        """Take up that an entry needs a fragment."""
        if fragment in self._places:
            self._places[fragment].append(place)
        else:
            places = self._places[fragment] = [place]
            by, key = self._by(fragment)
            by.setdefault(key, []).append((fragment, places))

    def _by(self, fragment: str) -> tuple[dict[str, list[_Needed]], str]:
        first, *rest = fragment.split(" ")
        whole = max(rest[:-1], key=len, default="")  # what has a blank on both sides
        if whole:
            return self._words, whole
        if not first:
            return self._heads, rest[0][:_KEY]
        if rest == [""]:
            return self._tails, first[-_KEY:]
        return self._letters, max((first, *rest), key=len)[:_KEY]

    def standing(self, text: Text) -> Iterator[list[_Place]]:
        """The entries of every fragment that stands in the text."""
        words = text.words
        parts = (
            (self._words, words),
            (self._heads, {word[:size] for word in words for size in _SIZES}),
            (self._tails, {word[-size:] for word in words for size in _SIZES}),
            (self._letters, {word[at : at + size] for word in words for size in _SIZES for at in range(len(word))}),
        )
        for known, keys in parts:
            for key in keys:
                for fragment, places in known.get(key, ()):
                    if text.holds(fragment):
                        yield places


@cache
def index() -> Index:
    """The one index of all packs."""
    return Index()
