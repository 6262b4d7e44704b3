"""What is typed to us in a chat, "afterword undo", "afterword undo ID" or "afterword off", in any pack's words.

Nothing else counts, and nothing around it: a sentence that speaks of it is no order to us.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

import regex

from afterword.language.packs import PACKS


@dataclass(frozen=True, slots=True)
class TypedUndo:
    """Take back: the learning or memory of this id, or what is newest."""

    which: str | None = None


@dataclass(frozen=True, slots=True)
class TypedOff:
    """Don't learn from this chat."""


def typed_to_us(text: str) -> TypedUndo | TypedOff | None:
    """What an entry asks of us, where it asks that and nothing else."""
    found = _expression().fullmatch(_plain(text).strip())
    if found is None:
        return None
    return TypedOff() if found["off"] else TypedUndo(found["id"])


def _plain(text: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).casefold())


@lru_cache(maxsize=1)
def _expression() -> regex.Pattern[str]:
    undo = "|".join(regex.escape(_plain(word)) for pack in PACKS for word in pack.typed.undo.split())
    off = "|".join(regex.escape(_plain(word)) for pack in PACKS for word in pack.typed.off.split())
    return regex.compile(rf"/?afterword[\s:]+(?:(?:{undo})(?:\s+(?P<id>[a-z0-9_-]{{1,64}}))?|(?P<off>{off}))")
