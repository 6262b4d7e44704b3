"""The form of every printed value, and of a moment in it."""

from __future__ import annotations

from datetime import datetime

Shape = dict[str, object]


def when(moment: datetime | None) -> str | None:
    """A moment in ISO 8601, or null."""
    return None if moment is None else moment.isoformat()
