"""A model that may be asked: what a chat tells, or which memories say one thing twice; who may be asked, and what may
come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from afterword.core.chat import Provider


@dataclass(frozen=True, slots=True)
class ReviewAsked:
    """What a reader is asked about one look, as text: ``instructions``, the framed ``material``, and the
    answer's ``schema`` (JSON Schema as JSON).

    ``lean`` are the same instructions, shorter, for small models. ``words`` are the person's words in the material,
    for the line that says what left. Secrets are masked in all of it.
    """

    instructions: str
    lean: str
    material: str
    schema: str
    words: str


@dataclass(frozen=True, slots=True)
class ReviewText:
    """A reader's answer as it came. ``model`` is who answered by its own saying; cost in millionths of a dollar,
    rounded up.
    """

    text: str
    model: str
    cost_micros: int = 0


class ReviewFailure(StrEnum):
    """Why there is no answer. UNREADABLE, CUT_SHORT and REFUSED were answers; the others were none."""

    UNREADABLE = "unreadable"
    CUT_SHORT = "cut_short"
    REFUSED = "refused"
    NOT_OFFERED = "not_offered"  # this model is not there; another one of the same provider may be
    NO_ANSWER = "no_answer"


@dataclass(frozen=True, slots=True)
class ReviewFailed:
    """No answer that can be used. ``detail`` is a short code of ours ('http 401', 'timed out'), never the endpoint's
    words. ``cost_micros`` None: what it cost is not known, so what was set aside for it counts. ``left`` False: nobody
    could be asked, and surely no word left for it.
    """

    why: ReviewFailure
    detail: str = ""
    cost_micros: int | None = 0
    left: bool = True


@dataclass(frozen=True, slots=True)
class Offer:
    """Someone who may be asked about one look, and what that could cost at most.

    ``provider`` is the name it is set up under, ``model`` its name there, ``to`` the endpoint ('' for a model of this
    computer, which costs nothing and sends nothing), ``most_micros`` the most it can cost, in millionths of a dollar.
    ``plan``: it is answered on the person's own plan, which has looks a day and no price. ``small``: a small model,
    asked in the lean form. ``why`` says for people why this one.
    """

    provider: str
    model: str
    to: str
    most_micros: int = 0
    plan: bool = False
    small: bool = False
    why: str = ""


class Reviewer(Protocol):
    """Models that may be asked what a chat tells. The built-in reader needs none: it is a rule, and answers in the
    same shape.
    """

    def offers(self, asked: ReviewAsked, source: str, answered_by: Provider | None) -> tuple[Offer, ...]:
        """Who may be asked about a chat of this source that was answered by that provider, in their order: the
        cheapest model, then the one for a retry. () where nobody is set up who may: then the built-in reader reads.
        Asks nobody, sends nothing, and opens no connection.
        """
        ...

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """One completion. Never raises for what an endpoint does; its cost is settled by whoever reserved it."""
        ...


@dataclass(frozen=True, slots=True)
class Able:
    """Someone who is set up to be asked: its name, and where words go, '' where they stay on this computer."""

    provider: str
    to: str


@runtime_checkable
class Tidier(Protocol):
    """Models that may be asked which memories say one thing twice. Memories come of many chats, so whoever asks decides
    who may be shown which; here stands only who there is.
    """

    def able(self) -> tuple[Able, ...]:
        """Everyone who is set up and may be asked at all, in the person's order. Asks nobody."""
        ...

    def offers_of(self, asked: ReviewAsked, provider: str) -> tuple[Offer, ...]:
        """What this one of them could be asked and at most cost: its cheapest model, then the one for a retry; () where
        it is not among them. Asks nobody, sends nothing, and opens no connection.
        """
        ...

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """One completion, as a reviewer's."""
        ...
