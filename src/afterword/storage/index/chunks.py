"""The index over SQLite: each method one transaction, what costs time (cutting into words, codes) done before it.

Several processes and threads may use one file at once: readers never wait, writers wait for each other.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from afterword.core.chunk import Brake, Chunk, Reach, Scored
from afterword.core.errors import HomeError
from afterword.core.mark import ReadingMark, Seen
from afterword.ports import LabelQueue, Vector
from afterword.storage.atomic import DiskSteps
from afterword.storage.synced import elsewhere

from .coding import code_rest, codes_for
from .connecting import Connections
from .marks import noun, publish, settled, shared
from .memories import forget_memory_vectors, memory_vectors, store_memory_vectors
from .tables import SHOWN, Cell, chunk_of, filters, instant
from .vectors import AT_ONCE, EXACT, Loaded, State
from .weighing import with_common
from .words import Asking, count_terms, forget_words, written
from .writing import add, move, store_labels, store_vectors, take

NAME = "chunks.sqlite3"
CONSIDERED = 300  # chunks found by the rarer words of a question, of which its common ones choose
Tokens = Callable[[str], Sequence[str]]

# A text in several scripts whose tokens tell whether texts are still cut as they were.
_PROBE = (
    "The runner's tests were running in node.js 3.11; C++ häuser ließen niños corriendo chevaux parlaient dados "
    "使用数据库 テストを書く परीक्षण كتاب книги"
)


def open_index(
    folder: Path, *, tokens: Tokens, steps: DiskSteps | None = None, exact_up_to: int = EXACT
) -> SqliteIndex:
    """The index in this folder, made where there is none, for the owner alone.

    A broken file or one of an earlier release is set aside and begun anew: ``did`` says so, and the next learn fills
    it. Raises HomeError in a synced or network folder, HomeNewer, HomeBusy, DiskFull, HomeDamaged.
    """
    found = elsewhere(folder)
    if found is not None:
        why = "does not keep the locks it needs" if found.network else "would copy it in the middle of a write"
        raise HomeError(
            f"The index cannot lie in {folder}: that is {found.what}, which {why}.",
            "Let AFTERWORD_HOME name a folder on this computer's own disk.",
        )
    index = SqliteIndex(folder / NAME, tokens, steps or DiskSteps(), exact_up_to)
    index.prepare()
    return index


class SqliteIndex:
    """See ports.Index. ``tokens`` cuts a text into the words by which it is found."""

    def __init__(self, path: Path, tokens: Tokens, steps: DiskSteps, exact_up_to: int) -> None:
        self._tokens = tokens
        self._cut = hashlib.sha256("\x00".join(tokens(_PROBE)).encode()).hexdigest()[:16]
        self._connections = Connections(path, steps, self._fresh)
        self._exact_up_to = exact_up_to
        self._memory = threading.Lock()
        self._file = ""
        self._asking = Asking()
        self._loaded: dict[tuple[int, int], Loaded] = {}

    @property
    def did(self) -> tuple[str, ...]:
        """Why the file was set aside and begun anew since the index was opened, in a few plain words each."""
        return tuple(self._connections.did)

    def prepare(self) -> None:
        """Open the file; where texts are cut into words differently now, do so again."""
        cut = self._connections.read(lambda it: it.execute("SELECT tokens FROM state").fetchone()[0])
        if cut != self._cut:
            self._connections.write(self._cut_again)

    def close(self) -> None:
        """Let the file go."""
        self._connections.close()

    # chunks

    def stored(self, chat: str) -> tuple[Chunk, ...]:
        """See ports.Index."""
        return self._chunks("WHERE chat = ? ORDER BY position, id", chat)

    def count(self) -> int:
        """See ports.Index."""
        return int(self._rows("SELECT count(*) FROM chunks")[0][0])

    def chats(self) -> Mapping[str, int]:
        """See ports.Index."""
        return dict(self._rows("SELECT chat, count(*) FROM chunks GROUP BY chat"))

    def projects(self) -> Mapping[str, int]:
        """See ports.Index."""
        return dict(self._rows("SELECT project, count(*) FROM chunks WHERE project IS NOT NULL GROUP BY project"))

    def add(self, chunks: Sequence[Chunk]) -> None:
        """See ports.Index."""
        cut = [(chunk, written(self._tokens(chunk.text))) for chunk in chunks]
        self._connections.write(lambda connection: add(connection, cut))

    def place(self, chunks: Sequence[Chunk]) -> None:
        """See ports.Index."""
        self._connections.write(lambda connection: move(connection, chunks))

    def remove(self, ids: Sequence[str]) -> None:
        """See ports.Index."""
        self._connections.write(lambda connection: take(connection, ids))

    def wipe(self) -> None:
        """See ports.Index. SQLite overwrites what is deleted; what is left are words of FTS5 and the log."""
        self._connections.write(forget_words)
        self._connections.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    def around(self, chunk: Chunk, reach: int) -> tuple[Chunk, ...]:
        """See ports.Index."""
        chat = self.stored(chunk.chat)
        place = next((number for number, one in enumerate(chat) if one.id == chunk.id), None)
        if place is None:
            return ()
        return (*chat[max(0, place - reach) : place], *chat[place + 1 : place + 1 + reach])

    # marks

    def mark(self, path: str) -> ReadingMark | None:
        """See ports.Index. One that cannot be read counts as none: its file is read again."""
        found = self._rows("SELECT mark FROM marks WHERE path = ?", path)
        return noun(found[0][0], ReadingMark) if found else None

    def marks(self) -> Mapping[str, ReadingMark]:
        """See ports.Index."""
        found = ((path, noun(mark, ReadingMark)) for path, mark in self._rows("SELECT path, mark FROM marks"))
        return {path: mark for path, mark in found if mark is not None}

    def publish(self, mark: ReadingMark) -> None:
        """See ports.Index."""
        self._connections.write(lambda connection: publish(connection, mark))

    def settled(self, learner_version: int, settings: str, left_out: Set[str]) -> Set[Seen]:
        """See ports.Index."""
        return self._connections.read(lambda it: settled(it, learner_version, settings, left_out))

    def shared(self) -> tuple[str, ...]:
        """See ports.Index."""
        return self._connections.read(shared)

    def brake(self) -> Brake | None:
        """See ports.Index."""
        found = self._rows("SELECT brake FROM state")[0][0]
        return None if found is None else noun(found, Brake)

    def hold_back(self, brake: Brake | None) -> None:
        """See ports.Index."""
        self._do("UPDATE state SET brake = ?", (None if brake is None else msgspec.json.encode(brake),))

    # vectors

    def without_vector(self, embedder: str, limit: int) -> tuple[Chunk, ...]:
        """See ports.Index."""
        return self._chunks(
            """LEFT JOIN vectors ON vectors.row = chunks.row
               AND vectors.embedder = (SELECT number FROM embedders WHERE name = ?)
               WHERE vectors.row IS NULL ORDER BY at DESC, id LIMIT ?""",
            embedder,
            limit,
        )

    def lacking(self, embedder: str) -> int:
        """See ports.Index."""
        found = """SELECT (SELECT count(*) FROM chunks) - count(*) FROM vectors
                   WHERE embedder = (SELECT number FROM embedders WHERE name = ?)"""
        return int(self._rows(found, embedder)[0][0])

    def store_vectors(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """See ports.Index."""
        coded = codes_for(self._connections, embedder, vectors)
        self._connections.write(lambda connection: store_vectors(connection, embedder, vectors, coded))
        code_rest(self._connections, embedder, self._exact_up_to)

    def by_meaning(self, embedder: str, vector: Vector, reach: Reach, limit: int) -> tuple[Scored, ...]:
        """See ports.Index. Nothing where numpy is not installed."""
        try:
            import numpy  # noqa: F401, ICN001  whether it is there
        except ImportError:
            return ()
        return self._connections.read(lambda it: self._nearest(it, embedder, vector, reach, limit))

    def by_words(self, query: str, reach: Reach, limit: int) -> tuple[Scored, ...]:
        """See ports.Index."""
        tokens = self._tokens(query)
        return self._connections.read(lambda it: self._matching(it, tokens, reach, limit))

    def memory_vectors(self, embedder: str, names: Sequence[str]) -> Mapping[str, Vector]:
        """See ports.Index."""
        return self._connections.read(lambda connection: memory_vectors(connection, embedder, names))

    def keep_memory_vectors(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """See ports.Index."""
        self._connections.write(lambda connection: store_memory_vectors(connection, embedder, vectors))

    def forget_memory_vectors(self, embedder: str, but: Set[str]) -> int:
        """See ports.Index."""
        return self._connections.write(lambda connection: forget_memory_vectors(connection, embedder, but))

    # labels

    def unlabelled(self, now: datetime, limit: int) -> tuple[Chunk, ...]:
        """See ports.Index."""
        return self._chunks("WHERE labelled = 0 AND retry_at <= ? ORDER BY at DESC, id LIMIT ?", instant(now), limit)

    def store_labels(self, labels: Mapping[str, Sequence[str]]) -> None:
        """See ports.Index."""
        self._connections.write(lambda connection: store_labels(connection, labels))

    def labels(self, ids: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
        """See ports.Index."""
        return self._connections.read(lambda connection: _labels(connection, ids))

    def labelling_failed(self, chunk: str, retry_at: datetime, reason: str) -> None:
        """See ports.Index."""
        told = "UPDATE chunks SET tries = tries + 1, retry_at = ?, reason = ? WHERE id = ? AND labelled = 0"
        self._do(told, (instant(retry_at), reason, chunk))

    def tries(self, chunk: str) -> int:
        """See ports.Index."""
        found = self._rows("SELECT tries FROM chunks WHERE id = ?", chunk)
        return int(found[0][0]) if found else 0

    def queue(self) -> LabelQueue:
        """See ports.Index."""
        waiting, failed, last = self._rows(
            """SELECT count(*), total(tries > 0), (
                   SELECT reason FROM chunks WHERE labelled = 0 AND tries > 0 ORDER BY retry_at DESC, row LIMIT 1
               ) FROM chunks WHERE labelled = 0"""
        )[0]
        return LabelQueue(int(waiting), int(failed), last or "")

    # searching

    def _matching(
        self, connection: sqlite3.Connection, tokens: Sequence[str], reach: Reach, limit: int
    ) -> tuple[Scored, ...]:
        self._state(connection)
        question = self._asking.question(connection, tokens)
        if not question.match:
            return ()
        where, values = filters(reach)
        joined = "JOIN chunks ON chunks.row = words.rowid" if where else ""
        found = connection.execute(
            f"""SELECT words.rowid, -bm25(words) AS score FROM words {joined}
                WHERE words MATCH ?{where} ORDER BY score DESC, words.rowid LIMIT ?""",  # noqa: S608  conditions of our own
            (question.match, *values, max(CONSIDERED, 2 * limit) if question.common else limit),
        ).fetchall()
        if question.common:
            found = with_common(connection, found, question.common, question.chunks)[:limit]
        return _scored(connection, found)

    def _nearest(
        self, connection: sqlite3.Connection, embedder: str, vector: Vector, reach: Reach, limit: int
    ) -> tuple[Scored, ...]:
        import numpy as np

        state = self._state(connection)
        number = connection.execute("SELECT number FROM embedders WHERE name = ?", (embedder,)).fetchone()
        if number is None:
            return ()
        where, values = filters(reach)
        among = None
        if where:  # as one text: row by row, a wide filter would take longer than all the scoring
            rows = f"SELECT group_concat(row) FROM (SELECT row FROM chunks WHERE 1{where})"  # noqa: S608  conditions of our own
            among = np.fromstring(connection.execute(rows, values).fetchone()[0] or "", np.int64, sep=",")
        loaded = self._vectors(number[0], len(vector) // 4)
        return _scored(connection, loaded.nearest(connection, state, vector, among, limit))

    def _state(self, connection: sqlite3.Connection) -> State:
        """What the file says of itself. Where it is another one than before, nothing in memory holds any more."""
        state = State(*connection.execute("SELECT file, stamp, removals FROM state").fetchone())
        with self._memory:
            if state.file != self._file:
                self._file, self._asking, self._loaded = state.file, Asking(), {}
        return state

    def _vectors(self, embedder: int, numbers: int) -> Loaded:
        """Of one embedder at a time: the vectors of the one before are let go."""
        with self._memory:
            key = (embedder, numbers)
            if key not in self._loaded:
                self._loaded = {key: Loaded(embedder, numbers, self._exact_up_to)}
            return self._loaded[key]

    # the file

    def _fresh(self, connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO state (one, file, tokens) VALUES (1, ?, ?)", (secrets.token_hex(8), self._cut))

    def _cut_again(self, connection: sqlite3.Connection) -> None:
        """After an update that cuts texts differently. Vectors and labels stay."""
        connection.execute("DELETE FROM words")
        connection.execute("DELETE FROM terms")
        last = 0
        while rows := connection.execute(
            "SELECT row, text FROM chunks WHERE row > ? ORDER BY row LIMIT 500", (last,)
        ).fetchall():
            cut = [(row, written(self._tokens(text))) for row, text in rows]
            connection.executemany("INSERT INTO words (rowid, tokens) VALUES (?, ?)", cut)
            count_terms(connection, [tokens for _, tokens in cut], ())
            last = rows[-1][0]
        connection.execute("UPDATE state SET tokens = ?, file = ?", (self._cut, secrets.token_hex(8)))

    def _chunks(self, rest: str, *values: Cell) -> tuple[Chunk, ...]:
        return tuple(chunk_of(cells) for cells in self._rows(f"SELECT {SHOWN} FROM chunks {rest}", *values))  # noqa: S608  conditions of our own

    def _rows(self, sql: str, *values: Cell) -> list[tuple[Any, ...]]:
        return self._connections.read(lambda connection: connection.execute(sql, values).fetchall())

    def _do(self, sql: str, values: Sequence[Cell]) -> None:
        self._connections.write(lambda connection: connection.execute(sql, values).rowcount)


def _scored(connection: sqlite3.Connection, found: Sequence[tuple[int, float]]) -> tuple[Scored, ...]:
    """The chunks of these rows with their scores, in their order. A row that is gone by now is left out."""
    chunks: dict[int, Chunk] = {}
    for start in range(0, len(found), AT_ONCE):
        rows = [row for row, _ in found[start : start + AT_ONCE]]
        by_row = f"SELECT chunks.row, {SHOWN} FROM chunks WHERE row IN ({','.join('?' * len(rows))})"  # noqa: S608  columns of our own
        chunks |= {row: chunk_of(tuple(cells)) for row, *cells in connection.execute(by_row, rows)}
    return tuple(Scored(chunks[row], float(score)) for row, score in found if row in chunks)


def _labels(connection: sqlite3.Connection, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    labelled = "SELECT row FROM chunks WHERE id = ? AND labelled = 1"
    rows = {one: row[0] for one in ids if (row := connection.execute(labelled, (one,)).fetchone()) is not None}
    given = "SELECT label FROM labels WHERE row = ? ORDER BY number"
    return {one: tuple(label for (label,) in connection.execute(given, (row,))) for one, row in rows.items()}
