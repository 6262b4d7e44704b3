"""Chats of assistants that nothing here reads yet: known by their heads, so that they are named instead of misread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from afterword.ports import Unread

from .databases import read_database, tables
from .fields import NO_FIELDS, Fields, text, within
from .glancing import Glance, Shape


@dataclass(frozen=True, slots=True)
class Row:
    """``what`` it is, for people: 'chats of …'."""

    what: str
    fits: Callable[[Glance], bool]


def no_reader(seen: Glance) -> str | None:
    """What it is, where nothing here reads it yet; None for anything else."""
    return next((row.what for row in ROWS if row.fits(seen)), None)


def _first(seen: Glance) -> Fields:
    return seen.lines[0] if seen.lines else NO_FIELDS


def _is_openclaw(seen: Glance) -> bool:
    return seen.under(".openclaw") and seen.shape is Shape.LINES


def _is_cursor(seen: Glance) -> bool:
    if seen.shape is Shape.SQLITE:
        return seen.file == "state.vscdb" or (seen.file == "store.db" and seen.under(".cursor"))
    bare = "role" in _first(seen) and "content" in within(_first(seen), "message") and "type" not in _first(seen)
    return seen.shape is Shape.LINES and (bare or seen.under("agent-transcripts"))


def _is_cline(seen: Glance) -> bool:
    named = seen.file in {"ui_messages.json", "api_conversation_history.json"}
    told = seen.has("ts", "type") and not seen.names.isdisjoint({"say", "ask"})
    return seen.shape is Shape.JSON and (named or told)


def _is_goose(seen: Glance) -> bool:
    if seen.shape is Shape.SQLITE:
        return seen.file == "sessions.db" or _tables_of(seen.path) >= {"sessions", "messages"}
    return seen.shape is Shape.LINES and "working_dir" in _first(seen) and "description" in _first(seen)


def _is_continue(seen: Glance) -> bool:
    return seen.shape is Shape.JSON and seen.has("sessionId", "history") and "history[].message" in seen.names


def _is_copilot_chat(seen: Glance) -> bool:
    if seen.shape is Shape.JSON:
        return seen.has("requests") and ("requesterUsername" in seen.names or "responderUsername" in seen.names)
    return seen.shape is Shape.LINES and "kind" in _first(seen) and "v" in seen.names and "v.requests" in seen.names


def _is_copilot_cli(seen: Glance) -> bool:
    return seen.shape is Shape.LINES and text(_first(seen), "type") == "session.start" and "data" in _first(seen)


def _is_traces(seen: Glance) -> bool:
    return seen.shape in {Shape.JSON, Shape.LINES} and "resourceSpans" in seen.names


def _is_librechat(seen: Glance) -> bool:
    if seen.shape is not Shape.JSON or not seen.has("conversationId"):
        return False
    return "messagesTree" in seen.names or "messages" in seen.names or "messages[].messageId" in seen.names


def _is_takeout(seen: Glance) -> bool:
    if seen.shape is Shape.JSON:
        return seen.has("header", "title", "time", "products")
    return seen.shape is Shape.TEXT and seen.file in {"myactivity.html", "meineaktivitäten.html"}


def _tables_of(path: str) -> frozenset[str]:
    found = read_database(path, tables)
    return frozenset() if isinstance(found, Unread) else found


ROWS = (
    Row("chats of OpenClaw", _is_openclaw),
    Row("chats of Cursor", _is_cursor),
    Row("chats of Cline or Roo Code", _is_cline),
    Row("chats of Copilot in VS Code", _is_copilot_chat),
    Row("chats of Copilot CLI", _is_copilot_cli),
    Row("chats of Continue", _is_continue),
    Row("chats of LibreChat", _is_librechat),
    Row("Gemini activity from Google Takeout", _is_takeout),
    Row("OpenTelemetry traces", _is_traces),
    Row("chats of Goose", _is_goose),
)
