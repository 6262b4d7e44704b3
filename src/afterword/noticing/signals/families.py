"""Runs every family of signals over a chat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from afterword.core.chat import Entry, OwnWords
from afterword.core.signal import Signal, SignalKind

from .corrections import corrections
from .events import events
from .moods import moods
from .requests import LikenessOf, requests
from .steps import step_signals
from .turns import Turn, turns
from .wishes import wishes


def read_signals(
    entries: Sequence[Entry], own: Mapping[str, OwnWords], *, likeness: LikenessOf | None = None
) -> tuple[Signal, ...]:
    """Every signal of a chat, in the order of its entries; each names its entry.

    ``own`` holds the own words by entry id; entries of the person without a place in it are only read as context.
    ``likeness`` gives the cosine of two texts or None; without it, a rephrase is found by words alone.
    """
    place = {entry.id: number for number, entry in enumerate(entries)}
    found = [*events(entries), *step_signals(entries)]
    for turn in turns(entries, own):
        found.extend(_of_turn(turn, own, likeness))
    return tuple(sorted(found, key=lambda signal: place[signal.entry]))


def _of_turn(turn: Turn, own: Mapping[str, OwnWords], likeness: LikenessOf | None) -> Iterator[Signal]:
    """The signals of one entry. Pasted words say nothing; inside fiction only those that need no words do."""
    if turn.own.pasted:
        return
    if turn.own.fiction:
        yield from (one for one in requests(turn, own, None, corrects=True) if one.kind is SignalKind.RETRY)
        return
    corrected = list(corrections(turn))
    corrects = any(signal.kind is SignalKind.CORRECTION for signal in corrected)
    yield from corrected
    yield from wishes(turn)
    yield from requests(turn, own, likeness, corrects=corrects)
    yield from moods(turn, corrects=corrects)
