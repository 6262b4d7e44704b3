"""The files of Claude Code on disk: where they lie, which are chats, and what becomes of damage and of change."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.assistants.transcript import SESSION, Transcript, live, only, read, reader, said, skipped

from afterword.assistants.claude_code import ClaudeCode, scan
from afterword.assistants.projects import TableProjects
from afterword.assistants.registry import sources
from afterword.core.chat import Skipped, is_person
from afterword.core.mark import Checkpoint

posix = pytest.mark.skipif(sys.platform == "win32", reason="this system has no links and pipes of that kind")


def chat_of(*texts: str, session: str = SESSION) -> Transcript:
    chat = Transcript(session)
    for text in texts:
        chat.says(text)
        chat.replies("ok")
    return chat


# where


def test_every_folder_of_the_client_that_exists(tmp_path: Path) -> None:
    named, home, config = tmp_path / "named", tmp_path / "home", tmp_path / "config"
    for folder in (named, home / ".claude", config / "claude"):
        folder.mkdir(parents=True)
    env = {"CLAUDE_CONFIG_DIR": str(named), "HOME": str(home), "XDG_CONFIG_HOME": str(config)}
    assert reader(**env).roots() == (str(named), str(home / ".claude"), str(config / "claude"))
    assert reader(USERPROFILE=str(home)).roots() == (str(home / ".claude"),)
    (home / ".config" / "claude").mkdir(parents=True)
    assert reader(HOME=str(home)).roots()[1:] == (str(home / ".config" / "claude"),)
    assert reader(CLAUDE_CONFIG_DIR=str(home / ".claude"), HOME=str(home)).roots()[:1] == (str(home / ".claude"),)
    assert reader(CLAUDE_CONFIG_DIR=str(tmp_path / "gone")).roots() == ()
    assert reader().roots() == ()


def test_only_session_files_are_found(tmp_path: Path) -> None:
    project = tmp_path / "projects" / "-home-mira-orchard"
    path = chat_of("one").write(project)
    chat_of("x").write(project, "agent-a1")
    chat_of("x").write(project / SESSION / "subagents", "agent-a2")
    (project / "notes.md").write_text("x")
    (project / "memory").mkdir()
    (tmp_path / "projects" / "stray.jsonl").write_text("x")
    (tmp_path / "history.jsonl").write_text("{}")
    (found,) = reader().find([str(tmp_path)])
    assert (found.source, found.path, found.size) == ("claude-code", str(path), path.stat().st_size)
    assert found.mtime_ns == path.stat().st_mtime_ns
    assert list(reader().find([str(tmp_path / "gone")])) == []


@posix
def test_links_are_not_followed(tmp_path: Path) -> None:
    outside = chat_of("someone else's").write(tmp_path / "out")
    project = tmp_path / "in" / "projects" / "-home"
    project.mkdir(parents=True)
    (project / "link.jsonl").symlink_to(outside)
    (tmp_path / "in" / "projects" / "linked").symlink_to(tmp_path / "out")
    os.mkfifo(project / "pipe.jsonl")
    assert list(reader().find([str(tmp_path / "in")])) == []
    assert read(project / "link.jsonl").unread is not None
    assert read(project / "pipe.jsonl").unread is not None


def test_files_and_folders_are_recognised_by_their_beginning(tmp_path: Path) -> None:
    root = tmp_path / "root"
    path = chat_of("one").write(root / "projects" / "-home")
    (root / "projects" / "-empty").mkdir()
    known = reader()
    assert [known.recognises(str(p)) for p in (path, root, path.parent, root / "projects" / "-empty", tmp_path)] == [
        True, True, True, False, False,
    ]  # fmt: skip
    others = {
        "codex.jsonl": {"timestamp": "2026-09-01T10:00:00Z", "type": "session_meta", "payload": {"id": "x"}},
        "other.jsonl": {"type": "user", "id": "1", "content": "hello"},
        "plain.jsonl": {"messages": [{"role": "user", "content": "hello"}]},
        "list.jsonl": [1],
    }
    for name, line in others.items():
        (tmp_path / name).write_text(json.dumps(line) + "\n")
        assert not known.recognises(str(tmp_path / name)), name
    (tmp_path / "torn.jsonl").write_text('{"type": "us')
    assert not known.recognises(str(tmp_path / "torn.jsonl"))
    progress = {"type": "progress", "uuid": "u", "data": {}}
    (tmp_path / "progress.jsonl").write_text(json.dumps(progress, separators=(",", ":")) + "\n")
    assert known.recognises(str(tmp_path / "progress.jsonl"))
    assert not known.recognises(str(path.with_suffix(".txt")))
    assert not known.recognises(str(tmp_path / "gone.jsonl"))


def test_the_registry_makes_it(tmp_path: Path) -> None:
    (made,) = [source for source in sources(TableProjects({}), {}) if source.name == "claude-code"]
    assert (made.title, made.proven, made.version) == ("Claude Code", True, 1)
    assert made.find([str(tmp_path)]) is not None


# damage


def test_a_damaged_line_costs_itself_alone(tmp_path: Path) -> None:
    chat = chat_of("one", "two")
    chat.lines[1:1] = [
        b'{"type":"user","mess',
        b'{"type":"user"}{"type":"user"}',
        b"[]",
        b'"s"',
        b"null",
        b"[" * 100_000,
        b'{"type":"user","message":{"content":"\xff\xfe broken"},"uuid":"b"}',
        b'{"type":"user","uuid":"n","n":' + b"9" * 400 + b"}",
        b'{"type":7,"uuid":"t"}',
    ]
    found = only(chat.write(tmp_path))
    assert [text for text in said(found) if "broken" not in text] == ["one", "two"]
    counts = skipped(found)
    assert (counts["bad_line"], counts["not_an_object"]) == (3, 3)


def test_a_value_of_a_wrong_type_costs_itself_alone(tmp_path: Path) -> None:
    chat = Transcript()
    odd = {"sessionId": 5, "isMeta": "no", "cwd": ["x"], "timestamp": 12, "origin": "human", "version": None}
    chat.says("one", **odd)
    chat.record("user", message="a string")
    chat.record("user", message={"content": None})
    chat.record(
        "user", message={"content": [7, {"type": 1}, {"type": "text", "text": "two"}, {"type": "text", "text": 3}]}
    )
    chat.record("assistant", message={"id": 4, "content": [{"type": "text", "text": "ok"}], "stop_reason": {}})
    chat.record("attachment", attachment={"type": "queued_command", "prompt": 9})
    chat.record("attachment", attachment="odd")
    chat.line(type="queue-operation", operation="enqueue", content={"odd": 1})
    chat.line(type="queue-operation", operation=3)
    chat.result(chat.calls("Bash", {"command": 3}), {"odd": 1}, toolUseResult=[1])
    assert said(only(chat.write(tmp_path))) == ["one", "two"]


def test_a_lone_surrogate_is_replaced(tmp_path: Path) -> None:
    chat = chat_of("one")
    chat.lines[0] = chat.lines[0].replace(b'"one"', b'"a\\ud83d b"')
    assert said(only(chat.write(tmp_path))) == ["a\ufffd b"]


def test_what_has_no_chat_in_it(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(b"")
    assert read(path).chats == ()
    path.write_bytes(b'{"type":"mode","mode":"normal"}\n')
    assert (read(path).chats, read(path).skipped) == ((), (Skipped("state:mode", 1),))
    gone = read(tmp_path / "gone.jsonl")
    assert (gone.chats, gone.checkpoint) == ((), None)
    assert gone.unread is not None
    assert "not there" in gone.unread.reason


def test_a_line_that_is_too_long_keeps_its_place_in_the_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chat = Transcript()
    chat.says("one")
    chat.record("user", message={"content": "x" * 17_000_000})
    chat.says("two")
    found = only(chat.write(tmp_path))
    assert (live(found), skipped(found)["too_long"]) == (["one", "two"], 1)


# change


def test_a_torn_tail_is_read_when_it_is_whole(tmp_path: Path) -> None:
    path = chat_of("one", "two").write(tmp_path)
    whole = path.read_bytes()
    source = reader()
    path.write_bytes(whole[:-300])
    first = source.read(str(path))
    assert said(first.chats[0]) == ["one", "two"] if b"two" in whole[:-300] else ["one"]
    assert skipped(first.chats[0])["torn_tail_bytes"] > 0
    assert first.checkpoint is not None
    assert whole[: first.checkpoint.offset].endswith(b"\n")
    path.write_bytes(whole)
    second = source.read(str(path), before=first.checkpoint)
    assert said(second.chats[0]) == ["one", "two"]
    assert "torn_tail_bytes" not in skipped(second.chats[0])


def test_a_whole_record_that_only_lacks_its_line_end_is_read_but_not_passed(tmp_path: Path) -> None:
    path = chat_of("one", "two").write(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    source = reader()
    result = source.read(str(path))
    assert len(result.chats[0].entries) == 4
    assert result.checkpoint is not None
    assert result.checkpoint.offset == whole[:-1].rindex(b"\n") + 1
    path.write_bytes(whole)
    assert len(source.read(str(path)).chats[0].entries) == 4


def test_appending_reads_only_the_new_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[bytes] = []
    plain = scan.Scan.feed

    def noted(self: scan.Scan, line: bytes) -> None:
        fed.append(line)
        plain(self, line)

    monkeypatch.setattr(scan.Scan, "feed", noted)
    chat = chat_of(*(f"text {n}" for n in range(50)))
    path = chat.write(tmp_path)
    source = reader()
    source.read(str(path))
    assert len(fed) == 100
    fed.clear()
    before = len(chat.lines)
    chat.says("one more")
    with path.open("ab") as file:
        file.write(b"".join(line + b"\n" for line in chat.lines[before:]))
    assert said(source.read(str(path)).chats[0])[-1] == "one more"
    assert len(fed) == 1


def test_an_edit_that_was_appended_changes_the_older_branch(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Draft the letter.")
    reply = chat.replies("Drafted.")
    chat.says("I prefer two columns.")
    source, path = reader(), chat.write(tmp_path)
    assert live(source.read(str(path)).chats[0])[-1] == "I prefer two columns."
    chat.says("I prefer one column.", parent=reply)
    path.write_bytes(b"".join(line + b"\n" for line in chat.lines))
    assert live(source.read(str(path)).chats[0]) == ["Draft the letter.", "I prefer one column."]


def test_a_result_behind_the_border_of_two_readings_is_paired(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Count.")
    call = chat.calls("Bash", {"command": "pnpm count"})
    source, path = reader(), chat.write(tmp_path)
    source.read(str(path))
    chat.result(call, "Exit code 3\nno rows", error=True)
    with path.open("ab") as file:
        file.write(chat.lines[-1] + b"\n")
    entries = source.read(str(path)).chats[0].entries
    assert [getattr(e, "step", None) and e.step.exit_code for e in entries] == [None, 3]  # type: ignore[union-attr] # only steps have one


def test_a_reply_that_was_split_over_two_readings_is_one(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Count.")
    chat.replies("Twelve", message={"id": "m1", "stop_reason": None})
    source, path = reader(), chat.write(tmp_path)
    source.read(str(path))
    chat.replies("rows.", message={"id": "m1"})
    with path.open("ab") as file:
        file.write(chat.lines[-1] + b"\n")
    assert [getattr(e, "text", "") for e in source.read(str(path)).chats[0].entries] == ["Count.", "Twelve\nrows."]


@pytest.mark.parametrize("same_size", [True, False])
def test_a_file_that_was_rewritten_is_read_anew(tmp_path: Path, same_size: bool) -> None:
    path = chat_of("aaaa", "bbbb").write(tmp_path)
    source = reader()
    source.read(str(path))
    other = chat_of("cccc", "dddd") if same_size else chat_of("cccc")
    path.write_bytes(b"".join(line + b"\n" for line in other.lines))
    assert said(source.read(str(path)).chats[0]) == (["cccc", "dddd"] if same_size else ["cccc"])


def test_a_checkpoint_of_another_reader_is_no_help(tmp_path: Path) -> None:
    path = chat_of("one").write(tmp_path)
    before = Checkpoint(str(path), "0:0", 1, 1, 1, "x", "y", 99)
    assert said(reader().read(str(path), before=before).chats[0]) == ["one"]


def test_what_is_remembered_is_bounded(tmp_path: Path) -> None:
    source = reader()
    for number in range(20):
        source.read(str(chat_of("one", session=f"0e000000-0000-4000-8000-0000000000{number:02d}").write(tmp_path)))
    assert len(source._kept) <= 8


def test_ten_thousand_files_are_listed_without_opening_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(10_000):
        folder = tmp_path / "projects" / f"-p{number % 50}"
        if number < 50:
            folder.mkdir(parents=True)
        (folder / f"{number}.jsonl").touch()
    monkeypatch.setattr(os, "open", lambda *_: pytest.fail("a file was opened"))
    assert sum(1 for _ in ClaudeCode(TableProjects({}), {}).find([str(tmp_path)])) == 10_000


def test_the_person_is_told_apart_on_every_reading(tmp_path: Path) -> None:
    path = chat_of("one", "two").write(tmp_path)
    source = reader()
    assert source.read(str(path)).chats == source.read(str(path)).chats
    assert [e.id for e in source.read(str(path)).chats[0].entries if is_person(e)] == ["0a000000-0001", "0a000000-0003"]


NAMES = [
    "type",
    "uuid",
    "parentUuid",
    "logicalParentUuid",
    "sessionId",
    "timestamp",
    "message",
    "isMeta",
    "isSidechain",
    "origin",
    "promptSource",
    "turnOrigin",
    "forkedFrom",
    "toolUseResult",
    "userFeedback",
    "toolDenialKind",
    "attachment",
    "subtype",
    "content",
    "operation",
    "reason",
    "leafUuid",
    "rewound",
    "lastPrompt",
    "summary",
    "customTitle",
    "role",
    "id",
    "name",
    "input",
    "text",
    "tool_use_id",
    "is_error",
    "prompt",
    "kind",
    "stop_reason",
    "model",
    "answers",
]
TEXTS = [
    *[
        "user",
        "assistant",
        "system",
        "attachment",
        "progress",
        "queue-operation",
        "last-prompt",
        "summary",
        "u1",
        "u2",
        "u3",
        "t1",
        "enqueue",
        "dequeue",
    ],
    *[
        "remove",
        "popAll",
        "text",
        "tool_use",
        "tool_result",
        "server_tool_use",
        "Bash",
        "Edit",
        "Task",
        "AskUserQuestion",
        "queued_command",
        "sdk",
    ],
    *["compact_boundary", "local_command", "human", "<system-reminder>", "<command-name>/x</command-name>"],
    "Prune the pears.",
    "[Request interrupted by user]",
    "2026-09-01T10:00:00Z",
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(TEXTS) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=6),
    max_leaves=12,
)
BLOCKS = st.fixed_dictionaries(
    {"type": st.sampled_from(["text", "tool_use", "tool_result", "server_tool_use"])},
    optional={
        "text": st.sampled_from(TEXTS),
        "id": st.sampled_from(["t1", "t2"]),
        "tool_use_id": st.sampled_from(["t1", "t2"]),
        "name": st.sampled_from(TEXTS),
        "is_error": st.booleans(),
        "content": VALUES,
        "input": VALUES,
    },
)
TURNS = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["user", "assistant"]),
        "uuid": st.sampled_from(["u1", "u2", "u3", "u4"]),
        "parentUuid": st.sampled_from([None, "u1", "u2", "u3", "u4", "u5"]),
        "message": st.fixed_dictionaries({"content": st.sampled_from(TEXTS) | st.lists(BLOCKS, max_size=3)}),
    }
)
RECORDS = st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=12) | TURNS


@given(st.lists(RECORDS, max_size=12))
def test_whatever_stands_in_a_file_nothing_fails(
    tmp_path_factory: pytest.TempPathFactory, records: list[dict[str, object]]
) -> None:
    """And every entry has an id of its own, the same one on every reading."""
    path = tmp_path_factory.mktemp("any") / f"{SESSION}.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    result = read(path)
    assert result.unread is None
    for chat in result.chats:
        ids = [entry.id for entry in chat.entries]
        assert len(ids) == len(set(ids))
    assert result.chats == read(path).chats
