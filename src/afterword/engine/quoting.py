"""What an assistant gets through a tool, as quoted data: within what it may be told, within reach, within a budget.

Never what waits or is held: recall does not find it. Reaches the project at hand and what belongs to no project, the
rest only where the person said so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from afterword.core.memory import InProject, Kind, Memory, Source, scope_name
from afterword.engine.chain import start
from afterword.engine.desk import Desk
from afterword.engine.recall import Asked, Reading, recall
from afterword.engine.telling import EVERYTHING, NOTHING
from afterword.engine.views import ChatHit, Hit, Recalled
from afterword.engine.views.quoted import Quotations, Quoted, Sort
from afterword.remembering.framing import escaped

MOST = 10  # quotations of one answer
BUDGET = 6_000  # characters of all of them together
LONGEST = 1_200  # characters of one


@dataclass(frozen=True, slots=True)
class Seeker:
    """Who asks. ``tell``: what it may be told. ``project``: the key of the project at hand, None: none.

    ``everywhere``: the person lets recall reach other projects.
    """

    tell: str
    project: str | None
    everywhere: bool = False

    @property
    def within(self) -> frozenset[str] | None:
        """The projects it reaches, as recall takes them."""
        return None if self.everywhere else frozenset({self.project} if self.project is not None else ())


def recalled(desk: Desk, reading: Reading, seeker: Seeker, query: str, *, outside: bool) -> Quotations:
    """What answers a question. ``outside``: pieces of chats that had read from outside by then are wanted too."""
    if seeker.tell == NOTHING:
        return Quotations((), NOTHING)
    asked = Asked(query, limit=2 * MOST, within=seeker.within, outside=outside, apart=False)
    standing = desk.standing()
    found = [one for one in recall(standing, reading, asked) if _may_be_told(desk, seeker, one)]
    kept_back = 0
    if not outside and seeker.tell == EVERYTHING:
        more = recall(standing, reading, replace(asked, outside=True))
        kept_back = sum(isinstance(one, ChatHit) and one.chunk.outside for one in more)
    return replace(_within_budget(desk, found, seeker.tell), kept_back=kept_back)


def learned(desk: Desk, seeker: Seeker) -> Quotations:
    """What was learned and holds, newest first; not what the person wrote themselves."""
    if seeker.tell == NOTHING:
        return Quotations((), NOTHING)
    standing = desk.standing()
    told = [one for one in standing.live() if one.source is not Source.YOU and _reaches(seeker, one)]
    told = [one for one in told if _memory_may_be_told(desk, seeker, one)]
    told.sort(key=lambda one: (one.created is not None, one.created, one.id), reverse=True)
    hits = [Hit(one, 0.0, current=True, since=start(one), until=None) for one in told]
    return _within_budget(desk, hits, seeker.tell)


def _reaches(seeker: Seeker, memory: Memory) -> bool:
    return seeker.within is None or not isinstance(memory.scope, InProject) or memory.scope.key in seeker.within


def _may_be_told(desk: Desk, seeker: Seeker, one: Recalled) -> bool:
    match one:
        case Hit():
            return _memory_may_be_told(desk, seeker, one.memory)
        case ChatHit():
            return seeker.tell == EVERYTHING
    assert_never(one)


def _memory_may_be_told(desk: Desk, seeker: Seeker, memory: Memory) -> bool:
    here = memory.device in (None, "", desk.terms.device)
    return here and (seeker.tell == EVERYTHING or memory.kind is Kind.PREFERENCE)


def _within_budget(desk: Desk, found: Iterable[Recalled], tell: str) -> Quotations:
    """The best of them, each whole or cut at its own bound; what does not fit is counted."""
    taken: list[Quoted] = []
    left, left_out = BUDGET, 0
    for quoted in _quoted(desk, found):
        if len(taken) < MOST and len(quoted.text) <= left:
            taken.append(quoted)
            left -= len(quoted.text)
        else:
            left_out += 1
    return Quotations(tuple(taken), tell, left_out)


def _quoted(desk: Desk, found: Iterable[Recalled]) -> Iterator[Quoted]:
    for one in found:
        match one:
            case Hit():
                yield _of_memory(desk, one)
            case ChatHit():
                chunk = one.chunk
                source = chunk.chat.partition(":")[0]
                day = _day(desk, chunk.at)
                yield Quoted(Sort.CHAT, _line(chunk.text), source=source, since=day, outside=chunk.outside)
            case _:
                assert_never(one)


def _of_memory(desk: Desk, hit: Hit) -> Quoted:
    memory = hit.memory
    own = memory.source is Source.YOU
    return Quoted(
        Sort.MEMORY if hit.current else Sort.EARLIER,
        _line(memory.text),
        kind=memory.kind.value,
        reach=escaped(scope_name(memory.scope)),
        source="you" if own else (memory.chat or "").partition(":")[0],
        since=_day(desk, hit.since),
        until=_day(desk, hit.until),
        outside=memory.read_outside,
    )


def _line(text: str) -> str:
    line = escaped(text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1].rsplit(' ', 1)[0]}…"


def _day(desk: Desk, moment: datetime | None) -> str:
    return desk.day(moment).isoformat() if moment is not None else ""
