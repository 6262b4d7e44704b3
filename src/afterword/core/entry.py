"""A line of the record, one frozen type a kind. The record is append-only: what stands today is read from it
(standing.py).

A line is never changed after it was written, but for Erase, which takes the words out of every line that holds them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from .change import Change
from .memory import Memory
from .pattern import Pattern
from .signal import SignalKind
from .verdict import CheckCode, Verdict


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
    'import' or a model.

    ``memory`` is the id of the memory that the change makes or keeps (reserved while it waits), None when dropped.
    ``outside`` names what had been read from outside by then. ``cost_micros`` is in millionths of a dollar.
    ``counted``: whether
    it uses up the limit of a day (a kept preview does not). ``title`` is the chat's, secrets masked.
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
    """A correction or rule, logged as soon as its words were read; the review may come later."""

    quote: Quote
    kind: SignalKind
    why: str


@dataclass(frozen=True, slots=True)
class PatternNow:
    """A pattern as it stands from here on."""

    pattern: Pattern
    because: str


class CardKind(StrEnum):
    """What a card asks."""

    QUESTION = "question"  # corrected three times: always, only in, case by case
    RETIRE = "retire"  # no longer true?
    CLASH = "clash"  # two in the same scope
    CONTRADICTED = "contradicted"  # a confirmed one, twice
    CHECKED = "checked"  # one left out, because rules or the reading of its words changed


@dataclass(frozen=True, slots=True)
class CardAsked:
    """A question for the person, shown once, never put to or through an assistant."""

    id: str
    kind: CardKind
    memory: str
    words: str
    pattern: str | None = None
    other: str | None = None


class AnswerKind(StrEnum):
    """Everything that only the person may decide (PRODUCT §3)."""

    KEEP = "keep"
    FORGET = "forget"
    UNDO = "undo"
    REDO = "redo"  # learn again what was undone
    REMOVE = "remove"  # a line of the never-list
    ERASE = "erase"
    CARD = "card"
    CONSENT = "consent"
    CONNECT = "connect"
    UNMARK = "unmark"
    MARK = "mark"
    WRITE = "write"  # a memory by hand
    SETTING = "setting"
    FILES = "files"  # changes in files: kept or put back
    RESTORE = "restore"
    PAUSE = "pause"
    OWN_WORDS = "own_words"  # learn my own words in a shared chat
    OPEN = "open"  # a session of the Memory page


class Route(StrEnum):
    """By which way an answer came."""

    TERMINAL = "terminal"
    PAGE = "page"
    HOST_KEY = "host_key"
    CHAT = "chat"  # the person's own entry 'afterword undo' or 'off'
    FILE = "file"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that was carried out. ``words_hash`` binds it to the words shown; ``value`` holds a choice or a
    setting."""

    id: str
    answer: AnswerKind
    target: str
    route: Route
    words_hash: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that was refused, and why."""

    answer: AnswerKind
    target: str
    route: Route
    reason: str


@dataclass(frozen=True, slots=True)
class NeverAdded:
    """The person took this back: not to be learned again by itself. ``because`` is the learning or memory taken
    back."""

    id: str
    text: str
    lang: str
    because: str


@dataclass(frozen=True, slots=True)
class NeverRemoved:
    """The person took a line off the never-list."""

    id: str


class FileTrouble(StrEnum):
    """Why a memory's file is not used as it stands."""

    EDITED = "edited"
    UNSEALED = "unsealed"
    OLD_COPY = "old_copy"
    DOUBLED = "doubled"
    MISSING = "missing"
    UNREADABLE = "unreadable"
    FAILS_CHECK = "fails_check"
    NOT_PERSONS_WORDS = "not_persons_words"


@dataclass(frozen=True, slots=True)
class Held:
    """A memory is left out until the person answers."""

    memory: str
    trouble: FileTrouble
    codes: tuple[CheckCode, ...] = ()
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Released:
    """A held memory is in use again."""

    memory: str
    because: str


@dataclass(frozen=True, slots=True)
class MemoryNow:
    """A memory as admit left it: the state that its newest seal covers. ``because`` is a learning, answer or rule."""

    memory: Memory
    path: str
    seal: str
    because: str


@dataclass(frozen=True, slots=True)
class MemoryGone:
    """A memory's file is no longer there: forgotten, erased, or counted as forgotten after a day missing."""

    memory: str
    because: str


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A waiting change was not answered for thirty days: kept here, not on the never-list."""

    learning: str


@dataclass(frozen=True, slots=True)
class ChatSwitch:
    """Whether a chat may be learned from. What was said while it was off is never read: ``until_entry`` says up to
    where."""

    chat: str
    learn: bool
    until_entry: str = ""


@dataclass(frozen=True, slots=True)
class SettingNow:
    """A setting from here on, as text; ``name`` may be dotted ('consent.claude-code.learn', 'mode',
    'paused_until').
    """

    name: str
    value: str


NEVER_LIST = "never_list"  # the setting under which it is written whether the never-list can be trusted to be whole


class NeverList(StrEnum):
    """What is known of the never-list as a whole. LOST: a part of it may be gone with a record that was broken."""

    LOST = "lost"
    WHOLE = "whole"  # the person said: what is there is all of it


@dataclass(frozen=True, slots=True)
class Erased:
    """Something was erased. ``keys`` are keyed hashes of the normalised words, so that the same is not learned
    again."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sent:
    """A model is asked; written before anything leaves, so that no crash can hide what it may cost.

    ``to`` is the endpoint, '' for a model of this computer; ``words`` are the person's words in it; ``most_micros``
    is set aside for it, in millionths of a dollar; ``plan``: it is answered on the person's own plan.
    """

    id: str
    chat: str
    provider: str
    model: str
    to: str
    words: str
    most_micros: int
    plan: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """What came of an asking. ``outcome`` is '' for an answer, else why there was none; ``detail`` a short code.

    ``cost_micros`` None: not known, so what was set aside counts. ``left_out``: why parts of the answer were dropped,
    one code a part.
    """

    sent: str
    cost_micros: int | None = None
    outcome: str = ""
    detail: str = ""
    model: str = ""
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Beside:
    """How often a memory was put beside a message, in a host's chats of one project (its key; None: of none)."""

    memory: str
    host: str
    project: str | None
    times: int


@dataclass(frozen=True, slots=True)
class PutBeside:
    """What was put beside messages since the last such line, counted."""

    counts: tuple[Beside, ...]


@dataclass(frozen=True, slots=True)
class NoteShown:
    """What was learned in a project ('' for none) was said there, up to this line of the record, by this host."""

    project: str
    upto: int
    host: str


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line that is there and cannot be read as what it should be. ``kind`` is its body's name where that much is
    known.

    A reader of the record gives it in place of the line, so that what rests on it can fail closed. It is
    never written.
    """

    kind: str = ""
    detail: str = ""


Body = (
    Learning
    | Looked
    | Noted
    | PatternNow
    | CardAsked
    | Answered
    | Refused
    | NeverAdded
    | NeverRemoved
    | Held
    | Released
    | MemoryNow
    | MemoryGone
    | Lapsed
    | ChatSwitch
    | SettingNow
    | Erased
    | Sent
    | Settled
    | PutBeside
    | NoteShown
    | Unreadable
)


@dataclass(frozen=True, slots=True)
class Line:
    """A body in its place. ``seq`` rises by one a line, ``at`` is in UTC, ``device`` is where it was written."""

    seq: int
    at: datetime
    device: str
    body: Body
