"""A session with its messages and their parts, wherever they were kept, on its way to a chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from afterword.assistants.content import text_of
from afterword.assistants.fields import Fields, fields, from_millis, number, text, whole_number, within
from afterword.assistants.telling import Telling, finished, joined
from afterword.core.chat import (
    Chat,
    Compacted,
    OutsideRead,
    Provider,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Undoing,
    Undone,
    answered_by,
)
from afterword.core.steps import step
from afterword.ports import Projects

HOST = "opencode"
_ABORTED = "MessageAbortedError"


@dataclass(frozen=True, slots=True)
class Message:
    """A message and its parts, both in order."""

    id: str
    data: Fields
    parts: Sequence[Fields]

    @property
    def at(self) -> datetime | None:
        """When it was begun."""
        return from_millis(number(within(self.data, "time"), "created"))


@dataclass(frozen=True, slots=True)
class Session:
    """A session. ``revert`` names the message from which on everything was taken back; ``bad`` counts bad records."""

    id: str
    parent: str
    directory: str
    title: str
    revert: Fields
    created: datetime | None
    updated: datetime | None
    messages: Sequence[Message]
    bad: int = 0

    @property
    def unfinished(self) -> bool:
        """Whether the last reply was neither ended nor broken off."""
        last = self.messages[-1].data if self.messages else fields(None)
        return text(last, "role") == "assistant" and "completed" not in within(last, "time") and not last.get("error")


def chat_of(session: Session, children: Sequence[Session], projects: Projects, version: int, *, running: bool) -> Chat:
    """A session as a chat, with what its subagents read from outside."""
    told = _Told(session)
    for at, where in _read_by(children):
        told.telling.place(OutsideRead(told.telling.id("", "subagent", str(at), where), at, where))
    chat = Chat(
        source=HOST,
        id=session.id,
        entries=tuple(told.telling.entries),
        project=projects.of(session.directory) if session.directory else None,
        title=session.title,
        running=running and session.unfinished,
        provider=answered_by(told.answers),
        started=session.created,
        ended=max((entry.at for entry in told.telling.entries if entry.at), default=session.updated),
        reader_version=version,
        skipped=told.telling.skipped,
    )
    return finished(chat, session.directory)


def _read_by(children: Sequence[Session]) -> Iterator[tuple[datetime | None, str]]:
    for child in children:
        for entry in _Told(child).telling.entries:
            if isinstance(entry, StepRan) and entry.step.outside:
                yield entry.at or child.created, entry.step.outside


class _Told:
    """The entries of a session, and who answered it."""

    def __init__(self, session: Session) -> None:
        self.telling = Telling()
        self.answers: list[Provider] = []
        self.telling.skip("bad_record", session.bad)
        taken_back_from: int | None = None
        back = text(session.revert, "messageID")
        for message in session.messages:
            if back and message.id >= back and taken_back_from is None:
                taken_back_from = len(self.telling.entries)
            self._tell(message)
        if taken_back_from is not None:
            self.telling.take_back(taken_back_from)
            what = Undoing.FILES if session.revert.get("snapshot") else Undoing.TURN
            self.telling.add(Undone(self.telling.id("", "undone", back), session.updated, what))

    def _tell(self, message: Message) -> None:
        match text(message.data, "role"):
            case "user":
                self._tell_user(message)
            case "assistant":
                self._tell_reply(message)
            case unknown:
                self.telling.skip(f"unknown_role:{unknown[:30]}")

    def _tell_user(self, message: Message) -> None:
        texts = [part for part in message.parts if text(part, "type") == "text"]
        typed = [part for part in texts if not part.get("synthetic") and not part.get("ignored")]
        words = joined(text(part, "text") for part in typed)
        names = tuple(text(part, "filename") or "file" for part in message.parts if text(part, "type") == "file")
        if any(text(part, "type") == "compaction" for part in message.parts):
            self.telling.add(Compacted(self.telling.id(f"{message.id}-compacted"), message.at))
        speaker, why = Speaker.PERSON, "role:user"
        if not words:
            synthetic = joined(text(part, "text") for part in texts)
            words, speaker, why = synthetic, Speaker.CLIENT, "synthetic" if synthetic else "empty"
        told = Said(self.telling.id(message.id), message.at, words, speaker, why, attributed=False, attachments=names)
        self.telling.add(told)

    def _tell_reply(self, message: Message) -> None:
        data = message.data
        if maker := text(data, "providerID"):
            self.answers.append(Provider(maker, model=text(data, "modelID")))
        for part in message.parts:
            if text(part, "type") == "tool":
                self._tell_step(message, part)
        words = text_of(list(message.parts))
        if words and data.get("summary") is not True:
            self.telling.add(Replied(self.telling.id(message.id), message.at, words))
        if text(within(data, "error"), "name") == _ABORTED:
            self.telling.add(Stopped(self.telling.id(f"{message.id}-stopped"), message.at))

    def _tell_step(self, message: Message, part: Fields) -> None:
        state = within(part, "state")
        code = whole_number(within(state, "metadata"), "exit")
        failed = {"error": True, "completed": bool(code)}.get(text(state, "status"))
        output = text(state, "error") or text(state, "output")
        ran = step(HOST, text(part, "tool"), state.get("input"), exit_code=code, failed=failed, message=output)
        begun = from_millis(number(within(state, "time"), "start"))
        at = max(begun, message.at) if begun and message.at else message.at
        self.telling.add(StepRan(self.telling.id(text(part, "id"), message.id, "step"), at, ran))
