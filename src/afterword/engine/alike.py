"""How alike two texts are, through an embedder, each text embedded once: the likeness socket (ports.Likeness)."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Sequence

from afterword.core.errors import EmbedderGone
from afterword.ports import Embedder, Vector

MOST = 4096  # texts whose vectors are kept; six megabytes at most


class Alike:
    """An embedder that keeps what it embedded. Called with two texts it gives their likeness.

    Texts of two languages are not compared, nor, unless the embedder is multilingual, texts in another language than
    English. Where the model is gone it stays gone for this process: everything goes on by words.
    """

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._known: OrderedDict[str, Vector] = OrderedDict()
        self.gone: EmbedderGone | None = None

    def __call__(self, a: str, b: str) -> float | None:
        """See ports.Likeness."""
        from afterword.remembering.spoken import comparable

        if not comparable(a, b, multilingual=self._embedder.multilingual):
            return None
        vectors = self.vectors((a, b))
        return cosine(*vectors) if vectors is not None else None

    def vectors(self, texts: Sequence[str]) -> tuple[Vector, ...] | None:
        """A vector for each text, embedding only new ones; None where the model cannot be run."""
        fresh = tuple(dict.fromkeys(text for text in texts if text not in self._known))
        found = {text: self._known[text] for text in texts if text not in fresh}
        if fresh:
            if self.gone is not None:
                return None
            try:
                found |= dict(zip(fresh, self._embedder.embed(fresh), strict=True))
            except EmbedderGone as gone:
                self.gone = gone
                return None
        self._keep(found)
        return tuple(found[text] for text in texts)

    def _keep(self, found: dict[str, Vector]) -> None:
        for text, vector in found.items():
            self._known[text] = vector
            self._known.move_to_end(text)
        while len(self._known) > MOST:
            self._known.popitem(last=False)


def cosine(a: Vector, b: Vector) -> float:
    """How alike two vectors of one embedder are: −1 to 1."""
    left, right = array("f", a), array("f", b)
    return sum(x * y for x, y in zip(left, right, strict=True))
