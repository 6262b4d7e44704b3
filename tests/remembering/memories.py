"""Memories of an invented person, for the tests of what stands beside a message."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zlib import crc32

from afterword.core.memory import Everywhere, Kind, Memory, Stage

MARCH = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


def prefers(text: str, *, days: int = 0, **more: Any) -> Memory:
    """A confirmed preference, last said so many days after the second of March."""
    said = MARCH + timedelta(days=days)
    given = {"kind": Kind.PREFERENCE, "stage": Stage.CONFIRMED, "scope": Everywhere(), **more}
    name = given.pop("id", f"m-{crc32(text.encode()):08x}")
    return Memory(name, text=text, created=said, last_seen=said, **given)


def fact(text: str, *, days: int = 0, **more: Any) -> Memory:
    """A fact about the person."""
    return prefers(text, days=days, **{"kind": Kind.FACT, "stage": None, **more})


def day(moment: datetime) -> str:
    """Its day as it is shown."""
    return moment.date().isoformat()
