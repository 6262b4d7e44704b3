"""Every sample of the other assistants and exports: the person's words exactly, and what no reader takes is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.projects import FileProjects, table_projects
from afterword.assistants.recognising import recognise
from afterword.assistants.registry import sources
from afterword.core.chat import Branch, Chat, Entry, Said, Speaker, Stopped, Via, is_person, outside_by
from afterword.noticing.ownwords import own_words_of

ROOT = Path(__file__).resolve().parents[3] / "shared" / "samples"
READERS = {source.name: source for source in sources(FileProjects(), {})}
REAL = {"claude-code", "codex", "gemini-cli", "pi", "aider", "chatgpt-export", "open-webui"}


def rows(wanted: Callable[[str], bool]) -> list[dict[str, Any]]:
    table = ROOT / "expected.jsonl"
    lines = table.read_text(encoding="utf-8").splitlines() if table.exists() else []
    return [row for row in map(json.loads, lines) if wanted(row["format"])]


MINE = rows(lambda name: name in READERS and name != "claude-code")
NO_READER = rows(lambda name: name not in READERS)


def entries(chats: Sequence[Chat]) -> list[Entry]:
    return [entry for chat in chats for entry in chat.entries]


def persons(chats: Sequence[Chat], branch: Branch) -> list[str]:
    found = (entry for entry in entries(chats) if isinstance(entry, Said) and entry.speaker is Speaker.PERSON)
    return [entry.text.rstrip() for entry in found if entry.branch is branch]


def acts(chats: Sequence[Chat]) -> list[str]:
    """Commands as a person would write them."""
    found = [entry for entry in entries(chats) if isinstance(entry, Said) and entry.via is Via.COMMAND]
    told = [entry for entry in found if entry.speaker is Speaker.CLIENT]
    return [f"!{entry.text}" if entry.why == "shell_line" else entry.text for entry in told]


def counted(chats: Sequence[Chat], reason: str) -> int:
    return sum(skipped.count for chat in chats for skipped in chat.skipped if skipped.reason == reason)


@pytest.mark.parametrize("row", MINE, ids=lambda row: row["file"][-60:])
def test_a_sample(row: dict[str, Any], shared: Path) -> None:
    result = READERS[row["format"]].read(str(shared / "samples" / row["file"]))
    chats = result.chats
    assert result.unread is None
    assert persons(chats, Branch.LIVE) == row["persons_words"]
    assert persons(chats, Branch.ABANDONED) == row.get("abandoned", []) + row.get("undone", [])
    assert len(chats) == row["chats"]
    assert any(chat.automated for chat in chats) is row["automated"]
    assert not any(chat.suspected for chat in chats)
    if "stops" in row:
        assert sum(isinstance(entry, Stopped) for entry in entries(chats)) == row["stops"]
    if "commands" in row or "commands_mistyped" in row:
        assert acts(chats) == row.get("commands", row.get("commands_mistyped"))
    assert counted(chats, "bad_line") == row.get("bad_lines", 0)
    assert counted(chats, "torn_tail_bytes") == row.get("torn_tail_bytes", 0)
    if row.get("subagent"):
        assert not any(chat.attended for chat in chats)


@pytest.mark.parametrize("row", [row for row in MINE if "own_words" in row], ids=lambda row: row["file"][-60:])
def test_what_was_pasted(row: dict[str, Any], shared: Path) -> None:
    """What is left of an entry once what was pasted is taken off."""
    chats = READERS[row["format"]].read(str(shared / "samples" / row["file"])).chats
    left: list[str] = []
    for chat in chats:
        own = own_words_of(chat.entries)
        left.extend(own[entry.id].text for entry in chat.entries if is_person(entry))
    assert {place: left[int(place)] for place in row["own_words"]} == row["own_words"]


@pytest.mark.parametrize("row", MINE, ids=lambda row: row["file"][-60:])
def test_it_is_recognised(row: dict[str, Any], shared: Path) -> None:
    found = recognise(str(shared / "samples" / row["file"]), tuple(READERS.values()))
    assert [claimed.source.name for claimed in found.claimed] == [row["format"]]
    assert found.unread == ()


@pytest.mark.parametrize("row", NO_READER, ids=lambda row: row["file"][-60:])
def test_no_reader_yet(row: dict[str, Any], shared: Path) -> None:
    found = recognise(str(shared / "samples" / row["file"]), tuple(READERS.values()))
    assert found.claimed == ()
    assert found.unread[0].reason.startswith("No reader yet")


def test_all_samples_at_once(shared: Path) -> None:
    """A folder with everything in it: each file is its own reader's, and what has none is named."""
    found = recognise(str(shared / "samples"), tuple(READERS.values()))
    files = {claimed.source.name: {file.path for file in claimed.files} for claimed in found.claimed}
    wanted = [row for row in MINE if not (shared / "samples" / row["file"]).is_dir()]
    lost = [row["file"] for row in wanted if str(shared / "samples" / row["file"]) not in files[row["format"]]]
    assert lost == []
    assert len(found.unread) == len(NO_READER) + 1  # one task of Cline lies in two files
    assert all(unread.reason.startswith("No reader yet") for unread in found.unread)


def test_only_real_samples_prove_a_reader() -> None:
    assert {name for name, reader in READERS.items() if reader.proven} == REAL


WEEK = json.loads((ROOT / "week" / "expected.json").read_text(encoding="utf-8")) if ROOT.exists() else {}
OTHERS = [row for row in WEEK.get("chats", []) if row["format"] != "claude-code"]


@pytest.mark.parametrize("row", OTHERS, ids=lambda row: row["id"])
def test_a_chat_of_the_week(row: dict[str, Any], shared: Path) -> None:
    projects = table_projects(WEEK["projects"])
    reader = next(source for source in sources(projects, {}) if source.name == row["format"])
    chats = reader.read(str(shared / "samples" / "week" / row["file"])).chats
    chat = next(chat for chat in chats if chat.id == row["chat"])
    assert persons([chat], Branch.LIVE) == row["persons_words"]
    assert persons([chat], Branch.ABANDONED) == row.get("abandoned_words", [])
    assert (chat.project.name if chat.project else None) == row["project"]
    assert chat.ended is not None
    assert chat.ended.isoformat().startswith(row["ended"].rstrip("Z0")[:19])
    assert (chat.automated is not None) is row.get("automated", False)
    assert chat.history is (row["how"] == "history")
    assert chat.do_not_remember is ("do_not_remember" in row.get("why_not", ""))
    assert bool(outside_by(chat.entries, "")) is bool(row["read_outside"])
    for words in row.get("not_evidence", []):
        client = [entry for entry in entries([chat]) if isinstance(entry, Said) and not is_person(entry)]
        said = any(words["words"] in entry.text for entry in client)
        assert said or any(words["words"] in text for text in persons([chat], Branch.LIVE)) or row.get("automated")
