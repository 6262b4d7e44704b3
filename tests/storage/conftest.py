"""What tests of storage share."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    mounted = mount is not None and subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True
    )
    if not mounted or mounted.returncode != 0:
        pytest.skip("no disk may be mounted here; the tests under a limit for the size of files stand alone")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every folder that is listed, in order."""
    folders: list[str] = []
    scandir = os.scandir

    def counted(folder: str) -> object:
        folders.append(Path(folder).name)
        return scandir(folder)

    monkeypatch.setattr("os.scandir", counted)
    return folders
