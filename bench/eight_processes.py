"""A minute of eight processes in one home: not how fast they are, but that nothing is lost, doubled or asked twice."""

from __future__ import annotations

import tempfile
from pathlib import Path

PROCESSES, SECONDS = 8, 60.0


def prove() -> tuple[str, list[str]]:
    """What they did in that minute, in words, and everything that was wrong afterwards."""
    from tests.engine.together import run

    with tempfile.TemporaryDirectory() as folder:
        return run(Path(folder) / "home", PROCESSES, SECONDS)
