"""Every page, by its path. One file a page: what it shows, as frozen values of an Afterword."""

from __future__ import annotations

from collections.abc import Mapping

from . import (
    chats,
    earlier,
    edit,
    health,
    history,
    keeping,
    known,
    learned,
    never,
    search,
    settings,
    usage,
    waiting,
    why,
)
from .page import Page

# Those that stand in every page's own list, in its order; the rest are reached from them.
MENU: tuple[Page, ...] = (
    known.PAGE,
    waiting.PAGE,
    learned.PAGE,
    earlier.PAGE,
    never.PAGE,
    chats.PAGE,
    usage.PAGE,
    health.PAGE,
    keeping.PAGE,
    settings.PAGE,
)

PAGES: Mapping[str, Page] = {
    page.path: page for page in (*MENU, chats.ONE, why.PAGE, edit.PAGE, search.PAGE, history.PAGE)
}

__all__ = ["MENU", "PAGES", "Page"]
