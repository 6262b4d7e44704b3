"""The preview of history: what older chats would teach, nothing of it stored until it is kept."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, FoundSource
from afterword.web.face import Asked

from .page import Page


@dataclass(frozen=True, slots=True)
class History:
    """The assistants whose older chats could be read. The preview itself is the session's."""

    sources: tuple[FoundSource, ...]


def values(app: App, asked: Asked) -> History:  # noqa: ARG001  every page has the same shape
    """See Page."""
    return History(app.found())


PAGE = Page("/preview", "From your older chats", "preview.html", values)
