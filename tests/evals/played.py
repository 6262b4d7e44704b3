"""Every scenario with its commands in this one process, for speed: `played.py MODEL [HOST]`; prints the reports.

Started without a terminal, as the commands would be.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from afterword.cli.program import run
from afterword.evals.scenarios import SCENARIOS, answering, as_json, play
from afterword.evals.scenarios.days import Ended


def here(arguments: Sequence[str], environment: Mapping[str, str], said: str, where: Path) -> Ended:
    """The command, run where we stand."""
    shown, told = io.BytesIO(), io.BytesIO()
    out = io.TextIOWrapper(shown, encoding="utf-8", write_through=True)
    err = io.TextIOWrapper(told, encoding="utf-8", write_through=True)
    before, folder, stdin = dict(os.environ), Path.cwd(), sys.stdin
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(where)
    sys.stdin = io.TextIOWrapper(io.BytesIO(said.encode()), encoding="utf-8")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = _code(arguments)
    finally:
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(before)
        sys.stdin = stdin
    return Ended(code, shown.getvalue().decode(), told.getvalue().decode())


def _code(arguments: Sequence[str]) -> int:
    if arguments[1] == "afterword":
        return run([*arguments[2:]])
    answering.main()
    return 0


if __name__ == "__main__":
    model, host = (*sys.argv[1:], "claude-code")[:2]
    print(json.dumps([as_json(play(name, model, here, host)) for name in SCENARIOS]))
