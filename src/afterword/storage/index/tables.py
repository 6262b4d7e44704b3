"""The tables of the index, and how a chunk and a filter stand in them. Opens no file.

chunks    one row a chunk; ``row`` is never used twice, so that what a process keeps in memory cannot mean another chunk
words     FTS5 over the tokens of each chunk, under the same row
terms     every token that was ever added, and how many chunks have it now: what is common, and what a slip may mean
vectors   at most one a chunk; ``stamp`` rises with every write, so that other processes load only what is new
labels    one row a label of a chunk
memories  vectors of memories, so that a question embeds only itself
marks     one row a file that was read: what a pass compares, and the mark whole
readings  one row a chat that a file gave
state     one row: what processes compare to know whether what they keep in memory still holds. ``file`` is drawn when
          the file is made, so that one that was replaced is not taken for its predecessor
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from afterword.core.chunk import Chunk, Reach

VERSION = 2  # of these tables; an older file is brought up to them or set aside, a newer one is left alone

# Tokens are parted by blanks alone: every other character may belong to one ("c++", "node.js", "don't").
_TOKENIZER = "ascii tokenchars '!#$%&()*+,-./:;<=>?@[\\]^_`{|}~'''"

MARKS = (
    """CREATE TABLE marks (
        path TEXT PRIMARY KEY,
        size INTEGER NOT NULL,
        mtime_ns INTEGER NOT NULL,
        reader INTEGER NOT NULL,
        learner INTEGER NOT NULL,
        settings TEXT NOT NULL,
        pending TEXT NOT NULL,
        mark BLOB NOT NULL
    )""",
    # Holds all that a pass asks for, so that the marks themselves are not read for it.
    "CREATE INDEX marks_settled ON marks (learner, settings, pending, path, size, mtime_ns, reader)",
    """CREATE TABLE readings (
        path TEXT NOT NULL,
        chat TEXT NOT NULL,
        left_out INTEGER NOT NULL,
        PRIMARY KEY (path, chat)
    ) WITHOUT ROWID""",
    "CREATE INDEX readings_by_chat ON readings (chat, left_out)",
    "CREATE INDEX readings_left_out ON readings (path) WHERE left_out = 1",
)

# From the first version: the tables of marks anew, the old one beside them until its marks are taken over.
FROM_FIRST = ("ALTER TABLE marks RENAME TO earlier_marks", *MARKS)

TABLES = (
    """CREATE TABLE chunks (
        row INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        chat TEXT NOT NULL,
        source TEXT NOT NULL,
        text TEXT NOT NULL,
        entry TEXT NOT NULL,
        position INTEGER NOT NULL,
        project TEXT,
        at INTEGER,
        lang TEXT NOT NULL,
        outside INTEGER NOT NULL,
        learner INTEGER NOT NULL,
        labelled INTEGER NOT NULL DEFAULT 0,
        tries INTEGER NOT NULL DEFAULT 0,
        retry_at INTEGER NOT NULL DEFAULT 0,
        reason TEXT NOT NULL DEFAULT ''
    )""",
    "CREATE INDEX chunks_by_chat ON chunks (chat, position, id)",
    "CREATE INDEX chunks_by_project ON chunks (project)",
    "CREATE INDEX chunks_by_source ON chunks (source)",
    "CREATE INDEX chunks_by_time ON chunks (at DESC, id)",
    "CREATE INDEX chunks_unlabelled ON chunks (at DESC, id) WHERE labelled = 0",
    f'CREATE VIRTUAL TABLE words USING fts5 (tokens, tokenize="{_TOKENIZER}")',
    "CREATE TABLE terms (number INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE, found INTEGER NOT NULL)",
    """CREATE TABLE vectors (
        row INTEGER PRIMARY KEY REFERENCES chunks (row) ON DELETE CASCADE,
        embedder INTEGER NOT NULL,
        stamp INTEGER NOT NULL,
        code BLOB,
        vector BLOB NOT NULL
    )""",
    # Holds all that loading the codes needs, so that the vectors themselves are not read for it.
    "CREATE INDEX vectors_by_stamp ON vectors (embedder, stamp, code)",
    "CREATE INDEX vectors_without_code ON vectors (embedder) WHERE code IS NULL",
    "CREATE TABLE embedders (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, centre BLOB)",
    """CREATE TABLE labels (
        label TEXT NOT NULL,
        number INTEGER NOT NULL,
        row INTEGER NOT NULL REFERENCES chunks (row) ON DELETE CASCADE,
        PRIMARY KEY (label, row)
    ) WITHOUT ROWID""",
    "CREATE INDEX labels_by_row ON labels (row)",
    "CREATE TABLE memories (name TEXT PRIMARY KEY, embedder TEXT NOT NULL, vector BLOB NOT NULL) WITHOUT ROWID",
    *MARKS,
    """CREATE TABLE state (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        file TEXT NOT NULL,
        stamp INTEGER NOT NULL DEFAULT 0,
        removals INTEGER NOT NULL DEFAULT 0,
        brake BLOB,
        tokens TEXT NOT NULL
    )""",
)

COLUMNS = ("id", "chat", "text", "entry", "position", "project", "at", "lang", "outside", "learner")
SHOWN = ", ".join(f"chunks.{column}" for column in COLUMNS)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

Cell = str | int | float | bytes | None


def instant(moment: datetime) -> int:
    """Microseconds since 1970 in UTC: exact, and in the order of time."""
    return (moment - _EPOCH) // _MICROSECOND


def columns_of(chunk: Chunk) -> tuple[Cell, ...]:
    """The chunk in the order of COLUMNS."""
    at = None if chunk.at is None else instant(chunk.at)
    place = (chunk.entry, chunk.position, chunk.project, at, chunk.lang, int(chunk.outside), chunk.learner_version)
    return (chunk.id, chunk.chat, chunk.text, *place)


def chunk_of(cells: tuple[Cell, ...]) -> Chunk:
    """The chunk whose columns these are."""
    one, chat, text, entry, position, project, at, lang, outside, learner = cells
    return Chunk(
        str(one),
        str(chat),
        str(text),
        str(entry),
        int(position or 0),
        None if project is None else str(project),
        None if at is None else _EPOCH + int(at) * _MICROSECOND,
        str(lang),
        bool(outside),
        int(learner or 0),
    )


def filters(reach: Reach) -> tuple[str, tuple[Cell, ...]]:
    """The reach as conditions on ``chunks``, each with ' AND ' before it, and what stands for their question marks."""
    rows = tuple(_conditions(reach))
    return "".join(f" AND {condition}" for condition, _ in rows), tuple(value for _, value in rows)


def _conditions(reach: Reach) -> Iterator[tuple[str, Cell]]:
    if reach.project is not None:
        yield "chunks.project = ?", reach.project
    if reach.source is not None:
        yield "chunks.source = ?", reach.source
    if reach.since is not None:
        yield "chunks.at >= ?", instant(reach.since)
    if reach.until is not None:
        yield "chunks.at < ?", instant(reach.until)
    if reach.label is not None:
        yield "chunks.row IN (SELECT row FROM labels WHERE label = ?)", reach.label
