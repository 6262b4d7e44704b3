"""Twins of the sockets that keep things: record, files, keys, lock, tickets. Nothing of them touches a disk.

They share the rules with the real ones (filing, codec, seals) and differ only in where the bytes lie.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Set
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import takewhile

from afterword.core.entry import AnswerKind, Line, Route
from afterword.core.errors import HomeBusy, HomeDamaged, HomeNewer, Invariant
from afterword.core.fileop import FileOp, Intent, PutFile
from afterword.core.mark import Checkpoint, LookMark, Seen
from afterword.core.memory import Memory
from afterword.ports import Batch, Keys, StoredFile, Ticket
from afterword.storage.codec import map_texts, to_text
from afterword.storage.filing import (
    Doing,
    Plan,
    checked_path,
    one_of,
    plan_new,
    plan_rewrite,
    stored_file,
    what_to_do,
    with_doubles,
)
from afterword.storage.keys import MasterKeys
from afterword.storage.tickets import in_time, new_ticket, refused

KEPT = timedelta(hours=1)  # that a ticket is known, to say 'used' or 'late' rather than 'unknown'


class InMemoryKeys(MasterKeys):
    """Keys of which everybody knows the master: for tests."""

    def __init__(self, master: bytes = b"\x01" * 32) -> None:
        super().__init__(master)


class InMemoryLock:
    """A writer lock among the threads of one process."""

    def __init__(self, *, patience: float = 5.0) -> None:
        self._lock = threading.RLock()
        self._patience = patience

    @contextmanager
    def hold(self) -> Iterator[None]:
        """See ports.WriterLock."""
        if not self._lock.acquire(timeout=self._patience):
            raise HomeBusy("Another thread is writing and did not finish in time.", "Do the same again.")
        try:
            yield
        finally:
            self._lock.release()


class InMemoryRecord:
    """A record that ends with the process. ``writable`` False: as of a newer home."""

    def __init__(self, *, device: str = "", writable: bool = True) -> None:
        self._device = device
        self._writable = writable
        self._lines: list[Line] = []
        self._marks: dict[str, LookMark] = {}
        self._checkpoints: dict[str, Checkpoint] = {}
        self._intents: dict[str, Intent] = {}

    def commit(self, batch: Batch, *, at: datetime) -> tuple[Line, ...]:
        """See ports.Record."""
        self._check_writable()
        for value in (
            *(line.body for line in batch.brought),
            *batch.lines,
            *batch.marks,
            *batch.checkpoints,
            *batch.intents,
        ):
            to_text(value)
        if at.tzinfo is None:
            raise Invariant("A line's time names its zone.")
        ids = [intent.id for intent in batch.intents]
        if len(set(ids)) < len(ids) or any(one in self._intents for one in ids):
            raise Invariant("The intent is there already.")
        moment, first = at.astimezone(UTC), len(self._lines) + 1
        brought = tuple(replace(line, seq=seq) for seq, line in enumerate(batch.brought, first))
        first += len(brought)
        own = tuple(Line(seq, moment, self._device, body) for seq, body in enumerate(batch.lines, first))
        lines = (*brought, *own)
        self._lines += lines
        self._marks |= {mark.chat: mark for mark in batch.marks}
        self._checkpoints |= {point.path: point for point in batch.checkpoints}
        self._intents |= {intent.id: intent for intent in batch.intents}
        for done in batch.done:
            self._intents.pop(done, None)
        return lines

    def lines(self, after: int = 0) -> Iterator[Line]:
        """See ports.Record."""
        return iter(self._lines[max(after, 0) :])

    def mark(self, chat: str) -> LookMark | None:
        """See ports.Record."""
        return self._marks.get(chat)

    def checkpoint(self, path: str) -> Checkpoint | None:
        """See ports.Record."""
        return self._checkpoints.get(path)

    def seen(self) -> Set[Seen]:
        """See ports.Record."""
        points = self._checkpoints.values()
        return {(point.path, point.size, point.mtime_ns, point.reader_version) for point in points}

    def intents(self) -> tuple[Intent, ...]:
        """See ports.Record."""
        return tuple(self._intents.values())

    def scrub(self, words: Callable[[str], str]) -> int:
        """See ports.Record."""
        self._check_writable()
        fresh = [replace(line, body=map_texts(line.body, words)) for line in self._lines]
        changed = sum(new != old for new, old in zip(fresh, self._lines, strict=True))
        self._lines = fresh
        self._marks = {chat: map_texts(mark, words) for chat, mark in self._marks.items()}
        self._intents = {one: map_texts(intent, words) for one, intent in self._intents.items()}
        return changed

    def _check_writable(self) -> None:
        if not self._writable:
            raise HomeNewer("A newer release of Afterword wrote this home. Here it is only read.", "Update Afterword.")


class InMemoryMemoryFiles:
    """Files in a mapping from path to bytes, which a test may change as a person changes a folder."""

    def __init__(self, keys: Keys | None = None) -> None:
        self._keys = keys or InMemoryKeys()
        self.contents: dict[str, bytes] = {}
        self.present = True

    def all(self) -> tuple[StoredFile, ...]:
        """See ports.MemoryFiles."""
        if not self.present:
            return ()
        return with_doubles(stored_file(path, content, self._keys) for path, content in self.contents.items())

    def get(self, memory: str) -> StoredFile | None:
        """See ports.MemoryFiles."""
        return one_of(self.all(), memory)

    def plan_new(self, memory: Memory) -> Plan:
        """See ports.MemoryFiles."""
        return plan_new(memory, self._keys, self.contents.__contains__)

    def plan_rewrite(self, stored: StoredFile, memory: Memory) -> Plan:
        """See ports.MemoryFiles."""
        return plan_rewrite(stored, memory, self._keys, self.contents.__contains__)

    def carry_out(self, op: FileOp) -> bool:
        """See ports.MemoryFiles."""
        if not self.present:
            raise HomeDamaged("The memory folder is not there.", "Bring it back.")
        path = checked_path(op.path)
        doing = what_to_do(op, self.contents.get(path))
        if doing is Doing.ACT:
            if isinstance(op, PutFile):
                self.contents[path] = op.content
            else:
                del self.contents[path]
        return doing is not Doing.LEAVE

    def seen_once(self) -> AbstractContextManager[None]:
        """See ports.MemoryFiles. What lies in a mapping costs nothing to look at again."""
        return nullcontext()

    def folder_present(self) -> bool:
        """See ports.MemoryFiles."""
        return self.present


class InMemoryTickets:
    """Tickets of one process."""

    def __init__(self) -> None:
        self._open: dict[str, Ticket] = {}
        self._spent: dict[str, Ticket] = {}

    def mint(self, answer: AnswerKind, target: str, words_hash: str, route: Route, at: datetime) -> Ticket:
        """See ports.Tickets."""
        self._forget(at - KEPT)
        ticket = new_ticket(answer, target, words_hash, route, at)
        self._open[ticket.id] = ticket
        return ticket

    def _forget(self, before: datetime) -> None:
        """Let go of old ones: a process that shows words for days mints tickets all along."""
        for known in (self._open, self._spent):
            old = [ticket.id for ticket in takewhile(lambda one: one.minted < before, known.values())]
            for ticket in old:
                del known[ticket]

    def spend(self, ticket: str, at: datetime) -> Ticket:
        """See ports.Tickets."""
        found = self._open.pop(ticket, None)
        if found is None:
            raise refused("used" if ticket in self._spent else "unknown")
        self._spent[ticket] = found
        return in_time(found, at)
