"""The person's answer for a never-list of which a part may be gone: learn again, with what is left of it."""

from __future__ import annotations

from afterword.core.entry import NEVER_LIST, AnswerKind, NeverList, SettingNow
from afterword.core.errors import BadInput
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.views import Done, Shown


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
