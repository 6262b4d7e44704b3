"""The vectors of memories: kept and read by name, and compared with a question's. Whose names they are is not known."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence, Set
from typing import TYPE_CHECKING

from afterword.ports import Vector

from .vectors import AT_ONCE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def store_memory_vectors(connection: sqlite3.Connection, embedder: str, vectors: Mapping[str, Vector]) -> None:
    """These too, by their names. Those of another embedder go: all that is there is of one, so the first row tells."""
    kept = connection.execute("SELECT embedder FROM memories LIMIT 1").fetchone()
    if kept is not None and kept[0] != embedder:
        connection.execute("DELETE FROM memories")
    rows = [(name, embedder, vector) for name, vector in vectors.items()]
    connection.executemany("INSERT OR REPLACE INTO memories (name, embedder, vector) VALUES (?, ?, ?)", rows)


def memory_vectors(connection: sqlite3.Connection, embedder: str, names: Sequence[str]) -> dict[str, Vector]:
    """Those that are kept under one of these names."""
    found: dict[str, Vector] = {}
    for start in range(0, len(names), AT_ONCE):
        some = names[start : start + AT_ONCE]
        named = f"SELECT name, vector FROM memories WHERE name IN ({','.join('?' * len(some))}) AND embedder = ?"  # noqa: S608  only question marks
        found |= connection.execute(named, (*some, embedder)).fetchall()
    return found


def forget_memory_vectors(connection: sqlite3.Connection, embedder: str, but: Set[str]) -> int:
    """All but those of this embedder under these names go; gives how many."""
    found = connection.execute("SELECT name, embedder FROM memories").fetchall()
    gone = [(name,) for name, of in found if of != embedder or name not in but]
    connection.executemany("DELETE FROM memories WHERE name = ?", gone)
    return len(gone)


def cosines(asked: Vector, vectors: Sequence[Vector]) -> Sequence[float]:
    """See ports.Cosines: by numpy, which has to be installed, some hundreds at once."""
    import numpy as np

    question: NDArray[np.float32] = np.frombuffer(asked, "<f4")
    found: list[float] = []
    for start in range(0, len(vectors), AT_ONCE):  # as one piece, it would be new memory for each question
        some = vectors[start : start + AT_ONCE]
        found += (np.frombuffer(b"".join(some), "<f4").reshape(len(some), len(question)) @ question).tolist()
    return found
