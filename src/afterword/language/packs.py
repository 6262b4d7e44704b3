"""All language packs, in the order in which they are tried. Every pack runs on every entry, whatever its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import arabic, chinese, english, french, german, hindi, japanese, portuguese, russian, spanish

if TYPE_CHECKING:
    from .pack import Pack

PACKS: tuple[Pack, ...] = (
    english.PACK,
    french.PACK,
    spanish.PACK,
    portuguese.PACK,
    german.PACK,
    chinese.PACK,
    russian.PACK,
    japanese.PACK,
    hindi.PACK,
    arabic.PACK,
)
