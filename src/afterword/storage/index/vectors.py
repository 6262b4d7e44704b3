"""The vectors of one embedder as they are searched: all of them in memory while they are few, one bit a number beyond.

Codes find the nearest by how many bits differ, and the vectors of these, read from the file, decide. Codes are taken
around the centre of all vectors, since those of one model all point more or less the same way. Needs numpy.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

EXACT = 50_000  # vectors of 384 numbers: 77 MB, and 6 ms a question
# How many are handed on at least, and beyond that one in so many: by differing bits, then by what the bits of a vector
# say of the question's own numbers. Of 100,000 vectors around topics, the tenth nearest at a cosine of .35, these hold
# .993 of the true ten; at .44, .997. Half as many alike ones hold .975.
ALIKE, ALIKE_SHARE = 4000, 25
NEAR, NEAR_SHARE = 500, 200
SAMPLE = 10_000  # vectors that tell where the centre is
FEW = 8  # a share of one in so many is copied and scored alone
AT_ONCE = 400  # rows of one SELECT


@dataclass(frozen=True, slots=True)
class State:
    """What the file says of itself at one moment: which one it is, its newest stamp, how many removals there were."""

    file: str
    stamp: int
    removals: int


class Loaded:
    """The vectors of one embedder in memory, kept up with the file. Shared by the threads of a process.

    ``exact_up_to``: so many vectors are kept whole; beyond, codes.
    """

    def __init__(self, embedder: int, numbers: int, exact_up_to: int) -> None:
        import numpy as np

        self._embedder = embedder
        self._numbers = numbers
        self._exact_up_to = exact_up_to
        self._lock = threading.Lock()
        self._state = State("", -1, -1)
        self._rows: NDArray[np.int64] = np.empty(0, np.int64)
        self._kept: NDArray[np.float32] | NDArray[np.uint64] = np.empty((0, numbers), np.float32)
        self._centre: NDArray[np.float32] | None = None
        self._used = 0

    def nearest(
        self, connection: sqlite3.Connection, state: State, asked: bytes, among: NDArray[np.int64] | None, limit: int
    ) -> list[tuple[int, float]]:
        """Row and cosine of the nearest vectors, best first. ``among``: only these rows, in order."""
        import numpy as np

        with self._lock:
            self._keep_up(connection, state)
            rows, kept, centre = self._rows[: self._used], self._kept[: self._used], self._centre
        question = np.frombuffer(asked, "<f4").astype(np.float32)
        places = None if among is None else np.flatnonzero(_is_among(rows, among))
        if centre is None:
            scores = _likeness(kept, question, places)
            found = rows if places is None else rows[places]
        else:
            near = _nearest_codes(kept, question - centre, places)
            found, scores = _scored(connection, rows[near], question)
        best = _largest(scores, found, limit)
        return [(int(found[place]), float(scores[place])) for place in best]

    def _keep_up(self, connection: sqlite3.Connection, state: State) -> None:
        """Load what came since, drop what went. A newer state that another thread loaded serves too."""
        if state.stamp <= self._state.stamp and state.removals <= self._state.removals:
            return
        if state.removals != self._state.removals and self._used:
            self._drop(connection)
        total = connection.execute("SELECT count(*) FROM vectors WHERE embedder = ?", (self._embedder,)).fetchone()[0]
        if self._centre is None and total > self._exact_up_to:
            self._begin_with_codes(connection)
        if self._centre is None:
            self._load_vectors(connection, total)
        else:
            self._load_codes(connection, total)
        self._state = state

    def _drop(self, connection: sqlite3.Connection) -> None:
        """Keep only rows that are still there with the stamp that was loaded."""
        import numpy as np

        still = connection.execute(
            "SELECT row FROM vectors WHERE embedder = ? AND stamp <= ?", (self._embedder, self._state.stamp)
        )
        there = np.fromiter((row for (row,) in still), np.int64)
        stays = np.isin(self._rows[: self._used], there)
        self._rows, self._kept = self._rows[: self._used][stays], self._kept[: self._used][stays]
        self._used = len(self._rows)

    def _begin_with_codes(self, connection: sqlite3.Connection) -> None:
        import numpy as np

        found = connection.execute("SELECT centre FROM embedders WHERE number = ?", (self._embedder,)).fetchone()
        if found is not None and found[0] is not None and len(found[0]) == 4 * self._numbers:
            self._centre = np.frombuffer(found[0], "<f4").astype(np.float32)
            self._rows, self._kept = np.empty(0, np.int64), np.empty((0, _longs(self._numbers)), np.uint64)
            self._used, self._state = 0, State("", -1, -1)

    def _load_vectors(self, connection: sqlite3.Connection, total: int) -> None:
        import numpy as np

        self._make_room(total)
        newer = connection.execute(
            "SELECT row, vector FROM vectors WHERE embedder = ? AND stamp > ? AND length(vector) = ?",
            (self._embedder, self._state.stamp, 4 * self._numbers),
        )
        for rows in _portions(newer):
            whole = np.frombuffer(b"".join(vector for _, vector in rows), "<f4").reshape(len(rows), self._numbers)
            self._append([row for row, _ in rows], whole.astype(np.float32))

    def _load_codes(self, connection: sqlite3.Connection, total: int) -> None:
        import numpy as np

        assert self._centre is not None
        width = _longs(self._numbers)
        self._make_room(total)
        since = (self._embedder, self._state.stamp)
        coded = connection.execute(
            "SELECT row, code FROM vectors WHERE embedder = ? AND stamp > ? AND length(code) = ?", (*since, 8 * width)
        )
        for rows in _portions(coded):
            whole = np.frombuffer(b"".join(code for _, code in rows), "<u8").reshape(len(rows), width)
            self._append([row for row, _ in rows], whole.astype(np.uint64))
        bare = connection.execute(
            "SELECT row, vector FROM vectors WHERE embedder = ? AND stamp > ? AND code IS NULL AND length(vector) = ?",
            (*since, 4 * self._numbers),
        )
        for rows in _portions(bare):
            whole = np.frombuffer(b"".join(vector for _, vector in rows), "<f4").reshape(len(rows), self._numbers)
            self._append([row for row, _ in rows], codes(whole.astype(np.float32) - self._centre))

    def _make_room(self, total: int) -> None:
        """Room for all that is there now; where it grows, for a quarter more."""
        import numpy as np

        if total > len(self._rows):
            room = total + total // 4 if self._used else total
            rows, kept = np.empty(room, np.int64), np.empty((room, self._kept.shape[1]), self._kept.dtype)
            rows[: self._used], kept[: self._used] = self._rows[: self._used], self._kept[: self._used]
            self._rows, self._kept = rows, kept

    def _append(self, rows: Sequence[int], kept: NDArray[np.float32] | NDArray[np.uint64]) -> None:
        """Behind what other threads may be reading: nothing that they see is changed."""
        end = self._used + len(rows)
        self._rows[self._used : end] = rows
        self._kept[self._used : end] = kept
        self._used = end


def codes(around: NDArray[np.float32]) -> NDArray[np.uint64]:
    """One bit a number, whether it is above 0, packed into whole 64-bit numbers; one row a vector."""
    import numpy as np

    bits = np.packbits(around > 0, axis=1)
    whole = np.zeros((len(bits), 8 * _longs(around.shape[1])), np.uint8)
    whole[:, : bits.shape[1]] = bits
    return whole.view("<u8").astype(np.uint64)


def centre_of(vectors: Sequence[bytes]) -> bytes:
    """The mean of the vectors, as bytes."""
    import numpy as np

    whole = np.frombuffer(b"".join(vectors), "<f4").reshape(len(vectors), -1)
    return bytes(whole.mean(axis=0).astype("<f4").tobytes())


def code_bytes(vectors: Sequence[bytes], centre: bytes) -> list[bytes]:
    """The code of each vector around this centre, as bytes."""
    import numpy as np

    whole = np.frombuffer(b"".join(vectors), "<f4").reshape(len(vectors), -1).astype(np.float32)
    return [one.astype("<u8").tobytes() for one in codes(whole - np.frombuffer(centre, "<f4"))]


def _longs(numbers: int) -> int:
    return (numbers + 63) // 64


def _is_among(rows: NDArray[np.int64], among: NDArray[np.int64]) -> NDArray[np.bool_]:
    """By a table over all row numbers: a fraction of the time that sorting takes."""
    import numpy as np

    last = max(int(rows.max(initial=0)), int(among.max(initial=0)))
    table = np.zeros(last + 1, np.bool_)
    table[among] = True
    return table[rows]


def _likeness(
    kept: NDArray[np.float32] | NDArray[np.uint64], question: NDArray[np.float32], places: NDArray[np.intp] | None
) -> NDArray[np.float32]:
    """Of all, or of those at these places; to copy many of them would cost more than to score the rest too."""
    if places is None:
        return kept @ question
    return kept[places] @ question if len(places) < len(kept) // FEW else (kept @ question)[places]


def _nearest_codes(
    kept: NDArray[np.float32] | NDArray[np.uint64], question: NDArray[np.float32], places: NDArray[np.intp] | None
) -> NDArray[np.intp]:
    """The places of those that are most likely the nearest. ``question`` is taken around the centre, as codes are."""
    import numpy as np

    chosen = np.arange(len(kept)) if places is None else places
    near = max(NEAR, len(chosen) // NEAR_SHARE)
    if len(chosen) <= near:
        return chosen
    alike = _least(_differing(kept, question, places), max(ALIKE, len(chosen) // ALIKE_SHARE))
    bits = np.unpackbits(kept[chosen[alike]].astype("<u8").view(np.uint8), axis=1, count=len(question))
    return chosen[alike[_least(-(bits.astype(np.float32) @ question), near)]]


def _differing(
    kept: NDArray[np.float32] | NDArray[np.uint64], question: NDArray[np.float32], places: NDArray[np.intp] | None
) -> NDArray[np.uint16]:
    """How many bits of each code differ from the question's."""
    import numpy as np

    differing = np.zeros(len(kept) if places is None else len(places), np.uint16)
    for column, bits in enumerate(codes(question[None, :])[0]):
        numbers = kept[:, column] if places is None else kept[places, column]
        differing += np.bitwise_count(numbers.astype(np.uint64, copy=False) ^ bits)
    return differing


def _least(numbers: NDArray[np.uint16] | NDArray[np.float32], many: int) -> NDArray[np.intp]:
    """The places of the least ones, in any order."""
    import numpy as np

    return np.argpartition(numbers, many)[:many] if len(numbers) > many else np.arange(len(numbers))


def _scored(
    connection: sqlite3.Connection, rows: NDArray[np.int64], question: NDArray[np.float32]
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """The true likeness of these rows, read in the order in which they lie in the file."""
    import numpy as np

    ordered = np.sort(rows).tolist()
    found: list[tuple[int, bytes]] = []
    for start in range(0, len(ordered), AT_ONCE):
        some = ordered[start : start + AT_ONCE]
        sql = f"SELECT row, vector FROM vectors WHERE row IN ({','.join('?' * len(some))}) AND length(vector) = ?"  # noqa: S608  only question marks
        found += connection.execute(sql, (*some, 4 * len(question))).fetchall()
    if not found:
        return np.empty(0, np.int64), np.empty(0, np.float32)
    there, vectors = zip(*found, strict=True)
    whole = np.frombuffer(b"".join(vectors), "<f4").reshape(len(vectors), len(question))
    return np.array(there, np.int64), whole.astype(np.float32, copy=False) @ question


def _largest(scores: NDArray[np.float32], rows: NDArray[np.int64], limit: int) -> list[int]:
    """The places of the largest scores, largest first; of equal ones the older row."""
    return sorted(
        (int(place) for place in _least(-scores, limit)), key=lambda place: (-float(scores[place]), int(rows[place]))
    )


def _portions(cursor: sqlite3.Cursor) -> Iterator[list[tuple[int, bytes]]]:
    while rows := cursor.fetchmany(4096):
        yield rows
