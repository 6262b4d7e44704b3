"""Money, with real processes on a real disk: they race at the cap, and die in the middle of asking."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.house import chat
from tests.engine.racing import CAP, MOST, Counted, asking, tally

from afterword.engine.look import Run, look
from afterword.engine.spending import purse
from afterword.engine.views import LookView

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


def run(*arguments: str) -> int:
    program = [sys.executable, str(ROOT / "tests/engine/racing.py"), *arguments]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(program, env=env, capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    return done.returncode


def test_eight_processes_that_race_at_the_cap_never_pass_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    asking(home, Counted(tally(home)))
    assert run(str(home), "8", "4") == 0
    asked = len(tally(home).read_bytes())
    assert asked == CAP // MOST
    desk = asking(home, Counted(tally(home)))
    assert purse(desk, desk.standing()).spent == asked * MOST


@pytest.mark.parametrize(("where", "settled"), [("asking", False), ("answered", True)])
def test_a_process_that_dies_while_asking_hides_no_spending_and_learns_nothing_twice(
    tmp_path: Path, where: str, *, settled: bool
) -> None:
    home = tmp_path / "home"
    assert run(str(home), "dies", where) == 9
    desk = asking(home, Counted(tally(home)))
    (line,) = desk.standing().sent.values()
    assert ((line.settled is not None), line.cost_micros) == (settled, MOST)
    assert desk.standing().learnings == {}
    assert isinstance(look(desk, desk.pen, chat("I prefer tea."), Run()), LookView)
    assert [told.learning.change.text for told in desk.standing().applied()] == ["Prefers tea"]
    assert purse(desk, desk.standing()).spent == 2 * MOST
    assert not isinstance(look(desk, desk.pen, chat("I prefer tea."), Run()), LookView)
