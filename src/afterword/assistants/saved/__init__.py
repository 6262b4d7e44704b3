"""What assistants saved about the person by themselves: their own memories, read once and only when asked."""

from __future__ import annotations

from .chatgpt import ChatGptSaved
from .claude_code import ClaudeCodeSaved
from .codex import CodexSaved
from .notes import Saved, SavedFound

__all__ = ["ChatGptSaved", "ClaudeCodeSaved", "CodexSaved", "Saved", "SavedFound"]
