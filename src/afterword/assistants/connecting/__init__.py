"""The assistants that Afterword can be connected to, one file each; beside them how their files are read and edited.

A new assistant is a file and a line here. Nothing here writes to the disk or decides anything.
"""

from __future__ import annotations

from collections.abc import Mapping

from afterword.ports.connecting import Host

from . import claude_code, codex, cursor, gemini_cli, opencode

MAKERS = (claude_code.connecting, codex.connecting, gemini_cli.connecting, opencode.connecting, cursor.connecting)


def hosts(env: Mapping[str, str]) -> tuple[Host, ...]:
    """Every assistant that can be connected, over the folders that the environment names."""
    return tuple(make(env) for make in MAKERS)


def under_root(host: str, path: str, env: Mapping[str, str]) -> bool:
    """Whether a path, links resolved, lies in one of this assistant's own folders. False for an unknown one."""
    return any(one.under_root(path) for one in hosts(env) if one.name == host)
