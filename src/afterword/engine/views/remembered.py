"""What is remembered, as a person is shown it: memories, learnings, what waits, what was taken back, and why."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.core.entry import AnswerKind, FileTrouble, Quote, Route, SignalSeen
    from afterword.core.memory import Memory, Stage
    from afterword.core.pattern import Evidence
    from afterword.core.stands import LearningState
    from afterword.core.verdict import CheckCode, Reason

    from .beside import UsedView


@dataclass(frozen=True, slots=True)
class LearningView:
    """One learning. ``text`` is '' for what was dropped as a secret; ``replaces`` the text that it retires or would.

    ``scope`` as :func:`afterword.core.memory.scope_name` writes it; ``where`` names what was read from outside.
    ``tidied``: nothing new was learned, what says nearly the same was put together. ``said_before``: the earlier words
    that it repeats, where the person said that they had said it before.
    """

    id: str
    at: datetime
    state: LearningState
    text: str
    kind: str
    scope: str
    stage: Stage | None
    reason: Reason
    matched: tuple[Reason, ...]
    detail: str
    codes: tuple[CheckCode, ...]
    memory: str | None
    replaces: str | None
    chat: str | None
    title: str
    project: str | None
    quote: str
    where: tuple[str, ...] = ()
    history: bool = False
    tidied: bool = False
    said_before: Quote | None = None


@dataclass(frozen=True, slots=True)
class AnswerSeen:
    """An answer or refusal that touched the thing asked about. ``vouched``: whether the route can be vouched for;
    ``undo``: the card by whose id this answer can be taken back now, '' where it cannot.
    """

    at: datetime
    answer: AnswerKind
    route: Route
    value: str
    refused: str = ""
    vouched: bool = True
    undo: str = ""


@dataclass(frozen=True, slots=True)
class WhyView:
    """Everything known about one learning or memory: chat, words, signals, reader, answers, its pattern, its use."""

    memory: Memory | None
    learning: LearningView | None
    quotes: tuple[Quote, ...]
    signals: tuple[SignalSeen, ...]
    reader: str
    cost_micros: int
    answers: tuple[AnswerSeen, ...]
    evidence: tuple[Evidence, ...] = ()
    earlier: tuple[LearningView, ...] = ()
    seen_again: tuple[LearningView, ...] = ()
    used: tuple[UsedView, ...] = ()


@dataclass(frozen=True, slots=True)
class MemoryView:
    """A memory as it is used. ``trouble``: left out until the person answers; ``edited``: changed by hand."""

    memory: Memory
    path: str
    trouble: FileTrouble | None = None
    edited: bool = False
    pattern: str | None = None
    times_said: int = 1


@dataclass(frozen=True, slots=True)
class EarlierView:
    """A memory that was true once. ``until`` None: archived unconfirmed, or taken back. ``because`` in a word."""

    memory: Memory
    path: str
    since: datetime | None
    until: datetime | None
    replaced_by: str | None
    because: str


@dataclass(frozen=True, slots=True)
class NeverView:
    """A line of the never-list."""

    id: str
    text: str
    lang: str
    at: datetime
    because: str
