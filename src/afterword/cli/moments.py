"""Dates as a person types them: a day (``2026-08-01``), a moment, or how long (``90m``, ``1h``, ``3d``)."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import click

_LENGTH = re.compile(r"(\d{1,5})\s*([mhdw])")
_UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


class Moment(click.ParamType[datetime]):
    """A day or moment in ISO 8601; without a zone it is this computer's own. A day begins at its midnight."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> datetime:
        """Give an aware moment. Fails as bad usage."""
        if isinstance(value, datetime):
            return value
        try:
            moment = datetime.fromisoformat(str(value))
        except ValueError:
            self.fail(f"{value!r} is no date. Write it as 2026-08-01 or 2026-08-01T09:30.", param, ctx)
        return moment if moment.tzinfo else moment.astimezone()


class Length(click.ParamType[timedelta]):
    """How long: minutes, hours, days or weeks."""

    name = "how long"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> timedelta:
        """Give a span of time. Fails as bad usage."""
        if isinstance(value, timedelta):
            return value
        found = _LENGTH.fullmatch(str(value).strip().lower())
        if found is None or int(found[1]) == 0:
            self.fail(f"{value!r} is no length of time. Write it as 90m, 1h, 3d or 2w.", param, ctx)
        return timedelta(**{_UNITS[found[2]]: int(found[1])})


MOMENT = Moment()
LENGTH = Length()
