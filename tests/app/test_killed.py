"""Whole acts ended with kill -9 at random moments: reopened, nothing is lost, doubled, asked twice or left locked.

A few here; AFTERWORD_KILLS=40 makes more. Which step each one is ended at is told by name elsewhere.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.acting import ACTS, app_over
from tests.app.world import World
from tests.storage.agreeing import disagreements, leftovers

from afterword.app import App
from afterword.storage.home import home_at
from afterword.storage.lock import HomeLock

ROOT = Path(__file__).resolve().parents[2]
FEW = 6
KILLS = int(os.environ.get("AFTERWORD_KILLS", FEW))
ROUGHLY = {"learn": 0.7, "undo": 0.12, "keep": 0.12, "erase": 0.2}  # seconds; measured anew where there are many
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="ends processes with a signal")

LEIPZIG, SAM, NEW = "Lives in Leipzig", "Is called Sam", {"Prefers green tea over coffee", "Is left-handed"}
# What is remembered before and after each act, and the texts of which no trace may be left.
STATES: dict[str, tuple[set[str], set[str], str]] = {
    "learn": ({LEIPZIG}, {LEIPZIG, *NEW}, ""),
    "undo": ({LEIPZIG}, set(), ""),
    "keep": ({LEIPZIG}, {LEIPZIG, SAM}, ""),
    "erase": ({LEIPZIG}, set(), "Leipzig"),
}


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One thing known, one waiting, and a chat that was not looked at yet."""
    world = World(tmp_path_factory.mktemp("start"))
    world.agree()
    world.says("I live in Leipzig.", name="one")
    world.clock.advance(timedelta(minutes=30))
    world.app.learn()
    world.app.set_setting("mode", "ask", world.app.host_hand())
    world.says("My name is Sam.", name="two")
    world.clock.advance(timedelta(minutes=30))
    world.app.learn()
    world.app.set_setting("mode", "careful", world.app.host_hand())
    world.says("I prefer green tea over coffee.", "I'm left-handed.", name="three")
    assert world.texts() == {LEIPZIG}
    assert len(world.app.waiting()) == 1
    world.app.close()
    return world.folder


def ended(act: str, folder: Path, after: float | None) -> float:
    """Do the act in a process of its own and end it so many seconds after it began; gives how long it took."""
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "tests/app/acting.py"), act, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    process.stdin.write(b"\n")
    process.stdin.flush()
    began = time.monotonic()
    if after is None:
        assert process.stdout.readline() == b"done\n"
    else:
        time.sleep(after)
        process.send_signal(signal.SIGKILL)
    took = time.monotonic() - began
    process.communicate()
    return took


def texts(app: App) -> set[str]:
    return {view.memory.text for view in app.memories() if view.trouble is None}


def wrong(app: App, act: str) -> list[str]:
    found = disagreements(app._parts.storage)
    before, after, gone = STATES[act]
    if texts(app) not in (before, after) and not (act == "learn" and before < texts(app) < after):
        found.append(f"in between: {texts(app)}")
    learned = [one.text for one in app.learned() if one.state.value == "live"]
    if len(learned) != len(set(learned)):
        found.append(f"learned twice: {learned}")
    waits = [one.text for one in app.waiting()]
    if len(waits) != len(set(waits)) or len(app.cards()) > 0:
        found.append(f"asked twice: {waits}")
    if gone and texts(app) == after and gone in str(list(app._parts.storage.record.lines())):
        found.append(f"{gone} is still in the record")
    return found


def test_killed_at_random_moments(start: Path, tmp_path: Path) -> None:
    chance = random.Random(time.time_ns() if KILLS > FEW else 7)
    took = dict(ROUGHLY)
    if KILLS > FEW:
        took = {act: ended(act, shutil.copytree(start, tmp_path / f"whole-{act}"), None) for act in ACTS}
    stopped = 0
    for number in range(KILLS):
        act = list(ACTS)[number % len(ACTS)]
        folder = shutil.copytree(start, tmp_path / f"home-{number}")
        after = chance.uniform(0, took[act] * 1.1)
        ended(act, folder, after)
        with HomeLock(home_at(folder / "home", {}).lock, patience=0.1).hold():
            pass
        app = app_over(folder)
        assert wrong(app, act) == [], (act, after)
        stopped += texts(app) != STATES[act][1]
        ACTS[act](app)
        assert wrong(app, act) == [], f"{act} once more"
        assert texts(app) == STATES[act][1]
        for ticket in (folder / "home/record/tickets").iterdir():
            os.utime(ticket, (0, 0))  # they are cleared away by their age
        app.remember("Plays the cello", app.host_hand())  # whoever writes next clears away what a kill left
        assert leftovers(folder / "home") == []
        app.close()
        shutil.rmtree(folder)
    assert stopped, "each had ended before it was killed: nothing was tried"
