"""Connecting Gemini CLI: hooks and our server in `settings.json`, rules in a policy file of their own.

After its documentation of hooks, settings and the policy engine. Times are in milliseconds. It reads settings with
comments, and puts variables in for `$NAME` in them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.listing import in_home
from afterword.ports.connecting import Fence, Ours, Part, ServerCommand

from .hook_groups import Event, groups
from .json_reading import Json
from .over_files import OverFiles
from .pieces import Piece, is_server
from .places import JsonFile, OwnFile, Place
from .quoting import Shell
from .switches import Switch

NAME = "gemini-cli"
MARK = "# Written by Afterword"
_HOOK = "afterword"  # what each of our hooks is called there
_EVENTS = (
    Event("SessionStart", 5000),
    Event("BeforeAgent", 5000),
    Event("PreCompress", 5000),
    Event("AfterAgent", 5000),
    Event("SessionEnd", 5000),
)
_FILE_TOOLS = ("read_file", "read_many_files", "write_file", "replace", "glob", "search_file_content", "list_directory")
_PRIORITY = 900  # of 999: above what a person usually gives their own


def connecting(env: Mapping[str, str]) -> GeminiCLI:
    """Gemini CLI on this computer, as the environment names its home."""
    named = env.get("GEMINI_CLI_HOME", "")
    own = in_home(env, ".gemini")
    folder = str(Path(named, ".gemini")) if named else own
    roots = tuple(dict.fromkeys((folder, own)))
    return GeminiCLI(NAME, "Gemini CLI", reads=True, folder=folder, roots=roots, programs=("gemini",), env=env)


@dataclass(frozen=True, slots=True)
class GeminiCLI(OverFiles):
    """See ports.Host."""

    def places(self, ours: Ours) -> tuple[Place, ...]:
        """Settings and the policy file."""
        shell = Shell.POWERSHELL if sys.platform == "win32" else Shell.SH
        server = _server(ours.server) if ours.server is not None else None
        pieces = (
            *groups(NAME, _EVENTS, ours.hook, shell, _HOOK),
            Piece(Part.TOOLS, ("mcpServers",), "afterword", server, is_server),
        )
        return (
            JsonFile(str(Path(self.folder, "settings.json")), pieces),
            OwnFile(str(Path(self.folder, "policies", "afterword.toml")), Part.RULES, MARK, _rules(ours.fence)),
        )

    def switches(self) -> tuple[Switch, ...]:
        """See OverFiles: all hooks, or those of our name. Earlier releases had both under ``hooks``."""
        settings = str(Path(self.folder, "settings.json"))
        return (
            Switch(settings, (("hooksConfig", "enabled"), ("hooks", "enabled")), off=False),
            Switch(settings, (("hooksConfig", "disabled"), ("hooks", "disabled")), _HOOK),
        )


def _server(server: ServerCommand) -> Json:
    env: dict[str, Json] = {"env": dict(server.env)} if server.env else {}
    return {"command": server.program, "args": list(server.words(NAME)), **env}


def _rules(fence: Fence) -> str:
    """Rules in its policy language: commands by how they begin, folders by their path in a file tool's arguments."""
    lines = [f"{MARK}: what only the person may do. Taken out by: afterword disconnect gemini-cli"]
    prefixes = [f"afterword {command}" for command in fence.commands]
    lines += _rule({"toolName": "run_shell_command", "commandPrefix": prefixes})
    for folder in fence.folders:
        within = re.escape(json.dumps(folder)[1:-1])
        lines += _rule({"toolName": list(_FILE_TOOLS), "argsPattern": within})
    if fence.port is not None:
        pattern = rf"(127\.0\.0\.1|localhost):{fence.port}"
        lines += _rule({"toolName": ["run_shell_command", "web_fetch"], "argsPattern": pattern})
    return "\n".join(lines) + "\n"


def _rule(conditions: Mapping[str, str | list[str]]) -> list[str]:
    said = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in conditions.items()]
    return ["", "[[rule]]", *said, 'decision = "deny"', f"priority = {_PRIORITY}"]
