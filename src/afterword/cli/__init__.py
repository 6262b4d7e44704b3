"""The terminal's way in: every command, asked for in plain words and answered in plain words."""

from __future__ import annotations


def main() -> None:
    """Run the command line and exit with its code. Stopped before it could begin, it leaves as quietly."""
    try:
        from .program import run

        code = run()
    except KeyboardInterrupt:
        code = 130
    raise SystemExit(code)
