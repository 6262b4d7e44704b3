"""From a change that may be kept to the memory it makes, and to the old one it retires."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from afterword.core.change import Add, Supersede
from afterword.core.entry import Learning
from afterword.core.memory import About, Everywhere, Kind, Memory, Place, Source
from afterword.core.standing import Standing
from afterword.engine.admit import Write
from afterword.engine.chain import retired
from afterword.judging.stages import first_stage

# How a project does things grows up as a preference does.
STAGED = {Kind.PROJECT: Kind.PREFERENCE}
_SOURCES = {"assistant": Source.ASSISTANT, "import": Source.IMPORTED}


def memory_from(learning: Learning, standing: Standing, now: datetime, device: str) -> Memory:
    """The memory that a learning makes. ``created`` is when it came to be known, ``valid_from`` when it was said (or
    since).
    """
    change = learning.change
    said = learning.quotes[0].at if learning.quotes else None
    target = standing.memory(change.target) if isinstance(change, Supersede) else None
    kind = change.kind or (target.kind if target is not None else Kind.FACT)
    about = change.about if isinstance(change, Add) else (target.about if target is not None else About.PERSON)
    return Memory(
        id=learning.memory or learning.id,
        kind=kind,
        text=change.text,
        about=about,
        scope=change.scope or (target.scope if target is not None else Everywhere()),
        stage=first_stage(replace(change, kind=STAGED.get(kind, kind))),
        source=_SOURCES.get(learning.reader, Source.LEARNED),
        lang=change.lang,
        chat=learning.chat,
        learned=learning.id,
        read_outside=bool(learning.outside),
        device=device if about is not About.PERSON else None,
        created=now,
        updated=now,
        valid_from=change.valid_from or said or now,
        last_seen=said or now,
        supersedes=target.id if target is not None and target.place is Place.LIVE else None,
    )


def writes_for(learning: Learning, memory: Memory, standing: Standing, *, retire: bool = True) -> tuple[Write, ...]:
    """The memory's own write, and that of the one it retires where it replaces one that is live and in use."""
    own = Write(memory, learning.id)
    if not isinstance(learning.change, Supersede):
        return (own,)
    stands = standing.memories.get(learning.change.target)
    if not retire or stands is None or not stands.live or stands.held is not None:
        return (Write(replace(memory, supersedes=None), learning.id),)
    return (own, Write(retired(stands.memory, memory), learning.id))
