"""Mending without an answer: finish what was intended, take in what needs nobody, do what time alone does."""

from __future__ import annotations

from afterword.engine.admit import finish
from afterword.engine.ageing import age
from afterword.engine.answer.erasing import finish_erasing
from afterword.engine.desk import Desk
from afterword.engine.files import take_in


def repair(desk: Desk) -> tuple[str, ...]:
    """Mend what can be mended; gives what was done, one line a thing."""
    did: list[str] = []
    intents = finish(desk.sockets)
    if intents:
        did.append(f"{len(intents)} writes finished that were cut off")
    erased = finish_erasing(desk)
    if erased:
        did.append(f"{erased} lines erased that were still to be")
    return (*did, *take_in(desk), *age(desk))
