"""Recall over memories: those that are true, and those that were, with their dates."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable, Sequence
from datetime import datetime
from operator import mul

from afterword.core.errors import HomeError
from afterword.core.memory import InProject, Memory, Place
from afterword.core.standing import Standing
from afterword.engine.chain import start
from afterword.engine.views import Hit
from afterword.ports import Vector
from afterword.remembering.nearby import as_it_stands
from afterword.remembering.ranking import share_of, worth

from .asked import Asked, Reading

MOST_MADE = 128  # vectors of memories made for one question; the rest are found by words until the next


def recalled_memories(standing: Standing, reading: Reading, asked: Asked) -> tuple[Hit, ...]:
    """The memories that answer, current ones first, each sort best first; at most ``asked.limit``."""
    if asked.label is not None:
        return ()
    searched = reading.texts.searched(standing, searched_memories)
    found = [memory for memory in searched if _reached(memory, asked)] if asked.bounded else searched
    said = reading.texts.scores(asked.query, [memory.text for memory in found])
    meant = likeness(reading, asked.query, found)
    scored = [
        (memory, worth(words, cosine, share_of(memory.kind)))
        for memory, words, cosine in zip(found, said, meant, strict=True)
        if words or cosine is not None  # most answer in neither way
    ]
    best = sorted(((memory, round(score, 3)) for memory, score in scored if score > 0), key=_order)
    return tuple(_hit(standing, memory, score) for memory, score in best[: asked.limit])


def true_at(memory: Memory, moment: datetime) -> bool:
    """Whether it was true then: from its start on, and before its end."""
    since = start(memory)
    begun = since is None or since <= moment
    return begun and (memory.invalid_at is None or moment < memory.invalid_at)


def searched_memories(standing: Standing) -> tuple[Memory, ...]:
    """The memories that a question may find: those that are true and in use, then those that were true."""
    stands = [one for one in standing.memories.values() if one.present and one.held is None]
    earlier = [one.memory for one in stands if one.memory.place is Place.SUPERSEDED]
    return (*standing.live(), *earlier)


def _reached(memory: Memory, asked: Asked) -> bool:
    source = memory.chat.partition(":")[0] if memory.chat else None
    scope = memory.scope
    return (
        (asked.project is None or not isinstance(scope, InProject) or asked.project in {scope.key, scope.name})
        and asked.source in {None, source}
        and (asked.within is None or not isinstance(scope, InProject) or scope.key in asked.within)
        and asked.in_time(start(memory))
        and (asked.as_of is None or true_at(memory, asked.as_of))
    )


def likeness(reading: Reading, query: str, memories: Sequence[Memory]) -> list[float | None]:
    """The cosine of each memory with the question; None where it cannot be told."""
    asked = reading.vector(query)
    if asked is None:
        return [None for _ in memories]
    worded = [as_it_stands(memory.text) for memory in memories]
    spoken = [reading.speaks(memory.lang) for memory in memories]
    known = memory_vectors(reading, [one for one, speaks in zip(worded, spoken, strict=True) if speaks])
    named = [name_of(one) for one in worded]
    there = [name in known and speaks for name, speaks in zip(named, spoken, strict=True)]
    return [_cosine(asked, known[name]) if has else None for name, has in zip(named, there, strict=True)]


def memory_vectors(reading: Reading, worded: Sequence[tuple[str, ...]]) -> dict[str, Vector]:
    """By the memory's wordings. Kept in the index, so that a question embeds only what is new."""
    assert reading.embedder is not None
    wanted = {name_of(wordings): wordings for wordings in worded}
    if not wanted.keys() - reading.kept.keys():
        return {name: reading.kept[name] for name in wanted}
    kept = dict(reading.index.memory_vectors(reading.embedder.id)) if reading.index is not None else {}
    kept = {**kept, **reading.kept}
    known = {name: vector for name, vector in kept.items() if name in wanted}
    fresh = [name for name in wanted if name not in known][:MOST_MADE]
    made = reading.vectors(tuple(text for name in fresh for text in wanted[name]))
    parts = iter(made)
    known |= {name: mean([next(parts) for _ in wanted[name]]) for name in fresh} if made else {}
    if made and reading.index is not None:
        _keep(reading, {**kept, **known})
    reading.kept.update(known)
    return known


def _keep(reading: Reading, vectors: dict[str, Vector]) -> None:
    """To keep them is a gain of time and no more: where it cannot be done, the answer stands."""
    assert reading.index is not None
    assert reading.embedder is not None
    try:
        reading.index.keep_memory_vectors(reading.embedder.id, vectors)
    except HomeError:
        return


def mean(vectors: Sequence[Vector]) -> Vector:
    """The mean of vectors; not of unit length: wordings that lie far apart say less."""
    if len(vectors) == 1:
        return vectors[0]
    sums = [sum(parts) / len(vectors) for parts in zip(*(array("f", one) for one in vectors), strict=True)]
    return array("f", sums).tobytes()


def name_of(wordings: tuple[str, ...]) -> str:
    """What the vector of a memory with these wordings is called."""
    return hashlib.sha256("\0".join(wordings).encode("utf-8", "surrogatepass")).hexdigest()


def _cosine(one: Vector, other: Vector) -> float:
    products: Iterable[float] = map(mul, array("f", one), array("f", other))
    return sum(products)


def _hit(standing: Standing, memory: Memory, score: float) -> Hit:
    told = standing.learnings.get(memory.learned or "")
    quotes = [quote for quote in told.learning.quotes if quote.chat == memory.chat] if told is not None else []
    entry = quotes[-1].entry if quotes else None
    return Hit(memory, score, memory.place is Place.LIVE, start(memory), memory.invalid_at, entry)


def _order(scored: tuple[Memory, float]) -> tuple[bool, float, str]:
    memory, score = scored
    return (memory.place is not Place.LIVE, -score, memory.id)
