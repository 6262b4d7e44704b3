"""The engine ended at every step on the disk: nothing lost, nothing doubled, and once more gives what it should."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.crashing import ACTS

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="ends forked processes; this system has no fork")


@pytest.mark.parametrize("act", ACTS)
def test_ended_at_every_step(act: str, tmp_path: Path) -> None:
    way = "kill" if act in {"undo", "erase", "replace"} else "exit"
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, str(ROOT / "tests/engine/crashing.py"), act, way, str(tmp_path)]
    done = subprocess.run(program, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["wrong"] == {}
    assert {"before commit", "after commit"} <= set(said["steps"])
