"""No file makes a reader raise: not noise, not torn JSON, not values of the wrong type anywhere in a good one."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afterword.assistants.projects import FileProjects
from afterword.assistants.recognising import recognise
from afterword.assistants.registry import sources
from afterword.core.chat import Said
from afterword.ports import ChatSource, ReadResult

from . import own_samples as own

SOURCES = {source.name: source for source in sources(FileProjects(), {}) if source.name != "claude-code"}

GOOD: dict[str, tuple[str, Any]] = {
    "codex": (f"sessions/2026/10/12/rollout-2026-10-12T10-00-00-{own.CODEX_ID}.jsonl", own.CODEX),
    "gemini-cli": ("tmp/orchard/chats/session-2026-10-12T10-00-gem1.jsonl", own.GEMINI),
    "pi": ("sessions/--home-mira--/2026_pi-1.jsonl", own.PI),
    "chatgpt-export": ("conversations.json", own.CHATGPT),
    "claude-ai-export": ("conversations.json", own.CLAUDE_AI),
    "open-webui": ("chats.json", own.OPEN_WEBUI),
    "openai-messages": ("messages.json", own.PLAIN),
}

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.sampled_from(["", "user", "r", "u", "a", "m1", "\ud800", "\x00", "0001-01-01T00:00:00+23:59", "9" * 400])
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["type", "text", "id", "role"]), inner),
    max_leaves=6,
)


def check(result: ReadResult) -> None:
    """What holds of every reading: ids are unique in a chat, texts can be stored, and chats have names."""
    for chat in result.chats:
        names = [entry.id for entry in chat.entries]
        assert len(names) == len(set(names))
        assert chat.id
        for text in [chat.title, chat.id, *names, *(entry.text for entry in chat.entries if isinstance(entry, Said))]:
            text.encode()


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for name, inner in inside for deeper in places(inner, (*path, name)))]


def put(value: Any, path: tuple[Any, ...], junk: Any) -> Any:
    if not path:
        return junk
    changed = copy.deepcopy(value)
    place = changed
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = junk
    return changed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("junk")


@pytest.mark.parametrize("name", GOOD)
@settings(max_examples=60)
@given(data=st.data())
def test_a_wrong_value_anywhere(name: str, folder: Path, data: st.DataObject) -> None:
    file, good = GOOD[name]
    spoilt = good
    for _ in range(data.draw(st.integers(1, 3))):
        spoilt = put(spoilt, data.draw(st.sampled_from(places(spoilt))), data.draw(JUNK))
    as_lines = file.endswith(".jsonl") and isinstance(spoilt, list)
    text = "\n".join(map(json.dumps, spoilt)) if as_lines else json.dumps(spoilt)
    path = own.write(folder / name / file, text)
    check(SOURCES[name].read(path))
    recognise(path, tuple(SOURCES.values()))


@pytest.mark.parametrize("name", [*SOURCES])
@settings(max_examples=25)
@given(noise=st.binary(max_size=300), cut=st.floats(0, 1))
def test_noise_and_torn_files(name: str, folder: Path, noise: bytes, cut: float) -> None:
    file, good = GOOD.get(name, ("notes.md", own.AIDER))
    whole = (own.lines(good) if file.endswith(".jsonl") else json.dumps(good)).encode()
    path = folder / name / f"torn-{file.replace('/', '-')}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(whole[: int(len(whole) * cut)] + noise)
    check(SOURCES[name].read(str(path)))
    recognise(str(path), tuple(SOURCES.values()))


@pytest.mark.parametrize("name", [*SOURCES])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 5000,
        b"[" * 200_000,
        b'{"a":' * 50_000,
        b'{"mapping":' * 50_000,
        b'"' + b'\\"' * 100_000,
        b"[" + b"1," * 100_000 + b"1]",
        b'{"messages":' + b"[" * 900 + b"]" * 900 + b"}",
        b"\xff\xfe{\x00}\x00",
        b"SQLite format 3\x00" + b"\x01" * 500,
        b"PK\x03\x04" + b"\x00" * 100,
        b"\x28\xb5\x2f\xfd" + b"\x00" * 100,
    ],
    ids=lambda content: repr(content[:12]),
)
def test_files_made_to_harm(name: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "session-harm.json"
    path.write_bytes(content)
    assert SOURCES[name].read(str(path)).chats == ()
    for claimed in recognise(str(path), tuple(SOURCES.values())).claimed:
        assert claimed.source.read(str(path)).chats == ()


@pytest.mark.parametrize("name", [*SOURCES])
def test_what_is_no_file(name: str, tmp_path: Path) -> None:
    """A folder without chats, a missing file, a link, a name with a NUL: said, not raised."""
    link = tmp_path / "link.json"
    link.symlink_to(own.write(tmp_path / "conversations.json", own.CHATGPT))
    empty = tmp_path / "empty"
    empty.mkdir()
    source: ChatSource = SOURCES[name]
    for path in (str(empty), str(tmp_path / "missing"), str(link), "a\0b"):
        result = source.read(path)
        assert result.chats == ()
        assert not source.recognises(path)
