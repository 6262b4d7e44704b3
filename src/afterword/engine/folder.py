"""The memory folder held against the record: which files are not as they were left. Judges nothing."""

from __future__ import annotations

from collections.abc import Iterable

from afterword.core.errors import BadInput
from afterword.core.memory import Memory
from afterword.engine.comparing import Compared, taken_from
from afterword.engine.desk import Desk


def look_over(desk: Desk) -> Compared:
    """The folder held against the record, now. Nothing where the folder itself is not there."""
    if not desk.sockets.files.folder_present():
        return Compared()
    intended = {op.path for intent in desk.sockets.record.intents() for op in intent.ops}
    return desk.pen.comparing.compared(desk.sockets.files.all(), desk.standing(), intended)


def as_filed(desk: Desk, which: str) -> Memory | None:
    """A memory as its file says it, where a hand changed that file; None where it stands as it was left."""
    standing = desk.standing()
    stored = desk.pen.stored(which)
    stands = standing.memories.get(which)
    if stored is None or stored.memory is None or stands is None:
        return None
    changed = not stored.seal_ok or stored.seal != stands.newest.seal
    return taken_from(stored.memory, stands.memory) if changed else None


def refuse_overwriting(desk: Desk, memories: Iterable[Memory]) -> None:
    """Raises BadInput where writing these would put other words over what a hand wrote into a file and nobody answered
    yet.
    """
    for memory in memories:
        filed = as_filed(desk, memory.id)
        if filed is not None and filed.text != memory.text:
            raise BadInput(f"Its file was changed by hand since, and says: {filed.text}", "See: afterword files")
