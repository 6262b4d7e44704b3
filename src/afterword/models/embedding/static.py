"""Static vectors: every piece of the vocabulary has one, and a text's vector is their sum, of unit length.

No model runs and no package is needed, so this is for the paths where milliseconds or megabytes count. The table was
made from the sentence model (docs/decisions/0006); its form: ``MAGIC``, rows and dimensions as little-endian 32-bit
numbers, a float32 a row that its numbers are multiplied with, then the rows as signed bytes.
"""

from __future__ import annotations

import importlib.util
import math
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.core.errors import EmbedderGone

from .wordpiece import WordPiece

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from afterword.ports import Vector

MAGIC = b"AWSTATIC1\n"
HEAD = struct.Struct("<II")
MANY = 64  # texts from which on numpy is worth its import


class StaticVectors:
    """The table, opened. ``embed`` as in ports.Embedder; a text without a known piece has a vector of noughts."""

    multilingual = False

    def __init__(self, table: Path, vocabulary: Path) -> None:
        self._words = WordPiece.read(vocabulary)
        content = memoryview(table.read_bytes())
        if bytes(content[: len(MAGIC)]) != MAGIC:
            raise EmbedderGone("The table of static vectors cannot be read.", "Install Afterword again.")
        rows, self.dims = HEAD.unpack_from(content, len(MAGIC))
        start = len(MAGIC) + HEAD.size
        self._scales = content[start : start + 4 * rows]
        self._rows = content[start + 4 * rows :]
        if len(self._rows) != rows * self.dims:
            raise EmbedderGone("The table of static vectors is cut short.", "Install Afterword again.")

    @property
    def id(self) -> str:
        """See ports.Embedder."""
        return f"static-minilm-{self.dims}-1"

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """One vector a text, by numpy where there are many."""
        cut = [self._words.ids(text) for text in texts]
        if len(cut) >= MANY and importlib.util.find_spec("numpy") is not None:
            return self._summed(cut)
        return tuple(self._sum(ids) for ids in cut)

    def _sum(self, ids: Sequence[int]) -> Vector:
        whole = [0.0] * self.dims
        for piece in ids:
            (scale,) = struct.unpack_from("<f", self._scales, 4 * piece)
            if scale:
                row = self._rows[piece * self.dims : (piece + 1) * self.dims].cast("b")
                whole = [so_far + scale * one for so_far, one in zip(whole, row, strict=True)]
        length = math.hypot(*whole)
        return struct.pack(f"<{self.dims}f", *(one / (length or 1.0) for one in whole))

    def _summed(self, cut: Sequence[Sequence[int]]) -> tuple[Vector, ...]:
        import numpy as np

        scales: NDArray[np.float32] = np.frombuffer(self._scales, "<f4")
        rows: NDArray[np.int8] = np.frombuffer(self._rows, np.int8).reshape(-1, self.dims)
        found = []
        for ids in cut:
            whole = scales[ids] @ rows[ids].astype(np.float32) if ids else np.zeros(self.dims, np.float32)
            found.append((whole / (np.linalg.norm(whole) or 1.0)).astype("<f4").tobytes())
        return tuple(found)
