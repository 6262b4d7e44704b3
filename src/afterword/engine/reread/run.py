"""One run: a pass over files, then vectors in batches, then what has to go goes and the marks are published, last.

Whatever ends a run in between leaves every chunk findable that was stored; the next run does only the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace

from afterword.core.chunk import Brake, Chunk
from afterword.core.errors import EmbedderGone, HomeBusy, Invariant
from afterword.engine.gathering import Shelf
from afterword.engine.indexed import Reread
from afterword.engine.reread.forgetting import forget
from afterword.engine.reread.labels import label
from afterword.engine.reread.parts import BRAKED, MANY, SHARE, IndexSockets, IndexTerms, Plan
from afterword.engine.reread.reading import Pass
from afterword.ports import Embedder, Progress, WriterLock, silent

BATCH = 64  # texts the embedder is given at once
MEANING, LABELS = "meaning", "labels"  # what progress says is being made


def reread(
    sockets: IndexSockets, terms: IndexTerms, shelves: Sequence[Shelf], *, progress: Progress = silent
) -> Reread:
    """Make the chunks of these shelves' chats what reading them gives now. Raises HomeBusy, DiskFull, HomeDamaged."""
    with _turn(sockets.turn) as mine:
        with sockets.lock.hold():
            forgotten = forget(sockets.index, terms)
            before = sockets.index.count()
            passed = Pass(sockets, terms, mine=mine)
            passed.go([shelf for shelf in shelves if shelf.source.name not in terms.unwanted], progress)
            waiting = tuple(plan for plan in passed.plans.values() if not plan.ended)
            ending = Ending(sockets, waiting, passed.token)
            brake = ending.hold_back(passed, terms, before)
            ending.after_pass()
        if mine:
            ending.embed(progress)
            ending.rest()
        labelled = label(sockets.index, sockets.clock, progress=progress) if mine else 0
    return Reread(
        files=sum(not plan.taken_up for plan in passed.plans.values()),
        chats=passed.chats,
        added=passed.added,
        moved=passed.moved,
        removed=ending.removed + forgotten,
        embedded=ending.embedded,
        labelled=labelled,
        left=len(ending.waiting),
        unread=tuple(passed.unread),
        brake=brake,
        gone=ending.gone,
    )


@contextmanager
def _turn(lock: WriterLock) -> Iterator[bool]:
    """Whether this process has the turn, for the block; where another has it, it is not waited for."""
    with ExitStack() as held:
        try:
            held.enter_context(lock.hold())
        except HomeBusy:
            yield False
            return
        yield True


@dataclass(slots=True)
class Ending:
    """What is left to do after a pass: vectors, removals, marks. ``waiting`` are the plans that are not done,
    ``token`` names this run in their marks.
    """

    sockets: IndexSockets
    waiting: tuple[Plan, ...]
    token: str
    removed: int = 0
    embedded: int = 0
    gone: str = ""

    def hold_back(self, passed: Pass, terms: IndexTerms, before: int) -> Brake | None:
        """Whether the run would remove too much at once: then nothing goes but what the person sent away."""
        index = self.sockets.index
        standing = index.brake()
        would = sum(plan.unasked for plan in self.waiting)
        too_much = would > MANY and would * SHARE > before and not terms.let_go
        braked = {
            plan.mark.checkpoint.path
            for plan in self.waiting
            if plan.unasked and not terms.let_go and (too_much or (plan.held and standing is not None))
        }
        for plan in self.waiting:
            if plan.mark.checkpoint.path in braked:
                self._brake(plan)
        self.waiting = tuple(plan for plan in self.waiting if plan.mark.checkpoint.path not in braked)
        if too_much:
            standing = Brake(self.sockets.clock.now(), would, before)
            index.hold_back(standing)
        elif standing is not None and not braked and not passed.claims.any_pending(BRAKED):
            standing = None
            index.hold_back(None)
        return standing

    def _brake(self, plan: Plan) -> None:
        self._remove([one for chat in plan.by_answer for one in plan.doomed.get(chat, ())])
        self.sockets.index.publish(replace(plan.unfinished, pending=BRAKED))

    def after_pass(self) -> None:
        """End what needs no vector, still under the lock of the pass; the rest is marked as in hand."""
        index = self.sockets.index
        by_meaning = self.sockets.embedder is not None
        for plan in self.waiting:
            if by_meaning and plan.lacking:
                index.publish(plan.in_hand(self.token))
            else:
                self._end(plan)
        self.waiting = tuple(plan for plan in self.waiting if by_meaning and plan.lacking)

    def embed(self, progress: Progress) -> None:
        """Give a vector to every chunk that lacks one, newest first, and end each file as soon as it has all of its."""
        embedder = self.sockets.embedder
        if embedder is None:
            return
        doomed = {one for plan in self.waiting for one in plan.going()}
        total = self.sockets.index.lacking(embedder.id)
        done: frozenset[str] = frozenset()
        while batch := self._batch(embedder, doomed):
            if done & {chunk.id for chunk in batch}:
                raise Invariant("A vector that was stored is not there.")
            done = self._store(embedder, batch)
            if not done:
                return
            self.embedded += len(batch)
            progress(self.embedded, max(total, self.embedded), MEANING)
            self._end_complete(done)

    def _batch(self, embedder: Embedder, doomed: set[str]) -> tuple[Chunk, ...]:
        found = self.sockets.index.without_vector(embedder.id, BATCH)
        if doomed and any(chunk.id in doomed for chunk in found):
            more = self.sockets.index.without_vector(embedder.id, BATCH + len(doomed))
            found = tuple(chunk for chunk in more if chunk.id not in doomed)
        return found[:BATCH]

    def _store(self, embedder: Embedder, batch: Sequence[Chunk]) -> frozenset[str]:
        try:
            vectors = embedder.embed([chunk.text for chunk in batch])
        except EmbedderGone as problem:
            self.gone = problem.message
            return frozenset()
        ids = [chunk.id for chunk in batch]
        self.sockets.index.store_vectors(embedder.id, dict(zip(ids, vectors, strict=True)))
        return frozenset(ids)

    def _end_complete(self, done: frozenset[str]) -> None:
        for plan in self.waiting:
            plan.missing -= done
        self._end_in_hand([plan for plan in self.waiting if not plan.lacking])

    def rest(self) -> None:
        """End what is left: every chunk is stored and has its vector, or there is no embedder any more."""
        self._end_in_hand(self.waiting)

    def _end_in_hand(self, plans: Sequence[Plan]) -> None:
        """End these plans, but for files that another process has read meanwhile: those are its own to end."""
        if not plans:
            return
        ended = [plan.mark.checkpoint.path for plan in plans]
        with self.sockets.lock.hold():
            for plan in plans:
                if self.sockets.index.mark(plan.mark.checkpoint.path) == plan.in_hand(self.token):
                    self._end(plan)
        self.waiting = tuple(plan for plan in self.waiting if plan.mark.checkpoint.path not in ended)

    def _end(self, plan: Plan) -> None:
        self._remove(plan.going())
        self.sockets.index.publish(plan.mark)

    def _remove(self, ids: Sequence[str]) -> None:
        if ids:
            self.sockets.index.remove(ids)
            self.removed += len(ids)
