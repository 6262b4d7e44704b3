"""Texts into vectors: which embedder is to be had here, and opening it.

Nothing is downloaded: weights lie in an installed package or in the folder of models. Choosing loads nothing heavy and
starts no process; the model is loaded at the first text.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .choosing import CHOICES, Choice, choose

if TYPE_CHECKING:
    from afterword.ports import Embedder

__all__ = ["CHOICES", "Choice", "choose", "open_embedder"]


def open_embedder(wish: str, models: Path) -> Embedder | None:
    """The embedder that the setting ``embedder`` asks for, with weights from a package or the folder ``models``.

    None where it says none, or where what it asks for is not to be had: ``choose`` says why.
    """
    chosen = choose(wish, models)
    if chosen.model == "static":
        from .shipped import STATIC_TABLE, VOCABULARY
        from .static import StaticVectors

        return StaticVectors(STATIC_TABLE, VOCABULARY)
    if chosen.weights is None:
        return None
    from .apart import Apart

    return Apart(chosen.model, chosen.weights, chosen.size, chosen.sha256, chosen.id, chosen.dims, chosen.multilingual)
