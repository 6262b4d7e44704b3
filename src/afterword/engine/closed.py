"""Questions that were closed without an answer, for those who show them. Words are judged elsewhere."""

from __future__ import annotations

from afterword.core.stands import CardNow
from afterword.engine.desk import Desk


def lately_closed(desk: Desk) -> tuple[CardNow, ...]:
    """Questions closed without an answer in the time that one may wait, newest first; none that is asked again."""
    standing, lately = desk.standing(), desk.now - desk.terms.waits_for
    again = {card.card.pattern for card in standing.open_cards()}
    closed = [(one.closed_at, one) for one in standing.cards.values() if one.closed_at is not None]
    recent = [(at, one) for at, one in closed if at >= lately and one.card.pattern not in again]
    return tuple(one for _, one in sorted(recent, key=lambda pair: pair[0], reverse=True))
