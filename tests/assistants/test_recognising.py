"""What lies at a path: whose chats, what nothing reads yet, what is nobody's. Trees, heads and fields too."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.assistants.fields import Undecodable, decoded, from_iso, from_millis, from_seconds, number
from afterword.assistants.glancing import Shape, glance, glance_at
from afterword.assistants.no_reader import ROWS, no_reader
from afterword.assistants.projects import FileProjects
from afterword.assistants.recognising import recognise
from afterword.assistants.registry import sources
from afterword.assistants.trees import latest_leaf, live_branch, told_in_order

from .own_samples import CHATGPT, CLAUDE_AI, CODEX, GEMINI, PLAIN, lines, write

READERS = sources(FileProjects(), {})


def test_a_folder_of_several(tmp_path: Path) -> None:
    """Each file goes to its own reader, wherever it lies; a session in two forms goes in one."""
    wanted = {
        "codex": write(tmp_path / "logs" / "rollout-x.jsonl", lines(CODEX)),
        "gemini-cli": write(tmp_path / "tmp" / "orchard" / "chats" / "session-a.jsonl", lines(GEMINI)),
        "chatgpt-export": write(tmp_path / "export" / "my chats.json", CHATGPT),
        "claude-ai-export": write(tmp_path / "export" / "conversations.json", CLAUDE_AI),
        "openai-messages": write(tmp_path / "messages.json", PLAIN),
    }
    write(tmp_path / "tmp" / "orchard" / "chats" / "session-a.json", {**GEMINI[0], "messages": GEMINI[1:]})
    write(tmp_path / "logs" / "rollout-x.jsonl.zst", "packed")
    write(tmp_path / "package.json", {"name": "orchard"})
    write(tmp_path / "empty.json", "")
    write(tmp_path / "cline" / "ui_messages.json", [{"ts": 1, "type": "say", "say": "text", "text": "x"}])
    (tmp_path / "link.json").symlink_to(wanted["openai-messages"])
    found = recognise(str(tmp_path), READERS)
    assert {claimed.source.name: claimed.files[0].path for claimed in found.claimed} == wanted
    assert [unread.path for unread in found.unread] == [str(tmp_path / "cline" / "ui_messages.json")]
    assert found.passed_over == 4
    assert found.says == "Codex, Gemini CLI, ChatGPT export, Claude.ai export, Plain messages"


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("empty.json", b"", "It is empty."),
        ("picture.png", b"\x89PNG\r\n\x1a\n\x00\x00\x00", "It is no text and no database."),
        ("archive.tar.gz", b"\x1f\x8b\x08\x00", "It is packed in a way that is not opened here."),
        ("notes.md", b"# Notes\n", "No reader knows it."),
        ("package.json", b'{"name": "orchard", "version": "1"}', "No reader knows it."),
        ("broken.json", b'[{"mapping', "No reader knows it."),
    ],
)
def test_a_file_that_is_nobodys(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    found = recognise(str(path), READERS)
    assert (found.claimed, [unread.reason for unread in found.unread]) == ((), [reason])
    assert found.says == "no chats"


def test_what_is_not_there(tmp_path: Path) -> None:
    assert recognise(str(tmp_path / "gone"), READERS).unread[0].reason == "It is not there any more."
    link = tmp_path / "link.json"
    link.symlink_to(write(tmp_path / "x.json", CHATGPT))
    assert "link" in recognise(str(link), READERS).unread[0].reason
    assert recognise(str(tmp_path / "empty folder"), READERS).claimed == ()


STRANGERS: dict[str, tuple[str, Any]] = {
    "chats of OpenClaw": (".openclaw/agents/a/sessions/x.jsonl", lines([{"type": "session", "id": "x", "cwd": "/"}])),
    "chats of Cursor": ("t.jsonl", lines([{"role": "user", "message": {"content": [{"type": "text", "text": "x"}]}}])),
    "chats of Cline or Roo Code": ("api_conversation_history.json", [{"role": "user", "content": []}]),
    "chats of Copilot in VS Code": ("s.json", {"requesterUsername": "mira", "requests": [{"message": {}}]}),
    "chats of Copilot CLI": ("events.jsonl", lines([{"type": "session.start", "data": {}, "id": "x"}])),
    "chats of Continue": ("c.json", {"sessionId": "x", "history": [{"message": {"role": "user", "content": "x"}}]}),
    "chats of LibreChat": ("l.json", {"conversationId": "x", "messagesTree": []}),
    "Gemini activity from Google Takeout": ("m.json", [{"header": "G", "title": "P", "time": "t", "products": []}]),
    "OpenTelemetry traces": ("t.json", {"resourceSpans": []}),
    "chats of Goose": ("g.jsonl", lines([{"working_dir": "/", "description": "x", "message_count": 1}])),
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.what)
def test_every_stranger_is_named(tmp_path: Path, row: object) -> None:
    """One file a row: it is told as what it is, never read as something else."""
    what = getattr(row, "what", "")
    name, content = STRANGERS[what]
    path = write(tmp_path / name, content)
    assert no_reader(glance(path)) == what
    found = recognise(path, READERS)
    assert found.claimed == ()
    assert found.unread[0].reason == f"No reader yet: it holds {what}."


def test_our_own_formats_are_no_strangers(tmp_path: Path) -> None:
    values: tuple[Any, ...] = (CHATGPT, CLAUDE_AI, PLAIN)
    for place, value in enumerate(values):
        assert no_reader(glance(write(tmp_path / f"{place}.json", value))) is None


def test_heads() -> None:
    """Names of the first records, as far as the head goes; a name inside a text is none."""
    head = b'\xef\xbb\xbf[{"id": "a", "text": "\\"mapping\\": {", "inner": {"deep": [{"x": 1}]}, "cut": "no e'
    seen = glance_at("x.json", head, whole=False)
    assert seen.shape is Shape.JSON
    assert seen.names == {"id", "text", "inner", "inner.deep", "inner.deep[].x", "cut"}
    assert glance_at("x.jsonl", b'{"a":1}\n{"b":2}\n{"c"', whole=False).lines == ({"a": 1}, {"b": 2})
    assert glance_at("x", b"\x00\x00\n{}", whole=True).shape is Shape.JSON


@given(st.binary(max_size=200))
def test_heads_of_noise(head: bytes) -> None:
    assert glance_at("x.json", head, whole=True).shape in Shape


PARENTS = st.dictionaries(st.sampled_from("abcdefgh"), st.none() | st.sampled_from("abcdefghx"), min_size=1)


@given(PARENTS, st.sampled_from("abcdefghx"))
def test_trees_of_any_links(parents: dict[str, str | None], leaf: str) -> None:
    """Circles, missing parents, several roots: every walk ends, and everything is told once, parents first."""
    live = live_branch(parents, leaf)
    assert live <= set(parents)
    assert (leaf in live) is (leaf in parents)
    order = told_in_order(parents, live)
    assert sorted(order) == sorted(parents)
    assert latest_leaf(parents) in parents
    circled = {name for name in parents if _climbs_for_ever(parents, name)}
    for name, parent in parents.items():
        if parent in parents and name not in circled:
            assert order.index(str(parent)) < order.index(name)


def _climbs_for_ever(parents: dict[str, str | None], name: str | None) -> bool:
    steps = 0
    while name in parents and steps <= len(parents):
        name, steps = parents[str(name)], steps + 1
    return steps > len(parents)


def test_what_was_left_is_told_before_what_replaced_it() -> None:
    parents = {"a": None, "b2": "a", "b1": "a", "c2": "b2"}
    assert told_in_order(parents, live_branch(parents, "c2")) == ("a", "b1", "b2", "c2")


def test_a_deep_tree() -> None:
    parents = {str(n): str(n - 1) if n else None for n in range(50_000)}
    live = live_branch(parents, "49999")
    assert told_in_order(parents, live) == tuple(parents)


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b'{"a": "\\ud800"}', {"a": "\ufffd"}),
        (b'\xef\xbb\xbf["a\x00b\xff"]', ["a\x00b\ufffd"]),
        (b"[NaN]", None),
        (b'"tab\tin it"', "tab\tin it"),
    ],
)
def test_decoding_what_is_slightly_broken(raw: bytes, value: object) -> None:
    found = decoded(raw)
    assert found == value or value is None
    json.dumps(found, ensure_ascii=False).encode()


@pytest.mark.parametrize("raw", [b"", b"{", b"[" * 5000, b"\x80", b'{"a":1}{"b":2}'])
def test_decoding_what_is_broken(raw: bytes) -> None:
    with pytest.raises(Undecodable):
        decoded(raw)


def test_moments() -> None:
    assert from_iso("2026-10-12T12:00:00+02:00") == datetime(2026, 10, 12, 10, tzinfo=UTC)
    assert from_iso("2026-10-12T10:00:00") == datetime(2026, 10, 12, 10, tzinfo=UTC)
    assert [from_iso(value) for value in ("", "soon", 5, None, "0001-01-01T00:00:00+23:00")] == [None] * 5
    assert from_millis(1791800000000) == from_seconds(1791800000.0)
    assert [from_seconds(value) for value in (None, 1e17, -1e17)] == [None] * 3
    assert [number({"n": value}, "n") for value in (True, "1", float("nan"), 10**400, 2)] == [
        None,
        None,
        None,
        None,
        2.0,
    ]


def test_a_folder_without_end_is_left_after_so_many_files_and_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("afterword.assistants.recognising.NONE_AMONG", 150)
    for name in range(200):
        write(tmp_path / "a" / f"{name:03}", "")
    write(tmp_path / "b" / "rollout-x.jsonl", lines(CODEX))
    told: list[tuple[int, int, str]] = []
    found = recognise(str(tmp_path), READERS, progress=lambda done, of, what: told.append((done, of, Path(what).name)))
    assert [one.reason for one in found.unread] == ["None of its first 150 files holds chats."]
    assert (found.claimed, told) == ((), [(number, 0, f"{number:03}") for number in range(0, 150, 10)])
    assert recognise(str(tmp_path / "b"), READERS).says == "Codex"
