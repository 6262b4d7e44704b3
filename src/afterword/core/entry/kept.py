"""What became of memories and of their files: as they stand, held, released, gone, lapsed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from afterword.core.memory import Memory
from afterword.core.verdict import CheckCode


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
class FileKept:
    """A memory's file as it lay when the memory was forgotten, byte for byte. ``text`` is what the memory said."""

    path: str
    content: bytes
    text: str


@dataclass(frozen=True, slots=True)
class MemoryGone:
    """A memory's file is no longer there: forgotten, erased, or counted as forgotten after a day missing.

    ``file`` is what brings it back, where it was forgotten by an answer.
    """

    memory: str
    because: str
    file: FileKept | None = None


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A waiting change was not answered for thirty days: kept here, not on the never-list."""

    learning: str
