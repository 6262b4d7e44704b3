"""Many commands, one after the other in one process, each with streams of its own: what costs most is only begun once.

Run as a script: RESULT; commands come as JSON on stdin. RESULT becomes JSON with the code, output and errors of each.
"""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from afterword.cli.program import run


def ended(arguments: list[str]) -> tuple[int, str, str]:
    """One command as ``afterword …`` ends it."""
    out, err = io.BytesIO(), io.BytesIO()
    with (
        io.TextIOWrapper(out, encoding="utf-8", write_through=True) as shown,
        io.TextIOWrapper(err, encoding="utf-8", write_through=True) as said,
        redirect_stdout(shown),
        redirect_stderr(said),
    ):
        code = run(arguments)
        return code, out.getvalue().decode("utf-8"), err.getvalue().decode("utf-8")


if __name__ == "__main__":
    told = [ended(arguments) for arguments in json.loads(sys.stdin.read())]
    Path(sys.argv[1]).write_text(json.dumps(told), encoding="utf-8")
