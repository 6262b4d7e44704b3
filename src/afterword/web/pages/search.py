"""Search: the same recall as everywhere. What is true now, what was, and what was said in which chat."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, ChatHit, Hit
from afterword.web.face import Asked

from .page import Page

MANY = 20
LONGEST = 300  # characters of a question


@dataclass(frozen=True, slots=True)
class Search:
    """What was found. ``query`` '': nothing was asked yet."""

    query: str
    now: tuple[Hit, ...]
    earlier: tuple[Hit, ...]
    said: tuple[ChatHit, ...]


def values(app: App, asked: Asked) -> Search:
    """See Page."""
    query = " ".join(asked.of("q").split())[:LONGEST]
    found = app.recall(query, limit=MANY) if query else ()
    memories = [hit for hit in found if isinstance(hit, Hit)]
    return Search(
        query=query,
        now=tuple(hit for hit in memories if hit.current),
        earlier=tuple(hit for hit in memories if not hit.current),
        said=tuple(hit for hit in found if isinstance(hit, ChatHit)),
    )


PAGE = Page("/search", "Search", "search.html", values, sure=True)
