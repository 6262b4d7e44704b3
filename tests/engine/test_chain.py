"""Berlin was replaced by Lisbon, Lisbon by Porto: how a chain is linked whatever of it was taken back or forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import product

import pytest
from tests.engine.house import MONDAY, memory

from afterword.core.memory import Memory, Place
from afterword.engine.chain import Link, Role, archived, relinked, retired, revived, start

BERLIN = memory("m-1", "Lives in Berlin")
LISBON = memory("m-2", "Lives in Lisbon", supersedes="m-1", valid_from=MONDAY + timedelta(days=1))
PORTO = memory("m-3", "Lives in Porto", supersedes="m-2", valid_from=MONDAY + timedelta(days=2))
THREE = (retired(BERLIN, LISBON), retired(LISBON, PORTO), PORTO)
S, E, T = Role.STANDS, Role.ENDED, Role.TAKEN_BACK


def after(*roles: Role, of: Sequence[Memory] = THREE) -> tuple[Memory, ...]:
    """The three as they are once each has its role."""
    changed = {one.id: one for one in relinked([Link(one, role) for one, role in zip(of, roles, strict=True)])}
    return tuple(changed.get(one.id, one) for one in of)


def live(stands: Sequence[Memory]) -> list[str]:
    return [one.text.removeprefix("Lives in ") for one in stands if one.place is Place.LIVE]


def test_the_retired_one_ends_where_the_new_one_begins() -> None:
    old = retired(BERLIN, LISBON)
    assert (old.place, old.superseded_by, old.invalid_at) == (Place.SUPERSEDED, "m-2", start(LISBON))
    assert revived(old) == BERLIN


def test_a_chain_as_it_is_needs_no_writing() -> None:
    assert relinked([Link(one, S) for one in THREE]) == ()


LIVE: tuple[tuple[tuple[Role, Role, Role], list[str]], ...] = (
    ((S, S, S), ["Porto"]),
    ((S, S, T), ["Lisbon"]),
    ((S, T, S), ["Porto"]),
    ((T, S, S), ["Porto"]),
    ((S, T, T), ["Berlin"]),
    ((T, S, T), ["Lisbon"]),
    ((T, T, S), ["Porto"]),
    ((T, T, T), []),
)


@pytest.mark.parametrize(("roles", "true"), LIVE)
def test_true_is_the_last_that_was_not_taken_back(roles: tuple[Role, Role, Role], true: list[str]) -> None:
    assert live(after(*roles)) == true


def test_what_was_replaced_by_something_forgotten_does_not_come_back_by_that() -> None:
    forgotten = after(S, S, E)
    assert live(forgotten[:2]) == []
    assert forgotten[1] == THREE[1]


def test_history_skips_what_was_taken_back() -> None:
    berlin, lisbon, porto = after(S, T, S)
    assert (berlin.superseded_by, berlin.invalid_at, porto.supersedes) == ("m-3", start(PORTO), "m-1")
    assert lisbon.place is Place.ARCHIVED


@pytest.mark.parametrize("roles", list(product((S, T), repeat=3)))
@pytest.mark.parametrize("again", list(product((S, T), repeat=3)))
def test_whatever_the_way_the_same_roles_give_the_same_chain(
    roles: tuple[Role, Role, Role], again: tuple[Role, Role, Role]
) -> None:
    assert after(S, S, S, of=after(*again, of=after(*roles))) == THREE


def test_putting_aside_keeps_everything_else() -> None:
    aside = archived(BERLIN, MONDAY)
    assert (aside.place, aside.invalid_at, aside.text) == (Place.ARCHIVED, MONDAY, BERLIN.text)
