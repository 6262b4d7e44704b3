"""The assistants that chats can be read from: each a way to make its reader. A new one is a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from afterword.ports import ChatSource, Projects

from .aider import Aider
from .chatgpt import ChatGPT
from .claude_ai import ClaudeAI
from .claude_code import ClaudeCode
from .codex import Codex
from .gemini_cli import GeminiCLI
from .open_webui import OpenWebUI
from .opencode import OpenCode
from .pi import Pi
from .plain_messages import PlainMessages

Maker = Callable[[Projects, Mapping[str, str]], ChatSource]

# Asked in this order whose a file is: what is told apart most surely comes first, plain messages last.
SOURCES: tuple[Maker, ...] = (
    ClaudeCode,
    Codex,
    GeminiCLI,
    OpenCode,
    Pi,
    Aider,
    ChatGPT,
    ClaudeAI,
    OpenWebUI,
    PlainMessages,
)


def sources(projects: Projects, env: Mapping[str, str]) -> tuple[ChatSource, ...]:
    """Every reader, with a resolver for working folders and the environment that names the assistants' folders."""
    return tuple(make(projects, env) for make in SOURCES)
