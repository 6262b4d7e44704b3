"""What re-reading works with and by which terms, and what one file still needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from afterword.core.mark import LEARNER_VERSION, ChatReading, ReadingMark
from afterword.core.standing import Standing
from afterword.ports import Clock, Embedder, Ids, Index, WriterLock
from afterword.remembering.chunking import Cutting

MANY = 200  # chunks; a run may remove so many without asking
SHARE = 10  # and one in so many of all chunks
BRAKED = "brake"  # pending until the person lets the removal go
AGAIN = "again"  # pending until somebody reads the file again
STORED = "stored:"  # begins what is pending only for vectors: all chunks of the file are there, and none has to go


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
    def left_out(self) -> frozenset[str]:
        """The chats that the person marked: their words are kept out."""
        standing = self.standing
        return frozenset(chat for chat in standing.switches if standing.switched_off(chat))

    @property
    def fingerprint(self) -> str:
        """Of everything here that changes chunks."""
        return self.cutting.fingerprint(*self.settings)


@dataclass(slots=True)
class Plan:
    """What one file still needs once its new chunks are stored.

    ``doomed``: ids that go at the end, by chat; those of ``by_answer`` because the person said so. ``missing``: ids
    that may still lack a vector. ``held``: an earlier run was held back here. ``taken_up``: an earlier run read the
    file and was cut off before all of it had vectors. ``ended``: its mark is published for good. ``lost``: as it was
    before, of chats that the file gives no more and whose chunks go.
    """

    mark: ReadingMark
    doomed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    by_answer: set[str] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)
    held: bool = False
    taken_up: bool = False
    ended: bool = False
    lost: tuple[ChatReading, ...] = ()

    @property
    def unfinished(self) -> ReadingMark:
        """The mark until what has to go is gone: it still names the lost chats, so that a later run lets them go."""
        return replace(self.mark, chats=(*self.mark.chats, *self.lost))

    @property
    def lacking(self) -> bool:
        """Whether a chunk of it may be without a vector."""
        return self.taken_up or bool(self.missing)

    def in_hand(self, token: str) -> ReadingMark:
        """The mark while its vectors are being made, by the run of this token."""
        return replace(self.unfinished, pending=token if self.going() else f"{STORED}{token}")

    @property
    def unasked(self) -> int:
        """How many chunks would go without an answer of the person."""
        return sum(len(ids) for chat, ids in self.doomed.items() if chat not in self.by_answer)

    def keep(self, chat: str) -> None:
        """Nothing of this chat has to go any more."""
        self.doomed.pop(chat, None)
        self.lost = tuple(one for one in self.lost if one.chat != chat)

    def going(self) -> tuple[str, ...]:
        """Every id that goes."""
        return tuple(one for ids in self.doomed.values() for one in ids)
