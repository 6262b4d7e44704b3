"""A home in which every answer can be given, lived once for all tests of the page, and browsers that were let in."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from tests.web.answerable import live_through
from tests.web.served import Browser, Served, served

LATER = timedelta(days=1, minutes=11)


@pytest.fixture(scope="session")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A person's folder with a home in which every answer can be given; for copies only.

    It was moved since: whole paths in its record, as of assistants' files, lead nowhere, so no copy changes another.
    """
    folder = tmp_path_factory.mktemp("lived")
    with served(folder) as made:
        live_through(made)
    return folder.rename(folder.with_name(f"{folder.name}-away"))


@contextmanager
def copied(lived: Path, folder: Path) -> Iterator[Served]:
    copy = shutil.copytree(lived, folder / "copy")
    with served(copy) as made:
        made.world.clock.advance(LATER)
        yield made


@pytest.fixture
def house(lived: Path, tmp_path: Path) -> Iterator[Served]:
    with copied(lived, tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def still(lived: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A home that no test changes: every press in it is one that must do nothing."""
    with copied(lived, tmp_path_factory.mktemp("still")) as made:
        yield made


@pytest.fixture(scope="module")
def other(still: Served) -> Browser:
    return still.browser()


@pytest.fixture(scope="module")
def sam(still: Served) -> Browser:
    return still.browser()
