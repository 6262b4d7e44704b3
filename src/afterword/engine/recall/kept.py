"""Vectors of memories as a program keeps them in memory that is asked again and again. Knows no index and no model."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import mul

from afterword.core.memory import Memory
from afterword.ports import Vector

MOST_KEPT = 20_000  # vectors of 384 numbers: 31 MB


@dataclass(frozen=True, slots=True)
class Named:
    """What the vector of each of these memories is called for one embedder ('': it has none), in their order, and the
    wordings that it is made of.
    """

    memories: tuple[Memory, ...]
    embedder: str
    names: tuple[str, ...]
    wordings: Mapping[str, tuple[str, ...]]


class KeptVectors:
    """By names that stand for their wordings, of one embedder at a time; beyond ``most``, the oldest go."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.named: Named | None = None
        self._embedder = ""
        self._vectors: dict[str, Vector] = {}

    def of(self, embedder: str) -> Mapping[str, Vector]:
        """Those of this embedder: vectors of two are never compared."""
        return self._vectors if embedder == self._embedder else {}

    def keep(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """Keep these too, and of another embedder none any more."""
        kept = {**self.of(embedder), **vectors}
        for name in [*kept][: max(0, len(kept) - self.most)]:
            del kept[name]
        self._embedder, self._vectors = embedder, kept


def products(asked: Vector, vectors: Sequence[Vector]) -> Sequence[float]:
    """See ports.Cosines: some 16 millionths of a second a vector, and nothing has to be loaded for it."""
    question = tuple(array("f", asked))
    return [sum(map(mul, question, array("f", one))) for one in vectors]
