"""The shape of an answer that puts memories together, and its parser: whatever a model wrote, at most five well-formed
merges come out, and no error.

A memory is the number under which it was shown. There is no word for deleting one, or for changing its text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from afterword.core.change import LONGEST_TEXT, MOST_CHANGES
from afterword.noticing.review.answer import number_in, text_in
from afterword.noticing.review.wrapped import MOST_PARTS, Shape, parts_in

MOST_MERGES: Final = MOST_CHANGES
MOST_MERGED: Final = 4  # memories of one merge: what says one thing more often than that is looked at again next time

MERGE_SCHEMA: Final[Mapping[str, object]] = MappingProxyType(
    {
        "type": "object",
        "additionalProperties": False,
        "required": ["merges"],
        "properties": {
            "merges": {
                "type": "array",
                "items": {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["memories", "text"],
                    "properties": {
                        "memories": {"type": "array", "items": {"type": "integer"}},
                        "text": {"type": "string"},
                    },
                },
            }
        },
    }
)


@dataclass(frozen=True, slots=True)
class ProposedMerge:
    """Memories, by their numbers, that say one thing, and the one text that says all of it."""

    memories: tuple[int, ...]
    text: str


class LeftApart(StrEnum):
    """Why a part of an answer is none of its merges."""

    NO_OBJECT = "no_object"
    NO_TEXT = "no_text"
    TOO_LONG = "too_long"
    NO_MEMORY = "no_memory"  # a number that was never shown, or fewer than two
    TOO_MANY = "too_many"
    TWICE = "merged_twice"  # one of them stands in a merge before it
    OVER_LIMIT = "over_limit"


@dataclass(frozen=True, slots=True)
class ParsedMerges:
    """What an answer holds. ``readable`` False: there was nothing in it that could be an answer."""

    merges: tuple[ProposedMerge, ...] = ()
    dropped: tuple[LeftApart, ...] = ()
    readable: bool = True


def parse_merges(text: str, shown: int) -> ParsedMerges:
    """The merges in an answer about ``shown`` memories, numbered from 1. Takes all that a review's parser takes, never
    raises, and takes time in proportion to the text.
    """
    parts = parts_in(text, _MERGES)
    if parts is None:
        return ParsedMerges(readable=False)
    merges: list[ProposedMerge] = []
    dropped = [LeftApart.OVER_LIMIT] if len(parts) > MOST_PARTS else []
    taken: set[int] = set()
    for part in parts[:MOST_PARTS]:
        found = LeftApart.OVER_LIMIT if len(merges) == MOST_MERGES else _merge(part, shown)
        if isinstance(found, ProposedMerge) and taken & set(found.memories):
            found = LeftApart.TWICE
        if isinstance(found, LeftApart):
            dropped.append(found)
        else:
            merges.append(found)
            taken.update(found.memories)
    return ParsedMerges(tuple(merges), tuple(dropped))


def _is_merge(value: object) -> bool:
    return isinstance(value, dict) and "memories" in value and "text" in value


_MERGES: Final = Shape("merges", _is_merge)


def _merge(part: object, shown: int) -> ProposedMerge | LeftApart:
    if not isinstance(part, dict):
        return LeftApart.NO_OBJECT
    text, listed = text_in(part.get("text")), part.get("memories")
    if not text or len(text) > LONGEST_TEXT:
        return LeftApart.NO_TEXT if not text else LeftApart.TOO_LONG
    if not isinstance(listed, list) or len(listed) > MOST_PARTS:
        return LeftApart.NO_MEMORY if not isinstance(listed, list) else LeftApart.TOO_MANY
    found = [number_in(one) for one in listed]
    numbers = tuple(dict.fromkeys(one for one in found if one is not None and 1 <= one <= shown))
    if None in found or len(set(found)) != len(numbers) or len(numbers) < 2:
        return LeftApart.NO_MEMORY
    return ProposedMerge(numbers, text) if len(numbers) <= MOST_MERGED else LeftApart.TOO_MANY
