"""A whole engine over sockets that lie in memory: what a test of the engine stands in, and little chats to feed it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from afterword.core.change import Add, Change, Supersede
from afterword.core.chat import Chat, Entry, OutsideRead, Project, Replied, Said, Speaker
from afterword.core.entry import AnswerKind, Learning, Quote
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.verdict import Apply, Reason, Wait
from afterword.engine.admit import Admission, Admitter
from afterword.engine.desk import Desk
from afterword.engine.hand import HostHand
from afterword.engine.making import memory_from, writes_for
from afterword.engine.sockets import Sockets, Terms
from afterword.ports import Reviewer
from afterword.storage.clock import FixedClock
from afterword.storage.in_memory import (
    InMemoryKeys,
    InMemoryLock,
    InMemoryMemoryFiles,
    InMemoryRecord,
    InMemoryTickets,
)
from afterword.storage.scripted import CountingIds

MONDAY = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)


@dataclass
class House:
    """Everything at hand: the desk, and the twins behind it."""

    clock: FixedClock = field(default_factory=lambda: FixedClock(MONDAY))
    keys: InMemoryKeys = field(default_factory=InMemoryKeys)
    record: InMemoryRecord = field(default_factory=InMemoryRecord)
    tickets: InMemoryTickets = field(default_factory=InMemoryTickets)
    ids: CountingIds = field(default_factory=CountingIds)
    terms: Terms = field(default_factory=lambda: Terms(device="d-1"))
    reviewer: Reviewer | None = None

    def __post_init__(self) -> None:
        self.files = InMemoryMemoryFiles(self.keys)
        self.reopen()

    def reopen(self) -> None:
        """A new process: nothing is known but what record and files say."""
        sockets = Sockets(self.record, self.files, self.keys, InMemoryLock(), self.clock, self.ids, self.tickets)
        sockets = replace(sockets, reviewer=self.reviewer)
        self.desk = Desk(sockets, Admitter(sockets), self.terms)

    def with_terms(self, **changed: Any) -> None:
        """Other settings from here on."""
        self.terms = replace(self.terms, **changed)
        self.reopen()

    def later(self, **by: float) -> datetime:
        """Time passes."""
        return self.clock.advance(timedelta(**by))

    def hand(self, choices: Mapping[AnswerKind, str] | None = None) -> HostHand:
        """The person's own hand."""
        return HostHand(self.tickets, self.clock, choices or {})

    def texts(self) -> set[str]:
        """What is true today and in use."""
        return {memory.text for memory in self.desk.standing().live()}

    def lies(self) -> dict[str, str]:
        """What lies in the folder: the text of each file by its path."""
        return {file.path: file.memory.text for file in self.files.all() if file.memory is not None}

    def learn(self, text: str, *, replaces: str | None = None, waits: bool = False, **more: Any) -> str:
        """A learning as a look would write it, a minute later; gives its id. ``replaces`` is a memory's id."""
        self.later(minutes=1)
        standing = self.desk.standing()
        change: Change = Add(Kind.FACT, text, text)
        if replaces is not None:
            change = Supersede(replaces, text, text, kind=Kind.FACT)
        verdict = Wait(Reason.NOBODY_SEES, (Reason.NOBODY_SEES,)) if waits else Apply()
        quote = Quote("claude-code:c1", "c1-0", text, 0, len(text), self.clock.now())
        told = Learning(
            self.desk.new("l"), "claude-code:c1", SEEDBOX.key, change, verdict, (quote,), memory=self.desk.new("m")
        )
        told = replace(told, **more)
        made = memory_from(told, standing, self.clock.now(), "d-1")
        self.desk.pen.admit(Admission((told,), () if waits else writes_for(told, made, standing)))
        return told.id

    def of(self, learning: str) -> str:
        """The id of the memory that a learning made."""
        return self.desk.standing().learnings[learning].learning.memory or ""

    def path(self, memory: str) -> str:
        """Where a memory was written."""
        return self.desk.standing().memories[memory].newest.path

    def edit(self, memory: str, old: str, new: str) -> None:
        """A hand changes a memory's file."""
        content = self.files.contents[self.path(memory)]
        assert old.encode() in content
        self.files.contents[self.path(memory)] = content.replace(old.encode(), new.encode())

    def agrees(self) -> bool:
        """Whether every memory of the record lies where it should, sealed as the record says, and nothing else does."""
        stands = {s.memory.id: s.newest for s in self.desk.standing().memories.values() if s.present}
        files = {file.memory.id: file for file in self.files.all() if file.memory}
        if {one: now.path for one, now in stands.items()} != {one: file.path for one, file in files.items()}:
            return False
        return all(file.seal_ok and file.seal == stands[one].seal for one, file in files.items())


SEEDBOX = Project("git:example.org/sam/seedbox", "seedbox")
FERRIES = Project("git:example.org/sam/ferries", "ferries")
LETTERS = Project("folder:/home/sam/letters", "letters")


def chat(
    *turns: str | Entry, key: str = "c1", at: datetime = MONDAY - timedelta(hours=1), project: Project | None = SEEDBOX
) -> Chat:
    """A chat of the person's words ('> ' before the assistant's), a minute apart, ended an hour before Monday nine."""
    entries: list[Entry] = []
    for number, turn in enumerate(turns):
        moment = at + timedelta(minutes=number)
        if not isinstance(turn, str):
            entries.append(replace(turn, id=f"{key}-{number}", at=moment))
        elif turn.startswith("> "):
            entries.append(Replied(f"{key}-{number}", moment, turn[2:]))
        else:
            entries.append(Said(f"{key}-{number}", moment, turn, Speaker.PERSON, "test"))
    last = at + timedelta(minutes=len(turns))
    return Chat("claude-code", key, tuple(entries), project, title=f"chat {key}", started=at, ended=last)


def outside(where: str = "example.org") -> OutsideRead:
    """Something from outside was read."""
    return OutsideRead("", None, where)


def memory(one: str, text: str, **more: Any) -> Memory:
    """A memory as a test needs one."""
    defaults: dict[str, Any] = {
        "kind": Kind.FACT,
        "source": Source.LEARNED,
        "created": MONDAY,
        "updated": MONDAY,
        "valid_from": MONDAY,
        "last_seen": MONDAY,
    }
    return Memory(id=one, text=text, **{**defaults, **more})


def preference(one: str, text: str, stage: Stage = Stage.TENTATIVE, **more: Any) -> Memory:
    """A preference as a test needs one."""
    return memory(one, text, kind=Kind.PREFERENCE, stage=stage, **more)
