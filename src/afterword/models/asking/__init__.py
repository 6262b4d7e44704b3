"""Asking models what a chat tells: who may be asked, how each dialect is spoken, and what it costs.

Nothing heavy is imported until something is asked. What a person set up is handed in; nothing is looked up here.
"""

from __future__ import annotations

from .completing import Completion, Key, NoCompletion, Prompt, Tokens
from .providers import PRESETS, Provided

__all__ = ["PRESETS", "Completion", "Key", "NoCompletion", "Prompt", "Provided", "Tokens"]
