"""What every key, lock and ticket box does."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import AnswerRefused, HomeBusy
from afterword.ports import Keys, Tickets, WriterLock

AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)


def test_a_digest_depends_on_purpose_and_data_alone(keys: Keys) -> None:
    assert keys.digest("seal", b"tea") == keys.digest("seal", b"tea")
    different = {keys.digest(*args) for args in (("seal", b"tea"), ("seal", b"te"), ("erased", b"tea"), ("seal", b""))}
    assert len(different) == 4
    assert all(len(one) == 64 and int(one, 16) >= 0 for one in different)


def test_a_purpose_does_not_run_into_the_data(keys: Keys) -> None:
    assert keys.digest("a", b"bc") != keys.digest("ab", b"c")


def free_to_others(lock_of: Callable[[float], WriterLock]) -> bool:
    """Whether another thread gets the lock at once."""
    got = list[bool]()

    def attempt() -> None:
        try:
            with lock_of(0.05).hold():
                got.append(True)
        except HomeBusy:
            got.append(False)

    thread = threading.Thread(target=attempt)
    thread.start()
    thread.join(10)
    return got == [True]


def test_the_lock_is_free_again_after_the_block(lock_of: Callable[[float], WriterLock]) -> None:
    lock, held = lock_of(1), 0
    for _ in range(2):
        with lock.hold():
            held += 1
    assert held == 2
    assert free_to_others(lock_of)


def test_holding_it_again_in_the_same_thread_is_free(lock_of: Callable[[float], WriterLock]) -> None:
    with lock_of(0.1).hold():
        with lock_of(0.1).hold():
            assert not free_to_others(lock_of)
        assert not free_to_others(lock_of)
    assert free_to_others(lock_of)


def test_it_is_free_after_an_error(lock_of: Callable[[float], WriterLock]) -> None:
    with pytest.raises(KeyError), lock_of(1).hold():
        raise KeyError
    assert free_to_others(lock_of)


def test_another_thread_waits_and_is_told(lock_of: Callable[[float], WriterLock]) -> None:
    inside, leave, told = threading.Event(), threading.Event(), list[BaseException]()

    def first() -> None:
        with lock_of(5).hold():
            inside.set()
            leave.wait(5)

    thread = threading.Thread(target=first)
    thread.start()
    assert inside.wait(5)
    try:
        with lock_of(0.1).hold():
            pass
    except HomeBusy as error:
        told.append(error)
    leave.set()
    thread.join(5)
    assert len(told) == 1
    with lock_of(1).hold():
        pass


def test_the_inner_block_does_not_let_the_outer_one_go(lock_of: Callable[[float], WriterLock]) -> None:
    refused = list[bool]()

    def other() -> None:
        try:
            with lock_of(0.1).hold():
                refused.append(False)
        except HomeBusy:
            refused.append(True)

    with lock_of(1).hold():
        with lock_of(1).hold():
            pass
        thread = threading.Thread(target=other)
        thread.start()
        thread.join(5)
    assert refused == [True]


def test_a_ticket_is_the_word_it_was_minted_for(tickets: Tickets) -> None:
    minted = tickets.mint(AnswerKind.KEEP, "l-1", "5f", Route.TERMINAL, AT)
    spent = tickets.spend(minted.id, AT + timedelta(seconds=90))
    assert spent == minted
    assert (spent.answer, spent.target, spent.words_hash, spent.route) == (AnswerKind.KEEP, "l-1", "5f", Route.TERMINAL)


@pytest.mark.parametrize(
    ("later", "reason"),
    [(timedelta(minutes=2), ""), (timedelta(minutes=2, milliseconds=1), "late"), (timedelta(seconds=-1), "late")],
)
def test_a_ticket_is_good_for_two_minutes(tickets: Tickets, later: timedelta, reason: str) -> None:
    minted = tickets.mint(AnswerKind.UNDO, "l-1", "", Route.PAGE, AT)
    if not reason:
        assert tickets.spend(minted.id, AT + later) == minted
        return
    with pytest.raises(AnswerRefused) as refused:
        tickets.spend(minted.id, AT + later)
    assert refused.value.reason == reason


def test_a_late_ticket_is_used_up_too(tickets: Tickets) -> None:
    minted = tickets.mint(AnswerKind.UNDO, "l-1", "", Route.PAGE, AT)
    for at in (AT + timedelta(hours=1), AT):
        with pytest.raises(AnswerRefused):
            tickets.spend(minted.id, at)


def test_a_ticket_is_spent_once(tickets: Tickets) -> None:
    minted = tickets.mint(AnswerKind.ERASE, "m-1", "5f", Route.TERMINAL, AT)
    tickets.spend(minted.id, AT)
    with pytest.raises(AnswerRefused) as refused:
        tickets.spend(minted.id, AT)
    assert refused.value.reason == "used"


@pytest.mark.parametrize("name", ["", "t-1", "../record.sqlite3", "t-" + "0" * 32, "T-" + "a" * 32, "t-x\x00"])
def test_an_unknown_ticket_is_refused(tickets: Tickets, name: str) -> None:
    tickets.mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    with pytest.raises(AnswerRefused) as refused:
        tickets.spend(name, AT)
    assert refused.value.reason == "unknown"


def test_each_ticket_has_a_name_of_its_own(tickets: Tickets) -> None:
    assert len({tickets.mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT).id for _ in range(50)}) == 50
