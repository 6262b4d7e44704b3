"""A full disk at every act: a clear message, nothing half-done, nothing left behind, and on it goes with room again.

On a small disk of its own where one may be mounted here, and under a limit for the size of files everywhere.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.storage.crashing import ACTS

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="this system knows neither small mounts nor such limits"
)


def filled(act: str, way: str, folder: Path) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests/storage/filling.py"), act, way, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, object] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("act", ACTS)
def test_a_disk_with_less_and_less_room(act: str, small_disk: Path) -> None:
    said = filled(act, "disk", small_disk)
    assert said["wrong"] == {}
    assert said["full"], "never full: nothing was tried"
    assert said["done"], "never done: not even with room"


@pytest.mark.parametrize("act", ACTS)
def test_a_limit_for_the_size_of_files(act: str, tmp_path: Path) -> None:
    said = filled(act, "limit", tmp_path)
    assert said["wrong"] == {}
    assert said["full"], "never full: nothing was tried"
    assert said["done"], "never done: not even with room"
