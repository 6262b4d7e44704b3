"""Recall over memories: those that are true, and those that were, with their dates."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from itertools import islice

from afterword.core.errors import HomeError
from afterword.core.memory import InProject, Memory, Place
from afterword.core.standing import Standing
from afterword.engine.chain import start
from afterword.engine.views import Hit
from afterword.ports import Index, Progress, Vector, silent
from afterword.remembering.nearby import as_it_stands, wordings_for
from afterword.remembering.ranking import MEANS, share_of, worth

from .asked import MOST_MADE, Asked, Reading
from .kept import Named

MADE_AT_ONCE = 50  # vectors of memories that are made between two words of progress: less than half a second
MEANING = "meaning of memories"  # what progress says is being made
A_PORTION = 100  # vectors that are looked for in the index at one step, when there is time: some milliseconds
NAMED = 16_384  # wordings whose name is kept: to work out that of each memory takes longer than to compare its vector


def recalled_memories(standing: Standing, reading: Reading, asked: Asked) -> tuple[Hit, ...]:
    """The memories that answer, current ones first, each sort best first; at most ``asked.limit``."""
    if asked.label is not None:
        return ()
    reading.ahead(asked.query)
    searched = reading.texts.searched(standing, searched_memories)
    found = [memory for memory in searched if _reached(memory, asked)] if asked.bounded else searched
    said = reading.texts.scores(asked.query, [memory.text for memory in found])
    meant = likeness(reading, asked.query, found)
    scored = [
        (memory, worth(words, cosine, share_of(memory.kind)))
        for memory, words, cosine in zip(found, said, meant, strict=True)
        if words or (cosine is not None and cosine >= MEANS)  # most answer in neither way
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
    named = _named(reading, memories)
    known = memory_vectors(reading, named.wordings, reading.most)
    there = [known.get(name) for name in named.names]
    told = iter(reading.cosines(asked, [vector for vector in there if vector is not None]))
    return [next(told) if vector is not None else None for vector in there]


def make_ahead(reading: Reading, memories: Sequence[Memory], most: int) -> int:
    """Have vectors of these memories at hand for the next question: a hundred of those that are kept in the index,
    and at most so many that have to be made. Gives how many came; 0: there is nothing more to be had now.
    """
    if reading.embedder is None:
        return 0
    wordings = _named(reading, memories).wordings
    lacking = {name: wordings[name] for name in islice(_lacking(reading, memories), A_PORTION)}
    found = found_vectors(reading, lacking)
    fresh = [name for name in lacking if name not in found][:most]
    return len(found) + len(_made(reading, {name: lacking[name] for name in fresh}))


def make_all(reading: Reading, memories: Sequence[Memory], most: int, progress: Progress = silent) -> None:
    """Have vectors of all these memories kept, of which at most so many are made: a portion at a time, each of which
    stays where the next is cut off, and ``progress`` is told of each.
    """
    if reading.embedder is None:
        return
    wordings = _named(reading, memories).wordings
    known = found_vectors(reading, wordings)
    fresh = [name for name in wordings if name not in known][:most]
    for done in range(0, len(fresh), MADE_AT_ONCE):
        progress(done, len(fresh), MEANING)
        if not _made(reading, {name: wordings[name] for name in fresh[done : done + MADE_AT_ONCE]}):
            break
    progress(len(fresh), len(fresh), MEANING)


def without_meaning(reading: Reading, memories: Sequence[Memory]) -> int:
    """How many of these have no vector in the index, and would have one."""
    if reading.embedder is None or reading.index is None:
        return 0
    named, size = _named(reading, memories), 4 * reading.embedder.dims
    stored = reading.index.memory_vectors(reading.embedder.id, tuple(named.wordings))
    whole = {name for name, vector in stored.items() if len(vector) == size}
    return sum(bool(name) and name not in whole for name in named.names)


def all_made(reading: Reading, memories: Sequence[Memory]) -> bool:
    """Whether no vector of these is still to come, as far as so many are kept."""
    return reading.embedder is None or next(_lacking(reading, memories), None) is None


def _lacking(reading: Reading, memories: Sequence[Memory]) -> Iterator[str]:
    assert reading.embedder is not None
    kept = reading.kept.of(reading.embedder.id)
    return (name for name in islice(_named(reading, memories).wordings, reading.kept.most) if name not in kept)


def _named(reading: Reading, memories: Sequence[Memory]) -> Named:
    """Worked out once for memories that are asked about again; those of one question alone are a list."""
    assert reading.embedder is not None
    known, embedder = reading.kept.named, reading.embedder.id
    if known is not None and known.memories is memories and known.embedder == embedder:
        return known
    spoken = {lang: reading.speaks(lang) for lang in {memory.lang for memory in memories}}
    worded = [as_it_stands(memory.text) if spoken[memory.lang] else () for memory in memories]
    names = tuple(name_of(wordings) if wordings else "" for wordings in worded)
    wordings = {name: one for name, one in zip(names, worded, strict=True) if name}
    named = Named(tuple(memories), embedder, names, wordings)
    if isinstance(memories, tuple):
        reading.kept.named = named
    return named


def memory_vectors(
    reading: Reading, wanted: Mapping[str, tuple[str, ...]], most: int = MOST_MADE
) -> Mapping[str, Vector]:
    """By name, the vectors of memories that are worded so. Of those that are kept neither here nor in the index at most
    so many are made, and kept from then on.
    """
    known = found_vectors(reading, wanted)
    if len(known) < len(wanted):
        fresh = [name for name in wanted if name not in known][:most]
        known |= _made(reading, {name: wanted[name] for name in fresh})
    return known


def forget_vectors(index: Index, embedder: str, standing: Standing) -> None:
    """Take out of the index the vectors of what is no memory any more; of all where ``embedder`` is ''."""
    worded = (as_it_stands, wordings_for(embedder))
    texts = {one.memory.text for one in standing.memories.values() if one.present}
    if index.forget_memory_vectors(embedder, {name_of(how(text)) for how in worded for text in texts}):
        index.wipe()


def found_vectors(reading: Reading, names: Collection[str]) -> dict[str, Vector]:
    """The vectors that are kept, here or in the index."""
    assert reading.embedder is not None
    embedder, size = reading.embedder.id, 4 * reading.embedder.dims
    kept = reading.kept.of(embedder)
    known = {name: kept[name] for name in names if name in kept}
    if len(known) < len(names) and reading.index is not None:
        lacking = [name for name in names if name not in known]
        stored = reading.index.memory_vectors(embedder, lacking)
        read = {name: vector for name, vector in stored.items() if len(vector) == size}
        if read:
            reading.kept.keep(embedder, read)
            known |= read
    return known


def _made(reading: Reading, wanted: Mapping[str, tuple[str, ...]]) -> dict[str, Vector]:
    """New vectors, kept from now on; none where the model is gone."""
    assert reading.embedder is not None
    parts = iter(reading.vectors(tuple(text for wordings in wanted.values() for text in wordings)))
    told = [[part for _, part in zip(wordings, parts, strict=False)] for wordings in wanted.values()]
    made = {name: mean(vectors) for name, vectors in zip(wanted, told, strict=True) if vectors}
    if made:
        reading.kept.keep(reading.embedder.id, made)
        _keep(reading, made)
    return made


def _keep(reading: Reading, vectors: dict[str, Vector]) -> None:
    """To keep them is a gain of time and no more: where it cannot be done, the answer stands."""
    if reading.index is None:
        return
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


@lru_cache(maxsize=NAMED)
def name_of(wordings: tuple[str, ...]) -> str:
    """What the vector of a memory with these wordings is called."""
    return hashlib.sha256("\0".join(wordings).encode("utf-8", "surrogatepass")).hexdigest()


def _hit(standing: Standing, memory: Memory, score: float) -> Hit:
    told = standing.learnings.get(memory.learned or "")
    quotes = [quote for quote in told.learning.quotes if quote.chat == memory.chat] if told is not None else []
    entry = quotes[-1].entry if quotes else None
    return Hit(memory, score, memory.place is Place.LIVE, start(memory), memory.invalid_at, entry)


def _order(scored: tuple[Memory, float]) -> tuple[bool, float, str]:
    memory, score = scored
    return (memory.place is not Place.LIVE, -score, memory.id)
