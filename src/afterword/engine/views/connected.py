"""An assistant as it is connected, or could be."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.ports.connecting import PartState


@dataclass(frozen=True, slots=True)
class ConnectionView:
    """One assistant. ``folder`` holds its configuration, '' where it is not on this computer.

    ``parts`` are those it can take. ``tell`` is what it is told ('everything', 'preferences', 'nothing'); ``learn``
    None: not asked. ``reads``: its chats can be read. ``plugin``: files of ours that it may be given as a plugin.
    ``trouble`` says why its files could not be looked at, ``switched_off`` what in its settings keeps hooks
    from running.
    """

    name: str
    title: str
    folder: str
    reads: bool
    parts: tuple[PartState, ...]
    tell: str
    learn: bool | None
    since: datetime | None
    plugin: tuple[str, ...] = ()
    trouble: str = ""
    switched_off: str = ""

    @property
    def connected(self) -> bool:
        """Whether anything of ours stands in its files, or was written as a plugin for it."""
        return bool(self.plugin) or any(part.present for part in self.parts)
