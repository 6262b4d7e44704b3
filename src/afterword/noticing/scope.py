"""How far the person's words reach: this chat, a project, a field of work, everywhere. Told by code, whoever proposed
the change.

Knows no language (the words for places stand in the packs). A model may narrow what stands here, never widen it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import assert_never

from afterword.core.change import Basis
from afterword.core.chat import Project
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Scope, ThisChat
from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.tokens import words

from .shapes import found_in, places

_WIDTH = {ThisChat: 0, InProject: 1, Chatless: 1, InDomain: 2, Everywhere: 3}
TO_SOMEONE = InDomain(Domain.COMMS)  # as far as a wish of somebody about how to write to them reaches at most


def reach(sentence: str, project: Project | None, basis: Basis) -> Scope:
    """How far a wish in this sentence reaches, said in a chat of ``project`` (None: of no project).

    ThisChat means that it is not to be kept: it holds for now, or for a project that this chat does not belong to.
    """
    if any(_says(pack, pack.reach.for_now, sentence) for pack in PACKS):
        return ThisChat()
    placed = _in_project(sentence, project)
    if placed is not None:
        return placed
    domain = next(
        (domain for domain in Domain if any(_says(pack, _words_for(domain, pack), sentence) for pack in PACKS)), None
    )
    if domain is not None:
        return InDomain(domain)
    if basis is Basis.CORRECTED:
        return InProject(project.key, project.name) if project else Chatless()
    return Everywhere()


def narrower(one: Scope, other: Scope) -> Scope:
    """The scope that reaches less far; the first where they reach alike."""
    return other if _WIDTH[type(other)] < _WIDTH[type(one)] else one


@lru_cache(maxsize=256)
def names_project(sentence: str) -> bool:
    """Whether the words are about this project, whichever it is."""
    return any(_says(pack, pack.reach.here, sentence) for pack in PACKS)


def _in_project(sentence: str, project: Project | None) -> Scope | None:
    if names_project(sentence):
        return InProject(project.key, project.name) if project else ThisChat()
    named = tuple(_named(sentence))
    if not named:
        return None
    if project is not None and any(set(words(name)) <= set(words(project.name)) for name in named):
        return InProject(project.key, project.name)
    return ThisChat()


def _named(sentence: str) -> Iterator[str]:
    for pack in PACKS:
        for slots in places(pack.reach.projects, sentence, pack.statements):
            yield slots["name"]


def _says(pack: Pack, block: str, sentence: str) -> bool:
    return bool(block) and found_in(block, sentence, pack.statements)


def _words_for(domain: Domain, pack: Pack) -> str:
    match domain:
        case Domain.CODE:
            return pack.reach.code
        case Domain.WRITING:
            return pack.reach.writing
        case Domain.COMMS:
            return pack.reach.comms
    assert_never(domain)
