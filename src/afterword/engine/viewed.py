"""Views that were made before, for a program that shows them again and again: each is good for as long as everything
that it is made of is the very same. Adds nothing to what ``viewing.py`` says of one thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import is_

from afterword.core.change import Supersede
from afterword.core.entry import Learning
from afterword.core.memory import Kind
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.engine.viewing import learning_view, memory_views
from afterword.engine.views import LearningView, MemoryView

Basis = tuple[object, ...]  # what a view is made of: what stands is frozen, so the same value says the same


class Viewed:
    """The views of one home: of learnings by id, and of all that is remembered as it stood last."""

    def __init__(self) -> None:
        self._learnings: dict[str, tuple[Basis, LearningView]] = {}
        self._learned: dict[bool, tuple[Standing, tuple[LearningView, ...]]] = {}
        self._memories: tuple[MemoryView, ...] = ()
        self._stood: Standing | None = None
        self._edited: frozenset[str] = frozenset()

    def learnings(self, standing: Standing, told: Iterable[LearningNow]) -> tuple[LearningView, ...]:
        """Learnings as they are shown, in their order."""
        return tuple(self._learning(standing, one) for one in told)

    def learned(self, standing: Standing, *, everything: bool) -> tuple[LearningView, ...]:
        """Every learning that changed what is remembered, newest first; ``everything``: all others too."""
        known = self._learned.get(everything)
        if known is None or known[0] is not standing:
            told = tuple(standing.learnings.values() if everything else standing.applied())
            known = self._learned[everything] = standing, self.learnings(standing, reversed(told))
        return known[1]

    def memories(self, standing: Standing, edited: frozenset[str]) -> tuple[MemoryView, ...]:
        """Live memories as they are used, by kind and then as they came. ``edited``: ids of those whose files were
        changed by hand.
        """
        if standing is not self._stood or edited != self._edited:
            order = {kind: place for place, kind in enumerate(Kind)}
            live = [stands for stands in standing.memories.values() if stands.live]
            live.sort(key=lambda stands: order[stands.memory.kind])
            self._stood, self._edited, self._memories = standing, edited, memory_views(standing, live, edited)
        return self._memories

    def _learning(self, standing: Standing, told: LearningNow) -> LearningView:
        basis = (told, *map(standing.memories.get, _rests_on(told.learning)))
        known = self._learnings.get(told.learning.id)
        if known is None or not _same(known[0], basis):
            known = self._learnings[told.learning.id] = basis, learning_view(standing, told)
        return known[1]


def _rests_on(learning: Learning) -> Iterator[str]:
    """The memories of which a learning says something: its own, and those that it retires."""
    yield learning.memory or ""
    yield from learning.merged
    yield learning.stays
    if isinstance(learning.change, Supersede):
        yield learning.change.target


def _same(one: Basis, other: Basis) -> bool:
    return len(one) == len(other) and all(map(is_, one, other))
