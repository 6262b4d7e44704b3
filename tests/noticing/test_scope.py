"""How far words reach."""

from __future__ import annotations

import pytest

from afterword.core.change import Basis
from afterword.core.chat import Project
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Scope, ThisChat
from afterword.noticing.scope import narrower, reach

HERON = Project("folder:/projects/heron", "heron-site")
IN_HERON = InProject(HERON.key, HERON.name)
CODE, WRITING, COMMS = InDomain(Domain.CODE), InDomain(Domain.WRITING), InDomain(Domain.COMMS)

REACHES: list[tuple[str, Project | None, Basis, Scope]] = [
    ("I prefer short answers", None, Basis.STATED, Everywhere()),
    ("I prefer short answers", HERON, Basis.STATED, Everywhere()),
    ("in this repo we squash", HERON, Basis.STATED, IN_HERON),
    ("for this project use pnpm", HERON, Basis.CORRECTED, IN_HERON),
    ("for this project use pnpm", None, Basis.STATED, ThisChat()),
    ("on the Heron website we write prices with tax", HERON, Basis.STATED, IN_HERON),
    ("on the Otter website we write prices with tax", HERON, Basis.STATED, ThisChat()),
    ("in code I prefer tabs", HERON, Basis.STATED, CODE),
    ("no, tabs in my code", HERON, Basis.CORRECTED, CODE),
    ("I like full sentences in blog posts", None, Basis.STATED, WRITING),
    ("no emojis in my emails", None, Basis.STATED, COMMS),
    ("no, bullets", HERON, Basis.CORRECTED, IN_HERON),
    ("no, bullets", None, Basis.CORRECTED, Chatless()),
    ("I've changed my mind, light please", HERON, Basis.REVERSED, Everywhere()),
    ("for now use the old one", HERON, Basis.STATED, ThisChat()),
    ("just for this mail, sign as Sam", None, Basis.STATED, ThisChat()),
]


@pytest.mark.parametrize(("words", "project", "basis", "scope"), REACHES)
def test_words_reach_as_far_as_they_say(words: str, project: Project | None, basis: Basis, scope: Scope) -> None:
    assert reach(words, project, basis) == scope


def test_the_narrower_of_two_is_taken() -> None:
    widths: list[Scope] = [ThisChat(), IN_HERON, CODE, Everywhere()]
    for at, one in enumerate(widths):
        for other in widths[at:]:
            assert narrower(one, other) == one
            assert narrower(other, one) == one
