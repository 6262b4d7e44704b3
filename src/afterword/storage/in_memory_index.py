"""The index's twin in plain Python: every chunk is scored for every question. For tests and for small homes.

Says what the real one must say; knows no language, so the cutting into words is handed in.
"""

from __future__ import annotations

import math
import threading
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from rapidfuzz.distance import OSA

from afterword.core.chunk import Brake, Chunk, Reach, Scored
from afterword.core.mark import ReadingMark, Seen
from afterword.ports import LabelQueue, Vector

Tokens = Callable[[str], Sequence[str]]
K1, B = 1.2, 0.75  # the usual weights of BM25, the ones that SQLite uses too
LEAST_WEIGHT = 1e-6  # of a word that stands in more than half of all chunks
SHORTEST_SLIP = 5  # letters of a word in which one slip is forgiven
_EVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A chunk with what was made of it. ``labels`` None: still waiting."""

    chunk: Chunk
    words: tuple[str, ...]
    embedder: str = ""
    vector: Vector = b""
    labels: tuple[str, ...] | None = None
    tries: int = 0
    retry_at: datetime = _EVER
    reason: str = ""


class InMemoryIndex:
    """See ports.Index. ``tokens`` cuts a text into the words by which it is found."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._kept: dict[str, _Kept] = {}
        self._marks: dict[str, ReadingMark] = {}
        self._brake: Brake | None = None
        self._memories: tuple[str, Mapping[str, Vector]] = ("", {})
        self._lock = threading.RLock()

    def stored(self, chat: str) -> tuple[Chunk, ...]:
        """See ports.Index."""
        with self._lock:
            return _in_order(kept.chunk for kept in self._kept.values() if kept.chunk.chat == chat)

    def count(self) -> int:
        """See ports.Index."""
        return len(self._kept)

    def chats(self) -> Mapping[str, int]:
        """See ports.Index."""
        with self._lock:
            return dict(Counter(kept.chunk.chat for kept in self._kept.values()))

    def projects(self) -> Mapping[str, int]:
        """See ports.Index."""
        with self._lock:
            return dict(Counter(kept.chunk.project for kept in self._kept.values() if kept.chunk.project is not None))

    def add(self, chunks: Sequence[Chunk]) -> None:
        """See ports.Index."""
        with self._lock:
            for chunk in chunks:
                known = self._kept.get(chunk.id)
                kept = replace(known, chunk=chunk) if known else _Kept(chunk, tuple(self._tokens(chunk.text)))
                self._kept[chunk.id] = kept

    def place(self, chunks: Sequence[Chunk]) -> None:
        """See ports.Index."""
        with self._lock:
            self.add([chunk for chunk in chunks if chunk.id in self._kept])

    def remove(self, ids: Sequence[str]) -> None:
        """See ports.Index."""
        with self._lock:
            for one in ids:
                self._kept.pop(one, None)

    def wipe(self) -> None:
        """See ports.Index. Nothing is left here of what was removed."""

    def mark(self, path: str) -> ReadingMark | None:
        """See ports.Index."""
        return self._marks.get(path)

    def marks(self) -> Mapping[str, ReadingMark]:
        """See ports.Index."""
        with self._lock:
            return dict(self._marks)

    def publish(self, mark: ReadingMark) -> None:
        """See ports.Index."""
        with self._lock:
            self._marks[mark.checkpoint.path] = mark

    def settled(self, learner_version: int, settings: str, left_out: Set[str]) -> Set[Seen]:
        """See ports.Index."""
        return {
            (path, mark.checkpoint.size, mark.checkpoint.mtime_ns, mark.checkpoint.reader_version)
            for path, mark in self.marks().items()
            if (mark.learner_version, mark.settings, mark.pending) == (learner_version, settings, "")
            and all(one.left_out == (one.chat in left_out) for one in mark.chats)
        }

    def shared(self) -> tuple[str, ...]:
        """See ports.Index."""
        marks = self.marks()
        times = Counter(chat for mark in marks.values() for chat in {one.chat for one in mark.chats})
        return tuple(path for path, mark in marks.items() if any(times[one.chat] > 1 for one in mark.chats))

    def brake(self) -> Brake | None:
        """See ports.Index."""
        return self._brake

    def hold_back(self, brake: Brake | None) -> None:
        """See ports.Index."""
        self._brake = brake

    def without_vector(self, embedder: str, limit: int) -> tuple[Chunk, ...]:
        """See ports.Index."""
        with self._lock:
            missing = [kept.chunk for kept in self._kept.values() if kept.embedder != embedder]
        return tuple(sorted(missing, key=_newest_first)[:limit])

    def lacking(self, embedder: str) -> int:
        """See ports.Index."""
        with self._lock:
            return sum(kept.embedder != embedder for kept in self._kept.values())

    def store_vectors(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """See ports.Index."""
        with self._lock:
            for one, vector in vectors.items():
                if one in self._kept:
                    self._kept[one] = replace(self._kept[one], embedder=embedder, vector=vector)

    def unlabelled(self, now: datetime, limit: int) -> tuple[Chunk, ...]:
        """See ports.Index."""
        with self._lock:
            due = [kept.chunk for kept in self._kept.values() if kept.labels is None and kept.retry_at <= now]
        return tuple(sorted(due, key=_newest_first)[:limit])

    def store_labels(self, labels: Mapping[str, Sequence[str]]) -> None:
        """See ports.Index."""
        with self._lock:
            for one, given in labels.items():
                if one in self._kept:
                    self._kept[one] = replace(self._kept[one], labels=tuple(given), reason="")

    def labels(self, ids: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
        """See ports.Index."""
        with self._lock:
            found = {one: kept.labels for one in ids if (kept := self._kept.get(one))}
        return {one: labels for one, labels in found.items() if labels is not None}

    def labelling_failed(self, chunk: str, retry_at: datetime, reason: str) -> None:
        """See ports.Index."""
        with self._lock:
            if kept := self._kept.get(chunk):
                self._kept[chunk] = replace(kept, tries=kept.tries + 1, retry_at=retry_at, reason=reason)

    def tries(self, chunk: str) -> int:
        """See ports.Index."""
        kept = self._kept.get(chunk)
        return kept.tries if kept else 0

    def queue(self) -> LabelQueue:
        """See ports.Index."""
        with self._lock:
            waiting = [kept for kept in self._kept.values() if kept.labels is None]
        failed = [kept for kept in waiting if kept.tries]
        last = max(failed, key=lambda kept: kept.retry_at, default=None)
        return LabelQueue(len(waiting), len(failed), last.reason if last else "")

    def by_words(self, query: str, reach: Reach, limit: int) -> tuple[Scored, ...]:
        """See ports.Index."""
        with self._lock:
            every = tuple(self._kept.values())
        scorer = _Words(every)
        asked = [scorer.written(word) for word in dict.fromkeys(self._tokens(query))]
        scored = [Scored(kept.chunk, scorer.score(asked, kept)) for kept in every if _within(kept, reach)]
        return _best([one for one in scored if one.score > 0], limit)

    def by_meaning(self, embedder: str, vector: Vector, reach: Reach, limit: int) -> tuple[Scored, ...]:
        """See ports.Index."""
        with self._lock:
            every = [kept for kept in self._kept.values() if kept.embedder == embedder and _within(kept, reach)]
        asked = array("f", vector)
        return _best([Scored(kept.chunk, _cosine(asked, array("f", kept.vector))) for kept in every], limit)

    def around(self, chunk: Chunk, reach: int) -> tuple[Chunk, ...]:
        """See ports.Index."""
        chat = self.stored(chunk.chat)
        place = next((i for i, one in enumerate(chat) if one.id == chunk.id), None)
        if place is None:
            return ()
        return (*chat[max(0, place - reach) : place], *chat[place + 1 : place + 1 + reach])

    def memory_vectors(self, embedder: str, names: Sequence[str]) -> Mapping[str, Vector]:
        """See ports.Index."""
        kept = self._memories[1] if self._memories[0] == embedder else {}
        return {name: kept[name] for name in names if name in kept}

    def keep_memory_vectors(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """See ports.Index."""
        before = self._memories[1] if self._memories[0] == embedder else {}
        self._memories = (embedder, {**before, **vectors})

    def forget_memory_vectors(self, embedder: str, but: Set[str]) -> int:
        """See ports.Index."""
        before = self._memories[1]
        kept = {name: vector for name, vector in before.items() if name in but and self._memories[0] == embedder}
        self._memories = (embedder, kept)
        return len(before) - len(kept)


class _Words:
    """BM25 over these chunks."""

    def __init__(self, every: Sequence[_Kept]) -> None:
        self._counts = {kept.chunk.id: Counter(kept.words) for kept in every}
        self._found = Counter(word for counts in self._counts.values() for word in counts)
        self._usual = sum(len(kept.words) for kept in every) / len(every) if every else 1.0

    def written(self, word: str) -> tuple[str, ...]:
        """The word, or where it is found nowhere, those that are one slip of the pen away."""
        if word in self._found or len(word) < SHORTEST_SLIP:
            return (word,)
        return tuple(other for other in self._found if OSA.distance(word, other, score_cutoff=1) <= 1)

    def score(self, asked: Iterable[tuple[str, ...]], kept: _Kept) -> float:
        """How well this chunk answers; 0 where it has none of the words."""
        counts = self._counts[kept.chunk.id]
        norm = K1 * (1 - B + B * len(kept.words) / (self._usual or 1.0))
        return sum(max((self._one(word, counts, norm) for word in words), default=0.0) for words in asked)

    def _one(self, word: str, counts: Counter[str], norm: float) -> float:
        times, chunks = counts[word], self._found[word]
        weight = max(LEAST_WEIGHT, math.log((len(self._counts) - chunks + 0.5) / (chunks + 0.5)))
        return weight * times * (K1 + 1) / (times + norm) if times else 0.0


def _cosine(a: array[float], b: array[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _within(kept: _Kept, reach: Reach) -> bool:
    chunk = kept.chunk
    return (
        reach.project in {None, chunk.project}
        and reach.source in {None, chunk.chat.partition(":")[0]}
        and (reach.since is None or (chunk.at is not None and reach.since <= chunk.at))
        and (reach.until is None or (chunk.at is not None and chunk.at < reach.until))
        and (reach.label is None or reach.label in (kept.labels or ()))
    )


def _best(scored: Sequence[Scored], limit: int) -> tuple[Scored, ...]:
    return tuple(sorted(scored, key=lambda one: (-one.score, one.chunk.id))[:limit])


def _in_order(chunks: Iterable[Chunk]) -> tuple[Chunk, ...]:
    return tuple(sorted(chunks, key=lambda chunk: (chunk.position, chunk.id)))


def _newest_first(chunk: Chunk) -> tuple[float, str]:
    return (-chunk.at.timestamp() if chunk.at else math.inf, chunk.id)
