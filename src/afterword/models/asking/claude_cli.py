"""The dialect of Claude Code's print mode, asked as a bare model: a system prompt, words on stdin, one JSON result.

The form: `claude --print --output-format json` writes one object {type: result, subtype, is_error, result, stop_reason,
api_error_status, modelUsage}, or a list whose last one it is. Flags and fields are known from the program's public
documentation and from what others wrote down of 2.0 to 2.1; --safe-mode came with 2.1.169. Unproven with a real
version: that these flags together leave the model no tool and no instruction of the person's, that the login still
works, and that the fields are named so. What an organisation prescribes for the computer holds whatever we say.
"""

from __future__ import annotations

from collections.abc import Mapping
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

# Each with its value. Those that take lists are followed by another flag, so that they take nothing else.
_FLAGS: Final = (
    ("--print",),
    ("--output-format", "json"),
    ("--safe-mode",),  # no instructions, skills, plugins, hooks, MCP servers; the login stays
    ("--tools", ""),
    ("--setting-sources", ""),  # settings may name another provider in their environment
    ("--settings", '{"disableAllHooks":true}'),
    ("--mcp-config", '{"mcpServers":{}}'),
    ("--strict-mcp-config",),
    ("--disable-slash-commands",),
    ("--no-session-persistence",),
)
NEEDED: Final = frozenset({flag for flag, *_ in _FLAGS} | {"--model", "--system-prompt"})
_STOPPED: Final[Mapping[str | None, tuple[ReviewFailure, str]]] = MappingProxyType(
    {
        "refusal": (ReviewFailure.REFUSED, "refused"),
        "max_tokens": (ReviewFailure.CUT_SHORT, "length"),
        "tool_use": (ReviewFailure.UNREADABLE, "tool call"),
    }
)


class _Result(msgspec.Struct):
    """The parts of a result that are read."""

    type: str = ""
    is_error: bool = False
    result: str = ""
    stop_reason: str | None = None
    api_error_status: int | None = None
    model_usage: dict[str, msgspec.Raw] = msgspec.field(name="modelUsage", default_factory=dict)


def _fits(room: Room, program: Path) -> bool:
    return printed(room, program, "--version") is not None and offers_all(printed(room, program, "--help") or "")


def offers_all(help_text: str) -> bool:
    """Whether a version that prints this can leave out all that a bare model must not have."""
    return flags_in(help_text) >= NEEDED


def _ask(room: Room, program: Path, model: str, prompt: Prompt, seconds: float) -> Completion | NoCompletion:
    """Instructions are ours and the same for all, so they may stand in a command line; a person's words may not."""
    named = [] if model == USUAL else ["--model", model]
    arguments = [*(part for flag in _FLAGS for part in flag), *named, "--system-prompt", prompt.instructions]
    ran = room.run(program, arguments, stdin=f"{OWN_RUN}\n\n{prompt.material}", seconds=seconds)
    return ended(ran) or read(ran, model)


def read(ran: Ran, model: str) -> Completion | NoCompletion:
    """What a run that came to its own end answered."""
    result = _result(ran.output)
    if result is None and ran.code:
        return NoCompletion(ReviewFailure.NO_ANSWER, "failed")
    if result is None:
        return NoCompletion(ReviewFailure.UNREADABLE, "not json")
    if result.is_error or ran.code:
        return _error(result)
    if result.stop_reason in _STOPPED:
        return NoCompletion(*_STOPPED[result.stop_reason])
    if not result.result.strip():
        return NoCompletion(ReviewFailure.UNREADABLE, "empty")
    return Completion(result.result, _answered(result, model))


def _result(output: bytes) -> _Result | None:
    try:
        value = msgspec.json.decode(output, type=_Result | list[_Result])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    last = value[-1:] if isinstance(value, list) else [value]
    return next((one for one in last if one.type == "result"), None)


def _error(result: _Result) -> NoCompletion:
    """Its own words are read for one thing only, whether it is logged in; they go nowhere."""
    if result.api_error_status == 404:
        return NoCompletion(ReviewFailure.NOT_OFFERED, "http 404")
    if result.api_error_status is not None:
        return NoCompletion(ReviewFailure.NO_ANSWER, f"http {result.api_error_status:d}")
    return NoCompletion(ReviewFailure.NO_ANSWER, "not logged in" if "/login" in result.result else "failed")


def _answered(result: _Result, model: str) -> str:
    """Which model answered, by its own account of the use; several, or a name no model has: the one asked for."""
    names = [name for name in result.model_usage if name.isascii() and name.isprintable() and len(name) <= 80]
    return names[0] if len(result.model_usage) == 1 == len(names) else model


CLAUDE: Final = Form(
    program="claude",
    keep=("CLAUDE_CONFIG_DIR", "CLAUDE_CODE_OAUTH_TOKEN"),
    sets=MappingProxyType(
        {
            "DISABLE_AUTOUPDATER": "1",
            "DISABLE_TELEMETRY": "1",
            "DISABLE_ERROR_REPORTING": "1",
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "CLAUDE_CODE_DISABLE_CLAUDE_MDS": "1",
            "CLAUDE_CODE_DISABLE_AUTO_MEMORY": "1",
            "CLAUDE_CODE_SKIP_PROMPT_HISTORY": "1",
        }
    ),
    in_the_way=lambda environment: "",
    fits=_fits,
    ask=_ask,
)
