"""Makes the table of static vectors that the product ships, from the sentence model and WordNet's definitions.

Run as ``python -m bench.static_table WORDNET_FOLDER OUT`` (Debian's wordnet-base has the folder); about half an hour.
Each piece of the vocabulary starts at the model's own vector for it; then all are moved, by least squares, so that a
text's weighted sum comes near to the model's vector for the whole text. Why so: docs/decisions/0006.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from afterword.models.embedding.pinned import in_package
from afterword.models.embedding.sentence import WEIGHTS, SentenceModel
from afterword.models.embedding.shipped import VOCABULARY
from afterword.models.embedding.static import HEAD, MAGIC
from afterword.models.embedding.wordpiece import WordPiece

Table = NDArray[np.float32]

DEFINITIONS, EXAMPLES = 26_000, 16_000  # texts: the commonest words' definitions, and examples of their use
DIMS = 192
SMOOTH = 1e-3  # a piece that is this share of all text counts half of a rare one
STIFF = 1.0  # how strongly vectors are held where they began
ROUNDS = 25
NO_WORD = 999  # pieces below are the model's own marks and unused places


def texts_of(wordnet: Path) -> list[str]:
    """Definitions with their words before them, and examples."""
    counts: dict[str, int] = {}
    for line in (wordnet / "cntlist.rev").read_text(encoding="utf-8").splitlines():
        sense, _, times = line.split()
        word = sense.partition("%")[0]
        counts[word] = counts.get(word, 0) + int(times)
    found = []
    for part in ("noun", "verb", "adj", "adv"):
        for line in (wordnet / f"data.{part}").read_text(encoding="utf-8").splitlines():
            if line.startswith("  "):
                continue
            head, gloss = line.rstrip().split(" | ", 1)
            fields = head.split()
            words = [re.sub(r"\(.*\)", "", fields[4 + 2 * n]).replace("_", " ") for n in range(int(fields[3], 16))]
            common = max(counts.get(word.lower().replace(" ", "_"), 0) for word in words)
            meant = gloss.split('; "')[0].strip()
            found.append((common, f"{', '.join(words[:3])}: {meant}"[:200], re.findall(r'"([^"]{12,140})"', gloss)))
    found.sort(key=lambda one: -one[0])
    chance = random.Random(7)  # noqa: S311  the same texts every time
    examples = list(chain.from_iterable(one[2] for one in found))
    chance.shuffle(examples)
    texts = [one[1] for one in found[:DEFINITIONS]] + examples[:EXAMPLES]
    chance.shuffle(texts)
    return texts


class Sums:
    """Texts as weighted sums of pieces, each of unit weight: from vectors of pieces to those of texts, and back."""

    def __init__(self, cut: Sequence[Sequence[int]], weights: Table) -> None:
        self.texts, self.pieces = len(cut), len(weights)
        self.row = np.repeat(np.arange(self.texts), [len(ids) for ids in cut])
        self.column = np.concatenate([np.array(ids, np.int64) for ids in cut])
        weight: Table = weights[self.column]
        length = np.sqrt(np.bincount(self.row, weight**2, self.texts))
        self.weight = (weight / np.maximum(length, 1e-9)[self.row]).astype(np.float32)

    def forth(self, vectors: Table) -> Table:
        """Vectors of texts from vectors of pieces."""
        return self._gathered(vectors, self.column, self.row, self.texts)

    def back(self, vectors: Table) -> Table:
        """The transpose of ``forth``."""
        return self._gathered(vectors, self.row, self.column, self.pieces)

    def _gathered(self, vectors: Table, take: NDArray[np.int64], give: NDArray[np.int64], size: int) -> Table:
        found = np.empty((size, vectors.shape[1]), np.float32)
        for dim in range(vectors.shape[1]):
            found[:, dim] = np.bincount(give, self.weight * vectors[take, dim], size)
        return found


def fitted(sums: Sums, start: Table, wanted: Table) -> Table:
    """Vectors of pieces near ``start`` whose sums come near to ``wanted``: conjugate gradients on the ridge."""
    came = sums.forth(start)
    start = start * float((came * wanted).sum() / (came**2).sum())
    moved: Table = np.zeros_like(start)
    rest: Table = sums.back(wanted - sums.forth(start))
    step, size = rest.copy(), float((rest**2).sum())
    for _ in range(ROUNDS):
        bent: Table = sums.back(sums.forth(step)) + STIFF * step
        far = size / float((step * bent).sum())
        moved += np.float32(far) * step
        rest -= np.float32(far) * bent
        fresh = float((rest**2).sum())
        step, size = rest + np.float32(fresh / size) * step, fresh
    return np.asarray(start + moved, np.float32)


def packed(vectors: Table, weights: Table) -> bytes:
    """The file: fewer dimensions, each row times its piece's weight, as signed bytes with a scale."""
    _, _, axes = np.linalg.svd(vectors[NO_WORD + 997 : 29_000], full_matrices=False)
    rows = vectors @ axes[:DIMS].T * weights[:, None]
    rows[[100, 101, 102, 103]] = 0
    rows[:100] = rows[104:NO_WORD] = 0
    scales = (np.abs(rows).max(axis=1) / 127).astype("<f4")
    small = np.round(rows / np.where(scales == 0, 1, scales)[:, None]).astype(np.int8)
    return MAGIC + HEAD.pack(*rows.shape) + scales.tobytes() + small.tobytes()


def main(wordnet: Path, out: Path) -> None:
    """Make the table."""
    weights_file = in_package(WEIGHTS)
    assert weights_file is not None, "the extra `meaning` is not installed"
    model, words = SentenceModel(WEIGHTS, weights_file, VOCABULARY), WordPiece.read(VOCABULARY)
    pieces = VOCABULARY.read_text(encoding="utf-8").splitlines()
    texts = texts_of(wordnet)
    cut = [words.ids(text) for text in texts]
    wanted = np.frombuffer(b"".join(model.embed(texts)), "<f4").reshape(len(texts), -1)
    alone = np.frombuffer(b"".join(model.embed_pieces(range(len(pieces)))), "<f4").reshape(len(pieces), -1)
    start = (alone - alone[NO_WORD + 997 :].mean(axis=0)).astype(np.float32)
    start[: NO_WORD + 1] = 0
    times = np.bincount(np.concatenate([np.array(ids, np.int64) for ids in cut]), minlength=len(pieces))
    weights = (SMOOTH / (SMOOTH + times / times.sum())).astype(np.float32)
    vectors = fitted(Sums(cut, weights), start, (wanted - wanted.mean(axis=0)).astype(np.float32))
    out.write_bytes(packed(vectors, weights))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
