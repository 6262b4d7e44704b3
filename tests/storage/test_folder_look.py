"""Looking at the memory folder again: what is read anew, what is not, and that no hand's change goes unseen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, keep, opened

from afterword.core.memory import Kind, Memory, Place
from afterword.ports import Keys, StoredFile
from afterword.storage import folder_look
from afterword.storage.filing import stored_file
from afterword.storage.opening import Storage

TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", created=AT)
TOWN = Memory("m-town", Kind.FACT, "Lives in Porto", created=AT)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = opened(tmp_path / "home")
    keep(made, TEA)
    keep(made, TOWN)
    yield made
    made.close()


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every path of which the bytes were taken apart and their seal held against them."""
    paths: list[str] = []

    def counted(path: str, content: bytes, keys: Keys) -> StoredFile:
        paths.append(path)
        return stored_file(path, content, keys)

    monkeypatch.setattr("afterword.storage.memory_files.stored_file", counted)
    return paths


def there(storage: Storage, which: str) -> StoredFile:
    found = storage.files.get(which)
    assert found is not None
    return found


def change(storage: Storage, which: str, old: bytes, new: bytes) -> None:
    stored = there(storage, which)
    (storage.home.memory / stored.path).write_bytes(stored.content.replace(old, new))


def test_what_did_not_change_is_the_very_same(storage: Storage) -> None:
    first = storage.files.all()
    assert storage.files.all() is first
    change(storage, "m-tea", b"green", b"white")
    second = storage.files.all()
    assert second is not first
    assert {file.path: file.seal_ok for file in second} == {
        "prefers-green-tea-m-tea.md": False,
        "lives-in-porto-m-town.md": True,
    }
    change(storage, "m-tea", b"white", b"green")
    assert storage.files.all() == first


def test_bytes_that_are_known_are_not_judged_anew(storage: Storage, judged: list[str]) -> None:
    """A file that was written a moment ago is read each time, for a change of it could hide."""
    storage.files.all()
    judged.clear()
    storage.files.all()
    assert judged == []
    (storage.home.memory / "prefers-green-tea-m-tea.md").touch()
    storage.files.all()
    assert judged == []
    change(storage, "m-tea", b"green", b"white")
    storage.files.all()
    assert judged == ["prefers-green-tea-m-tea.md"]


@pytest.mark.parametrize("ticks", [0, 10**18], ids=["by what the file system says", "by its bytes"])
def test_a_file_that_is_moved_over_a_known_one_is_seen(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, ticks: int
) -> None:
    """With the same size, and with the times that the other had."""
    monkeypatch.setattr(folder_look, "_TICKS", ticks)
    stored = there(storage, "m-tea")
    file = storage.home.memory / stored.path
    other = file.with_name("other")
    other.write_bytes(stored.content.replace(b"green", b"white"))
    state = file.stat()
    os.utime(other, ns=(state.st_atime_ns, state.st_mtime_ns))
    other.replace(file)
    assert not there(storage, "m-tea").seal_ok


def test_a_known_file_that_became_a_link_or_went_is_no_file_any_more(storage: Storage, tmp_path: Path) -> None:
    stored = there(storage, "m-tea")
    file = storage.home.memory / stored.path
    file.rename(tmp_path / "elsewhere.md")
    assert [one.path for one in storage.files.all()] == ["lives-in-porto-m-town.md"]
    file.symlink_to(tmp_path / "elsewhere.md")
    assert {one.path: one.problem for one in storage.files.all()} == {
        stored.path: "link",
        "lives-in-porto-m-town.md": "",
    }


def test_many_writes_list_the_folder_once(storage: Storage, listed: list[str]) -> None:
    files = storage.files
    with files.seen_once(), files.seen_once():
        for number in range(20):
            keep(storage, replace(TOWN, id=f"m-{number}", text=f"Has the number {number}"))
            assert there(storage, f"m-{number}").seal_ok
        keep(storage, replace(TEA, place=Place.SUPERSEDED))
        assert there(storage, "m-tea").path == "superseded/prefers-green-tea-m-tea.md"
        seen = files.all()
    assert listed == ["memory"]
    assert files.all() == seen
    assert listed == ["memory", "memory", "superseded"]


def test_a_hands_change_of_a_memorys_own_file_is_seen_at_once(storage: Storage) -> None:
    with storage.files.seen_once():
        assert there(storage, "m-tea").seal_ok
        change(storage, "m-tea", b"green", b"white")
        assert not there(storage, "m-tea").seal_ok
        (storage.home.memory / there(storage, "m-tea").path).unlink()
        assert storage.files.get("m-tea") is None
        assert [file.path for file in storage.files.all()] == ["lives-in-porto-m-town.md"]


def test_what_another_hand_adds_is_seen_with_the_next_look(storage: Storage) -> None:
    copy = storage.home.memory / "my own.md"
    with storage.files.seen_once():
        stored = there(storage, "m-tea")
        copy.write_bytes(stored.content)
        assert there(storage, "m-tea") == stored
    assert storage.files.get("m-tea") is None
    assert {file.problem for file in storage.files.all() if file.path != "lives-in-porto-m-town.md"} == {"doubled"}
