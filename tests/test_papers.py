"""What the project carries beside its code: locks, notes, links, and no trace of the machine it was written on."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import afterword

ROOT = Path(__file__).resolve().parent.parent
PERSONS_HOME = str(Path.home())  # read before the tests are given a home of their own


def said(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def settings_of_the_tools() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that git carries. Outside a git checkout there is nothing to look at, and the test says so."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("This is not a git checkout, so there is no list of files that the project carries.")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    paths = (ROOT / name for name in listing.decode().split("\0") if name)
    return tuple(path for path in paths if path.is_file())


def tracked_text() -> Iterator[tuple[Path, str]]:
    for path in tracked():
        data = path.read_bytes()
        if b"\0" not in data:
            yield path, data.decode("utf-8", "replace")


HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
    )
)


def test_nothing_names_this_machine_or_a_registry() -> None:
    """A clone builds wherever its package clients look: no address and no folder of ours is written down."""
    ours = [str(ROOT) + "/", str(ROOT.parent) + "/" if len(ROOT.parts) > 2 else "", PERSONS_HOME + "/"]
    words = [*HOSTS, *(folder for folder in ours if len(folder) > 2)]
    found = [f"{said(path)}: {word}" for path, text in tracked_text() for word in words if word in text]
    assert found == []


def test_line_ends_are_the_same_everywhere() -> None:
    odd = [said(path) for path, text in tracked_text() if "\r" in text and "examples" not in path.parts]
    assert [path for path in odd if "/samples/" not in path] == []


LINK = re.compile(r"\[[^\]]+\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)")


def test_every_note_that_is_pointed_at_exists() -> None:
    notes = [path for path in tracked() if path.suffix == ".md"]
    lost = [
        f"{said(note)} points at {target}"
        for note in notes
        for target in LINK.findall(note.read_text(encoding="utf-8"))
        if not (note.parent / target).exists()
    ]
    assert lost == []


def test_every_decision_is_numbered_once_and_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    notes = sorted(path.name for path in folder.glob("*.md") if path.name != "README.md")
    assert [note[:4] for note in notes] == [f"{n:04}" for n in range(1, len(notes) + 1)]
    assert LINK.findall((folder / "README.md").read_text(encoding="utf-8")) == notes


def test_the_changelog_knows_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## (?:\[)?{re.escape(afterword.__version__)}\b", changes, re.MULTILINE)


MODEL = "bench/real_model.txt"  # a real small model and its server, for one benchmark


def pinned(lock: str) -> dict[str, set[str]]:
    """Name to versions; a package may be pinned twice, for two ranges of Python."""
    pins: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9-]+)==([^\s;\\]+)", lock, re.MULTILINE):
        pins.setdefault(name, set()).add(version)
    return pins


@pytest.mark.parametrize("path", [*(f"requirements/{name}.txt" for name in ("build", "core", "dev", "lock")), MODEL])
def test_locks_pin_and_hash_everything_and_name_no_address(path: str) -> None:
    lock = (ROOT / path).read_text(encoding="utf-8")
    assert "://" not in lock
    entries = re.split(r"^(?=[A-Za-z0-9])", lock, flags=re.MULTILINE)[1:]
    assert [
        entry for entry in entries if not re.match(r"[a-z0-9-]+==\S+.*\n(?:\s+--hash=sha256:[0-9a-f]{64})", entry)
    ] == []


def test_the_model_of_the_benchmarks_is_in_nothing_that_is_installed() -> None:
    model = pinned((ROOT / MODEL).read_text(encoding="utf-8")).keys()
    assert model
    for lock in (ROOT / "requirements").iterdir():
        assert not model & pinned(lock.read_text(encoding="utf-8")).keys(), lock.name
    assert not [name for name in model if name in (ROOT / "pyproject.toml").read_text(encoding="utf-8")]


def test_the_locks_agree_with_each_other_and_with_the_project() -> None:
    core, dev = (
        pinned((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")) for name in ("core", "dev")
    )
    assert {name: versions for name, versions in core.items() if dev.get(name) != versions} == {}
    tools = settings_of_the_tools()
    extras = [row for rows in tools["project"]["optional-dependencies"].values() for row in rows]
    for wanted, lock in ((tools["project"]["dependencies"], core), (extras + tools["dependency-groups"]["dev"], dev)):
        names = {re.split(r"[^\w.-]", row)[0].replace(".", "-") for row in wanted}
        assert names - lock.keys() == set()
