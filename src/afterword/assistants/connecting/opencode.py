"""Connecting OpenCode: a small plugin file of our own, our server and rules in its `opencode.json`.

After its documentation of plugins, configuration and permissions (1.1). Configuration may hold comments. Of rules that
fit, the last one in the file counts, so ours at the end hold.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.listing import in_home
from afterword.ports.connecting import Fence, HookCommand, Ours, Part

from .json_reading import Json
from .over_files import OverFiles
from .pieces import Piece, is_server
from .places import JsonFile, OwnFile, Place

NAME = "opencode"
MARK = "// Written by Afterword"
_CONFIGS = ("opencode.jsonc", "opencode.json", "config.json")
_DENY = "deny"


def connecting(env: Mapping[str, str]) -> OpenCode:
    """OpenCode on this computer, as the environment names its folders."""
    config = env.get("XDG_CONFIG_HOME") or in_home(env, ".config")
    data = env.get("XDG_DATA_HOME") or in_home(env, ".local", "share")
    folder = str(Path(config, "opencode")) if config else ""
    roots = (folder, str(Path(data, "opencode")) if data else "")
    return OpenCode(NAME, "OpenCode", reads=True, folder=folder, roots=roots, programs=("opencode",), env=env)


@dataclass(frozen=True, slots=True)
class OpenCode(OverFiles):
    """See ports.Host."""

    def places(self, ours: Ours) -> tuple[Place, ...]:
        """The plugin's file and the configuration that is there, or would be."""
        folder = Path(self.folder)
        plugins = next((one for one in ("plugin", "plugins") if (folder / one).is_dir()), "plugin")
        config = next((one for one in _CONFIGS if (folder / one).exists()), "opencode.json")
        server: Json = None
        if ours.server is not None:
            env: dict[str, Json] = {"environment": dict(ours.server.env)} if ours.server.env else {}
            command: list[Json] = [ours.server.program, *ours.server.words(NAME)]
            server = {"type": "local", "command": command, "enabled": True, **env}
        return (
            OwnFile(str(folder / plugins / "afterword.js"), Part.HOOKS, MARK, plugin(ours.hook)),
            JsonFile(
                str(folder / config),
                (Piece(Part.TOOLS, ("mcp",), "afterword", server, is_server), *_rules(ours.fence)),
            ),
        )


def _rules(fence: Fence) -> tuple[Piece, ...]:
    rules = [("bash", f"afterword {command}*") for command in fence.commands]
    for folder in fence.folders:
        plain = folder.replace("\\", "/")
        rules += [(tool, f"{plain}/*") for tool in ("read", "edit", "external_directory")]
    if fence.port is not None:
        rules += [("bash", f"*{host}:{fence.port}*") for host in ("127.0.0.1", "localhost")]
    return tuple(Piece(Part.RULES, ("permission", tool), name, _DENY, _is_deny, sure=False) for tool, name in rules)


def _is_deny(value: Json) -> bool:
    return value == _DENY


def plugin(command: HookCommand) -> str:
    """The plugin's text. It starts our command at a prompt, when a chat falls silent and before one is cut, and lets
    nothing of ours reach the assistant but words to put beside the person's.
    """
    words = [json.dumps(list(command.words(NAME, event)), ensure_ascii=False) for event in _EVENTS]
    table = "\n".join(f"  {json.dumps(event)}: {line}," for event, line in zip(_EVENTS, words, strict=True))
    return _PLUGIN.replace("@MARK@", MARK).replace("@COMMANDS@", table)


_EVENTS = ("chat.message", "session.idle", "session.compacting")
_PLUGIN = """\
@MARK@: what you told your assistants once, beside the question. Taken out by: afterword disconnect opencode
import { spawn } from "node:child_process"

const COMMANDS = {
@COMMANDS@
}
const PATIENCE = 1000 // milliseconds; the command itself gives up long before

function run(event, input) {
  return new Promise((resolve) => {
    let said = ""
    try {
      const [program, ...words] = COMMANDS[event]
      const child = spawn(program, words, { stdio: ["pipe", "pipe", "ignore"], windowsHide: true })
      const late = setTimeout(() => { child.kill(); resolve("") }, PATIENCE)
      child.on("error", () => { clearTimeout(late); resolve("") })
      child.on("close", () => { clearTimeout(late); resolve(said) })
      child.stdout.setEncoding("utf8")
      child.stdout.on("data", (piece) => { said += piece })
      child.stdin.on("error", () => {})
      child.stdin.end(JSON.stringify({ hook_event_name: event, ...input }))
    } catch {
      resolve("")
    }
  })
}

export const Afterword = async ({ client, directory }) => {
  const isSubagent = async (id) => Boolean((await client.session.get({ path: { id } }))?.data?.parentID)
  return {
    "chat.message": async (input, output) => {
      try {
        const own = output.parts.filter((part) => part.type === "text" && !part.synthetic && !part.ignored)
        if (!own.length || (await isSubagent(input.sessionID))) return
        const prompt = own.map((part) => part.text).join("\\n")
        const said = (await run("chat.message", { session_id: input.sessionID, cwd: directory, prompt })).trim()
        if (!said) return
        const { sessionID, messageID, id } = own[0]
        output.parts.unshift({ id: `${id}0`, sessionID, messageID, type: "text", text: said, synthetic: true })
      } catch {}
    },
    event: async ({ event }) => {
      if (event.type !== "session.idle") return
      void run("session.idle", { session_id: event.properties.sessionID, cwd: directory })
    },
    "experimental.session.compacting": async (input) => {
      void run("session.compacting", { session_id: input.sessionID, cwd: directory })
    },
  }
}
"""
