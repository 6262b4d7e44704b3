"""The only writer: what is to be remembered and recorded goes in whole, in one transaction, and then to the files.

The record says what it intends together with the lines it belongs to; the files are written; the record says done.
Whatever happens in between, :func:`finish` at the next opening carries out what was intended and not done.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from typing import Protocol

from afterword.core.entry import (
    Body,
    Erased,
    FileKept,
    FileTrouble,
    Held,
    Line,
    MemoryGone,
    MemoryNow,
    Released,
    SettingNow,
    Unreadable,
)
from afterword.core.errors import HomeDamaged, HomeError, NoPlace
from afterword.core.fileop import FileOp, Intent, PutFile, RemoveFile
from afterword.core.mark import Checkpoint, LookMark
from afterword.core.memory import Memory
from afterword.core.standing import Standing, replay
from afterword.engine.comparing import Comparing
from afterword.engine.lineage import Links
from afterword.engine.sockets import Sockets
from afterword.engine.viewed import Viewed
from afterword.ports import Batch, StoredFile

OUTDATES = (MemoryNow, MemoryGone, Held, Released, Erased, SettingNow)  # what changes what is put beside messages
FORGOTTEN = "forgotten"  # why a memory is gone that an answer brings back
LASTING = frozenset({FileTrouble.FAILS_CHECK, FileTrouble.NOT_PERSONS_WORDS})
AWAY = (
    "The memory folder is not there: it was moved, or its disk is not mounted. No memory file can be written.",
    "Bring it back, or see: afterword doctor",
)


@dataclass(frozen=True, slots=True)
class Write:
    """A memory as it is to stand. ``because`` is the learning, answer or rule that it stands on.

    ``path`` names the file to be rewritten where another than the memory's own is meant.
    """

    memory: Memory
    because: str
    path: str | None = None


@dataclass(frozen=True, slots=True)
class Gone:
    """A memory whose file is to be removed. ``because`` as in :class:`Write`."""

    memory: str
    because: str


@dataclass(frozen=True, slots=True)
class Admission:
    """What goes in together: all of it or nothing. Of two writes of one memory the later stands.

    ``brought``: lines of another record, before all others; ``puts``: files to be put where nothing lies, as they are.
    """

    lines: tuple[Body, ...] = ()
    writes: tuple[Write, ...] = ()
    gone: tuple[Gone, ...] = ()
    marks: tuple[LookMark, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()
    brought: tuple[Line, ...] = ()
    puts: tuple[PutFile, ...] = ()

    def last_writes(self) -> tuple[Write, ...]:
        """One write a memory, the last one, in the order in which each memory first came; none of what goes."""
        removed = {gone.memory for gone in self.gone}
        last = {write.memory.id: write for write in self.writes if write.memory.id not in removed}
        return tuple(last.values())

    def __bool__(self) -> bool:
        own = self.lines or self.writes or self.gone or self.marks or self.checkpoints
        return bool(own or self.brought or self.puts)


class Pen(Protocol):
    """What a look writes with: the record itself, or a rehearsal that nothing comes of."""

    @property
    def rehearses(self) -> bool:
        """Whether nothing comes of it."""
        ...

    def standing(self) -> Standing:
        """What stands now, what this pen wrote included."""
        ...

    def mark(self, chat: str) -> LookMark | None:
        """How far this chat was looked at."""
        ...

    def admit(self, admission: Admission) -> tuple[Line, ...]:
        """Write it, whole. Raises HomeNewer, DiskFull, HomeBusy: nothing of it is there, or it is finished later."""
        ...

    def alone(self) -> AbstractContextManager[None]:
        """Nobody else writes meanwhile: what is read in here still stands when it is written."""
        ...


class Admitter:
    """The pen that writes for good."""

    rehearses = False

    def __init__(self, sockets: Sockets) -> None:
        self._sockets = sockets
        self._standing = Standing()
        self.comparing = Comparing()
        self.viewed = Viewed()
        self.links = Links()
        self.outdated = False  # whether this pen changed what is put beside messages
        self._within = 0  # how many ``read_once`` are open, one inside the other
        self._read = False  # whether the record was read in them, and nothing was written by this pen since

    @contextmanager
    def read_once(self) -> Iterator[None]:
        """While this lasts, what stands is what stood when it was first asked, and what this pen writes."""
        self._within += 1
        try:
            yield
        finally:
            self._within -= 1
            self._read = self._read and self._within > 0

    def standing(self) -> Standing:
        """What stands now, other processes' lines included."""
        if self._read:
            return self._standing
        fresh = tuple(self._sockets.record.lines(self._standing.last_seq))
        if any(isinstance(line.body, Erased) for line in fresh):
            self._standing = replay(self._sockets.record.lines())
        elif fresh:
            self._standing = replay(fresh, self._standing)
        self._read = self._within > 0
        return self._standing

    def mark(self, chat: str) -> LookMark | None:
        """How far this chat was looked at."""
        return self._sockets.record.mark(chat)

    def outdated_since(self, seq: int) -> bool:
        """Whether a line after this one changed what is put beside messages."""
        return any(isinstance(line.body, (*OUTDATES, Unreadable)) for line in self._sockets.record.lines(seq))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the writer lock. Raises HomeBusy after waiting."""
        with self._sockets.lock.hold():
            yield

    def admit(self, admission: Admission) -> tuple[Line, ...]:
        """Record and files as one. Raises HomeNewer, DiskFull, HomeBusy, and HomeDamaged where files are to be written
        and the memory folder is away: then nothing was written.
        """
        if not admission:
            return ()
        self._read = False
        with self.alone(), self._sockets.files.seen_once():
            if admission.writes or admission.gone or admission.puts:
                self._ready_for_files()
                self.standing()
            planned, nows = self._plan(admission)
            ops = (*admission.puts, *planned)
            intents = (Intent(self._sockets.ids.new("i"), ops),) if ops else ()
            gone = tuple(MemoryGone(one.memory, one.because, self._kept(one)) for one in admission.gone)
            lines = _in_order((*admission.lines, *self._still_held(admission, nows)), nows, gone)
            batch = Batch(lines, admission.marks, admission.checkpoints, intents, brought=admission.brought)
            if self._sockets.outdate is not None and any(
                isinstance(line, OUTDATES) for line in (*lines, *_bodies(admission.brought))
            ):
                self._sockets.outdate()
                self.outdated = True
            self._read = False
            written = self._sockets.record.commit(batch, at=self._sockets.clock.now())
            for intent in intents:
                carry_out(self._sockets, intent)
            return written

    def _ready_for_files(self) -> None:
        """What another process left half done comes first: nothing is planned from files that are about to change."""
        if not self._sockets.files.folder_present():
            raise HomeDamaged(*AWAY)
        for intent in self._sockets.record.intents():
            finish_one(self._sockets, intent)

    def _still_held(self, admission: Admission, nows: Sequence[MemoryNow]) -> tuple[Held, ...]:
        """What is left out by the check stays so through a write, until it is let go or held anew."""
        told = {line.memory for line in admission.lines if isinstance(line, Held | Released)}
        stands = [self._standing.memories.get(now.memory.id) for now in nows if now.memory.id not in told]
        held = [one.held for one in stands if one is not None and one.held is not None]
        return tuple(one for one in held if one.trouble in LASTING)

    def _plan(self, admission: Admission) -> tuple[tuple[FileOp, ...], tuple[MemoryNow, ...]]:
        ops: list[FileOp] = []
        nows: list[MemoryNow] = []
        for write in admission.last_writes():
            planned, now = self._plan_write(write)
            ops.extend(planned)
            nows.append(now)
        for gone in admission.gone:
            stored = self.stored(gone.memory)
            if stored is not None:
                ops.append(RemoveFile(stored.path, hashlib.sha256(stored.content).hexdigest()))
        return tuple(ops), tuple(nows)

    def _kept(self, gone: Gone) -> FileKept | None:
        """The file of what is forgotten, so that it can come back as it lay."""
        stored, stands = self.stored(gone.memory), self._standing.memories.get(gone.memory)
        if gone.because != FORGOTTEN or stored is None or stands is None:
            return None
        return FileKept(stored.path, stored.content, stands.memory.text)

    def _plan_write(self, write: Write) -> tuple[tuple[FileOp, ...], MemoryNow]:
        stored = self.stored(write.memory.id) if write.path is None else self._at(write.path)
        if stored is None or stored.memory is None:
            ops, path, seal = self._sockets.files.plan_new(write.memory)
            return ops, MemoryNow(write.memory, path, seal, write.because)
        memory = replace(write.memory, note=stored.memory.note)  # the person's, never ours to change
        ops, path, seal = self._sockets.files.plan_rewrite(stored, memory)
        return ops, MemoryNow(memory, path, seal, write.because)

    def stored(self, which: str) -> StoredFile | None:
        """The file of a memory: the one with its id, and of two such files the one that lies where it was written."""
        found = self._sockets.files.get(which)
        stands = self._standing.memories.get(which)
        return found if found is not None or stands is None else self._at(stands.newest.path)

    def _at(self, path: str) -> StoredFile | None:
        files = self._sockets.files.all()
        return next((file for file in files if file.path == path and file.memory is not None), None)


def _bodies(lines: Sequence[Line]) -> Iterator[Body]:
    return (line.body for line in lines)


def _in_order(lines: Sequence[Body], nows: Sequence[MemoryNow], gone: Sequence[MemoryGone]) -> tuple[Body, ...]:
    """What was decided, then what stands because of it, then what is held in spite of it."""
    decided = [line for line in lines if not isinstance(line, Held)]
    held = [line for line in lines if isinstance(line, Held)]
    return (*decided, *nows, *gone, *held)


def carry_out(sockets: Sockets, intent: Intent) -> bool:
    """Do to the files what the record intends, then say done. False where another hand's bytes stayed."""
    done = [sockets.files.carry_out(op) for op in intent.ops]
    sockets.record.commit(Batch(done=(intent.id,)), at=sockets.clock.now())
    return all(done)


def finish_one(sockets: Sockets, intent: Intent) -> bool:
    """The same for what was left undone. What could never be done, since another hand wrote it, is let go: it must not
    keep all else from being written.
    """
    try:
        return carry_out(sockets, intent)
    except NoPlace:
        sockets.record.commit(Batch(done=(intent.id,)), at=sockets.clock.now())
        return False


@dataclass(frozen=True, slots=True)
class Finished:
    """What was carried out of what was intended and not done, and what kept the rest from it: it stays intended."""

    done: tuple[Intent, ...] = ()
    hindered: HomeError | None = None


def finish(sockets: Sockets) -> Finished:
    """Carry out what was intended and not done, in order, as far as it can be. For the opening of a home."""
    if not sockets.record.intents():
        return Finished()
    if not sockets.files.folder_present():
        return Finished(hindered=HomeDamaged(*AWAY))
    done: list[Intent] = []
    try:
        with sockets.lock.hold():
            for intent in sockets.record.intents():
                finish_one(sockets, intent)
                done.append(intent)
    except HomeError as error:
        return Finished(tuple(done), error)
    return Finished(tuple(done))
