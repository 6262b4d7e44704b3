"""The difference between two readings of a chat: what is kept, added, moved and removed. Knows no index and no file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from afterword.core.chunk import Chunk


@dataclass(frozen=True, slots=True)
class Difference:
    """What makes stored chunks into what reading gives now.

    ``keep``: ids of chunks that are there as they should be. ``add``: new ones. ``move``: there, and only their columns
    differ. ``remove``: ids that no reading gives any more.
    """

    keep: tuple[str, ...] = ()
    add: tuple[Chunk, ...] = ()
    move: tuple[Chunk, ...] = ()
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WrittenByNewer:
    """A newer release read this chat; its reading stays."""

    version: int


def difference(stored: Sequence[Chunk], now: Sequence[Chunk], learner_version: int) -> Difference | WrittenByNewer:
    """Compare what is stored of one chat with what this release, of ``learner_version``, reads of it."""
    newest = max((chunk.learner_version for chunk in stored), default=learner_version)
    if newest > learner_version:
        return WrittenByNewer(newest)
    known = {chunk.id: chunk for chunk in stored}
    wanted = {chunk.id for chunk in now}
    return Difference(
        keep=tuple(chunk.id for chunk in now if known.get(chunk.id) == chunk),
        add=tuple(chunk for chunk in now if chunk.id not in known),
        move=tuple(chunk for chunk in now if chunk.id in known and known[chunk.id] != chunk),
        remove=tuple(chunk.id for chunk in stored if chunk.id not in wanted),
    )
