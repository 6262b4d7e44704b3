"""Seeing at once to one chat that an assistant's hook named, before any sweep comes to it.

What was typed to us is done and corrections are logged; where the chat is over, or about to be cut, it is looked at.
A hook's path is only where to look: what is learned, and that it is the person's, is told by the log itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from afterword.app import sourcing
from afterword.app.connecting import Connecting
from afterword.app.joining import Parts
from afterword.engine.gathering import Shelf, gather
from afterword.engine.look import hear, look
from afterword.engine.overview import learning_state
from afterword.ports import ChatFile


@dataclass(frozen=True, slots=True)
class Attended:
    """What came of it: what was done of what was typed, a line each; how many looks learned or have something wait.

    ``why`` says why nothing was read: 'off', 'not_connected' (no assistant of this name is, or the path lies outside
    of its folders), 'not_agreed', 'no_reader', 'gone'; '' where it was.
    """

    said: tuple[str, ...] = ()
    looks: int = 0
    why: str = ""


def attend(parts: Parts, joint: Connecting, host: str, transcript: str, *, over: bool, cut: bool) -> Attended:
    """See App.attend."""
    desk = parts.desk()
    if not parts.storage.writable or learning_state(desk) != "on":
        return Attended(why="off")
    if not joint.under_root(host, transcript):
        return Attended(why="not_connected")
    reader = next((source for source in parts.sources if source.name == host), None)
    consent = desk.terms.consents.get(host)
    if reader is None:
        return Attended(why="no_reader")
    if consent is None or not consent.learn:
        return Attended(why="not_agreed")
    try:
        state = Path(transcript).stat()
    except OSError:
        return Attended(why="gone")
    file = ChatFile(host, transcript, state.st_size, state.st_mtime_ns)
    said: list[str] = []
    looks = 0
    for found in gather((Shelf(reader, files=(file,), since=consent.since),), desk.sockets.record, whole=True):
        for chat in found.chats:
            run = replace(sourcing.run_of(desk, chat), ended=over, compacting=cut)
            said += hear(desk, desk.pen, chat, run)
            if over or cut:
                looks += bool(look(desk, desk.pen, chat, run).chat)
    return Attended(tuple(said), looks)
