"""Claude.ai's export: a zip with `conversations.json`, a list of conversations with `chat_messages`.

A message has a `sender`; its words stand in the text blocks of `content`, in older exports in `text` alone (which
elsewhere joins everything, placeholders included, or is empty). Newer ones have `parent_message_uuid` and make a tree;
older ones are flat and hold an edited message twice in a row. Known from a real export whose texts were taken out, and
from what others read: how words stand in it is not proven here.

The person: sender `human`. A long paste that became an attachment (`extracted_content`) is not theirs. `users.json`,
`memories.json` and `projects.json` are not opened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from afterword.core.chat import Chat, Provider, Replied, Said, Speaker, StepRan, Stopped, Via
from afterword.core.mark import Checkpoint
from afterword.core.steps import step
from afterword.ports import ChatFile, Projects, ReadResult

from .content import blocks_of, text_of
from .exports import Records, is_export, read_export
from .fields import Fields, fields, first_text, from_iso, items, text
from .glancing import Glance, Shape
from .listing import files_below
from .telling import Telling
from .trees import latest_leaf, live_branch, told_in_order

_NO_PARENT = "00000000-0000-4000-8000-000000000000"
_STOPPED = frozenset({"user_canceled", "user_cancelled"})


@dataclass(frozen=True, slots=True)
class ClaudeAI:
    """Reads Claude.ai's export."""

    name: ClassVar[str] = "claude-ai-export"
    title: ClassVar[str] = "Claude.ai export"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = False

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """An export lies wherever the person put it."""
        return ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Files of an unpacked export."""
        return files_below(self.name, roots, _may_be)

    def recognises(self, path: str) -> bool:
        """A file, folder or zip with conversations that have chat messages."""
        return is_export(path, fits)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """Every conversation of the export."""
        return read_export(path, fits, self._chats)

    def _chats(self, records: Records) -> Iterator[Chat]:
        for record in records:
            if isinstance(record.get("chat_messages"), list):
                yield _Conversation(record).chat(self)
            else:
                records.bad += 1


def fits(seen: Glance) -> bool:
    """Whether this head is one of Claude.ai's."""
    return seen.shape in {Shape.JSON, Shape.LINES} and seen.has("chat_messages", "uuid")


def _may_be(path: str) -> bool:
    name = path.lower().replace("\\", "/").rsplit("/", 1)[-1]
    return name.startswith("conversation") and name.endswith(".json")


class _Conversation:
    """One conversation on its way to a chat."""

    def __init__(self, record: Fields) -> None:
        self.record = record
        self.telling = Telling()
        listed = [fields(message) for message in items(record, "chat_messages")]
        messages = {text(message, "uuid") or f"message-{place}": message for place, message in enumerate(listed)}
        if any("parent_message_uuid" in message for message in messages.values()):
            self._tell_tree(messages)
        else:
            self._tell_list(messages)

    def chat(self, source: ClaudeAI) -> Chat:
        """The conversation as a chat."""
        record = self.record
        created = text(record, "created_at")
        return Chat(
            source=source.name,
            id=text(record, "uuid") or self.telling.id("", created, first_text(record, "name", "title")),
            entries=tuple(self.telling.entries),
            title=first_text(record, "name", "title"),
            history=True,
            provider=Provider("anthropic", model=text(record, "model")),
            started=from_iso(created),
            ended=from_iso(record.get("updated_at")),
            reader_version=source.version,
            skipped=self.telling.skipped,
        )

    def _tell_tree(self, messages: Mapping[str, Fields]) -> None:
        above = {name: text(message, "parent_message_uuid") for name, message in messages.items()}
        parents = {name: None if parent in {"", _NO_PARENT} else parent for name, parent in above.items()}
        leaf = text(self.record, "current_leaf_message_uuid")
        live = live_branch(parents, leaf if leaf in parents else latest_leaf(parents))
        for name in told_in_order(parents, live):
            self._tell(name, messages[name], live=name in live)

    def _tell_list(self, messages: Mapping[str, Fields]) -> None:
        """Of two messages of the person in a row, the earlier was edited into the later."""
        names = list(messages)
        senders = [text(message, "sender") for message in messages.values()]
        for place, name in enumerate(names):
            edited = senders[place : place + 2] == ["human", "human"]
            self._tell(name, messages[name], live=not edited)

    def _tell(self, name: str, message: Fields, *, live: bool) -> None:
        at = from_iso(message.get("created_at"))
        start = len(self.telling.entries)
        match text(message, "sender"):
            case "human":
                self._tell_human(name, message, at)
            case "assistant":
                self._tell_reply(name, message, at)
            case unknown:
                self.telling.skip(f"unknown_sender:{unknown[:30]}")
        if not live:
            self.telling.leave(start)

    def _tell_human(self, name: str, message: Fields, at: datetime | None) -> None:
        content = message.get("content")
        words = text_of(content, "text", "voice_note") or text(message, "text")
        via = Via.VOICE if blocks_of(content, "voice_note") else Via.TYPED
        names = tuple(_files(message))
        speaker, why = (Speaker.PERSON, "sender:human") if words.strip() else (Speaker.CLIENT, "empty")
        self.telling.add(Said(self.telling.id(name), at, words, speaker, why, via, attachments=names))

    def _tell_reply(self, name: str, message: Fields, at: datetime | None) -> None:
        content = message.get("content")
        failed = {
            text(result, "tool_use_id"): result.get("is_error") is True for result in blocks_of(content, "tool_result")
        }
        for call in blocks_of(content, "tool_use"):
            ran = step(ClaudeAI.name, text(call, "name"), call.get("input"), failed=failed.get(text(call, "id")))
            self.telling.add(StepRan(self.telling.id(text(call, "id"), name, "step"), at, ran))
        if words := text_of(content) or text(message, "text"):
            self.telling.add(Replied(self.telling.id(name), at, words))
        if text(message, "stop_reason") in _STOPPED:
            self.telling.add(Stopped(self.telling.id(f"{name}-stopped"), at))


def _files(message: Fields) -> Iterator[str]:
    for kind in ("attachments", "files"):
        for attached in items(message, kind):
            yield text(fields(attached), "file_name") or "file"
