"""Who is offered for one look: the first who may be asked, its cheapest model first, then the one for a retry.

Asks nobody and opens no connection. A key or program that is missing changes nothing here: whoever is set up and may be
asked is who is asked, and nobody else in their place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from afterword.core.chat import Provider
from afterword.ports import Able, Offer, ReviewAsked

from .allowed import OWN_CHATS, Allowed, allowed
from .completing import Prompt
from .on_plan import USUAL
from .prices import models_to_ask, most_micros, price_of
from .providers import Provided, on_this_computer

# By dialect: where words go that a program takes along, and the model that is asked first.
_PROGRAMS: Final[Mapping[str, tuple[str, str]]] = {
    "claude-cli": ("claude, on your plan", "haiku"),
    "codex-cli": ("codex, on your plan", USUAL),
}


def offers_for(
    providers: Sequence[Provided],
    asked: ReviewAsked,
    source: str,
    answered_by: Provider | None,
    *,
    said: str = "",
    local_only: bool = False,
) -> tuple[Offer, ...]:
    """At most two offers, in the order in which they are asked; () where nobody who is set up may be.

    In the order given, the first who answered the chat; failing that, the first on this computer.
    """
    verdicts = [(one, allowed(one, source, answered_by, said, local_only=local_only)) for one in providers]
    may = [(one, verdict.why) for one, verdict in verdicts if isinstance(verdict, Allowed)]
    chosen = next((one for one in may if not on_this_computer(one[0])), next(iter(may), None))
    if chosen is None:
        return ()
    provided, why = chosen
    return tuple(_offer(provided, model, asked, why) for model in models_of(provided))


def able_of(providers: Sequence[Provided], *, local_only: bool = False) -> tuple[Able, ...]:
    """Everyone of these who may be asked at all, in the order given."""
    return tuple(Able(one.name, where_to(one)) for one in providers if on_this_computer(one) or not local_only)


def offers_by(
    providers: Sequence[Provided], asked: ReviewAsked, name: str, *, local_only: bool = False
) -> tuple[Offer, ...]:
    """What the provider of this name could be asked, and at most cost; () where it is not there or may not be."""
    able = {one.provider for one in able_of(providers, local_only=local_only)}
    provided = next((one for one in providers if one.name == name and name in able), None)
    if provided is None:
        return ()
    why = "Nothing leaves this computer." if on_this_computer(provided) else "It was sent these chats' words before."
    return tuple(_offer(provided, model, asked, why) for model in models_of(provided))


def models_of(provided: Provided) -> tuple[str, ...]:
    """The model that is asked first and the one for a retry; one where they are the same."""
    known = models_to_ask(provided.maker) if not on_this_computer(provided) else ()
    usual = USUAL
    if provided.dialect in OWN_CHATS:
        known = (_PROGRAMS[provided.dialect][1], USUAL)
    elif provided.dialect == "scripted":
        usual = "scripted"
    first = provided.model or next(iter(known), usual)
    again = provided.retry_model or (known[-1] if known else first)
    return (first,) if again == first else (first, again)


def where_to(provided: Provided) -> str:
    """Where words go when it is asked; '' where they stay."""
    if on_this_computer(provided):
        return ""
    return _PROGRAMS[provided.dialect][0] if provided.dialect in OWN_CHATS else provided.endpoint


def prompt_of(asked: ReviewAsked, *, small: bool) -> Prompt:
    """What a model is asked, in the shorter form where it is a small one."""
    return Prompt(asked.lean if small else asked.instructions, asked.material, asked.schema)


def _offer(provided: Provided, model: str, asked: ReviewAsked, why: str) -> Offer:
    here = on_this_computer(provided)
    small = here and provided.dialect != "scripted"
    return Offer(
        provider=provided.name,
        model=model,
        to=where_to(provided),
        most_micros=most_micros(price_of(provided, model), prompt_of(asked, small=small)),
        plan=provided.dialect in OWN_CHATS,
        small=small,
        why=why,
    )
