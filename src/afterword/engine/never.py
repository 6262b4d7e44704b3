"""Onto the never-list: what the person took back, unless they wrote it themselves."""

from __future__ import annotations

from afterword.core.entry import NeverAdded
from afterword.core.memory import Memory, Source
from afterword.core.stands import MemoryStands
from afterword.engine.desk import Desk

WROTE = frozenset({Source.LEARNED, Source.ASSISTANT})


def never_line(desk: Desk, stands: MemoryStands) -> NeverAdded | None:
    """The line for a memory that Afterword wrote, None for one by another hand."""
    return line_for(desk, stands.memory, stands.memory.learned or stands.memory.id)


def line_for(desk: Desk, memory: Memory, because: str) -> NeverAdded | None:
    """The same for a memory that may not stand (one that waits)."""
    if memory.source not in WROTE:
        return None
    return NeverAdded(desk.new("n"), memory.text, memory.lang, because)
