"""A person whose assistant is connected: their chats with what else stands in them, and the tools over their home."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from tests.app.world import KEY, World, record

from afterword.app import App, Done, open_afterword
from afterword.core.chat import Project
from afterword.mcp.serving import Caller, Came, Serving
from afterword.storage.scripted import GivenProjects

HERE, ELSEWHERE = "/home/sam/seedbox", "/home/sam/letters"
ASSISTANT = Caller("claude-code", HERE)
Item = str | tuple[str, dict[str, Any]]


def chat(world: World, name: str, *items: Item, folder: str = HERE) -> Path:
    """A chat ending now: a text is what the person says, a pair is a tool that the assistant calls."""
    lines: list[dict[str, Any]] = []
    at = world.clock.now() - timedelta(minutes=len(items))
    parent: str | None = None
    for number, item in enumerate(items):
        for line in _lines(item, f"{name}-{number}", at + timedelta(minutes=number + 1)):
            lines.append({**line, "parentUuid": parent, "sessionId": name, "cwd": folder})
            parent = line["uuid"]
    path = world.chats / f"{name}.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    return path


def _lines(item: Item, uuid: str, at: Any) -> list[dict[str, Any]]:
    if isinstance(item, str):
        return [record(item, uuid, at, None)]
    tool, given = item
    said = given.pop("gives", "done") if "gives" in given else "done"
    when = at.isoformat().replace("+00:00", "Z")
    call = {"type": "tool_use", "id": f"{uuid}-call", "name": tool, "input": given}
    asked = {"role": "assistant", "id": f"{uuid}-m", "content": [call], "stop_reason": "tool_use"}
    gave = [{"type": "tool_result", "tool_use_id": f"{uuid}-call", "content": said, "is_error": False}]
    both = {"timestamp": when, "entrypoint": "cli"}
    return [
        {"type": "assistant", "uuid": f"{uuid}-a", "message": asked, **both},
        {"type": "user", "uuid": uuid, "message": {"role": "user", "content": gave}, "toolUseResult": said, **both},
    ]


def learn(world: World) -> None:
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()


def tell(world: World, what: str, host: str = "claude-code") -> None:
    assert isinstance(world.app.set_setting(f"consent.{host}.tell", what, world.app.host_hand()), Done)


class TwoProjects(World):
    """A computer with two projects."""

    def opened(self, **more: Any) -> App:
        projects = {
            HERE: Project("git:example.org/seedbox", "seedbox"),
            ELSEWHERE: Project("folder:letters", "letters"),
        }
        return open_afterword(
            self.folder / "home",
            env=self.env,
            clock=self.clock,
            projects=GivenProjects(projects),
            roots={"claude-code": [str(self.folder / "claude")]},
            processes=self.processes,
            terminal=self.terminal,
            **{"host_key": KEY, "embedder": None, **more},
        )


class Tools:
    """The tools as a server of its own process has them, over the same home."""

    def __init__(self, world: World) -> None:
        self.serving = Serving({"AFTERWORD_HOME": str(world.folder / "home")}, world.opened)

    def call(self, tool: str, caller: Caller = ASSISTANT, **given: Any) -> Came:
        return self.serving.call(tool, given, caller)

    def quoted(self, tool: str, caller: Caller = ASSISTANT, **given: Any) -> Sequence[dict[str, Any]]:
        came = self.call(tool, caller, **given)
        assert came.data is not None, came.text
        found: Any = came.data["quoted"]
        return list(found)

    def texts(self, tool: str, caller: Caller = ASSISTANT, **given: Any) -> list[str]:
        return [one["text"] for one in self.quoted(tool, caller, **given)]
