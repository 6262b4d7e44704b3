"""What a person sees at a glance: how much is known, what waits, what to do next, and what is well and what is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import timedelta

from afterword.core.entry import Answered, Refused, Route
from afterword.core.memory import Kind, Place
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.core.verdict import Drop, SeenAgain, Wait
from afterword.engine import finding
from afterword.engine.desk import Desk
from afterword.engine.files import look_over
from afterword.engine.viewing import (
    answer_seen,
    card_view,
    earlier_view,
    learning_view,
    learning_views,
    memory_view,
)
from afterword.engine.views import (
    CardView,
    EarlierView,
    Health,
    HealthLine,
    LearningView,
    MemoryView,
    Overview,
    SentView,
    WhyView,
)

WEEK = timedelta(days=7)


def overview(desk: Desk, home: str) -> Overview:
    """The first page."""
    standing = desk.standing()
    live = standing.live()
    kinds = Counter(memory.kind for memory in live)
    stood = [told for told in standing.applied() if not told.undone]
    waiting, cards = len(standing.waiting()), len(standing.open_cards())
    held = len(standing.held()) + len(look_over(desk).changed)
    return Overview(
        memories=len(live),
        by_kind=tuple((kind.value, kinds[kind]) for kind in Kind if kinds[kind]),
        waiting=waiting,
        cards=cards,
        held=held,
        learned_this_week=sum(1 for told in stood if desk.now - told.at <= WEEK),
        newest=learning_view(standing, stood[-1]) if stood else None,
        mode=desk.terms.mode,
        learning=learning_state(desk),
        next_step=_next_step(standing, waiting, cards, held),
        home=home,
    )


def learning_state(desk: Desk) -> str:
    """'on', 'off', or 'paused until …'."""
    if not desk.terms.learning:
        return "off"
    until = desk.terms.paused_until
    return "on" if until is None or desk.now >= until else f"paused until {until.isoformat()}"


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
    standing = desk.standing()
    told = standing.learnings.values() if everything else standing.applied()
    recent = [one for one in told if not week or desk.now - one.at <= WEEK]
    return learning_views(standing, reversed(recent))


def waiting(desk: Desk) -> tuple[LearningView, ...]:
    """What waits, oldest first."""
    standing = desk.standing()
    return learning_views(standing, standing.waiting())


def cards(desk: Desk) -> tuple[CardView, ...]:
    """Open questions."""
    standing = desk.standing()
    return tuple(card_view(standing, card) for card in standing.open_cards())


def memories(desk: Desk, kind: Kind | None) -> tuple[MemoryView, ...]:
    """Live memories, held ones too, by kind and then as they came."""
    standing = desk.standing()
    edited = look_over(desk).troubled
    live = [stands for stands in standing.memories.values() if stands.live]
    wanted = [stands for stands in live if kind is None or stands.memory.kind is kind]
    order = tuple(Kind)
    wanted.sort(key=lambda stands: order.index(stands.memory.kind))
    return tuple(memory_view(standing, stands, edited) for stands in wanted)


def earlier(desk: Desk) -> tuple[EarlierView, ...]:
    """Superseded and archived memories, latest first."""
    standing = desk.standing()
    put_aside = [s for s in standing.memories.values() if s.present and s.memory.place is not Place.LIVE]
    put_aside.sort(key=lambda stands: stands.at, reverse=True)
    return tuple(earlier_view(standing, stands) for stands in put_aside)


def sent(desk: Desk) -> tuple[SentView, ...]:
    """Requests that left, newest first."""
    lines = reversed(desk.standing().sent)
    return tuple(SentView(s.id, at, s.chat, s.to, s.model, s.words, s.cost_micros) for at, s in lines)


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
        answers=tuple(answer_seen(line) for line in standing.answers if line.answer.target in ids | {which}),
        evidence=pattern.evidence if pattern is not None else (),
        earlier=learning_views(standing, (one for one in also if one.applied and one is not told)),
        seen_again=learning_views(standing, (one for one in also if isinstance(one.learning.verdict, SeenAgain))),
    )


def _told(standing: Standing, which: str) -> LearningNow | None:
    """The learning meant: by its own id, else the one that a memory stands on."""
    ids = (*standing.learnings, *standing.memories)
    found = finding.named(which, ids, "learning or memory", "See: afterword learned, afterword memories")
    if found in standing.learnings:
        return standing.learnings[found]
    made = standing.memories[found].memory.learned
    return standing.learnings.get(made or "")


# health


def health(desk: Desk, home: str, version: str, more: Iterable[HealthLine] = ()) -> Health:
    """What is well and what is not; ``more`` are lines of parts that the engine does not know."""
    standing = desk.standing()
    lines = [*_learning_lines(desk), *_file_lines(desk, standing), *_record_lines(desk, standing), *more]
    if all(line.level == "ok" for line in lines):
        lines.insert(0, HealthLine("ok", "well", "Everything is as it should be."))
    chats = standing.chats.values()
    outside = sum(1 for chat in chats if chat.outside)
    return Health(tuple(lines), _share(outside, len(chats)), _waiting_share(standing), home, version)


def _share(part: int, of: int) -> float:
    return round(part / of, 3) if of else 0.0


def _waiting_share(standing: Standing) -> float:
    judged = [t for t in standing.learnings.values() if not isinstance(t.learning.verdict, Drop | SeenAgain)]
    waited = [told for told in judged if isinstance(told.learning.verdict, Wait)]
    return _share(len(waited), len(judged))


def _learning_lines(desk: Desk) -> Iterable[HealthLine]:
    state = learning_state(desk)
    if state != "on":
        yield HealthLine(
            "note", "learning", f"Learning is {state}.", "afterword settings learning on, afterword pause --off"
        )


def _file_lines(desk: Desk, standing: Standing) -> Iterable[HealthLine]:
    if not desk.sockets.files.folder_present():
        says = "The memory folder is not there: moved, or its disk is not mounted."
        yield HealthLine("trouble", "folder", says, "Put it back, or say where it is.")
        return
    compared = look_over(desk)
    for change in compared.changed:
        yield HealthLine("note", change.trouble.value, f"{change.stored.path}: not as it was left.", "afterword files")
    if compared.missing:
        says = f"{len(compared.missing)} memory files are missing."
        yield HealthLine("trouble", "missing", says, "Put them back, or let them go: afterword forget ID")
    for memory in standing.held():
        if memory.held not in {None, "missing"}:
            yield HealthLine("note", "held", f"{memory.id} is left out: {memory.held}.", f"afterword why {memory.id}")


def _record_lines(desk: Desk, standing: Standing) -> Iterable[HealthLine]:
    if standing.unreadable:
        says = f"{len(standing.unreadable)} lines of the record cannot be read."
        yield HealthLine("trouble", "record", says, "afterword repair")
    if not standing.never_readable:
        yield HealthLine(
            "trouble", "never_list", "The never-list cannot be read: everything waits.", "afterword repair"
        )
    if desk.sockets.record.intents():
        yield HealthLine("trouble", "intents", "Something intended was not finished.", "afterword repair")
    refused = [line for line in standing.answers if isinstance(line.answer, Refused)]
    if refused:
        yield HealthLine("note", "refused", f"{len(refused)} answers were refused.")
    vague = {Route.UNKNOWN, Route.FILE}
    unvouched = [a for a in standing.answers if isinstance(a.answer, Answered) and a.answer.route in vague]
    if unvouched:
        yield HealthLine("note", "unvouched", f"{len(unvouched)} answers came by a way that cannot be vouched for.")
