"""Recall: what is true, what was true, and what was said, found by words and by meaning together.

Never what waits, is held, was undone or erased; never a chat that is switched off or whose source is not agreed to.
"""

from __future__ import annotations

from afterword.core.standing import Standing
from afterword.engine.views import Recalled

from .asked import Asked, Reading
from .memories import recalled_memories, true_at
from .pieces import recalled_pieces, search

__all__ = ["Asked", "Reading", "recall", "search", "true_at"]


def recall(standing: Standing, reading: Reading, asked: Asked) -> tuple[Recalled, ...]:
    """What answers, current memories first, then earlier ones, then pieces of chats; at most ``asked.limit``.

    Where there is enough of both, pieces of chats have half of the places.
    """
    memories = recalled_memories(standing, reading, asked)
    pieces = recalled_pieces(standing, reading, asked)
    for_memories = max(asked.limit - len(pieces), (asked.limit + 1) // 2)
    first = memories[:for_memories]
    return (*first, *pieces[: asked.limit - len(first)])
