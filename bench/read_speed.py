"""Reading transcripts to chats beside orjson decoding the very same lines, and beside listing a home of many sessions.

Processor time, not wall time: the two passes are long, and whatever else the computer does would stop one more often.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import orjson

from afterword.assistants.claude_code import ClaudeCode
from afterword.assistants.projects import TableProjects
from bench.clock import Timed
from bench.transcripts import write_home

DECODING = "orjson alone"
MEGABYTES = 20
SESSIONS = 10_000


def measure(rounds: int) -> list[Timed]:
    """Both passes over the same home in turns, and the listing of a large one. The goal is twice the decoding."""
    with tempfile.TemporaryDirectory() as folder:
        paths, many = write_home(Path(folder) / "home", MEGABYTES), Path(folder) / "many"
        _touch(many)
        work: dict[str, Callable[[], None]] = {
            DECODING: lambda: _decode(paths),
            "reading to chats": lambda: _read(paths),
            f"listing {SESSIONS} sessions": lambda: _list(many),
        }
        taken: dict[str, list[float]] = {name: [] for name in work}
        for _ in range(rounds):
            for name, pass_over in work.items():
                taken[name].append(_seconds(pass_over))
        return [Timed(name, tuple(seconds)) for name, seconds in taken.items()]


def _decode(paths: Sequence[Path]) -> None:
    for path in paths:
        for line in path.read_bytes().split(b"\n"):
            if line:
                orjson.loads(line)


def _read(paths: Sequence[Path]) -> None:
    reader = ClaudeCode(TableProjects({}), {})
    for path in paths:
        reader.read(str(path))


def _list(root: Path) -> None:
    for _ in ClaudeCode(TableProjects({}), {}).find([str(root)]):
        pass


def _touch(root: Path) -> None:
    for number in range(SESSIONS):
        folder = root / "projects" / f"-home-mira-{number % 100}"
        if number < 100:
            folder.mkdir(parents=True)
        (folder / f"{number}.jsonl").touch()


def _seconds(pass_over: Callable[[], None]) -> float:
    begun = time.process_time()
    pass_over()
    return time.process_time() - begun
