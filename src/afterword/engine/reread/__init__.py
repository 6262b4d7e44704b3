"""Chats are read again where their reading changed: one path for one chat and for all of them."""

from __future__ import annotations

from .labels import label
from .parts import IndexSockets, IndexTerms, Reread
from .run import reread

__all__ = ["IndexSockets", "IndexTerms", "Reread", "label", "reread"]
