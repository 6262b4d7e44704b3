"""Answers about the never-list: a line taken off it, and going on with what is left where a part of it may be gone."""

from __future__ import annotations

from afterword.core.entry import NEVER_LIST, AnswerKind, NeverList, NeverRemoved, SettingNow
from afterword.core.errors import BadInput
from afterword.engine import finding
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.views import Done, Shown


def remove_question(which: str) -> Question:
    """Take a line off the never-list."""

    def show(desk: Desk) -> Shown:
        line = finding.never(desk.standing(), which).line
        return shown(AnswerKind.REMOVE, line.id, f"May be learned again: {line.text}", "Take it off the list?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        line = finding.never(desk.standing(), which).line
        return Act(Admission((NeverRemoved(line.id),)), Done("It may be learned again."))

    return Question(show, act)


def begin_never_list_question() -> Question:
    """Let the never-list be whole again as it is. Until then everything waits."""
    return Question(_show, lambda desk, *_: _begin())


def _show(desk: Desk) -> Shown:
    standing = desk.standing()
    if standing.never_readable:
        raise BadInput("The list of what you took back is whole.", "See: afterword never")
    left = [never.line.text for never in standing.never.values()]
    words = "\n".join(("What will not be learned again, as far as it could be read:", *(left or ["(nothing)"])))
    warning = "what else you took back before may be learned once more"
    return shown(AnswerKind.SETTING, NEVER_LIST, words, "Go on with this list?", [warning])


def _begin() -> Act:
    line = SettingNow(NEVER_LIST, NeverList.WHOLE.value)
    return Act(Admission((line,)), Done("Learning goes on by itself.", "See: afterword never"), NeverList.WHOLE.value)
