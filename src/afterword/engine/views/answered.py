"""What an answer is asked about and what it came to: the words shown, the choices, the outcome."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.core.entry import AnswerKind, CardKind
    from afterword.core.memory import Memory
    from afterword.ports import Ticket

    from .remembered import LearningView


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a person may choose. ``key`` is what is recorded, ``label`` is for people."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A question that only the person may answer."""

    id: str
    kind: CardKind
    at: datetime
    words: str
    memory: Memory | None
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class ClosedView:
    """A question that is not asked any more though nobody answered it: since when, and why in a sentence."""

    id: str
    at: datetime
    words: str
    why: str
    memory: Memory | None


@dataclass(frozen=True, slots=True)
class Shown:
    """What a person is shown before they answer: ``words`` whole, one line a thing, and what they may choose.

    ``hash_of`` a choice binds a ticket to exactly these words and that choice.
    """

    answer: AnswerKind
    target: str
    words: str
    choices: tuple[Choice, ...]
    warnings: tuple[str, ...] = ()
    hashes: tuple[tuple[str, str], ...] = ()

    def hash_of(self, choice: str) -> str:
        """The hash that a ticket for ``choice`` must carry. KeyError for a choice that was not offered."""
        return dict(self.hashes)[choice]


@dataclass(frozen=True, slots=True)
class Given:
    """A person's answer: the ticket of the route that took it, and the choice."""

    ticket: Ticket
    choice: str


@dataclass(frozen=True, slots=True)
class Done:
    """An answer was carried out. ``says`` in plain words; ``next_step`` may be ''.

    ``redo``: the learning, memory or card by whose id what was put away by it comes back, or the answer is given again;
    ``undo``: the learning or card by whose id it is taken back; each '' where there is none.
    ``brought_back``: that is what was done, and the same answer again takes it back. ``partly``: something that belongs
    to it went wrong, as ``says`` and ``also`` tell.
    """

    says: str
    next_step: str = ""
    learning: LearningView | None = None
    memory: Memory | None = None
    also: tuple[str, ...] = ()
    redo: str = ""
    partly: bool = False
    brought_back: bool = False
    undo: str = ""


@dataclass(frozen=True, slots=True)
class Declined:
    """The person said no. Nothing was changed."""

    says: str = ""


@dataclass(frozen=True, slots=True)
class LookAgain:
    """The words changed since they were shown: nothing was done, here is what stands now."""

    now: Shown | None
    says: str


Outcome = Done | Declined | LookAgain
