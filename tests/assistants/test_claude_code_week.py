"""The invented week's Claude Code chats: what is the person's, what was left behind, copied, and read from outside."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.claude_code import ClaudeCode
from afterword.assistants.projects import table_projects
from afterword.core.chat import Branch, Chat, Said, Speaker, StepRan, is_person, outside_by

WEEK = Path(__file__).resolve().parents[3] / "shared" / "samples" / "week"
EXPECTED: dict[str, Any] = (
    json.loads((WEEK / "expected.json").read_text(encoding="utf-8")) if WEEK.exists() else {"chats": [], "projects": {}}
)
ROWS = [row for row in EXPECTED["chats"] if row["format"] == "claude-code"]


@pytest.fixture(scope="module")
def reader() -> ClaudeCode:
    return ClaudeCode(table_projects(EXPECTED["projects"]), {})


def read(reader: ClaudeCode, row: dict[str, Any]) -> Chat:
    (chat,) = reader.read(str(WEEK / row["file"])).chats
    return chat


def words(chat: Chat, branch: Branch, *, copied: bool) -> list[str]:
    return [
        entry.text
        for entry in chat.entries
        if isinstance(entry, Said)
        and entry.speaker is Speaker.PERSON
        and entry.branch is branch
        and bool(entry.copied_from) is copied
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_a_chat_of_the_week(reader: ClaudeCode, row: dict[str, Any]) -> None:
    chat = read(reader, row)
    assert chat.id == row["chat"]
    assert words(chat, Branch.LIVE, copied=False) == row["persons_words"]
    assert words(chat, Branch.ABANDONED, copied=False) == row.get("abandoned_words", [])
    assert words(chat, Branch.LIVE, copied=True) == row.get("copied_words", [])
    assert chat.project is not None
    assert chat.project.name == row["project"]
    assert chat.ended == datetime.fromisoformat(row["ended"])
    assert (chat.automated is not None) is row.get("automated", False)
    assert chat.suspected is None
    assert (chat.shared_with is not None) is ("someone else" in row.get("why_not", ""))
    assert chat.attended is not row.get("automated", False)
    assert bool(outside_by(chat.entries, "")) is bool(row["read_outside"])


def test_outside_has_its_place(reader: ClaudeCode) -> None:
    """c4: said before the page was read, and said after it; the subagent's reading comes first."""
    row = next((row for row in ROWS if row["id"] == "c4"), None)
    if row is None:
        pytest.skip("The shared week does not lie beside this checkout.")
    chat = read(reader, row)
    person = [entry for entry in chat.entries if is_person(entry)]
    marked = [outside_by(chat.entries, entry.id) for entry in person]
    assert marked == [(), (), ("plants.example.org",), ("plants.example.org",)]
    first = next(entry for entry in chat.entries if outside_by([entry], "") != ())
    assert not isinstance(first, StepRan)


def test_a_program_that_was_missing(reader: ClaudeCode) -> None:
    """c1: the exit code stands inside the result's text, and the second call ended well."""
    row = next((row for row in ROWS if row["id"] == "c1"), None)
    if row is None:
        pytest.skip("The shared week does not lie beside this checkout.")
    steps = [entry.step for entry in read(reader, row).entries if isinstance(entry, StepRan)]
    assert [(step.summary, step.exit_code, step.failed) for step in steps[:2]] == [
        ("python", 127, True),
        ("python3", 0, False),
    ]
    assert steps[0].message == "/bin/bash: line 1: python: command not found"
