"""Tidying up: of memories that say nearly the same, the one that says all of it stays, the others go to superseded.

By rules alone, through the gate, and each a learning of its own with its Undo. What would put away what the person
wrote waits for them; nothing is where a number, a name or a denial would be lost, and nothing again that the person
took apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from afterword.core.change import Supersede
from afterword.core.entry import Learning
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.standing import Standing
from afterword.core.verdict import Apply, Reason, Wait
from afterword.engine.admit import Admission, Write
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.lineage import TIDIED_BY_RULE
from afterword.engine.making import put_away
from afterword.engine.tidy.apart import kept_apart
from afterword.engine.tidy.gating import WHY, situation_of
from afterword.judging.merged import judge_merged
from afterword.judging.merging import near_duplicates, unfit
from afterword.judging.never import says_the_same

_GROWN = (None, Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING, Stage.CONFIRMED)
_WISHES = frozenset({Kind.PREFERENCE, Kind.PROJECT})


@dataclass(frozen=True, slots=True)
class Merged:
    """Two that said nearly the same. ``stays`` is in use, ``put_away`` lies in superseded; ``learning`` undoes it.

    ``waits``: nothing was done yet, the person is asked, for this reason.
    """

    stays: str
    put_away: str
    learning: str
    waits: Reason | None = None


@dataclass(frozen=True, slots=True)
class _Pair:
    """One that could stand for another, and what the gate says of that."""

    stays: Memory
    away: Memory
    verdict: Apply | Wait


def tidy(desk: Desk, *, only_look: bool = False) -> tuple[Merged, ...]:
    """Put together what can be, and say what was and what waits; ``only_look``: say it and do nothing. Raises HomeBusy,
    DiskFull.
    """
    with desk.pen.alone():
        pairs = _pairs(desk, desk.standing())
        learnings = [_learning(desk, pair) for pair in pairs]
        if not only_look:
            writes = [
                Write(put_away(pair.away, pair.stays, desk.now), told.id)
                for pair, told in zip(pairs, learnings, strict=True)
                if isinstance(pair.verdict, Apply)
            ]
            desk.pen.admit(Admission(tuple(learnings), tuple(writes)))
    return tuple(_merged(pair, "" if only_look else told.id) for pair, told in zip(pairs, learnings, strict=True))


def _merged(pair: _Pair, learning: str) -> Merged:
    waits = pair.verdict.reason if isinstance(pair.verdict, Wait) else None
    return Merged(pair.stays.text, pair.away.text, learning, waits)


def _pairs(desk: Desk, standing: Standing) -> list[_Pair]:
    """Which stays and which goes; each is in one pair at most as the one that goes, and none that went stays."""
    busy = look_over(desk).troubled | {card.card.memory for card in standing.open_cards()}
    free = [memory for memory in standing.live() if memory.id not in busy]
    apart = kept_apart(standing)
    counted = {pattern.memory for pattern in standing.patterns.values()}
    found: list[_Pair] = []
    gone: set[str] = set()
    for both in near_duplicates(free, desk.sockets.likeness):
        if {both[0].id, both[1].id} & gone or apart(both[0].id, both[1].id):
            continue
        pair = next(_judged(desk, standing, both, counted), None)
        if pair is not None:
            found.append(pair)
            gone.add(pair.away.id)
    stays = {pair.stays.id for pair in found}
    return [pair for pair in found if pair.away.id not in stays]


def _judged(desk: Desk, standing: Standing, both: tuple[Memory, Memory], counted: set[str]) -> Iterator[_Pair]:
    """The ways in which one may stand for the other and the gate lets it, first those that leave the person's own. Only
    of two that say the very same may the second stand for the first.
    """
    ways = permutations(both) if says_the_same(both[0].text, both[1].text) else (both,)
    for stays, away in sorted(ways, key=lambda pair: pair[1].source is Source.YOU):
        if _fits(stays, away, counted):
            verdict = judge_merged(_change(stays, away), both, situation_of(desk, standing, both, both))
            if isinstance(verdict, Apply | Wait):
                yield _Pair(stays, away, verdict)


def _fits(stays: Memory, away: Memory, counted: set[str]) -> bool:
    """Whether one may stand for the other: it says as much, is as sure, and may be used wherever the other may."""
    rows = (
        away.id not in counted,  # corrections are still counted for it
        unfit(stays.text, (away.text,)) is None,
        says_the_same(stays.text, away.text) or (len(stays.text) > len(away.text) and stays.kind not in _WISHES),
        _GROWN.index(stays.stage) >= _GROWN.index(away.stage),
        away.read_outside or not stays.read_outside,
    )
    return all(rows)


def _change(stays: Memory, away: Memory) -> Supersede:
    return Supersede(away.id, stays.text, "", WHY, lang=stays.lang)


def _learning(desk: Desk, pair: _Pair) -> Learning:
    return Learning(
        id=desk.new("l"),
        chat=None,
        project=None,
        change=_change(pair.stays, pair.away),
        verdict=pair.verdict,
        reader=TIDIED_BY_RULE,
        memory=pair.away.id,
        counted=False,
        stays=pair.stays.id,
    )
