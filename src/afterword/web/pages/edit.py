"""Changing what one memory says: the field with its words, and what they said before."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App
from afterword.core.errors import UnknownId
from afterword.core.memory import Memory, Place
from afterword.web.face import Asked

from .page import Page


@dataclass(frozen=True, slots=True)
class Edit:
    """A memory that is to be said in other words."""

    memory: Memory


def values(app: App, asked: Asked) -> Edit:
    """See Page. Raises UnknownId."""
    memory = app.why(asked.of("id")).memory
    if memory is None or memory.place is not Place.LIVE:
        raise UnknownId("There is nothing that is true today to be changed here.", "Go to: What it knows")
    return Edit(memory)


PAGE = Page("/edit", "Change what it says", "edit.html", values)
