"""A stand-in for a command-line assistant: a script that writes down how it was started and behaves as it was told."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CLAUDE_HELP = """Usage: claude [options] [command] [prompt]
  -p, --print                  Print the answer and exit
  --output-format <format>     text, json or stream-json
  --safe-mode                  Start without customisations
  --tools <tools...>           Tools that there are
  --setting-sources <sources>  Settings to read
  --settings <file-or-json>    Further settings
  --mcp-config <configs...>    MCP servers
  --strict-mcp-config          No other MCP servers
  --disable-slash-commands     No skills
  --no-session-persistence     Keep no session
  --model <model>              The model
  --system-prompt <prompt>     The system prompt
"""
CODEX_HELP = """Usage: codex exec [OPTIONS] [PROMPT]
  -c, --config <key=value>     Override a setting
  -m, --model <MODEL>          The model
  -s, --sandbox <MODE>         read-only, workspace-write
      --skip-git-repo-check    Outside of a repository
      --ephemeral              Keep no session
      --ignore-user-config     Read no config.toml
      --ignore-rules           Read no rules
      --output-schema <FILE>   The answer's shape
      --json                   Print events
"""
CODEX_FEATURES = "\n".join(
    f"{name:<24} stable  true" for name in ("shell_tool", "unified_exec", "hooks", "plugins", "apps", "multi_agent")
)

_SCRIPT = """#!{python} -IS
import json, os, subprocess, sys, time
told = json.load(open({told!r}))
arguments = sys.argv[1:]
asked = not ({{"--version", "--help"}} & set(arguments)) and arguments[:1] != ["features"]
words = sys.stdin.buffer.read().decode() if told.get("reads", True) else ""
above = [os.stat(os.path.join(os.getcwd(), up)).st_mode & 0o777 for up in (".", "../..", "../../beside")]
with open({seen!r}, "a") as log:
    log.write(json.dumps(dict(arguments=arguments, environment=dict(os.environ), folder=os.getcwd(), asked=asked,
                              inside=os.listdir("."), stdin=words, modes=above, schema=next(
        (open(b).read() for a, b in zip(arguments, arguments[1:]) if a == "--output-schema"), ""))) + "\\n")
print("a secret of the person stands here", file=sys.stderr)
if "--version" in arguments:
    print("9.9.9 (a stand-in)")
elif arguments[:1] == ["features"]:
    print(told["features"])
elif "--help" in arguments:
    print(told["help"])
else:
    if told.get("leaves"):
        child = subprocess.Popen([sys.executable, "-IS", "-c", "import time; time.sleep(60)"])
        open({child!r}, "w").write(str(child.pid))
    sys.stdout.write(told.get("output", ""))
    sys.stdout.write(told.get("flood", "") * told.get("times", 0))
    sys.stdout.flush()
    time.sleep(told.get("sleeps", 0))
    sys.exit(told.get("code", 0))
"""


@dataclass(slots=True)
class Fake:
    """One stand-in program in a folder of its own. ``told`` is what it does; ``seen`` how it was started, in order."""

    folder: Path
    name: str
    told: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.told = {
            "help": CLAUDE_HELP if self.name == "claude" else CODEX_HELP,
            "features": CODEX_FEATURES,
        } | self.told
        script = _SCRIPT.format(
            python=sys.executable,
            told=str(self.folder / "told.json"),
            seen=str(self.folder / "seen.jsonl"),
            child=str(self.folder / "child.pid"),
        )
        self.path.write_text(script, encoding="utf-8")
        self.path.chmod(0o755)
        self.behave()

    @property
    def path(self) -> Path:
        return self.folder / self.name

    def behave(self, **told: Any) -> None:
        self.told |= told
        (self.folder / "told.json").write_text(json.dumps(self.told), encoding="utf-8")

    @property
    def seen(self) -> list[dict[str, Any]]:
        log = self.folder / "seen.jsonl"
        return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []

    @property
    def asked(self) -> list[dict[str, Any]]:
        """The starts at which it was given words."""
        return [one for one in self.seen if one["asked"]]

    @property
    def child(self) -> int:
        return int((self.folder / "child.pid").read_text())


def claude_result(text: str, **more: Any) -> str:
    """One result as print mode writes it."""
    return json.dumps({"type": "result", "subtype": "success", "is_error": False, "result": text} | more)


def codex_events(*items: dict[str, Any], last: str = "turn.completed") -> str:
    """A turn as the non-interactive mode writes it."""
    events: list[dict[str, Any]] = [{"type": "thread.started", "thread_id": "t"}, {"type": "turn.started"}]
    events += [{"type": "item.completed", "item": {"id": "i"} | item} for item in items]
    return "\n".join(json.dumps(one) for one in [*events, {"type": last}]) + "\n"


def says(name: str, text: str) -> str:
    """An answer in a program's own form."""
    return claude_result(text) if name == "claude" else codex_events({"type": "agent_message", "text": text})
