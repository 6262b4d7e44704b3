"""What re-reading works with and by which terms, and what one file still needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from afterword.core.mark import LEARNER_VERSION, ReadingMark
from afterword.core.standing import Standing
from afterword.ports import Clock, Embedder, Ids, Index, WriterLock
from afterword.remembering.chunking import Cutting

MANY = 200  # chunks; a run may remove so many without asking
SHARE = 10  # and one in so many of all chunks
BRAKED = "brake"  # pending until the person lets the removal go
AGAIN = "again"  # pending until somebody reads the file again


@dataclass(frozen=True, slots=True)
class IndexSockets:
    """The index, and what makes meaning; None: words alone.

    ``lock``: one pass over files at a time, waited for. ``turn``: one process at a time makes vectors and ends what is
    pending; it is not waited for. ``present``: whether a file is still there.
    """

    index: Index
    embedder: Embedder | None
    lock: WriterLock
    turn: WriterLock
    clock: Clock
    ids: Ids
    present: Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class IndexTerms:
    """What stands (marked chats, silences), how chats are cut, and what else changes chunks as ``settings``.

    ``let_go``: the person lets a run remove as much as it would. ``unwanted``: sources whose chats are not to be found.
    """

    standing: Standing
    settings: tuple[str, ...] = ()
    cutting: Cutting = field(default_factory=Cutting)
    learner_version: int = LEARNER_VERSION
    let_go: bool = False
    unwanted: tuple[str, ...] = ()

    @property
    def fingerprint(self) -> str:
        """Of everything here that changes chunks."""
        return self.cutting.fingerprint(*self.settings)


@dataclass(slots=True)
class Plan:
    """What one file still needs once its new chunks are stored.

    ``doomed``: ids that go at the end, by chat; those of ``by_answer`` because the person said so. ``missing``: ids
    that may still lack a vector. ``held``: an earlier run was held back here.
    """

    mark: ReadingMark
    doomed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    by_answer: set[str] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)
    held: bool = False

    @property
    def unasked(self) -> int:
        """How many chunks would go without an answer of the person."""
        return sum(len(ids) for chat, ids in self.doomed.items() if chat not in self.by_answer)

    def going(self) -> tuple[str, ...]:
        """Every id that goes."""
        return tuple(one for ids in self.doomed.values() for one in ids)
