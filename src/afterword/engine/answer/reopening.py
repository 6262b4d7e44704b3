"""What an answer closed, open again as it was: the pattern that a memory carries, and the question put about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from afterword.core.entry import Answered, AnswerKind, Body, CardAsked, CardKind, MemoryNow, PatternNow
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import MemoryStands
from afterword.engine.desk import Desk
from afterword.engine.viewing import USE

CARD = "card"  # why a pattern stands as an answer to its question left it
ANSWERING = frozenset({AnswerKind.CARD, AnswerKind.REDO})  # by which a card is answered, and answered so again
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
        if isinstance(said, Answered) and said.id == stands.newest.because and said.answer in ANSWERING:
            card = standing.cards.get(said.target)
            return (card.card, said.value) if card is not None else None
    return None


@dataclass(frozen=True, slots=True)
class Settled:
    """An answer to a card that stands, and what it made of a memory: ``before`` and ``after`` are the same where the
    memory was only put into use.
    """

    card: CardAsked
    choice: str
    before: Memory
    after: Memory


def settled(standing: Standing, which: str) -> Settled | None:
    """What the answer to a card changed, where it can be taken back: it stands as the answer left it, or only its count
    went on. None where nothing was changed, or something else since.
    """
    now = standing.cards.get(which)
    if now is None or now.choice is None:
        return None
    given = {said.id for said in answers_to(standing, which) if said.answer in ANSWERING}
    for one in (now.card.memory, now.card.other or ""):
        stands = standing.memories.get(one)
        if stands is None or not stands.present:
            continue
        if now.choice == USE:
            used = stands.live and stands.held is None
            return Settled(now.card, USE, stands.memory, stands.memory) if used else None
        places = [number for number, state in enumerate(stands.history) if number and state.because in given]
        if places and _stands_so(standing, stands, stands.history[places[-1]]):
            before, after = (stands.history[number].memory for number in (places[-1] - 1, places[-1]))
            return Settled(now.card, now.choice, before, after)
    return None


def _stands_so(standing: Standing, stands: MemoryStands, left: MemoryNow) -> bool:
    """What was put away does not where its learning was taken back since: then it is only to be learned again."""
    memory, after = stands.memory, left.memory
    if after.place is not Place.LIVE:
        told = standing.learnings.get(memory.learned or "")
        return stands.newest == left and not (told is not None and told.undone)
    same = (memory.stage, memory.scope, memory.text) == (after.stage, after.scope, after.text)
    return stands.live and stands.held is None and same


def answers_to(standing: Standing, card: str) -> tuple[Answered, ...]:
    """What the person answered to a card, took back and answered so again, oldest first."""
    return tuple(
        line.answer for line in standing.answers if isinstance(line.answer, Answered) and line.answer.target == card
    )


def asked_again(desk: Desk, standing: Standing, stands: MemoryStands) -> Iterator[Body]:
    """The question that an answer settled which is taken back now, and its pattern, where it was one that may come
    again: nobody knows the answer any more.
    """
    found = card_answered(standing, stands)
    if found is not None and found[0].kind in _ASKED_AGAIN:
        yield from patterns_before(desk, standing, stands.memory.id, CARD)
        yield replace(found[0], id=desk.new("k"))
