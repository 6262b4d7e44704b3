"""Views that were made before, for a program that shows them again and again: each is good for as long as everything
that it is made of is the very same. Adds nothing to what ``viewing.py`` says of one thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import cached_property
from operator import is_

from afterword.core.change import Supersede
from afterword.core.entry import Learning
from afterword.core.memory import Kind, Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import CardNow, LearningNow
from afterword.core.verdict import Drop, SeenAgain, Wait
from afterword.engine.viewing import earlier_views, learning_view, memory_views
from afterword.engine.views import EarlierView, LearningView, MemoryView

Basis = tuple[object, ...]  # what a view is made of: what stands is frozen, so the same value says the same


class Listed:
    """The lists of one standing, each made when it is first asked for."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing

    @cached_property
    def live(self) -> tuple[Memory, ...]:
        """See Standing.live."""
        return self.standing.live()

    @cached_property
    def held(self) -> tuple[Memory, ...]:
        """See Standing.held."""
        return self.standing.held()

    @cached_property
    def waiting(self) -> tuple[LearningNow, ...]:
        """See Standing.waiting."""
        return self.standing.waiting()

    @cached_property
    def cards(self) -> tuple[CardNow, ...]:
        """See Standing.open_cards."""
        return self.standing.open_cards()

    @cached_property
    def kept(self) -> tuple[LearningNow, ...]:
        """Every learning that changed what is remembered and was not taken back, oldest first."""
        return tuple(told for told in self.standing.applied() if not told.undone)

    @cached_property
    def judged(self) -> int:
        """How many learnings would have changed something, kept or waiting."""
        return len(self._judged)

    @cached_property
    def waited(self) -> int:
        """How many of these waited for the person, or do."""
        return sum(isinstance(told.learning.verdict, Wait) for told in self._judged)

    @cached_property
    def _judged(self) -> tuple[LearningNow, ...]:
        every = self.standing.learnings.values()
        return tuple(told for told in every if not isinstance(told.learning.verdict, Drop | SeenAgain))

    @cached_property
    def files(self) -> int:
        """How many memories have a file."""
        return sum(stands.present for stands in self.standing.memories.values())

    @cached_property
    def written(self) -> datetime | None:
        """The moment of the newest learning, memory, request or answer; None where there is none."""
        standing = self.standing
        dated = (one.at for each in (standing.learnings, standing.memories, standing.sent) for one in each.values())
        return max((*dated, *(line.at for line in standing.answers)), default=None)

    @cached_property
    def earlier(self) -> tuple[EarlierView, ...]:
        """Superseded and archived memories, latest first."""
        every = self.standing.memories.values()
        put_aside = [stands for stands in every if stands.present and stands.memory.place is not Place.LIVE]
        put_aside.sort(key=lambda stands: stands.at, reverse=True)
        return earlier_views(self.standing, put_aside)


class Viewed:
    """The views of one home: of learnings by id, and of all that is remembered as it stood last."""

    def __init__(self) -> None:
        self._learnings: dict[str, tuple[Basis, LearningView]] = {}
        self._learned: dict[bool, tuple[Standing, tuple[LearningView, ...]]] = {}
        self._memories: tuple[MemoryView, ...] = ()
        self._of_kind: dict[Kind, tuple[MemoryView, ...]] = {}
        self._stood: Standing | None = None
        self._edited: frozenset[str] = frozenset()
        self._listed = Listed(Standing())
        self._waits: tuple[Standing, tuple[LearningView, ...]] | None = None

    def listed(self, standing: Standing) -> Listed:
        """The lists of what stands."""
        if self._listed.standing is not standing:
            self._listed = Listed(standing)
        return self._listed

    def waiting(self, standing: Standing) -> tuple[LearningView, ...]:
        """What waits as it is shown, oldest first."""
        known = self._waits
        if known is None or known[0] is not standing:
            known = self._waits = standing, self.learnings(standing, self.listed(standing).waiting)
        return known[1]

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
            self._of_kind = {}
        return self._memories

    def memories_of(self, standing: Standing, edited: frozenset[str], kind: Kind) -> tuple[MemoryView, ...]:
        """Those of one kind."""
        every = self.memories(standing, edited)
        if kind not in self._of_kind:
            self._of_kind[kind] = tuple(view for view in every if view.memory.kind is kind)
        return self._of_kind[kind]

    def _learning(self, standing: Standing, told: LearningNow) -> LearningView:
        basis = (told, *map(standing.memories.get, _rests_on(standing, told.learning)))
        known = self._learnings.get(told.learning.id)
        if known is None or not _same(known[0], basis):
            known = self._learnings[told.learning.id] = basis, learning_view(standing, told)
        return known[1]


def _rests_on(standing: Standing, learning: Learning) -> Iterator[str]:
    """The memories of which a learning says something: its own, and those that it retires or has retired."""
    made = standing.memory(learning.memory or "")
    yield learning.memory or ""
    yield (made.supersedes if made is not None else None) or ""
    yield from learning.merged
    yield learning.stays
    if isinstance(learning.change, Supersede):
        yield learning.change.target


def _same(one: Basis, other: Basis) -> bool:
    return len(one) == len(other) and all(map(is_, one, other))
