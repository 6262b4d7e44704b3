"""Small chats for tests: turns as the case tables write them, made into entries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from afterword.core.chat import (
    Edited,
    Entry,
    Replied,
    Said,
    Speaker,
    Step,
    StepRan,
    Stopped,
    Undoing,
    Undone,
)
from afterword.core.signal import Signal
from afterword.noticing.ownwords import own_words_of
from afterword.noticing.signals import read_signals

CASES = Path(__file__).resolve().parent.parent / "cases"


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def person(id_: str, text: str) -> Said:
    return Said(id_, None, text, Speaker.PERSON, "test")


def step(id_: str, command: str, exit_code: int | None, message: str = "", failed: bool | None = None) -> StepRan:
    return StepRan(id_, None, Step("shell", command[:60], command, exit_code, failed, message))


def entries(turns: list[dict[str, Any]]) -> list[Entry]:
    made = (_entry(str(number), turn) for number, turn in enumerate(turns))
    return [entry for entry in made if entry is not None]


def _entry(id_: str, turn: dict[str, Any]) -> Entry | None:
    match turn["role"]:
        case "user":
            return person(id_, turn["text"])
        case "assistant":
            return Replied(id_, None, turn["text"])
        case "step":
            return step(id_, turn["command"], turn.get("exit"), turn.get("message") or "")
        case _:
            return _event(id_, turn["event"], turn.get("text", ""))


def _event(id_: str, event: str, text: str) -> Entry | None:
    match event:
        case "stop":
            return Stopped(id_, None)
        case "undo_files":
            return Undone(id_, None, Undoing.FILES)
        case "undo_memory":
            return Undone(id_, None, Undoing.MEMORY)
        case _ if "another program" in text:
            return None  # such a change is never reported as the person's edit
        case _ if "whitespace" in text:
            return Edited(id_, None, "a b", "a  b")
        case _:
            return Edited(id_, None, "before", text)


def signals_of_last(turns: list[dict[str, Any]]) -> list[Signal]:
    """The signals of the last entry of a chat."""
    chat = entries(turns)
    found = read_signals(chat, own_words_of(chat))
    return [signal for signal in found if chat and signal.entry == chat[-1].id]


def chat(*lines: str) -> list[Entry]:
    """A chat from lines that begin with "> " (the person), "< " (the assistant) or "! " (an event)."""
    roles = {">": "user", "<": "assistant", "!": "event"}
    return entries([{"role": roles[line[0]], "text": line[2:], "event": line[2:]} for line in lines])


def signals(*lines: str) -> list[Signal]:
    """The signals of the last line of such a chat."""
    made = chat(*lines)
    return [signal for signal in read_signals(made, own_words_of(made)) if signal.entry == made[-1].id]


def kinds(*lines: str) -> set[str]:
    return {signal.kind.value for signal in signals(*lines)}
