"""Chats with what became of each, and one chat opened, with its line at the end and the switch."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, ChatAt, ChatView, FoundSource, LearningView
from afterword.core.chat import Entry, Replied, Said, Speaker, StepRan, outside_of
from afterword.core.errors import UnknownId
from afterword.core.stands import LearningState
from afterword.web.face import Asked
from afterword.web.words import chat_line

from .page import MANY, Page, Part, part_of

AROUND = 60  # entries that are shown before and after the place asked for
LONGEST = 4000  # characters of one entry


@dataclass(frozen=True, slots=True)
class Chats:
    """Chats found, newest first; the assistants found, for saying why there is none."""

    part: Part[ChatView]
    sources: tuple[FoundSource, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One entry as it is shown. ``here``: the place asked for; ``aside``: not the person's and not a reply."""

    id: str
    who: str
    text: str
    here: bool
    mine: bool
    aside: bool


@dataclass(frozen=True, slots=True)
class OneChat:
    """A chat, opened. ``view`` None: not among those of the last 30 days. ``says`` is its line, '' for none."""

    key: str
    title: str
    view: ChatView | None
    lines: tuple[Line, ...]
    before: int
    after: int
    gone: bool
    learnings: tuple[LearningView, ...]
    says: str
    marked: bool


def values(app: App, asked: Asked) -> Chats:
    """See Page."""
    views = app.chats()
    return Chats(part_of(views, asked, MANY), () if views else app.found())


def one(app: App, asked: Asked) -> OneChat:
    """See Page. Raises UnknownId."""
    which = asked.of("id")
    view = next((view for view in app.chats() if view.chat == which), None)
    told = tuple(told for told in app.learned(everything=True) if told.chat == which)
    try:
        opened = app.chat_at(which, asked.of("at"))
    except UnknownId:
        if view is None and not told:
            raise
        opened = ChatAt(which, "", None)
    lines = _lines(opened)
    first, last = _around(lines)
    shown = [one for one in told if one.text or one.quote]
    return OneChat(
        key=opened.key,
        title=(view.title if view is not None else "") or (told[0].title if told else "") or opened.key,
        view=view,
        lines=lines[first:last],
        before=first,
        after=len(lines) - last,
        gone=opened.chat is None,
        learnings=tuple(shown),
        says=chat_line(*_counts(view, told)),
        marked=view is not None and view.switched_off,
    )


def _counts(view: ChatView | None, told: tuple[LearningView, ...]) -> tuple[int, int]:
    if view is not None:
        return view.learned, view.waiting
    return _number(told, LearningState.LIVE), _number(told, LearningState.WAITING)


def _number(told: tuple[LearningView, ...], state: LearningState) -> int:
    return sum(one.state is state for one in told)


def _around(lines: tuple[Line, ...]) -> tuple[int, int]:
    """The beginning and end of what is shown: around the place, else the chat's end."""
    here = next((number for number, line in enumerate(lines) if line.here), len(lines))
    return max(0, here - AROUND), min(len(lines), here + AROUND + 1)


def _lines(opened: ChatAt) -> tuple[Line, ...]:
    if opened.chat is None:
        return tuple(
            Line(piece.id, "kept", piece.text[:LONGEST], piece.entry == opened.at, mine=False, aside=True)
            for piece in opened.kept
        )
    return tuple(_line(entry, here=entry.id == opened.at) for entry in opened.chat.chat.entries)


def _line(entry: Entry, *, here: bool) -> Line:
    match entry:
        case Said() if entry.speaker is Speaker.PERSON:
            return Line(entry.id, "You", entry.text[:LONGEST], here, mine=True, aside=False)
        case Said():
            who = entry.speaker.value.replace("_", " ")
            return Line(entry.id, who, entry.text[:LONGEST], here, mine=False, aside=True)
        case Replied():
            return Line(entry.id, "Assistant", entry.text[:LONGEST], here, mine=False, aside=False)
        case StepRan():
            return Line(entry.id, "Step", entry.step.summary, here, mine=False, aside=True)
        case _:
            outside = outside_of(entry)
            said = f"read from outside: {outside}" if outside else type(entry).__name__.lower()
            return Line(entry.id, "Then", said, here, mine=False, aside=True)


PAGE = Page("/chats", "Chats", "chats.html", values)
ONE = Page("/chat", "A chat", "chat.html", one)
