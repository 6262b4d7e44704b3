"""Chats are read again where their reading changed: one path for one chat and for all of them."""

from __future__ import annotations

from afterword.engine.indexed import Reread
from afterword.remembering.index_words import index_words

from .forgetting import forget
from .labels import label
from .parts import IndexSockets, IndexTerms
from .run import reread

__all__ = ["IndexSockets", "IndexTerms", "Reread", "forget", "index_words", "label", "reread"]
