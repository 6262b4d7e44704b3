"""A memory and what came before and after it: what retiring and putting aside do to dates, and how a chain is linked.

Pure. In a chain each memory was true until the next began; what was taken back is skipped as if it had never been.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum

from afterword.core.memory import Memory, Place


class Role(Enum):
    """What a memory is to its chain."""

    STANDS = "stands"  # true today, or until the next began
    ENDED = "ended"  # forgotten, its file missing, or put aside: it was there, and nothing of it is changed
    TAKEN_BACK = "taken_back"  # as if it had never been


@dataclass(frozen=True, slots=True)
class Link:
    """One memory of a chain, and what it is to it."""

    memory: Memory
    role: Role


def start(memory: Memory) -> datetime | None:
    """When a memory began to be true."""
    return memory.valid_from or memory.created


def retired(old: Memory, by: Memory) -> Memory:
    """The old one as it lies in superseded/ once ``by`` is true instead. Intervals are half-open."""
    return replace(old, place=Place.SUPERSEDED, invalid_at=start(by), superseded_by=by.id)


def archived(memory: Memory, at: datetime | None) -> Memory:
    """Put aside: kept, inactive. ``at`` None: it never came to an end."""
    return replace(memory, place=Place.ARCHIVED, invalid_at=at)


def revived(memory: Memory) -> Memory:
    """True again, exactly as it was before it was retired or put aside."""
    return replace(memory, place=Place.LIVE, invalid_at=None, superseded_by=None)


def relinked(chain: Sequence[Link]) -> tuple[Memory, ...]:
    """Every memory of a chain that must be written so that it says what its links say; the earliest comes first.

    What stands is true until the next of those that were not taken back began. What was taken back is put
    aside and keeps its own dates, so that it can be put back as it was.
    """
    there = [link for link in chain if link.role is not Role.TAKEN_BACK]
    wanted = [_placed(there, number) for number, link in enumerate(there) if link.role is Role.STANDS]
    aside = [replace(link.memory, place=Place.ARCHIVED) for link in chain if link.role is Role.TAKEN_BACK]
    before = {link.memory.id: link.memory for link in chain}
    return tuple(memory for memory in (*wanted, *aside) if memory != before[memory.id])


def _placed(there: Sequence[Link], number: int) -> Memory:
    memory = there[number].memory
    if number > 0:
        memory = replace(memory, supersedes=there[number - 1].memory.id)
    if number + 1 < len(there):
        return retired(memory, there[number + 1].memory)
    return revived(memory)
