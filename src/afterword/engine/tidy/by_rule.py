"""Tidying up: of memories that say nearly the same, the one that says all of it stays, the others go to superseded.

By rules alone, and each a learning of its own with its Undo. What the person wrote is never put away, nothing is
where a number, a name or a denial would be lost, and nothing again that the person took apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.change import Supersede
from afterword.core.entry import Learning
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.standing import Standing
from afterword.core.verdict import Apply
from afterword.engine.admit import Admission, Write
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.lineage import TIDIED_BY_RULE
from afterword.engine.making import put_away
from afterword.engine.tidy.apart import kept_apart
from afterword.judging.merging import near_duplicates, unfit
from afterword.judging.never import says_the_same

_GROWN = (None, Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING, Stage.CONFIRMED)
_WISHES = frozenset({Kind.PREFERENCE, Kind.PROJECT})


@dataclass(frozen=True, slots=True)
class Merged:
    """Two that said nearly the same. ``stays`` is in use, ``put_away`` lies in superseded; ``learning`` undoes it."""

    stays: str
    put_away: str
    learning: str


def tidy(desk: Desk, *, only_look: bool = False) -> tuple[Merged, ...]:
    """Put together what can be, and say what was; ``only_look``: say it and do nothing. Raises HomeBusy, DiskFull."""
    with desk.pen.alone():
        pairs = _pairs(desk, desk.standing())
        learnings = [_learning(desk, stays, away) for stays, away in pairs]
        if not only_look:
            writes = [
                Write(put_away(away, stays, desk.now), told.id)
                for (stays, away), told in zip(pairs, learnings, strict=True)
            ]
            desk.pen.admit(Admission(tuple(learnings), tuple(writes)))
    return tuple(
        Merged(stays.text, away.text, "" if only_look else told.id)
        for (stays, away), told in zip(pairs, learnings, strict=True)
    )


def _pairs(desk: Desk, standing: Standing) -> list[tuple[Memory, Memory]]:
    """Which stays and which goes; each is in one pair at most as the one that goes, and none that went stays."""
    busy = look_over(desk).troubled | {card.card.memory for card in standing.open_cards()}
    free = [memory for memory in standing.live() if memory.id not in busy]
    apart = kept_apart(standing)
    counted = {pattern.memory for pattern in standing.patterns.values()}
    found: list[tuple[Memory, Memory]] = []
    gone: set[str] = set()
    for first, second in near_duplicates(free, desk.sockets.likeness):
        pair = next((p for p in ((first, second), (second, first)) if _fits(*p, counted)), None)
        if pair is not None and not {pair[0].id, pair[1].id} & gone and not apart(pair[0].id, pair[1].id):
            found.append(pair)
            gone.add(pair[1].id)
    stays = {pair[0].id for pair in found}
    return [pair for pair in found if pair[1].id not in stays]


def _fits(stays: Memory, away: Memory, counted: set[str]) -> bool:
    """Whether one may stand for the other: it says as much, is as sure, and may be used wherever the other may."""
    rows = (
        away.source is not Source.YOU,
        away.id not in counted,  # corrections are still counted for it
        unfit(stays.text, (away.text,)) is None,
        says_the_same(stays.text, away.text) or (len(stays.text) > len(away.text) and stays.kind not in _WISHES),
        _GROWN.index(stays.stage) >= _GROWN.index(away.stage),
        away.read_outside or not stays.read_outside,
    )
    return all(rows)


def _learning(desk: Desk, stays: Memory, away: Memory) -> Learning:
    change = Supersede(away.id, stays.text, "", "says the same", lang=stays.lang)
    return Learning(
        id=desk.new("l"),
        chat=None,
        project=None,
        change=change,
        verdict=Apply(),
        reader=TIDIED_BY_RULE,
        memory=away.id,
        counted=False,
    )
