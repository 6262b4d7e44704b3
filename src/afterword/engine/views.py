"""What the engine hands out: frozen values that a way in shows as they are, in any form it likes. Holds no rule."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from afterword.core.chat import Chat, OwnWords
from afterword.core.chunk import Chunk
from afterword.core.entry import AnswerKind, CardKind, FileTrouble, Quote, Route, SignalSeen
from afterword.core.memory import Memory, Stage
from afterword.core.pattern import Evidence
from afterword.core.stands import LearningState
from afterword.core.verdict import CheckCode, Mode, PassedOver, Reason
from afterword.engine.indexed import Reread
from afterword.ports import Ticket, Unread


@dataclass(frozen=True, slots=True)
class LearningView:
    """One learning. ``text`` is '' for what was dropped as a secret; ``replaces`` the text that it retires or would.

    ``scope`` as :func:`afterword.core.memory.scope_name` writes it; ``where`` names what was read from outside.
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


@dataclass(frozen=True, slots=True)
class AnswerSeen:
    """An answer or refusal that touched the thing asked about. ``vouched``: whether the route can be vouched for."""

    at: datetime
    answer: AnswerKind
    route: Route
    value: str
    refused: str = ""
    vouched: bool = True


@dataclass(frozen=True, slots=True)
class WhyView:
    """Everything known about one learning or memory: chat, words, signals, reader, answers, and its pattern."""

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
    """An answer was carried out. ``says`` in plain words; ``next_step`` may be ''."""

    says: str
    next_step: str = ""
    learning: LearningView | None = None
    memory: Memory | None = None
    also: tuple[str, ...] = ()


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


@dataclass(frozen=True, slots=True)
class SettingView:
    """A setting as it stands. ``origin``: 'default', 'you' with a date in ``at``, or 'environment'."""

    name: str
    value: str
    default: str
    about: str
    origin: str
    at: datetime | None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SentView:
    """A request that left this computer."""

    id: str
    at: datetime
    chat: str
    to: str
    model: str
    words: str
    cost_micros: int


@dataclass(frozen=True, slots=True)
class FileChange:
    """A memory's file that is not as Afterword left it. ``before`` is in use, ``after`` is what the file says now."""

    memory: str
    path: str
    trouble: FileTrouble
    before: str
    after: str
    codes: tuple[CheckCode, ...] = ()


@dataclass(frozen=True, slots=True)
class HealthLine:
    """One thing that ``doctor`` says. ``level``: 'ok', 'note' or 'trouble'."""

    level: str
    code: str
    says: str
    next_step: str = ""


@dataclass(frozen=True, slots=True)
class CountLine:
    """A count that is safe to send: a source, a rule or reason, how often. No words, no paths."""

    source: str
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class Health:
    """What ``doctor`` found. ``outside_share`` of chats and ``waiting_share`` of changes lie between 0 and 1."""

    lines: tuple[HealthLine, ...]
    outside_share: float
    waiting_share: float
    home: str
    version: str


@dataclass(frozen=True, slots=True)
class Overview:
    """What ``afterword`` alone shows: how much it knows, what waits, what to do next."""

    memories: int
    by_kind: tuple[tuple[str, int], ...]
    waiting: int
    cards: int
    held: int
    learned_this_week: int
    newest: LearningView | None
    mode: Mode
    learning: str
    next_step: str
    home: str


@dataclass(frozen=True, slots=True)
class Repaired:
    """What ``repair`` or opening did, one line a thing; empty: nothing was to be done. ``left``: what it cannot do."""

    did: tuple[str, ...]
    left: tuple[str, ...] = ()
