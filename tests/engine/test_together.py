"""Eight processes at once in one home, for a moment: `python -m bench eight_processes` does the same for a minute."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.engine.together import run

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


def test_processes_that_learn_keep_take_back_and_edit_at_once(tmp_path: Path) -> None:
    told, wrong = run(tmp_path / "home", 8, 1.5)
    assert wrong == [], told
    assert "looks" in told
    assert not told.startswith("0 ")
