"""What all sessions of one page share: the home, and what was shown and waits for a press in this process."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from afterword.app import App, Preview
from afterword.app.keeping import WouldAsk
from afterword.core.errors import AfterwordError


@dataclass(slots=True)
class Room:
    """``previews``: those that were made here. ``tidier``: the model that could look for what says the same, after a
    press. ``opened`` opens the same home anew, after it was mended.
    """

    app: App
    opened: Callable[[], App] | None = None
    previews: dict[str, Preview] = field(default_factory=dict)
    tidier: WouldAsk | None = None

    def mend(self) -> tuple[str, ...]:
        """Where the record is damaged: make the home one that opens again, and open it. Gives what was done.

        Raises HomeError for what no mending helps.
        """
        page = self.app.page
        if self.opened is None or not page.broken():
            return ()
        with suppress(AfterwordError):  # what is left to be written of a damaged record is made anew
            self.app.close()
        did = page.mend()
        self.previews.clear()
        self.app = self.opened()
        return did
