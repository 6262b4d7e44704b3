"""Keep what waits, forget what is remembered, learn after all what was dropped because it had been taken back.

Keep is for exactly the words shown. It retires an older memory only if that still says what was shown, and never
one that is itself held or waiting.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from afterword.core.change import Supersede
from afterword.core.entry import AnswerKind, Body, Learning, NeverRemoved, PatternNow
from afterword.core.errors import BadInput, UnknownId
from afterword.core.memory import Memory, Place, Source, scope_name
from afterword.core.pattern import PatternState
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.core.verdict import NEVER_KEPT, Wait
from afterword.engine import finding
from afterword.engine.admit import FORGOTTEN, Admission, Gone, Write
from afterword.engine.answer.apart import as_merged, put_together
from afterword.engine.answer.bringing_back import bring_back_question, forgotten
from afterword.engine.answer.unanswering import answer_again_question
from afterword.engine.answer.undoing import again_question, told_not_to
from afterword.engine.asking import Act, Question, shown
from afterword.engine.counting import started
from afterword.engine.desk import Desk
from afterword.engine.folder import as_filed
from afterword.engine.making import (
    later_than,
    memory_from,
    merged_from,
    put_away,
    true_before,
    writes_for,
    writes_for_merge,
)
from afterword.engine.never import line_for, never_line
from afterword.engine.saying import WHY_NOT, checks, reach
from afterword.engine.views import Done, Shown
from afterword.judging.check import memory_check
from afterword.judging.never import says_the_same


def keep_question(which: str) -> Question:
    """Keep a waiting change."""
    return Question(lambda desk: _show_keep(desk, which), lambda desk, *_: _keep(desk, which))


def redo_question(which: str) -> Question:
    """Learn again what was taken back, or after all what was dropped because the same had been taken back; bring back
    what was forgotten; give an answer again that was taken back.
    """

    def question(desk: Desk) -> Question:
        again = answer_again_question(desk.standing(), which)
        if again is not None:
            return again
        if forgotten(desk.standing(), which) is not None:
            return bring_back_question(which)
        after_all = told_not_to(finding.learning(desk.standing(), which))
        return after_all_question(which) if after_all else again_question(which)

    return Question(
        lambda desk: question(desk).show(desk), lambda desk, choice, answer: question(desk).act(desk, choice, answer)
    )


def after_all_question(which: str) -> Question:
    """Learn something that was dropped because the same had been taken back."""
    return Question(lambda desk: _show_after_all(desk, which), lambda desk, *_: _after_all(desk, which))


def forget_question(which: str) -> Question:
    """Forget a memory, an earlier copy, or a change that waits."""
    return Question(lambda desk: _show_forget(desk, which), lambda desk, *_: _forget(desk, which))


# keeping


def _show_keep(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    told = finding.waiting(standing, which)
    warnings = [_why_it_waits(told.learning)]
    return shown(AnswerKind.KEEP, told.learning.id, _words(desk, standing, told.learning), "Keep it?", warnings)


def _why_it_waits(learning: Learning) -> str:
    verdict = learning.verdict
    named = ""
    if isinstance(verdict, Wait):
        named = checks(verdict.codes) if verdict.codes else verdict.detail
    return f"It waits: {WHY_NOT[verdict.reason]}{f' ({named})' if named else ''}."


def _words(desk: Desk, standing: Standing, learning: Learning) -> str:
    scope = learning.change.scope
    lines = [learning.change.text]
    if scope is not None:
        lines.append(f"Reaches: {reach(scope_name(scope))}")
    if put_together(learning):
        parts = as_merged(desk, standing, standing.learnings[learning.id])
        away = [one for one in parts if one.id != learning.stays]
        return "\n".join((*lines, *(f"In place of: {one.text}" for one in away)))
    aimed = _aimed(standing, learning)
    old = _to_retire(desk, standing, aimed)
    if old is not None:
        before = _said_before(desk, standing, learning, aimed)
        lines.append(f"{'True before, and today stays' if before else 'No longer true then'}: {old.text}")
    return "\n".join(lines)


def _aimed(standing: Standing, learning: Learning) -> Learning:
    """Aimed at what is true today: what it was to replace may have been replaced while it waited."""
    if not isinstance(learning.change, Supersede):
        return learning
    today = _true_today(standing, learning.change.target)
    memory = standing.memory(today)
    if memory is not None and memory.source is Source.YOU and today != learning.change.target:
        return learning  # when the person wrote it says nothing of when it became true
    return replace(learning, change=replace(learning.change, target=today))


def _said_before(desk: Desk, standing: Standing, learning: Learning, aimed: Learning) -> bool:
    """Whether it was said before what took the place of the memory that it was to replace."""
    return aimed != learning and later_than(standing, aimed, memory_from(aimed, standing, desk.now, "")) is not None


def _true_today(standing: Standing, which: str) -> str:
    passed: set[str] = set()
    while which not in passed:
        passed.add(which)
        memory = standing.memory(which)
        if memory is not None and memory.place is Place.SUPERSEDED and memory.superseded_by is not None:
            which = memory.superseded_by
    return which


def _to_retire(desk: Desk, standing: Standing, learning: Learning) -> Memory | None:
    """The memory that a keep would retire: live, in use, its file as it was left."""
    if not isinstance(learning.change, Supersede):
        return None
    stands = standing.memories.get(learning.change.target)
    usable = stands is not None and stands.live and stands.held is None and as_filed(desk, stands.memory.id) is None
    return stands.memory if stands is not None and usable else None


def compare_ahead(texts: Iterable[str]) -> None:
    """Read these as a keep will read them, which holds what is kept against all that is known: they stay read."""
    for text in texts:
        says_the_same(text, text)


def _keep(desk: Desk, which: str) -> Act:
    standing = desk.standing()
    told = finding.waiting(standing, which)
    return _learned(desk, standing, told)


def _learned(desk: Desk, standing: Standing, told: LearningNow) -> Act:
    learning = told.learning
    _refuse_unkeepable(learning)
    same = (memory for memory in standing.live() if says_the_same(memory.text, learning.change.text))
    known = next((memory for memory in same if memory.id not in put_together(learning)), None)
    if known is not None and not learning.stays:
        return Act(Admission(), Done("That is known already.", memory=known))
    if put_together(learning):
        return _merged(desk, standing, told)
    aimed = _aimed(standing, learning)
    before, learning = _said_before(desk, standing, learning, aimed), aimed
    if learning.memory is None:
        learning = replace(learning, memory=desk.new("m"))
    memory = memory_from(learning, standing, desk.now, desk.terms.device)
    old = _to_retire(desk, standing, learning)
    if old is not None and before:
        memory = true_before(memory, old)
        done = Done("Kept as what was true before.", f"Take it back: afterword undo {learning.id}", memory=memory)
        return Act(Admission(writes=(Write(memory, learning.id),)), done, memory.id)
    lines: tuple[Body, ...] = started(desk, standing, learning, memory)
    done = Done("Kept.", f"Take it back: afterword undo {learning.id}", memory=memory)
    writes = writes_for(learning, memory, standing, retire=old is not None)
    return Act(Admission(lines, writes), done, learning.memory or "")


def _merged(desk: Desk, standing: Standing, told: LearningNow) -> Act:
    parts, learning = as_merged(desk, standing, told), told.learning
    if learning.stays:
        memory = parts[0]
        writes = tuple(Write(put_away(one, memory, desk.now), learning.id) for one in parts[1:])
    else:
        memory = merged_from(learning, parts, desk.now)
        writes = writes_for_merge(learning, memory, parts, desk.now)
    done = Done("Kept.", f"Take it back: afterword undo {learning.id}", memory=memory)
    return Act(Admission(writes=writes), done, memory.id)


def _refuse_unkeepable(learning: Learning) -> None:
    """What the check would never let stand is not kept by an answer either."""
    said = tuple(quote.words for quote in learning.quotes)
    codes = NEVER_KEPT & set(memory_check(learning.change.text, said=said, kind=learning.change.kind))
    if codes:
        raise BadInput(f"This cannot be kept: {checks(sorted(codes))}.", f"Let it go: afterword forget {learning.id}")


def _show_after_all(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    told = finding.learning(standing, which)
    if not told_not_to(told) or told.after_all:
        raise BadInput("That was not dropped because you took it back.", f"See: afterword why {told.learning.id}")
    words = _words(desk, standing, told.learning)
    return shown(AnswerKind.REDO, told.learning.id, words, "Learn it after all?", ["you took this back before"])


def _after_all(desk: Desk, which: str) -> Act:
    standing = desk.standing()
    told = finding.learning(standing, which)
    act = _learned(desk, standing, told)
    text = told.learning.change.text
    removed = tuple(NeverRemoved(n.line.id) for n in standing.never.values() if says_the_same(n.line.text, text))
    return replace(act, admission=replace(act.admission, lines=(*removed, *act.admission.lines)))


# forgetting


def _show_forget(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    meant = _meant(standing, which)
    match meant:
        case LearningNow():
            text, target = meant.learning.change.text, meant.learning.id
            return shown(AnswerKind.FORGET, target, f"Let go: {text}", "Forget it?")
        case MemoryStands():
            memory = meant.memory
            filed = as_filed(desk, memory.id)
            lines = [f"Forget: {memory.text}", *([f"Its file says: {filed.text}"] if filed is not None else [])]
            if memory.place is not Place.LIVE:
                lines.append("It is not in use; what is true today stays.")
            return shown(AnswerKind.FORGET, memory.id, "\n".join(lines), "Forget it?")


def _meant(standing: Standing, which: str) -> LearningNow | MemoryStands:
    try:
        return finding.waiting(standing, which)
    except UnknownId:
        return finding.memory(standing, which)


def _forget(desk: Desk, which: str) -> Act:
    standing = desk.standing()
    meant = _meant(standing, which)
    match meant:
        case LearningNow():
            learning = meant.learning
            if put_together(learning):
                return Act(Admission(), _let_go("Let go. They stay apart.", learning.id))
            line = line_for(desk, memory_from(learning, standing, desk.now, desk.terms.device), learning.id)
            lines: tuple[Body, ...] = (line,) if line is not None else ()
            return Act(Admission(lines), _let_go("Let go. It will not be learned by itself.", learning.id))
        case MemoryStands():
            never = never_line(desk, meant)
            closed = tuple(_closed(standing, meant.memory.id))
            lines = (*((never,) if never is not None else ()), *closed)
            there = desk.pen.stored(meant.memory.id) is not None
            done = _let_go("Forgotten.", meant.memory.id) if there else Done("Forgotten.")
            return Act(Admission(lines, gone=(Gone(meant.memory.id, FORGOTTEN),)), done)


def _let_go(says: str, which: str) -> Done:
    """It is gone, and comes back by this id."""
    return Done(says, f"Take it back: afterword redo {which}", redo=which)


def _closed(standing: Standing, memory: str) -> Iterable[PatternNow]:
    for pattern in standing.patterns.values():
        if pattern.memory == memory:
            yield PatternNow(replace(pattern, state=PatternState.REVERSED), FORGOTTEN)
