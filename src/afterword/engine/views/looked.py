"""What runs of learning did: looks, previews, assistants found, and the report of all."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.core.verdict import PassedOver
    from afterword.engine.indexed import Reread
    from afterword.ports import Offer, Unread

    from .answered import CardView
    from .remembered import LearningView


@dataclass(frozen=True, slots=True)
class LookView:
    """What one look gave. ``asked`` is the model asked, or None; ``free``: nothing was worth a review.

    ``cost_micros`` is in millionths of a dollar. ``would_ask``: in a preview, who is asked once it is kept; what is
    shown then is what code reads alone. ``passed_over``: no answer could be read, so these words are done with.

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
    cost_micros: int = 0
    would_ask: Offer | None = None
    passed_over: bool = False
    passed: tuple[PassedOver, ...] = ()


@dataclass(frozen=True, slots=True)
class NotLooked:
    """A chat that was not looked at, and why, as a short code (see afterword.app.saying.CHATS).

    ``tried``: a model was asked, or could not be; ``silent`` names the one set up that did not answer.
    """

    chat: str
    title: str
    reason: str
    tried: bool = False
    silent: str = ""


@dataclass(frozen=True, slots=True)
class Asks:
    """One model that a preview would ask. ``to`` '' is this computer; ``most_micros`` in millionths of a dollar."""

    provider: str
    model: str
    to: str
    plan: bool
    chats: int
    most_micros: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What a run would learn; nothing of it is stored. Kept whole by one answer, which makes so many chats
    ``searchable``.

    Where a model would be asked, ``asks`` says whom, about how many chats and at what cost at most: nothing left for
    this preview, and the answer is what lets it.
    """

    id: str
    looks: tuple[LookView, ...]
    first: bool
    history: bool
    searchable: int = 0
    asks: tuple[Asks, ...] = ()


@dataclass(frozen=True, slots=True)
class NoteView:
    """What is to be said after looks in one project (its key; None: in none): ``says`` in one line, and each thing.

    ``upto`` is the newest line of the record that it says.
    """

    project: str | None
    upto: int
    says: str
    learned: tuple[LearningView, ...]
    waiting: tuple[LearningView, ...]
    cards: tuple[CardView, ...]


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
    read. ``read_as``: what lay at the paths that were named, in words. ``asks``: whom a run that was only shown would
    have asked.
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
    asks: tuple[Asks, ...] = ()
