"""What every opening of a home does first: finish what was intended there and cut off. Loads rules only to do so."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.entry import Answered, AnswerKind
from afterword.core.errors import HomeError
from afterword.engine.admit import finish
from afterword.engine.desk import Desk
from afterword.engine.saying import count


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
        erased = _finish_erasing(desk)
    except HomeError as error:
        erased = 0
        hindered.append(error)
    if erased:
        did.append(f"{count(erased, 'line')} erased that {'was' if erased == 1 else 'were'} still to be")
    return CaughtUp(tuple(did), tuple(hindered))


def _finish_erasing(desk: Desk) -> int:
    """Most homes hold no answer of that kind, and then there is nothing to look for."""
    answers = (line.answer for line in desk.standing().answers)
    if not any(isinstance(one, Answered) and one.answer is AnswerKind.ERASE for one in answers):
        return 0
    from afterword.engine.answer.erasing import finish_erasing

    return finish_erasing(desk)
