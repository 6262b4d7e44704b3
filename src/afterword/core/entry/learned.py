"""What looks write: learnings with the words they rest on, what was noted, patterns, and what was said of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from afterword.core.change import Change
from afterword.core.pattern import Pattern
from afterword.core.signal import SignalKind
from afterword.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Quote:
    """A person's words as evidence. ``start``/``end`` are offsets into the original entry's text."""

    chat: str
    entry: str
    words: str
    start: int
    end: int
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SignalSeen:
    """A signal as Why? shows it."""

    kind: SignalKind
    words: str
    why: str


@dataclass(frozen=True, slots=True)
class Learning:
    """A proposed change and what was decided of it. ``reader``: 'built-in', 'template', 'person', 'assistant',
    'import', 'tidy' or a model.

    ``memory`` is the id of the memory that the change makes or keeps (reserved while it waits), None when dropped.
    ``outside`` names what had been read from outside by then. ``cost_micros`` is in millionths of a dollar.
    ``counted``: whether it uses up the limit of a day (a kept preview does not). ``title`` is the chat's, secrets
    masked. ``merged``: the memories that a model put together in it, by id; empty for everything else. ``stays``: the
    memory that stands for ``memory`` where rules of tidying put that one away, or would; '' for everything else.
    ``said_before``: the earlier words of the person that it repeats, where its own say that they were said before and
    these are known.
    """

    id: str
    chat: str | None
    project: str | None
    change: Change
    verdict: Verdict
    quotes: tuple[Quote, ...] = ()
    signals: tuple[SignalSeen, ...] = ()
    reader: str = "built-in"
    memory: str | None = None
    outside: tuple[str, ...] = ()
    attended: bool = True
    history: bool = False
    cost_micros: int = 0
    counted: bool = True
    title: str = ""
    merged: tuple[str, ...] = ()
    stays: str = ""
    said_before: Quote | None = None


@dataclass(frozen=True, slots=True)
class Looked:
    """A chat was read up to its mark. ``learned``, ``waiting`` and ``dropped`` count changes.

    ``asked`` is the model asked, or None; ``outside``: something from outside was read in the chat. ``passed_over``:
    its words were given up after two answers that could not be read.
    """

    chat: str
    learned: int
    waiting: int
    dropped: int
    asked: str | None = None
    note_shown: bool = False
    outside: bool = False
    passed_over: bool = False


@dataclass(frozen=True, slots=True)
class Noted:
    """A correction or rule, or that something was said before, logged as soon as the words were read; the review may
    come later.
    """

    quote: Quote
    kind: SignalKind
    why: str


@dataclass(frozen=True, slots=True)
class PatternNow:
    """A pattern as it stands from here on."""

    pattern: Pattern
    because: str


@dataclass(frozen=True, slots=True)
class NoteShown:
    """What was learned in a project ('' for none) was said there, up to this line of the record, by this host."""

    project: str
    upto: int
    host: str
