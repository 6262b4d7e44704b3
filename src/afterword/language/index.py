"""Which of thousands of expressions may match a text, told at once by the fragments that they need.

A fragment is looked up by a part of it that stands by itself: a whole word, else how a word begins or ends, else some
letters. So a text asks only for what it may hold, however much is known.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from .fragments import KEY, Fragments, Keys, Text, Told
from .kept import KeptLists, Needed, Place

_TABLE = 1_000_000  # numbers that lists taken up together may have

Lists = Iterable[Sequence[Sequence[Fragments]]]  # of each list its lines, of each line what its entries need


class Index:
    """Lists of entries, each entry known by what it needs. A text is told once for all lists.

    Several threads may use one: a list is known only once all of it can be found, and what a text knows never changes.
    """

    def __init__(self) -> None:
        self._fragments = _Fragments()
        self._tables: tuple[tuple[int, _Fragments], ...] = ((0, self._fragments),)
        self._always: dict[int, Sequence[int]] = {}
        self._numbers, self._joined = count(), count(1)
        self._known: frozenset[int] = frozenset()
        self._anyhow: frozenset[int] = frozenset()

    def add(self, needs: Iterable[Fragments]) -> int:
        """Take up a list of entries, each with what it needs; gives the number of the list."""
        number = next(self._numbers)
        self._always[number] = self._fragments.take(number, needs)
        return number

    def join(self, kept: KeptLists) -> int:
        """Take up lists that stand ready; gives the number of the first, the others follow."""
        first = next(self._joined) * _TABLE
        self._tables = (*self._tables, (first, _Fragments(kept)))
        self._always.update({first + number: some for number, some in enumerate(kept.always)})
        return first

    def near(self, number: int, text: Text) -> Sequence[int]:
        """The entries of a list that may match the text, in order; each once."""
        told = text.told.get(self)
        if told is None or number not in told.known:
            told = text.told[self] = self._tell(text)
        near = told.near.get(number)
        return self._always[number] if near is None else sorted(near.union(self._always[number]))

    def lists_near(self, numbers: frozenset[int], text: Text) -> frozenset[int]:
        """Those of the lists that may have an entry that matches the text."""
        told = text.told.get(self)
        if told is None or not numbers <= told.known:
            told = text.told[self] = self._tell(text)
        return numbers.intersection(told.lists)

    def _tell(self, text: Text) -> Told:
        """Every entry of every list that the text has a fragment of, and those that need none beside them."""
        if len(self._known) != len(self._always):
            self._known = frozenset(list(self._always))
            self._anyhow = frozenset([number for number in self._known if self._always[number]])
        known, anyhow = self._known, self._anyhow
        near: defaultdict[int, set[int]] = defaultdict(set)
        keys = text.keys
        for first, fragments in self._tables:
            for places in fragments.standing(text, keys):
                for number, entry in places:
                    near[first + number].add(entry)
        return Told(known, near, anyhow.union(near))


class _Fragments:
    """Fragments with the entries that need them, by the part that a text is asked for first."""

    def __init__(self, kept: KeptLists | None = None) -> None:
        self._places: dict[str, list[Place]] = {}
        self.words: dict[str, list[Needed]] = {} if kept is None else kept.words
        self.heads: dict[str, list[Needed]] = {} if kept is None else kept.heads
        self.tails: dict[str, list[Needed]] = {} if kept is None else kept.tails
        self.letters: dict[str, list[Needed]] = {} if kept is None else kept.letters

    def take(self, number: int, needs: Iterable[Fragments]) -> list[int]:
        """Take up what the entries of a list need; gives those that need nothing that is known."""
        always = []
        for entry, fragments in enumerate(needs):
            if fragments is None:
                always.append(entry)
            for fragment in fragments or ():
                self._add(fragment, (number, entry))
        return always

    def _add(self, fragment: str, place: Place) -> None:
        if fragment in self._places:
            self._places[fragment].append(place)
        else:
            places = self._places[fragment] = [place]
            by, key = self._by(fragment)
            by.setdefault(key, []).append((fragment, places))

    def _by(self, fragment: str) -> tuple[dict[str, list[Needed]], str]:
        first, *rest = fragment.split(" ")
        whole = max(rest[:-1], key=len, default="")  # what has a blank on both sides
        if whole:
            return self.words, whole
        if not first:
            return self.heads, rest[0][:KEY]
        if rest == [""]:
            return self.tails, first[-KEY:]
        return self.letters, max((first, *rest), key=len)[:KEY]

    def standing(self, text: Text, keys: Keys) -> Iterator[list[Place]]:
        """The entries of every fragment that stands in the text."""
        for known, some in zip((self.words, self.heads, self.tails, self.letters), keys, strict=True):
            for key in known.keys() & some:
                for fragment, places in known[key]:
                    if text.holds(fragment):
                        yield places


def made_ready(lists: Lists) -> KeptLists:
    """Lists as they are kept, so that an index need only join them."""
    fragments, every = _Fragments(), list(lists)
    always = [
        fragments.take(number, [some for line in entries for some in line]) for number, entries in enumerate(every)
    ]
    lines = [[len(line) for line in entries] for entries in every]
    return KeptLists(lines, always, fragments.words, fragments.heads, fragments.tails, fragments.letters)


_OF_STATEMENTS = Index()


def index() -> Index:
    """The one index of what statements are read by, in all packs."""
    return _OF_STATEMENTS
