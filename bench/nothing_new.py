"""Learning where nothing is new: a pass over many chats that were all read before, beside listing and stat-ing them.

Processor time of this process, as the passes are too long for a quiet moment; words alone, as nothing is embedded.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from afterword.app import Done, open_afterword
from bench.clock import Timed

LISTING = "listing and stat-ing"
CHATS = 10_000
FOLDERS = 100
_KEY = "the key of a benchmark's home"
_LINE = (
    '{{"type":"user","uuid":"u-{0}","parentUuid":null,"sessionId":"{1}","timestamp":"2026-01-05T10:00:00Z",'
    '"cwd":"/home/mira/orchard","entrypoint":"cli","origin":{{"kind":"human"}},"promptSource":"typed",'
    '"message":{{"role":"user","content":"What does row {0} bear?"}}}}\n'
)


def measure(rounds: int) -> list[Timed]:
    """The listing and the pass in turns, over the same home. The goal is three times the listing."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "claude"
        _write(root)
        app = open_afterword(
            Path(folder) / "home", env={}, roots={"claude-code": [str(root)]}, host_key=_KEY, embedder=None
        )
        if not isinstance(app.consent(["claude-code"], app.host_hand()), Done):
            raise AssertionError("nobody could agree")
        app.learn()
        work: dict[str, Callable[[], None]] = {LISTING: lambda: _list(root), "nothing new": lambda: _learn(app.learn)}
        taken: dict[str, list[float]] = {name: [] for name in work}
        for _ in range(rounds):
            for name, act in work.items():
                begun = time.process_time()
                act()
                taken[name].append(time.process_time() - begun)
        app.close()
    return [Timed(name, tuple(seconds)) for name, seconds in taken.items()]


def _write(root: Path) -> None:
    for number in range(CHATS):
        folder = root / "projects" / f"-home-mira-{number % FOLDERS}"
        if number < FOLDERS:
            folder.mkdir(parents=True)
        session = f"00000000-0000-4000-8000-{number:012d}"
        (folder / f"{session}.jsonl").write_text(_LINE.format(number, session), encoding="utf-8")
        os.utime(folder / f"{session}.jsonl", (1767607200, 1767607200))


def _list(root: Path) -> None:
    for folder in os.scandir(root / "projects"):
        for entry in os.scandir(folder.path):
            entry.stat()


def _learn(learn: Callable[[], object]) -> None:
    found = learn()
    done = getattr(found, "indexed", None)
    if done is None or done.files:
        raise AssertionError("something was new")
