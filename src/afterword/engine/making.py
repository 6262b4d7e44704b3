"""From a change that may be kept to the memory it makes, and to the old one it retires."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from afterword.core.change import Add, Supersede
from afterword.core.entry import Learning
from afterword.core.memory import About, Everywhere, Kind, Memory, Place, Source
from afterword.core.standing import Standing
from afterword.engine.admit import Write
from afterword.engine.chain import retired, start
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


def later_than(standing: Standing, learning: Learning, memory: Memory) -> Memory | None:
    """The live memory that a change would replace although it was said before that one began: history, read late."""
    if not isinstance(learning.change, Supersede):
        return None
    target = standing.memory(learning.change.target)
    said, began = start(memory), start(target) if target is not None else None
    return target if said is not None and began is not None and said < began else None


def true_before(memory: Memory, later: Memory) -> Memory:
    """True once, until the later one began."""
    return replace(memory, place=Place.SUPERSEDED, supersedes=None, superseded_by=later.id, invalid_at=start(later))


def merged_from(learning: Learning, parts: Sequence[Memory], now: datetime) -> Memory:
    """The memory that stands for several, which are alike in kind, reach, stage and whether they came from outside.

    It is true since the last of them was. It replaces none of them in a chain: nothing became true instead.
    """
    first = parts[0]
    chats = {one.chat for one in parts}
    return Memory(
        id=learning.memory or learning.id,
        kind=first.kind,
        text=learning.change.text,
        about=first.about,
        scope=first.scope,
        stage=first.stage,
        source=next((one.source for one in parts if one.source is not Source.YOU), Source.LEARNED),
        lang=first.lang,
        chat=first.chat if len(chats) == 1 else None,
        learned=learning.id,
        read_outside=any(one.read_outside for one in parts),
        created=now,
        updated=now,
        valid_from=max((began for one in parts if (began := start(one)) is not None), default=now),
        seen=max(one.seen for one in parts),
        last_seen=max((one.last_seen for one in parts if one.last_seen is not None), default=now),
    )


def writes_for_merge(learning: Learning, memory: Memory, parts: Sequence[Memory], now: datetime) -> tuple[Write, ...]:
    """The memory's own write, and those of what it stands for, which go to superseded."""
    return (Write(memory, learning.id), *(Write(put_away(one, memory, now), learning.id) for one in parts))


def put_away(one: Memory, stays: Memory, now: datetime) -> Memory:
    """A memory as it lies in superseded/ once another that says the same stands for it."""
    return replace(one, place=Place.SUPERSEDED, invalid_at=now, superseded_by=stays.id)
