"""Answers typed in a chat itself: ``afterword undo``, ``afterword undo ID``, ``afterword off``. They take back or stop.

Only an entry of the person counts whose speaker the host names itself, in a chat that somebody attends; nothing typed
in a chat ever keeps or widens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from afterword.core.chat import Chat, Said
from afterword.core.entry import Noted, Quote, Route
from afterword.core.errors import AnswerRefused, BadInput
from afterword.core.signal import SignalKind
from afterword.core.standing import Standing
from afterword.engine.answer.switching import mark_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import Act, Question, take
from afterword.engine.desk import Desk
from afterword.engine.views import Done, Given, Shown
from afterword.noticing.typed import TypedOff, TypedUndo, typed_to_us


@dataclass(frozen=True, slots=True)
class ChatHand:
    """The person's own entry is the answer: whatever is asked is what they typed."""

    desk: Desk
    route: Route = Route.CHAT

    def refusal(self) -> AnswerRefused | None:
        """None: what was typed is there."""
        return None

    def ask(self, shown: Shown) -> Given | None:
        """A ticket for the first choice."""
        choice = shown.choices[0].key
        tickets = self.desk.sockets.tickets
        ticket = tickets.mint(shown.answer, shown.target, shown.hash_of(choice), self.route, self.desk.now)
        return Given(ticket, choice)


def answer_in_chat(desk: Desk, chat: Chat, fresh: Sequence[Said]) -> tuple[str, ...]:
    """Carry out what the person typed to us among their fresh entries; gives what was done, one line an answer."""
    did = [_carried_out(desk, question) for question in _asked(desk.standing(), chat, fresh)]
    return tuple(line for line in did if line)


def off_in_chat(desk: Desk, chat: Chat, fresh: Sequence[Said], *, done: bool) -> bool:
    """Whether the person typed among their fresh entries that nothing be learned from this chat.

    ``done``: that is carried out, and nothing else of what they typed.
    """
    off = [said for said, wish in _typed(desk.standing(), chat, fresh) if isinstance(wish, TypedOff)]
    for said in off[:1] if done else ():
        _carried_out(desk, _once(mark_question(chat.key, chat.title), chat.key, said))
    return bool(off)


def _carried_out(desk: Desk, question: Question) -> str:
    try:
        outcome = take(desk, question, ChatHand(desk))
    except (BadInput, AnswerRefused):
        return ""  # an id that names nothing, or something taken back already: there is nothing to answer
    return outcome.says if isinstance(outcome, Done) else ""


def _asked(standing: Standing, chat: Chat, fresh: Sequence[Said]) -> Iterator[Question]:
    for said, wish in _typed(standing, chat, fresh):
        match wish:
            case TypedOff():
                yield _once(mark_question(chat.key, chat.title), chat.key, said)
            case TypedUndo(named):
                which = named or _newest_by(standing, said)
                if which is not None:
                    yield _once(undo_question(which), chat.key, said)


def _typed(standing: Standing, chat: Chat, fresh: Sequence[Said]) -> Iterator[tuple[Said, TypedUndo | TypedOff]]:
    """What was typed to us and counts, as nothing was done for it yet."""
    if chat.history or chat.in_project or not chat.attended:
        return
    if chat.automated is not None or chat.suspected is not None:
        return
    for said in fresh:
        if not said.attributed or (chat.key, said.id, 0) in standing.noted:
            continue
        wish = typed_to_us(said.text)
        if wish is not None:
            yield said, wish


def _once(question: Question, chat: str, said: Said) -> Question:
    """The same question, its answer noted with it: a crash before the mark moved must not take back twice."""
    quote = Quote(chat, said.id, said.text.strip(), 0, len(said.text), said.at)
    line = Noted(quote, SignalKind.UNDO_MEMORY, "typed")

    def act(desk: Desk, choice: str, answer: str) -> Act:
        done = question.act(desk, choice, answer)
        return replace(done, admission=replace(done.admission, lines=(line, *done.admission.lines)))

    return Question(question.show, act)


def _newest_by(standing: Standing, said: Said) -> str | None:
    """The newest learning that stood when these words were said."""
    before: datetime | None = said.at
    if before is None:
        return None
    newest = [told for told in standing.applied() if told.at <= before and not told.undone and not told.forgotten]
    return newest[-1].learning.id if newest else None
