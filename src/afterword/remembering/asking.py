"""Finds the kinds of things that a text names: what a memory is about, what a message asks for.

The lists stand in ``language.kinds``. Loaded by a process that lives for one message only, so it imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, whose import takes longer than all that is done here
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

ENOUGH, HALF = 1.0, 0.5
HALF_MARK = "~"  # before a kind that an entry only half says
_LONGEST = 3  # words of an entry
_SHORTEST = 3  # letters of an entry that is a beginning


class Lookup:
    """Entries and the kinds that each says, laid out so that a message of many words is gone through once, and so that
    a line of text becomes one at once.

    An entry is in folded case, its words joined by ``_``; a star stands where a word goes on. One in a script without
    spaces may stand anywhere.
    """

    __slots__ = ("_beginnings", "_endings", "_first", "_unspaced", "_whole")

    def __init__(
        self, whole: dict[str, str], beginnings: dict[str, str], endings: dict[str, str], unspaced: dict[str, str]
    ) -> None:
        """Each by its entries without stars; what one says is kinds with commas between, marked where it is half."""
        self._whole, self._beginnings = whole, beginnings
        self._endings, self._unspaced = endings, unspaced
        self._first = {entry.partition("_")[0] for some in (whole, beginnings) for entry in some if "_" in entry}

    @classmethod
    def of(cls, entries: Iterable[tuple[str, str, float]]) -> Lookup:
        """From entries with a kind and how much they say of it; what is told twice says the most."""
        said: dict[str, dict[str, float]] = {}
        for entry, kind, says in entries:
            kinds = said.setdefault(entry, {})
            kinds[kind] = max(says, kinds.get(kind, 0.0))
        sorts: tuple[dict[str, str], ...] = ({}, {}, {}, {})
        for entry, kinds in said.items():
            bare = entry.strip("*")
            sort = 3 if is_unspaced(bare[0]) else 2 if entry[0] == "*" else 1 if entry[-1] == "*" else 0
            sorts[sort][bare] = ",".join(kind if says >= ENOUGH else HALF_MARK + kind for kind, says in kinds.items())
        return cls(*sorts)

    @classmethod
    def read(cls, line: str) -> Lookup:
        """From what ``line`` gave. ValueError for other text."""
        parts = [part.split(" ") if part else [] for part in line.split("\t")]
        whole, beginnings, endings, unspaced = (
            dict(zip(entries, kinds, strict=True)) for entries, kinds in zip(parts[::2], parts[1::2], strict=True)
        )
        return cls(whole, beginnings, endings, unspaced)

    def line(self) -> str:
        """All of it as text without a line's end."""
        sorts = (self._whole, self._beginnings, self._endings, self._unspaced)
        return "\t".join(" ".join(some) for one in sorts for some in (one.keys(), one.values()))

    def found(self, words: Sequence[str], text: str) -> dict[str, float]:
        """How much is said of each kind: ENOUGH or more says it. ``text`` is in folded case."""
        said: dict[str, set[str]] = {}
        for start, word in enumerate(words):
            longest = _LONGEST if word in self._first else 1
            for end in range(start + 1, min(start + longest, len(words)) + 1):
                part = word if end == start + 1 else "_".join(words[start:end])
                if part not in said:
                    said[part] = set(self._said_by(part))
        for part, kinds in self._unspaced.items():
            if part in text:
                said.setdefault(part, set()).update(kinds.split(","))
        whole: dict[str, float] = {}
        for kinds_said in said.values():
            for kind in kinds_said:
                bare = kind.removeprefix(HALF_MARK)
                says = ENOUGH if bare == kind else HALF
                if says == ENOUGH or bare not in kinds_said:
                    whole[bare] = whole.get(bare, 0.0) + says
        return whole

    def _said_by(self, part: str) -> Iterator[str]:
        """The kinds that a word, or some together, say."""
        if part in self._whole:
            yield from self._whole[part].split(",")
        for length in range(_SHORTEST, len(part) + 1):
            if part[:length] in self._beginnings:
                yield from self._beginnings[part[:length]].split(",")
        for ending, kinds in self._endings.items():
            if part.endswith(ending) and part != ending:
                yield from kinds.split(",")


def is_unspaced(letter: str) -> bool:
    """Whether a script without spaces has this letter."""
    return "\u3040" <= letter <= "\u30ff" or "\u3400" <= letter <= "\u9fff" or "\uf900" <= letter <= "\ufaff"


def enough(said: Mapping[str, float], least: float) -> dict[str, float]:
    """Of what is said of each kind what suffices, as from 0.5 to 1. ``least``: what must be said, at least ENOUGH."""
    least = max(ENOUGH, least)
    return {kind: min(much, 2 * ENOUGH) / 2 for kind, much in said.items() if much >= least}


def how_well(kinds: Collection[str], wanted: Mapping[str, float]) -> float:
    """How well a memory of these kinds is asked for by what ``enough`` left: 0 for not at all."""
    return max([wanted[kind] for kind in kinds if kind in wanted], default=0.0)
