"""What left and what was shown: models that were asked, what came of it, and memories put beside messages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sent:
    """A model is asked; written before anything leaves, so that no crash can hide what it may cost.

    ``to`` is the endpoint, '' for a model of this computer; ``words`` are the person's words in it; ``most_micros``
    is set aside for it, in millionths of a dollar; ``plan``: it is answered on the person's own plan.
    """

    id: str
    chat: str
    provider: str
    model: str
    to: str
    words: str
    most_micros: int
    plan: bool = False


@dataclass(frozen=True, slots=True)
class Settled:
    """What came of an asking. ``outcome`` is '' for an answer, else why there was none; ``detail`` a short code.

    ``cost_micros`` None: not known, so what was set aside counts. ``left_out``: why parts of the answer were dropped,
    one code a part. ``left`` False: nobody could be asked, and surely no word left for it.
    """

    sent: str
    cost_micros: int | None = None
    outcome: str = ""
    detail: str = ""
    model: str = ""
    left_out: tuple[str, ...] = ()
    left: bool = True


@dataclass(frozen=True, slots=True)
class Beside:
    """How often a memory was put beside a message, in a host's chats of one project (its key; None: of none)."""

    memory: str
    host: str
    project: str | None
    times: int


@dataclass(frozen=True, slots=True)
class PutBeside:
    """What was put beside messages since the last such line, counted."""

    counts: tuple[Beside, ...]
