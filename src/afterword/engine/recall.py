"""Recall over memories: current ones first, earlier ones with their dates; never what waits or is held."""

from __future__ import annotations

from datetime import datetime

from afterword.core.memory import InProject, Memory, Place
from afterword.core.standing import Standing
from afterword.engine.chain import start
from afterword.engine.views import Hit
from afterword.remembering.ranking import by_words

LEAST = 0.2  # score below which a text does not answer the query


def recall(
    standing: Standing, query: str, *, as_of: datetime | None, project: str | None, limit: int
) -> tuple[Hit, ...]:
    """The memories that answer a query, best first. ``as_of``: what was true at that moment. ``project``: name
    or key.
    """
    found = [memory for memory in _searched(standing) if _reaches(memory, project)]
    if as_of is not None:
        found = [memory for memory in found if true_at(memory, as_of)]
    scores = by_words(query, [memory.text for memory in found])
    hits = [_hit(memory, score) for memory, score in zip(found, scores, strict=True) if score >= LEAST]
    return tuple(sorted(hits, key=_order)[:limit])


def _searched(standing: Standing) -> tuple[Memory, ...]:
    stands = [one for one in standing.memories.values() if one.present and one.held is None]
    earlier = [one.memory for one in stands if one.memory.place is Place.SUPERSEDED]
    return (*standing.live(), *earlier)


def _reaches(memory: Memory, project: str | None) -> bool:
    if project is None or not isinstance(memory.scope, InProject):
        return True
    return project in {memory.scope.key, memory.scope.name}


def true_at(memory: Memory, moment: datetime) -> bool:
    """Whether it was true then: from its start on, and before its end."""
    since = start(memory)
    begun = since is None or since <= moment
    return begun and (memory.invalid_at is None or moment < memory.invalid_at)


def _hit(memory: Memory, score: float) -> Hit:
    return Hit(memory, round(score, 3), memory.place is Place.LIVE, start(memory), memory.invalid_at)


def _order(hit: Hit) -> tuple[bool, float, str]:
    return (not hit.current, -hit.score, hit.memory.id)
