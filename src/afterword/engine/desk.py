"""What every act of the engine is handed: the sockets, the pen it writes with, and the terms it works by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from afterword.core.standing import Standing
from afterword.engine.admit import Admitter
from afterword.engine.sockets import Sockets, Terms

if TYPE_CHECKING:
    from afterword.ports import Ids


@dataclass(frozen=True, slots=True)
class Desk:
    """Sockets, pen and terms, together."""

    sockets: Sockets
    pen: Admitter
    terms: Terms

    @property
    def now(self) -> datetime:
        """The moment, aware and in UTC."""
        return self.sockets.clock.now()

    def day(self, moment: datetime) -> date:
        """The local day of a moment."""
        return self.sockets.clock.day(moment)

    def standing(self) -> Standing:
        """What stands now."""
        return self.pen.standing()

    def with_ids(self, ids: Ids) -> Desk:
        """The same desk, where new ids come from these."""
        return replace(self, sockets=replace(self.sockets, ids=ids))

    def new(self, prefix: str) -> str:
        """A new id."""
        return self.sockets.ids.new(prefix)
