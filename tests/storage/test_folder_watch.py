"""A folder that the system tells of: nothing is asked again while nothing happens, and whatever happens is seen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, keep, opened

from afterword.core.memory import Kind, Memory, Place
from afterword.storage import folder_watch
from afterword.storage.opening import Storage

TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", created=AT)
TOWN = Memory("m-town", Kind.FACT, "Lives in Porto", created=AT)
TEA_FILE, TOWN_FILE = "prefers-green-tea-m-tea.md", "superseded/lives-in-porto-m-town.md"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of a whole folder")


@pytest.fixture
def storage(tmp_path: Path, listed: list[str]) -> Iterator[Storage]:
    """A home whose folder was looked at and is watched."""
    made = opened(tmp_path / "home")
    keep(made, TEA)
    keep(made, TOWN)
    keep(made, replace(TOWN, place=Place.SUPERSEDED))
    made.files.watch()
    assert {one.path for one in made.files.all()} == {TEA_FILE, TOWN_FILE}
    listed.clear()
    yield made
    made.close()


def test_nothing_is_listed_while_nothing_happens(storage: Storage, listed: list[str]) -> None:
    before = storage.files.all()
    assert (storage.home.memory / TEA_FILE).read_bytes()
    assert storage.files.all() is before
    assert listed == []


def _in_place(folder: Path) -> None:
    """With the length and the times that it had."""
    file = folder / TEA_FILE
    state, content = file.stat(), file.read_bytes()
    with file.open("r+b") as held:
        held.write(content.replace(b"green", b"white"))
    os.utime(file, ns=(state.st_atime_ns, state.st_mtime_ns))


def _exchanged(folder: Path) -> None:
    (folder / TEA_FILE).rename(folder.parent / "tea.md")
    folder.rename(folder.parent / "before")
    (folder.parent / "before" / "superseded").rename(folder.parent / "gone")
    (folder.parent / "before").rename(folder)


def _all_above_exchanged(folder: Path) -> None:
    """Nothing happens in the folder itself: another one lies where it lay."""
    home = folder.parent
    home.rename(home.with_name("old"))
    (home / "memory").mkdir(parents=True)
    for one in tuple(home.with_name("old").iterdir()):
        if one.name != "memory":
            one.rename(home / one.name)
    for marker in (home.with_name("old") / "memory").glob(".*"):
        marker.rename(folder / marker.name)


def _new_folder(folder: Path) -> None:
    (folder / "mine").mkdir()
    (folder / "mine" / "own.md").write_text("# Mine")


HAPPENS: tuple[tuple[str, Callable[[Path], object]], ...] = (
    ("changed in place", _in_place),
    ("cut short", lambda folder: os.truncate(folder / TEA_FILE, 40)),
    ("in a folder below", lambda folder: (folder / TOWN_FILE).write_text("Nothing.")),
    ("new", lambda folder: (folder / "own.md").write_text("# Mine")),
    ("moved in", lambda folder: (folder.parent / "marks.md").rename(folder / "marks.md")),
    ("moved away", lambda folder: (folder / TEA_FILE).rename(folder.parent / "tea.md")),
    ("moved over", lambda folder: (folder / TOWN_FILE).replace(folder / TEA_FILE)),
    ("deleted", lambda folder: (folder / TEA_FILE).unlink()),
    ("new folder", _new_folder),
    ("folders moved about", _exchanged),
    ("another home in its place", _all_above_exchanged),
)


@pytest.mark.parametrize("happens", [row[1] for row in HAPPENS], ids=[row[0] for row in HAPPENS])
def test_whatever_happens_is_seen_with_the_next_look(storage: Storage, happens: Callable[[Path], object]) -> None:
    (storage.home.root / "marks.md").write_text("# Marks")
    before = storage.files.all()
    happens(storage.home.memory)
    seen = {(one.path, one.content, one.problem) for one in storage.files.all()}
    assert seen != {(one.path, one.content, one.problem) for one in before}
    storage.files.close()  # from here on every file is asked
    assert seen == {(one.path, one.content, one.problem) for one in storage.files.all()}


def test_own_writes_are_seen_and_then_nothing_is_listed_again(storage: Storage, listed: list[str]) -> None:
    keep(storage, replace(TEA, text="Prefers white tea"))
    found = storage.files.get("m-tea")
    assert found is not None
    assert b"white" in found.content
    assert listed == ["memory", "superseded"]
    assert storage.files.get("m-tea") is found
    assert listed == ["memory", "superseded"]


@pytest.mark.parametrize("why", ["a disk that others write too", "long ago", "an error"])
def test_where_not_everything_is_told_every_look_lists(
    storage: Storage, listed: list[str], monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "a disk that others write too":
        monkeypatch.setattr(folder_watch, "_OWN_DISKS", frozenset())
        (storage.home.memory / "own.md").touch()
    elif why == "long ago":
        monkeypatch.setattr(folder_watch, "TRUSTED", -1.0)
    else:
        monkeypatch.setattr(folder_watch, "_happened", _fails)
    storage.files.all()
    storage.files.all()
    assert listed == ["memory", "superseded"] * 2


def _fails(file: int) -> bool:
    raise OSError(file)
