"""The invented person's computer: their assistant's folder, a clock that is moved, and every command as a process."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from afterword.core.errors import Invariant

from .logs import FOLDERS, WRITTEN, Chat, Page

_LONGEST = 180  # seconds of one command
_QUIET = timedelta(minutes=11)
_MARKERS = ("CLAUDE", "CODEX", "GEMINI", "CURSOR", "OPENCODE", "AFTERWORD_HOME", "AFTERWORD_NOW")


@dataclass(frozen=True, slots=True)
class Ended:
    """A command that ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What it printed, as JSON."""
        try:
            return json.loads(self.out)
        except ValueError as error:
            raise Invariant(f"A command printed no JSON: {(self.out or self.err)[:200]!r}") from error


Start = Callable[[Sequence[str], Mapping[str, str], str, Path], Ended]


def as_process(arguments: Sequence[str], environment: Mapping[str, str], said: str, where: Path) -> Ended:
    """Python with these arguments, as a process without a terminal that is told ``said`` on its stdin."""
    ended = subprocess.run(  # noqa: S603  this very program, with arguments of our own
        [sys.executable, "-P", *arguments],
        env=environment,
        input=said.encode(),
        capture_output=True,
        timeout=_LONGEST,
        start_new_session=True,
        check=False,
        cwd=where,
    )
    return Ended(ended.returncode, ended.stdout.decode("utf-8", "replace"), ended.stderr.decode("utf-8", "replace"))


@dataclass(slots=True)
class Days:
    """One person's days over ``folder``, with the assistant ``host``. ``now`` moves on; ``key`` is what their
    throw-away home is made with.

    ``start`` runs one command.
    """

    folder: Path
    start: Start = as_process
    host: str = "claude-code"
    now: datetime = datetime(2026, 4, 13, 9, 0, tzinfo=UTC)
    key: str = field(default_factory=lambda: secrets.token_hex(16))

    @property
    def project(self) -> Path:
        """The folder in which the person works."""
        return self.folder / "person" / "bakery"

    def begin(self, model: str) -> None:
        """Connect the assistant, which is told everything, and let this model be asked ('': the built-in rules)."""
        (self.folder / "person" / FOLDERS[self.host]).mkdir(parents=True)
        self.project.mkdir()
        acts = [["connect", self.host, "everything"]]
        if model:
            acts.append(["setting", f"provider.{model}.use", "on"])
            acts.append(["setting", f"consent.{self.host}.provider", model])
        self.answer(*acts)

    def later(self, moment: timedelta = _QUIET) -> None:
        """Time goes by; without more said, as much as makes a chat quiet."""
        self.now += moment

    def chat(self, name: str, *said: str | Page) -> str:
        """The person's chat in their project, one message a minute, ending now. Gives its file."""
        told = []
        for one in said:
            self.now += timedelta(minutes=1)
            told.append((self.now, one))
        below, content = WRITTEN[self.host](Chat(name, str(self.project), told))
        path = self.folder / "person" / below
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        os.utime(path, (self.now.timestamp(),) * 2)
        return str(path)

    def run(self, *arguments: str, said: str = "") -> Ended:
        """``afterword …`` as a process without a terminal."""
        return self._child(["-m", "afterword", *arguments], said)

    def answer(self, *acts: Sequence[str]) -> None:
        """The person's answers, in a process. Raises Invariant where one was not taken."""
        asked = {"home": str(self.folder / "home"), "key": self.key, "acts": [list(act) for act in acts]}
        ended = self._child(["-m", "afterword.evals.scenarios.answering"], json.dumps(asked))
        if ended.code or set(ended.json) != {"Done"}:
            raise Invariant(f"An answer was not taken: {(ended.err or ended.out)[-300:]}")

    def hook(self, event: str, prompt: str = "") -> dict[str, str]:
        """What the assistant's hook prints at an event: ``block`` for the model, ``line`` for the person."""
        told = {"hook_event_name": event, "session_id": "now", "cwd": str(self.project), "prompt": prompt}
        ended = self.run("hook", self.host, event, said=json.dumps(told))
        if ended.code or ended.err:
            raise Invariant(f"A hook ended with {ended.code}: {ended.err[-300:]}")
        found = ended.json if ended.out else {}
        block = found.get("hookSpecificOutput", {}).get("additionalContext", "")
        return {"block": block, "line": found.get("systemMessage", "")}

    def _child(self, arguments: Sequence[str], said: str) -> Ended:
        kept = {name: value for name, value in os.environ.items() if not name.upper().startswith(_MARKERS)}
        person = str(self.folder / "person")
        own = {"AFTERWORD_HOME": str(self.folder / "home"), "AFTERWORD_NOW": self.now.isoformat()}
        environment = {**kept, **own, "HOME": person, "USERPROFILE": person, "PYTHONUTF8": "1", "NO_COLOR": "1"}
        environment["AFTERWORD_HOOK_MS"] = "60000"  # what a hook says is asked here, not how soon
        where = self.project if self.project.exists() else self.folder
        return self.start(arguments, environment, said, where)
