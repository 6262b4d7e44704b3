"""What assistants saved by themselves, brought in as *imported*: each waits, and one press keeps the whole list.

It is no evidence of the person's words: it goes through the gate's drops and the memory check, and nothing of it is in
use before the person says so. Instructions to an assistant are not brought in at all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from afterword.core.change import LONGEST_TEXT, Add
from afterword.core.chat import Project
from afterword.core.entry import AnswerKind, Learning
from afterword.core.errors import BadInput
from afterword.core.memory import InProject, Kind
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.core.verdict import NEVER_KEPT, Apply, CheckCode, Drop, Reason, SeenAgain, Wait
from afterword.engine.admit import Admission
from afterword.engine.answer.erasing import key_of
from afterword.engine.answer.wording import proposed
from afterword.engine.answer.writing import without_words
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.making import memory_from, writes_for
from afterword.engine.saying import WHY_NOT, checks, count
from afterword.engine.views import Done, Shown
from afterword.judging.check import memory_check
from afterword.judging.gate import judge
from afterword.judging.never import same_as, says_the_same

READER = "import"
_ABOUT = re.compile(r"^(?:the\s+)?user\s+(?=\w)", re.IGNORECASE)
TOO_LONG = "longer than one statement"
WAITS_ALREADY = "waits for you already"


@dataclass(frozen=True, slots=True)
class Told:
    """Something that an assistant saved. ``project`` None: it reaches everywhere. ``wish``: how things are done."""

    assistant: str
    text: str
    project: Project | None = None
    wish: bool = False


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of it: how many wait now that did not before, and what was passed over, by why in words.

    ``looked_in``: where nothing at all was found.
    """

    fresh: int
    skipped: Mapping[str, int] = field(default_factory=dict)
    looked_in: tuple[str, ...] = ()


def bring_in(desk: Desk, told: Sequence[Told], skipped: Mapping[str, int]) -> Imported:
    """Have each wait that may be kept at all. Doing it twice adds nothing. Raises HomeBusy, DiskFull."""
    why: Counter[str] = Counter(skipped)
    with desk.pen.alone():
        standing = desk.standing()
        waiting = [one.learning.change.text for one in standing.waiting()]
        lines: list[Learning] = []
        for one in told:
            found = _considered(desk, standing, one, waiting)
            if isinstance(found, str):
                why[found] += 1
            else:
                lines.append(found)
                waiting.append(found.change.text)
        desk.pen.admit(Admission(tuple(lines)))
    return Imported(len(lines), dict(why))


def _considered(desk: Desk, standing: Standing, one: Told, waiting: Sequence[str]) -> Learning | str:
    """The learning that waits, or in words why there is none."""
    text = " ".join(one.text.split())
    if len(text) > LONGEST_TEXT:
        return TOO_LONG
    change = _worded(desk, one, text)
    if key_of(desk, change.text) in standing.erased or same_as(change.text, standing.never_texts() or ()) is not None:
        return WHY_NOT[Reason.TOLD_NOT_TO]
    if any(says_the_same(change.text, other) for other in waiting):
        return WAITS_ALREADY
    verdict = judge(change, without_words(desk))
    match verdict:
        case Drop() | SeenAgain():
            return WHY_NOT[verdict.reason]
        case Apply() | Wait():
            return _learning(desk, one, change, verdict)


def _worded(desk: Desk, one: Told, text: str) -> Add:
    """As a description of the person: what is said of *the user* is said of them."""
    bare = _ABOUT.sub("", text)
    said = f"{bare[:1].upper()}{bare[1:]}" if bare != text else text
    change = proposed(said.rstrip(".").strip() or said, None, desk.now)
    kind = Kind.PREFERENCE if one.wish else change.kind
    scope = InProject(one.project.key, one.project.name) if one.project is not None else change.scope
    return replace(change, kind=kind, scope=scope)


def _learning(desk: Desk, one: Told, change: Add, verdict: Apply | Wait) -> Learning:
    codes = verdict.codes if isinstance(verdict, Wait) else ()
    reasons = verdict.matched if isinstance(verdict, Wait) else ()
    matched = tuple(dict.fromkeys((Reason.FROM_ASSISTANT, *reasons)))
    return Learning(
        id=desk.new("l"),
        chat=None,
        project=one.project.key if one.project is not None else None,
        change=change,
        verdict=Wait(Reason.FROM_ASSISTANT, matched, f"saved by {one.assistant}", codes),
        reader=READER,
        memory=desk.new("m"),
        attended=False,
        counted=False,
        title=one.assistant,
    )


# one press


def keep_imported_question() -> Question:
    """Keep all that was brought in and waits, as one list."""
    return Question(_show, lambda desk, *_: _keep(desk))


def imported_waiting(standing: Standing) -> tuple[LearningNow, ...]:
    """What was brought in and waits, oldest first."""
    return tuple(told for told in standing.waiting() if told.learning.reader == READER)


def _show(desk: Desk) -> Shown:
    waiting = imported_waiting(desk.standing())
    if not waiting:
        raise BadInput("Nothing that was brought in waits for you.", "See: afterword waiting")
    lines = [f"{count(len(waiting), 'memory', 'memories')} that your assistants saved:"]
    lines += [f"  {_line(told.learning)}" for told in waiting]
    warnings = [f"{t.learning.change.text}: {checks(codes)}" for t in waiting if (codes := _codes(t.learning))]
    return shown(AnswerKind.KEEP, "imported", "\n".join(lines), "Keep all of these?", warnings)


def _line(learning: Learning) -> str:
    scope = learning.change.scope
    where = f", only in {scope.name}" if isinstance(scope, InProject) else ""
    return f"{learning.change.text} ({learning.title}{where})"


def _codes(learning: Learning) -> tuple[CheckCode, ...]:
    return learning.verdict.codes if isinstance(learning.verdict, Wait) else ()


def _keep(desk: Desk) -> Act:
    standing = desk.standing()
    waiting = imported_waiting(standing)
    kept = [told.learning for told in waiting if not _unkeepable(told.learning)]
    learnings = [replace(one, verdict=Apply()) for one in kept]
    writes = [
        write
        for one in learnings
        for write in writes_for(one, memory_from(one, standing, desk.now, desk.terms.device), standing)
    ]
    left = len(waiting) - len(kept)
    also = (f"{count(left, 'one cannot', 'of them cannot')} be kept, whoever says so",) if left else ()
    done = Done(f"Kept {count(len(kept), 'memory', 'memories')}.", "See: afterword memories", also=also)
    return Act(Admission(tuple(learnings), tuple(writes)), done)


def _unkeepable(learning: Learning) -> bool:
    change = learning.change
    return bool(NEVER_KEPT & set(memory_check(change.text, said=(), kind=change.kind, lang=change.lang)))
