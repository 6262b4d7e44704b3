"""What an assistant is given through a tool: memories and pieces of chats, quoted, with where each comes from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Sort(StrEnum):
    """What a quotation is of."""

    MEMORY = "memory"  # true now
    EARLIER = "earlier"  # was true, and is no longer
    CHAT = "chat"  # a piece of a chat


@dataclass(frozen=True, slots=True)
class Quoted:
    """One quotation. ``text`` is one line and holds nothing that could close a block, hide or command.

    ``kind`` and ``reach`` as memories name them, '' for a piece of a chat. ``source``: the assistant whose chat it
    comes from, 'you' for what the person wrote, '' where that is not known. Days are local and written like
    2026-03-02, '' where none is known. ``outside``: it was said after the chat had read something from outside.
    """

    sort: Sort
    text: str
    kind: str = ""
    reach: str = ""
    source: str = ""
    since: str = ""
    until: str = ""
    outside: bool = False


@dataclass(frozen=True, slots=True)
class Quotations:
    """What answers. ``left_out``: how many more there were than the budget holds.

    ``kept_back``: pieces that were said after something from outside was read, which must be asked for. ``told``: what
    this assistant may be told: everything, preferences or nothing.
    """

    quoted: tuple[Quoted, ...]
    told: str
    left_out: int = 0
    kept_back: int = 0
