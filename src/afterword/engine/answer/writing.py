"""Remember: a memory by the person's own hand, or an assistant's proposal that waits for it."""

from __future__ import annotations

from dataclasses import replace

from afterword.core.change import LONGEST_TEXT, Add
from afterword.core.entry import AnswerKind, Learning
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.verdict import Apply, Drop, SeenAgain
from afterword.engine.admit import Admission, Write
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.views import Done, Outcome, Shown
from afterword.judging.case import Situation
from afterword.judging.check import memory_check
from afterword.judging.gate import judge
from afterword.judging.never import says_the_same
from afterword.judging.surroundings import FORBIDDEN

MOST_PROPOSALS = 5  # of an assistant in one chat
SAME_SENTENCE = "Thank you. What is kept is decided elsewhere."


def write_question(text: str, kind: Kind) -> Question:
    """A memory in the person's own words."""
    words = one_line(text)

    def show(desk: Desk) -> Shown:
        _refuse(desk, words, kind)
        return shown(AnswerKind.WRITE, kind.value, words, "Remember this?")

    return Question(show, lambda desk, *_: _write(desk, words, kind))


def one_line(text: str) -> str:
    """The text as one line. Raises BadInput where nothing is left or it is too long."""
    words = " ".join(text.split())
    if not words:
        raise BadInput("There is nothing to remember.", 'Write it like: afterword remember "Cooks with gas"')
    if len(words) > LONGEST_TEXT:
        raise BadInput(f"That is longer than {LONGEST_TEXT} characters.", "Say it shorter, or as two.")
    return words


def _refuse(desk: Desk, words: str, kind: Kind) -> None:
    codes = memory_check(words, said=(words,), kind=kind)
    if codes:
        named = ", ".join(sorted(codes))
        raise BadInput(f"This cannot be remembered: {named}.", "Say it as a description, like: Wants recipes in grams")
    known = next((memory for memory in desk.standing().live() if says_the_same(memory.text, words)), None)
    if known is not None:
        raise BadInput(f"That is known already ({known.id}).", f"See: afterword why {known.id}")


def _write(desk: Desk, words: str, kind: Kind) -> Act:
    now = desk.now
    stage = Stage.CONFIRMED if kind is Kind.PREFERENCE else None
    learning = desk.new("l")
    memory = Memory(
        id=desk.new("m"),
        kind=kind,
        text=words,
        stage=stage,
        source=Source.YOU,
        learned=learning,
        created=now,
        updated=now,
        valid_from=now,
        last_seen=now,
    )
    line = Learning(
        id=learning,
        chat=None,
        project=None,
        change=Add(kind, words, ""),
        verdict=Apply(),
        reader="person",
        memory=memory.id,
        counted=False,
    )
    done = Done("Remembered.", f"Take it back: afterword undo {learning}", memory=memory)
    return Act(Admission((line,), (Write(memory, learning),)), done)


def propose(desk: Desk, text: str, kind: Kind, chat: str) -> Outcome:
    """An assistant asks to remember: it waits, and whatever comes of it, the same sentence goes back."""
    words = one_line(text)
    with desk.pen.alone():
        standing = desk.standing()
        before = [told for told in standing.learnings.values() if _proposed_in(told.learning, chat)]
        again = any(says_the_same(told.learning.change.text, words) for told in standing.waiting())
        if len(before) < MOST_PROPOSALS and not again:
            desk.pen.admit(Admission((_proposal(desk, words, kind, chat),)))
    return Done(SAME_SENTENCE)


def _proposed_in(learning: Learning, chat: str) -> bool:
    return learning.reader == "assistant" and (learning.chat or "") == chat


def _proposal(desk: Desk, words: str, kind: Kind, chat: str) -> Learning:
    """What the gate says of it: without words of the person in the chat it waits at best."""
    change = Add(kind, words, "")
    verdict = judge(change, _situation(desk))
    unsayable = isinstance(verdict, Drop) and verdict.reason in FORBIDDEN
    return Learning(
        id=desk.new("l"),
        chat=chat or None,
        project=None,
        change=replace(change, text="") if unsayable else change,
        verdict=verdict,
        reader="assistant",
        memory=verdict.memory if isinstance(verdict, SeenAgain) else desk.new("m"),
        attended=False,
    )


def _situation(desk: Desk) -> Situation:
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
