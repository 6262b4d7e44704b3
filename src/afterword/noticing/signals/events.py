"""What the host itself reports: a stop, files or a memory taken back, a text changed by hand. Reads no words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from afterword.core.chat import Branch, Edited, Entry, Stopped, Undoing, Undone
from afterword.core.signal import Signal, SignalKind


def events(entries: Sequence[Entry]) -> Iterator[Signal]:
    """One signal an event on the live branch; edits that change only blanks are none."""
    reply: str | None = None
    for entry in entries:
        if entry.branch is not Branch.LIVE:
            continue
        match entry:
            case Stopped():
                yield Signal(SignalKind.STOP, entry.id, "host", reply=reply)
            case Undone():
                kind = _undone(entry.what)
                if kind is not None:
                    yield Signal(kind, entry.id, "host", reply=reply)
            case Edited() if "".join(entry.before.split()) != "".join(entry.after.split()):
                yield Signal(SignalKind.EDIT, entry.id, "host", reply=reply, fix=entry.after, instead_of=entry.before)
            case _:
                reply = entry.id


def _undone(what: Undoing) -> SignalKind | None:
    match what:
        case Undoing.FILES:
            return SignalKind.UNDO_FILES
        case Undoing.MEMORY:
            return SignalKind.UNDO_MEMORY
        case Undoing.TURN:
            return None
        case _:
            assert_never(what)
