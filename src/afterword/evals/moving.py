"""A clock that stands still until it is moved, so that a week passes in seconds."""

from __future__ import annotations

from datetime import UTC, date, datetime


class MovableClock:
    """Fits the Clock socket. Its days are those of UTC."""

    def __init__(self, moment: datetime) -> None:
        self._moment = moment.astimezone(UTC)

    def now(self) -> datetime:
        """The moment it was moved to."""
        return self._moment

    def day(self, moment: datetime) -> date:
        """The day of a moment in UTC."""
        return moment.astimezone(UTC).date()

    def move(self, moment: datetime) -> None:
        """Stand at this moment from now on."""
        self._moment = moment.astimezone(UTC)
