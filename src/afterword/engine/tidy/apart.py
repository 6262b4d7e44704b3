"""What tidying put together and the person took apart again: never put together again by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.engine.lineage import TIDIED_BY_RULE


def kept_apart(standing: Standing) -> Callable[[str, str], bool]:
    """Tells of two memories, by id, whether they are to be left apart: what put them together was taken back, let go,
    or waits for the person.
    """
    pairs = {pair for told in standing.learnings.values() for pair in _apart(standing, told)}
    return lambda one, other: frozenset((one, other)) in pairs


def _apart(standing: Standing, told: LearningNow) -> Iterator[frozenset[str]]:
    learning = told.learning
    if learning.merged and (told.undone or not told.applied):
        yield from (frozenset(pair) for pair in combinations(learning.merged, 2))
    elif learning.stays and learning.memory is not None and (told.undone or not told.applied):
        yield frozenset((learning.memory, learning.stays))
    elif learning.reader == TIDIED_BY_RULE and told.undone and learning.memory is not None:
        stands = standing.memories.get(learning.memory)
        history = stands.history if stands is not None else ()
        stayed = {now.memory.superseded_by for now in history if now.because == learning.id}
        yield from (frozenset((learning.memory, one)) for one in stayed if one is not None)
