"""Undo, and its undoing: what was there before stands again, exactly; what came after stays.

Both are shown where a file was changed by hand since. An earlier copy is brought back from its own file, through
the check.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from afterword.core.entry import Answered, AnswerKind, Body, FileTrouble, Held, NeverRemoved, PatternNow
from afterword.core.errors import BadInput
from afterword.core.memory import Memory, Place, Source, Stage
from afterword.core.pattern import PatternState
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow, MemoryStands
from afterword.core.verdict import CheckCode, Drop, Reason
from afterword.engine import finding
from afterword.engine.admit import LASTING, Admission, Write
from afterword.engine.answer.apart import parts_left_over, taken_apart, together_again
from afterword.engine.answer.reopening import asked_again, card_answered
from afterword.engine.asking import Act, Question, shown
from afterword.engine.chain import Role, relinked, revived
from afterword.engine.desk import Desk
from afterword.engine.folder import as_filed, refuse_overwriting
from afterword.engine.lineage import TIDIED_BY_RULE, lineage, put_away_by, with_role
from afterword.engine.never import never_line
from afterword.engine.questions import held_with_card
from afterword.engine.viewing import ASIDE, CASE_BY_CASE, FIRST, RETIRE, SECOND
from afterword.engine.views import Done, Shown
from afterword.judging.check import memory_check
from afterword.judging.surroundings import safe_words

PUT_AWAY = frozenset({RETIRE, FIRST, SECOND, CASE_BY_CASE, ASIDE})  # answers to a card that put a memory away


def undo_question(which: str | None) -> Question:
    """Take back a learning; None: the newest that stands."""
    return Question(lambda desk: _show_undo(desk, which), lambda desk, _, answer: _undo(desk, which, answer))


def again_question(which: str) -> Question:
    """Learn again what was taken back."""
    return Question(lambda desk: _show_redo(desk, which), lambda desk, _, answer: _redo(desk, which, answer))


def _meant(standing: Standing, which: str | None) -> LearningNow:
    if which is not None:
        return finding.learning(standing, which)
    newest = [told for told in standing.applied() if not told.undone and not told.forgotten]
    if not newest:
        raise BadInput("There is nothing to take back.", "See: afterword learned --all")
    return newest[-1]


# taking back


def _show_undo(desk: Desk, which: str | None) -> Shown:
    standing = desk.standing()
    told = _meant(standing, which)
    if told.undone:
        raise BadInput("That was taken back already.", f"Learn it again: afterword redo {told.learning.id}")
    if told.waits:
        raise BadInput("That still waits for you.", f"Let it go: afterword forget {told.learning.id}")
    if not told.applied:
        step = f"See: afterword why {told.learning.id}"
        raise BadInput("That changed nothing, so there is nothing to take back.", step)
    _refuse_gone(standing, told)
    lines = [f"Take back: {told.learning.change.text}", *_by_hand(desk, standing, told), *_stays(standing, told)]
    for memory in _after_undo(desk, standing, told):
        lines += _says(standing, memory, told.learning.memory)
    return shown(AnswerKind.UNDO, told.learning.id, "\n".join(lines), "Undo?")


def _refuse_gone(standing: Standing, told: LearningNow) -> None:
    stands = standing.memories.get(told.learning.memory or "")
    if stands is not None and not stands.present:
        back = f"Bring it back first: afterword redo {stands.memory.id}" if stands.file is not None else ""
        raise BadInput(f"What it made is {stands.gone}: there is nothing left of it here.", back)


def _stays(standing: Standing, told: LearningNow) -> Iterable[str]:
    stands = standing.memories.get(told.learning.memory or "")
    tidied = stands is not None and put_away_by(standing, stands) not in (None, told)
    by = standing.memory(stands.memory.superseded_by or "") if stands is not None and tidied else None
    if by is not None and by.place is Place.LIVE:
        yield f"It was put together with others since, and this stays: {by.text}"


def _by_hand(desk: Desk, standing: Standing, told: LearningNow) -> Iterable[str]:
    stands = standing.memories.get(told.learning.memory or "")
    filed = as_filed(desk, stands.memory.id) if stands is not None and stands.present else None
    if filed is not None:
        yield f"Changed by hand since, its file says: {filed.text}"


def _says(standing: Standing, memory: Memory, own: str | None) -> Iterable[str]:
    stands = standing.memories[memory.id]
    before = stands.memory
    if memory.id == own:
        if memory.place is Place.LIVE:
            yield f"It says again: {memory.text}"
    elif memory.place is Place.LIVE and before.place is not Place.LIVE:
        yield f"True again: {memory.text}"
        if memory.text != before.text:
            yield f"(changed by hand since it was: {before.text})"
    elif memory.place is Place.LIVE:
        yield f"It was replaced since, and this stays: {memory.text}"


def _after_undo(desk: Desk, standing: Standing, told: LearningNow) -> tuple[Memory, ...]:
    stands = standing.memories.get(told.learning.memory or "")
    if stands is None or not stands.present:
        return ()
    apart = taken_apart(standing, told) if told.learning.merged else None
    if apart is not None:
        return apart
    before = _state_before(stands, told)
    if before is not None:
        return (before,) if _made_last(standing, stands, told) else ()
    if stands.memory.place is Place.ARCHIVED:
        return ()
    if put_away_by(standing, stands) is not None:
        return (replace(stands.memory, place=Place.ARCHIVED),)  # what stands for it stays, and so does what came before
    filed = partial(standing_or_filed, desk, standing)
    chain = lineage(standing, stands.memory.id, filed, desk.pen.links)
    chain = with_role(chain, stands.memory.id, Role.TAKEN_BACK)
    return (*moved(desk, standing, relinked(chain)), *parts_left_over(standing, chain))


def moved(desk: Desk, standing: Standing, memories: Iterable[Memory]) -> tuple[Memory, ...]:
    """Without those that stay where they lie and whose file a hand changed: that waits for an answer of its own."""
    return tuple(
        one
        for one in memories
        if one.place is not standing.memories[one.id].memory.place or as_filed(desk, one.id) is None
    )


def standing_or_filed(desk: Desk, standing: Standing, which: str) -> Memory | None:
    """A memory as its file says it; None where there is no file to bring back or to link."""
    memory = standing.memory(which)
    if memory is None or desk.pen.stored(which) is None:
        return None
    return as_filed(desk, which) or memory


def _state_before(stands: MemoryStands, told: LearningNow) -> Memory | None:
    """What a memory was before a learning changed it in place; None where the learning made it."""
    places = [number for number, now in enumerate(stands.history) if now.because == told.learning.id]
    return stands.history[places[0] - 1].memory if places and places[0] > 0 else None


def _undo(desk: Desk, which: str | None, answer: str) -> Act:
    standing = desk.standing()
    told = _meant(standing, which)
    memories = _after_undo(desk, standing, told)
    refuse_overwriting(desk, memories)
    lines: list[Body] = [
        *_never(desk, standing, told),
        *_patterns_closed(standing, told),
        *checked(desk, standing, memories),
    ]
    writes = tuple(Write(memory, answer) for memory in memories)
    again = [memory for memory in memories if memory.place is Place.LIVE and memory.id != told.learning.memory]
    left_out = {line.memory for line in lines if isinstance(line, Held)}
    true_again = (one for one in again if standing.memories[one.id].memory.place is not Place.LIVE)
    also = tuple(one.text for one in true_again if one.id not in left_out)
    again_by = f"Learn it again: afterword redo {told.learning.id}"
    own = told.learning.reader in {"person", "file"} and not told.learning.merged  # never goes on the list
    says = "Taken back." if own else "Taken back. It will not be learned again by itself."
    done = Done(says, again_by, also=(*also, *told_left_out(lines, memories)))
    return Act(Admission(tuple(lines), writes), done)


def _never(desk: Desk, standing: Standing, told: LearningNow) -> Iterable[Body]:
    stands = standing.memories.get(told.learning.memory or "")
    by_hand = told.learning.reader in {"person", "file", TIDIED_BY_RULE} or bool(told.learning.merged)
    if (
        stands is not None
        and not by_hand
        and not any(n.line.because == told.learning.id for n in standing.never.values())
    ):
        line = never_line(desk, stands)
        if line is not None:
            yield replace(line, text=told.learning.change.text, because=told.learning.id)


def _patterns_closed(standing: Standing, told: LearningNow) -> Iterable[PatternNow]:
    for pattern in standing.patterns.values():
        if pattern.memory == told.learning.memory and told.learning.reader != TIDIED_BY_RULE:
            yield PatternNow(replace(pattern, state=PatternState.REVERSED), "undo")


def checked(desk: Desk, standing: Standing, memories: Iterable[Memory]) -> Iterable[Body]:
    """What is brought back goes through the check; what fails it is back, and left out until the person answers what is
    asked about it.
    """
    for memory in memories:
        before = standing.memories[memory.id]
        was = before.held is not None and before.held.trouble in LASTING and memory.text == before.memory.text
        back = memory.place is Place.LIVE and before.memory.place is not Place.LIVE and not was
        codes = codes_of(standing, memory) if back else ()
        if codes:
            yield from left_out_again(desk, standing, memory.id, codes)


def left_out_again(desk: Desk, standing: Standing, memory: str, codes: tuple[CheckCode, ...]) -> Iterable[Body]:
    """It is back and held, with one question, where that is not open already."""
    held, card = held_with_card(desk, memory, FileTrouble.FAILS_CHECK, codes, ", ".join(codes))
    yield held
    unanswered = [now.card for now in standing.cards.values() if now.choice is None and not now.closed]
    if not any((one.memory, one.words) == (memory, card.words) for one in unanswered):
        yield card


def told_left_out(lines: Iterable[Body], memories: Iterable[Memory]) -> tuple[str, ...]:
    """What is said of those that came back and are held by these lines."""
    held = {line.memory for line in lines if isinstance(line, Held)}
    texts = (safe_words(one.text) for one in memories if one.id in held)
    return tuple(f"It is left out until you answer what is asked about it: {text}" for text in texts)


def codes_of(standing: Standing, memory: Memory) -> tuple[CheckCode, ...]:
    """What the check says against a memory that comes back. Only words that they once gave are the person's: what a
    hand wrote into the file since is judged as any file is.
    """
    told = standing.learnings.get(memory.learned or "")
    quotes = tuple(quote.words for quote in told.learning.quotes) if told is not None else ()
    theirs = _given(standing, memory)
    said = quotes or ((memory.text,) if theirs else ())
    return memory_check(memory.text, said=said, kind=memory.kind, by_hand=theirs and memory.source is Source.YOU)


def _given(standing: Standing, memory: Memory) -> bool:
    """Whether a learning that stands in the record gave a memory this text; where none is left, its seal has to do."""
    told = [one.learning for one in standing.learnings.values() if one.learning.memory == memory.id]
    known = standing.memories[memory.id].memory.text == memory.text
    return any(one.change.text == memory.text for one in told) or (not told and known)


# learning again


def _show_redo(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    told = finding.learning(standing, which)
    if not told.undone and not _put_away(standing, told):
        raise BadInput("That was not taken back.", f"See: afterword why {told.learning.id}")
    _refuse_gone(standing, told)
    lines = [f"Learn again: {told.learning.change.text}"]
    for memory in _after_redo(desk, standing, told):
        before = standing.memories[memory.id].memory
        if memory.id == told.learning.memory and memory.text != told.learning.change.text:
            lines.append(f"Its file says: {memory.text}")
        if memory.id == told.learning.memory and memory.place is Place.SUPERSEDED:
            lines.append("It was replaced since, and what is true now stays.")
        if before.place is Place.LIVE and memory.place is not Place.LIVE:
            lines.append(f"No longer true then: {memory.text}")
    return shown(AnswerKind.REDO, told.learning.id, "\n".join(lines), "Learn it again?")


def _after_redo(desk: Desk, standing: Standing, told: LearningNow) -> tuple[Memory, ...]:
    stands = standing.memories.get(told.learning.memory or "")
    if stands is not None and stands.present and _by_card(standing, stands):  # taken back or not: it is live again
        return (revived(as_filed(desk, stands.memory.id) or stands.memory),)
    if stands is None or not stands.present or not _set_aside_by_undo(standing, stands, told):
        return ()
    if told.learning.merged and stands.history[-2].memory.place is Place.LIVE:
        return together_again(desk, standing, told)
    if put_away_by(standing, replace(stands, history=stands.history[:-1])) is not None:
        return (stands.history[-2].memory,)
    before = _state_before(stands, told)
    if before is not None:
        mine = [now.memory for now in stands.history if now.because == told.learning.id]
        return (mine[-1],)
    filed = partial(standing_or_filed, desk, standing)
    chain = lineage(standing, stands.memory.id, filed, desk.pen.links)
    return moved(desk, standing, relinked(with_role(chain, stands.memory.id, Role.STANDS)))


def _put_away(standing: Standing, told: LearningNow) -> bool:
    stands = standing.memories.get(told.learning.memory or "")
    return stands is not None and _by_card(standing, stands)


def _by_card(standing: Standing, stands: MemoryStands) -> bool:
    """Whether it was there until the person's answer to a card put it away: no longer true, or not the right one."""
    if stands.memory.place is not Place.ARCHIVED or len(stands.history) < 2:
        return False
    found = card_answered(standing, stands)
    return stands.history[-2].memory.place is Place.LIVE and found is not None and found[1] in PUT_AWAY


def _made_last(standing: Standing, stands: MemoryStands, told: LearningNow) -> bool:
    """Whether a memory still stands as this learning left it, or as learning it again did."""
    again = {
        line.answer.id
        for line in standing.answers
        if isinstance(line.answer, Answered)
        and line.answer.answer is AnswerKind.REDO
        and line.answer.target == told.learning.id
    }
    return stands.newest.because in {told.learning.id, *again}


def _set_aside_by_undo(standing: Standing, stands: MemoryStands, told: LearningNow) -> bool:
    return any(
        isinstance(line.answer, Answered)
        and line.answer.id == stands.newest.because
        and line.answer.answer is AnswerKind.UNDO
        and line.answer.target == told.learning.id
        for line in standing.answers
    )


def _redo(desk: Desk, which: str, answer: str) -> Act:
    standing = desk.standing()
    told = finding.learning(standing, which)
    memories = _after_redo(desk, standing, told)
    refuse_overwriting(desk, memories)
    removed = [NeverRemoved(n.line.id) for n in standing.never.values() if n.line.because == told.learning.id]
    lines: list[Body] = [*removed, *_patterns_opened(standing, told), *checked(desk, standing, memories)]
    if memories and _put_away(standing, told):
        lines += asked_again(desk, standing, standing.memories[memories[0].id])
    writes = tuple(Write(memory, answer) for memory in memories)
    return Act(Admission(tuple(lines), writes), Done("Learned again.", also=told_left_out(lines, memories)))


def _patterns_opened(standing: Standing, told: LearningNow) -> Iterable[PatternNow]:
    for pattern in standing.patterns.values():
        if pattern.memory == told.learning.memory and pattern.state is PatternState.REVERSED:
            state = PatternState.CONFIRMED if pattern.stage is Stage.CONFIRMED else PatternState.OPEN
            yield PatternNow(replace(pattern, state=state), "redo")


def told_not_to(told: LearningNow) -> bool:
    """Whether it was dropped because the person had taken the same thing back."""
    verdict = told.learning.verdict
    return isinstance(verdict, Drop) and verdict.reason is Reason.TOLD_NOT_TO
