"""Claude Code samples, our own and the shared real ones: the person's words exactly, and all else said of a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.claude_code import ClaudeCode
from afterword.assistants.projects import FileProjects
from afterword.core.chat import Branch, Chat, Said, Speaker, Stopped, Via

OWN = Path(__file__).parent / "samples"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "samples"


def rows() -> list[tuple[Path, dict[str, Any]]]:
    """Each with the folder it lies in; the shared ones may not be there."""
    tables = [folder / "expected.jsonl" for folder in (OWN, SHARED)]
    lines = [
        (table.parent, line) for table in tables if table.exists() for line in table.read_text("utf-8").splitlines()
    ]
    found = [(folder, json.loads(line)) for folder, line in lines]
    return [(folder, row) for folder, row in found if row["format"] == "claude-code"]


def said(chats: tuple[Chat, ...], speaker: Speaker = Speaker.PERSON) -> list[Said]:
    return [entry for chat in chats for entry in chat.entries if isinstance(entry, Said) and entry.speaker is speaker]


def acts(chats: tuple[Chat, ...]) -> list[str]:
    """Commands as a person would write them."""
    found = [entry for entry in said(chats, Speaker.CLIENT) if entry.via is Via.COMMAND]
    return [f"!{entry.text}" if entry.why == "shell_line" else entry.text for entry in found]


def counted(chats: tuple[Chat, ...], reason: str) -> int:
    return sum(skipped.count for chat in chats for skipped in chat.skipped if skipped.reason == reason)


@pytest.mark.parametrize(("folder", "row"), rows(), ids=[row["file"][-60:] for _, row in rows()])
def test_a_sample(folder: Path, row: dict[str, Any]) -> None:
    result = ClaudeCode(FileProjects(), {}).read(str(folder / row["file"]))
    chats = result.chats
    assert result.unread is None
    persons = said(chats)
    assert [entry.text.rstrip() for entry in persons] == [text.rstrip() for text in row["persons_words"]]
    abandoned = [place for place, entry in enumerate(persons) if entry.branch is Branch.ABANDONED]
    assert abandoned == row.get("not_on_live_branch", [])
    assert acts(chats) == row.get("commands", [])
    picked = [entry.text for entry in said(chats, Speaker.ASSISTANT) if entry.via is Via.ANSWER]
    assert picked == row.get("picked", [])
    assert sum(isinstance(entry, Stopped) for chat in chats for entry in chat.entries) == row.get("stops", 0)
    assert counted(chats, "bad_line") == row["bad_lines"]
    assert counted(chats, "torn_tail_bytes") == row["torn_tail_bytes"]
    assert bool(chats) is (row["chats"] > 0)
    main = chats[0] if chats else None
    assert (main is not None and main.automated is not None) is (row["automated"] is True)
    doubtful = row["automated"] == "suspected" or "doubtful" in row
    assert (main is not None and main.suspected is not None) is doubtful
