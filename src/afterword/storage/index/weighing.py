"""What the common words of a question add to the score of a chunk: they are weighed where a rarer word stands already.

To let FTS5 score every chunk that holds a common word takes most of the time of a question. Among the chunks that its
rarer words find, what they add is worked out here, as FTS5 does.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Mapping, Sequence

AT_ONCE = 400  # rows of one SELECT
SATURATION, LENGTH = 1.2, 0.75  # of BM25, as FTS5 has them
LEAST = 1e-6  # weight of a word that half of all chunks have

Found = Sequence[tuple[int, float]]


def with_common(
    connection: sqlite3.Connection, found: Found, common: Sequence[tuple[str, int]], chunks: int
) -> list[tuple[int, float]]:
    """Rows and scores, best first, with what these words add. ``common``: each with the number of chunks that have it.

    How long a text is, is told by the others that were found, not by all: a common word adds little.
    """
    told = _tokens(connection, [row for row, _ in found])
    lengths = {row: tokens.count(" ") + 1 for row, tokens in told.items()}
    usual = sum(lengths.values()) / max(1, len(lengths))
    weights = [(f" {word} ", _weight(having, chunks)) for word, having in common]
    scored = [
        (row, score + _added(f" {told[row]} ", lengths[row] / usual, weights) if row in told else score)
        for row, score in found
    ]
    return sorted(scored, key=lambda pair: (-pair[1], pair[0]))


def _tokens(connection: sqlite3.Connection, rows: Sequence[int]) -> Mapping[int, str]:
    """As ``written``, from the table in which FTS5 keeps them: through its own each row takes five times as long."""
    told: dict[int, str] = {}
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        of_rows = f"SELECT id, c0 FROM words_content WHERE id IN ({','.join('?' * len(some))})"  # noqa: S608  only question marks
        told |= connection.execute(of_rows, some).fetchall()
    return told


def _weight(having: int, chunks: int) -> float:
    return max(LEAST, math.log((chunks - having + 0.5) / (having + 0.5))) if having < chunks else LEAST


def _added(tokens: str, length: float, weights: Sequence[tuple[str, float]]) -> float:
    """``tokens`` with a blank on each side; ``length`` as a share of the usual one."""
    added = 0.0
    for word, weight in weights:
        if word in tokens:
            often = tokens.split(" ").count(word[1:-1])
            added += weight * often * (SATURATION + 1) / (often + SATURATION * (1 - LENGTH + LENGTH * length))
    return added
