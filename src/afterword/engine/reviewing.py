"""Asking what a chat tells: a model, where one may be asked, else the built-in reader. Both answer in the same shape.

The person's words decide on what a change rests and how far it reaches; whoever answered, code reads that from them.
"""

from __future__ import annotations

from dataclasses import dataclass

from afterword.core.change import Change
from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.noticing.reading import Noticed
from afterword.noticing.review import Material, parse_answer, resolve, to_answer
from afterword.noticing.statements import RetireWish, read_statements

BUILT_IN = "built-in"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a review proposes. ``reader`` is who read, ``asked`` the model asked, or None."""

    changes: tuple[Change, ...] = ()
    retire: tuple[RetireWish, ...] = ()
    reader: str = BUILT_IN
    asked: str | None = None
    cost_micros: int = 0


def read_by_rule(desk: Desk, standing: Standing, noticed: Noticed) -> Proposal:
    """The built-in reader's proposal: written down as an answer and read back through the parser that reads a
    model's.
    """
    memories = standing.live()
    reading = read_statements(noticed, memories=memories, now=desk.now)
    material = Material(noticed, memories)
    answer = parse_answer(to_answer(reading.changes, material))
    return Proposal(resolve(answer, material), reading.retire)
