"""Taking apart what was put together, and putting it together again: what it stood for comes back as it was.

Nothing live changes where what was made of them was itself replaced since.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from afterword.core.entry import Learning
from afterword.core.errors import BadInput
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.engine.chain import Link, Role
from afterword.engine.desk import Desk
from afterword.engine.folder import as_filed
from afterword.engine.lineage import put_away_by
from afterword.engine.making import put_away


def taken_apart(standing: Standing, told: LearningNow) -> tuple[Memory, ...] | None:
    """Everything that a merge stood for as it was before, and the memory that stood for it put aside; None where that
    one is not in use any more.
    """
    made = standing.memories.get(told.learning.memory or "")
    if made is None or not made.live:
        return None
    return (*parts_before(standing, told), replace(made.memory, place=Place.ARCHIVED))


def parts_before(standing: Standing, told: LearningNow) -> Iterator[Memory]:
    """What a merge put away and nothing else touched since, as it was."""
    for stands in _parts(standing, told):
        if put_away_by(standing, stands) == told:
            yield stands.history[-2].memory


def parts_left_over(standing: Standing, chain: tuple[Link, ...]) -> Iterator[Memory]:
    """What comes back where nothing of a chain stands any more and one of it was put together out of others."""
    if any(link.role is Role.STANDS for link in chain):
        return
    made_by = [standing.learnings.get(link.memory.learned or "") for link in chain]
    for told in made_by:
        if told is not None and told.undone:
            yield from parts_before(standing, told)


def together_again(desk: Desk, standing: Standing, told: LearningNow) -> tuple[Memory, ...]:
    """The same merge done again. Raises BadInput where one of its memories is not as it was."""
    made = standing.memories[told.learning.memory or ""]
    before = next(now.memory for now in reversed(made.history) if now.memory.place is Place.LIVE)
    parts = as_merged(desk, standing, told)
    return (before, *(put_away(one, before, desk.now) for one in parts))


def put_together(learning: Learning) -> tuple[str, ...]:
    """The ids of all that a tidying puts together; of one by rules the one that stays comes first. Else none."""
    return (learning.stays, learning.memory or "") if learning.stays else learning.merged


def as_merged(desk: Desk, standing: Standing, told: LearningNow) -> tuple[Memory, ...]:
    """The memories of a merge, all in use and each as its file says. Raises BadInput where one is not, and where the
    one that would stay says something else than was proposed.
    """
    parts = _parts(standing, told)
    usable = [one for one in parts if one.live and one.held is None and as_filed(desk, one.memory.id) is None]
    reworded = bool(told.learning.stays and usable) and usable[0].memory.text != told.learning.change.text
    if len(usable) < len(put_together(told.learning)) or reworded:
        which = told.learning.id
        raise BadInput("What it would put together was changed since.", f"See: afterword why {which}")
    return tuple(one.memory for one in usable)


def _parts(standing: Standing, told: LearningNow) -> tuple[MemoryStands, ...]:
    found = (standing.memories.get(one) for one in put_together(told.learning))
    return tuple(one for one in found if one is not None and one.present)
