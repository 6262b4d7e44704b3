"""What is kept: the record, the memory files, the keys and one writer a home. Knows no file system and no database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from afterword.core.entry import Body, Line
    from afterword.core.fileop import FileOp, Intent
    from afterword.core.mark import Checkpoint, LookMark, Seen
    from afterword.core.memory import Memory


@dataclass(frozen=True, slots=True)
class Batch:
    """What one transaction of the record writes: all of it or nothing.

    ``brought`` are lines of another record, which keep their moment and device; they come before ``lines``.
    """

    lines: tuple[Body, ...] = ()
    marks: tuple[LookMark, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()
    intents: tuple[Intent, ...] = ()
    done: tuple[str, ...] = ()
    brought: tuple[Line, ...] = ()


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

    def seen(self) -> Set[Seen]:
        """How every file was when it was last done with: one reading for a pass over many."""
        ...

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


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds, read whole and checked against its own checksums.

    ``digest`` is a hash of all of it. ``sealed``: this home's key made it, so nothing in it was changed since. ``key``:
    it brings the key that made it, as bytes.
    """

    path: str
    digest: str
    made: datetime
    lines: tuple[Line, ...] = ()
    marks: tuple[LookMark, ...] = ()
    files: tuple[StoredFile, ...] = ()
    sealed: bool = False
    key: bytes | None = None


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

    def seen_once(self) -> AbstractContextManager[None]:
        """Within this, the folder is looked at once for all that is read; what is written meanwhile is seen.

        A memory's own file is as it is now even so, wherever ``get`` is asked for it.
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
