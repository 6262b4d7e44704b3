"""What is kept beside the bytecode of a package: good for exactly its sources, and for nobody where it cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from afterword.storage import beside_code
from afterword.storage.beside_code import BesideCode

LONG_AGO = 1_000_000_000
ENV = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


@pytest.fixture(autouse=True)
def _bytecode_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of two files, which this program began after."""
    folder = tmp_path / "words"
    (folder / "inner").mkdir(parents=True)
    (folder / "__init__.py").write_text("ONE = 1\n")
    (folder / "inner" / "more.py").write_text("TWO = 2\n")
    began(monkeypatch, folder)
    yield folder
    folder.chmod(0o755)


def began(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """This program began when everything in the folder was written."""
    newest = max(max(file.stat().st_mtime_ns, file.stat().st_ctime_ns) for file in folder.rglob("*.py"))
    monkeypatch.setattr(beside_code, "_BEGAN", newest)


def beside(package: Path, besides: str = "") -> BesideCode:
    return BesideCode(package, (package,), besides)


def the_file(package: Path) -> Path:
    (file,) = (package / "__pycache__").iterdir()
    return file


def test_what_one_program_wrote_the_next_one_reads(package: Path) -> None:
    assert beside(package).read("lists") is None
    beside(package).write("lists", b"[1, 2]\n[3]")
    assert beside(package).read("lists") == b"[1, 2]\n[3]"
    assert beside(package).read("phrases") is None
    assert the_file(package).name == f"lists.{sys.implementation.cache_tag}.json"


@pytest.mark.parametrize("changed", ["__init__.py", "inner/more.py", "inner/new.py"])
def test_another_source_needs_another_content(package: Path, monkeypatch: pytest.MonkeyPatch, changed: str) -> None:
    beside(package).write("lists", b"of before")
    (package / changed).write_text("ONE = 3\n")
    began(monkeypatch, package)
    assert beside(package).read("lists") is None
    beside(package).write("lists", b"of after")
    assert beside(package).read("lists") == b"of after"
    assert len(list((package / "__pycache__").iterdir())) == 1


def test_a_tool_of_another_version_needs_another_content(package: Path) -> None:
    beside(package, "regex 1").write("lists", b"[]")
    assert beside(package, "regex 1").read("lists") == b"[]"
    assert beside(package, "regex 2").read("lists") is None


def test_a_program_older_than_a_source_neither_reads_nor_writes(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it runs is not what stands there now: it would leave the words of before under the name of the new."""
    beside(package).write("lists", b"[]")
    monkeypatch.setattr(beside_code, "_BEGAN", LONG_AGO)
    assert beside(package).read("lists") is None
    beside(package).write("lists", b"of before")
    began(monkeypatch, package)
    assert beside(package).read("lists") == b"[]"


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "head", "folder"])
def test_what_is_damaged_is_not_used(package: Path, damage: str) -> None:
    beside(package).write("lists", b"[1, 2, 3]")
    file = the_file(package)
    content = file.read_bytes()
    if damage == "folder":
        file.unlink()
        file.mkdir()
    else:
        file.write_bytes(
            {"cut": content[:-2], "changed": content.replace(b"2", b"7"), "empty": b"", "head": b"x" + content}[damage]
        )
    assert beside(package).read("lists") is None
    if damage != "folder":
        beside(package).write("lists", b"[1, 2, 3]")
        assert beside(package).read("lists") == b"[1, 2, 3]"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may write everywhere is stopped by no mode")
def test_where_nobody_may_write_nothing_is_kept(package: Path) -> None:
    package.chmod(0o555)
    beside(package).write("lists", b"[]")
    assert beside(package).read("lists") is None


def test_where_no_folder_can_be_nothing_is_kept(package: Path) -> None:
    (package / "__pycache__").write_text("in the way")
    beside(package).write("lists", b"[]")
    assert beside(package).read("lists") is None


def test_whoever_wants_no_bytecode_gets_no_file(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    beside(package).write("lists", b"[]")
    assert not (package / "__pycache__").exists()


def test_it_lies_where_bytecode_is_told_to_lie(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "elsewhere"))
    beside(package).write("lists", b"[]")
    assert beside(package).read("lists") == b"[]"
    assert not (package / "__pycache__").exists()


def test_without_sources_nothing_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "archive.zip" / "words"
    BesideCode(folder, (folder,), "").write("lists", b"[]")
    assert BesideCode(folder, (folder,), "").read("lists") is None


def test_two_writers_at_once_leave_the_whole_content_of_one(package: Path) -> None:
    writing = (
        "import pathlib, sys\n"
        "from afterword.storage.beside_code import BesideCode\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "for _ in range(100):\n"
        "    BesideCode(folder, (folder,), '').write('lists', sys.argv[2].encode() * 100_000)\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", writing, str(package), one], env=ENV) for one in "ab"]
    seen = set()
    while any(writer.poll() is None for writer in writers):
        seen.add(beside(package).read("lists"))
    assert [writer.returncode for writer in writers] == [0, 0]
    assert seen | {beside(package).read("lists")} <= {None, b"a" * 100_000, b"b" * 100_000}
    assert beside(package).read("lists") is not None
    assert the_file(package).is_file()


@pytest.mark.skipif(os.name == "nt", reason="a program is ended otherwise there")
def test_a_writer_that_was_killed_leaves_the_old_content_or_the_new(package: Path) -> None:
    """The rename never comes: the old content stays whole, and the next writer is not kept from writing."""
    beside(package).write("lists", b"old")
    killed = (
        "import os, pathlib, signal, sys\n"
        "from afterword.storage import beside_code\n"
        "pathlib.Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "beside_code.BesideCode(folder, (folder,), '').write('lists', b'new' * 1000)\n"
    )
    done = subprocess.run([sys.executable, "-c", killed, str(package)], check=False, env=ENV)
    assert done.returncode < 0
    assert beside(package).read("lists") == b"old"
    beside(package).write("lists", b"newer")
    assert beside(package).read("lists") == b"newer"
