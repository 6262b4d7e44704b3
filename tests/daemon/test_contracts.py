"""What each host says at an event, as its documentation has it, and exactly what is given back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from afterword.assistants.connecting import claude_code, codex, cursor, gemini_cli, hosts, opencode
from afterword.hooking import contracts
from afterword.hooking.contracts import call_of, events, said

BLOCK, LINE = '<afterword-nearby>\n- Tea & "cake" 好 🍵\n</afterword-nearby>', "Afterword learned 1 thing."
SHARED = {"session_id": "s-1", "transcript_path": "/p/.claude/projects/x/s-1.jsonl", "cwd": "/p/code"}
CODEX = {**SHARED, "transcript_path": None, "turn_id": "t-1", "model": "gpt-5.2-codex", "permission_mode": "default"}
GEMINI = {**SHARED, "timestamp": "2026-03-01T10:00:00Z"}
CURSOR = {
    "conversation_id": "c-1", "generation_id": "g-1", "model": "default", "cursor_version": "2.1.0",
    "workspace_roots": ["/p/code"], "user_email": "mira@example.org", "transcript_path": None,
}  # fmt: skip
OPENCODE = {"session_id": "ses_1", "cwd": "/p/code"}

SAYS: list[tuple[str, str, dict[str, Any], str]] = [
    ("claude-code", "UserPromptSubmit", {**SHARED, "permission_mode": "plan", "prompt": "Tea?"}, "prompt"),
    ("claude-code", "SessionStart", {**SHARED, "source": "startup", "model": "m", "agent_type": "reviewer"}, "start"),
    ("claude-code", "PreCompact", {**SHARED, "trigger": "auto", "custom_instructions": ""}, "cut"),
    ("claude-code", "Stop", {**SHARED, "stop_hook_active": False, "last_assistant_message": "Done."}, "stopped"),
    ("claude-code", "SessionEnd", {**SHARED, "reason": "clear"}, "ended"),
    ("claude-code", "CwdChanged", {**SHARED, "previous_cwd": "/p"}, "moved"),
    ("codex", "UserPromptSubmit", {**CODEX, "prompt": "Tea?"}, "prompt"),
    ("codex", "SessionStart", {**CODEX, "source": "startup"}, "start"),
    ("codex", "PreCompact", {**CODEX, "trigger": "manual"}, "cut"),
    ("codex", "Stop", {**CODEX, "stop_hook_active": False, "last_assistant_message": None}, "stopped"),
    ("codex", "SessionEnd", CODEX, "ended"),
    ("gemini-cli", "BeforeAgent", {**GEMINI, "prompt": "Tea?"}, "prompt"),
    ("gemini-cli", "SessionStart", {**GEMINI, "source": "startup"}, "start"),
    ("gemini-cli", "PreCompress", {**GEMINI, "trigger": "auto"}, "cut"),
    ("gemini-cli", "AfterAgent", {**GEMINI, "prompt": "Tea?", "prompt_response": "Done."}, "stopped"),
    ("gemini-cli", "SessionEnd", {**GEMINI, "reason": "exit"}, "ended"),
    ("cursor", "sessionStart", {**CURSOR, "composer_mode": "agent", "is_background_agent": False}, "start"),
    ("opencode", "chat.message", {**OPENCODE, "prompt": "Tea?"}, "prompt"),
    ("opencode", "session.idle", OPENCODE, "stopped"),
    ("opencode", "session.compacting", OPENCODE, "cut"),
]  # fmt: skip


@pytest.mark.parametrize(("host", "event", "told", "what"), SAYS)
def test_what_a_host_says_is_read(host: str, event: str, told: dict[str, Any], what: str) -> None:
    call = call_of(host, event, {"hook_event_name": event, **told})
    assert call is not None
    assert (call.what, call.folder, call.guest) == (what, "/p/code", False)
    assert call.session in {"s-1", "c-1", "ses_1"}
    assert call.transcript == (told.get("transcript_path") or "")


def test_every_event_that_connecting_writes_is_answered_and_no_other() -> None:
    written = {(claude_code.NAME, event.name) for event in (*claude_code._EVENTS, claude_code._LATER)}
    written |= {(codex.NAME, event.name) for event in codex._EVENTS}
    written |= {(gemini_cli.NAME, event.name) for event in gemini_cli._EVENTS}
    written |= {(opencode.NAME, event) for event in opencode._EVENTS} | {(cursor.NAME, "sessionStart")}
    assert set(events()) == written == {(host, event) for host, event, _, _ in SAYS}
    assert {host for host, _ in events()} == {host.name for host in hosts({"HOME": "/home/mira"})}


@pytest.mark.parametrize(("host", "event", "told", "what"), SAYS)
def test_what_goes_back_is_what_the_host_knows(host: str, event: str, told: dict[str, Any], what: str) -> None:
    call = call_of(host, event, told)
    assert call is not None
    out = said(call, BLOCK, LINE)
    if what not in {"prompt", "start"}:
        assert out == b""
    elif host == "opencode":
        assert out.decode() == BLOCK + "\n"
    elif host == "cursor":
        assert json.loads(out) == {"additional_context": BLOCK}
    else:
        inner = {"hookEventName": event, "additionalContext": BLOCK}
        assert json.loads(out) == {"systemMessage": LINE, "hookSpecificOutput": inner}
        assert json.loads(said(call, "", LINE)) == {"systemMessage": LINE}
        assert json.loads(said(call, BLOCK, "")) == {"hookSpecificOutput": inner}
    assert said(call, "", "") == b""
    assert out.isascii() or host == "opencode"


@pytest.mark.parametrize(
    "more",
    [
        {"agent_id": "a1", "agent_type": "Explore"},
        {"agent_type": "Explore"},
        {"transcript_path": "/p/.claude/projects/x/s-1/subagents/agent-7.jsonl"},
        {"transcript_path": r"C:\Users\mira\.claude\projects\x\agent-7.jsonl"},
        {"is_background_agent": True},
        {"origin": {"kind": "channel"}},
        {"turnOrigin": "scheduled"},
        {"promptSource": "sdk"},
        {"hook_event_name": "Stop"},
        CURSOR,  # it runs Claude Code's hooks too, and is told what it was let be told by its own alone
        {"prompt": "  \n"},
        {"prompt": 7},
        {"prompt": None},
    ],
)
def test_who_is_not_the_person_is_told_nothing(more: dict[str, Any]) -> None:
    assert call_of("claude-code", "UserPromptSubmit", {**SHARED, "prompt": "Tea?"}) is not None
    assert call_of("claude-code", "UserPromptSubmit", {**SHARED, "prompt": "Tea?", **more}) is None


@pytest.mark.parametrize("told", [None, [], "Tea?", 7, {"prompt": "Tea?", "cwd": ["/p"], "session_id": {"a": 1}}])
def test_what_is_no_event_asks_nothing_and_breaks_nothing(told: object) -> None:
    call = call_of("claude-code", "UserPromptSubmit", told)
    assert call is None or (call.folder, call.session) == ("", "")
    assert call_of("claude-code", "PreToolUse", {"prompt": "Tea?"}) is None
    assert call_of("nobody", "UserPromptSubmit", {"prompt": "Tea?"}) is None


def test_a_text_becomes_json_that_is_plain_ascii() -> None:
    whole = "".join(map(chr, range(0xD800))) + "\ue000\U0001f375\U0010ffff"
    assert json.loads(contracts.quoted(whole)) == whole
    assert contracts.quoted(whole).isascii()
    assert json.loads(contracts.quoted("a\ud800b")) == "ab"
