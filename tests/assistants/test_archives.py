"""Archives that are handed over: the chats in them are found whoever wrote them, and none of them does harm."""

from __future__ import annotations

import json
import stat
import struct
import warnings
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.assistants.chatgpt import ChatGPT
from afterword.assistants.packed import Packed
from afterword.assistants.projects import FileProjects
from afterword.assistants.recognising import recognise
from afterword.assistants.registry import sources
from afterword.assistants.unpacking import Part, parts
from afterword.assistants.zips import USUAL, Archive, Limits, open_archive
from afterword.ports import Unread

from .own_samples import AIDER, CHATGPT, CODEX, GEMINI, PI, PLAIN, lines, opencode_database

READERS = sources(FileProjects(), {})
CHATS = json.dumps(CHATGPT)


def packed(path: Path, *members: tuple[str | zipfile.ZipInfo, str | bytes]) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a name that stands in it twice is what some of these are about
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in members:
                archive.writestr(name, content)
    return str(path)


def reasons(path: str, limits: Limits = USUAL) -> list[str]:
    return [part.reason for part in parts(path, lambda _: True, limits) if isinstance(part, Unread)]


def read(path: str, limits: Limits = USUAL) -> list[str]:
    """The members that are given out, as they are named to a person."""
    return [
        part.place.removeprefix(f"{path}/") for part in parts(path, lambda _: True, limits) if isinstance(part, Part)
    ]


def linked(name: str, to: str) -> tuple[zipfile.ZipInfo, str]:
    member = zipfile.ZipInfo(name)
    member.external_attr = (stat.S_IFLNK | 0o777) << 16
    return member, to


CLIMBING = [
    "../conversations.json",
    "/etc/conversations.json",
    "a/../../x.json",
    "C:\\x.json",
    "..\\x.json",
    "\\\\host\\x.json",
]


@pytest.mark.parametrize("name", CLIMBING)
def test_climbing_names(tmp_path: Path, name: str) -> None:
    """They are refused though nothing is ever unpacked to a path that an archive names."""
    path = packed(tmp_path / "a.zip", (name, CHATS), ("conversations.json", CHATS))
    assert reasons(path) == ["Its name leads out of the archive."]
    assert read(path) == ["conversations.json"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.zip"]


def test_links_and_other_things(tmp_path: Path) -> None:
    device = zipfile.ZipInfo("pipe.json")
    device.external_attr = (stat.S_IFIFO | 0o600) << 16
    path = packed(tmp_path / "a.zip", linked("conversations.json", "/etc/passwd"), (device, ""), ("folder/", ""))
    assert len(reasons(path)) == 2
    assert read(path) == []
    assert not ChatGPT(FileProjects(), {}).recognises(path)


def test_bombs(tmp_path: Path) -> None:
    """Nothing swells beyond what a chat log can, not one member and not all of them together."""
    path = packed(tmp_path / "a.zip", ("conversations.json", b" " * 40_000_000), ("small.json", CHATS))
    assert reasons(path) == ["It swells far more than a chat log can."]
    assert read(path) == ["small.json"]
    members = [(f"{n}.json", CHATS + " " * 900) for n in range(5)]
    path = packed(tmp_path / "b.zip", *members)
    size = len(CHATS) + 900
    assert len(read(path, replace(USUAL, total=3 * size))) == 3
    assert read(path, replace(USUAL, member=size - 1)) == []


def test_members_that_lie_over_one_another(tmp_path: Path) -> None:
    """The densest bombs let every member share the same packed bytes."""
    path = Path(packed(tmp_path / "a.zip", *((f"{n}.json", bytes(range(256)) * 40) for n in range(30))))
    content = bytearray(path.read_bytes())
    first = content.find(b"PK\x01\x02")
    packed_size = struct.unpack_from("<L", content, first + 20)[0]
    place = first
    while content[place : place + 4] == b"PK\x01\x02":
        struct.pack_into("<L", content, place + 20, packed_size * 40)
        place += 46 + sum(struct.unpack_from("<HHH", content, place + 28))
    path.write_bytes(content)
    assert reasons(str(path)) == ["Its members lie over one another, as in an archive made to harm."]


def test_an_archive_that_says_less_than_it_holds(tmp_path: Path) -> None:
    """A member is read no further than the list says, and is then found damaged."""
    path = Path(packed(tmp_path / "a.zip", ("x.json", b"a" * 100_000), ("y.json", CHATS)))
    content = bytearray(path.read_bytes())
    struct.pack_into("<L", content, content.find(b"PK\x01\x02") + 24, 10)
    path.write_bytes(content)
    assert [reason for reason in reasons(str(path)) if "damaged" in reason]
    assert read(str(path)) == ["y.json"]


def test_a_list_of_members_that_is_far_too_long(tmp_path: Path) -> None:
    path = Path(packed(tmp_path / "a.zip", ("x.json", CHATS)))
    content = bytearray(path.read_bytes())
    struct.pack_into("<L", content, content.rfind(b"PK\x05\x06") + 12, 2**31)
    path.write_bytes(content)
    assert reasons(str(path)) == ["Its list of files is far too long."]
    many = packed(tmp_path / "b.zip", *((f"{n}.json", "[]") for n in range(40)))
    assert reasons(many, replace(USUAL, entries=39)) == ["It holds more than 39 files."]


def test_archives_in_archives(tmp_path: Path) -> None:
    inner = packed(tmp_path / "inner.zip", ("conversations.json", CHATS))
    outer = packed(tmp_path / "outer.zip", ("inner.zip", Path(inner).read_bytes()), ("conversations.json", CHATS))
    found = recognise(outer, READERS)
    assert found.says == "ChatGPT export"
    assert [unread.reason for unread in found.unread] == ["It is an archive in an archive, and such are not opened."]


def test_locked_and_doubled_members(tmp_path: Path) -> None:
    path = Path(packed(tmp_path / "a.zip", ("x.json", CHATS), ("x.json", "[]"), ("y.json", CHATS)))
    content = bytearray(path.read_bytes())
    content[content.rfind(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(content)
    assert reasons(str(path)) == ["Its name stands in the archive twice.", "It is locked with a password."]


def test_damage(tmp_path: Path) -> None:
    """A member with wrong bytes is named, the others are read; a torn archive is no archive."""
    path = Path(packed(tmp_path / "a.zip", ("x.json", CHATS), ("y.json", CHATS)))
    content = bytearray(path.read_bytes())
    content[60] ^= 0xFF
    path.write_bytes(content)
    assert read(str(path)) == ["y.json"]
    assert "damaged" in reasons(str(path))[0]
    path.write_bytes(content[:-30])
    assert reasons(str(path)) == ["It is a damaged archive."]


@given(noise=st.binary(max_size=400), at=st.floats(0, 1), cut=st.floats(0.3, 1))
def test_noise(tmp_path_factory: pytest.TempPathFactory, noise: bytes, at: float, cut: float) -> None:
    """Whatever the bytes, an archive is read, named as damaged, or in part each: it never raises."""
    folder = tmp_path_factory.mktemp("noise")
    path = Path(packed(folder / "a.zip", ("conversations.json", CHATS), ("rollout-x.jsonl", lines(CODEX))))
    content = path.read_bytes()
    place = int(at * len(content))
    spoilt = content[:place] + noise + content[place + len(noise) :]
    path.write_bytes(spoilt[: max(4, int(cut * len(spoilt)))])
    found = recognise(str(path), READERS)
    for claimed in found.claimed:
        claimed.source.read(str(path))


def test_every_assistant_in_one_archive(tmp_path: Path) -> None:
    """Each source is handed its own members; pages, pictures and strangers are left."""
    opencode_database(tmp_path / "db" / "opencode.db").close()
    path = packed(
        tmp_path / "all.zip",
        ("gpt/conversations.json", CHATS),
        ("codex/rollout-2026-10-12T10-00-00-x.jsonl", lines(CODEX)),
        ("gemini/tmp/orchard/chats/session-x.jsonl", lines(GEMINI)),
        ("pi/sessions/x.jsonl", lines(PI)),
        ("orchard/.aider.chat.history.md", AIDER),
        ("plain/messages.json", json.dumps(PLAIN)),
        ("opencode/opencode.db", (tmp_path / "db" / "opencode.db").read_bytes()),
        ("librechat.json", json.dumps({"conversationId": "x", "messages": [{"messageId": "m", "text": "t"}]})),
        ("chat.html", "<html></html>"),
        ("figs.png", b"\x89PNG\r\n\x1a\n\x00\x00"),
        ("package.json", '{"name": "orchard"}'),
    )
    found = recognise(path, READERS)
    assert [claimed.source.name for claimed in found.claimed] == [
        "codex", "gemini-cli", "opencode", "pi", "aider", "chatgpt-export", "openai-messages",
    ]  # fmt: skip
    assert [(unread.path, unread.reason[:13]) for unread in found.unread] == [
        (f"{path}/librechat.json", "No reader yet")
    ]
    assert found.passed_over == 1
    for claimed in found.claimed:
        (file,) = claimed.files
        result = claimed.source.read(file.path)
        assert [chat.source for chat in result.chats] == [claimed.source.name]
        assert result.unread is None
        assert claimed.source.recognises(path)


def test_a_member_that_cannot_be_read_is_named_by_its_place(tmp_path: Path) -> None:
    path = packed(
        tmp_path / "a.zip", ("rollout-x.jsonl", lines(CODEX)), ("rollout-y.jsonl", lines(CODEX[:1]).replace("id", "ix"))
    )
    codex = next(source for source in READERS if source.name == "codex")
    result = Packed(codex, lambda _: codex).read(path)
    assert len(result.chats) == 1
    assert result.unread is not None
    assert result.unread.path == f"{path}/rollout-y.jsonl"


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Members lie in a private folder, one at a time, and are gone afterwards."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    path = packed(tmp_path / "a.zip", ("a/b/x.json", CHATS), ("y.json", CHATS))
    for part in parts(path, lambda _: True):
        assert isinstance(part, Part)
        files = [file for file in (tmp_path / "temporary").rglob("*") if file.is_file()]
        assert files == [Path(part.file)]
    assert list((tmp_path / "temporary").iterdir()) == []


def test_recognising_unpacks_heads_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a database it takes all; of anything else no more than a head."""
    whole: list[str] = []
    read_whole = Archive.read

    def noted(archive: Archive, name: str) -> object:
        whole.append(name)
        return read_whole(archive, name)

    monkeypatch.setattr(Archive, "read", noted)
    opencode_database(tmp_path / "db" / "opencode.db").close()
    database = (tmp_path / "db" / "opencode.db").read_bytes()
    big = json.dumps([{**CHATGPT[0], "conversation_id": f"{n}", "title": f"{n**9}" * 9} for n in range(2000)])
    path = packed(tmp_path / "a.zip", ("conversations.json", big), ("opencode.db", database))
    assert recognise(path, READERS).says == "OpenCode, ChatGPT export"
    assert whole == ["opencode.db"]
    assert len(ChatGPT(FileProjects(), {}).read(path).chats) == 2000


def test_an_archive_is_closed_whatever_happens(tmp_path: Path) -> None:
    archive = open_archive(packed(tmp_path / "a.zip", ("x.json", CHATS)))
    assert isinstance(archive, Archive)
    with archive:
        content = archive.read("x.json")
        assert not isinstance(content, Unread)
        assert json.loads(bytes(content)) == CHATGPT
    assert archive.head("x.json") == b""
