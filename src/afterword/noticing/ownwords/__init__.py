"""What of a person's message is their own: blocks, pasted lines, quotes, framed texts and fiction are taken out."""

from __future__ import annotations

from .reducing import own_words, own_words_of

__all__ = ["own_words", "own_words_of"]
