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
    told = desk.standing().learnings.get(memory.learned or because)
    brought = told is not None and told.learning.reader == "import"  # saved by an assistant, not by the person's hand
    if memory.source not in WROTE and not brought:
        return None
    return NeverAdded(desk.new("n"), memory.text, memory.lang, because)
