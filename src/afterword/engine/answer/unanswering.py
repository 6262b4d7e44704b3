"""Taking back the answer to a question, and giving it again: the memory is as it was, and the question is open again.

What came after the answer stays: where that leaves nothing to take back, it is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from afterword.core.entry import AnswerKind, Body, Held, PatternNow
from afterword.core.errors import BadInput
from afterword.core.memory import Memory, Place
from afterword.core.standing import Standing
from afterword.core.stands import CardNow
from afterword.engine import finding
from afterword.engine.admit import Admission, Write
from afterword.engine.answer import cards, undoing
from afterword.engine.answer.reopening import ANSWERING, CARD, Settled, answers_to, settled
from afterword.engine.asking import Act, Question, shown
from afterword.engine.chain import revived
from afterword.engine.desk import Desk
from afterword.engine.folder import as_filed
from afterword.engine.saying import chosen
from afterword.engine.viewing import USE
from afterword.engine.views import Done, Shown

TAKEN_BACK = "answer taken back"


def undo_question(which: str | None) -> Question:
    """Take back a learning (None: the newest), or the answer to a card that ``which`` names."""
    learning = undoing.undo_question(which)

    def question(desk: Desk) -> Question:
        card = finding.any_card(desk.standing(), which) if which else None
        return learning if card is None else _taking_back(card)

    return Question(lambda desk: question(desk).show(desk), lambda desk, *given: question(desk).act(desk, *given))


def answer_again_question(standing: Standing, which: str) -> Question | None:
    """Give an answer to a card again that was taken back; None where ``which`` names no card."""
    card = finding.any_card(standing, which)
    if card is None:
        return None
    name = card.card.id
    return Question(lambda desk: _show_again(desk, name), lambda desk, _, answer: _again(desk, name, answer))


# taking back


def _taking_back(card: CardNow) -> Question:
    name = card.card.id
    return Question(lambda desk: _show(desk, name), lambda desk, _, answer: _undo(desk, name, answer))


def _show(desk: Desk, which: str) -> Shown:
    standing = desk.standing()
    found = _found(desk, standing, which)
    said = chosen(AnswerKind.CARD, found.choice)
    lines = (f"Take back your answer “{said}”: {found.card.words}", *_becomes(desk, standing, found))
    return shown(AnswerKind.UNDO, which, "\n".join((*lines, "The question is open again.")), "Undo?")


def _found(desk: Desk, standing: Standing, which: str) -> Settled:
    card = standing.cards[which]
    if card.choice is None:
        step = "" if card.closed else f"Answer it: afterword answer {which}"
        raise BadInput("That question is not answered.", step)
    found = settled(standing, which)
    if found is None:
        step = f"See: afterword why {card.card.memory}"
        raise BadInput("That answer changed nothing that still stands so: there is nothing to take back.", step)
    if found.after.place is Place.LIVE and as_filed(desk, found.after.id) is not None:
        raise BadInput("Its file was changed by hand since.", "See: afterword files")
    return found


def _becomes(desk: Desk, standing: Standing, found: Settled) -> Iterator[str]:
    text = standing.memories[found.after.id].memory.text
    if found.choice == USE:
        yield f"Left out again: {text}"
        return
    yield f"As it was before: {text}" if found.after.place is Place.LIVE else f"In use again: {text}"
    if (filed := _as_before(desk, standing, found).text) != text:
        yield f"Changed by hand since, its file says: {filed}"


def _undo(desk: Desk, which: str, answer: str) -> Act:
    standing = desk.standing()
    found = _found(desk, standing, which)
    memory = _as_before(desk, standing, found)
    lines: list[Body] = [*_pattern(desk, standing, found)]
    lines += _held(desk, found) if found.choice == USE else undoing.checked(desk, standing, (memory,))
    writes = () if found.choice == USE else (Write(memory, answer),)
    step = f"Give that answer again: afterword redo {which}"
    also = undoing.told_left_out(lines, (memory,)) if writes else ()
    done = Done("Taken back. The question is open again.", step, memory=memory, also=also, redo=which)
    return Act(Admission(tuple(lines), writes), done)


def _as_before(desk: Desk, standing: Standing, found: Settled) -> Memory:
    """As it was but for what was counted since; what was put away as its file lies there."""
    memory = standing.memories[found.after.id].memory
    if found.after.place is Place.LIVE:
        return replace(memory, stage=found.before.stage, scope=found.before.scope)
    return revived(as_filed(desk, memory.id) or memory)


def _held(desk: Desk, found: Settled) -> Iterator[Body]:
    """Left out again for what it was left out for."""
    lines = (line.body for line in desk.sockets.record.lines())
    held = [body for body in lines if isinstance(body, Held) and body.memory == found.after.id]
    yield from held[-1:]


def _pattern(desk: Desk, standing: Standing, found: Settled) -> Iterator[PatternNow]:
    """The pattern as it was asked about, with what was said since; not where something else settled it meanwhile."""
    now = standing.patterns.get(found.card.pattern or "")
    lines: Iterable[Body] = (line.body for line in desk.sockets.record.lines()) if now is not None else ()
    states = [body for body in lines if isinstance(body, PatternNow) and now is not None and body.pattern.id == now.id]
    at = [number for number, state in enumerate(states) if number and state.because == CARD]
    if now is None or not at:
        return
    before, left = states[at[-1] - 1].pattern, states[at[-1]].pattern
    if (now.state, now.stage) == (left.state, left.stage):
        yield PatternNow(replace(now, state=before.state, scope=before.scope, stage=before.stage), TAKEN_BACK)


# giving it again


def _taken_back(standing: Standing, card: CardNow) -> str | None:
    """The choice that was taken back last, where the question is open since."""
    given = answers_to(standing, card.card.id)
    chosen_before = [said.value for said in given if said.answer in ANSWERING]
    return chosen_before[-1] if chosen_before and given[-1].answer is AnswerKind.UNDO else None


def _choice(desk: Desk, which: str) -> str:
    standing = desk.standing()
    card = standing.cards[which]
    if card.choice is not None:
        step = cards.take_back(which if settled(standing, which) is not None else "")
        raise BadInput(f"Your answer stands already: “{chosen(AnswerKind.CARD, card.choice)}”.", step)
    choice = _taken_back(standing, finding.card(standing, which))
    if choice is None:
        raise BadInput("No answer to that was taken back.", f"Answer it: afterword answer {which}")
    return choice


def _show_again(desk: Desk, which: str) -> Shown:
    choice = _choice(desk, which)
    asked = cards.card_question(which).show(desk)
    words = f"Answer “{chosen(AnswerKind.CARD, choice)}” again: {asked.words}"
    return shown(AnswerKind.REDO, which, words, "Give that answer?")


def _again(desk: Desk, which: str, answer: str) -> Act:
    act = cards.card_question(which).act(desk, _choice(desk, which), answer)
    return replace(act, done=replace(act.done, redo="", undo=which, next_step=cards.take_back(which)))
