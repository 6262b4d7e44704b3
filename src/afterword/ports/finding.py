"""What makes chats findable: texts to vectors, and the index of all chunks by words and by meaning.

Knows no model, no database and no file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from afterword.core.chunk import Brake, Chunk, Reach, Scored
    from afterword.core.mark import ReadingMark, Seen


class Likeness(Protocol):
    """How alike two texts are by meaning, −1 to 1, or None where there is no embedder. Compares inside one language
    only."""

    def __call__(self, a: str, b: str) -> float | None: ...


Vector = bytes
"""A vector: float32, little-endian, of unit length. Bytes, so that no reader of this page needs numpy."""


class Embedder(Protocol):
    """Texts to vectors. ``id`` names the model, its weights and how texts are prepared: vectors of another id are not
    compared.

    ``multilingual``: whether meaning carries over from one language to another.
    """

    @property
    def id(self) -> str: ...

    @property
    def dims(self) -> int: ...

    @property
    def multilingual(self) -> bool: ...

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """One vector a text, in their order. Raises EmbedderGone where the model cannot be run."""
        ...


class Cosines(Protocol):
    """How alike a vector and each of others are, in their order: the sum of the products of their numbers."""

    def __call__(self, asked: Vector, vectors: Sequence[Vector]) -> Sequence[float]: ...


@dataclass(frozen=True, slots=True)
class LabelQueue:
    """How many chunks wait for labels, how many of these failed before, and the last reason ('' where none did)."""

    waiting: int
    failed: int
    reason: str = ""


class Index(Protocol):
    """The chunks of all chats, findable by words and by meaning. Derived: deleting it loses nothing.

    Shared by several processes at once; each method is one transaction. Words of a chunk are findable as soon as it is
    added, before it has a vector or labels.
    """

    def stored(self, chat: str) -> tuple[Chunk, ...]:
        """The chat's chunks in order of position."""
        ...

    def count(self) -> int: ...

    def chats(self) -> Mapping[str, int]:
        """Every chat with chunks, and how many."""
        ...

    def projects(self) -> Mapping[str, int]:
        """Every project with chunks, by its key, and how many."""
        ...

    def add(self, chunks: Sequence[Chunk]) -> None:
        """New chunks. One whose id is there already keeps its vector and labels and takes the new columns."""
        ...

    def place(self, chunks: Sequence[Chunk]) -> None:
        """New columns (position, project, entry, time, outside, learner version) for chunks that are there."""
        ...

    def remove(self, ids: Sequence[str]) -> None: ...

    def wipe(self) -> None:
        """Leave no bytes behind of what was removed."""
        ...

    def mark(self, path: str) -> ReadingMark | None: ...

    def marks(self) -> Mapping[str, ReadingMark]:
        """Every mark by its path: one reading for a pass over all chats."""
        ...

    def publish(self, mark: ReadingMark) -> None: ...

    def settled(self, learner_version: int, settings: str, left_out: Set[str]) -> Set[Seen]:
        """The files that were read under these terms and are done with: nothing of them is pending, and of
        their chats exactly those of ``left_out`` were kept out. Decodes no mark.
        """
        ...

    def shared(self) -> tuple[str, ...]:
        """The paths of all files that gave a chat which another file gave as well."""
        ...

    def brake(self) -> Brake | None:
        """The run that was held back and that nobody has answered yet."""
        ...

    def hold_back(self, brake: Brake | None) -> None:
        """Keep this brake for Health; None lets it go."""
        ...

    def without_vector(self, embedder: str, limit: int) -> tuple[Chunk, ...]:
        """Chunks that have no vector of this embedder, newest first."""
        ...

    def lacking(self, embedder: str) -> int:
        """How many chunks have no vector of this embedder."""
        ...

    def store_vectors(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """Vectors by chunk id, in place of any that another embedder gave. Ids that are gone are passed over."""
        ...

    def unlabelled(self, now: datetime, limit: int) -> tuple[Chunk, ...]:
        """Chunks that wait for labels and whose next try is due."""
        ...

    def store_labels(self, labels: Mapping[str, Sequence[str]]) -> None: ...

    def labels(self, ids: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
        """The labels of chunks that have been labelled; the others are left out."""
        ...

    def labelling_failed(self, chunk: str, retry_at: datetime, reason: str) -> None:
        """Count one more failed try; the chunk is not given out again before ``retry_at``."""
        ...

    def tries(self, chunk: str) -> int:
        """How often labelling this chunk has failed."""
        ...

    def queue(self) -> LabelQueue: ...

    def by_words(self, query: str, reach: Reach, limit: int) -> tuple[Scored, ...]:
        """BM25, best first; small slips of the pen are forgiven where a word is found nowhere."""
        ...

    def by_meaning(self, embedder: str, vector: Vector, reach: Reach, limit: int) -> tuple[Scored, ...]:
        """The nearest vectors of this embedder, best first."""
        ...

    def around(self, chunk: Chunk, reach: int) -> tuple[Chunk, ...]:
        """The chunk's neighbours in its chat, ``reach`` to each side, itself left out, in order of position."""
        ...

    def memory_vectors(self, embedder: str, names: Sequence[str]) -> Mapping[str, Vector]:
        """The vectors of memories that were kept for this embedder under one of these names, by that."""
        ...

    def keep_memory_vectors(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """Keep these too, by their names. What was kept for another embedder goes."""
        ...

    def forget_memory_vectors(self, embedder: str, but: Set[str]) -> int:
        """Let go of all that are not of this embedder and under one of these names. Gives how many went."""
        ...
