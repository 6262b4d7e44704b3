"""Where the prepared table of a home lies, and taking it away before a memory changes, with the profiles made by it.

Opened with every home, so it loads nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def table_in(root: Path) -> Path:
    """The prepared table of the home at ``root``. It is derived: it may be deleted, and comes back."""
    return root / "index" / "nearby.table"


def outdating(root: Path) -> Callable[[], None]:
    """What takes the table of the home at ``root`` away. Raises HomeDamaged where it cannot: then nothing changes.

    No hook uses a profile without the table that it was made by; its words go at once, since they may be erased.
    """

    def outdate() -> None:
        run = root / "run"
        if run.is_dir():
            from afterword.app.laying import empty_profiles

            empty_profiles(run)
        table = table_in(root)
        if table.exists():
            from afterword.storage.atomic import DiskSteps, remove_durably

            remove_durably(table, DiskSteps())

    return outdate
