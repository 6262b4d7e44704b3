"""Remember: a memory by the person's own hand, or an assistant's proposal that waits for it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from afterword.core.change import Add, Change, Supersede
from afterword.core.entry import AnswerKind, Learning
from afterword.core.errors import BadInput
from afterword.core.memory import Everywhere, Kind, Memory, Source, Stage, scope_name
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.core.verdict import Apply, Drop, SeenAgain
from afterword.engine.admit import Admission
from afterword.engine.answer.wording import one_line, proposed, untold, worded
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.making import memory_from, writes_for
from afterword.engine.saying import reach
from afterword.engine.views import Done, Outcome, Shown
from afterword.judging.case import Situation
from afterword.judging.gate import judge
from afterword.judging.never import says_the_same
from afterword.judging.surroundings import FORBIDDEN

ASSISTANT = "assistant"  # the reader of what an assistant asks for
MOST_PROPOSALS = 5  # of an assistant in one chat
SAME_SENTENCE = "Thank you. What is kept is decided elsewhere."


def write_question(text: str, kind: Kind | None) -> Question:
    """A memory in the person's own words: as they stand where they describe the person, else as they are read."""
    words = one_line(text)
    target = kind.value if kind is not None else "memory"

    def show(desk: Desk) -> Shown:
        change = _wanted(desk, words, kind)
        told = _words(desk.standing(), change, words)
        return shown(AnswerKind.WRITE, target, told, "Remember this?", untold(change.text))

    return Question(show, lambda desk, *_: _write(desk, _wanted(desk, words, kind)))


def _wanted(desk: Desk, words: str, kind: Kind | None) -> Change:
    standing = desk.standing()
    change = worded(words, kind, standing.live(), desk.now)
    known = next((memory for memory in standing.live() if says_the_same(memory.text, change.text)), None)
    if known is not None:
        raise BadInput(f"That is known already: {known.text}", f"See: afterword why {known.id}")
    return change


def _words(standing: Standing, change: Change, words: str) -> str:
    lines = [change.text]
    if change.text != words:
        lines.append(f"You wrote: {words}")
    if change.scope is not None and not isinstance(change.scope, Everywhere):
        lines.append(f"Reaches: {reach(scope_name(change.scope))}")
    old = standing.memory(change.target) if isinstance(change, Supersede) else None
    if old is not None:
        lines.append(f"No longer true then: {old.text}")
    return "\n".join(lines)


def _write(desk: Desk, change: Change) -> Act:
    standing = desk.standing()
    learning, memory = by_hand(desk, standing, change)
    done = Done("Remembered.", f"Take it back: afterword undo {learning.id}", memory=memory)
    return Act(Admission((learning,), writes_for(learning, memory, standing)), done)


def by_hand(desk: Desk, standing: Standing, change: Change) -> tuple[Learning, Memory]:
    """A change in the person's own words, which no limit counts, and the memory it makes: theirs, and confirmed."""
    learning = Learning(
        id=desk.new("l"),
        chat=None,
        project=None,
        change=change,
        verdict=Apply(),
        reader="person",
        memory=desk.new("m"),
        counted=False,
    )
    made = memory_from(learning, standing, desk.now, desk.terms.device)
    stage = Stage.CONFIRMED if made.stage is not None else None
    return learning, replace(made, source=Source.YOU, stage=stage)


def propose(desk: Desk, text: str, kind: Kind | None, chat: str, since: datetime | None = None) -> Outcome:
    """An assistant asks to remember: it waits, and whatever comes of it, the same sentence goes back.

    ``since``: only what it asked for from then on counts against the limit, where no chat is named.
    """
    words = one_line(text)
    with desk.pen.alone():
        standing = desk.standing()
        before = proposed_before(standing, chat, since)
        change = proposed(words, kind, desk.now)
        again = any(says_the_same(told.learning.change.text, change.text) for told in standing.waiting())
        if len(before) < MOST_PROPOSALS and not again:
            desk.pen.admit(Admission((_proposal(desk, change, chat),)))
    return Done(SAME_SENTENCE)


def proposed_before(standing: Standing, chat: str, since: datetime | None = None) -> tuple[LearningNow, ...]:
    """What an assistant asked for in a chat, or under its own name where none was known."""
    asked = [told for told in standing.learnings.values() if told.learning.reader == ASSISTANT]
    here = [told for told in asked if (told.learning.chat or "") == chat]
    return tuple(told for told in here if since is None or told.at >= since)


def _proposal(desk: Desk, change: Add, chat: str) -> Learning:
    """What the gate says of it: without words of the person in the chat it waits at best."""
    verdict = judge(change, without_words(desk))
    unsayable = isinstance(verdict, Drop) and verdict.reason in FORBIDDEN
    return Learning(
        id=desk.new("l"),
        chat=chat or None,
        project=None,
        change=replace(change, text="") if unsayable else change,
        verdict=verdict,
        reader=ASSISTANT,
        memory=verdict.memory if isinstance(verdict, SeenAgain) else desk.new("m"),
        attended=False,
    )


def without_words(desk: Desk) -> Situation:
    """Where something stands that rests on no words of the person: it waits at best."""
    standing = desk.standing()
    return Situation(
        said=(),
        attended=True,
        person_present=True,
        memories=(*standing.live(), *standing.held()),
        never=standing.never_texts(),
        mode=desk.terms.mode,
        from_assistant=True,
        likeness=desk.sockets.likeness,
    )
