"""Writes invented transcripts line by line, as the client would, so that a test reads like the chat it is about."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

from afterword.assistants.claude_code import ClaudeCode
from afterword.assistants.projects import TableProjects
from afterword.core.chat import Branch, Chat, Entry, OutsideRead, Said, Speaker, StepRan
from afterword.ports import ReadResult

BEGAN = datetime(2026, 9, 1, 10, 0, tzinfo=UTC)
HUMAN = {"origin": {"kind": "human"}, "promptSource": "typed", "turnOrigin": "human"}
SESSION = "0a000000-0000-4000-8000-000000000001"


class Transcript:
    """A session being written. Every record hangs on the one before, unless ``parent`` says otherwise."""

    def __init__(self, session: str = SESSION, **shared: Any) -> None:
        self.session, self.count, self.before = session, 0, None
        self.shared = {"entrypoint": "cli", "version": "2.1.285", "cwd": "/home/mira/orchard", **shared}
        self.lines: list[bytes] = []

    def line(self, **fields: Any) -> Self:
        """Any line at all; a field of None is left out."""
        kept = {name: value for name, value in fields.items() if value is not None}
        self.lines.append(json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode())
        return self

    def record(self, kind: str, parent: str | None = "", after: float = 60, **fields: Any) -> str:
        """A conversation record; gives its uuid."""
        self.count += 1
        name = fields.pop("uuid", f"{self.session[:8]}-{self.count:04d}")
        at = BEGAN + timedelta(seconds=after * self.count)
        whole = {
            "parentUuid": self.before if parent == "" else parent, "isSidechain": False, "sessionId": self.session,
            **self.shared, "type": kind, "uuid": name, "timestamp": at.isoformat().replace("+00:00", "Z"), **fields,
        }  # fmt: skip
        self.lines.append(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode())
        self.before = name
        return name

    def user(self, content: str | Sequence[Any], **fields: Any) -> str:
        """A user record, with whatever provenance the fields give."""
        return self.record("user", message={"role": "user", "content": content}, **fields)

    def says(self, text: str | Sequence[Any], **fields: Any) -> str:
        """What the person typed, in the newest shape."""
        return self.user(text, **{**HUMAN, **fields})

    def replies(self, text: str, **fields: Any) -> str:
        message = {"id": f"msg_{self.count}", "model": "claude-opus-5", "role": "assistant", "stop_reason": "end_turn"}
        content = [{"type": "text", "text": text}]
        return self.record("assistant", message={**message, "content": content, **fields.pop("message", {})}, **fields)

    def calls(self, tool: str, given: dict[str, Any], name: str = "", **fields: Any) -> str:
        name = name or f"toolu_{self.count}"
        block = {"type": "tool_use", "id": name, "name": tool, "input": given}
        message = {"id": f"msg_{self.count}", "model": "claude-opus-5", "role": "assistant", "stop_reason": "tool_use"}
        self.record("assistant", message={**message, "content": [block], **fields.pop("message", {})}, **fields)
        return name

    def result(self, call: str, content: Any = "done", *, error: bool | None = False, **fields: Any) -> str:
        block = {"type": "tool_result", "tool_use_id": call, "content": content}
        if error is not None:
            block["is_error"] = error
        return self.user([block], **{"toolUseResult": {"stdout": "done"}, **fields})

    def runs(self, command: str, content: str = "done", *, error: bool = False, **fields: Any) -> str:
        call = self.calls("Bash", {"command": command})
        return self.result(call, content, error=error, **fields)

    def queues(self, text: str, operation: str = "enqueue", **fields: Any) -> Self:
        self.count += 1
        at = (BEGAN + timedelta(seconds=60 * self.count)).isoformat()
        content = {"content": text} if text else {}
        return self.line(
            type="queue-operation", operation=operation, timestamp=at, sessionId=self.session, **content, **fields
        )

    def attaches(self, **attachment: Any) -> str:
        return self.record("attachment", attachment=attachment)

    def write(self, folder: Path, name: str = "") -> Path:
        path = folder / f"{name or self.session}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(line + b"\n" for line in self.lines))
        return path


def reader(**env: str) -> ClaudeCode:
    return ClaudeCode(TableProjects({}), env)


def read(path: Path) -> ReadResult:
    return reader().read(str(path))


def only(path: Path) -> Chat:
    """The one chat of a file."""
    (chat,) = read(path).chats
    return chat


def said(chat: Chat, speaker: Speaker = Speaker.PERSON) -> list[str]:
    return [entry.text for entry in chat.entries if isinstance(entry, Said) and entry.speaker is speaker]


def live(chat: Chat) -> list[str]:
    return [
        entry.text
        for entry in chat.entries
        if isinstance(entry, Said) and entry.speaker is Speaker.PERSON and entry.branch is Branch.LIVE
    ]


def why(chat: Chat, text: str) -> str:
    return next(entry.why for entry in chat.entries if isinstance(entry, Said) and entry.text == text)


def steps(chat: Chat) -> list[StepRan]:
    return [entry for entry in chat.entries if isinstance(entry, StepRan)]


def kinds(chat: Chat, *types: type[Entry]) -> list[Entry]:
    return [entry for entry in chat.entries if isinstance(entry, types)]


def skipped(chat: Chat) -> dict[str, int]:
    return {row.reason: row.count for row in chat.skipped}


def readings(chat: Chat) -> list[str]:
    return [entry.where for entry in chat.entries if isinstance(entry, OutsideRead)]
