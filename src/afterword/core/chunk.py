"""A piece of a chat, indexed for recall: the person's own words and the assistant's final text of one turn."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Chunk:
    """One chunk. ``id`` follows the words, not the position; ``position`` and ``project`` are updated without
    embedding.

    ``outside``: the chat had read something from outside by then. ``entry`` is where the chat opens.
    """

    id: str
    chat: str
    text: str
    entry: str
    position: int
    project: str | None = None
    at: datetime | None = None
    lang: str = ""
    outside: bool = False
    learner_version: int = 1


@dataclass(frozen=True, slots=True)
class Reach:
    """Which chunks may answer: filters that hold before anything is scored. None: any.

    ``since`` and ``until`` bound the chunk's own time, half-open; a chunk without a time passes neither.
    """

    project: str | None = None
    source: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """A chunk with how well it answers: by words the larger the better from 0 on, by meaning the cosine, −1 to 1."""

    chunk: Chunk
    score: float


@dataclass(frozen=True, slots=True)
class Brake:
    """A run of learning that would have removed too much at once and removed nothing: ``remove`` chunks ``of`` all."""

    at: datetime
    remove: int
    of: int
