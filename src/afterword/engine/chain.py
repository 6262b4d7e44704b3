"""A memory and what came before and after it: what retiring, taking back and bringing again do to the links and dates.

Pure, over the record as it stands: A was replaced by B, B by C; take B back and C follows A. Gives memories as
they are to stand; whether that may be is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from afterword.core.memory import Memory, Place

Look = Callable[[str], Memory | None]  # a memory that has a file, by its id


def start(memory: Memory) -> datetime | None:
    """When a memory began to be true."""
    return memory.valid_from or memory.created


def retired(old: Memory, by: Memory) -> Memory:
    """The old one as it lies in superseded/ once ``by`` is true instead. Intervals are half-open."""
    return replace(old, place=Place.SUPERSEDED, invalid_at=start(by), superseded_by=by.id)


def archived(memory: Memory, at: datetime | None) -> Memory:
    """Put aside: kept, inactive. ``at`` None: it never came to an end, it was taken back."""
    return replace(memory, place=Place.ARCHIVED, invalid_at=at)


def revived(memory: Memory) -> Memory:
    """True again, exactly as it was before it was retired or put aside."""
    return replace(memory, place=Place.LIVE, invalid_at=None, superseded_by=None)


def taken_back(memory: Memory, look: Look) -> tuple[Memory, ...]:
    """What stands once a memory is taken back: itself put aside, and its neighbours linked past it.

    Live: what it replaced is true again. Replaced since: nothing live changes, and the later one's history skips it
    (where nothing came before, the later one keeps its link to what is put aside). Put aside already: nothing changes.
    """
    if memory.place is Place.ARCHIVED:
        return ()
    before = _standing_from(memory.supersedes, look, lambda one: one.supersedes)
    aside = replace(memory, place=Place.ARCHIVED)
    if memory.place is Place.LIVE:
        again = (revived(before),) if before is not None and _retired_by(before, memory) else ()
        return (aside, *again)
    after = _neighbour(memory.superseded_by, look)
    if after is None or after.supersedes != memory.id or memory.supersedes is None:
        return (aside,)
    relinked = replace(after, supersedes=memory.supersedes)
    skipped = (retired(before, relinked),) if before is not None and _retired_by(before, memory) else ()
    return (aside, relinked, *skipped)


def brought_again(memory: Memory, look: Look) -> tuple[Memory, ...]:
    """What stands once a memory that was taken back is learned again: as if it had never been taken back.

    It takes its place in the chain by when it began to be true; what began later stays the later one.
    """
    chain = _chain(memory, look)
    earlier = [one for one in chain if _began(one) <= _began(memory)]
    before = earlier[-1] if earlier else None
    after = chain[len(earlier)] if len(chain) > len(earlier) else None
    placed = replace(memory, supersedes=before.id if before is not None else None)
    placed = retired(placed, after) if after is not None else revived(placed)
    again = (retired(before, placed),) if before is not None else ()
    relinked = (replace(after, supersedes=memory.id),) if after is not None else ()
    return (placed, *again, *relinked)


def _neighbour(which: str | None, look: Look) -> Memory | None:
    return look(which) if which else None


def _retired_by(old: Memory, by: Memory) -> bool:
    return old.place is Place.SUPERSEDED and old.superseded_by == by.id


def _began(memory: Memory) -> tuple[datetime, str]:
    return (start(memory) or datetime.min.replace(tzinfo=UTC), memory.id)


def _chain(memory: Memory, look: Look) -> list[Memory]:
    """What stands of the memories that replaced one another around it, earliest first; put-aside ones are skipped."""
    first = _standing_from(memory.supersedes, look, lambda one: one.supersedes)
    if first is None:
        first = _standing_from(memory.superseded_by, look, lambda one: one.superseded_by)
        while (
            first is not None
            and (older := _neighbour(first.supersedes, look)) is not None
            and _retired_by(older, first)
        ):
            first = older
    chain: list[Memory] = []
    while first is not None and first.id not in {one.id for one in chain}:
        chain.append(first)
        later = _neighbour(first.superseded_by, look) if first.place is Place.SUPERSEDED else None
        first = later if later is not None and later.place is not Place.ARCHIVED else None
    return chain


def _earliest(memory: Memory | None, look: Look) -> Memory | None:
    while memory is not None:
        older = _neighbour(memory.supersedes, look)
        if older is None or not _retired_by(older, memory):
            break
        memory = older
    return memory


def _standing_from(which: str | None, look: Look, onward: Callable[[Memory], str | None]) -> Memory | None:
    """The first memory on this way that is not put aside."""
    seen: set[str] = set()
    found = _neighbour(which, look)
    while found is not None and found.place is Place.ARCHIVED and found.id not in seen:
        seen.add(found.id)
        found = _neighbour(onward(found), look)
    return found
