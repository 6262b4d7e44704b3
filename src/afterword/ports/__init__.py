"""The sockets: what the engine needs from outside, as narrow protocols, one file a part of the world, all named here.

Every protocol has an in-memory twin in ``storage/in_memory.py`` (or beside its real form) and one test suite over all
of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.ports.chats import ChatFile, ChatSource, ReadResult, Unread
    from afterword.ports.finding import Cosines, Embedder, Index, LabelQueue, Likeness, Vector
    from afterword.ports.hand import Process, ProcessTable, Terminal, Ticket, Tickets
    from afterword.ports.keeping import Backup, Batch, Keys, MemoryFiles, Record, StoredFile, WriterLock
    from afterword.ports.reviewing import (
        Able,
        Offer,
        ReviewAsked,
        Reviewer,
        ReviewFailed,
        ReviewFailure,
        ReviewText,
        Tidier,
    )
    from afterword.ports.world import Clock, Ids, Progress, Projects, Running, silent

__all__ = [
    "Able",
    "Backup",
    "Batch",
    "ChatFile",
    "ChatSource",
    "Clock",
    "Cosines",
    "Embedder",
    "Ids",
    "Index",
    "Keys",
    "LabelQueue",
    "Likeness",
    "MemoryFiles",
    "Offer",
    "Process",
    "ProcessTable",
    "Progress",
    "Projects",
    "ReadResult",
    "Record",
    "ReviewAsked",
    "ReviewFailed",
    "ReviewFailure",
    "ReviewText",
    "Reviewer",
    "Running",
    "StoredFile",
    "Terminal",
    "Ticket",
    "Tickets",
    "Tidier",
    "Unread",
    "Vector",
    "WriterLock",
    "silent",
]

# Each is loaded when one of its sockets is asked for: most are types alone.
_NAMES = {
    "chats": "ChatFile ChatSource ReadResult Unread",
    "finding": "Cosines Embedder Index LabelQueue Likeness Vector",
    "hand": "Process ProcessTable Terminal Ticket Tickets",
    "keeping": "Backup Batch Keys MemoryFiles Record StoredFile WriterLock",
    "reviewing": "Able Offer ReviewAsked Reviewer ReviewFailed ReviewFailure ReviewText Tidier",
    "world": "Clock Ids Progress Projects Running silent",
}
_WHERE = {name: file for file, names in _NAMES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
