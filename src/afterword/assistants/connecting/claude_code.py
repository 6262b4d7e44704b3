"""Connecting Claude Code: hooks and deny rules in `settings.json`, our server in `.claude.json`, or all as a plugin.

After its documentation of hooks, settings, permissions and plugins (2.1.240). A hook started word by word (`args`)
needs 2.1.139, the event `CwdChanged` 2.1.83: settings with an event that a release does not know are passed over whole,
so an unknown release gets neither. Rules for a whole path begin with two slashes; only `Read` and `Edit` take paths.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.claude_code.locations import roots
from afterword.assistants.lines import head_of
from afterword.assistants.listing import in_home
from afterword.ports.connecting import Fence, HookCommand, Ours, Part, ServerCommand

from .hook_groups import Event, groups
from .json_reading import Json
from .over_files import OverFiles
from .pieces import Piece, is_server
from .places import JsonFile, Place, whole
from .quoting import Shell, line_for
from .switches import Switch

NAME = "claude-code"
_EVENTS = (
    Event("SessionStart", 5),
    Event("UserPromptSubmit", 5),
    Event("PreCompact", 5),
    Event("Stop", 5),
    Event("SessionEnd"),  # all of them share what the assistant allows; a time of our own would lengthen it
)
_LATER = Event("CwdChanged", 5)
_CWD_CHANGED = (2, 1, 83)
_ARGS = (2, 1, 139)
_RELEASE = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_OUR_RULE = re.compile(r"Bash\((?:afterword |\*(?:127\.0\.0\.1|localhost):\d+)")


def connecting(env: Mapping[str, str]) -> ClaudeCode:
    """Claude Code on this computer, as the environment names its folder."""
    folder = env.get("CLAUDE_CONFIG_DIR") or in_home(env, ".claude")
    all_roots = (*roots(env), folder)
    return ClaudeCode(NAME, "Claude Code", reads=True, folder=folder, roots=all_roots, programs=("claude",), env=env)


@dataclass(frozen=True, slots=True)
class ClaudeCode(OverFiles):
    """See ports.Host."""

    def places(self, ours: Ours) -> tuple[Place, ...]:
        """Settings, then the file in which the assistant keeps servers for every project."""
        named = self.env.get("CLAUDE_CONFIG_DIR")
        servers = str(Path(named, ".claude.json")) if named else in_home(self.env, ".claude.json")
        settings = JsonFile(
            str(Path(self.folder, "settings.json")), (*_hooks(ours.hook, release(self.env)), *_rules(ours.fence))
        )
        if ours.server is None:
            return (settings, JsonFile(servers, (Piece(Part.TOOLS, ("mcpServers",), "afterword", None, is_server),)))
        server = Piece(Part.TOOLS, ("mcpServers",), "afterword", _server(ours.server), is_server)
        return (settings, JsonFile(servers, (server,)))

    def switches(self) -> tuple[Switch, ...]:
        """See OverFiles."""
        return (Switch(str(Path(self.folder, "settings.json")), (("disableAllHooks",),), off=True),)

    def hints(self, part: Part) -> tuple[str, ...]:
        """See ports.Host."""
        anew = "Claude Code sessions that are open take it up when they are started anew."
        line = "Its status line can say what was learned, too: afterword connections --status-line"
        return (anew, line) if part is Part.HOOKS else (anew,)


def _hooks(command: HookCommand, known: tuple[int, int, int] | None) -> tuple[Piece, ...]:
    events = (*_EVENTS, _LATER) if known is not None and known >= _CWD_CHANGED else _EVENTS
    word_by_word = known is not None and known >= _ARGS
    return groups(NAME, events, command, None if word_by_word else Shell.SH)


def status_line(command: HookCommand) -> Json:
    """The settings that have its status line print what ``command`` prints; started by a shell, as all of those are."""
    line = line_for(command.words(NAME, "Status"), Shell.SH)
    return {"statusLine": {"type": "command", "command": line}}


def _server(server: ServerCommand) -> Json:
    return {
        "type": "stdio",
        "command": server.program,
        "args": list(server.words(NAME)),
        **({"env": dict(server.env)} if server.env else {}),
    }


def _rules(fence: Fence) -> tuple[Piece, ...]:
    rules = [f"{tool}({_rooted(folder)}/**)" for folder in fence.folders for tool in ("Read", "Edit")]
    rules += [f"Bash(afterword {command}:*)" for command in fence.commands]
    if fence.port is not None:
        rules += [f"Bash(*{host}:{fence.port}*)" for host in ("127.0.0.1", "localhost")]
    own = frozenset(rules)

    def ours(value: Json) -> bool:
        return isinstance(value, str) and (value in own or _OUR_RULE.match(value) is not None)

    return tuple(Piece(Part.RULES, ("permissions", "deny"), None, rule, ours, sure=False) for rule in rules)


def _rooted(folder: str) -> str:
    """A whole path as its rules write it: `//home/…`, on Windows `//c/Users/…`."""
    plain = folder.replace("\\", "/").rstrip("/")
    drive = re.match(r"([A-Za-z]):/", plain)
    return f"//{drive[1].lower()}{plain[2:]}" if drive else f"/{plain}"


def release(env: Mapping[str, str]) -> tuple[int, int, int] | None:
    """The release that would be started, told from where its program lies, which is not run. None: it says nothing."""
    found = shutil.which("claude", path=env.get("PATH", ""))
    if found is None:
        return None
    real = Path(os.path.realpath(found))
    for part in reversed(real.parts):
        said = _RELEASE.fullmatch(part)
        if said is not None:
            return int(said[1]), int(said[2]), int(said[3])
    with suppress(OSError, ValueError, AttributeError):
        described = json.loads(head_of(str(real.parent / "package.json")))
        said = _RELEASE.match(str(described.get("version", "")))
        return (int(said[1]), int(said[2]), int(said[3])) if said is not None else None
    return None


_OFF = """---
description: Nothing is learned from this chat any more
disable-model-invocation: true
---
The person has just told Afterword, their own memory program, to learn nothing from this chat. Afterword reads that by
itself. Do nothing about it, call no tool, and answer with this one sentence: "Afterword learns nothing from this chat."
"""

_WHY = """---
description: What Afterword learned lately that holds in this project
---
Call the tool `what_was_learned` of the server `afterword` once, and show the person what it gives: each thing learned,
how far it holds, and the day. It gives neither the words that these rest on nor their ids, so quote no words: say that
in a terminal `afterword learned` shows both, and `afterword why ID` all that one rests on. Add nothing of your own and
change nothing. If there is no such tool, say only that about the terminal.
"""


def plugin(ours: Ours, version: str) -> tuple[tuple[str, str], ...]:
    """A plugin folder's files, by their names in it: everything that hooks and server need, for this computer.

    A plugin's releases know every event and form that is used here, as plugins that can say so are younger.
    """
    about = {
        "name": "afterword",
        "version": version,
        "description": "What you told your assistants once, beside the question that it bears on.",
    }
    hooks = [piece for piece in _hooks(ours.hook, _ARGS) if piece.value is not None]
    files = [(".claude-plugin/plugin.json", json.dumps(about, indent=2) + "\n"), ("hooks/hooks.json", whole(hooks))]
    if ours.server is not None:
        piece = Piece(Part.TOOLS, ("mcpServers",), "afterword", _server(ours.server), is_server)
        files.append((".mcp.json", whole([piece])))
    return (*files, ("commands/off.md", _OFF), ("commands/why.md", _WHY))
