"""The example week, lived through in a home that is thrown away: learning, shown where there is nothing to read."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .paper import Ink, Paper


def run_demo(sheet: Paper, *, as_json: bool) -> int:
    """Learn from the example week, moved to last week, and tell it. Raises BadInput where the examples are not here."""
    from afterword.evals.examples import live_through_examples

    from .learn_telling import tell_report
    from .shapes import of_report

    with tempfile.TemporaryDirectory(prefix="afterword-example-") as folder:
        report = live_through_examples(Path(folder), env=os.environ, progress=sheet.progress)
    if as_json:
        sheet.json({**of_report(report), "demo": True})
        return 0
    sheet.say("No chats of yours were read. This is an invented person's week, in a home that is thrown away.")
    sheet.line()
    tell_report(sheet, report, of="the example week")
    sheet.line()
    sheet.say("Learn from your own: run `afterword learn` in a terminal. It asks before it reads.", ink=Ink.FAINT)
    return 0
