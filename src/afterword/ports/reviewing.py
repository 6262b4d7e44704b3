"""A model that may be asked what a chat tells: what is asked, and what may come back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from afterword.core.chat import Chat


@dataclass(frozen=True, slots=True)
class ReviewAsked:
    """What a reader is asked about one look, as text: ``instructions``, the framed ``material``, and the
    answer's ``schema``.

    ``words`` are the person's words in it, for the line that says what left; ``chat`` is the chat's key, and
    its log names the only provider that may be asked.
    """

    chat: str
    instructions: str
    material: str
    schema: str
    words: str


@dataclass(frozen=True, slots=True)
class ReviewText:
    """A reader's answer as it came. ``to`` is the endpoint asked ('' where nothing left), cost in millionths of
    a dollar.
    """

    text: str
    model: str
    to: str = ""
    cost_micros: int = 0


class ReviewFailure(StrEnum):
    """Why there is no answer. UNREADABLE, CUT_SHORT and REFUSED were answers; the others were none."""

    UNREADABLE = "unreadable"
    CUT_SHORT = "cut_short"
    REFUSED = "refused"
    NOT_OFFERED = "not_offered"
    NO_ANSWER = "no_answer"
    NO_MONEY = "no_money"


@dataclass(frozen=True, slots=True)
class Offer:
    """Someone who may be asked about one look, and what that could cost at most.

    ``model`` is its name there, ``to`` the endpoint ('' for a model of this computer, which costs nothing and sends
    nothing), ``most_micros`` the most it can cost, in millionths of a dollar. ``plan``: it is answered on the person's
    own plan, which has looks a day and no price. ``why`` says for people why this one.
    """

    model: str
    to: str
    most_micros: int
    plan: bool = False
    why: str = ""


class Reviewer(Protocol):
    """Models that may be asked what a chat tells. The built-in reader needs none: it is a rule, and answers in the
    same shape.
    """

    def offers(self, asked: ReviewAsked, chat: Chat) -> tuple[Offer, ...]:
        """Who may be asked about this chat, in their order: the cheapest first, then the one for a retry. () where
        nobody is set up: then the built-in reader reads. Asks nobody and sends nothing.
        """
        ...

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailure:
        """One completion. Never raises for what an endpoint does; its cost is settled by whoever reserved it."""
        ...
