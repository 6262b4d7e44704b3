"""Corrections counted: which group one belongs to, what one more does to its memory, when to ask, when to begin
anew.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from afterword.core.change import Basis, Correction, Supersede
from afterword.core.entry import Body, Learning, PatternNow
from afterword.core.memory import Memory, Place, Source, Stage
from afterword.core.pattern import Evidence, Pattern, PatternState
from afterword.core.standing import Standing
from afterword.core.verdict import SeenAgain
from afterword.engine.admit import Admission, Write
from afterword.engine.chain import revived
from afterword.engine.desk import Desk
from afterword.engine.questions import contradiction_cards, question_card
from afterword.judging.stages import grown, same_group, wider

UNCONFIRMED = frozenset({Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING})
CLOSED = frozenset({PatternState.REVERSED})


def group_of(desk: Desk, standing: Standing, learning: Learning) -> Pattern | None:
    """The pattern in which a correction counts, or None where it is the first of its kind."""
    correction = _correction(learning)
    if correction is None:
        return None
    alive = [p for p in standing.patterns.values() if p.state not in CLOSED and standing.memory(p.memory) is not None]
    return same_group(correction, alive, lang=learning.change.lang, likeness=desk.sockets.likeness)


def _correction(learning: Learning) -> Correction | None:
    change = learning.change
    return change.correction if change.basis is Basis.CORRECTED else None


def started(desk: Desk, standing: Standing, learning: Learning, memory: Memory) -> tuple[Body, ...]:
    """What a new memory does to patterns: closes the one it reverses, and begins its own where it is to be counted."""
    lines: list[Body] = []
    if isinstance(learning.change, Supersede) and contradicted(standing, learning) is None:
        lines += _reversed(standing, learning.change)
    if memory.stage not in UNCONFIRMED:
        return tuple(lines)
    correction = learning.change.correction or Correction(memory.text)
    pattern = Pattern(
        id=desk.new("p"),
        fix=correction.fix,
        instead_of=correction.instead_of,
        scope=memory.scope,
        memory=memory.id,
        evidence=_evidence(desk, learning),
        stage=memory.stage or Stage.TENTATIVE,
        wish=correction.wish,
    )
    return (*lines, PatternNow(pattern, "first time"))


def contradicted(standing: Standing, learning: Learning) -> Memory | None:
    """The confirmed wish that a mere correction goes against: it stays, until the person reverses it or is asked."""
    change = learning.change
    if not isinstance(change, Supersede) or change.basis is not Basis.CORRECTED:
        return None
    target = standing.memory(change.target)
    return target if target is not None and target.stage is Stage.CONFIRMED else None


def _reversed(standing: Standing, change: Supersede) -> list[Body]:
    old = [pattern for pattern in standing.patterns.values() if pattern.memory == change.target]
    return [PatternNow(replace(one, state=PatternState.REVERSED), change.why or "changed their mind") for one in old]


def _evidence(desk: Desk, learning: Learning) -> tuple[Evidence, ...]:
    return tuple(
        Evidence(quote.chat, quote.entry, quote.words, quote.at or desk.now, learning.project)
        for quote in learning.quotes[:1]
    )


def count(desk: Desk, standing: Standing, learning: Learning, pattern: Pattern, troubled: frozenset[str]) -> Admission:
    """One more piece of evidence for a pattern: its memory grows with it, and at the third time one question is
    asked.
    """
    memory = standing.memory(pattern.memory)
    assert memory is not None
    if pattern.state is PatternState.CASE_BY_CASE:
        seen = replace(learning, verdict=SeenAgain(memory.id, counts=False), memory=memory.id)
        return Admission((seen,))
    fresh = _named(grown(pattern, _evidence(desk, learning), learning.change), learning)
    counts = len(fresh.evidence) > len(pattern.evidence)
    seen = replace(learning, verdict=SeenAgain(memory.id, counts=counts), memory=memory.id)
    asks = fresh.stage is Stage.PENDING and pattern.state in {PatternState.OPEN, PatternState.LAPSED}
    card = question_card(desk, fresh, memory) if asks else None
    fresh = replace(fresh, state=PatternState.ASKED) if asks else fresh
    lines: list[Body] = [seen]
    if fresh != pattern:
        lines.append(PatternNow(fresh, "said again"))
    lines += [card] if card is not None else []
    lines += contradiction_cards(desk, standing, fresh, counts=counts)
    after = _grown_memory(memory, fresh, _said(desk, learning), counts=counts)
    writes = (Write(after, learning.id),) if after != memory and memory.id not in troubled else ()
    return Admission(tuple(lines), writes)


def _named(pattern: Pattern, learning: Learning) -> Pattern:
    """What is not wanted is named as soon as the person named it once."""
    correction = learning.change.correction
    wrong = correction.instead_of if correction is not None else None
    return replace(pattern, instead_of=wrong) if pattern.instead_of is None and wrong else pattern


def _grown_memory(memory: Memory, pattern: Pattern, said: datetime, *, counts: bool) -> Memory:
    back = revived(memory) if memory.place is Place.ARCHIVED else memory
    confirmed = memory.stage is Stage.CONFIRMED
    return replace(
        back,
        stage=memory.stage if confirmed else pattern.stage,
        scope=memory.scope if confirmed else pattern.scope,
        seen=memory.seen + counts,
        last_seen=max(memory.last_seen or said, said),
    )


def _said(desk: Desk, learning: Learning) -> datetime:
    return next((quote.at for quote in learning.quotes if quote.at is not None), desk.now)


def again(
    desk: Desk, standing: Standing, learning: Learning, verdict: SeenAgain, troubled: frozenset[str]
) -> Admission:
    """The same was said that is known already: counted once a chat; said in so many words it is confirmed, and reaches
    as far as they say.
    """
    group = group_of(desk, standing, learning) if verdict.counts else None
    if group is not None:
        return count(desk, standing, learning, group, troubled)
    memory = standing.memory(verdict.memory)
    seen = replace(learning, memory=verdict.memory)
    if memory is None:
        return Admission((seen,))
    counts = verdict.counts and learning.chat not in standing.chats_counted(memory.id)
    seen = replace(seen, verdict=replace(verdict, counts=counts))
    said = _said(desk, learning)
    after = replace(memory, seen=memory.seen + counts, last_seen=max(memory.last_seen or said, said))
    lines: list[Body] = [seen]
    if verdict.counts and memory.stage in UNCONFIRMED and learning.change.basis is Basis.STATED:
        after = replace(after, stage=Stage.CONFIRMED, scope=learning.change.scope or memory.scope)
        lines += _confirmed(standing, after)
    elif verdict.counts and memory.source is Source.LEARNED and learning.change.basis is Basis.STATED:
        after = replace(after, scope=wider(memory.scope, learning.change.scope or memory.scope))
    writes = (Write(after, learning.id),) if after != memory and memory.id not in troubled else ()
    return Admission(tuple(lines), writes)


def _confirmed(standing: Standing, memory: Memory) -> list[Body]:
    own = [pattern for pattern in standing.patterns.values() if pattern.memory == memory.id]
    grown_up = [replace(one, state=PatternState.CONFIRMED, stage=Stage.CONFIRMED, scope=memory.scope) for one in own]
    return [PatternNow(pattern, "said in so many words") for pattern in grown_up]
