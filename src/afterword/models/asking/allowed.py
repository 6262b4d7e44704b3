"""Who may be asked about a chat: one table, so that its words go to whoever answered it, or stay on this computer.

A row is a situation, what follows from it, and why, for people. Pure: nothing is looked up and nobody is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from afterword.core.chat import Provider

from .providers import Provided, on_this_computer, split_endpoint

# The assistant that each command-line program belongs to. It is asked about that assistant's own chats alone.
OWN_CHATS: Final = MappingProxyType({"claude-cli": "claude-code", "codex-cli": "codex"})
_PORTS: Final = MappingProxyType({"http": 80, "https": 443})
_NOTHING = Provider("")
# How a maker's models are called in logs that name no maker, with nothing but the maker's own name before it: what
# stands there else is a reseller. Of makers that are not here the person's word alone is taken.
_NAMED: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        "anthropic": re.compile(r"(?:anthropic/)?claude"),
        "openai": re.compile(r"(?:openai/)?(?:(?:chat)?gpt|o\d|codex)"),
        "google": re.compile(r"(?:google/|gemini/)?gemini"),
        "deepseek": re.compile(r"(?:deepseek/)?deepseek"),
    }
)


@dataclass(frozen=True, slots=True)
class Allowed:
    """It may be asked. ``why`` is one sentence for people."""

    why: str


@dataclass(frozen=True, slots=True)
class Barred:
    """It may not be asked. ``why`` is one sentence for people."""

    why: str


@dataclass(frozen=True, slots=True)
class _Case:
    """One question of the table. ``log`` is what the chat's log names; empty strings where it is silent."""

    provided: Provided
    source: str
    log: Provider
    said: str
    local_only: bool


def same_endpoint(one: str, other: str) -> bool:
    """Whether two addresses are one: scheme, host and port alike. Words that are no address ('bedrock') are only what
    they are.
    """
    if not one or not other:
        return False
    first, second = _origin(one), _origin(other)
    if first is None or second is None:
        return first is second and one == other
    return first == second


def _origin(endpoint: str) -> tuple[str, str, int] | None:
    parts = split_endpoint(endpoint)
    if parts is None:
        return None
    return parts.scheme, parts.hostname or "", parts.port or _PORTS[parts.scheme]


def _another_account(case: _Case) -> bool:
    return bool(case.log.account) and case.log.account != case.provided.account


def _another_endpoint(case: _Case) -> bool:
    """A program goes where its own login leads: whatever address the log names, it is not known to be that one."""
    log = case.log.endpoint
    return bool(log) and (_program(case) or not same_endpoint(log, case.provided.endpoint))


def _another_maker(case: _Case) -> bool:
    return bool(case.log.maker) and _folded(case.log.maker) != _folded(case.provided.maker)


def _another_makers_model(case: _Case) -> bool:
    """A log that names a model and no maker still says whose it is not."""
    named = _NAMED.get(_folded(case.provided.maker))
    unsaid = not case.log.maker and bool(case.log.model)
    return unsaid and named is not None and named.match(_folded(case.log.model)) is None


def _folded(name: str) -> str:
    return name.strip().lower()


def _said(case: _Case) -> bool:
    return bool(case.said) and case.said == case.provided.name


def _program(case: _Case) -> bool:
    return case.provided.dialect in OWN_CHATS


# In order: the first row that fits decides. Everything before _another_account stays on this computer or goes nowhere;
# from there on a row only ever lets through whoever answered the chat, by its log or, where that is silent, by the
# person's word.
_ROWS: Final[tuple[tuple[Callable[[_Case], bool], Allowed | Barred], ...]] = (
    (lambda case: case.provided.dialect == "scripted", Allowed("It answers from a script, on this computer.")),
    (lambda case: on_this_computer(case.provided), Allowed("You said that this address is this computer.")),
    (lambda case: case.local_only, Barred("Only models on this computer may be asked.")),
    (
        lambda case: _program(case) and OWN_CHATS[case.provided.dialect] != case.source,
        Barred("This program is asked only about its own assistant's chats."),
    ),
    (_another_account, Barred("The chat was answered on another account.")),
    (_another_endpoint, Barred("The chat was answered at another address.")),
    (lambda case: bool(case.log.endpoint), Allowed("It answered this chat, as the chat's log says.")),
    (_another_maker, Barred("The chat was answered by another maker's model.")),
    (_another_makers_model, Barred("The chat was answered by a model that is not called like this maker's.")),
    (
        lambda case: _program(case) and bool(case.log.maker),
        Allowed("The chat was held with this program's own assistant, on your plan."),
    ),
    (_said, Allowed("The chat's log does not name the address; you said that this one answers that assistant.")),
    (
        lambda case: True,
        Barred("The chat's log does not name who answered it, and you did not say that it was this one."),
    ),
)


def allowed(
    provided: Provided, source: str, answered_by: Provider | None, said: str, *, local_only: bool = False
) -> Allowed | Barred:
    """Whether ``provided`` may be asked about a chat of ``source`` that ``answered_by`` answered, as its log names it.

    ``said`` is the name of the provider that, by the person's word, answers this assistant's chats where the log names
    no address; '' where they said nothing. ``local_only``: nothing may leave this computer.
    """
    case = _Case(provided, source, answered_by or _NOTHING, said, local_only)
    return next(verdict for fits, verdict in _ROWS if fits(case))
