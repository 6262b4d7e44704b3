"""A record as it stands in the tree of a session, with the entries it gives; whether it is live is found later."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from hashlib import blake2b

from msgspec import Struct

from afterword.core.chat import Entry


class Kind(Enum):
    """What a node is to the tree. Only two turns that share an ancestor make an edit."""

    TURN = 1  # the person's own
    WORK = 2  # the assistant's, or a tool's result
    NEUTRAL = 3  # the client's: stands between without parting anything


class Node(Struct):
    """``aside``: it stands in no tree (queued words, a subagent's reading) and shares the fate of the node before it.

    ``calls`` are the tool calls that this record makes; ``reply`` the id of the API message that a reply is a part of.
    ``ended``: the client says why that message ended, so it was not broken off.
    """

    id: str
    parent: str | None
    session: str | None
    kind: Kind
    entries: list[Entry]
    at: datetime | None = None
    copied_from: str | None = None
    aside: bool = False
    calls: tuple[str, ...] = ()
    reply: str = ""
    ended: bool = False


def moment(text: str | None) -> datetime | None:
    """A time of the log, aware and in UTC; None where it is none."""
    if not text:
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    if found.tzinfo is UTC:
        return found
    return found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)


def made_up_id(line: bytes) -> str:
    """An id for a record without one; the same bytes always give the same."""
    return f"line-{blake2b(line, digest_size=8).hexdigest()}"
