"""What time alone does: waiting changes lapse, and what was never confirmed nor said again is put aside."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from afterword.core.entry import Body, Lapsed, PatternNow
from afterword.core.memory import Memory, Stage
from afterword.core.pattern import PatternState
from afterword.core.standing import Standing
from afterword.engine.admit import Admission, Write
from afterword.engine.chain import archived
from afterword.engine.desk import Desk

UNCONFIRMED = frozenset({Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING})


def age(desk: Desk) -> tuple[str, ...]:
    """Do what is due now; gives what was done, one line a thing."""
    if not _is_due(desk, desk.standing()):
        return ()
    with desk.pen.alone():
        standing = desk.standing()
        lapsed = _lapsed(desk, standing)
        quiet = tuple(memory for memory in standing.live() if _fell_quiet(memory, desk))
        writes = tuple(Write(archived(memory, None), "unconfirmed") for memory in quiet)
        lines: tuple[Body, ...] = (*lapsed, *_patterns(standing, quiet))
        desk.pen.admit(Admission(lines, writes))
    says = ((len(lapsed), "waiting for thirty days: lapsed"), (len(quiet), "not said again for ninety days: put aside"))
    return tuple(f"{count} {what}" for count, what in says if count)


def _is_due(desk: Desk, standing: Standing) -> bool:
    return bool(_lapsed(desk, standing)) or any(_fell_quiet(memory, desk) for memory in standing.live())


def _lapsed(desk: Desk, standing: Standing) -> tuple[Lapsed, ...]:
    due = desk.now - desk.terms.waits_for
    return tuple(Lapsed(told.learning.id) for told in standing.waiting() if told.at <= due)


def _fell_quiet(memory: Memory, desk: Desk) -> bool:
    said: datetime | None = memory.last_seen or memory.created
    return memory.stage in UNCONFIRMED and said is not None and desk.now - said >= desk.terms.unconfirmed_for


def _patterns(standing: Standing, quiet: tuple[Memory, ...]) -> tuple[PatternNow, ...]:
    ids = {memory.id for memory in quiet}
    lapsed = [pattern for pattern in standing.patterns.values() if pattern.memory in ids]
    return tuple(PatternNow(replace(pattern, state=PatternState.LAPSED), "not said again") for pattern in lapsed)
