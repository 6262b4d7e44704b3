"""A person's computer for tests: an assistant's folder with real files, a home on the disk, a clock that is moved."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from afterword.app import App, Done, open_afterword
from afterword.core.chat import Project
from afterword.ports import Process
from afterword.storage.clock import FixedClock
from afterword.storage.scripted import GivenProcesses, GivenProjects, ScriptedTerminal

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
KEY = "the key that a host keeps"


class World:
    """A person's computer: an assistant's folder, a home, a clock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = FixedClock(NOON)
        self.chats = folder / "claude" / "projects" / "-home-sam-seedbox"
        self.chats.mkdir(parents=True, exist_ok=True)
        self.terminal = ScriptedTerminal(["y"] * 50)
        self.env: dict[str, str] = {}
        self.processes = GivenProcesses([Process(9, "bash", "-bash")])
        self.app = self.opened()

    def opened(self, **more: Any) -> App:
        return open_afterword(
            self.folder / "home",
            env=self.env,
            clock=self.clock,
            projects=GivenProjects({"/home/sam/seedbox": Project("git:example.org/seedbox", "seedbox")}),
            roots={"claude-code": [str(self.folder / "claude")]},
            processes=self.processes,
            terminal=self.terminal,
            **{"host_key": KEY, "embedder": None, **more},
        )

    def again(self, **more: Any) -> App:
        """The same home in a new process."""
        self.app.close()
        self.app = self.opened(**more)
        return self.app

    def says(self, *texts: str, name: str = "one", into: Path | None = None) -> Path:
        """A chat in which the person says these things, a minute apart, ending now."""
        began = self.clock.now() - timedelta(minutes=len(texts))
        lines = [
            record(
                text,
                f"{name}-{number}",
                began + timedelta(minutes=number + 1),
                f"{name}-{number - 1}" if number else None,
            )
            for number, text in enumerate(texts)
        ]
        path = (into or self.chats) / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
        os.utime(path, (self.clock.now().timestamp(),) * 2)
        return path

    def agree(self) -> None:
        assert isinstance(self.app.consent(["claude-code"], self.app.host_hand()), Done)

    def texts(self) -> set[str]:
        return {view.memory.text for view in self.app.memories()}


def record(text: str, uuid: str, at: datetime, parent: str | None) -> dict[str, Any]:
    return {
        "type": "user",
        "uuid": uuid,
        "parentUuid": parent,
        "sessionId": uuid.rpartition("-")[0],
        "timestamp": at.isoformat().replace("+00:00", "Z"),
        "cwd": "/home/sam/seedbox",
        "entrypoint": "cli",
        "origin": {"kind": "human"},
        "promptSource": "typed",
        "message": {"role": "user", "content": text},
    }


def lived(world: World) -> None:
    """Some days in which something of every kind came about: replaced, taken back, marked, waiting, asked about."""
    host = world.app.host_hand()
    world.agree()
    world.app.remember("Uses Notion", host)
    world.clock.advance(timedelta(days=1))
    world.says("I live in Porto.", "My name is Sam.", "I no longer use Notion.")
    world.says("I keep bees.", name="marked")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    world.app.undo(next(one.id for one in world.app.learned() if "Porto" in one.text), host)
    world.app.mark_chat("claude-code:marked", host)
    world.app.remember("Speaks Dutch", None)
