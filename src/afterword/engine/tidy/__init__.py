"""Tidying up: what says nearly the same becomes one, by rules and, where one may be asked, by a model, each with its
Undo.
"""

from __future__ import annotations

from .by_model import ByModel, PutTogether, WouldAsk, ask_a_model, would_ask
from .by_rule import Merged, tidy
from .due import tidy_when_due

__all__ = [
    "ByModel",
    "Merged",
    "PutTogether",
    "WouldAsk",
    "ask_a_model",
    "tidy",
    "tidy_when_due",
    "would_ask",
]
