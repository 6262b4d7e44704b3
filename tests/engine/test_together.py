"""Several processes at once in one home: record and files agree, nothing was learned twice, no lock is left."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path

from tests.engine.crashing import desk_at
from tests.storage.agreeing import disagreements

ROOT = Path(__file__).resolve().parents[2]


def test_processes_that_learn_take_back_and_edit_at_once(tmp_path: Path) -> None:
    home = tmp_path / "home"
    desk_at(home, at=timedelta(days=1))[1].close()
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, str(ROOT / "tests/engine/together.py"), str(home)]
    running = [
        subprocess.Popen([*program, str(n), "12"], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for n in range(6)
    ]
    for process in running:
        out, err = process.communicate(timeout=400)
        assert (process.returncode, out) == (0, ""), err
    desk, storage = desk_at(home, at=timedelta(days=1))
    assert disagreements(storage) == []
    learned = Counter(t.learning.change.text for t in desk.standing().applied() if t.learning.reader != "person")
    assert learned["Lives in Leipzig"] == 1
    assert max(learned.values()) == 1
    assert len(desk.standing().learnings) > 6
    storage.close()
