"""What is done to the tables inside one transaction: chunks added, moved and taken out, vectors and labels stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from afterword.core.chunk import Chunk
from afterword.ports import Vector

from .tables import COLUMNS, columns_of
from .words import count_terms

_PLACED = ", ".join(f"{column} = ?" for column in COLUMNS[1:])
_INSERT = f"INSERT INTO chunks ({', '.join(COLUMNS)}, source) VALUES ({', '.join('?' * (len(COLUMNS) + 1))})"  # noqa: S608  columns of our own
_UPDATE = f"UPDATE chunks SET {_PLACED}, source = ? WHERE row = ?"  # noqa: S608  columns of our own


def add(connection: sqlite3.Connection, chunks: Sequence[tuple[Chunk, str]]) -> None:
    """Chunks with their tokens as ``written``. One that is there takes its new columns and keeps the rest."""
    came: list[str] = []
    went: list[str] = []
    for chunk, tokens in chunks:
        found = connection.execute("SELECT row, text FROM chunks WHERE id = ?", (chunk.id,)).fetchone()
        if found is None:
            row = connection.execute(_INSERT, (*columns_of(chunk), _source(chunk))).lastrowid
        else:
            row = found[0]
            _set(connection, row, chunk)
            if found[1] == chunk.text:
                continue
            went.append(_take_words(connection, row))
        connection.execute("INSERT INTO words (rowid, tokens) VALUES (?, ?)", (row, tokens))
        came.append(tokens)
    count_terms(connection, came, went)


def move(connection: sqlite3.Connection, chunks: Sequence[Chunk]) -> None:
    """New columns for those chunks that are there; their words stay."""
    for chunk in chunks:
        found = connection.execute("SELECT row, text FROM chunks WHERE id = ?", (chunk.id,)).fetchone()
        if found is not None:
            _set(connection, found[0], chunk, text=found[1])


def take(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    """Chunks with all that belongs to them."""
    went: list[str] = []
    for one in ids:
        found = connection.execute("SELECT row FROM chunks WHERE id = ?", (one,)).fetchone()
        if found is not None:
            went.append(_take_words(connection, found[0]))
            connection.execute("DELETE FROM chunks WHERE row = ?", found)
    if went:
        count_terms(connection, (), went)
        connection.execute("UPDATE state SET removals = removals + 1")


def store_vectors(
    connection: sqlite3.Connection, embedder: str, vectors: Mapping[str, Vector], codes: Mapping[str, bytes]
) -> None:
    """Vectors in place of those that were there, with their codes where there are any."""
    number = number_of(connection, embedder)
    stamp = connection.execute("UPDATE state SET stamp = stamp + 1 RETURNING stamp").fetchone()[0]
    replaced = False
    for one, vector in vectors.items():
        found = connection.execute("SELECT row FROM chunks WHERE id = ?", (one,)).fetchone()
        if found is None:
            continue
        replaced = connection.execute("DELETE FROM vectors WHERE row = ?", found).rowcount > 0 or replaced
        connection.execute(
            "INSERT INTO vectors (row, embedder, stamp, code, vector) VALUES (?, ?, ?, ?, ?)",
            (found[0], number, stamp, codes.get(one), vector),
        )
    if replaced:
        connection.execute("UPDATE state SET removals = removals + 1")


def store_labels(connection: sqlite3.Connection, labels: Mapping[str, Sequence[str]]) -> None:
    """Labels in place of those that were there."""
    for one, given in labels.items():
        found = connection.execute("SELECT row FROM chunks WHERE id = ?", (one,)).fetchone()
        if found is None:
            continue
        connection.execute("UPDATE chunks SET labelled = 1, reason = '' WHERE row = ?", found)
        connection.execute("DELETE FROM labels WHERE row = ?", found)
        rows = [(label, number, found[0]) for number, label in enumerate(dict.fromkeys(given))]
        connection.executemany("INSERT INTO labels (label, number, row) VALUES (?, ?, ?)", rows)


def number_of(connection: sqlite3.Connection, embedder: str) -> int:
    """The number that stands for an embedder in the tables."""
    connection.execute("INSERT INTO embedders (name) VALUES (?) ON CONFLICT (name) DO NOTHING", (embedder,))
    return int(connection.execute("SELECT number FROM embedders WHERE name = ?", (embedder,)).fetchone()[0])


def _set(connection: sqlite3.Connection, row: int, chunk: Chunk, *, text: str | None = None) -> None:
    columns = list(columns_of(chunk))
    if text is not None:
        columns[COLUMNS.index("text")] = text
    connection.execute(_UPDATE, (*columns[1:], _source(chunk), row))


def _take_words(connection: sqlite3.Connection, row: int) -> str:
    """The tokens of a chunk, taken out."""
    tokens = connection.execute("SELECT tokens FROM words WHERE rowid = ?", (row,)).fetchone()
    connection.execute("DELETE FROM words WHERE rowid = ?", (row,))
    return str(tokens[0]) if tokens is not None else ""


def _source(chunk: Chunk) -> str:
    return chunk.chat.partition(":")[0]
