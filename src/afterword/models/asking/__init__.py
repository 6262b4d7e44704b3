"""Asking models what a chat tells: who may be asked, how each dialect is spoken, and what it costs.

Nothing heavy is imported until something is asked. What a person set up is handed in; nothing is looked up here.
"""

from __future__ import annotations

from .completing import Completion, Key, NoCompletion, Prompt, Tokens
from .locally import LocalServer, local_servers
from .providers import PRESETS, Provided
from .reviewer import ModelReviewer
from .scripted import ScriptedReviewer

__all__ = [
    "PRESETS",
    "Completion",
    "Key",
    "LocalServer",
    "ModelReviewer",
    "NoCompletion",
    "Prompt",
    "Provided",
    "ScriptedReviewer",
    "Tokens",
    "local_servers",
]
