"""A person's computer with connected assistants, whose hooks are run as `connect` has them run: as real processes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psutil
import pytest

from afterword.app import open_afterword
from afterword.app.connecting import HOOK
from afterword.core.entry import AnswerKind
from afterword.core.memory import Kind
from afterword.ports.connecting import HookCommand
from afterword.storage.processes import SystemProcesses

KEY = "the key of this person's host"
PROJECT = "/home/mira/code/tides"
TEA = "Prefers green tea over coffee in the morning."
MOST_WAITED = 60  # seconds for something that happens at once on a computer that is not busy


@dataclass(frozen=True)
class Ended:
    """A hook that ended."""

    code: int
    out: bytes
    err: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def block(self) -> str:
        return str(self.json["hookSpecificOutput"]["additionalContext"])


@dataclass
class Person:
    """Mira, her home folder and Afterword's home in a folder of her choice."""

    folder: Path
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def run(self) -> Path:
        return self.home / "run"

    def env(self, **more: str) -> dict[str, str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("CLAUDE", "AFTERWORD", "CODEX", "GEMINI", "XDG", "PYTHONDONT"))
        }
        standard = {
            "HOME": str(self.folder / "person"),
            "AFTERWORD_HOME": str(self.home),
            "AFTERWORD_WORDS_ALONE": "1",
            "AFTERWORD_HOOK_MS": "20000",
        }
        return {**kept, **standard, **more}

    def hook(self, host: str, event: str, said: object, *, python: str = sys.executable, **more: str) -> Ended:
        """Run it as an assistant does. ``said``: bytes, or a value that is sent as JSON."""
        content = said if isinstance(said, bytes) else json.dumps(said).encode()
        words = HookCommand(python, str(HOOK)).words(host, event)
        process = subprocess.run(
            words, input=content, env=self.env(**more), cwd=self.folder, capture_output=True, timeout=MOST_WAITED
        )
        return Ended(process.returncode, process.stdout, process.stderr)

    def prompts(self, prompt: str, **more: Any) -> Ended:
        """Claude Code's hook at a prompt."""
        return self.hook("claude-code", "UserPromptSubmit", self.told("UserPromptSubmit", prompt=prompt, **more))

    def told(self, event: str, **more: Any) -> dict[str, Any]:
        """What Claude Code says at an event."""
        return {
            "session_id": "5eedb0c5-0001-4a00-8a00-000000000001",
            "transcript_path": str(self.transcript),
            "cwd": PROJECT,
            "permission_mode": "default",
            "hook_event_name": event,
            **more,
        }

    @property
    def transcript(self) -> Path:
        folder = self.folder / "person" / ".claude" / "projects" / "-home-mira-code-tides"
        return folder / "5eedb0c5-0001-4a00-8a00-000000000001.jsonl"

    def says(self, *words: str, ago: timedelta = timedelta(minutes=2)) -> None:
        """Write a chat as Claude Code does, each of these the person's own, a minute apart."""
        self.transcript.parent.mkdir(parents=True, exist_ok=True)
        before, lines, moment = None, [], datetime.now(UTC) - ago
        for number, text in enumerate(words):
            shared = {"isSidechain": False, "userType": "external", "entrypoint": "cli", "cwd": PROJECT}
            shared |= {"sessionId": self.transcript.stem, "version": "2.1.285", "gitBranch": "main"}
            said = {"role": "user", "content": text}
            at = (moment + timedelta(seconds=number)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
            own = {"origin": {"kind": "human"}, "promptSource": "typed", "turnOrigin": "human", "timestamp": at}
            line = {"parentUuid": before, **shared, "type": "user", "uuid": f"u-{number}", "message": said, **own}
            answer: dict[str, Any] = {
                "model": "claude-opus-5",
                "id": f"msg_{number}",
                "type": "message",
                "role": "assistant",
            }
            answer |= {"content": [{"type": "text", "text": "Done."}], "stop_reason": "end_turn"}
            reply = {"parentUuid": f"u-{number}", **shared, "type": "assistant", "uuid": f"a-{number}"}
            lines += [line, {**reply, "message": answer, "timestamp": at}]
            before = f"a-{number}"
        self.transcript.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    def daemon(self, **more: str) -> subprocess.Popen[bytes]:
        """A daemon that listens."""
        process = subprocess.Popen(
            [sys.executable, "-m", "afterword", "daemon"],
            env=self.env(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.started.append(process)
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith(b"Afterword serves"), process.stderr.read() if process.stderr else b""
        return process

    def ours(self) -> list[psutil.Process]:
        """Every process that runs for this home."""
        found = []
        for process in psutil.process_iter():
            try:
                mine = process.environ().get("AFTERWORD_HOME") == str(self.home)
                if mine and process.status() != psutil.STATUS_ZOMBIE:
                    found.append(process)
            except psutil.Error:
                continue
        return found

    def end_all(self) -> None:
        """End whatever of this home still runs."""
        left = [*(psutil.Process(one.pid) for one in self.started if one.poll() is None), *self.ours()]
        for process in left:
            try:
                process.send_signal(signal.SIGKILL)
            except psutil.Error:
                continue
        for started in self.started:
            started.communicate()

    def opened(self) -> Any:
        return open_afterword(self.home, env=self.env(), host_key=KEY, embedder=None, processes=SystemProcesses({}))


def line_of(process: psutil.Process) -> str:
    """A process's words; '' for one that ended meanwhile."""
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""


def until(holds: Callable[[], object], what: str) -> None:
    """Wait until something holds."""
    for _ in range(MOST_WAITED * 5):
        if holds():
            return
        time.sleep(0.2)
    raise AssertionError(f"It never came to it that {what}.")


@pytest.fixture(scope="session")
def connected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Mira's folder once she connected everything and wrote two things down. For copies only."""
    folder = tmp_path_factory.mktemp("connected")
    person = Person(folder)
    for assistant in (".claude/projects", ".codex/sessions", ".gemini/tmp", ".cursor", ".config/opencode"):
        (folder / "person" / assistant).mkdir(parents=True)
    app = person.opened()
    hand = app.host_hand({AnswerKind.CONNECT: "everything"})
    joint = app.connecting(person.env())
    for host in ("claude-code", "codex", "gemini-cli", "cursor", "opencode"):
        joint.connect(host, hand)
    app.remember(TEA, hand, kind=Kind.PREFERENCE)
    app.remember("Works as a harbour pilot.", hand, kind=Kind.FACT)
    assert app.refresh_nearby()
    app.close()
    return folder


@pytest.fixture
def mira(connected: Path, tmp_path: Path) -> Iterator[Person]:
    """Mira's computer, of one's own; whatever still runs at the end is ended."""
    shutil.copytree(connected, tmp_path / "m")
    person = Person(tmp_path / "m")
    yield person
    person.end_all()
