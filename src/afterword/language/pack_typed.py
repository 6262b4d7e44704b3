"""The words by which a person takes back or stops in a chat itself, typed after our name: "afterword undo"."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TypedWords:
    """Words apart by spaces, any of which says the same. There are none that keep or widen, in any language."""

    undo: str = ""
    off: str = ""
