"""Mending without an answer: finish what was intended, take in what needs nobody, do what time alone does."""

from __future__ import annotations

from afterword.engine.ageing import age
from afterword.engine.catching_up import CaughtUp, catch_up
from afterword.engine.desk import Desk
from afterword.engine.files import changes, take_in
from afterword.engine.health import NEVER_LOST
from afterword.engine.saying import count
from afterword.engine.views import Repaired


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
        left.append(f"{NEVER_LOST.says} {NEVER_LOST.next_step}")
    return tuple(left)
