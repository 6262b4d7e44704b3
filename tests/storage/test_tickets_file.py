"""Tickets as files: what another hand writes is none, and a copy of one is worth nothing."""

from __future__ import annotations

import os
import shutil
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import AnswerRefused
from afterword.storage.atomic import DiskSteps
from afterword.storage.codec import to_text
from afterword.storage.keys import MasterKeys
from afterword.storage.tickets import DiskTickets, new_ticket

AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
KEYS = MasterKeys(b"k" * 32)


def box(folder: Path, keys: MasterKeys = KEYS) -> DiskTickets:
    return DiskTickets(folder / "tickets", keys, DiskSteps())


def reason(folder: Path, ticket: str) -> str:
    with pytest.raises(AnswerRefused) as refused:
        box(folder).spend(ticket, AT)
    return refused.value.reason


def test_another_process_spends_what_one_minted(tmp_path: Path) -> None:
    minted = box(tmp_path).mint(AnswerKind.KEEP, "l-1", "5f", Route.PAGE, AT)
    assert box(tmp_path).spend(minted.id, AT) == minted
    assert reason(tmp_path, minted.id) == "used"


def test_a_file_written_by_another_hand_is_no_ticket(tmp_path: Path) -> None:
    box(tmp_path).mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    for name, text in {
        "bare": to_text(new_ticket(AnswerKind.ERASE, "m-1", "", Route.TERMINAL, AT)),
        "guessed": "0" * 64 + "\n" + to_text(new_ticket(AnswerKind.ERASE, "m-1", "", Route.TERMINAL, AT)),
        "empty": "",
        "letters": "é\n日本",
    }.items():
        ticket = f"t-{name.encode().hex():0<32}"
        (tmp_path / "tickets" / ticket).write_text(text)
        assert reason(tmp_path, ticket) == "forged"
        assert reason(tmp_path, ticket) == "used"


def test_a_ticket_of_another_key_is_forged(tmp_path: Path) -> None:
    minted = box(tmp_path, MasterKeys(b"x" * 32)).mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    assert reason(tmp_path, minted.id) == "forged"


@pytest.mark.parametrize(
    ("old", "new"), [("l-1", "l-2"), ('"keep"', '"erase"'), ("5f", "6f"), ('"page"', '"terminal"')]
)
def test_a_ticket_cannot_be_made_to_say_something_else(tmp_path: Path, old: str, new: str) -> None:
    minted = box(tmp_path).mint(AnswerKind.KEEP, "l-1", "5f", Route.PAGE, AT)
    file = tmp_path / "tickets" / minted.id
    seal, text = file.read_text().split("\n", 1)
    assert old in text
    file.write_text(f"{seal}\n{text.replace(old, new)}")
    assert reason(tmp_path, minted.id) == "forged"


def test_a_copy_put_back_is_used(tmp_path: Path) -> None:
    minted = box(tmp_path).mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    file = tmp_path / "tickets" / minted.id
    shutil.copy(file, tmp_path / "copy")
    box(tmp_path).spend(minted.id, AT)
    shutil.copy(tmp_path / "copy", file)
    assert reason(tmp_path, minted.id) == "used"


def test_a_copy_under_another_name_is_forged(tmp_path: Path) -> None:
    minted = box(tmp_path).mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    other = f"t-{'0' * 32}"
    shutil.copy(tmp_path / "tickets" / minted.id, tmp_path / "tickets" / other)
    assert reason(tmp_path, other) == "forged"


def test_old_traces_are_swept_and_fresh_ones_stay(tmp_path: Path) -> None:
    old = box(tmp_path).mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    box(tmp_path).spend(old.id, AT)
    fresh = box(tmp_path).mint(AnswerKind.KEEP, "l-2", "", Route.TERMINAL, AT)
    two_days = time.time() - timedelta(days=2).total_seconds()
    os.utime(tmp_path / "tickets" / f"{old.id}.spent", (two_days, two_days))
    box(tmp_path).mint(AnswerKind.KEEP, "l-3", "", Route.TERMINAL, AT)
    assert reason(tmp_path, old.id) == "unknown"
    assert box(tmp_path).spend(fresh.id, AT) == fresh


@pytest.mark.skipif(sys.platform == "win32", reason="rights are the folder's there")
def test_tickets_are_the_owners_alone(tmp_path: Path) -> None:
    box(tmp_path).mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, AT)
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "tickets", *(tmp_path / "tickets").iterdir()))
