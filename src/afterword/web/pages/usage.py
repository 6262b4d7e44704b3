"""Usage: what learning spent of what it may, who reads the person's words and why, and every request that left."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, ProviderView, SentView, SpentView, WhoReads
from afterword.web.face import Asked

from .page import MANY, Page, Part, part_of


@dataclass(frozen=True, slots=True)
class Usage:
    """Money and what left this computer. ``cap``: in dollars, as it is typed."""

    spent: SpentView
    cap: str
    reads: tuple[WhoReads, ...]
    providers: tuple[ProviderView, ...]
    part: Part[SentView]


def values(app: App, asked: Asked) -> Usage:
    """See Page."""
    cap = next(setting.value for setting in app.settings() if setting.name == "cap")
    return Usage(app.spent(), cap, app.who_reads(), app.providers(), part_of(app.sent(), asked, MANY))


PAGE = Page("/usage", "Usage", "usage.html", values)
