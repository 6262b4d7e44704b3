"""Berlin was replaced by Lisbon, Lisbon by Porto: what taking back and bringing again leave, link by link."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta

import pytest
from tests.engine.house import MONDAY, memory

from afterword.core.memory import Memory, Place
from afterword.engine.chain import brought_again, retired, start, taken_back

BERLIN = memory("m-1", "Lives in Berlin")
LISBON = memory("m-2", "Lives in Lisbon", supersedes="m-1", valid_from=MONDAY + timedelta(days=1))
PORTO = memory("m-3", "Lives in Porto", supersedes="m-2", valid_from=MONDAY + timedelta(days=2))

ONE = {"m-1": BERLIN}
TWO = {"m-1": retired(BERLIN, LISBON), "m-2": LISBON}
THREE = {"m-1": retired(BERLIN, LISBON), "m-2": retired(LISBON, PORTO), "m-3": PORTO}


def after(stands: Mapping[str, Memory], act: Callable[..., tuple[Memory, ...]], which: str) -> dict[str, Memory]:
    changed = act(stands[which], stands.get)
    return {**stands, **{one.id: one for one in changed}}


def live(stands: Mapping[str, Memory]) -> set[str]:
    return {one.text for one in stands.values() if one.place is Place.LIVE}


def test_the_retired_one_ends_where_the_new_one_begins() -> None:
    old = TWO["m-1"]
    assert (old.place, old.superseded_by, old.invalid_at) == (Place.SUPERSEDED, "m-2", start(LISBON))


def test_taking_back_the_only_one_puts_it_aside() -> None:
    stands = after(ONE, taken_back, "m-1")
    assert live(stands) == set()
    assert stands["m-1"].place is Place.ARCHIVED


def test_taking_back_the_newest_makes_the_one_before_true_again() -> None:
    stands = after(TWO, taken_back, "m-2")
    assert stands["m-1"] == BERLIN
    assert live(stands) == {"Lives in Berlin"}


def test_taking_back_what_was_replaced_since_changes_nothing_live_and_history_skips_it() -> None:
    stands = after(THREE, taken_back, "m-2")
    assert live(stands) == {"Lives in Porto"}
    assert stands["m-3"].supersedes == "m-1"
    assert (stands["m-1"].superseded_by, stands["m-1"].invalid_at) == ("m-3", start(PORTO))


def test_taking_back_the_middle_and_then_the_newest_goes_back_to_the_first() -> None:
    stands = after(after(THREE, taken_back, "m-2"), taken_back, "m-3")
    assert stands["m-1"] == BERLIN
    assert live(stands) == {"Lives in Berlin"}


@pytest.mark.parametrize(
    ("stands", "which"), [(ONE, "m-1"), (TWO, "m-2"), (TWO, "m-1"), (THREE, "m-1"), (THREE, "m-2"), (THREE, "m-3")]
)
def test_bringing_again_at_once_is_the_exact_reverse(stands: Mapping[str, Memory], which: str) -> None:
    assert after(after(stands, taken_back, which), brought_again, which) == stands


@pytest.mark.parametrize("first", ["m-2", "m-3"])
def test_two_taken_back_and_brought_again_in_any_order(first: str) -> None:
    second = "m-3" if first == "m-2" else "m-2"
    for gone in (("m-2", "m-3"), ("m-3", "m-2")):
        stands = after(after(THREE, taken_back, gone[0]), taken_back, gone[1])
        assert live(stands) == {"Lives in Berlin"}
        assert after(after(stands, brought_again, first), brought_again, second) == THREE


def test_what_was_learned_meanwhile_stays_the_later_one() -> None:
    back = after(TWO, taken_back, "m-2")
    rome = memory("m-4", "Lives in Rome", supersedes="m-1", valid_from=MONDAY + timedelta(days=3))
    again = after({**back, "m-1": retired(BERLIN, rome), "m-4": rome}, brought_again, "m-2")
    assert live(again) == {"Lives in Rome"}
    assert (again["m-4"].supersedes, again["m-2"].superseded_by) == ("m-2", "m-4")
    assert (again["m-2"].supersedes, again["m-1"].superseded_by) == ("m-1", "m-2")


def test_an_earlier_one_that_was_forgotten_is_not_brought_back() -> None:
    stands = {"m-2": LISBON}
    assert live(after(stands, taken_back, "m-2")) == set()
    assert live(after(after(stands, taken_back, "m-2"), brought_again, "m-2")) == {"Lives in Lisbon"}


def test_what_was_put_aside_already_stays_as_it_is() -> None:
    aside = {"m-1": memory("m-1", "Lives in Berlin", place=Place.ARCHIVED, invalid_at=MONDAY)}
    assert after(aside, taken_back, "m-1") == aside
