"""Waiting for your OK: questions, what waits with the reason, and files that were changed by hand."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, CardView, FileChange, LearningView
from afterword.web.face import Asked

from .page import Page, Part, part_of

MANY = 20


@dataclass(frozen=True, slots=True)
class Waiting:
    """What waits for the person."""

    cards: tuple[CardView, ...]
    part: Part[LearningView]
    files: tuple[FileChange, ...]


def values(app: App, asked: Asked) -> Waiting:
    """See Page."""
    return Waiting(app.cards(), part_of(app.waiting(), asked, MANY), app.file_changes())


PAGE = Page("/waiting", "Waiting for your OK", "waiting.html", values)
