"""What a person sees at a glance: how much is known, what waits, what to do next, and what is well and what is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import TYPE_CHECKING

from afterword.core.entry import Answered
from afterword.core.memory import Kind, Memory
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, LearningState, SentNow
from afterword.core.verdict import SeenAgain
from afterword.engine import finding
from afterword.engine.answer.reopening import settled
from afterword.engine.closed import lately_closed
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.saying import NOT_ENOUGH, clock
from afterword.engine.viewing import (
    answer_seen,
    card_view,
    learning_view,
    learning_views,
    used_views,
)
from afterword.engine.views import AnswerSeen, CardView, ClosedView, EarlierView, LearningView, MemoryView, WhyView

if TYPE_CHECKING:
    from afterword.engine.views import Overview, SentView

WEEK = timedelta(days=7)
_STANDS = frozenset({LearningState.LIVE, LearningState.REPLACED})


def overview(desk: Desk, home: str) -> Overview:
    """The first page."""
    from afterword.engine.views import Overview

    standing = desk.standing()
    listed = desk.pen.viewed.listed(standing)
    kinds = Counter(memory.kind for memory in listed.live)
    waiting, cards = len(listed.waiting), len(listed.cards)
    held = len(listed.held) + len(look_over(desk).changed)
    return Overview(
        memories=len(listed.live),
        by_kind=tuple((kind.value, kinds[kind]) for kind in Kind if kinds[kind]),
        waiting=waiting,
        cards=cards,
        held=held,
        learned_this_week=len(_of_week(desk)),
        newest=learning_view(standing, listed.kept[-1]) if listed.kept else None,
        mode=desk.terms.mode,
        learning=learning_state(desk),
        next_step=_next_step(standing, waiting, cards, held),
        home=home,
    )


def learning_state(desk: Desk) -> str:
    """'on', 'off', or 'paused until …', a local moment in words."""
    if not desk.terms.learning:
        return "off"
    until = desk.terms.paused_until
    return "on" if until is None or desk.now >= until else f"paused until {clock(until)}"


def _next_step(standing: Standing, waiting: int, cards: int, held: int) -> str:
    rows = (
        (waiting + cards > 0, "afterword waiting"),
        (held > 0, "afterword files"),
        (not standing.chats, "afterword learn"),
        (True, "afterword learned"),
    )
    return next(step for holds, step in rows if holds)


def learned(desk: Desk, *, week: bool, everything: bool) -> tuple[LearningView, ...]:
    """Learnings, newest first."""
    views = desk.pen.viewed.learned(desk.standing(), everything=everything)
    if not week:
        return views
    since = desk.now - WEEK
    return tuple(view for view in views if view.at >= since)


def learned_this_week(desk: Desk) -> tuple[LearningView, ...]:
    """What was learned from chats within a week and still stands, or was replaced since, newest first. What the person
    wrote or brought in is not among it, nor what was only put together.
    """
    return desk.pen.viewed.learnings(desk.standing(), reversed(_of_week(desk)))


def _of_week(desk: Desk) -> list[LearningNow]:
    standing, since = desk.standing(), desk.now - WEEK
    recent = (told for told in desk.pen.viewed.listed(standing).kept if told.at >= since)
    from_chats = (told for told in recent if told.learning.chat is not None)
    return [told for told in from_chats if standing.state(told.learning.id) in _STANDS]


def waiting(desk: Desk) -> tuple[LearningView, ...]:
    """What waits, oldest first."""
    return desk.pen.viewed.waiting(desk.standing())


def waits(desk: Desk) -> int:
    """How much waits for the person: changes, questions, and files that were changed by hand."""
    listed = desk.pen.viewed.listed(desk.standing())
    return len(listed.waiting) + len(listed.cards) + len(look_over(desk).changed)


def cards(desk: Desk) -> tuple[CardView, ...]:
    """Open questions."""
    standing = desk.standing()
    return tuple(card_view(standing, card) for card in desk.pen.viewed.listed(standing).cards)


def closed_cards(desk: Desk) -> tuple[ClosedView, ...]:
    """Questions that were closed without an answer in the last weeks, newest first."""
    standing = desk.standing()
    return tuple(
        ClosedView(one.card.id, one.closed_at or one.at, one.card.words, NOT_ENOUGH, standing.memory(one.card.memory))
        for one in lately_closed(desk)
    )


def memories(desk: Desk, kind: Kind | None) -> tuple[MemoryView, ...]:
    """Live memories, held ones too, by kind and then as they came."""
    standing, viewed, troubled = desk.standing(), desk.pen.viewed, look_over(desk).troubled
    if kind is None:
        return viewed.memories(standing, troubled)
    return viewed.memories_of(standing, troubled, kind)


def earlier(desk: Desk) -> tuple[EarlierView, ...]:
    """Superseded and archived memories, latest first."""
    return desk.pen.viewed.listed(desk.standing()).earlier


def sent(desk: Desk) -> tuple[SentView, ...]:
    """Models that were asked, newest first."""
    return tuple(one for one in _askings(desk) if one.left)


def not_sent(desk: Desk) -> tuple[SentView, ...]:
    """Askings for which nobody could be asked, newest first: no word left for them."""
    return tuple(one for one in _askings(desk) if not one.left)


def _askings(desk: Desk) -> Iterator[SentView]:
    return map(_sent_view, reversed(tuple(desk.standing().sent.values())))


def _sent_view(one: SentNow) -> SentView:
    from afterword.engine.views import SentView

    line, settled = one.line, one.settled
    return SentView(
        id=line.id,
        at=one.at,
        chat=line.chat,
        provider=line.provider,
        model=settled.model if settled is not None and settled.model else line.model,
        to=line.to,
        words=line.words,
        cost_micros=one.cost_micros,
        plan=line.plan,
        outcome=settled.outcome if settled is not None else "cut off",
        detail=settled.detail if settled is not None else "",
        left_out=settled.left_out if settled is not None else (),
        left=one.left,
    )


def why(desk: Desk, which: str) -> WhyView:
    """Everything known about a learning or a memory. Raises UnknownId."""
    standing = desk.standing()
    told = _told(standing, which)
    stands = standing.memories.get((told.learning.memory if told is not None else None) or which)
    if told is None and stands is None:
        stands = finding.memory(standing, which)
    memory = stands.memory if stands is not None else None
    also = [one for one in standing.learnings.values() if memory is not None and one.learning.memory == memory.id]
    ids = {one.learning.id for one in also} | ({memory.id} if memory is not None else set())
    pattern = next((p for p in standing.patterns.values() if memory is not None and p.memory == memory.id), None)
    return WhyView(
        memory=memory,
        learning=learning_view(standing, told) if told is not None else None,
        quotes=told.learning.quotes if told is not None else (),
        signals=told.learning.signals if told is not None else (),
        reader=told.learning.reader if told is not None else "",
        cost_micros=told.learning.cost_micros if told is not None else 0,
        answers=tuple(_answers(standing, ids | {which}, memory)),
        evidence=pattern.evidence if pattern is not None else (),
        earlier=learning_views(standing, (one for one in also if one.applied and one is not told)),
        seen_again=learning_views(standing, (one for one in also if isinstance(one.learning.verdict, SeenAgain))),
        used=used_views(standing, memory.id, also) if memory is not None else (),
    )


def _answers(standing: Standing, ids: set[str], memory: Memory | None) -> Iterator[AnswerSeen]:
    """The answers about one of these ids, and those to the questions about the memory, the newest of each with its
    Undo where it stands.
    """
    cards = [now.card for now in standing.cards.values() if memory and memory.id in (now.card.memory, now.card.other)]
    newest = {line.answer.target: line for line in standing.answers if isinstance(line.answer, Answered)}
    for line in standing.answers:
        card = next((one for one in cards if one.id == line.answer.target), None)
        if card is not None:
            last = newest.get(card.id) is line
            yield answer_seen(line, card.id if last and settled(standing, card.id) is not None else "")
        elif _about(line.answer.target, ids):
            yield answer_seen(line)


def _about(target: str, ids: Iterable[str]) -> bool:
    """Whether an answer was about one of these; a refused one names its target as it was typed, perhaps cut short."""
    return any(finding.starts(one, target) or one == target for one in ids)


def _told(standing: Standing, which: str) -> LearningNow | None:
    """The learning meant: by its own id, else the one that a memory stands on."""
    found = which
    if which not in standing.learnings and which not in standing.memories:
        ids = (*standing.learnings, *standing.memories)
        found = finding.named(which, ids, "learning or memory", "See: afterword learned, afterword memories")
    if found in standing.learnings:
        return standing.learnings[found]
    made = standing.memories[found].memory.learned
    return standing.learnings.get(made or "")
