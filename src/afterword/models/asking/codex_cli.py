"""The dialect of Codex's non-interactive mode, asked as a bare model: words on stdin, events as JSON lines on stdout.

The form: `codex exec --json` writes one event a line: item.started, item.updated and item.completed carry an item of a
type (agent_message with its text, reasoning, error; each tool has a type of its own), turn.completed ends an answer,
turn.failed and error say that there is none. Known from the program's public source; flags and features are looked up
in what the version itself prints. Unproven with a real version: that these settings leave the model no tool (in the
source, CODEX_EXEC_SERVER_URL=none leaves it no shell, no patches and no files), and that the login still works. So a
run that begins with any tool at all is ended there and its answer is not read.

Two things cannot be switched off from outside, so where they are found the program is not used: instructions of the
person's own (AGENTS.md in its home), and execution environments of their own (environments.toml there).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from afterword.core.chat import OWN_RUN
from afterword.ports import ReviewFailure

from .bare import Ran, Room
from .completing import Completion, NoCompletion, Prompt
from .on_plan import USUAL, Form, ended, printed
from .programs import flags_in

_FLAGS: Final = (
    "--json",
    "--ephemeral",
    "--skip-git-repo-check",
    "--ignore-user-config",
    "--ignore-rules",
    "--sandbox",
    "read-only",
)
NEEDED: Final = frozenset(
    {flag for flag in _FLAGS if flag.startswith("--")} | {"--output-schema", "--config", "--model"}
)
# A version that does not know one of these cannot be told to leave it out.
NEEDED_FEATURES: Final = frozenset({"shell_tool", "unified_exec", "hooks", "plugins", "apps", "multi_agent"})
_OTHER_FEATURES: Final = (
    *("multi_agent_v2", "enable_fanout", "memories", "chronicle", "goals", "image_generation", "view_image"),
    *("code_mode", "standalone_web_search", "web_search_request", "web_search_cached", "sleep_tool", "tool_suggest"),
    *("browser_use", "computer_use", "in_app_browser", "remote_plugin", "request_permissions_tool"),
    *("skill_mcp_dependency_install", "shell_snapshot", "child_agents_md"),
)
_CONFIG: Final = (
    'model_provider="openai"',
    'approval_policy="never"',
    'web_search="disabled"',
    "mcp_servers={}",
    "notify=[]",
    "project_doc_max_bytes=0",
    "skills.include_instructions=false",
    "skills.bundled.enabled=false",
    "include_apps_instructions=false",
    "include_permissions_instructions=false",
    "include_collaboration_mode_instructions=false",
    "include_environment_context=false",
    "tools.view_image=false",
    "tools.update_plan.enabled=false",
    "tools.experimental_request_user_input.enabled=false",
    "memories.use_memories=false",
    "memories.generate_memories=false",
    'history.persistence="none"',
    'shell_environment_policy.inherit="none"',
    "analytics.enabled=false",
    "check_for_update_on_startup=false",
    *(f"features.{name}=false" for name in (*sorted(NEEDED_FEATURES), *_OTHER_FEATURES)),
)
_TALK: Final = frozenset({"agent_message", "reasoning", "error", ""})
_MOSTLY_BLANK: Final = 4_096  # bytes; a longer file of instructions is not read to see whether it is empty


class _Item(msgspec.Struct):
    """The parts of an item that are read."""

    type: str = ""
    text: msgspec.Raw = msgspec.Raw(b'""')


class _Event(msgspec.Struct):
    """The parts of an event that are read. What an error says is not among them."""

    type: str = ""
    item: _Item | None = None


_EVENT: Final = msgspec.json.Decoder(_Event)


def _of_the_persons(environment: Mapping[str, str]) -> str:
    """What stands in the program's home that no flag leaves out; '' for nothing."""
    given = environment.get("CODEX_HOME") or ""
    home = Path(given) if given else Path(environment.get("HOME") or environment.get("USERPROFILE") or "~") / ".codex"
    try:
        home = home.expanduser()
        if not home.is_absolute():
            return "home cannot be read"
        if (home / "environments.toml").exists():
            return "own environments"
        told = any(_says(home / name) for name in ("AGENTS.md", "AGENTS.override.md"))
    except (OSError, RuntimeError):
        return "home cannot be read"
    return "own instructions" if told else ""


def _says(path: Path) -> bool:
    return path.exists() and (path.stat().st_size > _MOSTLY_BLANK or bool(path.read_bytes().strip()))


def _fits(room: Room, program: Path) -> bool:
    if printed(room, program, "--version") is None:
        return False
    told = printed(room, program, "exec", "--help") or ""
    return offers_all(told, printed(room, program, "features", "list") or "")


def offers_all(help_text: str, features: str) -> bool:
    """Whether a version that prints these can leave out all that a bare model must not have."""
    names = {line.split()[0] for line in features.splitlines() if line.strip()}
    return flags_in(help_text) >= NEEDED and names >= NEEDED_FEATURES


def _ask(room: Room, program: Path, model: str, prompt: Prompt, seconds: float) -> Completion | NoCompletion:
    named = [] if model == USUAL else ["--model", model]
    arguments = ["exec", *_FLAGS, *(part for one in _CONFIG for part in ("--config", one)), *named]
    if prompt.schema:
        schema = room.beside / "schema.json"
        schema.write_text(prompt.schema, encoding="utf-8")
        arguments += ["--output-schema", str(schema)]
    words = f"{OWN_RUN}\n\n{prompt.instructions}\n\n{prompt.material}"
    ran = room.run(program, [*arguments, "-"], stdin=words, seconds=seconds, unwanted=calls_a_tool)
    return ended(ran) or read(ran, model)


def calls_a_tool(output: bytes) -> bool:
    """Whether any tool is called in the output so far; its last line may not be whole yet."""
    return any(event.item is not None and event.item.type not in _TALK for event in _events(output))


def read(ran: Ran, model: str) -> Completion | NoCompletion:
    """What a run that came to its own end answered."""
    events = list(_events(ran.output))
    types = {event.type for event in events}
    if ran.code or "turn.failed" in types:
        return NoCompletion(ReviewFailure.NO_ANSWER, "failed")
    if "turn.completed" not in types:
        return NoCompletion(ReviewFailure.UNREADABLE, "not json" if not types else "cut")
    done = [event.item for event in events if event.type == "item.completed" and event.item is not None]
    said = [text for item in done if item.type == "agent_message" and (text := _text(item)).strip()]
    return Completion(said[-1], model) if said else NoCompletion(ReviewFailure.UNREADABLE, "empty")


def _text(item: _Item) -> str:
    try:
        return msgspec.json.decode(item.text, type=str)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return ""


def _events(output: bytes) -> Iterator[_Event]:
    """The events in whole lines. A line that is none is passed over: warnings may stand between them."""
    for line in output.split(b"\n"):
        if line.lstrip()[:1] != b"{":
            continue
        try:
            yield _EVENT.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            continue


CODEX: Final = Form(
    program="codex",
    keep=("CODEX_HOME",),
    sets=MappingProxyType({"CODEX_EXEC_SERVER_URL": "none"}),
    in_the_way=_of_the_persons,
    fits=_fits,
    ask=_ask,
)
