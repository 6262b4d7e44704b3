"""What a person did in a chat, read by rules: one file a family of signals. Signals never decide what is learned."""

from __future__ import annotations

from .families import read_signals

__all__ = ["read_signals"]
