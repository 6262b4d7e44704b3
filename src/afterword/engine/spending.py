"""Money for askings: set aside in the record before a model is asked, settled after it, a month and a device at a time.

What was set aside and never settled counts in full: a crash hides nothing, and processes that race cannot pass the cap,
since each sets aside under the writer's lock. Knows prices only as an offer names them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from afterword.core.entry import Sent, Settled
from afterword.core.standing import Standing
from afterword.core.stands import SentNow
from afterword.engine.admit import Admission
from afterword.engine.desk import Desk

if TYPE_CHECKING:
    from afterword.core.chat import Chat
    from afterword.noticing.budget import Purse
    from afterword.ports import Offer, ReviewAsked


@dataclass(frozen=True, slots=True)
class NoRoom:
    """It may not be asked now. ``reason`` is a short code."""

    reason: str


def says_who(name: str) -> bool:
    """Whether a setting of this name says who may be asked."""
    first, _, rest = name.partition(".")
    return name == "reader" or first == "provider" or (first == "consent" and rest.endswith(".provider"))


def decided_since(standing: Standing, moment: datetime) -> bool:
    """Whether the person has changed since then who may be asked, or what may be spent."""
    turns = (turns[-1] for name, turns in standing.settings.items() if turns and (name == "cap" or says_who(name)))
    return any(turn.at > moment for turn in turns)


def set_aside(desk: Desk, offer: Offer, asked: ReviewAsked, about: Chat | str) -> Sent | NoRoom:
    """The line that lets this be asked, written; or why it may not be asked now. ``about``: a chat, or what else is
    asked about, in a word.
    """
    from afterword.noticing.budget import Price, no_room

    chat = None if isinstance(about, str) else about
    with desk.pen.alone():
        reason = no_room(purse(desk, desk.standing(), chat), Price(offer.most_micros, offer.plan))
        if reason:
            return NoRoom(reason)
        line = Sent(
            id=desk.new("s"),
            chat=about if isinstance(about, str) else about.key,
            provider=offer.provider,
            model=offer.model,
            to=offer.to,
            words=asked.words,
            most_micros=offer.most_micros,
            plan=offer.plan,
        )
        desk.pen.admit(Admission((line,)))
        return line


def settle(desk: Desk, settled: Settled) -> None:
    """Write what came of it."""
    desk.pen.admit(Admission((settled,)))


def purse(desk: Desk, standing: Standing, chat: Chat | None = None) -> Purse:
    """What may be spent now and what is spent; of the plan what the chat's log says."""
    from afterword.noticing.budget import Purse

    today = desk.day(desk.now)
    return Purse(
        cap=desk.terms.cap_micros,
        spent=sum(one.cost_micros for one in of_month(desk, standing, today)),
        plan_looks=sum(one.line.plan and one.left and desk.day(one.at) == today for one in standing.sent.values()),
        plan_used=_plan_used(desk, chat) if chat is not None else None,
    )


def of_month(desk: Desk, standing: Standing, day: date) -> tuple[SentNow, ...]:
    """Everything that was asked in the local month of this day, on every device."""
    month = (day.year, day.month)
    return tuple(one for one in standing.sent.values() if _month(desk, one) == month)


def next_month(day: date) -> date:
    """The 1st of the month after this day."""
    return date(day.year + day.month // 12, day.month % 12 + 1, 1)


def _month(desk: Desk, one: SentNow) -> tuple[int, int]:
    day = desk.day(one.at)
    return day.year, day.month


def _plan_used(desk: Desk, chat: Chat) -> float | None:
    """What the log last said, unless the plan began anew since."""
    anew = chat.plan_resets is not None and desk.now >= chat.plan_resets
    return None if anew else chat.plan_used
