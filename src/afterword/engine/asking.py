"""Taking an answer: what is shown, the hash that binds a ticket to it, and the refusal of everything else.

A ticket is for one action, one thing and the words shown. If these changed by the time it is spent, nothing is
done and the person is asked to look again. Refusals are recorded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from afterword.core.entry import Answered, AnswerKind, Refused
from afterword.core.errors import AnswerRefused
from afterword.engine.admit import Admission
from afterword.engine.desk import Desk
from afterword.engine.hand import Hand
from afterword.engine.views import Choice, Declined, Done, Given, LookAgain, Outcome, Shown

ASK_AGAIN = "Ask for it again and answer there."
_YES = "yes"
_LONGEST_NAMED = 80


def shown(
    answer: AnswerKind,
    target: str,
    words: str,
    choices: Sequence[Choice] | str,
    warnings: Sequence[str] = (),
) -> Shown:
    """What the person sees. One label instead of choices makes a plain yes or no."""
    offered = (Choice(_YES, choices),) if isinstance(choices, str) else tuple(choices)
    hashes = tuple((choice.key, _hash(answer, target, words, warnings, choice.key)) for choice in offered)
    return Shown(answer, target, words, offered, tuple(warnings), hashes)


def _hash(answer: AnswerKind, target: str, words: str, warnings: Sequence[str], choice: str) -> str:
    parts = (answer.value, target, words, *warnings, choice)
    return hashlib.sha256(b"".join(len(part.encode()).to_bytes(8, "big") + part.encode() for part in parts)).hexdigest()


@dataclass(frozen=True, slots=True)
class Act:
    """What carrying an answer out writes, and what is said of it. ``value`` goes into the record beside the answer."""

    admission: Admission
    done: Done
    value: str = ""
    then: Callable[[], None] | None = field(default=None)


@dataclass(frozen=True, slots=True)
class Question:
    """One answer that may be taken: what is shown for it now, and what a choice does. Both read what stands when
    called.

    ``show`` raises UnknownId or BadInput where there is nothing to answer. ``act`` is given the choice and the
    answer's id.
    """

    show: Callable[[Desk], Shown]
    act: Callable[[Desk, str, str], Act]


def refuse_first(desk: Desk, answer: AnswerKind, named: str, hand: Hand) -> None:
    """Refuse, and record it, where by this hand nobody can answer: before anything is looked up or shown.

    ``named`` is what was asked about, as it was typed. Raises AnswerRefused.
    """
    refused = hand.refusal()
    if refused is not None:
        desk.pen.admit(Admission((Refused(answer, named[:_LONGEST_NAMED], hand.route, refused.reason),)))
        raise refused


def take(desk: Desk, question: Question, hand: Hand) -> Outcome:
    """Show, ask, check the ticket, carry out. Raises AnswerRefused, UnknownId, BadInput."""
    seen = question.show(desk)
    try:
        given = hand.ask(seen)
        if given is None:
            return Declined()
        return carry_out(desk, question, given)
    except AnswerRefused as refused:
        line = Refused(seen.answer, seen.target, hand.route, refused.reason)
        desk.pen.admit(Admission(lines=(line,)))
        raise


def carry_out(desk: Desk, question: Question, given: Given) -> Outcome:
    """Spend a ticket on what it was given for, if that still reads as it was shown."""
    with desk.pen.alone():
        ticket = desk.sockets.tickets.spend(given.ticket.id, desk.now)
        now = question.show(desk)
        if (ticket.answer, ticket.target) != (now.answer, now.target):
            raise AnswerRefused("This answer was given for something else.", "foreign_ticket", ASK_AGAIN)
        if ticket.words_hash not in dict(now.hashes).values():
            refused = Refused(now.answer, now.target, ticket.route, "changed_words")
            desk.pen.admit(Admission((refused,)))
            return LookAgain(now, "It changed since you saw it. Nothing was done; please look again.")
        if ticket.words_hash != dict(now.hashes).get(given.choice):
            raise AnswerRefused("This answer was given for another choice.", "foreign_ticket", ASK_AGAIN)
        answer = desk.new("a")
        act = question.act(desk, given.choice, answer)
        line = Answered(answer, now.answer, now.target, ticket.route, ticket.words_hash, act.value)
        desk.pen.admit(replace(act.admission, lines=(line, *act.admission.lines)))
        if act.then is not None:
            act.then()
        return act.done
