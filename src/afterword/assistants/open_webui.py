"""Open WebUI's export: a list of chats, each with an inner `chat`, or one inner chat, or a list of inner chats.

`chat.history` is a tree (`messages`: id -> parentId, role, content) whose live leaf is `currentId`. Replies carry
reasoning and tool calls as `<details>` elements. Known from a real inner chat and from the app's sources.

The person: role `user`. An export by an administrator holds several people's chats and does not say whose it is:
nothing of it is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import unescape
from typing import ClassVar

from afterword.core.chat import Chat, OutsideRead, Provider, Replied, Said, Speaker, StepRan
from afterword.core.mark import Checkpoint
from afterword.core.steps import step
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .content import text_of
from .exports import Records, is_export, read_export
from .fields import Fields, fields, first_text, from_seconds, items, number, text, within
from .glancing import Glance, Shape
from .listing import files_below
from .telling import Telling
from .trees import latest_leaf, live_branch, told_in_order

_DETAILS = re.compile(r"<details\b([^>]*)>.*?</details>\s*", re.DOTALL)
_KIND = re.compile(r'\btype="(reasoning|tool_calls|code_interpreter)"')
_TOOL = re.compile(r'\bname="([^"]*)"')
_MILLIS = 1e11  # larger numbers count milliseconds


@dataclass(frozen=True, slots=True)
class OpenWebUI:
    """Reads Open WebUI's export."""

    name: ClassVar[str] = "open-webui"
    title: ClassVar[str] = "Open WebUI export"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = True

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """An export lies wherever the person put it."""
        return ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """JSON files below the roots."""
        return files_below(self.name, roots, lambda path: path.lower().endswith(".json"))

    def recognises(self, path: str) -> bool:
        """A file, folder or zip with chats that have a history of messages."""
        return is_export(path, fits)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """Every chat of the export, unless it holds the chats of several people."""
        owners: set[str] = set()
        result = read_export(path, fits, lambda records: self._chats(records, owners))
        if len(owners) < 2:
            return result
        reason = f"It holds the chats of {len(owners)} people and does not say which are yours."
        return ReadResult((), unread=Unread(path, reason, "Export your own chats only, in the app's settings."))

    def _chats(self, records: Records, owners: set[str]) -> Iterator[Chat]:
        for record in records:
            inner = within(record, "chat") or record
            if not within(inner, "history", "messages"):
                records.bad += 1
                continue
            if owner := first_text(record, "user_id", "userId"):
                owners.add(owner)
            yield _Conversation(record, inner).chat(self)


def fits(seen: Glance) -> bool:
    """Whether this head is one of Open WebUI's."""
    return seen.shape in {Shape.JSON, Shape.LINES} and (
        seen.has("chat.history.messages") or (seen.has("history.messages") and "models" in seen.names)
    )


class _Conversation:
    """One conversation on its way to a chat."""

    def __init__(self, record: Fields, inner: Fields) -> None:
        self.record, self.inner = record, inner
        self.telling = Telling()
        history = within(inner, "history")
        messages = {name: fields(message) for name, message in within(history, "messages").items()}
        parents = {name: text(message, "parentId") or None for name, message in messages.items()}
        leaf = text(history, "currentId")
        live = live_branch(parents, leaf if leaf in parents else latest_leaf(parents))
        self._first = next(iter(parents), "")
        self._model = ""
        for name in told_in_order(parents, live):
            start = len(self.telling.entries)
            self._tell(name, messages[name])
            if name not in live:
                self.telling.leave(start)

    def chat(self, source: OpenWebUI) -> Chat:
        """The conversation as a chat. An inner chat has no id of its own: its first message names it."""
        times = [entry.at for entry in self.telling.entries if entry.at]
        return Chat(
            source=source.name,
            id=first_text(self.record, "id") or text(self.inner, "id") or self._first,
            entries=tuple(self.telling.entries),
            title=first_text(self.record, "title") or text(self.inner, "title"),
            history=True,
            provider=Provider("open-webui", model=self._model) if self._model else None,
            started=_moment(self.record, "created_at") or (times[0] if times else None),
            ended=_moment(self.record, "updated_at") or (times[-1] if times else None),
            reader_version=source.version,
            skipped=self.telling.skipped,
        )

    def _tell(self, name: str, message: Fields) -> None:
        at = _moment(message, "timestamp")
        words = text_of(message.get("content"))
        match text(message, "role"):
            case "user":
                names = tuple(text(fields(file), "name") or "file" for file in items(message, "files"))
                speaker, why = (Speaker.PERSON, "role:user") if words.strip() else (Speaker.CLIENT, "empty")
                self.telling.add(Said(self.telling.id(name), at, words, speaker, why, attachments=names))
            case "assistant":
                self._model = text(message, "model") or self._model
                self._tell_reply(name, message, words, at)
            case "system":
                pass
            case unknown:
                self.telling.skip(f"unknown_role:{unknown[:30]}")

    def _tell_reply(self, name: str, message: Fields, words: str, at: datetime | None) -> None:
        for details in _DETAILS.finditer(words):
            kind = _KIND.search(details[1])
            if kind and kind[1] == "tool_calls":
                tool = _TOOL.search(details[1])
                ran = step(OpenWebUI.name, unescape(tool[1]) if tool else "", {})
                self.telling.add(StepRan(self.telling.id(f"{name}-step"), at, ran))
        if items(message, "sources") or items(message, "citations"):
            self.telling.add(OutsideRead(self.telling.id(f"{name}-sources"), at, "sources"))
        shown = _DETAILS.sub(lambda details: "" if _KIND.search(details[1]) else details[0], words).strip()
        if shown:
            self.telling.add(Replied(self.telling.id(name), at, shown))


def _moment(record: Fields, name: str) -> datetime | None:
    value = number(record, name)
    return from_seconds(value / 1000 if value is not None and value > _MILLIS else value)
