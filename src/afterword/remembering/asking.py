"""Finds the kinds of things that a text names: what a memory is about, what a message asks for.

The lists stand in ``language.kinds``. Loaded by a process that lives for one message only, so it imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, whose import takes longer than all that is done here
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

ENOUGH, HALF = 1.0, 0.5
_LONGEST = 3  # words of an entry
_HEAD = 2  # letters by which entries that are beginnings are laid out; none is shorter


class Lookup:
    """Entries, each with its kind and how much it says, laid out so that a message of many words is gone through once.

    An entry is in folded case, its words joined by ``_``; a star stands where a word goes on. One in a script without
    spaces may stand anywhere.
    """

    __slots__ = ("_beginnings", "_endings", "_first", "_unspaced", "_whole")

    def __init__(self, entries: Iterable[tuple[str, str, float]]) -> None:
        self._whole: dict[str, list[tuple[str, float]]] = {}
        self._beginnings: dict[str, list[tuple[str, str, float]]] = {}
        self._endings: list[tuple[str, str, float]] = []
        self._unspaced: list[tuple[str, str, float]] = []
        self._first: set[str] = set()
        for entry, kind, says in entries:
            bare = entry.strip("*")
            if is_unspaced(bare[0]):
                self._unspaced.append((bare, kind, says))
            elif entry.startswith("*"):
                self._endings.append((bare, kind, says))
            elif entry.endswith("*"):
                self._beginnings.setdefault(bare[:_HEAD], []).append((bare, kind, says))
            else:
                self._whole.setdefault(bare, []).append((kind, says))
            head, joined, _ = bare.partition("_")
            if joined:
                self._first.add(head)

    def found(self, words: Sequence[str], text: str) -> dict[str, float]:
        """How much is said of each kind: ENOUGH or more says it. ``text`` is in folded case."""
        said: dict[tuple[str, str], float] = {}
        for start, word in enumerate(words):
            longest = _LONGEST if word in self._first else 1
            for end in range(start + 1, min(start + longest, len(words)) + 1):
                part = word if end == start + 1 else "_".join(words[start:end])
                for kind, says in self._whole.get(part, ()):
                    said[kind, part] = says
                for bare, kind, says in self._beginnings.get(part[:_HEAD], ()):
                    if part.startswith(bare):
                        said[kind, part] = max(says, said.get((kind, part), 0.0))
            for bare, kind, says in self._endings:
                if word.endswith(bare) and word != bare:
                    said[kind, word] = says
        for part, kind, says in self._unspaced:
            if part in text:
                said[kind, part] = says
        whole: dict[str, float] = {}
        for (kind, _), says in said.items():
            whole[kind] = whole.get(kind, 0.0) + says
        return whole


def is_unspaced(letter: str) -> bool:
    """Whether a script without spaces has this letter."""
    return "\u3040" <= letter <= "\u30ff" or "\u3400" <= letter <= "\u9fff" or "\uf900" <= letter <= "\ufaff"


def how_well(kinds: Iterable[str], asked: Mapping[str, float], least: float) -> float:
    """How well a memory of these kinds is asked for, 0 (not at all), or from 0.5 to 1. ``least``: what must be said."""
    most = max((asked.get(kind, 0.0) for kind in kinds), default=0.0)
    return min(most, 2 * ENOUGH) / 2 if most >= max(ENOUGH, least) else 0.0
