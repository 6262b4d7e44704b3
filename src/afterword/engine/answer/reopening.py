"""What an answer closed, open again as it was: the pattern that a memory carries, and the question put about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from afterword.core.entry import Answered, AnswerKind, Body, CardAsked, CardKind, PatternNow
from afterword.core.standing import Standing
from afterword.core.stands import MemoryStands
from afterword.engine.desk import Desk

CARD = "card"  # why a pattern stands as an answer to its question left it
_ASKED_AGAIN = frozenset({CardKind.QUESTION, CardKind.CHECKED})


def patterns_before(desk: Desk, standing: Standing, memory: str, because: str) -> Iterator[PatternNow]:
    """The patterns of a memory as they were before they were closed for this reason, where nothing came after that."""
    closed = {one.id for one in standing.patterns.values() if one.memory == memory}
    turns: dict[str, list[PatternNow]] = {}
    for line in desk.sockets.record.lines() if closed else ():
        if isinstance(line.body, PatternNow) and line.body.pattern.id in closed:
            turns.setdefault(line.body.pattern.id, []).append(line.body)
    for states in turns.values():
        if len(states) > 1 and states[-1].because == because:
            yield PatternNow(states[-2].pattern, "brought_back")


def card_answered(standing: Standing, stands: MemoryStands) -> tuple[CardAsked, str] | None:
    """The card whose answer left a memory as it stands, and what was chosen; None where it is another matter."""
    for line in standing.answers:
        said = line.answer
        if isinstance(said, Answered) and said.id == stands.newest.because and said.answer is AnswerKind.CARD:
            card = standing.cards.get(said.target)
            return (card.card, said.value) if card is not None else None
    return None


def asked_again(desk: Desk, standing: Standing, stands: MemoryStands) -> Iterator[Body]:
    """The question that an answer settled which is taken back now, and its pattern, where it was one that may come
    again: nobody knows the answer any more.
    """
    found = card_answered(standing, stands)
    if found is not None and found[0].kind in _ASKED_AGAIN:
        yield from patterns_before(desk, standing, stands.memory.id, CARD)
        yield replace(found[0], id=desk.new("k"))
