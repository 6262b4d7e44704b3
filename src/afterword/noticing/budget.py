"""Is there room to ask a model: money this month, looks today on the person's own plan, and how much of that is used.

Everything it goes by is handed in; it knows no model, no price and no date.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

PLAN_LOOKS = 20  # looks a day on the person's own plan
PLAN_NEARLY_USED = 0.8  # share of the plan from which on it is left to the person


@dataclass(frozen=True, slots=True)
class Purse:
    """What may be spent and what is spent. Money is in millionths of a dollar.

    ``cap`` and ``spent`` are of this month, over all devices, what is set aside for askings under way included.
    ``plan_looks`` are today's; ``plan_used`` is the share of the plan that the host says is used, None where it does
    not say.
    """

    cap: int
    spent: int = 0
    plan_looks: int = 0
    plan_used: float | None = None


@dataclass(frozen=True, slots=True)
class Price:
    """What one more asking takes: at most so many millionths of a dollar, or a look on the plan."""

    most: int = 0
    plan: bool = False


def no_room(purse: Purse, price: Price) -> str:
    """Why this may not be asked now: the first reason of the table, or '' where there is room.

    What costs nothing has room at any cap.
    """
    return next((reason for reason, holds in _AGAINST if holds(purse, price)), "")


_AGAINST: tuple[tuple[str, Callable[[Purse, Price], bool]], ...] = (
    ("over_cap", lambda purse, price: price.most > max(0, purse.cap)),
    ("cap_reached", lambda purse, price: price.most > 0 and purse.spent + price.most > purse.cap),
    ("plan_nearly_used", lambda purse, price: price.plan and (purse.plan_used or 0.0) >= PLAN_NEARLY_USED),
    ("plan_looks", lambda purse, price: price.plan and purse.plan_looks >= PLAN_LOOKS),
)
