"""What runs of learning did: looks, previews, assistants found, and the report of all."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from afterword.core.verdict import PassedOver
from afterword.engine.indexed import Reread
from afterword.ports import Unread

from .answered import CardView
from .remembered import LearningView


@dataclass(frozen=True, slots=True)
class LookView:
    """What one look gave. ``asked`` is the model asked, or None; ``free``: nothing was worth a review.

    ``passed``: what the person said there that could never be kept. It is said once and stored nowhere.
    """

    chat: str
    title: str
    project: str | None
    learned: tuple[LearningView, ...]
    waiting: tuple[LearningView, ...]
    dropped: tuple[LearningView, ...]
    again: tuple[LearningView, ...]
    cards: tuple[CardView, ...] = ()
    asked: str | None = None
    free: bool = False
    passed: tuple[PassedOver, ...] = ()


@dataclass(frozen=True, slots=True)
class NotLooked:
    """A chat that was not looked at, and why, as a short code (see :data:`afterword.app.REASONS`)."""

    chat: str
    title: str
    reason: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What a run would learn; nothing of it is stored. Kept whole by one answer, which makes so many chats
    ``searchable``.
    """

    id: str
    looks: tuple[LookView, ...]
    first: bool
    history: bool
    searchable: int = 0


@dataclass(frozen=True, slots=True)
class FoundSource:
    """An assistant found on this computer, and what the person decided. ``learn`` None: not asked yet."""

    source: str
    title: str
    proven: bool
    roots: tuple[str, ...]
    files: int
    newest: datetime | None
    learn: bool | None
    since: datetime | None


@dataclass(frozen=True, slots=True)
class LearnReport:
    """What a run of learning did. ``needs_consent``: assistants found but not agreed to; nothing of theirs was
    read. ``read_as``: what lay at the paths that were named, in words.
    """

    looks: tuple[LookView, ...]
    not_looked: tuple[NotLooked, ...]
    unread: tuple[Unread, ...]
    needs_consent: tuple[FoundSource, ...] = ()
    preview: Preview | None = None
    paused: str = ""
    dry_run: bool = False
    chats: int = 0
    skipped_lines: int = 0
    read_as: str = ""
    indexed: Reread | None = None
