"""Mode quiet: what was over the limits of a look or a day is tried again on a later day, through the gate once
more.
"""

from __future__ import annotations

from dataclasses import replace

from afterword.core.chat import OwnWords, Segment
from afterword.core.entry import Lapsed, Learning
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.core.verdict import Apply, Mode, Reason, Wait
from afterword.engine.admit import Admission
from afterword.engine.counting import started
from afterword.engine.desk import Desk
from afterword.engine.making import memory_from, writes_for
from afterword.judging.case import Situation
from afterword.judging.gate import SaidEntry, judge

LIMITS = frozenset({Reason.OVER_LOOK_LIMIT, Reason.OVER_DAY_LIMIT})


def try_again(desk: Desk) -> tuple[str, ...]:
    """Apply what only the limits of an earlier day held back, as far as today's allow; one line for all of it."""
    if desk.terms.mode is not Mode.QUIET:
        return ()
    tried = 0
    with desk.pen.alone():
        for told in desk.standing().waiting():
            if _only_over(told) and desk.day(told.at) < desk.day(desk.now):
                tried += _tried(desk, told)
    return (f"{tried} that were over the limit are learned now",) if tried else ()


def _only_over(told: LearningNow) -> bool:
    verdict = told.learning.verdict
    return isinstance(verdict, Wait) and set(verdict.matched) <= LIMITS


def _tried(desk: Desk, told: LearningNow) -> bool:
    standing = desk.standing()
    learning = told.learning
    if not isinstance(judge(learning.change, _situation(desk, standing, learning)), Apply):
        return False
    again = replace(learning, id=desk.new("l"), verdict=Apply(), counted=True)
    memory = memory_from(again, standing, desk.now, desk.terms.device)
    lines = (Lapsed(learning.id), again, *started(desk, standing, again, memory))
    desk.pen.admit(Admission(lines, writes_for(again, memory, standing)))
    return True


def _situation(desk: Desk, standing: Standing, learning: Learning) -> Situation:
    today = desk.day(desk.now)
    return Situation(
        said=tuple(_as_said(quote.entry, quote.words) for quote in learning.quotes),
        attended=learning.attended,
        person_present=True,
        memories=(*standing.live(), *standing.held()),
        never=standing.never_texts(),
        day_count=standing.counted_on(lambda moment: desk.day(moment) == today),
        mode=desk.terms.mode,
        likeness=desk.sockets.likeness,
    )


def _as_said(entry: str, words: str) -> SaidEntry:
    whole = OwnWords(words, (Segment(0, len(words), 0, len(words)),))
    return SaidEntry(entry, words, whole)
