"""How long the command takes before it does anything, beside a Python that does nothing at all."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from afterword.app import open_afterword
from bench.clock import Timed, in_turns

NOTHING = "python -c pass"
IN_HOME = "import os, sys; os.environ['AFTERWORD_HOME'] = sys.argv.pop(1); from afterword.cli import main; main()"


def programs(home: str) -> dict[str, list[str]]:
    """The command as a person starts it, the import of the package, and the measure they are held against."""
    return {
        NOTHING: [sys.executable, "-c", "pass"],
        "import afterword": [sys.executable, "-c", "import afterword"],
        "afterword --version": [str(Path(sys.executable).with_name("afterword")), "--version"],
        "afterword waiting": [sys.executable, "-c", IN_HOME, home, "waiting"],
    }


def measure(rounds: int) -> list[Timed]:
    """Wall time of each, over that many rounds. DidNotRun where one fails."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "home")
        open_afterword(home, env={}, embedder=None).close()
        return in_turns(programs(str(home)), rounds)
