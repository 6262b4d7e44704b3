"""What became of one learning, memory, card or switch: the values of which ``standing.py`` is made when it replays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from .entry import (
    Answered,
    CardAsked,
    FileKept,
    Held,
    Learning,
    MemoryGone,
    MemoryNow,
    NeverAdded,
    Refused,
    Sent,
    Settled,
)
from .memory import Memory, Place
from .verdict import Apply, Wait


class LearningState(StrEnum):
    """What became of a learning, as of now."""

    LIVE = "live"
    WAITING = "waiting"
    SEEN_AGAIN = "seen_again"
    DROPPED = "dropped"
    UNDONE = "undone"
    REPLACED = "replaced"
    ARCHIVED = "archived"
    FORGOTTEN = "forgotten"
    LAPSED = "lapsed"
    HELD = "held"


@dataclass(frozen=True, slots=True)
class LearningNow:
    """A learning and what the person's answers made of it. ``after_all``: dropped, then learned by their answer."""

    learning: Learning
    seq: int
    at: datetime
    kept: bool = False
    undone: bool = False
    forgotten: bool = False
    lapsed: bool = False
    after_all: bool = False

    @property
    def waits(self) -> bool:
        """Whether it still waits for the person."""
        if not isinstance(self.learning.verdict, Wait):
            return False
        return not (self.kept or self.undone or self.forgotten or self.lapsed)

    @property
    def applied(self) -> bool:
        """Whether it ever changed what is remembered."""
        return self.kept or self.after_all or isinstance(self.learning.verdict, Apply)


@dataclass(frozen=True, slots=True)
class MemoryStands:
    """A memory as the newest of its lines left it. ``history`` holds every state, oldest first, the present last.

    ``file``, ``was_held``: of one that was forgotten, its file as it lay and why it was left out then.
    """

    history: tuple[MemoryNow, ...]
    at: datetime
    gone: str | None = None
    held: Held | None = None
    held_at: datetime | None = None
    file: FileKept | None = None
    was_held: Held | None = None

    def then(self, now: MemoryNow, at: datetime) -> MemoryStands:
        """After one more state. What comes back as it was before it was forgotten has the history that it had."""
        back = self.gone is not None and (self.newest.memory, self.newest.because) == (now.memory, now.because)
        return MemoryStands((*(self.history[:-1] if back else self.history), now), at)

    def without_file(self, gone: MemoryGone) -> MemoryStands:
        """After its file is gone."""
        return replace(self, gone=gone.because, held=None, held_at=None, file=gone.file, was_held=self.held)

    @property
    def newest(self) -> MemoryNow:
        """The newest state."""
        return self.history[-1]

    @property
    def memory(self) -> Memory:
        """The memory in its newest state."""
        return self.history[-1].memory

    @property
    def present(self) -> bool:
        """Whether it has a file, wherever it lies."""
        return self.gone is None

    @property
    def live(self) -> bool:
        """Whether it is true today: held ones too, though they are left out of use."""
        return self.present and self.memory.place is Place.LIVE


@dataclass(frozen=True, slots=True)
class NeverNow:
    """A line of the never-list and when it came there."""

    line: NeverAdded
    at: datetime


@dataclass(frozen=True, slots=True)
class CardNow:
    """A card, and the choice that answered it (None: open).

    ``closed``: why it is not asked any more, without an answer; '' where it is.
    """

    card: CardAsked
    at: datetime
    seq: int = 0
    choice: str | None = None
    closed: str = ""
    closed_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Switched:
    """One turn of a switch, a setting's or a chat's, and when."""

    value: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ChatLooked:
    """What the looks at one chat gave so far."""

    at: datetime
    learned: int = 0
    waiting: int = 0
    dropped: int = 0
    asked: str | None = None
    outside: bool = False


@dataclass(frozen=True, slots=True)
class BesideNow:
    """How often a memory was put beside messages of one host in one project (its key; None: in none), and when."""

    host: str
    project: str | None
    times: int
    first: datetime
    last: datetime


@dataclass(frozen=True, slots=True)
class SentNow:
    """A model was asked, and what came of it; ``settled`` None: not known, it was cut off."""

    line: Sent
    at: datetime
    device: str
    settled: Settled | None = None

    @property
    def cost_micros(self) -> int:
        """What counts as spent: its cost, or all that was set aside for it where that is not known."""
        known = self.settled.cost_micros if self.settled is not None else None
        return self.line.most_micros if known is None else known

    @property
    def left(self) -> bool:
        """Whether words may have gone to who was to be asked; where it was cut off, nobody knows that they did not."""
        return self.settled is None or self.settled.left


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """An answer, carried out or refused, in its place."""

    seq: int
    at: datetime
    answer: Answered | Refused
