"""Where reading and looking stopped, and everything that this depends on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Where reading a file stopped. ``offset`` is just past the last whole line taken, in bytes.

    ``head_hash``/``tail_hash`` are hex digests of the first bytes and of the last bytes before ``offset``: a
    checkpoint is
    proven with them or thrown away. ``identity`` is device and inode as text ('' where the system has none).
    """

    path: str
    identity: str
    size: int
    mtime_ns: int
    offset: int
    head_hash: str
    tail_hash: str
    reader_version: int


Seen = tuple[str, int, int, int]
"""A file as it was when it was read: path, size, time in nanoseconds, version of its reader. A pass compares ten
thousands of them, so it is what a row of a database is.
"""


@dataclass(frozen=True, slots=True)
class Unheard:
    """A stretch of a chat that lies before its mark and was left to history, half-open. ``since`` None: from the
    chat's beginning, with what has no time.
    """

    since: datetime | None
    until: datetime

    def covers(self, moment: datetime | None) -> bool:
        """Whether an entry of this moment falls into it."""
        if moment is None:
            return self.since is None
        return (self.since is None or self.since <= moment) and moment < self.until


@dataclass(frozen=True, slots=True)
class LookMark:
    """How far a chat was looked at. Names the last entry by identity and by hash of its words, never by place.

    ``tried`` is when a look last could not be done, ``unreadable`` how many unreadable answers came in a row. ``left``:
    what lies before the mark and was not heard yet, since it is from before the person agreed.
    """

    chat: str
    entry: str
    words_hash: str
    at: datetime
    learner_version: int
    tried: datetime | None = None
    unreadable: int = 0
    left: tuple[Unheard, ...] = ()


@dataclass(frozen=True, slots=True)
class ChatReading:
    """What reading a file gave of one chat. ``left_out``: its words were kept out of the chunks.

    ``ended`` and ``entries`` tell which of two files holds more of a chat that both of them have.
    """

    chat: str
    ended: datetime | None
    entries: int
    left_out: bool = False


@dataclass(frozen=True, slots=True)
class ReadingMark:
    """Everything that the chunks of one file depend on; published after the last of them is stored.

    ``settings`` is a fingerprint of what changes chunks: the chunking and the own-words rules. A mark that differs in
    anything means: read again and compare. ``chats`` are those that the file gave, ``unknown`` how many records of it
    the reader did not know. ``pending``: who is at it and has not finished, '' where all is done; such a mark holds for
    nothing.
    """

    checkpoint: Checkpoint
    learner_version: int
    settings: str
    chats: tuple[ChatReading, ...] = ()
    unknown: int = 0
    pending: str = ""


# 2: values behind names in code that say a secret follows are masked; 3: numbers of cards, accounts and documents too
LEARNER_VERSION = 3
