"""Every implementation of a socket, so that one suite runs over all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from afterword.ports import Keys, MemoryFiles, Record, Tickets, WriterLock
from afterword.storage.atomic import DiskSteps
from afterword.storage.home import home_at
from afterword.storage.in_memory import (
    InMemoryKeys,
    InMemoryLock,
    InMemoryMemoryFiles,
    InMemoryRecord,
    InMemoryTickets,
)
from afterword.storage.keys import MasterKeys
from afterword.storage.lock import HomeLock
from afterword.storage.opening import Storage, open_storage
from afterword.storage.tickets import DiskTickets

DISK, MEMORY = "disk", "in memory"
BOTH = pytest.mark.parametrize("kind", [DISK, MEMORY], ids=["disk", "memory"])


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    opened = open_storage(home_at(tmp_path / "home", {}))
    yield opened
    opened.close()


@pytest.fixture(params=[DISK, MEMORY])
def record(request: pytest.FixtureRequest) -> Record:
    if request.param == MEMORY:
        return InMemoryRecord(device="d-1")
    return request.getfixturevalue("storage").record


@pytest.fixture(params=[DISK, MEMORY])
def newer_record(request: pytest.FixtureRequest, tmp_path: Path) -> Record:
    if request.param == MEMORY:
        return InMemoryRecord(writable=False)
    home = home_at(tmp_path / "newer", {})
    open_storage(home).close()
    home.about.write_text(home.about.read_text().replace('"layout": 1', '"layout": 99'))
    return open_storage(home).record


class Folder:
    """A memory folder as a person or another program changes it, whatever it is made of."""

    def __init__(self, files: MemoryFiles, path: Path | None) -> None:
        self.files = files
        self._path = path

    def write(self, name: str, content: bytes) -> None:
        if self._path is None:
            assert isinstance(self.files, InMemoryMemoryFiles)
            self.files.contents[name] = content
        else:
            place = self._path / name
            place.parent.mkdir(exist_ok=True)
            place.write_bytes(content)

    def read(self, name: str) -> bytes | None:
        if self._path is None:
            assert isinstance(self.files, InMemoryMemoryFiles)
            return self.files.contents.get(name)
        place = self._path / name
        return place.read_bytes() if place.exists() else None

    def remove(self, name: str) -> None:
        if self._path is None:
            assert isinstance(self.files, InMemoryMemoryFiles)
            del self.files.contents[name]
        else:
            (self._path / name).unlink()

    def names(self) -> set[str]:
        if self._path is None:
            assert isinstance(self.files, InMemoryMemoryFiles)
            return set(self.files.contents)
        return {path.relative_to(self._path).as_posix() for path in self._path.rglob("*.md")}

    def take_away(self) -> None:
        """As when a disk is unmounted: its place is there, empty."""
        if self._path is None:
            assert isinstance(self.files, InMemoryMemoryFiles)
            self.files.present = False
        else:
            self._path.rename(self._path.with_name("elsewhere"))
            self._path.mkdir()


@pytest.fixture(params=[DISK, MEMORY])
def folder(request: pytest.FixtureRequest) -> Folder:
    if request.param == MEMORY:
        return Folder(InMemoryMemoryFiles(), None)
    storage: Storage = request.getfixturevalue("storage")
    return Folder(storage.files, storage.home.memory)


@pytest.fixture(params=[DISK, MEMORY])
def keys(request: pytest.FixtureRequest) -> Keys:
    if request.param == MEMORY:
        return InMemoryKeys()
    return request.getfixturevalue("storage").keys


@pytest.fixture(params=[DISK, MEMORY])
def lock_of(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[float], WriterLock]:
    if request.param == MEMORY:
        shared = InMemoryLock(patience=0.1)
        return lambda patience: shared
    return lambda patience: HomeLock(tmp_path / "writer.lock", patience=patience)


@pytest.fixture(params=[DISK, MEMORY])
def tickets(request: pytest.FixtureRequest, tmp_path: Path) -> Tickets:
    if request.param == MEMORY:
        return InMemoryTickets()
    return DiskTickets(tmp_path / "tickets", MasterKeys(b"k" * 32), DiskSteps())
