"""Links, pipes and odd names in the memory folder: never followed, never written through, always named."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, keep, leftovers, opened
from tests.storage.users import FORKS, as_ordinary_user, read_only

from afterword.core.errors import HomeDamaged
from afterword.core.fileop import PutFile, RemoveFile
from afterword.core.memory import Kind, Memory, Place
from afterword.storage import folder_look
from afterword.storage.atomic import DiskSteps, is_link, read_regular, write_atomic
from afterword.storage.filing import digest
from afterword.storage.memory_files import DiskMemoryFiles
from afterword.storage.opening import Storage

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="making links needs rights of their own there")
TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", created=AT)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = opened(tmp_path / "home")
    keep(made, TEA)
    yield made
    made.close()


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    place = tmp_path / "outside"
    place.mkdir()
    (place / "private.md").write_text('---\nid: "m-out"\nkind: "fact"\n---\n\nSecret\n')
    return place


def problems(storage: Storage) -> dict[str, str]:
    return {file.path: file.problem for file in storage.files.all() if file.problem}


def test_a_link_to_a_file_is_named_and_not_read(storage: Storage, outside: Path) -> None:
    (storage.home.memory / "a.md").symlink_to(outside / "private.md")
    assert problems(storage) == {"a.md": "link"}
    assert storage.files.get("m-out") is None


def test_a_place_that_is_a_link_is_named_and_not_entered(storage: Storage, outside: Path) -> None:
    (storage.home.memory / "superseded").symlink_to(outside)
    assert problems(storage) == {"superseded": "link"}
    for op in (PutFile("superseded/x.md", b"x"), RemoveFile("superseded/private.md", digest(b""))):
        with pytest.raises(HomeDamaged) as refused:
            storage.files.carry_out(op)
        assert "link" in refused.value.message
    assert sorted(path.name for path in outside.iterdir()) == ["private.md"]


def test_nothing_is_written_or_removed_through_a_link(storage: Storage, outside: Path) -> None:
    target = outside / "private.md"
    before = target.read_bytes()
    link = storage.home.memory / "a.md"
    link.symlink_to(target)
    for op in (
        PutFile("a.md", b"x", over=None),
        PutFile("a.md", b"x", over=digest(before)),
        PutFile("a.md", b"x", over=""),
        RemoveFile("a.md", digest(before)),
    ):
        assert not storage.files.carry_out(op)
    assert target.read_bytes() == before
    assert link.is_symlink()


def test_a_memory_swapped_for_a_link_is_not_taken_for_it(storage: Storage, outside: Path) -> None:
    stored = storage.files.get("m-tea")
    assert stored is not None
    (outside / "copy.md").write_bytes(stored.content)
    file = storage.home.memory / stored.path
    file.unlink()
    file.symlink_to(outside / "copy.md")
    assert storage.files.get("m-tea") is None
    assert problems(storage) == {stored.path: "link"}


def test_a_dangling_link_is_not_an_empty_place(storage: Storage, outside: Path) -> None:
    (storage.home.memory / "gone.md").symlink_to(outside / "not-there.md")
    assert not storage.files.carry_out(PutFile("gone.md", b"x", over=""))
    assert not (outside / "not-there.md").exists()


def test_a_new_memory_takes_no_name_of_a_link(storage: Storage, outside: Path) -> None:
    (storage.home.memory / "lives-in-porto-m-town.md").symlink_to(outside / "not-there.md")
    keep(storage, Memory("m-town", Kind.FACT, "Lives in Porto", created=AT))
    assert (storage.home.memory / "lives-in-porto-m-town-2.md").is_file()
    assert not (outside / "not-there.md").exists()


def test_a_pipe_or_folder_of_a_memorys_name_stops_nothing(storage: Storage) -> None:
    os.mkfifo(storage.home.memory / "pipe.md")
    (storage.home.memory / "folder.md").mkdir()
    assert problems(storage) == {"pipe.md": "unreadable"}
    with pytest.raises(HomeDamaged):
        storage.files.carry_out(PutFile("folder.md", b"x", over=None))
    assert leftovers(storage.home.memory) == []


def test_folders_of_the_persons_own_are_named_and_hidden_ones_passed_over(storage: Storage) -> None:
    for folder in ("projects/old", ".obsidian", ".git", "superseded/deeper"):
        (storage.home.memory / folder).mkdir(parents=True)
        (storage.home.memory / folder / "a.md").write_text('---\nid: "m-x"\nkind: "fact"\n---\n\nX\n')
    assert problems(storage) == {"projects/old/a.md": "elsewhere", "superseded/deeper/a.md": "elsewhere"}
    assert storage.files.get("m-x") is None


@FORKS
def test_a_folder_of_the_persons_own_that_cannot_be_entered_stops_nothing(storage: Storage) -> None:
    with read_only(storage.home.memory) as folder:
        folder.chmod(0o700)
        (folder / "shut").mkdir(mode=0)
        files = DiskMemoryFiles(
            replace(storage.home, memory=folder), storage.identity, storage.keys, storage.lock, DiskSteps()
        )
        assert as_ordinary_user(lambda: [file.problem for file in files.all()] == ["", "unreadable"])


@pytest.mark.parametrize("name", [b"\xff\xfe.md", b"a\\b.md", b"tab\t.md"])
def test_a_name_that_no_file_of_ours_has_is_named(storage: Storage, name: bytes) -> None:
    try:
        (storage.home.memory / os.fsdecode(name)).write_text("x")
    except OSError:
        pytest.skip("this file system takes no such name")
    (problem,) = problems(storage).items()
    assert problem[1] == "bad_name"
    problem[0].encode("utf-8")


@FORKS
def test_a_file_without_rights_is_named(storage: Storage) -> None:
    stored = storage.files.get("m-tea")
    assert stored is not None
    (storage.home.memory / stored.path).chmod(0)
    with read_only(storage.home.memory) as folder:
        home = replace(storage.home, memory=folder)
        files = DiskMemoryFiles(home, storage.identity, storage.keys, storage.lock, DiskSteps())
        assert as_ordinary_user(
            lambda: [(file.path, file.problem) for file in files.all()] == [(stored.path, "unreadable")]
        )


def test_rights_that_a_person_gave_a_file_stay(storage: Storage) -> None:
    stored = storage.files.get("m-tea")
    assert stored is not None
    file = storage.home.memory / stored.path
    file.chmod(0o640)
    keep(storage, Memory("m-tea", Kind.PREFERENCE, "Prefers black tea", created=AT))
    assert file.stat().st_mode & 0o777 == 0o640
    keep(storage, Memory("m-new", Kind.FACT, "Lives in Porto", created=AT, place=Place.ARCHIVED))
    assert (storage.home.memory / "archived/lives-in-porto-m-new.md").stat().st_mode & 0o777 == 0o600


def test_a_file_that_lies_still_is_read_once_and_a_change_that_hides_is_seen(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Same size, time of change put back: what another program may do to a file is noticed all the same."""
    read = list[Path]()

    def counted(path: Path, limit: int) -> bytes:
        read.append(path)
        return read_regular(path, limit)

    monkeypatch.setattr(folder_look, "read_regular", counted)
    monkeypatch.setattr(folder_look, "_TICKS", 0)
    stored = storage.files.get("m-tea")
    assert stored is not None
    file = storage.home.memory / stored.path
    for _ in range(3):
        assert storage.files.get("m-tea") == stored
    assert read.count(file) == 1
    time.sleep(0.05)
    before = file.stat()
    file.write_bytes(stored.content.replace(b"green", b"white"))
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert (file.stat().st_size, file.stat().st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    edited = storage.files.get("m-tea")
    assert edited is not None
    assert not edited.seal_ok
    file.unlink()
    assert storage.files.all() == ()


def test_a_file_that_was_just_changed_is_read_again(storage: Storage) -> None:
    stored = storage.files.get("m-tea")
    assert stored is not None
    for word in (b"white", b"black"):
        (storage.home.memory / stored.path).write_bytes(stored.content.replace(b"green", word))
        edited = storage.files.get("m-tea")
        assert edited is not None
        assert word in edited.content


def test_an_atomic_write_replaces_a_link_rather_than_its_target(tmp_path: Path) -> None:
    (tmp_path / "target").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "target")
    write_atomic(tmp_path / "link", b"new", DiskSteps())
    assert (tmp_path / "target").read_bytes() == b"old"
    assert not is_link(tmp_path / "link")


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"abcdef")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    os.mkfifo(tmp_path / "pipe")
    assert read_regular(tmp_path / "file", 3) == b"abcd"
    for name in ("link", "pipe", "none"):
        with pytest.raises(OSError):  # noqa: PT011  whichever of the three reasons it is
            read_regular(tmp_path / name, 3)


def test_what_a_cut_off_write_left_is_swept_by_the_next_one(storage: Storage) -> None:
    left = storage.home.memory / f".afterword-{'0' * 16}.tmp"
    theirs = storage.home.memory / ".afterword-notes.tmp"
    for path in (left, theirs):
        path.write_text("half")
    again = opened(storage.home.root)
    assert left.exists(), "reading changes nothing"
    keep(again, Memory("m-town", Kind.FACT, "Lives in Porto", created=AT))
    assert not left.exists()
    assert theirs.exists()


def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(HomeDamaged) as damaged:
        write_atomic(tmp_path / "none/a.md", b"x", DiskSteps())
    assert str(tmp_path / "none/a.md") in damaged.value.message
    assert damaged.value.next_step
