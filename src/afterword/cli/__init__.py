"""The terminal's way in: every command, asked for in plain words and answered in plain words."""

from __future__ import annotations


def main() -> None:
    """Run the command line and exit with its code."""
    from .program import run

    raise SystemExit(run())
