"""The chain that a memory belongs to, read from what stands: everything that replaced it or that it replaced, in
order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime

from afterword.core.entry import Answered, AnswerKind, Refused
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.engine.chain import Link, Role, start

TIDIED_BY_RULE = "tidy"  # the reader of a learning that rules of tidying made
Filed = Callable[[str], Memory | None]  # a memory as its file says it; None where there is no file


class Links:
    """What replaced what, either way, worked out once for what stands. What tidying put away is linked to nothing."""

    def __init__(self) -> None:
        self._standing: Standing | None = None
        self._neighbours: dict[str, set[str]] = {}

    def of(self, standing: Standing) -> Mapping[str, set[str]]:
        """For each memory that is linked at all: those that it replaced or that replaced it."""
        if standing is not self._standing:
            self._standing, self._neighbours = standing, _neighbours(standing)
        return self._neighbours


def lineage(standing: Standing, which: str, filed: Filed, links: Links) -> tuple[Link, ...]:
    """Every memory linked to this one, by when each began to be true, forgotten ones among them."""
    ids = _linked(links.of(standing), which)
    undone = _undone_by(standing)
    order = {one: number for number, one in enumerate(standing.memories if len(ids) > 1 else ids)}
    found = [(standing.memories[one], _link(standing.memories[one], undone, filed)) for one in ids]
    found.sort(key=lambda pair: (_began(pair[0].memory), order[pair[0].memory.id]))
    return tuple(link for _, link in found)


def with_role(chain: Iterable[Link], which: str, role: Role) -> tuple[Link, ...]:
    """The same chain with one memory in another role."""
    return tuple(replace(link, role=role) if link.memory.id == which else link for link in chain)


def _link(stands: MemoryStands, undone: frozenset[str], filed: Filed) -> Link:
    memory = filed(stands.memory.id) if stands.present else None
    aside = stands.memory.place is Place.ARCHIVED
    if aside and stands.newest.because in undone:
        return Link(memory or stands.memory, Role.TAKEN_BACK)
    if memory is None or aside:
        return Link(memory or stands.memory, Role.ENDED)
    return Link(memory, Role.STANDS)


def _undone_by(standing: Standing) -> frozenset[str]:
    """The ids of all answers that took something back."""
    said = [line.answer for line in standing.answers]
    return frozenset(one.id for one in said if isinstance(one, Answered) and one.answer is AnswerKind.UNDO)


def _neighbours(standing: Standing) -> dict[str, set[str]]:
    neighbours: dict[str, set[str]] = {}
    for one, stands in standing.memories.items():
        if _tidied(standing, stands):
            continue
        for other in (stands.memory.supersedes, stands.memory.superseded_by):
            if other is not None and other in standing.memories:
                neighbours.setdefault(one, set()).add(other)
                neighbours.setdefault(other, set()).add(one)
    return neighbours


def _linked(neighbours: Mapping[str, set[str]], which: str) -> set[str]:
    """All ids that hang together by what replaced what."""
    found, left = {which}, [which]
    while left:
        fresh = neighbours.get(left.pop(), set()) - found
        found |= fresh
        left += fresh
    return found


def _tidied(standing: Standing, stands: MemoryStands) -> bool:
    """Whether tidying put it away: it was replaced by nothing that became true instead."""
    return put_away_by(standing, stands) is not None


def put_away_by(standing: Standing, stands: MemoryStands) -> LearningNow | None:
    """The tidying that a memory lies in superseded for, by itself or done again; None where it is another matter."""
    if stands.memory.place is not Place.SUPERSEDED:
        return None
    because = stands.newest.because
    again = next((line.answer.target for line in standing.answers if _does_again(line.answer, because)), because)
    told = standing.learnings.get(again)
    tidied = told is not None and (told.learning.reader == TIDIED_BY_RULE or stands.memory.id in told.learning.merged)
    return told if tidied else None


def _does_again(answer: Answered | Refused, which: str) -> bool:
    return isinstance(answer, Answered) and answer.id == which and answer.answer is AnswerKind.REDO


def _began(memory: Memory) -> datetime:
    return start(memory) or datetime.min.replace(tzinfo=UTC)
