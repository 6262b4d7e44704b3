"""Waiting for your OK: questions, what waits with the reason, and files that were changed by hand."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, CardView, ClosedView, FileChange, LearningView
from afterword.web.face import Asked

from .page import MANY, Page, Part, part_of


@dataclass(frozen=True, slots=True)
class Waiting:
    """What waits for the person, and which questions do no more."""

    cards: tuple[CardView, ...]
    closed: tuple[ClosedView, ...]
    part: Part[LearningView]
    files: tuple[FileChange, ...]


def values(app: App, asked: Asked) -> Waiting:
    """See Page."""
    return Waiting(app.cards(), app.closed_cards(), part_of(app.waiting(), asked, MANY), app.file_changes())


PAGE = Page("/waiting", "Waiting for your OK", "waiting.html", values)
