"""Runs over many chats: the sweep of the background, and learning on request. One sweep at a time, in all
processes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from afterword.core.chat import Chat
from afterword.core.mark import LEARNER_VERSION, Checkpoint, LookMark
from afterword.engine.admit import Admission, Pen
from afterword.engine.desk import Desk
from afterword.engine.gathering import FileOfChats, Shelf, gather
from afterword.engine.look import Run, look
from afterword.engine.saying import ANOTHER_SWEEP
from afterword.engine.told_before import told_again
from afterword.engine.views import LearnReport, LookView, NotLooked
from afterword.ports import Progress, Unread, silent

SWEEP = "sweep"  # the mark under which sweeps agree among processes: no chat's key looks so
LEASE = timedelta(minutes=10)  # after which a sweep that gave no sign of life is taken for dead
SETTLED = frozenset({"nothing_new", "earlier", "automated", "suspected_automated", "do_not_remember"})
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(slots=True)
class Tally:
    """What a run did, while it does it."""

    looks: list[LookView] = field(default_factory=list)
    not_looked: list[NotLooked] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    chats: int = 0
    skipped_lines: int = 0
    silent: set[str] = field(default_factory=set)

    @property
    def taken(self) -> int:
        """How many looks were taken, of those that a sweep may take so many of: free ones are none."""
        return sum(not one.free for one in self.looks) + sum(one.tried for one in self.not_looked)

    def report(self) -> LearnReport:
        """As it is shown."""
        return LearnReport(
            tuple(self.looks),
            tuple(self.not_looked),
            tuple(self.unread),
            chats=self.chats,
            skipped_lines=self.skipped_lines,
        )


def last_sweep(pen: Pen) -> datetime | None:
    """When the last sweep finished, or None where none did."""
    mark = pen.mark(SWEEP)
    return mark.at if mark is not None and mark.at > LONG_AGO else None


def begin_sweep(desk: Desk) -> bool:
    """Whether this process may sweep now: False while another does."""
    with desk.pen.alone():
        mark = desk.pen.mark(SWEEP)
        if mark is not None and _sweeps(desk, mark):
            return False
        finished = mark.at if mark is not None else LONG_AGO
        running = desk.sockets.running
        name = running.name() if running is not None else ""
        desk.pen.admit(Admission(marks=(LookMark(SWEEP, name, "", finished, LEARNER_VERSION, tried=desk.now),)))
        return True


def _sweeps(desk: Desk, mark: LookMark) -> bool:
    """Whether the sweep of this mark goes on: begun, not ended, not too long ago, and its process still there."""
    begun = mark.tried is not None and mark.tried > mark.at and desk.now - mark.tried < LEASE
    running = desk.sockets.running
    return begun and (running is None or not mark.entry or running.runs(mark.entry))


def _still_sweeping(desk: Desk) -> None:
    """Say that this sweep goes on: asking models about many chats takes longer than the lease."""
    with desk.pen.alone():
        mark = desk.pen.mark(SWEEP)
        running = desk.sockets.running
        if mark is not None and mark.entry == (running.name() if running is not None else ""):
            desk.pen.admit(Admission(marks=(replace(mark, tried=desk.now),)))


def end_sweep(desk: Desk) -> None:
    """Say that the sweep is done."""
    desk.pen.admit(Admission(marks=(LookMark(SWEEP, "", "", desk.now, LEARNER_VERSION),)))


def sweep(
    desk: Desk,
    shelves: Sequence[Shelf],
    run_for: Callable[[Chat], Run],
    *,
    progress: Progress = silent,
) -> LearnReport:
    """At most so many looks as a sweep may take; nothing where another process sweeps."""
    if not begin_sweep(desk):
        return LearnReport((), (), (), paused=ANOTHER_SWEEP)
    last = last_sweep(desk.pen)
    week_ago = desk.now - desk.terms.week
    since = min(week_ago, last) if last is not None else week_ago
    try:
        return go_through(
            desk,
            desk.pen,
            shelves,
            lambda chat: replace(run_for(chat), sweeping=True, last_sweep=last),
            since=since,
            most=desk.terms.looks_a_sweep,
            progress=progress,
        )
    finally:
        end_sweep(desk)


def go_through(
    desk: Desk,
    pen: Pen,
    shelves: Sequence[Shelf],
    run_for: Callable[[Chat], Run],
    *,
    since: datetime | None = None,
    ended_since: datetime | None = None,
    most: int | None = None,
    whole: bool = False,
    progress: Progress = silent,
) -> LearnReport:
    """Look at every chat of these shelves that is ready, file by file, until ``most`` looks were taken.

    Chats in which the person was heard to say something again come first.

    ``since``: files not touched from then on are not opened. ``ended_since``: chats that ended earlier are
    left for later.
    """
    tally = Tally()
    alive = desk.now
    again = told_again(pen.standing())
    history = {shelf.source.name for shelf in shelves if shelf.history}
    for file in gather(shelves, desk.sockets.record, since=since, whole=whole, first=again, progress=progress):
        if not pen.rehearses and desk.now - alive > LEASE / 4:
            _still_sweeping(desk)
            alive = desk.now
        _take_file(desk, pen, file, run_for, tally, history=file.file.source in history, since=ended_since)
        if most is not None and tally.taken >= most:
            break
    return tally.report()


def _take_file(
    desk: Desk,
    pen: Pen,
    file: FileOfChats,
    run_for: Callable[[Chat], Run],
    tally: Tally,
    *,
    history: bool,
    since: datetime | None,
) -> None:
    if file.unread is not None:
        tally.unread.append(file.unread)
    settled = True
    for chat in file.chats:
        if since is not None and chat.ended is not None and chat.ended < since:
            settled = False
            continue
        asked = replace(chat, history=True) if history else chat
        tally.chats += 1
        tally.skipped_lines += sum(skipped.count for skipped in chat.skipped)
        result = look(desk, pen, asked, replace(run_for(asked), silent=frozenset(tally.silent)))
        match result:
            case LookView():
                tally.looks.append(result)
            case NotLooked():
                tally.not_looked.append(result)
                tally.silent |= {result.silent} - {""}
                settled = settled and result.reason in SETTLED
    if settled and file.unread is None and file.checkpoint is not None:
        pen.admit(Admission(checkpoints=(_as_listed(file, file.checkpoint),)))


def _as_listed(file: FileOfChats, checkpoint: Checkpoint) -> Checkpoint:
    """The checkpoint with size and time as listed, so that a file that grew while it was read is opened again."""
    return replace(checkpoint, size=file.file.size, mtime_ns=file.file.mtime_ns)
