"""Turns of a case row as a chat, in the shape every reader gives: only the person's turns are the person's. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import assert_never

from afterword.core.chat import (
    Chat,
    Edited,
    Entry,
    Project,
    Replied,
    Said,
    Speaker,
    Step,
    StepRan,
    Stopped,
    Undoing,
    Undone,
)

from .table import Turn

BEGAN = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
DEVICE = "this-computer"


def chat_of(turns: Sequence[Turn], *, project: str | None = None) -> Chat:
    """One chat with an entry a turn, a minute apart; entry ids are ``e0``, ``e1`` and so on."""
    told = (_entry(turn, f"e{place}", BEGAN + timedelta(minutes=place)) for place, turn in enumerate(turns))
    entries = tuple(entry for entry in told if entry is not None)
    return Chat(
        source="case",
        id="chat",
        entries=entries,
        project=Project(key=f"folder:/projects/{project}", name=project) if project else None,
        started=BEGAN,
        ended=entries[-1].at if entries else BEGAN,
    )


def said_chat(*texts: str) -> Chat:
    """A chat in which the person says these texts and nothing else happens."""
    return chat_of([Turn(role="user", text=text) for text in texts])


def _entry(turn: Turn, name: str, at: datetime) -> Entry | None:
    match turn.role:
        case "user":
            return Said(name, at, turn.text, Speaker.PERSON, "case row")
        case "assistant":
            return Replied(name, at, turn.text)
        case "step":
            return StepRan(name, at, _step(turn))
        case "event":
            return _event(turn, name, at)
    assert_never(turn.role)


def _step(turn: Turn) -> Step:
    failed = None if turn.exit is None else turn.exit != 0
    program = turn.command.split(" ", 1)[0]
    return Step("shell", program[:60], turn.command, turn.exit, failed, turn.message)


def _event(turn: Turn, name: str, at: datetime) -> Entry | None:
    match turn.event:
        case "stop" | None:
            return Stopped(name, at)
        case "undo_files":
            return Undone(name, at, Undoing.FILES)
        case "undo_memory":
            return Undone(name, at, Undoing.MEMORY)
        case "user_edit":
            strings = _edit(turn.text)
            return Edited(name, at, *strings) if strings else None
    assert_never(turn.event)


_QUOTED = re.compile(r"'([^']+)'")
_CHANGED = re.compile(r"(\S+) (?:to|by|into) (\S+)")


def _edit(told: str) -> tuple[str, str] | None:
    """The two strings of an edit that a row tells in words; None where no person made it, so no host would say so."""
    if "another program" in told:
        return None
    if "whitespace" in told:
        return "two  words", "two words"
    quoted = _QUOTED.findall(told)
    if quoted:
        return quoted[0], quoted[1] if len(quoted) > 1 else ""
    changed = _CHANGED.search(told)
    return (changed[1], changed[2]) if changed else (told, "")
