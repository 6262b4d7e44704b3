"""Keeping it safe: backups, bringing one back, what assistants saved by themselves, and taking it out."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App
from afterword.app.keeping import BackupFound
from afterword.web.face import Asked

from .page import Page


@dataclass(frozen=True, slots=True)
class Keep:
    """Where files would go, which backups lie there, and what could be brought in. ``few`` of the backups, the newest,
    are shown at once. ``saved``: name and title of the assistants that saved something; ``imported``: how many that
    were brought in wait.
    """

    backup: str
    export: str
    backups: tuple[BackupFound, ...]
    saved: tuple[tuple[str, str], ...]
    imported: int
    few: int = 8


def values(app: App, asked: Asked) -> Keep:  # noqa: ARG001  every page has the same shape
    """See Page."""
    keeping = app.keeping
    return Keep(
        keeping.new_backup(), keeping.new_export(), keeping.backups_found(), keeping.saved_here(), keeping.imported()
    )


PAGE = Page("/keeping", "Backup and import", "keeping.html", values)
