"""A change of mind about what is no memory yet: said in the same look, or waiting for the person since an earlier one.

Pure: what waits as the memory that it would make, an order of changes, and which memory a learning stands for. Knows
neither the words nor the gate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from afterword.core.change import Change, Supersede
from afterword.core.entry import Learning
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.verdict import Apply, Drop, SeenAgain, Wait
from afterword.engine.making import memory_from
from afterword.noticing.statements import JustSaid, waits_for

ASSISTANT = "assistant"  # the reader of what an assistant asked to remember


def would_be(standing: Standing, now: datetime) -> tuple[Memory, ...]:
    """What waits from chats, as the memories that it would make once kept. What an assistant asked for is left out: its
    wishes, which rest on no words, must not make the person's own words wait. ``now``: see memory_from.
    """
    waiting = [it.learning for it in standing.waiting() if it.learning.quotes and it.learning.reader != ASSISTANT]
    made = [memory_from(one, standing, now, "") for one in waiting if one.memory is not None]
    return tuple(replace(one, created=None, updated=None) for one in made)  # older than all that is known


def aimed(change: Change, waiting: Sequence[Memory]) -> Change:
    """The change with a kind and a reach of its own where it is aimed at what waits, which has no file to say them."""
    old = next((one for one in waiting if isinstance(change, Supersede) and one.id == change.target), None)
    return change if old is None else replace(change, kind=change.kind or old.kind, scope=change.scope or old.scope)


def in_turn(changes: Sequence[Change], told: Sequence[JustSaid]) -> tuple[Change, ...]:
    """The changes in their order, but each behind what it is true instead of."""
    said = {one.memory.id: one.change for one in told}
    placed: list[Change] = []
    for change in changes:
        waiting = [change]
        while (before := said.get(waits_for(waiting[-1]))) is not None and before not in waiting:
            waiting.append(before)
        placed += [one for one in reversed(waiting) if one in changes and one not in placed]
    return tuple(placed)


def came_of(learning: Learning, standing: Standing) -> str:
    """The memory that stands for the learning, or will once it is kept; '' where there is none.

    What waits to replace something that is true stands for that: until it is kept, that is true.
    """
    match learning.verdict:
        case Drop():
            return ""
        case Apply() | SeenAgain():
            made = standing.memory(learning.memory or "")
            return made.id if made is not None and made.place is Place.LIVE else ""
        case Wait():
            change = learning.change
            replaces = isinstance(change, Supersede) and standing.memory(change.target) is not None
            return "" if replaces else learning.memory or ""
