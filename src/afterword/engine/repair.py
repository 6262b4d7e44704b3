"""Mending without an answer: finish what was intended, take in what needs nobody, do what time alone does."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.errors import HomeError
from afterword.engine.admit import finish
from afterword.engine.ageing import age
from afterword.engine.answer.erasing import finish_erasing
from afterword.engine.desk import Desk
from afterword.engine.files import changes, take_in
from afterword.engine.saying import count
from afterword.engine.views import Repaired


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """What was done of what was cut off, one line a thing, and what kept the rest from being done."""

    did: tuple[str, ...] = ()
    hindered: tuple[HomeError, ...] = ()


def catch_up(desk: Desk) -> CaughtUp:
    """Finish what was intended and cut off, as far as it can be. What cannot stays intended, and is said."""
    finished = finish(desk.sockets)
    did = []
    if finished.done:
        number = len(finished.done)
        did.append(f"{count(number, 'write')} finished that {'was' if number == 1 else 'were'} cut off")
    hindered = [finished.hindered] if finished.hindered is not None else []
    try:
        erased = finish_erasing(desk)
    except HomeError as error:
        erased = 0
        hindered.append(error)
    if erased:
        did.append(f"{count(erased, 'line')} erased that {'was' if erased == 1 else 'were'} still to be")
    return CaughtUp(tuple(did), tuple(hindered))


def repair(desk: Desk) -> Repaired:
    """Mend what can be mended, and say what was done and what is left for the person."""
    caught_up = catch_up(desk)
    return Repaired((*caught_up.did, *take_in(desk), *age(desk)), _left(desk, caught_up))


def _left(desk: Desk, caught_up: CaughtUp) -> tuple[str, ...]:
    left = [f"{error.message} {error.next_step}".strip() for error in caught_up.hindered]
    waits = changes(desk)
    if waits:
        left.append(f"{count(len(waits), 'memory file waits', 'memory files wait')} for you. See: afterword files")
    if not desk.standing().never_readable:
        left.append(LOST)
    return tuple(left)


LOST = (
    "What you took back before may be lost with a part of the record, so everything waits for you. "
    "Say that you know: afterword repair --new-never-list"
)
