"""One suite over every form of the person's own configuration files: on the disk and in memory."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from afterword.core.errors import BadInput, DiskFull
from afterword.ports.connecting import Edit, HostFiles
from afterword.storage.atomic import DiskSteps
from afterword.storage.host_files import DiskHostFiles, InMemoryHostFiles


@dataclass(frozen=True)
class Setting:
    """Some files: one that is there, one that is not, a link to the first, and one that takes no writes."""

    files: HostFiles
    folder: str
    copy: Callable[[str], bytes]

    def path(self, name: str) -> str:
        return f"{self.folder}/{name}"


@pytest.fixture(params=["disk", "memory"])
def setting(request: pytest.FixtureRequest, tmp_path: Path) -> Setting:
    folder = tmp_path / "config"
    names = {"there.json": b'{"a": 1}', "locked.json": b"{}"}
    if request.param == "memory":
        whole = {f"{folder}/{name}": content for name, content in names.items()}
        links = {f"{folder}/link.json": f"{folder}/there.json"}
        files = InMemoryHostFiles(whole, links=links, read_only=frozenset({f"{folder}/locked.json"}))
        return Setting(files, str(folder), lambda path: files.copies[path])
    folder.mkdir()
    for name, content in names.items():
        (folder / name).write_bytes(content)
    (folder / "locked.json").chmod(0o444)
    (folder / "link.json").symlink_to("there.json")
    return Setting(DiskHostFiles(tmp_path / "copies"), str(folder), lambda path: Path(path).read_bytes())


def edit_of(setting: Setting, name: str, after: bytes | None) -> Edit:
    found = setting.files.read(setting.path(name))
    return Edit(found.path, found.real, found.content, after, None, found.folders)


def content(setting: Setting, name: str) -> bytes | None:
    return setting.files.read(setting.path(name)).content


def test_a_file_is_written_made_and_taken_away(setting: Setting) -> None:
    for name, after in (("there.json", b"new"), ("fresh.json", b"made"), ("fresh.json", None), ("there.json", b"")):
        setting.files.write(edit_of(setting, name, after))
        assert content(setting, name) == after


def test_a_link_leads_to_the_file_and_stays(setting: Setting) -> None:
    edit = edit_of(setting, "link.json", b"through the link")
    assert edit.real == setting.path("there.json")
    setting.files.write(edit)
    assert content(setting, "there.json") == b"through the link"
    assert setting.files.read(setting.path("link.json")).real == setting.path("there.json")


def test_what_changed_meanwhile_is_not_written_over(setting: Setting) -> None:
    planned = edit_of(setting, "there.json", b"ours")
    setting.files.write(edit_of(setting, "there.json", b"theirs"))
    missing = replace(planned, path=setting.path("fresh.json"), real=setting.path("fresh.json"), before=None)
    setting.files.write(missing)
    for late in (planned, missing, replace(planned, after=None)):
        with pytest.raises(BadInput, match="changed meanwhile"):
            setting.files.write(late)
    assert (content(setting, "there.json"), content(setting, "fresh.json")) == (b"theirs", b"ours")


def test_a_read_only_file_is_left(setting: Setting) -> None:
    """Whoever asks: a rename would go past the mark that the person put on it."""
    assert not setting.files.read(setting.path("locked.json")).writable
    for after in (b"ours", None):
        with pytest.raises(BadInput, match="read-only"):
            setting.files.write(edit_of(setting, "locked.json", after))
    assert content(setting, "locked.json") == b"{}"


def test_copies_never_take_each_others_place(setting: Setting) -> None:
    found = setting.files.read(setting.path("there.json"))
    copies = [setting.files.back_up(replace(found, content=text), "20261012-x") for text in (b"1", b"2", b"3")]
    assert [setting.copy(path) for path in copies] == [b"1", b"2", b"3"]
    assert all("20261012-x" in path and path.endswith("there.json") for path in copies)


needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="permissions there are no mode bits")


@needs_modes
def test_on_the_disk_permissions_stay_and_copies_are_the_owners(tmp_path: Path) -> None:
    path, copies = tmp_path / "settings.json", tmp_path / "home" / "connections"
    path.write_bytes(b"{}")
    path.chmod(0o640)
    files = DiskHostFiles(copies)
    found = files.read(str(path))
    copy = Path(files.back_up(found, "x"))
    files.write(Edit(str(path), found.real, b"{}", b"{ }", None))
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert (stat.S_IMODE(copy.stat().st_mode), stat.S_IMODE(copies.stat().st_mode)) == (0o600, 0o700)


def test_on_the_disk_folders_are_made_and_go_with_the_file(tmp_path: Path) -> None:
    files, path = DiskHostFiles(tmp_path / "copies"), tmp_path / "a" / "b" / "c.js"
    found = files.read(str(path))
    assert found.folders == (str(tmp_path / "a" / "b"), str(tmp_path / "a"))
    made = Edit(found.path, found.real, None, b"x", None, found.folders)
    files.write(made)
    files.write(replace(made, before=b"x", after=None))
    assert not (tmp_path / "a").exists()
    files.write(made)
    (tmp_path / "a" / "theirs").touch()
    files.write(replace(made, before=b"x", after=None))
    assert sorted(path.name for path in (tmp_path / "a").iterdir()) == ["theirs"]


@needs_modes
def test_on_the_disk_what_is_no_ordinary_file_is_refused(tmp_path: Path) -> None:
    files = DiskHostFiles(tmp_path / "copies")
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "round.json").symlink_to("round.json")
    (tmp_path / "below").touch()
    for name in ("pipe.json", "folder.json", "round.json", "below/x.json"):
        with pytest.raises(BadInput, match=name.split("/")[0]):
            files.read(str(tmp_path / name))


def test_on_the_disk_a_link_to_nothing_is_a_file_yet_to_be_made(tmp_path: Path) -> None:
    """As dotfiles are linked: the file is made where the link leads, and taken away there."""
    files, link = DiskHostFiles(tmp_path / "copies"), tmp_path / "settings.json"
    link.symlink_to(tmp_path / "dotfiles.json")
    found = files.read(str(link))
    assert (found.content, found.real) == (None, str(tmp_path / "dotfiles.json"))
    files.write(Edit(found.path, found.real, None, b"{}", None))
    assert (tmp_path / "dotfiles.json").read_bytes() == b"{}"
    files.write(Edit(found.path, found.real, b"{}", None, None))
    assert link.is_symlink()
    assert not link.exists()


class Full(DiskSteps):
    """A disk that takes no more."""

    def write(self, file: int, content: bytes, path: Path) -> None:
        raise OSError(28, "No space left on device")


def test_on_the_disk_a_write_that_does_not_fit_leaves_what_was(tmp_path: Path) -> None:
    path = tmp_path / "there.json"
    path.write_bytes(b"{}")
    files = DiskHostFiles(tmp_path / "copies", Full())
    with pytest.raises(DiskFull):
        files.write(Edit(str(path), str(path), b"{}", b"{ }", None))
    fresh = files.read(str(tmp_path / "a" / "b.json"))
    with pytest.raises(DiskFull):
        files.write(Edit(fresh.path, fresh.real, None, b"x", None, fresh.folders))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["there.json"]
    assert path.read_bytes() == b"{}"
