"""What is known, to be taken elsewhere: as values, and as Markdown. Nothing that waits or was taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from afterword.core.memory import Everywhere, Kind, Memory, Place, scope_name
from afterword.core.plain import plain
from afterword.engine.desk import Desk
from afterword.engine.saying import KINDS, day, reach

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|!~&])")
_LEADING = re.compile(r"^(\d{0,9})([-+=.)])")


@dataclass(frozen=True, slots=True)
class Exported:
    """What is true now, and what was true once with its dates. ``at`` is when it was taken."""

    at: datetime
    memories: tuple[Memory, ...]
    earlier: tuple[Memory, ...]


def export(desk: Desk) -> Exported:
    """Everything that is in use, by kind and then by age; what was replaced or put aside, latest first."""
    standing = desk.standing()
    live = sorted(standing.live(), key=lambda memory: (list(Kind).index(memory.kind), _since(memory), memory.id))
    gone = {told.learning.memory for told in standing.learnings.values() if told.undone}
    once = [
        stands.memory
        for stands in standing.memories.values()
        if stands.present and stands.memory.place is not Place.LIVE and stands.memory.id not in gone
    ]
    once.sort(key=lambda memory: (_until(memory), memory.id), reverse=True)
    return Exported(desk.now, tuple(live), tuple(once))


def _since(memory: Memory) -> str:
    began = memory.valid_from or memory.created
    return began.isoformat() if began is not None else ""


def _until(memory: Memory) -> str:
    ended = memory.invalid_at or memory.updated
    return ended.isoformat() if ended is not None else ""


def as_markdown(exported: Exported) -> str:
    """The same as a page to be read: a heading a kind, a line a memory."""
    return "\n".join(_lines(exported))


def _lines(exported: Exported) -> Iterator[str]:
    yield "# What Afterword knows"
    yield f"\nTaken out on {day(exported.at)}."
    for kind, (_, many) in KINDS.items():
        yield from _section(many, [memory for memory in exported.memories if memory.kind is kind], _now)
    yield from _section("earlier", exported.earlier, _then)
    yield ""


def _section(title: str, memories: Sequence[Memory], dates: Callable[[Memory], str]) -> Iterator[str]:
    if memories:
        yield f"\n## {title[:1].upper()}{title[1:]}\n"
    for memory in memories:
        where = "" if isinstance(memory.scope, Everywhere) else f", {reach(scope_name(memory.scope))}"
        yield f"- {_whole(memory.text)} ({dates(memory)}{_plain(where)})"
        for line in memory.note.splitlines():
            yield f"  {_whole(line)}".rstrip()


def _plain(text: str) -> str:
    """One line in which nothing acts, hides or turns the direction of reading, and no character is a mark of
    Markdown.
    """
    return _MARKUP.sub(r"\\\1", plain(text))


def _whole(line: str) -> str:
    """The same at the beginning of a line, where a dash, a plus or a number with its dot would be marks too."""
    return _LEADING.sub(r"\1\\\2", _plain(line))


def _now(memory: Memory) -> str:
    return f"since {day(memory.valid_from or memory.created)}"


def _then(memory: Memory) -> str:
    ended = f"until {day(memory.invalid_at)}" if memory.invalid_at is not None else "put aside"
    return f"from {day(memory.valid_from or memory.created)}, {ended}"
