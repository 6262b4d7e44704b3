"""Real processes: what a person types is run as they would run it, in a home of its own, without a terminal."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOW = "2026-10-11T22:00:00Z"


@dataclass(frozen=True)
class Ended:
    """A process that ended: its code and its two streams."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@dataclass(frozen=True)
class Desk:
    """A person's home folder and Afterword's own, where commands are run."""

    home: Path
    person: Path

    def environment(self, **more: str) -> dict[str, str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("CLAUDE", "AFTERWORD", "CODEX", "PYTHONDONT"))
        }
        standard = {
            "AFTERWORD_HOME": str(self.home),
            "AFTERWORD_NOW": NOW,
            "AFTERWORD_WORDS_ALONE": "1",
            "HOME": str(self.person),
        }
        return {**kept, **standard, "PYTHONUTF8": "1", **more}

    def run(self, *arguments: str, **more: str) -> Ended:
        """Run ``afterword …`` in a session of its own, so that there is no controlling terminal."""
        process = subprocess.run(
            [sys.executable, "-m", "afterword", *arguments],
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
            start_new_session=True,
        )
        return Ended(process.returncode, process.stdout.decode(), process.stderr.decode())

    def runs(self, *commands: Sequence[str], **more: str) -> list[Ended]:
        """Run these commands one after the other in one process, without a controlling terminal."""
        result = self.person / f"many-{time.monotonic_ns()}.json"
        process = subprocess.run(
            [sys.executable, str(Path(__file__).parent / "many.py"), str(result)],
            env=self.environment(**more),
            input=json.dumps([list(command) for command in commands]).encode(),
            capture_output=True,
            timeout=120,
            start_new_session=True,
        )
        assert (process.returncode, process.stderr, process.stdout) == (0, b"", b"")
        return [Ended(*one) for one in json.loads(result.read_text(encoding="utf-8"))]

    def shows(self, *commands: str) -> list[Any]:
        """What these commands print with ``--json``."""
        return [ended.json for ended in self.runs(*((*command.split(), "--json") for command in commands))]

    def at_terminal(self, *arguments: str, answers: tuple[str, ...] = (), **more: str) -> Ended:
        """Run ``afterword …`` where a person sits: on a pseudo-terminal, no assistant above, typing these answers."""
        result = self.person / f"screen-{time.monotonic_ns()}.json"
        script = str(Path(__file__).parent / "terminal.py")
        command = [
            sys.executable,
            script,
            str(result),
            json.dumps(answers),
            sys.executable,
            "-m",
            "afterword",
            *arguments,
        ]
        subprocess.run(command, env=self.environment(NO_COLOR="1", **more), check=True, timeout=30)
        for _ in range(1200):
            if result.exists():
                told = json.loads(result.read_text(encoding="utf-8"))
                return Ended(told["code"], told["screen"].replace("\r\n", "\n"), "")
            time.sleep(0.1)
        raise AssertionError("The terminal never came back.")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    (tmp_path / "person").mkdir()
    return Desk(tmp_path / "home", tmp_path / "person")


@pytest.fixture
def sam(desk: Desk) -> Desk:
    """The desk of Sam, whose week of chats lies where Claude Code keeps it."""
    return lay_out_week(desk)


@dataclass(frozen=True)
class Evening:
    """A desk after the first ``learn`` at a terminal, and what that showed. For copies only."""

    desk: Desk
    ended: Ended

    def copied(self, folder: Path) -> Desk:
        evening = folder / "evening"
        for name in ("home", "person"):
            shutil.copytree(getattr(self.desk, name), evening / name)
        return Desk(evening / "home", evening / "person")


def evening(folder: Path, *answers: str) -> Evening:
    (folder / "person").mkdir()
    desk = lay_out_week(Desk(folder / "home", folder / "person"))
    ended = desk.at_terminal("learn", answers=answers)
    assert ended.code == 0, ended.out
    return Evening(desk, ended)


@pytest.fixture(scope="session")
def kept_evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Sam has agreed, and kept the week."""
    return evening(tmp_path_factory.mktemp("kept"), "y", "y")


@pytest.fixture(scope="session")
def agreed_evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Sam has agreed, and did not keep the week."""
    return evening(tmp_path_factory.mktemp("agreed"), "y", "n")


@pytest.fixture
def known(kept_evening: Evening, tmp_path: Path) -> Desk:
    """A desk of one's own, as after Sam's first evening."""
    return kept_evening.copied(tmp_path)


@pytest.fixture
def agreed(agreed_evening: Evening, tmp_path: Path) -> Desk:
    """A desk of one's own where Sam agreed and kept nothing."""
    return agreed_evening.copied(tmp_path)


def lay_out_week(desk: Desk) -> Desk:
    source, target = ROOT / "examples" / "week" / "claude-code", desk.person / ".claude"
    shutil.copytree(source, target)
    for path in target.rglob("*.json*"):
        stamps = re.findall(r'"timestamp":"(2026-[^"]+Z)"', path.read_text(encoding="utf-8"))
        if stamps:
            moment = datetime.fromisoformat(stamps[-1]).timestamp()
            os.utime(path, (moment, moment))
    return desk
