"""Health: the same lines as ``doctor``, what needs the person first, and Repair everything."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, Health
from afterword.core.errors import HomeError
from afterword.web.face import Asked

from .page import Page


@dataclass(frozen=True, slots=True)
class HealthPage:
    """What doctor says now. ``trouble``: how many lines need the person; ``read``: whether the home could be."""

    health: Health
    trouble: int
    read: bool = True


def values(app: App, asked: Asked) -> HealthPage:  # noqa: ARG001  every page has the same shape
    """See Page."""
    read = True
    try:
        health = app.doctor()
    except (HomeError, OSError) as trouble:
        health, read = app.page.ailing(trouble), False
    return HealthPage(health, sum(line.level == "trouble" for line in health.lines), read)


PAGE = Page("/health", "Health", "health.html", values)
