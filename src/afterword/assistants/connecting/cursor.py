"""Connecting Cursor: a hook at the start of a session in `hooks.json`, our server in `mcp.json`, rules for its agent.

After its documentation of hooks (version 1), MCP and the agent's permissions. Nothing can be put beside a question
there: a hook at a prompt may only let it through or not. Its chats have no reader yet.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.listing import in_home
from afterword.ports.connecting import Fence, Ours, Part

from .json_reading import Json
from .over_files import OverFiles
from .pieces import ANY, Piece, is_hook, is_server
from .places import JsonFile, Place
from .quoting import Shell, line_for

NAME = "cursor"


def connecting(env: Mapping[str, str]) -> Cursor:
    """Cursor on this computer."""
    folder = in_home(env, ".cursor")
    data = {
        "darwin": in_home(env, "Library", "Application Support", "Cursor", "User"),
        "win32": str(Path(env["APPDATA"], "Cursor", "User")) if env.get("APPDATA") else "",
    }.get(sys.platform, in_home(env, ".config", "Cursor", "User"))
    programs = ("cursor", "cursor-agent")
    return Cursor(NAME, "Cursor", reads=False, folder=folder, roots=(folder, data), programs=programs, env=env)


@dataclass(frozen=True, slots=True)
class Cursor(OverFiles):
    """See ports.Host."""

    def places(self, ours: Ours) -> tuple[Place, ...]:
        """Hooks, servers, and what its agent may do."""
        shell = Shell.CMD if sys.platform == "win32" else Shell.SH
        line = line_for(ours.hook.words(NAME, "sessionStart"), shell)
        hooks = (
            Piece(Part.HOOKS, (), "version", 1, _never, only_new=True),
            Piece(Part.HOOKS, ("hooks", ANY), None, None, is_hook),
            Piece(Part.HOOKS, ("hooks", "sessionStart"), None, {"command": line, "timeout": 5}, is_hook),
        )
        server: Json = None
        if ours.server is not None:
            env: dict[str, Json] = {"env": dict(ours.server.env)} if ours.server.env else {}
            server = {"command": ours.server.program, "args": list(ours.server.words(NAME)), **env}
        return (
            JsonFile(str(Path(self.folder, "hooks.json")), hooks),
            JsonFile(
                str(Path(self.folder, "mcp.json")),
                (Piece(Part.TOOLS, ("mcpServers",), "afterword", server, is_server),),
            ),
            JsonFile(str(Path(self.folder, "cli-config.json")), _rules(ours.fence)),
        )


def _never(value: Json) -> bool:  # noqa: ARG001  recognisers take a value
    return False


def _rules(fence: Fence) -> tuple[Piece, ...]:
    """For the agent in the terminal; the editor asks by its own settings, which are no file."""
    rules = [f"{tool}({folder}/**)" for folder in fence.folders for tool in ("Read", "Write")]
    rules += [f"Shell(afterword:{command}*)" for command in fence.commands]
    own = frozenset(rules)

    def ours(value: Json) -> bool:
        return isinstance(value, str) and (value in own or value.startswith("Shell(afterword:"))

    return tuple(Piece(Part.RULES, ("permissions", "deny"), None, rule, ours, sure=False) for rule in rules)
