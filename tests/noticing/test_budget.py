"""Room to ask a model, a row a reason."""

from __future__ import annotations

import pytest

from afterword.noticing.budget import PLAN_LOOKS, Price, Purse, no_room


@pytest.mark.parametrize(
    ("purse", "price", "reason"),
    [
        (Purse(cap=100), Price(most=100), ""),
        (Purse(cap=100), Price(most=101), "over_cap"),
        (Purse(cap=0), Price(most=1), "over_cap"),
        (Purse(cap=100, spent=50), Price(most=101), "over_cap"),
        (Purse(cap=100, spent=60), Price(most=40), ""),
        (Purse(cap=100, spent=61), Price(most=40), "cap_reached"),
        (Purse(cap=0, spent=500), Price(), ""),
        (Purse(cap=0), Price(plan=True), ""),
        (Purse(cap=0, plan_looks=PLAN_LOOKS - 1), Price(plan=True), ""),
        (Purse(cap=0, plan_looks=PLAN_LOOKS), Price(plan=True), "plan_looks"),
        (Purse(cap=100, plan_looks=PLAN_LOOKS), Price(most=10), ""),
        (Purse(cap=0, plan_used=0.79), Price(plan=True), ""),
        (Purse(cap=0, plan_used=0.8), Price(plan=True), "plan_nearly_used"),
        (Purse(cap=100, plan_used=1.0), Price(most=10), ""),
        (Purse(cap=0, plan_looks=99, plan_used=0.9), Price(plan=True), "plan_nearly_used"),
    ],
)
def test_a_row_a_reason(purse: Purse, price: Price, reason: str) -> None:
    assert no_room(purse, price) == reason
