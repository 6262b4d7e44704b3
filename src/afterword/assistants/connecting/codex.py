"""Connecting Codex: hooks in `hooks.json`, our server as a table of `config.toml`, rules in a file of their own.

After its documentation of hooks, configuration and rules (0.150). Keys that it does not know are an error, so no more
is written than it names. It asks the person once to trust each hook, and again when a command changes. Its sandbox
bounds what it may touch, rules bound which commands it starts. No rule of Codex's keeps it from reading a folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.listing import in_home
from afterword.ports.connecting import Fence, Ours, Part, ServerCommand

from .hook_groups import Event, groups
from .over_files import OverFiles
from .pieces import is_server
from .places import JsonFile, OwnFile, Place, TomlTable
from .quoting import Shell
from .switches import Switch
from .toml_editing import Toml

NAME = "codex"
MARK = "# Written by Afterword"
_EVENTS = (
    Event("SessionStart", 5),
    Event("UserPromptSubmit", 5),
    Event("PreCompact", 5),
    Event("Stop", 5),
    Event("SessionEnd", 3),  # it allows no more
)


def connecting(env: Mapping[str, str]) -> Codex:
    """Codex on this computer, as the environment names its folder."""
    folder = env.get("CODEX_HOME") or in_home(env, ".codex")
    return Codex(NAME, "Codex", reads=True, folder=folder, roots=(folder,), programs=("codex",), env=env)


@dataclass(frozen=True, slots=True)
class Codex(OverFiles):
    """See ports.Host."""

    def places(self, ours: Ours) -> tuple[Place, ...]:
        """Hooks, the server's table, rules."""
        shell = Shell.CMD if sys.platform == "win32" else Shell.SH
        values = _server(ours.server) if ours.server is not None else ()
        return (
            JsonFile(str(Path(self.folder, "hooks.json")), groups(NAME, _EVENTS, ours.hook, shell)),
            TomlTable(
                str(Path(self.folder, "config.toml")), Part.TOOLS, ("mcp_servers", "afterword"), values, _is_ours
            ),
            OwnFile(str(Path(self.folder, "rules", "afterword.rules")), Part.RULES, MARK, _rules(ours.fence)),
        )

    def switches(self) -> tuple[Switch, ...]:
        """See OverFiles. The second name is the earlier one, which it still takes."""
        names = (("features", "hooks"), ("features", "codex_hooks"))
        return (Switch(str(Path(self.folder, "config.toml")), names, off=False),)

    def hints(self, part: Part) -> tuple[str, ...]:
        """See ports.Host."""
        if part is Part.HOOKS:
            return ("Codex asks you to trust the hooks once: type /hooks in it.",)
        return ()


def _is_ours(table: dict[str, object]) -> bool:
    words = table.get("args")
    return is_server({"args": [str(word) for word in words]} if isinstance(words, list) else {})


def _server(server: ServerCommand) -> tuple[tuple[str, Toml], ...]:
    values: list[tuple[str, Toml]] = [("command", server.program), ("args", server.words(NAME))]
    return (*values, ("env", dict(server.env))) if server.env else tuple(values)


def _rules(fence: Fence) -> str:
    """One rule a command, in its own language: the first words, and what is said when they are refused."""
    said = json.dumps("Only the person answers Afterword, in a terminal of their own.")
    lines = [f"{MARK}: commands that only the person may give. Taken out by: afterword disconnect codex"]
    for command in fence.commands:
        pattern = json.dumps(["afterword", *command.split()])
        lines.append(f'prefix_rule(pattern = {pattern}, decision = "forbidden", justification = {said})')
    return "\n".join(lines) + "\n"
