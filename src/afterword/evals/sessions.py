"""A chat log as Claude Code writes one, made from a few happenings, so that planted words take the way real ones take.

Format: one JSON record a line, each with ``uuid`` and ``parentUuid``; tool calls and results are content blocks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

FOLDER = "/projects/pond"
SESSION = "5ce9a000-0000-4000-8000-000000000001"


@dataclass(frozen=True, slots=True)
class Typed:
    """The person typed this."""

    text: str


@dataclass(frozen=True, slots=True)
class FromElsewhere:
    """Somebody else's turn, passed on from a channel."""

    text: str


@dataclass(frozen=True, slots=True)
class Answered:
    """The assistant answered this."""

    text: str


@dataclass(frozen=True, slots=True)
class Ran:
    """A tool ran with this input and gave this back."""

    tool: str
    given: tuple[tuple[str, str], ...]
    output: str


Happening = Typed | FromElsewhere | Answered | Ran


def write_session(projects: Path, happenings: Sequence[Happening], *, ended: datetime) -> Path:
    """Write one session that ended then under a ``projects`` folder. Gives its file."""
    path = projects / FOLDER.replace("/", "-") / f"{SESSION}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    records = list(_records(happenings))
    began = ended - timedelta(seconds=30 * (len(records) - 1))
    lines = [
        json.dumps({**record, "timestamp": _stamp(began + timedelta(seconds=30 * place))}, ensure_ascii=False)
        for place, record in enumerate(records)
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _records(happenings: Sequence[Happening]) -> Iterator[dict[str, object]]:
    above: str | None = None
    for number, (kind, message, more) in enumerate(_messages(happenings)):
        name = f"5ce9a000-0000-4000-8000-{number + 16:012x}"
        yield {
            "parentUuid": above,
            "isSidechain": False,
            "userType": "external",
            "entrypoint": "cli",
            "cwd": FOLDER,
            "sessionId": SESSION,
            "version": "2.1.285",
            "gitBranch": "main",
            "type": kind,
            "message": message,
            "uuid": name,
            **more,
        }
        above = name


Message = tuple[str, dict[str, object], dict[str, object]]


def _messages(happenings: Sequence[Happening]) -> Iterator[Message]:
    for number, happening in enumerate(happenings):
        match happening:
            case Typed():
                said: dict[str, object] = {"role": "user", "content": happening.text}
                yield "user", said, {"origin": {"kind": "human"}, "promptSource": "typed", "turnOrigin": "human"}
            case FromElsewhere():
                passed: dict[str, object] = {"role": "user", "content": happening.text}
                yield "user", passed, {"origin": {"kind": "channel", "channel": "slack", "from": "Ana"}}
            case Answered():
                yield "assistant", _reply([{"type": "text", "text": happening.text}]), {}
            case Ran():
                yield from _ran(happening, f"toolu_{number:024d}")


def _ran(ran: Ran, name: str) -> Iterator[Message]:
    call: dict[str, object] = {"type": "tool_use", "id": name, "name": ran.tool, "input": dict(ran.given)}
    yield "assistant", _reply([call]), {}
    result = {"type": "tool_result", "tool_use_id": name, "content": ran.output, "is_error": False}
    yield "user", {"role": "user", "content": [result]}, {"toolUseResult": ran.output}


def _reply(content: list[dict[str, object]]) -> dict[str, object]:
    ended = "end_turn" if content[0]["type"] == "text" else "tool_use"
    return {
        "model": "claude-opus-5",
        "id": "msg_example",
        "type": "message",
        "role": "assistant",
        "content": content,
        "stop_reason": ended,
        "usage": {"input_tokens": 4, "output_tokens": 40},
    }


def _stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
