"""Things Afterword won't learn again, each with Remove."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, NeverView
from afterword.web.face import Asked

from .page import MANY, Page, Part, part_of


@dataclass(frozen=True, slots=True)
class Never:
    """What the person took back, newest first."""

    part: Part[NeverView]


def values(app: App, asked: Asked) -> Never:
    """See Page."""
    return Never(part_of(tuple(reversed(app.never())), asked, MANY))


PAGE = Page("/never", "Things Afterword won't learn again", "never.html", values)
