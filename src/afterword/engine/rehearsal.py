"""A pen that nothing comes of: what would stand if it were written. For previews, dry runs, and the changes of one
look.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from afterword.core.entry import Body, Line, MemoryGone, MemoryNow
from afterword.core.mark import LookMark
from afterword.core.standing import Standing, replay
from afterword.engine.admit import Admission, Pen
from afterword.ports import Clock, Ids


class SameIds:
    """Ids that come again in the same order at each rehearsal of one thing: what was shown by its id keeps it."""

    def __init__(self, ids: Ids) -> None:
        self._ids = ids
        self._made: dict[str, list[str]] = {}
        self._given: dict[str, int] = {}

    def from_the_start(self) -> None:
        """Begin again with the first."""
        self._given.clear()

    def new(self, prefix: str) -> str:
        """See ports.Ids."""
        made, place = self._made.setdefault(prefix, []), self._given.get(prefix, 0)
        self._given[prefix] = place + 1
        if place == len(made):
            made.append(self._ids.new(prefix))
        return made[place]


class Rehearsal:
    """Writes into its own copy of what stands (``before`` is how it was); keeps what was admitted, in order."""

    rehearses = True

    def __init__(self, pen: Pen, clock: Clock) -> None:
        self._pen = pen
        self._clock = clock
        self.before = pen.standing()
        self._standing = self.before
        self._marks: dict[str, LookMark] = {}
        self._admitted: list[Admission] = []

    def standing(self) -> Standing:
        """What would stand."""
        return self._standing

    def mark(self, chat: str) -> LookMark | None:
        """How far this chat would be looked at."""
        return self._marks.get(chat) or self._pen.mark(chat)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else knows of a rehearsal."""
        yield

    def admit(self, admission: Admission) -> tuple[Line, ...]:
        """Have it stand, here only. Paths and seals are empty: no file is planned."""
        nows = [MemoryNow(write.memory, "", "", write.because) for write in admission.last_writes()]
        gone = [MemoryGone(gone.memory, gone.because) for gone in admission.gone]
        bodies: tuple[Body, ...] = (*admission.lines, *nows, *gone)
        at, first = self._clock.now(), self._standing.last_seq + 1
        lines = tuple(Line(seq, at, "", body) for seq, body in enumerate(bodies, start=first))
        self._standing = replay(lines, self._standing)
        self._marks.update((mark.chat, mark) for mark in admission.marks)
        self._admitted.append(admission)
        return lines

    def whole(self) -> Admission:
        """Everything that was admitted, as one."""
        every = self._admitted
        return Admission(
            lines=tuple(line for one in every for line in one.lines),
            writes=tuple(write for one in every for write in one.writes),
            gone=tuple(gone for one in every for gone in one.gone),
            marks=tuple(mark for one in every for mark in one.marks),
            checkpoints=tuple(point for one in every for point in one.checkpoints),
        )
