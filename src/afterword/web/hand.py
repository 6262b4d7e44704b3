"""The hand of the page: tickets are minted when words are shown, and given when the form that held them comes back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from afterword.app import App, Given, Shown
from afterword.core.entry import Route
from afterword.core.errors import AnswerRefused

if TYPE_CHECKING:
    from afterword.app import Hand

ASK_AGAIN = "Look again, and answer there."


@dataclass(slots=True)
class ShowingHand:
    """Takes no answer: it keeps what is shown now, with a ticket for every choice."""

    app: App
    route: Route = Route.PAGE
    shown: Shown | None = field(default=None, init=False)
    offered: tuple[Given, ...] = field(default=(), init=False)

    def refusal(self) -> AnswerRefused | None:
        """Why nobody can be asked here, or None."""
        return self.app.page.nobody

    def ask(self, shown: Shown) -> Given | None:
        """Mint. The answer comes with another request, or never."""
        self.shown, self.offered = shown, self.app.page.offered(shown)
        return None


@dataclass(frozen=True, slots=True)
class PressedHand:
    """Gives what a form brought back: its ticket is checked and spent by who carries the answer out.

    ``given`` None: the session never minted the ticket that was brought.
    """

    app: App
    given: Given | None
    route: Route = Route.PAGE

    def refusal(self) -> AnswerRefused | None:
        """Why nobody can be asked here, or None."""
        return self.app.page.nobody

    def ask(self, shown: Shown) -> Given | None:
        """The ticket and its choice. Raises AnswerRefused."""
        if self.given is None:
            raise AnswerRefused("This answer has no ticket of yours.", "unknown", ASK_AGAIN)
        return self.given


if TYPE_CHECKING:

    def _are_hands(showing: ShowingHand, pressed: PressedHand) -> tuple[Hand, Hand]:
        return showing, pressed
