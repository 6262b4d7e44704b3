"""The quiet line after a look: what was learned, said once, to one window, in the project where it was learned.

A host gets it as data and words it in its own language; ours is one line. Nothing is noted for chats that nobody sees.
"""

from __future__ import annotations

from datetime import timedelta

from afterword.core.entry import NoteShown
from afterword.core.standing import Standing
from afterword.core.stands import LearningNow
from afterword.engine.admit import Admission
from afterword.engine.desk import Desk
from afterword.engine.saying import count
from afterword.engine.viewing import card_view, learning_views
from afterword.engine.views import NoteView

OLDEST = timedelta(days=7)  # what was learned before that is on the Memory page, and no news


def note(desk: Desk, project: str | None) -> NoteView | None:
    """What is still to be said in this project (its key; None: in chats of none). Says nothing by itself."""
    standing = desk.standing()
    shown = standing.notes.get(project or "", 0)
    told = [one for one in standing.learnings.values() if one.seq > shown and _is_news(desk, one, project)]
    learned = [one for one in told if one.applied and not one.undone and not one.forgotten]
    waiting = [one for one in told if one.waits]
    cards = [c for c in standing.open_cards() if c.seq > shown and _project_of(standing, c.card.memory) == project]
    if not (learned or waiting or cards):
        return None
    return NoteView(
        project=project,
        upto=max([*(one.seq for one in told), *(card.seq for card in cards)]),
        says=_line(len(learned), len(waiting), len(cards)),
        learned=learning_views(standing, learned),
        waiting=learning_views(standing, waiting),
        cards=tuple(card_view(standing, card) for card in cards),
    )


def take_note(desk: Desk, project: str | None, host: str) -> NoteView | None:
    """The same, for showing it now: of several windows that ask, one gets it, and it is not said again."""
    if note(desk, project) is None:
        return None
    with desk.pen.alone():
        found = note(desk, project)
        if found is not None:
            desk.pen.admit(Admission((NoteShown(project or "", found.upto, host),)))
        return found


def _is_news(desk: Desk, told: LearningNow, project: str | None) -> bool:
    learning = told.learning
    fresh = desk.now - told.at < OLDEST
    return (
        fresh
        and learning.attended
        and not learning.history
        and learning.chat is not None
        and learning.project == project
    )


def _project_of(standing: Standing, memory: str) -> str | None:
    stands = standing.memories.get(memory)
    told = standing.learnings.get(stands.memory.learned or "") if stands is not None else None
    return told.learning.project if told is not None else None


def _line(learned: int, waiting: int, cards: int) -> str:
    parts = [
        f"learned {count(learned, 'thing')}" if learned else "",
        f"{count(waiting, 'thing waits', 'things wait')} for your OK" if waiting else "",
        f"has {count(cards, 'question')} for you" if cards else "",
    ]
    return f"Afterword {', '.join(part for part in parts if part)}."
