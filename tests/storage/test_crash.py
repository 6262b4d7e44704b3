"""A process ended at every step on the disk: at the next opening nothing is lost or doubled, record and files agree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.storage.crashing import ACTS, Listening

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="ends forked processes; this system has no fork")

# The least that each act must do on the disk; what it does is found by listening, and each step of it is tried.
LEAST = {
    "set up": {"make folder", "create", "write", "fsync", "rename", "fsync folder", "commit"},
    "write": {"commit", "create", "write", "fsync", "rename", "fsync folder"},
    "rewrite": {"commit", "create", "write", "fsync", "rename", "fsync folder"},
    "replace": {"commit", "create", "write", "fsync", "rename", "fsync folder", "remove", "make folder"},
    "bring back": {"commit", "create", "write", "fsync", "rename", "fsync folder", "remove"},
    "commit": {"commit"},
    "scrub": {"commit", "checkpoint", "vacuum"},
    "migrate": {"create", "back up", "fsync", "rename", "fsync folder", "commit"},
    "spend": {"create", "write", "fsync", "rename", "fsync folder", "remove"},
}


def python(*args: str, cwd: Path) -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, *args], cwd=cwd, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("way", ["exit", "kill"])
@pytest.mark.parametrize("act", ACTS)
def test_ended_at_every_step(act: str, way: str, tmp_path: Path) -> None:
    said = json.loads(python(str(ROOT / "tests/storage/crashing.py"), act, way, str(tmp_path), cwd=tmp_path))
    assert said["wrong"] == {}
    assert {f"{when} {step}" for step in LEAST[act] for when in ("before", "after")} <= set(said["steps"])


def test_bytes_are_on_the_disk_before_they_take_the_name(tmp_path: Path) -> None:
    from afterword.storage.atomic import remove_durably, write_atomic

    steps = Listening()
    write_atomic(tmp_path / "a", b"new", steps)
    remove_durably(tmp_path / "a", steps)
    done = [step.removeprefix("after ") for step in steps.steps if step.startswith("after ")]
    assert done == ["create", "write", "fsync", "rename", "fsync folder", "remove", "fsync folder"]
