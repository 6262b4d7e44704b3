"""What making chats searchable did, as counts: what a run of re-reading reports and a person is told."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.chunk import Brake
from afterword.ports import Unread


@dataclass(frozen=True, slots=True)
class Reread:
    """What a run did. ``files`` and ``chats`` were read; ``left`` files wait for another process or run.

    ``gone``: why there is no meaning where an embedder is set up. ``trouble``: why nothing could be written.
    """

    files: int = 0
    chats: int = 0
    added: int = 0
    moved: int = 0
    removed: int = 0
    embedded: int = 0
    labelled: int = 0
    left: int = 0
    unread: tuple[Unread, ...] = ()
    brake: Brake | None = None
    gone: str = ""
    trouble: str = ""
