"""A memory said in other words by the person: what it said before stays under Earlier, with its date.

What is new is theirs from then on, reaches as far as the old one did, and passes the memory check like all else.
"""

from __future__ import annotations

from dataclasses import replace

from afterword.core.change import Supersede
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput
from afterword.core.memory import Memory, scope_name
from afterword.core.standing import Standing
from afterword.engine import finding
from afterword.engine.admit import Admission
from afterword.engine.answer.wording import one_line, untold, worded
from afterword.engine.answer.writing import by_hand
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.folder import as_filed
from afterword.engine.making import writes_for
from afterword.engine.saying import reach
from afterword.engine.views import Done, Shown
from afterword.judging.never import says_the_same


def rewrite_question(which: str, text: str) -> Question:
    """A live memory, and what is true instead of it. Raises UnknownId; BadInput for what may not be kept."""
    words = one_line(text)
    return Question(lambda desk: _show(desk, which, words), lambda desk, *_: _rewrite(desk, which, words))


def _show(desk: Desk, which: str, words: str) -> Shown:
    memory, change = _wanted(desk, which, words)
    lines = [change.text, f"Instead of: {memory.text}"]
    if change.text != words:
        lines.append(f"You wrote: {words}")
    if scope_name(memory.scope) != "everywhere":
        lines.append(f"Reaches: {reach(scope_name(memory.scope))}")
    return shown(AnswerKind.WRITE, memory.id, "\n".join(lines), "Change it?", untold(change.text))


def _wanted(desk: Desk, which: str, words: str) -> tuple[Memory, Supersede]:
    standing = desk.standing()
    memory = _changeable(desk, standing, which)
    read = worded(words, memory.kind, (), desk.now)
    if read.text == memory.text:
        raise BadInput("It says so already.", "Say it in other words, or leave it as it is.")
    same = (one for one in standing.live() if one.id != memory.id and says_the_same(one.text, read.text))
    known = next(same, None)
    if known is not None:
        raise BadInput(f"That is known already: {known.text}", f"See: afterword why {known.id}")
    return memory, Supersede(memory.id, read.text, "", lang=read.lang or memory.lang)


def _changeable(desk: Desk, standing: Standing, which: str) -> Memory:
    stands = finding.memory(standing, which)
    if not stands.live:
        raise BadInput(
            "That is not true any more, so there is nothing to change.", "What is true now: afterword memories"
        )
    if stands.held is not None or as_filed(desk, stands.memory.id) is not None:
        raise BadInput("It is left out until you answer what is asked about it.", "See: afterword files")
    return stands.memory


def _rewrite(desk: Desk, which: str, words: str) -> Act:
    standing = desk.standing()
    old, change = _wanted(desk, which, words)
    learning, made = by_hand(desk, standing, change)
    memory = replace(made, note=old.note, device=old.device)
    done = Done(
        "Changed. What it said before stays under Earlier.", f"Undo: afterword undo {learning.id}", memory=memory
    )
    return Act(Admission((learning,), writes_for(learning, memory, standing)), done)
