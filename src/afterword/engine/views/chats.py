"""Chats as they are listed, read from a file, found by recall, and opened at a place."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.core.chat import Chat, OwnWords
    from afterword.core.chunk import Chunk
    from afterword.core.memory import Memory
    from afterword.ports import Unread


@dataclass(frozen=True, slots=True)
class ChatView:
    """A chat that was found. ``state``: 'learned', 'ready', or why not. ``switched_off``: marked by the person."""

    chat: str
    source: str
    title: str
    project: str | None
    ended: datetime | None
    state: str
    switched_off: bool
    own_words: bool
    looked: datetime | None
    learned: int
    waiting: int
    dropped: int


@dataclass(frozen=True, slots=True)
class ChatRead:
    """A chat as read from a file, with the person's own words by entry id. Nothing of it is stored."""

    chat: Chat
    own: tuple[tuple[str, OwnWords], ...]


@dataclass(frozen=True, slots=True)
class FileRead:
    """What ``chats read`` shows of a path."""

    chats: tuple[ChatRead, ...]
    unread: tuple[Unread, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """A memory that was recalled, and when it was true. ``entry``: where in ``memory.chat`` the words stand that it
    rests on, None where there are none.
    """

    memory: Memory
    score: float
    current: bool
    since: datetime | None
    until: datetime | None
    entry: str | None = None


@dataclass(frozen=True, slots=True)
class ChatHit:
    """A piece of a chat that was recalled, with its neighbours there. Its chat opens at ``chunk.entry``.

    ``chunk.outside``: the chat had read something from outside by then.
    """

    chunk: Chunk
    score: float
    before: tuple[Chunk, ...] = ()
    after: tuple[Chunk, ...] = ()
    labels: tuple[str, ...] = ()


Recalled = Hit | ChatHit


@dataclass(frozen=True, slots=True)
class ChatAt:
    """A chat opened at a place. ``chat`` None: its file is gone, and ``kept`` is what the index still holds around it.

    ``at`` is the id of the entry; '' where the whole chat was asked for.
    """

    key: str
    at: str
    chat: ChatRead | None
    kept: tuple[Chunk, ...] = ()
