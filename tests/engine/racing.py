"""Processes that ask a model in one home at once, close to the cap; and one that dies in the middle of asking.

A program of its own, because it forks: `racing.py FOLDER PROCESSES LOOKS`, or `racing.py FOLDER dies WHERE`. The model
is a stand-in that says in a file of its own how often it was asked: what was spent is counted at its socket.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from tests.engine.answering import CHEAP, add
from tests.engine.crashing import desk_at
from tests.engine.house import chat

from afterword.core.chat import Provider
from afterword.engine.admit import Admission, Admitter
from afterword.engine.desk import Desk
from afterword.engine.look import Run, look
from afterword.noticing.reading import notice
from afterword.ports import Offer, ReviewAsked, ReviewFailed, ReviewText

CAP = 10_000  # millionths of a dollar
MOST = 700  # that one asking may cost


@dataclass(frozen=True)
class Counted:
    """A model that costs what it may cost at most, and writes a byte into a file for each asking."""

    tally: Path
    then: Callable[[], None] = lambda: None

    def offers(self, asked: ReviewAsked, source: str, answered_by: Provider | None) -> tuple[Offer, ...]:
        """See ports.Reviewer."""
        return (replace(CHEAP, most_micros=MOST),)

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """See ports.Reviewer."""
        with self.tally.open("ab") as file:
            file.write(b".")
        self.then()
        return ReviewText(add("Prefers tea", "I prefer tea", "preference"), offer.model, MOST)


def asking(folder: Path, reviewer: Counted) -> Desk:
    """A desk over the home in this folder, at the cap's terms."""
    desk, _ = desk_at(folder)
    sockets = replace(desk.sockets, reviewer=reviewer)
    return Desk(sockets, desk.pen, replace(desk.terms, cap_micros=CAP))


def tally(folder: Path) -> Path:
    """Where the stand-in counts."""
    return folder.with_name(f"{folder.name}-asked")


def race(folder: Path, processes: int, looks: int) -> None:
    """So many processes, each with so many chats of its own."""
    notice(chat("I prefer tea."), after=None)  # what every child would have to compile anew
    children = []
    for number in range(processes):
        child = os.fork()
        if child == 0:
            desk = asking(folder, Counted(tally(folder)))
            for turn in range(looks):
                look(desk, desk.pen, chat("I prefer tea.", key=f"r{number}-{turn}"), Run())
            os._exit(0)
        children.append(child)
    for child in children:
        _, status = os.waitpid(child, 0)
        if status:
            sys.exit(f"a process ended with {status}")


class _Dying(Admitter):
    """A pen that ends the process where what a look learned is to be written."""

    def admit(self, admission: Admission):  # type: ignore[no-untyped-def]  # as the pen it stands for
        if admission.marks:
            os._exit(9)
        return super().admit(admission)


def die(folder: Path, where: str) -> None:
    """End in the middle of asking: after the request left, or after the answer came and was paid for."""
    if where == "asking":
        desk = asking(folder, Counted(tally(folder), then=lambda: os._exit(9)))
    else:
        desk = asking(folder, Counted(tally(folder)))
        desk = replace(desk, pen=_Dying(desk.sockets))
    look(desk, desk.pen, chat("I prefer tea."), Run())


if __name__ == "__main__":
    home, what, count = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    if what == "dies":
        die(home, count)
    else:
        race(home, int(what), int(count))
