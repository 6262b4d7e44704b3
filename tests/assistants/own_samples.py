"""Small chats of invented people in every format that has a reader here, as values; tests write them to files."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

CODEX_ID = "01a20000-0000-7000-8000-0000000000aa"


def codex_line(second: int, kind: str, **payload: Any) -> dict[str, Any]:
    """A line of a rollout, ``second`` seconds past ten."""
    return {"timestamp": f"2026-10-12T10:{second // 60:02}:{second % 60:02}.000Z", "type": kind, "payload": payload}


def codex_meta(second: int = 0, **more: Any) -> dict[str, Any]:
    meta = {
        "id": CODEX_ID,
        "timestamp": f"2026-10-12T10:{second // 60:02}:{second % 60:02}.000Z",
        "cwd": "/home/mira/orchard",
        "originator": "codex-tui",
        "source": "cli",
        "model_provider": "openai",
    }
    return codex_line(second, "session_meta", **{**meta, **more})


def codex_item(second: int, role: str, *texts: str) -> dict[str, Any]:
    kind = "output_text" if role == "assistant" else "input_text"
    content = [{"type": kind, "text": text} for text in texts]
    return codex_line(second, "response_item", type="message", role=role, content=content)


def codex_event(second: int, name: str, **more: Any) -> dict[str, Any]:
    return codex_line(second, "event_msg", type=name, **more)


def codex_said(second: int, text: str) -> list[dict[str, Any]]:
    """A prompt as it stands in a rollout: twice."""
    return [codex_item(second, "user", text), codex_event(second, "user_message", message=text, images=[])]


def codex_call(second: int, command: str, output: str, *, name: str = "exec_command") -> list[dict[str, Any]]:
    arguments = json.dumps({"cmd": command})
    call = codex_line(
        second, "response_item", type="function_call", name=name, arguments=arguments, call_id=f"c{second}"
    )
    done = codex_line(second + 1, "response_item", type="function_call_output", call_id=f"c{second}", output=output)
    return [call, done]


CODEX: list[dict[str, Any]] = [
    codex_meta(),
    codex_line(1, "turn_context", cwd="/home/mira/orchard", model="gpt-5.6"),
    *codex_said(2, "Graft the apple on the quince."),
    *codex_call(3, "npm test", "Process exited with code 1\nOutput:\nno tests"),
    codex_item(6, "assistant", "Grafted."),
    codex_event(7, "token_count", info=None, rate_limits={"primary": {"used_percent": 12.5, "resets_in_seconds": 60}}),
    codex_event(8, "task_complete"),
]

PI: list[dict[str, Any]] = [
    {"type": "session", "version": 3, "id": "pi-1", "timestamp": "2026-10-12T10:00:00Z", "cwd": "/home/mira/orchard"},
    {
        "type": "message",
        "id": "a1",
        "parentId": None,
        "timestamp": "2026-10-12T10:00:01Z",
        "message": {"role": "user", "content": [{"type": "text", "text": "Prune the pear."}]},
    },
    {
        "type": "message",
        "id": "a2",
        "parentId": "a1",
        "timestamp": "2026-10-12T10:00:02Z",
        "message": {
            "role": "assistant",
            "provider": "anthropic",
            "model": "claude-opus-5",
            "stopReason": "toolUse",
            "content": [
                {"type": "text", "text": "Looking."},
                {
                    "type": "toolCall",
                    "id": "t1",
                    "name": "bash",
                    "arguments": {"command": "curl https://trees.example"},
                },
            ],
        },
    },
    {
        "type": "message",
        "id": "a3",
        "parentId": "a2",
        "timestamp": "2026-10-12T10:00:03Z",
        "message": {"role": "toolResult", "toolCallId": "t1", "toolName": "bash", "isError": False, "content": []},
    },
]

GEMINI: list[dict[str, Any]] = [
    {"sessionId": "gem-1", "projectHash": "h", "startTime": "2026-10-12T10:00:00Z", "kind": "main"},
    {"id": "m1", "timestamp": "2026-10-12T10:00:01Z", "type": "user", "content": [{"text": "Water the figs."}]},
    {
        "id": "m2",
        "timestamp": "2026-10-12T10:00:02Z",
        "type": "gemini",
        "content": "Watering.",
        "model": "gemini-3-pro",
        "toolCalls": [
            {
                "id": "t1",
                "name": "run_shell_command",
                "args": {"command": "make water"},
                "status": "success",
                "result": [{"functionResponse": {"response": {"output": "Output: dry\nExit Code: 2\nSignal: 0"}}}],
            }
        ],
    },
]


def chatgpt_node(name: str, parent: str | None, role: str, text: str, *children: str, **more: Any) -> dict[str, Any]:
    message = {
        "id": name,
        "author": {"role": role, "name": None, "metadata": {}},
        "create_time": 1791800000.0,
        "content": {"content_type": "text", "parts": [text]},
        "weight": 1.0,
        "recipient": "all",
        "metadata": {},
        **more,
    }
    return {"id": name, "parent": parent, "children": list(children), "message": message}


def chatgpt(*nodes: dict[str, Any], current: str, **more: Any) -> dict[str, Any]:
    return {
        "conversation_id": "gpt-1",
        "title": "Figs",
        "create_time": 1791800000.0,
        "update_time": 1791800100.0,
        "mapping": {node["id"]: node for node in nodes},
        "current_node": current,
        "default_model_slug": "gpt-5.6",
        "is_do_not_remember": False,
        **more,
    }


CHATGPT: list[dict[str, Any]] = [
    chatgpt(
        chatgpt_node("r", None, "system", "", "u"),
        chatgpt_node("u", "r", "user", "How do I dry figs?", "a"),
        chatgpt_node("a", "u", "assistant", "In the sun."),
        current="a",
    )
]

CLAUDE_AI: list[dict[str, Any]] = [
    {
        "uuid": "claude-1",
        "name": "Quinces",
        "created_at": "2026-10-12T10:00:00Z",
        "updated_at": "2026-10-12T10:05:00Z",
        "account": {"uuid": "nobody"},
        "chat_messages": [
            {
                "uuid": "h1",
                "sender": "human",
                "text": "",
                "created_at": "2026-10-12T10:00:01Z",
                "content": [{"type": "text", "text": "When are quinces ripe?"}],
                "attachments": [{"file_name": "notes.txt", "extracted_content": "I always pick early."}],
                "files": [],
            },
            {
                "uuid": "b1",
                "sender": "assistant",
                "text": "",
                "created_at": "2026-10-12T10:00:05Z",
                "content": [
                    {"type": "tool_use", "id": "s1", "name": "web_search", "input": {"query": "quince"}},
                    {"type": "tool_result", "tool_use_id": "s1", "content": [], "is_error": False},
                    {"type": "text", "text": "In October."},
                ],
            },
        ],
    }
]

OPEN_WEBUI: list[dict[str, Any]] = [
    {
        "id": "ow-1",
        "user_id": "mira",
        "title": "Bees",
        "chat": {
            "title": "Bees",
            "models": ["llama3"],
            "history": {
                "currentId": "m2",
                "messages": {
                    "m1": {
                        "id": "m1",
                        "parentId": None,
                        "childrenIds": ["m2"],
                        "role": "user",
                        "content": "Count the bees.",
                    },
                    "m2": {
                        "id": "m2",
                        "parentId": "m1",
                        "childrenIds": [],
                        "role": "assistant",
                        "content": '<details type="tool_calls" name="web &amp; search">x</details>Many.',
                        "model": "llama3",
                        "timestamp": 1791800000,
                    },
                },
            },
            "messages": [],
        },
        "created_at": 1791800000,
        "updated_at": 1791800001,
    }
]

PLAIN: dict[str, Any] = {
    "messages": [
        {"role": "system", "content": "You are a gardener."},
        {"role": "user", "content": "Plant garlic."},
        {"role": "assistant", "content": None, "tool_calls": [{"function": {"name": "spade", "arguments": "{}"}}]},
        {"role": "tool", "content": "dug"},
        {"role": "user", "content": [{"type": "text", "text": "In rows."}, {"type": "image_url", "image_url": {}}]},
        {"role": "assistant", "content": "Done."},
    ]
}

AIDER = """# aider chat started at 2026-10-12 10:00:00

> Aider v0.90
> Main model: gpt-5.6 with diff edit format

#### use cloves, not seeds{two_spaces}

I will use cloves.

#### Cloves

> Tokens: 2k sent, 1k received.

#### /undo{two_spaces}

> Removed: 1a2b3c4
""".replace("{two_spaces}", "  ")


def lines(records: list[dict[str, Any]]) -> str:
    """Records as JSON lines."""
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


def write(path: Path, content: str | list[Any] | dict[str, Any]) -> str:
    """Write a file, JSON where it is no text, and give its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8", newline="")
    return str(path)


OPENCODE_SESSIONS: list[dict[str, Any]] = [
    {"id": "ses_1", "parent_id": None, "directory": "/home/mira/orchard", "title": "Hedge", "revert": None},
    {"id": "ses_2", "parent_id": "ses_1", "directory": "/home/mira/orchard", "title": "look", "revert": None},
]
OPENCODE_MESSAGES: list[tuple[str, str, dict[str, Any]]] = [
    ("msg_1", "ses_1", {"role": "user", "time": {"created": 1791800000000}}),
    (
        "msg_2",
        "ses_1",
        {"role": "assistant", "providerID": "anthropic", "modelID": "m", "time": {"created": 1791800001000}},
    ),
    ("msg_3", "ses_2", {"role": "user", "time": {"created": 1791800000500}}),
    ("msg_4", "ses_2", {"role": "assistant", "time": {"created": 1791800000600}}),
]
OPENCODE_PARTS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("prt_1", "msg_1", "ses_1", {"type": "text", "text": "Trim the hedge."}),
    ("prt_2", "msg_1", "ses_1", {"type": "text", "text": "Called Read", "synthetic": True}),
    ("prt_3", "msg_2", "ses_1", {"type": "text", "text": "Trimmed."}),
    ("prt_4", "msg_3", "ses_2", {"type": "text", "text": "Look it up."}),
    (
        "prt_5",
        "msg_4",
        "ses_2",
        {"type": "tool", "tool": "webfetch", "state": {"input": {"url": "https://hedges.example/a"}}},
    ),
]


def opencode_database(path: Path, *, log: bool = False) -> sqlite3.Connection:
    """A database as the client makes it. ``log``: with a write-ahead log, as it is while the client runs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made = sqlite3.connect(path)
    if log:
        made.execute("PRAGMA journal_mode = WAL")
    made.execute(
        "CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, directory TEXT, title TEXT, revert TEXT,"
        " time_created INTEGER, time_updated INTEGER)"
    )
    made.execute("CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, time_created INTEGER, data TEXT)")
    made.execute("CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, session_id TEXT, data TEXT)")
    for session in OPENCODE_SESSIONS:
        row = (
            *(session[name] for name in ("id", "parent_id", "directory", "title", "revert")),
            1791800000000,
            1791800002000,
        )
        made.execute("INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    for name, session_id, data in OPENCODE_MESSAGES:
        made.execute("INSERT INTO message VALUES (?, ?, ?, ?)", (name, session_id, 1, json.dumps(data)))
    for name, message, session_id, data in OPENCODE_PARTS:
        made.execute("INSERT INTO part VALUES (?, ?, ?, ?)", (name, message, session_id, json.dumps(data)))
    made.commit()
    return made


def opencode_store(root: Path) -> Path:
    """The same as files of the older store."""
    storage = root / "storage"
    for session in OPENCODE_SESSIONS:
        head = {
            "id": session["id"],
            "directory": session["directory"],
            "title": session["title"],
            "time": {"created": 1},
        }
        parent = {"parentID": session["parent_id"]} if session["parent_id"] else {}
        write(storage / "session" / "prj" / f"{session['id']}.json", {**head, **parent})
    for name, session_id, data in OPENCODE_MESSAGES:
        write(storage / "message" / session_id / f"{name}.json", {"id": name, "sessionID": session_id, **data})
    for name, message, session_id, data in OPENCODE_PARTS:
        write(storage / "part" / message / f"{name}.json", {"id": name, "sessionID": session_id, **data})
    return storage
