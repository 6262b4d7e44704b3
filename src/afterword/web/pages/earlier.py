"""Earlier: what was true once, with its dates and what came instead."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, EarlierView
from afterword.web.face import Asked

from .page import MANY, Page, Part, part_of


@dataclass(frozen=True, slots=True)
class Earlier:
    """What was true once, latest first."""

    part: Part[EarlierView]


def values(app: App, asked: Asked) -> Earlier:
    """See Page."""
    return Earlier(part_of(app.earlier(), asked, MANY))


PAGE = Page("/earlier", "Earlier", "earlier.html", values)
