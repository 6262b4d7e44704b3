"""Asking what a chat tells: a model, where one may be asked, else the built-in reader. Both answer in the same shape.

The person's words decide on what a change rests and how far it reaches; whoever answered, code reads that from them.
Money is set aside before anything leaves and settled after it. What may happen on the way is a value: put off, the mark
stays and the chat is tried again; passed over, those words are done with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

from afterword.core.change import Change
from afterword.core.entry import Settled
from afterword.core.mark import LookMark
from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.engine.framing import asked_about, material_for
from afterword.engine.spending import NoRoom, decided_since, set_aside, settle
from afterword.engine.turning import would_be
from afterword.noticing.reading import Noticed
from afterword.noticing.review import (
    Material,
    parse_answer,
    resolve,
    resolved,
    to_answer,
    told_in_turn,
    wishes_told,
)
from afterword.noticing.statements import JustSaid, RetireWish, read_statements
from afterword.ports import Offer, ReviewAsked, Reviewer, ReviewFailed, ReviewFailure

BUILT_IN = "built-in"
NOT_ASKED = "not_asked"  # who is set up could not be asked at all: no word left
TRIED_AGAIN_AFTER = timedelta(hours=1)
MOST_UNREADABLE = 2  # unreadable answers in a row after which those words are passed over

# An answer came and cannot be used; the same words may get a better one from another model of the provider.
ANSWERS = frozenset({ReviewFailure.UNREADABLE, ReviewFailure.CUT_SHORT, ReviewFailure.REFUSED})
WORTH_A_RETRY = ANSWERS | {ReviewFailure.NOT_OFFERED}


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a review proposes. ``reader`` is who read, ``asked`` the model asked, or None.

    ``would_ask``: in a rehearsal, who would be asked in place of the built-in reader, which then read. ``passed_over``:
    no answer could be read twice in a row, so these words are done with. ``just_said``: the changes once more, as what
    the same chat changes its mind about.
    """

    changes: tuple[Change, ...] = ()
    retire: tuple[RetireWish, ...] = ()
    reader: str = BUILT_IN
    asked: str | None = None
    cost_micros: int = 0
    would_ask: Offer | None = None
    passed_over: bool = False
    just_said: tuple[JustSaid, ...] = ()


@dataclass(frozen=True, slots=True)
class PutOff:
    """Not now: the mark stays. ``reason`` is a short code; ``unreadable`` counts unreadable answers in a row so far.

    ``tried``: somebody was asked, or could not be, so that it is not tried again for an hour. ``silent`` is the name of
    what is set up and gave no answer.
    """

    reason: str
    unreadable: int = 0
    tried: bool = True
    silent: str = ""


def review(
    desk: Desk,
    standing: Standing,
    noticed: Noticed,
    mark: LookMark | None,
    *,
    rehearses: bool,
    at_once: bool,
    silent: frozenset[str] = frozenset(),
) -> Proposal | PutOff:
    """What these words tell. ``rehearses``: nobody is asked. ``at_once``: the hour between two tries does not count.

    ``silent`` names what gave no answer in this run: it is not asked again about every other chat.
    """
    reviewer = desk.sockets.reviewer
    if reviewer is None or not noticed.worth_review:
        return read_by_rule(desk, standing, noticed) if noticed.worth_review else Proposal()
    material = material_for(desk, standing, noticed)
    asked = asked_about(desk, material)
    offers = reviewer.offers(asked, noticed.chat.source, noticed.chat.provider)
    if not offers:
        return read_by_rule(desk, standing, noticed)
    if rehearses:
        return _rehearsed(desk, standing, noticed, offers[0])
    if _tried_lately(desk, standing, mark) and not at_once:
        return PutOff("tried_lately", tried=False)
    if offers[0].provider in silent:
        return PutOff(ReviewFailure.NO_ANSWER.value, tried=False)
    unreadable = mark.unreadable if mark is not None else 0
    return _Asking(desk, reviewer, noticed, material, asked).through(offers, unreadable)


def read_by_rule(desk: Desk, standing: Standing, noticed: Noticed) -> Proposal:
    """The built-in reader's proposal: written down as an answer and read back through the parser that reads a
    model's.
    """
    memories = (*would_be(standing, desk.now), *standing.live())
    reading = read_statements(noticed, memories=memories, now=desk.now)
    material = Material(noticed, (*memories, *(one.memory for one in reading.just_said)))
    answer = parse_answer(to_answer([one.change for one in reading.just_said], material))
    changes = resolve(answer, material)
    return Proposal(changes, reading.retire, just_said=_placed(changes, reading.just_said))


def _placed(changes: Sequence[Change], told: Sequence[JustSaid]) -> tuple[JustSaid, ...]:
    """What was just said, each as it came through the parser, which keeps the order; as it was where it did not."""
    found = list(told)
    at = 0
    for change in changes:
        place = next((it for it in range(at, len(found)) if found[it].change.text == change.text), None)
        if place is not None:
            found[place], at = replace(found[place], change=change), place + 1
    return tuple(found)


def _rehearsed(desk: Desk, standing: Standing, noticed: Noticed, offer: Offer) -> Proposal:
    by_rule = read_by_rule(desk, standing, noticed)
    return replace(by_rule, would_ask=offer)


def _tried_lately(desk: Desk, standing: Standing, mark: LookMark | None) -> bool:
    """Within the hour, unless the person changed since who may be asked or what may be spent: that may help now."""
    if mark is None or mark.tried is None or desk.now - mark.tried >= TRIED_AGAIN_AFTER:
        return False
    return not decided_since(standing, mark.tried)


@dataclass(frozen=True, slots=True)
class _NoUse:
    """An asking that came to nothing, and what counts as spent for it. ``left`` False: nobody could be asked."""

    why: ReviewFailure
    cost_micros: int
    left: bool = True


@dataclass(frozen=True, slots=True)
class _Asking:
    """One look's asking: at most one completion and one retry."""

    desk: Desk
    reviewer: Reviewer
    noticed: Noticed
    material: Material
    asked: ReviewAsked

    def through(self, offers: tuple[Offer, ...], unreadable: int) -> Proposal | PutOff:
        """Ask until somebody answers what can be read, money is short, or a retry is of no use."""
        reason = silent = ""
        spent = 0
        for offer in offers[:2]:
            match self._one(offer):
                case Proposal() as proposal:
                    return replace(proposal, cost_micros=proposal.cost_micros + spent)
                case NoRoom() as short:
                    return PutOff(reason or short.reason, unreadable)
                case _NoUse(failure, cost, left):
                    reason, spent = failure.value if left else NOT_ASKED, spent + cost
                    silent = offer.provider if failure is ReviewFailure.NO_ANSWER else ""
                    unreadable += failure in ANSWERS
            if unreadable >= MOST_UNREADABLE:
                return Proposal(reader=offer.model, asked=offer.model, cost_micros=spent, passed_over=True)
            if reason not in WORTH_A_RETRY:
                break
        return PutOff(reason, unreadable, silent=silent)

    def _one(self, offer: Offer) -> Proposal | _NoUse | NoRoom:
        """One completion, paid for, if there is room for it. What is not known to cost less costs all set aside."""
        line = set_aside(self.desk, offer, self.asked, self.noticed.chat)
        if isinstance(line, NoRoom):
            return line
        answer = self.reviewer.ask(offer, self.asked)
        if isinstance(answer, ReviewFailed):
            settle(self.desk, Settled(line.id, answer.cost_micros, answer.why.value, answer.detail, left=answer.left))
            cost = line.most_micros if answer.cost_micros is None else answer.cost_micros
            return _NoUse(answer.why, cost, answer.left)
        parsed = parse_answer(answer.text)
        if not parsed.readable:
            why = ReviewFailure.UNREADABLE
            settle(self.desk, Settled(line.id, answer.cost_micros, why.value, model=answer.model))
            return _NoUse(why, answer.cost_micros)
        found = resolved(parsed, self.material)
        left_out = tuple(part.reason for part in found.dropped)
        settle(self.desk, Settled(line.id, answer.cost_micros, model=answer.model, left_out=left_out))
        return self._proposal(found.changes, answer.model or offer.model, answer.cost_micros)

    def _proposal(self, changes: tuple[Change, ...], model: str, cost: int) -> Proposal:
        """What a model read, with what the chat took back of it: a model cannot name what is no memory yet. A reversal
        without a new wish makes a card by code, whoever read: a model has no word for it.
        """
        standing = self.desk.standing()
        waiting = would_be(standing, self.desk.now)
        memories = (*waiting, *standing.live())
        reading = read_statements(self.noticed, memories=memories, now=self.desk.now)
        told = told_in_turn(changes, reading, self.noticed, memories, waiting)
        taken = {change.entry for change in changes if change.entry}
        return Proposal(
            changes=tuple(one.change for one in told),
            retire=tuple(wish for wish in wishes_told(reading, told) if wish.entry not in taken),
            reader=model,
            asked=model,
            cost_micros=cost,
            just_said=told,
        )
