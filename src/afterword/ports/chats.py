"""Where chats come from: the files of a source, and what reading one gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from afterword.core.chat import Chat, Skipped
    from afterword.core.mark import Checkpoint, Seen


class ChatFile(Struct, frozen=True, gc=False):
    """A file (or database) that a source keeps chats in, as listing found it; nothing was opened yet.

    A pass makes ten thousands of them: one of these takes an eighth of the time that a dataclass takes.
    """

    source: str
    path: str
    size: int
    mtime_ns: int

    def as_seen(self, reader_version: int) -> Seen:
        """As it is now, to be compared with how it was when that version of its reader read it."""
        return (self.path, self.size, self.mtime_ns, reader_version)


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
    """What reading one file gave. ``unread`` where it could not be read at all; ``checkpoint`` where reading stopped.

    ``skipped``: what was passed over in a file that gave no chat; else the chats say so themselves.
    """

    chats: tuple[Chat, ...]
    checkpoint: Checkpoint | None = None
    unread: Unread | None = None
    skipped: tuple[Skipped, ...] = ()
