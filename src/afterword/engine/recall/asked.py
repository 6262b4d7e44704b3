"""What is asked of recall, and with what it is answered."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from afterword.core.chunk import Reach
from afterword.core.errors import EmbedderGone
from afterword.ports import Cosines, Embedder, Index, Vector
from afterword.remembering.spoken import language_of

from .kept import KeptVectors, products
from .searched import SearchedTexts

if TYPE_CHECKING:
    from concurrent.futures import Future

ENGLISH = "en"
FEW_MADE = 16  # vectors of memories made for one question: some tenth of a second
MOST_MADE = 128  # vectors of memories made for one question that may be a process's only one: about a second


@dataclass(frozen=True, slots=True)
class Asked:
    """A question. ``as_of``: what was true then. ``project``: a name or key. ``source``: an assistant's name.

    ``since`` and ``until`` bound when it was said or began to be true, half-open. ``label``: only pieces that have it.
    ``within``: keys of the projects that alone may answer, beside what belongs to none; None: all. ``outside`` False:
    no piece that its chat said after it had read something from outside. ``apart``: no piece beside a better one, which
    shows it as its neighbour.
    """

    query: str
    as_of: datetime | None = None
    project: str | None = None
    source: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    label: str | None = None
    limit: int = 10
    within: frozenset[str] | None = None
    outside: bool = True
    apart: bool = True

    @property
    def bounded(self) -> bool:
        """Whether anything of a memory itself keeps it from answering."""
        bounds = (self.as_of, self.project, self.source, self.since, self.until, self.within)
        return any(bound is not None for bound in bounds)

    def in_time(self, moment: datetime | None) -> bool:
        """Whether a moment lies between the bounds; without bounds any does, an unknown one too."""
        if self.since is None and self.until is None:
            return True
        after = moment is not None and (self.since is None or self.since <= moment)
        return after and moment is not None and (self.until is None or moment < self.until)

    def reach(self, project: str | None) -> Reach:
        """The filters for pieces of chats; what was true at a moment was said before it."""
        ends = [end for end in (self.until, self.as_of) if end is not None]
        return Reach(project, self.source, self.since, min(ends, default=None), self.label)


@dataclass(slots=True)
class Reading:
    """The index and what makes meaning, both None where there is none, for one question.

    ``unwanted``: sources whose chats are not to be found. ``gone``: why there is no meaning after all. ``kept``:
    vectors of memories by their names; ``texts``: their words. Who asks often hands the same in each time. ``most``:
    so many vectors of memories are made for it; others are found by their words. ``cosines``: how they are compared.
    """

    index: Index | None = None
    embedder: Embedder | None = None
    unwanted: frozenset[str] = frozenset()
    gone: str = ""
    kept: KeptVectors = field(default_factory=KeptVectors)
    texts: SearchedTexts = field(default_factory=SearchedTexts)
    most: int = MOST_MADE
    cosines: Cosines = products
    _vectors: dict[str, Vector] = field(default_factory=dict)
    _coming: dict[str, Future[tuple[Vector, ...]]] = field(default_factory=dict)

    def speaks(self, lang: str) -> bool:
        """Whether meaning can be compared in this language ('': not known)."""
        return self.embedder is not None and (self.embedder.multilingual or lang in {"", ENGLISH})

    def ahead(self, query: str) -> None:
        """Have the meaning of the question told while other things are worked out; ``vector`` waits for it."""
        if self._told(query) and query not in self._vectors:
            self._coming[query] = _beside(lambda: self.vectors((query,)))

    def vector(self, query: str) -> Vector | None:
        """The meaning of the question, made once; None where nothing can tell it."""
        if not self._told(query):
            return None
        if query not in self._vectors:
            coming = self._coming.pop(query, None)
            found = coming.result() if coming is not None else self.vectors((query,))
            self._vectors.update({query: found[0]} if found else {})
        return self._vectors.get(query)

    def _told(self, query: str) -> bool:
        return not self.gone and self.speaks(language_of(query))

    def vectors(self, texts: tuple[str, ...]) -> tuple[Vector, ...]:
        """The meaning of each text, or nothing where the model is gone."""
        if self.embedder is None or self.gone or not texts:
            return ()
        try:
            return self.embedder.embed(texts)
        except EmbedderGone as gone:
            self.gone = gone.message
            return ()


def _beside(work: Callable[[], tuple[Vector, ...]]) -> Future[tuple[Vector, ...]]:
    """Work that a thread of its own does meanwhile. What it raises is raised to who asks for the result."""
    from concurrent.futures import Future

    future: Future[tuple[Vector, ...]] = Future()

    def do() -> None:
        try:
            future.set_result(work())
        except BaseException as trouble:  # noqa: BLE001  handed to who waits for it
            future.set_exception(trouble)

    threading.Thread(target=do, name="meaning", daemon=True).start()
    return future
