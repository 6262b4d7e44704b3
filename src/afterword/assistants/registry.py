"""The assistants that chats can be read from: each a way to make its reader. A new one is a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from afterword.ports import ChatSource, Projects

from .claude_code import ClaudeCode

Maker = Callable[[Projects, Mapping[str, str]], ChatSource]

SOURCES: tuple[Maker, ...] = (ClaudeCode,)


def sources(projects: Projects, env: Mapping[str, str]) -> tuple[ChatSource, ...]:
    """Every reader, with a resolver for working folders and the environment that names the assistants' folders."""
    return tuple(make(projects, env) for make in SOURCES)
