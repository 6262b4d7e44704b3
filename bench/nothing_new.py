"""Learning where nothing is new: a pass over many chats that were all read before, beside listing and stat-ing them.

Twice: chats from long before the agreement, which are only searched, and chats of yesterday, each of which was looked
at, so that the record is asked about it too. Processor time of this process, as the passes are too long for a quiet
moment; words alone, as nothing is embedded.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from afterword.app import Done, open_afterword
from bench.clock import Timed

LISTING = "listing and stat-ing"
CHATS = 10_000
FOLDERS = 100
LONG_AGO = datetime(2026, 1, 5, 10, tzinfo=UTC)
_KEY = "the key of a benchmark's home"
_LINE = (
    '{{"type":"user","uuid":"u-{0}","parentUuid":null,"sessionId":"{1}","timestamp":"{2}",'
    '"cwd":"/home/mira/orchard","entrypoint":"cli","origin":{{"kind":"human"}},"promptSource":"typed",'
    '"message":{{"role":"user","content":"What does row {0} bear?"}}}}\n'
)


def measure(rounds: int) -> list[Timed]:
    """The listing and both passes in turns. The goal is three times the listing for each."""
    with tempfile.TemporaryDirectory() as folder:
        old, looked = Path(folder) / "old", Path(folder) / "looked"
        with _learned(old, LONG_AGO) as searched, _learned(looked, datetime.now(UTC) - timedelta(days=1)) as seen:
            work: dict[str, Callable[[], None]] = {
                LISTING: lambda: _list(old / "claude"),
                "nothing new": searched,
                "nothing new, all looked at": seen,
            }
            taken: dict[str, list[float]] = {name: [] for name in work}
            for _ in range(rounds):
                for name, act in work.items():
                    begun = time.process_time()
                    act()
                    taken[name].append(time.process_time() - begun)
    return [Timed(name, tuple(seconds)) for name, seconds in taken.items()]


@contextmanager
def _learned(folder: Path, said: datetime) -> Iterator[Callable[[], None]]:
    """A home with many chats of this moment, all of them learned; gives a pass over it that must find nothing."""
    root = folder / "claude"
    _write(root, said)
    app = open_afterword(folder / "home", env={}, roots={"claude-code": [str(root)]}, host_key=_KEY, embedder=None)
    try:
        if not isinstance(app.consent(["claude-code"], app.host_hand()), Done):
            raise AssertionError("nobody could agree")
        app.learn()
        yield lambda: _learn(app.learn)
    finally:
        app.close()


def _write(root: Path, said: datetime) -> None:
    for number in range(CHATS):
        folder = root / "projects" / f"-home-mira-{number % FOLDERS}"
        if number < FOLDERS:
            folder.mkdir(parents=True)
        session = f"00000000-0000-4000-8000-{number:012d}"
        line = _LINE.format(number, session, said.strftime("%Y-%m-%dT%H:%M:%SZ"))
        (folder / f"{session}.jsonl").write_text(line, encoding="utf-8")
        os.utime(folder / f"{session}.jsonl", (said.timestamp(), said.timestamp()))


def _list(root: Path) -> None:
    for folder in os.scandir(root / "projects"):
        for entry in os.scandir(folder.path):
            entry.stat()


def _learn(learn: Callable[[], object]) -> None:
    found = learn()
    done = getattr(found, "indexed", None)
    if done is None or done.files or getattr(found, "chats", 1):
        raise AssertionError("something was new")
