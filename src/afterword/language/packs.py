"""All language packs, in the order in which they are tried. Every pack runs on every entry, whatever its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import english

if TYPE_CHECKING:
    from .pack import Pack

PACKS: tuple[Pack, ...] = (english.PACK,)
