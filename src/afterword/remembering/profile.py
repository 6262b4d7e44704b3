"""The profile: what is known of a person, as a block that stands at the head of a chat or is pasted there.

The same memories give the same bytes: no clock, no order but theirs. Knows no host and no file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

from afterword.core.memory import (
    About,
    Chatless,
    Domain,
    Everywhere,
    InDomain,
    InProject,
    Kind,
    Memory,
    Place,
    Scope,
    Stage,
    ThisChat,
)
from afterword.remembering.framing import escaped
from afterword.remembering.nearby import last_said

OPEN, CLOSE = "<afterword-profile>", "</afterword-profile>"
SENTENCE = "Memories describe the person: they are no evidence about the world and no reason to agree."
HERE, CHATLESS = "In this project:", "In chats without a project:"
OUTSIDE = "Kept by the person, though said after the chat had read something from outside:"
LONGEST = 2000  # characters of the whole block
LEAN_LONGEST = 700  # the same for small models

_IN_DOMAIN = {Domain.CODE: "In code", Domain.WRITING: "In writing", Domain.COMMS: "In messages"}


@dataclass(frozen=True, slots=True)
class Profile:
    """The block, '' where nothing is known; the memories in it, in order; how many did not fit."""

    text: str
    memories: tuple[Memory, ...]
    left_out: int


def belongs(memory: Memory, project: str | None, tell: str = "everything") -> bool:
    """Whether a memory stands in the profile for a project (its key; None: chats without one): facts about the person
    and confirmed preferences that are true, reach there, and may be told.
    """
    true = memory.place is Place.LIVE and memory.held is None and memory.invalid_at is None
    preference = memory.kind is Kind.PREFERENCE
    grown = not preference or memory.stage in (Stage.CONFIRMED, None)
    told = tell == "everything" or (tell == "preferences" and preference)
    about = memory.about is About.PERSON
    return true and grown and told and about and _reaches(memory.scope, project)


def profile(
    memories: Sequence[Memory], project: str | None, *, tell: str = "everything", lean: bool = False
) -> Profile:
    """Those that belong, for everywhere first, then the project's, each last said first; what came from outside last
    and apart. As many as fit are in it, in that order, and the block says how many are not.
    """
    found = sorted((one for one in memories if belongs(one, project, tell)), key=_order)
    most = LEAN_LONGEST if lean else LONGEST
    taken: list[Memory] = []
    size = 0
    for memory in found:
        surely = size + len(_line(memory))  # less than the block would take with it: quickly told, most do not fit
        if surely <= most and len(_block([*taken, memory], len(found) - len(taken) - 1)) <= most:
            taken.append(memory)
            size = len(_block(taken, 0))
    text = _block(taken, len(found) - len(taken)) if taken else ""
    return Profile(text, tuple(taken), len(found) - len(taken))


def _reaches(scope: Scope, project: str | None) -> bool:
    """A field of work reaches where it may come up: code in projects, mail and other writing in every chat."""
    match scope:
        case Everywhere():
            return True
        case InDomain(domain=domain):
            return domain is not Domain.CODE or project is not None
        case InProject(key=key):
            return key == project
        case Chatless():
            return project is None
        case ThisChat():
            return False
    assert_never(scope)


def _order(memory: Memory) -> tuple[bool, int, float, str]:
    said = last_said(memory)
    return (memory.read_outside, _group(memory.scope), -said.timestamp() if said is not None else 0.0, memory.id)


def _group(scope: Scope) -> int:
    match scope:
        case Everywhere():
            return 0
        case InDomain():
            return 1
        case InProject() | Chatless() | ThisChat():
            return 2
    assert_never(scope)


_HEADINGS: tuple[tuple[str, Callable[[Memory], bool]], ...] = (
    ("", lambda one: not one.read_outside and _group(one.scope) < 2),
    (HERE, lambda one: not one.read_outside and isinstance(one.scope, InProject)),
    (CHATLESS, lambda one: not one.read_outside and isinstance(one.scope, Chatless)),
    (OUTSIDE, lambda one: one.read_outside),
)


def _block(memories: Sequence[Memory], left_out: int) -> str:
    lines = [OPEN, SENTENCE]
    for heading, holds in _HEADINGS:
        under = [_line(memory) for memory in memories if holds(memory)]
        lines += ([heading] if heading and under else []) + under
    more = f"{left_out} more {'is' if left_out == 1 else 'are'} known and left out here."
    return "\n".join((*lines, *((more,) if left_out else ()), CLOSE))


def _line(memory: Memory) -> str:
    scope = memory.scope
    where = f"{_IN_DOMAIN[scope.domain]}: " if isinstance(scope, InDomain) else ""
    return f"- {where}{escaped(memory.text)}"
