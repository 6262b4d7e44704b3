"""Tidying up by itself, once a day, where the person turned it on."""

from __future__ import annotations

from datetime import timedelta

from afterword.core.mark import LEARNER_VERSION, LookMark
from afterword.engine.admit import Admission
from afterword.engine.desk import Desk

from .by_model import ask_a_model
from .by_rule import Merged, tidy

MARK = "tidy"  # under which name the record notes when it was last done by itself
EVERY = timedelta(days=1)


def tidy_when_due(desk: Desk) -> tuple[Merged, ...]:
    """By rules, and then by a model where the person said so, once a day; gives what the rules put together.

    The mark is written before a model is asked: whatever becomes of that, it is not asked twice in a day.
    """
    last = desk.pen.mark(MARK)
    if not desk.terms.tidy or (last is not None and desk.now - last.at < EVERY):
        return ()
    merged = tidy(desk)
    desk.pen.admit(Admission(marks=(LookMark(MARK, "", "", desk.now, LEARNER_VERSION),)))
    if desk.terms.tidy_by_model and desk.terms.on(desk.now):
        ask_a_model(desk)
    return merged
