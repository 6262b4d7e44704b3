"""What reading the notation of all packs yields, as plain data that one program may leave to the next.

Reading thousands of phrases and expressions takes longer than judging a hundred texts by them, and gives every program
the same. Knows no file: where things are kept is said from outside, and without that they are made anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

Place = tuple[int, int]  # a list, and an entry in it
Needed = tuple[str, list[Place]]  # a fragment, and the entries that need it


@dataclass(frozen=True, slots=True)
class KeptLists:
    """Lists of expressions with what their entries need, numbered in order.

    ``lines``: for each list how many entries each of its lines gave. ``always``: for each list its entries of which
    nothing is known. ``words``, ``heads``, ``tails``, ``letters``: fragments, by the part that a text is asked for.
    """

    lines: list[list[int]]
    always: list[list[int]]
    words: dict[str, list[Needed]]
    heads: dict[str, list[Needed]]
    tails: dict[str, list[Needed]]
    letters: dict[str, list[Needed]]


@dataclass(frozen=True, slots=True)
class KeptPhrases:
    """Every phrase by what it begins with. Phrases are numbered as they stand in the packs.

    ``fields``: the code of a pack, one of its fields, how many phrases stand there. ``seconds``: sets of words that may
    come second. ``words``, ``openers``: phrase and place in ``seconds`` (or ANY_SECOND) in turn.
    """

    fields: list[tuple[str, str, int]]
    seconds: list[frozenset[str]]
    words: dict[str, list[int]]
    openers: dict[str, list[int]]
    stems: dict[str, list[int]]
    characters: dict[str, list[int]]


ANY_SECOND = -1


@dataclass(frozen=True, slots=True)
class KeptNeeds:
    """What patterns of a pack need, by how they are written: as whole words, or anywhere. None: nothing is known."""

    whole: dict[str, frozenset[str] | None]
    anywhere: dict[str, frozenset[str] | None]


T = TypeVar("T")


class Keeping(Protocol):
    """Where things are kept."""

    def __call__(self, name: str, shape: type[T], make: Callable[[], T], /) -> T:
        """What is kept under a name, or what ``make`` gives, which is kept then."""


_KEEPING: list[Keeping] = []


def keep_by(keeping: Keeping) -> None:
    """Where to keep things from now on, if nobody said so before. Costs nothing until a text is read."""
    if not _KEEPING:
        _KEEPING.append(keeping)


def is_keeping() -> bool:
    """Whether anything is kept."""
    return bool(_KEEPING)


def known(name: str, shape: type[T], make: Callable[[], T]) -> T:
    """What ``make`` gives, from where it is kept if it is."""
    return _KEEPING[0](name, shape, make) if _KEEPING else make()
