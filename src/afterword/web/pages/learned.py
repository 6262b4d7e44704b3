"""Recent learnings, newest first, day by day, each with Undo; below them what tidying up put together, run by run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from afterword.app import App, LearningView
from afterword.app.saying import clock, day
from afterword.web.face import Asked

from .page import Page, Part, part_of

MANY = 25  # a row says little, and a day's learnings are looked through together
RUNS = 10  # of tidying up, the latest


@dataclass(frozen=True, slots=True)
class Together:
    """What was learned on one day of the person's, or put together in one run."""

    name: str
    learnings: tuple[LearningView, ...]


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned. ``everything``: with what waits, was refused or was only seen again. ``tidies``: the setting
    that has it tidied up once a day.
    """

    days: tuple[Together, ...]
    part: Part[LearningView]
    week: int
    everything: bool
    runs: tuple[Together, ...]
    tidies: str


def values(app: App, asked: Asked) -> Learned:
    """See Page."""
    everything = asked.of("all") == "1"
    every = app.learned(everything=everything)
    part = part_of([one for one in every if not one.tidied], asked, MANY)
    days = tuple(Together(name, tuple(told)) for name, told in groupby(part.things, lambda one: day(one.at)))
    runs = tuple(_runs(one for one in every if one.tidied))[:RUNS]
    return Learned(days, part, len(app.learned_this_week()), everything, runs, _tidies(app))


def _runs(tidied: Iterable[LearningView]) -> Iterator[Together]:
    for name, told in groupby(tidied, lambda one: clock(one.at)):
        yield Together(name, tuple(told))


def _tidies(app: App) -> str:
    return next(one.value for one in app.settings() if one.name == "tidy")


PAGE = Page("/learned", "Recent learnings", "learned.html", values)
