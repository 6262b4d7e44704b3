"""Recent learnings, newest first, day by day, each with Undo; those that were refused, where asked for."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from afterword.app import App, LearningView
from afterword.app.saying import day
from afterword.web.face import Asked

from .page import Page, Part, part_of

MANY = 25


@dataclass(frozen=True, slots=True)
class Day:
    """What was learned on one day of the person's."""

    name: str
    learnings: tuple[LearningView, ...]


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned. ``everything``: with what waits, was refused or was only seen again."""

    days: tuple[Day, ...]
    part: Part[LearningView]
    week: int
    everything: bool


def values(app: App, asked: Asked) -> Learned:
    """See Page."""
    everything = asked.of("all") == "1"
    part = part_of(app.learned(everything=everything), asked, MANY)
    days = tuple(Day(name, tuple(told)) for name, told in groupby(part.things, lambda one: day(one.at)))
    return Learned(days, part, app.overview().learned_this_week, everything)


PAGE = Page("/learned", "Recent learnings", "learned.html", values)
