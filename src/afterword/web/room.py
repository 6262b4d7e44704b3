"""What all sessions of one page share: the home, and what was shown and waits for a press in this process."""

from __future__ import annotations

from dataclasses import dataclass, field

from afterword.app import App, Preview
from afterword.app.keeping import Power, WouldAsk


@dataclass(slots=True)
class Room:
    """``previews``: those that were made here. ``powers``: what a backup that was brought back would allow beyond what
    holds, each to be asked by itself. ``tidier``: the model that could look for what says the same, after a press.
    """

    app: App
    previews: dict[str, Preview] = field(default_factory=dict)
    powers: tuple[Power, ...] = ()
    tidier: WouldAsk | None = None
