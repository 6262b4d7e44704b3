"""What a home knows at one moment of the week, taken through the app as any way in would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from afterword.app import App, CardView, EarlierView, LearningState, LearningView, MemoryView, WhyView
from afterword.core.chat import Chat, OwnWords
from afterword.core.memory import Memory
from afterword.core.signal import Signal


@dataclass(frozen=True, slots=True)
class Proposed:
    """A learning with everything known about it at that moment."""

    view: LearningView
    why: WhyView

    @property
    def memory(self) -> Memory | None:
        """The memory as it stood then, if there is one."""
        return self.why.memory

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything it says: the proposed text, and the memory's."""
        return tuple(dict.fromkeys(filter(None, (self.view.text, self.memory.text if self.memory else ""))))


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What stands: learnings of one chat (oldest first) and everything live, earlier, waiting and asked."""

    learnings: tuple[Proposed, ...]
    memories: tuple[MemoryView, ...]
    earlier: tuple[EarlierView, ...]
    waiting: tuple[LearningView, ...]
    cards: tuple[CardView, ...]
    looked: bool = False
    asked: str | None = None

    def stored(self) -> tuple[Proposed, ...]:
        """What was applied or waits."""
        return tuple(one for one in self.learnings if one.view.state not in _NOT_STORED)


_NOT_STORED = frozenset({LearningState.DROPPED, LearningState.SEEN_AGAIN})


@dataclass(frozen=True, slots=True)
class Reading:
    """A chat as its reader gave it, with own words and signals."""

    chat: Chat
    own: dict[str, OwnWords]
    signals: tuple[Signal, ...]


@dataclass(frozen=True, slots=True)
class Lived:
    """The week as it went: a snapshot after each chat that could be read, and its reading."""

    after: dict[str, Snapshot]
    readings: dict[str, Reading]
    swept: Snapshot
    with_history: Snapshot | None = None
    learned_again: tuple[str, ...] = ()
    cards_by_chat: dict[str, tuple[CardView, ...]] = field(default_factory=dict)
    own_words_allowed: dict[str, Snapshot] = field(default_factory=dict)


def take(app: App, chat: str = "", *, looked: bool = False, asked: str | None = None) -> Snapshot:
    """A snapshot; ``chat`` is the key of the chat whose learnings are wanted, '' for all."""
    views = [view for view in app.learned(everything=True) if not chat or view.chat == chat]
    return Snapshot(
        learnings=tuple(Proposed(view, app.why(view.id)) for view in reversed(views)),
        memories=app.memories(),
        earlier=app.earlier(),
        waiting=app.waiting(),
        cards=app.cards(),
        looked=looked,
        asked=asked,
    )


def all_texts(snapshot: Snapshot) -> Sequence[str]:
    """Every text in a memory, superseded, archived or waiting."""
    return [
        *(view.memory.text for view in snapshot.memories),
        *(view.memory.text for view in snapshot.earlier),
        *(view.text for view in snapshot.waiting),
    ]
