"""The joint of what makes chats searchable: the index of this home, its locks, what may be in it, and how it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.app.joining import Parts, settings_of
from afterword.core.errors import HomeError
from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.engine.gathering import Shelf
from afterword.engine.indexed import Reread
from afterword.engine.recall.asked import FEW_MADE, MOST_MADE, Reading
from afterword.engine.recall.kept import KeptVectors, products
from afterword.engine.recall.memories import forget_vectors, searched_memories, without_meaning
from afterword.engine.recall.searched import SearchedTexts
from afterword.engine.reread import IndexSockets, IndexTerms, forget, index_words, reread
from afterword.engine.saying import count
from afterword.engine.views import HealthLine
from afterword.ports import Embedder, Index, Progress, Vector, silent

if TYPE_CHECKING:
    from afterword.storage.index import SqliteIndex

MANY = 1000  # vectors that are compared in some 16 ms without numpy, which takes some 120 ms to load
_NOTHING_YET = HealthLine("note", "no_index", "No chat is searchable yet.", "afterword learn")
_LET_GO = "If that is right: afterword learn --let-go"


class Indexing:
    """The index of one home, opened when it is first needed."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._index: SqliteIndex | None = None
        self.texts = SearchedTexts()
        self.compared: set[str] = set()  # texts of memories that were read ahead of a keep
        self._vectors = KeptVectors()
        self._stays = False

    @property
    def folder(self) -> Path:
        """Where the index lies. All in it is made again by learning."""
        return self._parts.storage.home.root / "index"

    @property
    def there(self) -> bool:
        """Whether there is an index, without making one."""
        from afterword.storage.index.chunks import NAME

        return (self.folder / NAME).exists()

    @property
    def embedder(self) -> Embedder | None:
        """What makes meaning, or None: words alone."""
        return self._parts.embedder

    def reading(self, index: Index | None, unwanted: frozenset[str] = frozenset()) -> Reading:
        """What the next question is answered with; what was worked out for earlier ones is there.

        It waits for few new vectors where these are kept for another: in the index, or by a process that is asked
        again. Such a one is quicker with numpy, which takes longer to load than to answer once without it.
        """
        stays, self._stays = self._stays, True
        return Reading(
            index,
            self.embedder,
            unwanted,
            kept=self._vectors,
            texts=self.texts,
            most=FEW_MADE if stays or index is not None else MOST_MADE,
            cosines=_quickly if stays else products,
        )

    def index(self) -> Index:
        """The index, made where there is none. Raises HomeError."""
        return self._opened()

    def _opened(self) -> SqliteIndex:
        if self._index is None:
            from afterword.storage.index import open_index

            self._index = open_index(self.folder, tokens=index_words)
        return self._index

    def these(
        self, desk: Desk, shelves: Sequence[Shelf], *, let_go: bool = False, progress: Progress = silent
    ) -> Reread:
        """The chats of these shelves. What keeps the index from being written is told, never raised."""
        if not self._parts.storage.writable:
            return Reread()
        try:
            return reread(self._sockets(), self._terms(desk, let_go=let_go), shelves, progress=progress)
        except HomeError as problem:
            return Reread(trouble=f"{problem.message} {problem.next_step}".strip())
        except OSError as problem:
            return Reread(trouble=f"The system does not let the index be kept: {problem}.")

    def forget(self, desk: Desk) -> None:
        """Take what is not to be found any more (erased, marked) out of the index at once.

        Learning does the same, so where this is cut off or cannot be done now, it is done then.
        """
        if self.there:
            with suppress(HomeError), self._sockets().lock.hold():
                forget(self._opened(), self._terms(desk, let_go=False))
                self.forget_vectors(desk.standing())

    def forget_vectors(self, standing: Standing) -> None:
        """Take out of the index the vectors of what is no memory any more. Raises HomeError."""
        forget_vectors(self._opened(), self.embedder.id if self.embedder else "", standing)

    def _sockets(self) -> IndexSockets:
        from afterword.storage.lock import HomeLock

        index = self._opened()
        sockets = self._parts.sockets
        return IndexSockets(
            index,
            self.embedder,
            HomeLock(self.folder / "learn.lock"),
            HomeLock(self.folder / "turn.lock", patience=0),
            sockets.clock,
            sockets.ids,
            lambda path: Path(path).exists(),
        )

    def _terms(self, desk: Desk, *, let_go: bool) -> IndexTerms:
        standing = desk.standing()
        known = settings_of(standing, self._parts.names())
        unwanted = tuple(name for name in self._parts.names() if known[f"consent.{name}.index"].value == "off")
        settings = tuple(f"{name}={known[name].value}" for name in ("worktrees", "never_read"))
        return IndexTerms(standing, settings, let_go=let_go, unwanted=unwanted)

    def health_lines(self, desk: Desk) -> Iterator[HealthLine]:
        """Whether chats can be found, what waits, and what was held back. Makes no index."""
        agreed = any(consent.learn for consent in desk.terms.consents.values())
        if not self.there:
            if agreed:
                yield _NOTHING_YET
            return
        try:
            yield from self._lines(self._opened(), desk.standing(), agreed=agreed)
        except HomeError as problem:
            yield HealthLine("trouble", "index", problem.message, problem.next_step)

    def _lines(self, index: SqliteIndex, standing: Standing, *, agreed: bool) -> Iterator[HealthLine]:
        for did in index.did:
            yield HealthLine("note", "index", f"The index was begun anew: {did}", "afterword learn")
        brake = index.brake()
        if brake is not None:
            says = (
                f"Reading your chats again would take {brake.remove} of {count(brake.of, 'piece')} out of the search."
            )
            yield HealthLine("note", "brake", f"{says} None was.", _LET_GO)
        queue = index.queue()
        if agreed and not index.did and not index.count() and not index.marks():
            yield _NOTHING_YET  # also where it was begun anew by a process that had nobody to tell it
        elif brake is None and not index.did:
            pieces = f"{count(index.count(), 'piece')} of {count(len(index.chats()), 'chat')}"
            yield HealthLine("ok", "index", f"{pieces} can be found.{_left_out(standing)}")
        if not queue.waiting:
            yield HealthLine("ok", "labels", "No piece of a chat waits to be sorted for the search.")
        else:
            failed = f", {queue.failed} of them failed before ({queue.reason})" if queue.failed else ""
            yield HealthLine(
                "note", "labels", f"{count(queue.waiting, 'piece')} of chats: not sorted for the search yet{failed}."
            )
        yield from self._vectors_line(index, standing)

    def _vectors_line(self, index: SqliteIndex, standing: Standing) -> Iterator[HealthLine]:
        """What has no vector yet. So few memories as the next question makes vectors for are found by it."""
        if self.embedder is None:
            return
        memories = without_meaning(
            Reading(index, self.embedder, kept=self._vectors), self.texts.memories(standing, searched_memories)
        )
        lacking = (
            (memories if memories > FEW_MADE else 0, "memory", "memories"),
            (index.lacking(self.embedder.id), "piece of chats", "pieces of chats"),
        )
        which = [count(number, *words) for number, *words in lacking if number]
        if which:
            says = f"Found by words only, until meaning is made too: {' and '.join(which)}."
            yield HealthLine("note", "vectors", says, "afterword learn")

    def close(self) -> None:
        """Let the index go."""
        if self._index is not None:
            self._index.close()


def _quickly(asked: Vector, vectors: Sequence[Vector]) -> Sequence[float]:
    """See ports.Cosines: by numpy where it is installed and there is much to do."""
    if len(vectors) < MANY or not _has_numpy():
        return products(asked, vectors)
    from afterword.storage.index.memories import cosines

    return cosines(asked, vectors)


@cache
def _has_numpy() -> bool:
    return find_spec("numpy") is not None


def _left_out(standing: Standing) -> str:
    """What is not to be found because the person said so of its chat, even where they said otherwise since."""
    once = [chat for chat, turns in standing.switches.items() if any(turn.value == "off" for turn in turns)]
    out = sum(standing.switched_off(chat) for chat in once)
    back = len(once) - out
    parts = (
        count(out, "chat") if out else "",
        f"what was said in {count(back, 'chat')} before you let Afterword learn from {_them(back)} again"
        if back
        else "",
    )
    said = ", and ".join(filter(None, parts))
    return f" Left out, as you said: {said}." if said else ""


def _them(number: int) -> str:
    return "it" if number == 1 else "them"
