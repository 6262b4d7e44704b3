"""Taking back a Forget: the memory is there again as it lay, byte for byte, and what waited waits again.

What the Forget put on the never-list goes off it in the same answer, and the pattern it closed is as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from afterword.core.entry import AnswerKind, Body, MemoryNow, NeverRemoved
from afterword.core.errors import BadInput
from afterword.core.fileop import PutFile
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.engine import finding
from afterword.engine.admit import FORGOTTEN, LASTING, Admission, Write
from afterword.engine.answer.reopening import patterns_before
from afterword.engine.answer.undoing import checked, codes_of, left_out_again, standing_or_filed
from afterword.engine.asking import Act, Question, shown
from afterword.engine.chain import relinked
from afterword.engine.desk import Desk
from afterword.engine.folder import as_filed
from afterword.engine.lineage import lineage
from afterword.engine.views import Done, Shown
from afterword.judging.never import says_the_same


def forgotten(standing: Standing, which: str) -> MemoryStands | LearningNow | None:
    """What was forgotten and can come back: a memory, by its own id or by that of a learning of it, or what waited."""
    told = standing.learnings.get(which)
    if told is not None:
        return told if told.forgotten else _with_file(standing, told.learning.memory or "")
    if which in standing.memories:
        return _with_file(standing, which)
    meant = [one for one in (*standing.memories, *standing.learnings) if finding.starts(one, which)]
    return forgotten(standing, meant[0]) if len(meant) == 1 else None


def _with_file(standing: Standing, which: str) -> MemoryStands | None:
    stands = standing.memories.get(which)
    return stands if stands is not None and stands.gone == FORGOTTEN and stands.file is not None else None


def bring_back_question(which: str) -> Question:
    """Take back a Forget."""
    return Question(lambda desk: _show(desk, which), lambda desk, _, answer: _bring_back(desk, which, answer))


def _show(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    match forgotten(standing, which):
        case LearningNow() as told:
            words = [f"Have it wait again: {told.learning.change.text}", *_off_the_list(standing, told.learning.id)]
            return shown(AnswerKind.REDO, told.learning.id, "\n".join(words), "Bring it back?")
        case MemoryStands() as stands:
            memory = stands.memory
            _refuse_known(standing, memory)
            lines = [f"Remember again: {memory.text}", *_off_the_list(standing, memory.learned or memory.id)]
            if memory.place is not Place.LIVE:
                lines.append("It was not in use; what is true today stays.")
            return shown(AnswerKind.REDO, memory.id, "\n".join(lines), "Bring it back?")
        case None:
            raise BadInput("That was not forgotten.", f"See: afterword why {which}")


def _refuse_known(standing: Standing, memory: Memory) -> None:
    same = next((one for one in standing.live() if says_the_same(one.text, memory.text)), None)
    if memory.place is Place.LIVE and same is not None:
        raise BadInput(f"The same is known again: {same.text}", f"See: afterword why {same.id}")


def _off_the_list(standing: Standing, because: str) -> Iterator[str]:
    if next(_never(standing, because), None) is not None:
        yield "It goes off the list of things that are not learned again."


def _never(standing: Standing, because: str) -> Iterator[NeverRemoved]:
    """What the Forget put there; what was taken back before by an Undo stays taken back."""
    told = standing.learnings.get(because)
    if told is None or not told.undone:
        yield from (NeverRemoved(one.line.id) for one in standing.never.values() if one.line.because == because)


def _bring_back(desk: Desk, which: str, answer: str) -> Act:
    standing = desk.standing()
    match forgotten(standing, which):
        case LearningNow() as told:
            done = Done("It waits for you again.", "See: afterword waiting", brought_back=True)
            return Act(Admission(tuple(_never(standing, told.learning.id))), done)
        case MemoryStands() as stands:
            return _as_it_lay(desk, standing, stands, answer)
        case None:
            raise BadInput("That was not forgotten.", f"See: afterword why {which}")


def _as_it_lay(desk: Desk, standing: Standing, stands: MemoryStands, answer: str) -> Act:
    memory, newest, file = stands.memory, stands.newest, stands.file
    assert file is not None
    now = MemoryNow(memory, file.path, newest.seal, newest.because)
    lines: tuple[Body, ...] = (
        *_never(standing, memory.learned or memory.id),
        *patterns_before(desk, standing, memory.id, FORGOTTEN),
        now,
        *_held(desk, standing, stands),
    )
    done = Done("Remembered again.", f"Forget it: afterword forget {memory.id}", memory=memory, brought_back=True)
    put = PutFile(file.path, file.content, over="")
    return Act(Admission(lines, puts=(put,)), done, then=partial(_link_again, desk, memory.id, answer))


def _held(desk: Desk, standing: Standing, stands: MemoryStands) -> Iterator[Body]:
    """Left out as it was, or since today's check is against it: it is back, and waits for the person's answer."""
    memory, was = stands.memory, stands.was_held
    if was is not None and was.trouble in LASTING:
        yield was
    elif memory.place is Place.LIVE and (codes := codes_of(standing, memory)):
        yield from left_out_again(desk, standing, memory.id, codes)


def _link_again(desk: Desk, which: str, answer: str) -> None:
    """Where what came after it was taken back meanwhile, it is true again; not by a file that a hand changed, whose
    words nobody was shown.
    """
    standing = desk.standing()
    chain = lineage(standing, which, partial(standing_or_filed, desk, standing), desk.pen.links)
    if len(chain) > 1:
        memories = tuple(one for one in relinked(chain) if as_filed(desk, one.id) is None)
        lines = tuple(checked(desk, standing, memories))
        desk.pen.admit(Admission(lines, tuple(Write(one, answer) for one in memories)))
