"""One whole act of a person in a process of its own, over everything that is real: `acting.py ACT FOLDER`.

Opens the home, says that it is ready, waits for a line, and does it; so that it can be ended anywhere from there on.
"""

from __future__ import annotations

import sys
from datetime import timedelta
from pathlib import Path

from tests.app.world import KEY, NOON

from afterword.app import App, open_afterword
from afterword.core.chat import Project
from afterword.core.stands import LearningState
from afterword.storage.clock import FixedClock
from afterword.storage.scripted import GivenProcesses, GivenProjects

LATER = timedelta(hours=3)


def app_over(folder: Path) -> App:
    """The home as any process of the person would open it."""
    return open_afterword(
        folder / "home",
        env={},
        clock=FixedClock(NOON + LATER),
        projects=GivenProjects({"/home/sam/seedbox": Project("git:example.org/seedbox", "seedbox")}),
        roots={"claude-code": [str(folder / "claude")]},
        processes=GivenProcesses([]),
        host_key=KEY,
    )


def learn(app: App) -> None:
    app.learn()


def undo(app: App) -> None:
    done = [one for one in app.learned() if "Leipzig" in one.text and one.state is LearningState.LIVE]
    for one in done:
        app.undo(one.id, app.host_hand())


def keep(app: App) -> None:
    for one in app.waiting():
        app.keep(one.id, app.host_hand())


def erase(app: App) -> None:
    for one in app.memories():
        if "Leipzig" in one.memory.text:
            app.erase(one.memory.id, app.host_hand())


ACTS = {"learn": learn, "undo": undo, "keep": keep, "erase": erase}

if __name__ == "__main__":
    opened = app_over(Path(sys.argv[2]))
    print("ready", flush=True)
    sys.stdin.readline()
    ACTS[sys.argv[1]](opened)
    opened.close()
    print("done", flush=True)
