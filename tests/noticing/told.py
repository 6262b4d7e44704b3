"""Little chats for the tests of the built-in reader: what was said, and what the reader makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from afterword.core.change import Change
from afterword.core.memory import Memory
from afterword.evals.table import Turn
from afterword.evals.turns import chat_of
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.statements import Reading, read_statements

NOW = datetime(2026, 10, 10, 12, 0, tzinfo=UTC)


def heard(*turns: str, project: str | None = None) -> Noticed:
    """A chat as it is noticed. A turn that begins with '* ' is the assistant's."""
    told = [Turn("assistant", one[2:]) if one.startswith("* ") else Turn("user", one) for one in turns]
    return notice(chat_of(told, project=project), after=None)


def read(*turns: str, project: str | None = None, memories: Sequence[Memory] = ()) -> Reading:
    return read_statements(heard(*turns, project=project), memories=memories, now=NOW)


def changes(*turns: str, project: str | None = None, memories: Sequence[Memory] = ()) -> tuple[Change, ...]:
    return read(*turns, project=project, memories=memories).changes


def texts(*turns: str, project: str | None = None) -> list[str]:
    return [change.text for change in changes(*turns, project=project)]
