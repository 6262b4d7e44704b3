"""Cards: always, only there, or case by case; still true or retired; which of two. One question, asked once."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from afterword.core.entry import AnswerKind, Body, CardAsked, CardKind, PatternNow, Released
from afterword.core.errors import BadInput
from afterword.core.memory import Domain, InDomain, InProject, Memory, Place, Scope, Stage
from afterword.core.pattern import Pattern, PatternState
from afterword.core.standing import Standing
from afterword.engine import finding
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.reopening import CARD
from afterword.engine.asking import Act, Question, shown
from afterword.engine.chain import archived
from afterword.engine.desk import Desk
from afterword.engine.folder import refuse_overwriting
from afterword.engine.viewing import (
    ALWAYS,
    ASIDE,
    BOTH,
    CASE_BY_CASE,
    FIRST,
    ONLY_IN,
    RETIRE,
    SECOND,
    USE,
    choices_of,
    project_name,
)
from afterword.engine.views import Done, Shown


def card_question(which: str) -> Question:
    """Put a card to the person."""
    return Question(lambda desk: _show(desk, which), lambda desk, choice, answer: _answer(desk, which, choice, answer))


def _show(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    card = finding.card(standing, which).card
    memory = standing.memory(card.memory)
    words = card.words if memory is None else f"{card.words}\n{memory.text}"
    return shown(AnswerKind.CARD, card.id, words, choices_of(standing, card))


def _answer(desk: Desk, which: str, choice: str, answer: str) -> Act:
    standing = desk.standing()
    card = finding.card(standing, which).card
    memory = standing.memory(card.memory)
    if memory is None:
        return Act(Admission(), Done("What it asked about is gone; nothing was to be done."), choice)
    lines, writes = _carried_out(desk, standing, card, memory, choice)
    refuse_overwriting(desk, writes)
    admission = Admission(lines, tuple(Write(one, answer) for one in writes))
    changed = writes[0] if writes else memory
    redo = _brought_back_by(standing, changed) if writes and changed.place is not Place.LIVE else ""
    undo = card.id if not redo and (lines or writes) else ""
    next_step = f"Bring it back: afterword redo {redo}" if redo else take_back(undo)
    says = _says(standing, card, choice, writes)
    return Act(admission, Done(says, next_step, memory=changed, redo=redo, undo=undo), choice)


def take_back(which: str) -> str:
    """How an answer to this card is taken back, as a next step; '' for none."""
    return f"Take it back: afterword undo {which}" if which else ""


def _brought_back_by(standing: Standing, memory: Memory) -> str:
    told = standing.learnings.get(memory.learned or "")
    return told.learning.id if told is not None and told.learning.memory == memory.id else ""


def _carried_out(
    desk: Desk, standing: Standing, card: CardAsked, memory: Memory, choice: str
) -> tuple[tuple[Body, ...], tuple[Memory, ...]]:
    match card.kind:
        case CardKind.QUESTION:
            return _grown(standing, card, memory, choice)
        case CardKind.RETIRE | CardKind.CONTRADICTED:
            return ((), (archived(memory, desk.now),)) if choice == RETIRE else ((), ())
        case CardKind.CHECKED:
            if choice == USE:
                return (Released(memory.id, "card"),), ()
            return (), (archived(memory, None),)
        case CardKind.CLASH:
            loser = {FIRST: card.other, SECOND: card.memory}.get(choice)
            lost = standing.memory(loser) if loser else None
            return (), (archived(lost, desk.now),) if lost is not None and lost.place is Place.LIVE else ()
        case _:
            assert_never(card.kind)


def _grown(
    standing: Standing, card: CardAsked, memory: Memory, choice: str
) -> tuple[tuple[Body, ...], tuple[Memory, ...]]:
    pattern = standing.patterns.get(card.pattern or "")
    if choice == CASE_BY_CASE:
        lines = _pattern(pattern, PatternState.CASE_BY_CASE, memory.scope, Stage.PENDING)
        return lines, (archived(memory, None),)
    scope = memory.scope if choice == ALWAYS else _only(choice)
    grown = replace(memory, stage=Stage.CONFIRMED, scope=scope)
    return _pattern(pattern, PatternState.CONFIRMED, scope, Stage.CONFIRMED), (grown,)


def _pattern(pattern: Pattern | None, state: PatternState, scope: Scope, stage: Stage) -> tuple[PatternNow, ...]:
    if pattern is None:
        return ()
    return (PatternNow(replace(pattern, state=state, scope=scope, stage=stage), CARD),)


def _only(choice: str) -> Scope:
    key = choice.removeprefix(ONLY_IN)
    if key.startswith("domain:"):
        return InDomain(Domain(key.removeprefix("domain:")))
    if not key or key == choice:
        raise BadInput(f"{choice!r} is no answer to this.", "See: afterword waiting")
    return InProject(key, project_name(key))


def _says(standing: Standing, card: CardAsked, choice: str, writes: tuple[Memory, ...]) -> str:
    known = {
        ALWAYS: "Confirmed.",
        CASE_BY_CASE: "Case by case, then. It is put aside and not asked again.",
        USE: "Used again.",
        ASIDE: "Put aside. It stays under Earlier.",
        RETIRE: "Retired. It stays under Earlier.",
        BOTH: "Both stay as they are.",
    }
    if card.kind is CardKind.CLASH and writes:
        kept = standing.memory(card.memory if choice == FIRST else card.other or "")
        stays = f"“{kept.text}” stays; " if kept is not None else ""
        return f"{stays}“{writes[0].text}” was put away, it is under Earlier."
    return known.get(choice, "Confirmed: only there." if choice.startswith(ONLY_IN) else "Left as it is.")
