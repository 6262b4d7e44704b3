"""How the invented person's assistants keep a chat: Claude Code's transcript and Codex's rollout, as each writes them.

Only what a session holds in which a person types and an assistant answers or reads a page. Knows no reader.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType

Line = dict[str, object]


@dataclass(frozen=True, slots=True)
class Page:
    """Something from outside that the assistant read."""

    address: str
    text: str


@dataclass(frozen=True, slots=True)
class Chat:
    """A chat in ``folder``: what the person typed or the assistant read, each with its moment."""

    name: str
    folder: str
    said: Sequence[tuple[datetime, str | Page]]

    @property
    def id(self) -> str:
        """The session's id: of one name always the same."""
        return str(uuid.uuid5(uuid.NAMESPACE_URL, self.name))


def claude_code(chat: Chat) -> tuple[str, str]:
    """The file below the person's folder, and what is in it."""
    lines: list[Line] = []
    for number, (moment, one) in enumerate(chat.said):
        told = _typed(one, number) if isinstance(one, str) else _read(one, number)
        told.append(_message("assistant", f"r{number}", {"role": "assistant", "content": [_text("All right.")]}))
        lines += [line | {"timestamp": _when(moment)} for line in told]
    parent: str | None = None
    for line in lines:
        line |= {"uuid": f"{chat.name}-{line['uuid']}", "parentUuid": parent, "sessionId": chat.name}
        line |= {"cwd": chat.folder, "entrypoint": "cli", "version": "2.1.285"}
        parent = str(line["uuid"])
    return f".claude/projects/bakery/{chat.name}.jsonl", _as_lines(lines)


def _message(kind: str, uuid_: str, message: Line) -> Line:
    return {"type": kind, "uuid": uuid_, "message": message}


def _text(words: str) -> Line:
    return {"type": "text", "text": words}


def _typed(words: str, number: int) -> list[Line]:
    line = _message("user", f"p{number}", {"role": "user", "content": words})
    return [line | {"origin": {"kind": "human"}, "promptSource": "typed"}]


def _read(page: Page, number: int) -> list[Line]:
    call = {"type": "tool_use", "id": f"call{number}", "name": "WebFetch", "input": {"url": page.address}}
    gave = {"type": "tool_result", "tool_use_id": f"call{number}", "content": page.text, "is_error": False}
    return [
        _message("assistant", f"c{number}", {"role": "assistant", "content": [call], "stop_reason": "tool_use"}),
        _message("user", f"g{number}", {"role": "user", "content": [gave]}) | {"toolUseResult": page.text},
    ]


def codex(chat: Chat) -> tuple[str, str]:
    """The file below the person's folder, and what is in it."""
    begun = chat.said[0][0].astimezone(UTC)
    about = {"id": chat.id, "timestamp": _when(begun), "cwd": chat.folder, "originator": "codex-tui", "source": "cli"}
    lines = [_item(begun, "session_meta", about | {"cli_version": "0.150.0", "model_provider": "openai"})]
    for number, (moment, one) in enumerate(chat.said):
        turn = {"turn_id": f"t{number}", "cwd": chat.folder, "model": "gpt-5.6", "summary": "auto"}
        lines.append(_item(moment, "turn_context", turn))
        lines += _asked(moment, one) if isinstance(one, str) else _opened(moment, one)
        answer = [{"type": "output_text", "text": "All right."}]
        lines.append(_item(moment, "response_item", {"type": "message", "role": "assistant", "content": answer}))
        lines.append(_item(moment, "event_msg", {"type": "task_complete", "turn_id": f"t{number}"}))
    return f".codex/sessions/{begun:%Y/%m/%d}/rollout-{begun:%Y-%m-%dT%H-%M-%S}-{chat.id}.jsonl", _as_lines(lines)


def _asked(moment: datetime, words: str) -> Iterator[Line]:
    """A prompt stands in a rollout twice."""
    item = {"type": "message", "role": "user", "content": [{"type": "input_text", "text": words}]}
    yield _item(moment, "response_item", item)
    yield _item(moment, "event_msg", {"type": "user_message", "message": words, "images": []})


def _opened(moment: datetime, page: Page) -> Iterator[Line]:
    call = {"type": "web_search_call", "status": "completed", "action": {"type": "open_page", "url": page.address}}
    yield _item(moment, "response_item", call)


def _item(moment: datetime, kind: str, payload: Mapping[str, object]) -> Line:
    return {"timestamp": _when(moment), "type": kind, "payload": dict(payload)}


def _when(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def _as_lines(lines: Sequence[Line]) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in lines)


Writes = Callable[[Chat], tuple[str, str]]
WRITTEN: Mapping[str, Writes] = MappingProxyType({"claude-code": claude_code, "codex": codex})
FOLDERS: Mapping[str, str] = MappingProxyType({"claude-code": ".claude/projects/bakery", "codex": ".codex/sessions"})
