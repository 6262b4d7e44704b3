"""Afterword as a library: for a program that talks with a person and wants what it corrected to hold in the next chat.

A chat is handed over as plain messages that say who spoke. What the program says of it is believed only with the host's
key; without it nothing is applied by itself, for any program of this account could call this.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal, Self, TypeVar

from afterword.app import App, open_afterword
from afterword.core.chat import Chat, Entry, OutsideRead, Project, Provider, Replied, Said, Speaker
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput
from afterword.core.memory import Kind
from afterword.engine.hand import NoHand
from afterword.engine.views import (
    LearningView,
    LearnReport,
    LookView,
    MemoryView,
    NearbyView,
    NoteView,
    NotLooked,
    Outcome,
    ProfileView,
    Recalled,
    WhyView,
)
from afterword.ports import Reviewer

Result = TypeVar("Result")
Who = Literal["person", "assistant", "someone_else", "program"]

HANDED_OVER = "handed-over"
_SPEAKERS: Mapping[str, Speaker] = {
    "person": Speaker.PERSON,
    "someone_else": Speaker.SOMEONE_ELSE,
    "program": Speaker.AUTOMATED,
}


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a chat that is handed over. ``at`` must name its zone; ``id`` '' takes its place in the chat."""

    who: Who
    text: str
    at: datetime
    id: str = ""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A chat that a program hands over. ``id`` stays the same for one chat as it grows.

    ``attended``: a person sees the chat, and our line can be shown there. ``read_outside``: where it read something
    from outside ('' for nowhere); it is taken to have, unless the program says otherwise. ``project``: a key of the
    program's own and a name.
    """

    id: str
    messages: Sequence[Message]
    title: str = ""
    project: tuple[str, str] | None = None
    attended: bool = False
    read_outside: str = "a program"
    answered_by: Provider | None = None


class Afterword:
    """One person's Afterword. Use it in a ``with``, or close it. Raises HomeBusy, HomeDamaged, DiskFull, BadInput.

    ``home`` None is the person's own. ``host_key``: a secret of the program for a home of its own; a new home that is
    named here is made with it, and with it alone come answers and is a handed-over chat believed. A key that is not the
    home's is BadInput, and so is whatever is no text where a text belongs.
    """

    def __init__(
        self,
        home: str | os.PathLike[str] | None = None,
        *,
        host_key: str | None = None,
        env: Mapping[str, str] | None = None,
        reviewer: Reviewer | None = None,
    ) -> None:
        if host_key is not None and not _text(host_key, "The host key"):
            raise BadInput("The host key is empty.", "Give one that nobody can guess, or none.")
        folder = Path(home) if home is not None else None
        environment = os.environ if env is None else env
        if reviewer is None:
            self._app = open_afterword(folder, env=environment, host_key=host_key)
        else:
            self._app = open_afterword(folder, env=environment, host_key=host_key, reviewer=reviewer)
        if host_key is not None and isinstance(self._app.host_hand(), NoHand):
            self._app.close()
            raise BadInput(
                "This home was not made with this host key.",
                "Give the key that it was made with, or none: then it is read, and nothing is learned by itself.",
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the home go. Nothing is lost without it."""
        self._app.close()

    @property
    def app(self) -> App:
        """Everything else: every act and every view."""
        return self._app

    # learning

    def look(self, chat: HandedOver, *, ended: bool = False) -> LookView | NotLooked:
        """Learn from a chat that was quiet for ten minutes, or has ``ended``. Handed over again, it is read from where
        the last look stopped.
        """
        return self._app.look_at(chat_from(chat), ended=ended)

    def learn(self, paths: Sequence[str] = (), *, history: bool = False) -> LearnReport:
        """Learn from the chats of connected assistants, or from a path as a preview. Raises UnknownFormat."""
        return self._app.learn(paths, history=history)

    def note(self, project: str | None = None, *, host: str = "library") -> NoteView | None:
        """What was learned in a project (its key) and not said yet, for showing it now."""
        return self._app.take_note(project, host)

    # what is known

    def nearby(self, message: str, *, project: str | None = None, lean: bool = False) -> NearbyView:
        """What bears on a message, to stand just before it in that turn's prompt."""
        return self._app.nearby(_text(message, "A message"), project=project, lean=lean)

    def profile(self, *, project: str | None = None, lean: bool = False) -> ProfileView:
        """The standing block for a system prompt."""
        return self._app.profile(project=project, lean=lean)

    def recall(self, query: str, *, limit: int = 10) -> tuple[Recalled, ...]:
        """Memories, earlier ones and pieces of chats that answer a question."""
        return self._app.recall(_text(query, "A question"), limit=limit)

    def memories(self) -> tuple[MemoryView, ...]:
        """Everything it knows."""
        return self._app.memories()

    def learned(self) -> tuple[LearningView, ...]:
        """What was learned, newest first."""
        return self._app.learned()

    def waiting(self) -> tuple[LearningView, ...]:
        """What waits for the person."""
        return self._app.waiting()

    def why(self, which: str) -> WhyView:
        """The words behind one thing. Raises UnknownId."""
        return self._app.why(which)

    # answers of the person, by the host's key. They raise AnswerRefused without it, and UnknownId.

    def undo(self, which: str | None = None) -> Outcome:
        """Take a learning back, the newest if none is named, or an answer to a question."""
        return self._app.undo(which, self._app.host_hand())

    def redo(self, which: str) -> Outcome:
        """Learn again what was undone, bring back what was forgotten or put away, give an answer again."""
        return self._app.redo(which, self._app.host_hand())

    def keep(self, which: str) -> Outcome:
        """Keep what waits."""
        return self._app.keep(which, self._app.host_hand())

    def forget(self, which: str) -> Outcome:
        """Forget a memory, or what waits."""
        return self._app.forget(which, self._app.host_hand())

    def remember(self, text: str, *, kind: Kind | None = None) -> Outcome:
        """Write a memory by the person's own word."""
        return self._app.remember(_text(text, "What is remembered"), self._app.host_hand(), kind=kind)

    def answer(self, card: str, choice: str) -> Outcome:
        """Answer a question card with one of its choices."""
        return self._app.answer_card(card, self._app.host_hand({AnswerKind.CARD: choice}))


def chat_from(handed: HandedOver) -> Chat:
    """A handed-over chat as every reader gives one. Raises BadInput for a moment without zone, a doubled id, and words
    of nobody.
    """
    if not _text(handed.id, "A chat's id").strip():
        raise BadInput("A chat that is handed over needs an id.", "Give it one that stays the same as it grows.")
    entries = [_entry(message, place) for place, message in enumerate(handed.messages)]
    ids = [entry.id for entry in entries]
    if len(set(ids)) != len(ids):
        raise BadInput(f"Two messages of the chat {handed.id!r} have one id.", "Give each its own, or none.")
    times = [message.at for message in handed.messages]
    others = any(message.who == "someone_else" for message in handed.messages)
    outside = (OutsideRead("outside", times[0], handed.read_outside),) if handed.read_outside and times else ()
    return Chat(
        source=HANDED_OVER,
        id=handed.id,
        entries=(*outside, *entries),
        project=Project(f"{HANDED_OVER}:{handed.project[0]}", handed.project[1]) if handed.project else None,
        title=handed.title,
        attended=handed.attended,
        shared_with="someone" if others else None,
        provider=handed.answered_by,
        started=min(times, default=None),
        ended=max(times, default=None),
    )


def _text(given: object, what: str) -> str:
    """The same, where it is a text. Raises BadInput."""
    if not isinstance(given, str):
        raise BadInput(f"{what} is a text (str), and not {type(given).__name__}.", "Hand over a str.")
    return given


def _entry(message: Message, place: int) -> Entry:
    _text(message.text, "A message's text")
    at: object = message.at
    if not isinstance(at, datetime):
        raise BadInput(f"A message's moment is a datetime, and not {type(at).__name__}.", "Use datetime.now(UTC), say.")
    if message.at.tzinfo is None:
        raise BadInput("A message's moment names no time zone.", "Use datetime.now(UTC), say.")
    which = message.id or f"message-{place}"
    if message.who == "assistant":
        return Replied(which, message.at, message.text)
    speaker = _SPEAKERS.get(message.who)
    if speaker is None:
        raise BadInput(
            f"{message.who!r} is nobody who speaks in a chat.", f"One of: assistant, {', '.join(_SPEAKERS)}."
        )
    return Said(which, message.at, message.text, speaker, "handed_over")


class AwaitableAfterword:
    """The same to be awaited: every call runs in one thread of its own, in turn. Use it in an ``async with``."""

    def __init__(self, make: Callable[[], Afterword]) -> None:
        self._make = make
        self._thread = ThreadPoolExecutor(1, "afterword")
        self._inside: Afterword | None = None

    async def __aenter__(self) -> Self:
        self._inside = await asyncio.get_running_loop().run_in_executor(self._thread, self._make)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._run(Afterword.close)
        self._thread.shutdown()

    async def _run(self, act: Callable[[Afterword], Result]) -> Result:
        inside = self._inside
        if inside is None:
            raise BadInput("This Afterword is not open.", "Use it in an async with.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: act(inside))

    async def look(self, chat: HandedOver, *, ended: bool = False) -> LookView | NotLooked:
        """See Afterword.look."""
        return await self._run(lambda it: it.look(chat, ended=ended))

    async def learn(self, paths: Sequence[str] = (), *, history: bool = False) -> LearnReport:
        """See Afterword.learn."""
        return await self._run(lambda it: it.learn(paths, history=history))

    async def note(self, project: str | None = None, *, host: str = "library") -> NoteView | None:
        """See Afterword.note."""
        return await self._run(lambda it: it.note(project, host=host))

    async def nearby(self, message: str, *, project: str | None = None, lean: bool = False) -> NearbyView:
        """See Afterword.nearby."""
        return await self._run(lambda it: it.nearby(message, project=project, lean=lean))

    async def profile(self, *, project: str | None = None, lean: bool = False) -> ProfileView:
        """See Afterword.profile."""
        return await self._run(lambda it: it.profile(project=project, lean=lean))

    async def recall(self, query: str, *, limit: int = 10) -> tuple[Recalled, ...]:
        """See Afterword.recall."""
        return await self._run(lambda it: it.recall(query, limit=limit))

    async def memories(self) -> tuple[MemoryView, ...]:
        """See Afterword.memories."""
        return await self._run(Afterword.memories)

    async def learned(self) -> tuple[LearningView, ...]:
        """See Afterword.learned."""
        return await self._run(Afterword.learned)

    async def waiting(self) -> tuple[LearningView, ...]:
        """See Afterword.waiting."""
        return await self._run(Afterword.waiting)

    async def why(self, which: str) -> WhyView:
        """See Afterword.why."""
        return await self._run(lambda it: it.why(which))

    async def undo(self, which: str | None = None) -> Outcome:
        """See Afterword.undo."""
        return await self._run(lambda it: it.undo(which))

    async def redo(self, which: str) -> Outcome:
        """See Afterword.redo."""
        return await self._run(lambda it: it.redo(which))

    async def keep(self, which: str) -> Outcome:
        """See Afterword.keep."""
        return await self._run(lambda it: it.keep(which))

    async def forget(self, which: str) -> Outcome:
        """See Afterword.forget."""
        return await self._run(lambda it: it.forget(which))

    async def remember(self, text: str, *, kind: Kind | None = None) -> Outcome:
        """See Afterword.remember."""
        return await self._run(lambda it: it.remember(text, kind=kind))

    async def answer(self, card: str, choice: str) -> Outcome:
        """See Afterword.answer."""
        return await self._run(lambda it: it.answer(card, choice))
