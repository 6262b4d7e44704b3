"""A person's word for one action, kept as a file from the route that took it to the process that spends it.

A ticket is spent by making the file that says so: only one process can. Its own file carries a keyed hash, so that a
file written by another hand is no ticket. Nothing here says who may mint.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import AnswerRefused
from afterword.ports import Keys, Ticket
from afterword.storage.atomic import DiskSteps, disk_errors, read_regular, write_atomic
from afterword.storage.codec import UnknownShape, from_text, to_text

GOOD_FOR = timedelta(minutes=2)
PURPOSE = "ticket"
_ID = re.compile(r"t-[0-9a-f]{32}")
_KEPT = 24 * 60 * 60  # seconds that the trace of a ticket stays, to say 'used' rather than 'unknown'
_MOST = 4096


class DiskTickets:
    """ports.Tickets in a folder of the record's."""

    def __init__(self, folder: Path, keys: Keys, steps: DiskSteps) -> None:
        self._folder = folder
        self._keys = keys
        self._steps = steps

    def mint(self, answer: AnswerKind, target: str, words_hash: str, route: Route, at: datetime) -> Ticket:
        """See ports.Tickets. Raises DiskFull, HomeDamaged."""
        ticket = new_ticket(answer, target, words_hash, route, at)
        text = to_text(ticket)
        with disk_errors(self._folder):
            self._steps.make_folder(self._folder)
        self._sweep()
        write_atomic(self._folder / ticket.id, f"{self._sign(text)}\n{text}".encode(), self._steps)
        return ticket

    def spend(self, ticket: str, at: datetime) -> Ticket:
        """See ports.Tickets. The reasons are 'unknown', 'used', 'forged' and 'late'."""
        if not _ID.fullmatch(ticket):
            raise refused("unknown")
        file, spent = self._folder / ticket, self._folder / f"{ticket}.spent"
        if not file.exists():
            raise refused("used" if spent.exists() else "unknown")
        with disk_errors(spent):
            try:
                os.close(self._steps.create(spent))
            except FileExistsError as error:
                raise refused("used") from error
        found = self._read(file)
        with disk_errors(file):
            self._steps.remove(file)
        if found is None or found.id != ticket:
            raise refused("forged")
        return in_time(found, at)

    def _read(self, file: Path) -> Ticket | None:
        try:
            seal, _, text = read_regular(file, _MOST).decode("utf-8").partition("\n")
            return from_text(Ticket, text) if secrets.compare_digest(seal, self._sign(text)) else None
        except (OSError, UnicodeDecodeError, UnknownShape, TypeError):
            return None

    def _sign(self, text: str) -> str:
        return self._keys.digest(PURPOSE, text.encode("utf-8"))

    def _sweep(self) -> None:
        old = time.time() - _KEPT
        for path in self._folder.iterdir():
            with suppress(OSError):
                if path.stat().st_mtime < old:
                    path.unlink()


def new_ticket(answer: AnswerKind, target: str, words_hash: str, route: Route, at: datetime) -> Ticket:
    """A ticket with an id that cannot be guessed."""
    return Ticket(f"t-{secrets.token_hex(16)}", answer, target, words_hash, route, at.astimezone(UTC))


def in_time(ticket: Ticket, at: datetime) -> Ticket:
    """The ticket, unless it is too old or from a moment that has not come. Raises AnswerRefused."""
    if not timedelta(0) <= at - ticket.minted <= GOOD_FOR:
        raise refused("late")
    return ticket


def refused(reason: str) -> AnswerRefused:
    """What is raised for a ticket that does not hold."""
    says: dict[str, Callable[[], str]] = {
        "unknown": lambda: "This answer has no ticket of yours.",
        "used": lambda: "The ticket of this answer was used before.",
        "forged": lambda: "The ticket of this answer was not made by Afterword.",
        "late": lambda: f"The ticket of this answer is older than {GOOD_FOR.seconds // 60} minutes.",
    }
    return AnswerRefused(says[reason](), reason, "Ask for it again and answer there.")
