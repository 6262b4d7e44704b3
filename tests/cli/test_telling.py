"""How single things are told: from values to lines, without a home."""

from __future__ import annotations

import io
from datetime import UTC, datetime

from afterword.app import ClosedView
from afterword.app.saying import day
from afterword.cli.paper import Paper
from afterword.cli.telling import tell_closed
from afterword.core.memory import Kind, Memory

AT = datetime(2026, 3, 2, 12, tzinfo=UTC)


def told(*views: ClosedView) -> str:
    stream = io.StringIO()
    tell_closed(Paper(stream, {}), views)
    return stream.getvalue()


def test_a_question_that_is_not_asked_any_more_says_since_when_and_why() -> None:
    memory = Memory("m-7", Kind.PREFERENCE, "Prefers tea")
    lines = told(ClosedView("k-1", AT, "Always tea?\x1b[2J", "some of its words were not yours.", memory)).splitlines()
    assert "Not asked any more" in lines
    line = next(line for line in lines if "Always tea?" in line)
    assert "\x1b" not in line
    assert line.endswith("m-7")
    assert f"{day(AT)}: some of its words were not yours." in lines[lines.index(line) + 1]


def test_nothing_is_said_of_none() -> None:
    assert told() == ""
    assert "k-1" not in told(ClosedView("k-1", AT, "Always tea?", "why", None))
