"""Finding a program: nothing that a project brings along, and nothing that everyone can write, is ever started."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from afterword.models.asking.programs import clean_path, find_program, flags_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes and links are tried on POSIX")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that we stand in, in a home of somebody's."""
    here = tmp_path / "home" / "garden"
    here.mkdir(parents=True)
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return here


def program(folder: Path, name: str = "claude", mode: int = 0o755) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    file = folder / name
    file.write_text("#!/bin/sh\n")
    file.chmod(mode)
    return file


def path(*entries: str | Path) -> dict[str, str]:
    return {"PATH": os.pathsep.join(map(str, entries))}


def test_the_first_in_path_counts_and_links_are_followed(project: Path, tmp_path: Path) -> None:
    real = program(tmp_path / "lib", "claude-2.1")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "claude").symlink_to(real)
    program(tmp_path / "later")
    assert find_program("claude", path(tmp_path / "none", tmp_path / "bin", tmp_path / "later")) == real


def test_nothing_of_the_project_is_started(project: Path, tmp_path: Path) -> None:
    theirs = program(project / "bin")
    program(project)
    (tmp_path / "linked").symlink_to(project / "bin")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "claude").symlink_to(theirs)
    given = ("", ".", "bin", "./bin", project, project / "bin", tmp_path / "linked", tmp_path / "bin")
    assert find_program("claude", path(*given)) is None
    own = program(tmp_path / "own")
    assert find_program("claude", path(*given, tmp_path / "own")) == own
    assert clean_path(path(*given, tmp_path / "own")["PATH"]) == f"{tmp_path / 'bin'}{os.pathsep}{tmp_path / 'own'}"
    for name in (str(theirs), "./bin/claude", "bin/claude", "../garden/claude", "claude/", ".", "..", "", "cla\0ude"):
        assert find_program(name, path(tmp_path)) is None, name


def test_a_home_that_we_stand_in_is_no_project(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = program(tmp_path / "home" / ".local" / "bin")
    monkeypatch.chdir(tmp_path / "home")
    assert find_program("claude", path(own.parent)) == own
    monkeypatch.chdir("/")
    assert find_program("claude", path(own.parent)) == own
    assert find_program("~/.local/bin/claude", {}) == own


def test_what_everyone_can_write_or_nobody_can_run_is_passed_over(project: Path, tmp_path: Path) -> None:
    program(tmp_path / "open").parent.chmod(0o777)
    program(tmp_path / "file", mode=0o757)
    program(tmp_path / "text", mode=0o644)
    (tmp_path / "folder" / "claude").mkdir(parents=True)
    (tmp_path / "dead").mkdir()
    (tmp_path / "dead" / "claude").symlink_to(tmp_path / "nowhere")
    (tmp_path / "round").mkdir()
    (tmp_path / "round" / "claude").symlink_to(tmp_path / "round" / "claude")
    folders = [tmp_path / name for name in ("open", "file", "text", "folder", "dead", "round")]
    assert find_program("claude", path(*folders)) is None
    for folder in folders:
        assert find_program(str(folder / "claude"), {}) is None


def test_a_folder_that_was_deleted_under_us(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = program(tmp_path / "own")
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert find_program("claude", path("", tmp_path / "own")) == own


def test_flags_are_whole_words() -> None:
    told = '  -p, --print   Print\n  --tools <tools...>  "" for none, as with --no-tools-at-all\n x--hidden ---dashes'
    assert flags_in(told) == {"--print", "--tools", "--no-tools-at-all"}
