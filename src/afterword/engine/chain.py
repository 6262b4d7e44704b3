"""A memory and what came before and after it: what retiring, taking back and bringing again do to the links and dates.

Pure, over the record as it stands: A was replaced by B, B by C; take B back and C follows A. Gives memories as
they are to stand; whether that may be is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

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

    Live: what it replaced is true again. Replaced since: nothing live changes, and the later one's history skips
    it. Put aside already: nothing changes.
    """
    if memory.place is Place.ARCHIVED:
        return ()
    before = _neighbour(memory.supersedes, look)
    aside = replace(archived(memory, None), superseded_by=memory.superseded_by)
    if memory.place is Place.LIVE:
        again = (revived(before),) if before is not None and _retired_by(before, memory) else ()
        return (aside, *again)
    after = _neighbour(memory.superseded_by, look)
    if after is None or after.supersedes != memory.id:
        return (aside,)
    relinked = replace(after, supersedes=memory.supersedes)
    skipped = (retired(before, relinked),) if before is not None and _retired_by(before, memory) else ()
    return (aside, relinked, *skipped)


def brought_again(memory: Memory, look: Look) -> tuple[Memory, ...]:
    """What stands once a memory that was taken back is learned again: the exact reverse where nothing came between.

    Where another took its place meanwhile, the person's newer word stands: it replaces what is live at the chain's
    end.
    """
    before = _neighbour(memory.supersedes, look)
    after = _neighbour(memory.superseded_by, look)
    if after is not None and after.supersedes == memory.supersedes and after.place is not Place.ARCHIVED:
        between = replace(memory, place=Place.SUPERSEDED, invalid_at=start(after))
        relinked = replace(after, supersedes=memory.id)
        again = (retired(before, memory),) if before is not None and _retired_by(before, after) else ()
        return (between, relinked, *again)
    live = revived(memory)
    if before is None:
        return (live,)
    end = _end_of(before, look)
    if end is None or end.place is not Place.LIVE:
        return (live,)
    live = replace(live, supersedes=end.id)
    return (live, retired(end, live))


def _neighbour(which: str | None, look: Look) -> Memory | None:
    return look(which) if which else None


def _retired_by(old: Memory, by: Memory) -> bool:
    return old.place is Place.SUPERSEDED and old.superseded_by == by.id


def _end_of(memory: Memory, look: Look) -> Memory | None:
    """The newest of the chain, following what replaced what."""
    seen = {memory.id}
    while memory.place is Place.SUPERSEDED and memory.superseded_by and memory.superseded_by not in seen:
        later = look(memory.superseded_by)
        if later is None:
            return None
        seen.add(later.id)
        memory = later
    return memory
