"""Codes for vectors, made by whoever stores them: once there are many, a centre is fixed and all are coded around it.

Each step is a short transaction of its own, and all of it may be left out: what has no code is coded when it is read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from afterword.ports import Vector

from .connecting import Connections
from .vectors import SAMPLE, centre_of, code_bytes

_AT_ONCE = 2000  # vectors coded in one transaction: some tens of milliseconds


def codes_for(connections: Connections, embedder: str, vectors: Mapping[str, Vector]) -> dict[str, bytes]:
    """Codes for new vectors; none where there is no centre yet, or no numpy to take them with."""
    centre = connections.read(lambda connection: _centre(connection, embedder))
    if centre is None:
        return {}
    fitting = {one: vector for one, vector in vectors.items() if len(vector) == len(centre)}
    try:
        return dict(zip(fitting, code_bytes(list(fitting.values()), centre), strict=True)) if fitting else {}
    except ImportError:
        return {}


def code_rest(connections: Connections, embedder: str, exact_up_to: int) -> None:
    """Fix the centre once there are more vectors than are searched whole, and code those that have no code yet."""
    try:
        centre = connections.read(lambda connection: _centre(connection, embedder))
        if centre is None:
            centre = connections.write(lambda connection: _fixed(connection, embedder, exact_up_to))
        while centre is not None and connections.write(lambda connection: _coded(connection, embedder, centre)):
            pass
    except ImportError:
        return


def _centre(connection: sqlite3.Connection, embedder: str) -> bytes | None:
    found = connection.execute("SELECT centre FROM embedders WHERE name = ?", (embedder,)).fetchone()
    return None if found is None else found[0]


def _fixed(connection: sqlite3.Connection, embedder: str, exact_up_to: int) -> bytes | None:
    known = _centre(connection, embedder)
    of = "SELECT row FROM vectors WHERE embedder = (SELECT number FROM embedders WHERE name = ?)"
    rows = connection.execute(of, (embedder,)).fetchall()
    if known is not None or len(rows) <= exact_up_to:
        return known
    by_row = "SELECT vector FROM vectors WHERE row = ?"
    sample = [connection.execute(by_row, row).fetchone()[0] for row in rows[:: max(1, len(rows) // SAMPLE)]]
    centre = centre_of([vector for vector in sample if len(vector) == len(sample[0])])
    connection.execute("UPDATE embedders SET centre = ? WHERE name = ?", (centre, embedder))
    connection.execute("UPDATE state SET stamp = stamp + 1")  # so that other processes go over to codes
    return centre


def _coded(connection: sqlite3.Connection, embedder: str, centre: bytes) -> int:
    """How many were coded in this step; 0: all are."""
    rows = connection.execute(
        """SELECT row, vector FROM vectors WHERE code IS NULL AND length(vector) = ?
           AND embedder = (SELECT number FROM embedders WHERE name = ?) LIMIT ?""",
        (len(centre), embedder, _AT_ONCE),
    ).fetchall()
    if rows:
        coded = code_bytes([vector for _, vector in rows], centre)
        pairs = [(code, row) for code, (row, _) in zip(coded, rows, strict=True)]
        connection.executemany("UPDATE vectors SET code = ? WHERE row = ?", pairs)
    return len(rows)
