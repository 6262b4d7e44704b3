"""Time: the system's clock, and one that stands still where a demo or a test put it (``AFTERWORD_NOW``)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo

from afterword.core.errors import BadInput
from afterword.ports import Clock

VARIABLE = "AFTERWORD_NOW"


class SystemClock:
    """The computer's clock. A day is a day of its local calendar."""

    def now(self) -> datetime:
        """Aware, in UTC."""
        return datetime.now(UTC)

    def day(self, moment: datetime) -> date:
        """The local calendar day."""
        return moment.astimezone().date()


class FixedClock:
    """Shows one moment until it is moved on. A day is a day at the offset that the moment was given with."""

    def __init__(self, moment: datetime) -> None:
        self._zone: tzinfo = moment.tzinfo or UTC
        self._now = moment.replace(tzinfo=self._zone).astimezone(UTC)

    def now(self) -> datetime:
        """Aware, in UTC."""
        return self._now

    def day(self, moment: datetime) -> date:
        """The calendar day at this clock's offset."""
        return moment.astimezone(self._zone).date()

    def advance(self, by: timedelta) -> datetime:
        """Move on, and show the new moment."""
        self._now += by
        return self._now


def clock_from(env: Mapping[str, str]) -> Clock:
    """The system's clock, or a fixed one where the environment names a moment. Raises BadInput for one that is none."""
    named = env.get(VARIABLE, "").strip()
    if not named:
        return SystemClock()
    try:
        return FixedClock(datetime.fromisoformat(named))
    except ValueError as error:
        raise BadInput(
            f"{VARIABLE} is {named!r}, which is no moment.", f"Give one like {VARIABLE}=2026-03-01T18:30:00+01:00."
        ) from error
