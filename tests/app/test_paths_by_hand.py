"""Paths that a person names: recognised by what is in them, and what nothing reads is named with the reason."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path

import pytest
from tests.app.world import World
from tests.assistants.own_samples import CHATGPT, CODEX, PLAIN, lines, write

from afterword.core.errors import BadInput, UnknownFormat

CURSOR = lines([{"role": "user", "message": {"content": [{"type": "text", "text": "use pnpm"}]}}])


def words(world: World, path: Path) -> set[str]:
    read = world.app.read_chats(str(path))
    return {entry.chat.source for entry in read.chats}


def test_a_folder_of_several_assistants_goes_to_each_ones_reader(world: World, tmp_path: Path) -> None:
    write(tmp_path / "old" / "rollout-x.jsonl", lines(CODEX))
    write(tmp_path / "old" / "conversations.json", CHATGPT)
    write(tmp_path / "old" / "messages.json", PLAIN)
    assert words(world, tmp_path / "old") == {"codex", "chatgpt-export", "openai-messages"}


def test_an_archive_of_several(world: World, tmp_path: Path) -> None:
    archive = tmp_path / "chats.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.write(write(tmp_path / "rollout-x.jsonl", lines(CODEX)), "deep/rollout-x.jsonl")
        packed.write(write(tmp_path / "messages.json", PLAIN), "messages.json")
    assert words(world, archive) == {"codex", "openai-messages"}


def test_a_moved_folder_of_projects(world: World, tmp_path: Path) -> None:
    """Copied from another computer, without the client's folder around it."""
    world.says("I live in Porto.")
    sessions = [Path(folder) / name for folder, _, names in os.walk(tmp_path) for name in names if ".jsonl" in name]
    write(tmp_path / "from the laptop" / "projects" / "-home-sam" / "s.jsonl", sessions[0].read_text("utf-8"))
    assert words(world, tmp_path / "from the laptop" / "projects") == {"claude-code"}


def test_what_nobody_reads_is_named_beside_what_was_read(world: World, tmp_path: Path) -> None:
    write(tmp_path / "mixed" / "rollout-x.jsonl", lines(CODEX))
    strange = write(tmp_path / "mixed" / "t.jsonl", CURSOR)
    report = world.app.learn([str(tmp_path / "mixed")], dry_run=True)
    assert (report.read_as, report.chats) == ("Codex", 1)
    assert [(one.path, one.reason) for one in report.unread] == [(strange, "No reader yet: it holds chats of Cursor.")]


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("t.jsonl", CURSOR, "No reader yet: it holds chats of Cursor."),
        ("notes.md", "# Notes", "No reader knows it."),
        ("empty.json", "", "It is empty."),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    world: World, tmp_path: Path, name: str, content: str, reason: str
) -> None:
    path = write(tmp_path / name, content)
    with pytest.raises(UnknownFormat) as refused:
        world.app.learn([path])
    assert reason in refused.value.message
    assert path in refused.value.message
    assert refused.value.next_step.startswith("Readable are chats of: Claude Code, Codex")


def test_a_path_where_nothing_is(world: World, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        world.app.learn([str(tmp_path / "gone")])
    assert refused.value.message == f"There is nothing at {tmp_path / 'gone'}."


@pytest.mark.parametrize(
    "first",
    [
        {"type": "user", "uuid": "u1", "sessionId": "s", "message": {"role": "user", "content": "x" * 300_000}},
        {"type": "user", "timestamp": "2026-01-01T00:00:00Z", "message": {"content": "Your answer is captured"}},
    ],
    ids=["a first line longer than a glance", "records without names"],
)
def test_a_session_file_is_known_by_the_names_in_its_records(
    world: World, tmp_path: Path, first: dict[str, object]
) -> None:
    attachment = {"type": "queued_command", "commandMode": "prompt", "prompt": "hi"}
    second = {"type": "attachment", "timestamp": "2026-01-01T00:00:02Z", "attachment": attachment}
    path = write(tmp_path / "s.jsonl", "\n".join(json.dumps(line) for line in (first, second)) + "\n")
    assert world.app.learn([path], dry_run=True).read_as == "Claude Code"
