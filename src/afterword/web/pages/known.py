"""The first page: everything that is known, by kind; what waits and what was learned this week stand above it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from afterword.app import App, LearningView, MemoryView
from afterword.core.errors import BadInput
from afterword.core.memory import Kind
from afterword.web.face import Asked
from afterword.web.words import KINDS

from .page import MANY, Page, Part, part_of

FEW = 4  # of each kind on the first page, where not everything fits on it


@dataclass(frozen=True, slots=True)
class Shelf:
    """The memories of one kind."""

    kind: Kind
    title: str
    part: Part[MemoryView]


@dataclass(frozen=True, slots=True)
class Known:
    """What the first page shows. ``only``: the one kind that was asked for; nothing else is shown then."""

    shelves: tuple[Shelf, ...]
    memories: int
    only: Kind | None
    learning: str
    week: tuple[LearningView, ...] = ()
    waiting: int = 0
    questions: int = 0


def values(app: App, asked: Asked) -> Known:
    """See Page."""
    only = _kind(asked.of("kind"))
    shown = tuple(kind for kind in KINDS if only in (None, kind))
    memories = len(app.memories())
    size = FEW if only is None and memories > MANY else MANY
    shelves = tuple(_shelf(kind, app.memories(kind=kind), asked, size) for kind in shown)
    known = Known(
        shelves=tuple(shelf for shelf in shelves if shelf.part.whole),
        memories=memories,
        only=only,
        learning=app.page.learning(),
    )
    if only is not None:
        return known
    return replace(
        known,
        week=app.learned_this_week(),
        waiting=len(app.waiting()) + len(app.file_changes()),
        questions=len(app.cards()),
    )


def _shelf(kind: Kind, every: tuple[MemoryView, ...], asked: Asked, size: int) -> Shelf:
    """Newest first."""
    return Shelf(kind, KINDS[kind], part_of(every[::-1], asked, size))


def _kind(name: str) -> Kind | None:
    if not name:
        return None
    try:
        return Kind(name)
    except ValueError:
        raise BadInput("There is no such kind of thing to know.", "Go to: What it knows") from None


PAGE = Page("/", "What it knows", "known.html", values)
