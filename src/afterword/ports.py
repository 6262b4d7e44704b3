"""The sockets: what the engine needs from outside, as narrow protocols on one page.

Every protocol has an in-memory twin in ``storage/in_memory.py`` (or beside its real form) and one test suite over all
of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Protocol

from .core.chat import Chat, Project
from .core.entry import AnswerKind, Body, Line, Route
from .core.fileop import FileOp, Intent
from .core.mark import Checkpoint, LookMark
from .core.memory import Memory


class Clock(Protocol):
    """Time. ``now`` is aware and in UTC; ``day`` is the local calendar day of a moment."""

    def now(self) -> datetime: ...

    def day(self, moment: datetime) -> date: ...


class Ids(Protocol):
    """New identifiers, matching ``^[a-z0-9_-]{1,64}$`` and short enough to type: ``new('m')`` gives 'm-k3v9q2' or the
    like."""

    def new(self, prefix: str) -> str: ...


class Projects(Protocol):
    """From a working folder to its project, without running git. Worktrees of one repository are one project. None:
    no project."""

    def of(self, folder: str) -> Project | None: ...


@dataclass(frozen=True, slots=True)
class ChatFile:
    """A file (or database) that a source keeps chats in, as listing found it; nothing was opened yet."""

    source: str
    path: str
    size: int
    mtime_ns: int


@dataclass(frozen=True, slots=True)
class Unread:
    """A file that gave no chat, and why, in words for a person. ``next_step`` may be ''."""

    path: str
    reason: str
    next_step: str = ""


class ChatSource(Protocol):
    """One assistant's or export's chats. ``name`` is the source's id ('claude-code'), ``title`` its name for people.

    ``proven``: whether it was tested on real files. ``version`` changes whenever the same bytes may give other chats.
    """

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def proven(self) -> bool: ...

    def roots(self) -> tuple[str, ...]:
        """The folders of this assistant that exist on this computer."""
        ...

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Every chat file below the given roots, listed and stat-ed, not opened. Links out of a root are not
        followed."""
        ...

    def recognises(self, path: str) -> bool:
        """Whether this file or folder, named by hand, is of this source; looks at no more than its head."""
        ...

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The chats in a file, whole (own checkpoint and caches may make that cheap). Never raises for one bad
        line.
        """
        ...


@dataclass(frozen=True, slots=True)
class ReadResult:
    """What reading one file gave. ``unread`` where it could not be read at all; ``checkpoint`` where reading
    stopped."""

    chats: tuple[Chat, ...]
    checkpoint: Checkpoint | None = None
    unread: Unread | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """What one transaction of the record writes: all of it or nothing."""

    lines: tuple[Body, ...] = ()
    marks: tuple[LookMark, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()
    intents: tuple[Intent, ...] = ()
    done: tuple[str, ...] = ()


class Record(Protocol):
    """The append-only history, the marks and what is intended. One transaction a ``commit``; readers never wait."""

    def commit(self, batch: Batch, *, at: datetime) -> tuple[Line, ...]:
        """Write a batch. Raises HomeNewer, DiskFull, HomeBusy; then nothing of it is there."""
        ...

    def lines(self, after: int = 0) -> Iterator[Line]:
        """Every line with a larger ``seq``, oldest first. A line that cannot be decoded comes as ``Unreadable``."""
        ...

    def mark(self, chat: str) -> LookMark | None: ...

    def checkpoint(self, path: str) -> Checkpoint | None: ...

    def intents(self) -> tuple[Intent, ...]:
        """What was intended and is not done."""
        ...

    def scrub(self, words: Callable[[str], str]) -> int:
        """Erase: put every text of every line, mark and intent through ``words``; gives the number of lines
        changed.
        """
        ...


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file in the memory folder. ``memory`` is None where it cannot be read as one (``problem`` says why in a word).

    ``path`` is relative, '/' between parts; ``seal_ok`` says whether the keyed hash fits its fields and folder.
    """

    path: str
    content: bytes
    memory: Memory | None
    seal: str
    seal_ok: bool
    problem: str = ""


class MemoryFiles(Protocol):
    """The Markdown files. Planning gives bytes and changes nothing; only ``carry_out`` writes."""

    def all(self) -> tuple[StoredFile, ...]:
        """Every file in memory/, superseded/ and archived/, in order of path; other programs' files too, as
        problems."""
        ...

    def get(self, memory: str) -> StoredFile | None:
        """The one file with this id, or None where there is none or more than one."""
        ...

    def plan_new(self, memory: Memory) -> tuple[tuple[FileOp, ...], str, str]:
        """Operations for a memory that has no file yet; its path; its seal."""
        ...

    def plan_rewrite(self, stored: StoredFile, memory: Memory) -> tuple[tuple[FileOp, ...], str, str]:
        """Operations that make ``stored`` say ``memory``: foreign fields, key order, note, line ends and BOM stay as
        they are.

        A change of place moves the file under its own name. Retiring adds lines; bringing back takes exactly these
        out again.
        """
        ...

    def carry_out(self, op: FileOp) -> bool:
        """Atomic, durable, and the same when done twice. False: another hand's bytes stood there and stayed.

        Raises DiskFull, HomeDamaged.
        """
        ...

    def folder_present(self) -> bool:
        """Whether the memory folder with its marker is there (a moved or unmounted folder is not an empty one)."""
        ...


class Keys(Protocol):
    """The secret keys of this home, kept outside the memory folder. ``digest`` is a keyed hash as hex."""

    def digest(self, purpose: str, data: bytes) -> str: ...


class WriterLock(Protocol):
    """One writer a home, across processes; dead holders are recovered. Re-entrant in one thread."""

    def hold(self) -> AbstractContextManager[None]:
        """Raises HomeBusy after waiting."""
        ...


@dataclass(frozen=True, slots=True)
class Process:
    """A process as the table shows it. ``command`` is its command line, joined by spaces; '' where it may not be
    read."""

    pid: int
    name: str
    command: str


class ProcessTable(Protocol):
    """Who started us: the parents, nearest first, and the names of the environment variables that are set."""

    def parents(self) -> tuple[Process, ...]: ...

    def environment(self) -> frozenset[str]: ...


class Terminal(Protocol):
    """The controlling terminal itself (never stdin). ``ask`` gives what the person typed, or None where there is no
    terminal."""

    def present(self) -> bool: ...

    def ask(self, shown: str) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Ticket:
    """A person's word for one action on one thing with the words they saw. Used once, good for two minutes."""

    id: str
    answer: AnswerKind
    target: str
    words_hash: str
    route: Route
    minted: datetime


class Tickets(Protocol):
    """Minted by the route that takes the answer; spent once."""

    def mint(self, answer: AnswerKind, target: str, words_hash: str, route: Route, at: datetime) -> Ticket: ...

    def spend(self, ticket: str, at: datetime) -> Ticket:
        """Raises AnswerRefused (unknown, used, late)."""
        ...


class Likeness(Protocol):
    """How alike two texts are by meaning, −1 to 1, or None where there is no embedder. Compares inside one language
    only."""

    def __call__(self, a: str, b: str) -> float | None: ...


@dataclass(frozen=True, slots=True)
class ReviewAsked:
    """What a reader is asked about one look, as text: ``instructions``, the framed ``material``, and the
    answer's ``schema``.

    ``words`` are the person's words in it, for the line that says what left; ``chat`` is the chat's key, and
    its log names the only provider that may be asked.
    """

    chat: str
    instructions: str
    material: str
    schema: str
    words: str


@dataclass(frozen=True, slots=True)
class ReviewText:
    """A reader's answer as it came. ``to`` is the endpoint asked ('' where nothing left), cost in millionths of
    a dollar.
    """

    text: str
    model: str
    to: str = ""
    cost_micros: int = 0


class ReviewFailure(StrEnum):
    """Why there is no answer. UNREADABLE, CUT_SHORT and REFUSED were answers; the others were none."""

    UNREADABLE = "unreadable"
    CUT_SHORT = "cut_short"
    REFUSED = "refused"
    NOT_OFFERED = "not_offered"
    NO_ANSWER = "no_answer"
    NO_MONEY = "no_money"


class Reviewer(Protocol):
    """A model that may be asked what a chat tells. The built-in reader needs none: it is a rule, and answers in
    the same shape.
    """

    def review(self, asked: ReviewAsked, chat: Chat) -> ReviewText | ReviewFailure: ...


class Progress(Protocol):
    """Told of long work as it goes: how many of how many are done."""

    def __call__(self, done: int, of: int, what: str) -> None: ...


def silent(done: int, of: int, what: str) -> None:
    """A Progress that says nothing."""
