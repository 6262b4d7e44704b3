"""Recall over pieces of chats: words and meaning fused, each hit with its neighbours, nothing told twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from afterword.core.chunk import Chunk, Reach, Scored
from afterword.core.standing import Standing
from afterword.engine.views import ChatHit
from afterword.remembering.ranking import MEANS, TURNS, fuse, sought

from .asked import Asked, Reading

AROUND = 1  # neighbours shown on each side
POOL = 100  # found each way, at least, before the two are fused: as many as when the shares were measured
MOST_LOOKED_AT = 5_000  # pieces of which most may not be shown
MORE = 4  # times as much is asked for when too much of it may not be shown


def recalled_pieces(standing: Standing, reading: Reading, asked: Asked) -> tuple[ChatHit, ...]:
    """The pieces that answer, best first."""
    if reading.index is None:
        return ()
    index = reading.index
    found = _shown(standing, reading, asked)
    labels = index.labels([scored.chunk.id for scored in found])
    return tuple(_hit(reading, scored, labels.get(scored.chunk.id, ())) for scored in found)


def search(reading: Reading, query: str, reach: Reach, limit: int, *, share: float = TURNS) -> tuple[Scored, ...]:
    """The pieces that answer within this reach, words and meaning fused, best first, whoever may see them."""
    if reading.index is None:
        return ()
    pool = max(POOL, 2 * limit)
    by_words = reading.index.by_words(sought(query), reach, pool)
    by_meaning = _by_meaning(reading, query, reach, pool)
    chunks = {scored.chunk.id: scored.chunk for scored in (*by_words, *by_meaning)}
    said = {scored.chunk.id: scored.score for scored in by_words}
    meant = {scored.chunk.id: scored.score for scored in by_meaning}
    fused = fuse(said, meant, share)
    worth = [Scored(chunks[one], score) for one, score in fused.items() if one in said or meant[one] >= MEANS]
    return tuple(sorted(worth, key=lambda scored: (-scored.score, scored.chunk.id))[:limit])


def _by_meaning(reading: Reading, query: str, reach: Reach, pool: int) -> tuple[Scored, ...]:
    vector = reading.vector(query)
    if vector is None or reading.index is None or reading.embedder is None:
        return ()
    found = reading.index.by_meaning(reading.embedder.id, vector, reach, pool)
    return tuple(scored for scored in found if reading.speaks(scored.chunk.lang))


def _shown(standing: Standing, reading: Reading, asked: Asked) -> tuple[Scored, ...]:
    """As many as were asked for, of those that may be shown; asks for more where too few of the first may be."""
    shown: tuple[Scored, ...] = ()
    limit = asked.limit * MORE
    while True:
        found = _found(reading, asked, limit)
        may = [scored for scored in found if _may_be_shown(standing, reading, asked, scored.chunk)]
        shown = tuple(_apart(may) if asked.apart else may)[: asked.limit]
        if len(shown) == asked.limit or len(found) < limit or limit > MOST_LOOKED_AT:
            return shown
        limit *= MORE


def _found(reading: Reading, asked: Asked, limit: int) -> tuple[Scored, ...]:
    """Over every project that the name fits; a name that fits none finds nothing."""
    assert reading.index is not None
    if asked.project is None:
        everywhere = search(reading, asked.query, asked.reach(None), limit)
        # What many other projects say would hide the few pieces of those that may answer.
        own = [one for key in asked.within or () for one in search(reading, asked.query, asked.reach(key), limit)]
        return _in_order({one.chunk.id: one for one in (*everywhere, *own)}.values()) if own else everywhere
    keys = [key for key in reading.index.projects() if _is_called(key, asked.project)]
    every = [scored for key in keys for scored in search(reading, asked.query, asked.reach(key), limit)]
    return _in_order(every)


def _in_order(found: Iterable[Scored]) -> tuple[Scored, ...]:
    return tuple(sorted(found, key=lambda scored: (-scored.score, scored.chunk.id)))


def _is_called(key: str, name: str) -> bool:
    """'git:github.com/sam/seedbox' is called 'seedbox', and so is 'folder:C:\\\\work\\\\seedbox'."""
    return key == name or key.replace("\\", "/").rstrip("/").rpartition("/")[2].casefold() == name.casefold()


def _may_be_shown(standing: Standing, reading: Reading, asked: Asked, chunk: Chunk) -> bool:
    reached = asked.within is None or chunk.project is None or chunk.project in asked.within
    wanted = chunk.chat.partition(":")[0] not in reading.unwanted and not standing.switched_off(chunk.chat)
    return reached and wanted and (asked.outside or not chunk.outside)


def _apart(found: Sequence[Scored]) -> Iterator[Scored]:
    """Those that no better one shows already as its neighbour."""
    told: dict[str, set[int]] = {}
    for scored in found:
        places = told.setdefault(scored.chunk.chat, set())
        if scored.chunk.position not in places:
            places.update(range(scored.chunk.position - AROUND, scored.chunk.position + AROUND + 1))
            yield scored


def _hit(reading: Reading, scored: Scored, labels: tuple[str, ...]) -> ChatHit:
    assert reading.index is not None
    chunk = scored.chunk
    near = reading.index.around(chunk, AROUND)
    before = tuple(one for one in near if (one.position, one.id) < (chunk.position, chunk.id))
    after = tuple(one for one in near if one not in before)
    return ChatHit(chunk, round(scored.score, 3), before, after, labels)
