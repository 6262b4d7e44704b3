"""Which memories and which texts of the never-list a model is shown beside a chat's words: the closest, then the
newest.

Chosen among what reaches this chat: what belongs to another project is not shown to whoever answers this one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import assert_never

from afterword.core.chat import Project
from afterword.core.memory import About, Chatless, Everywhere, InDomain, InProject, Memory, Place, Scope, ThisChat
from afterword.noticing.reading import Noticed
from afterword.noticing.wording import content

from .material import MOST_MEMORIES, MOST_NEVER, Material

Likeness = Callable[[str, str], float | None]

MOST_CLOSEST = 10  # the other five are the newest: what replaces a memory often shares no word with it
CLOSE = 0.35  # least likeness by meaning that counts as close
LONGEST_COMPARED = 600  # characters of the words that meaning is compared with


def model_material(
    noticed: Noticed, memories: Sequence[Memory], never: Sequence[str], *, likeness: Likeness | None = None
) -> Material:
    """What a model is shown about these words. ``memories``: all live ones; ``never``: all texts taken back.

    Whatever is held, is about the computer, or does not reach this chat is left out. ``likeness``: see ports.Likeness.
    """
    words = Material(noticed)
    said = content("\n".join(one.text for one in words.chosen()))
    about = "\n".join(words.pointed())[:LONGEST_COMPARED]
    project = noticed.chat.project

    def closeness(text: str) -> tuple[int, float]:
        cosine = likeness(text, about) if likeness is not None and about else None
        return len(content(text) & said), cosine if cosine is not None and cosine >= CLOSE else 0.0

    shown = [one for one in memories if _may_be_shown(one, project)]
    return Material(noticed, _nearest(shown, closeness), _near(never, closeness))


def _may_be_shown(memory: Memory, project: Project | None) -> bool:
    usable = memory.place is Place.LIVE and memory.held is None and memory.about is About.PERSON
    return usable and _reaches(memory.scope, project)


def _reaches(scope: Scope, project: Project | None) -> bool:
    match scope:
        case Everywhere() | InDomain():
            return True
        case InProject():
            return project is not None and scope.key == project.key
        case Chatless():
            return project is None
        case ThisChat():
            return False
    assert_never(scope)


def _nearest(memories: Sequence[Memory], closeness: Callable[[str], tuple[int, float]]) -> tuple[Memory, ...]:
    newest = sorted(memories, key=_age, reverse=True)
    measured = [(closeness(one.text), one) for one in newest]
    close = [one for how, one in sorted(measured, key=lambda it: it[0], reverse=True) if any(how)][:MOST_CLOSEST]
    others = [one for one in newest if one not in close]
    return tuple((close + others)[:MOST_MEMORIES])


def _age(memory: Memory) -> datetime:
    return memory.updated or memory.created or datetime.min.replace(tzinfo=UTC)


def _near(never: Sequence[str], closeness: Callable[[str], tuple[int, float]]) -> tuple[str, ...]:
    """The few that share half of their words, or their meaning, with what is said."""
    measured = [(closeness(text), text) for text in never]
    close = [(how, text) for how, text in measured if how[1] or (how[0] and 2 * how[0] >= len(content(text)))]
    return tuple(text for _, text in sorted(close, key=lambda it: it[0], reverse=True)[:MOST_NEVER])
