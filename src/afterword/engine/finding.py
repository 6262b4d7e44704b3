"""From what a person typed to the thing they mean: whole ids, or the start of one where nothing else starts so."""

from __future__ import annotations

from collections.abc import Iterable

from afterword.core.errors import UnknownId
from afterword.core.standing import Standing
from afterword.core.stands import CardNow, LearningNow, MemoryStands, NeverNow
from afterword.engine.saying import NOT_ENOUGH

SHORTEST = 3  # characters of an id's start, its prefix ('m-') not counted


def named(which: str, ids: Iterable[str], what: str, next_step: str) -> str:
    """The one id that ``which`` names. Raises UnknownId for none and for more than one."""
    every = tuple(ids)
    if which in every:
        return which
    found = [one for one in every if starts(one, which)]
    if len(found) == 1:
        return found[0]
    if found:
        raise UnknownId(f"{which!r} fits more than one {what}: {', '.join(sorted(found)[:5])}.", "Type more of it.")
    raise UnknownId(f"There is no {what} {which!r}.", next_step)


def _means(which: str, ids: Iterable[str]) -> bool:
    """Whether ``which`` names one of these, by its whole id or a beginning."""
    return any(one == which or starts(one, which) for one in ids)


def starts(one: str, which: str) -> bool:
    """Whether ``which`` is a beginning of this id, long enough to mean it."""
    tail = one.partition("-")[2] or one
    typed = which.partition("-")[2] if "-" in which else which
    whole = one.startswith(which) if "-" in which else tail.startswith(which)
    return len(typed) >= SHORTEST and whole


def learning(standing: Standing, which: str) -> LearningNow:
    """A learning, by its own id or by that of the memory it made last."""
    if which in standing.learnings:
        return standing.learnings[which]
    made = _made(standing, which)
    if made is not None:
        return made
    return standing.learnings[named(which, standing.learnings, "learning", "See: afterword learned")]


def _made(standing: Standing, which: str) -> LearningNow | None:
    ids = [one for one in standing.memories if one == which or starts(one, which)]
    if len(ids) != 1:
        return None
    made = [told for told in standing.applied() if told.learning.memory == ids[0]]
    return made[-1] if made else None


def memory(standing: Standing, which: str) -> MemoryStands:
    """A memory that has a file, by its own id or by that of a learning that made it."""
    told = standing.learnings.get(which)
    for one in (told.learning.memory or "" if told is not None else "", which):
        stands = standing.memories.get(one)
        if stands is not None and stands.present:
            return stands
    present = [one for one, stands in standing.memories.items() if stands.present]
    return standing.memories[named(which, present, "memory", "See: afterword memories")]


def waiting(standing: Standing, which: str) -> LearningNow:
    """A change that waits."""
    told = standing.learnings.get(which)
    if told is not None and told.waits:
        return told
    ids = () if which in standing.memories else [told.learning.id for told in standing.waiting()]
    return standing.learnings[named(which, ids, "waiting change", "See: afterword waiting")]


def never(standing: Standing, which: str) -> NeverNow:
    """A line of the never-list."""
    return standing.never[named(which, standing.never, "line of the never-list", "See: afterword never")]


def card(standing: Standing, which: str) -> CardNow:
    """A card that waits for an answer. Raises UnknownId; of one that was closed, with the reason."""
    ids = [card.card.id for card in standing.open_cards()]
    closed = [now.card.id for now in standing.cards.values() if now.closed]
    if _means(which, closed) and not _means(which, ids):
        raise UnknownId(f"This question is not asked any more: {NOT_ENOUGH}", "See: afterword waiting")
    return standing.cards[named(which, ids, "open question", "See: afterword waiting")]


def any_card(standing: Standing, which: str) -> CardNow | None:
    """A card, answered or not, by its id or a beginning that says that it is one; None where ``which`` names none."""
    ids = [one for one in standing.cards if "-" in which and starts(one, which)]
    return standing.cards.get(which) or (standing.cards[ids[0]] if len(ids) == 1 else None)
