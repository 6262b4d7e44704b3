"""ChatGPT's export: a zip with `conversations.json` (a list), newer ones split as `conversations-000.json` and on.

A conversation is a tree (`mapping`: node -> message, parent, children) whose live leaf is `current_node`; an edited
message or another reply is a sibling. Known from a real export of 2024 and from what others read of later ones.

The person: role `user`, content `text` or `multimodal_text`, neither hidden nor of weight 0. `user_editable_context`
carries that role too: the custom instructions, repeated in every chat. Account details are not opened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from afterword.core.chat import Chat, OutsideRead, Provider, Replied, Said, Speaker, StepRan, Stopped, Via
from afterword.core.mark import Checkpoint
from afterword.core.steps import step
from afterword.ports import ChatFile, Projects, ReadResult

from .exports import Records, is_export, read_export
from .fields import Fields, Undecodable, decoded, fields, first_text, from_seconds, items, number, text, within
from .glancing import Glance, Shape
from .listing import files_below
from .telling import Telling, joined
from .trees import latest_leaf, live_branch, told_in_order

_SPOKEN = frozenset({"text", "multimodal_text"})
_NOT_FOR_PEOPLE = frozenset({"analysis", "commentary"})


@dataclass(frozen=True, slots=True)
class ChatGPT:
    """Reads ChatGPT's export."""

    name: ClassVar[str] = "chatgpt-export"
    title: ClassVar[str] = "ChatGPT export"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = True

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """An export lies wherever the person put it."""
        return ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Files of an unpacked export."""
        return files_below(self.name, roots, _may_be)

    def recognises(self, path: str) -> bool:
        """A file, folder or zip with conversations that have a mapping."""
        return is_export(path, fits)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """Every conversation of the export."""
        return read_export(path, fits, self._chats)

    def _chats(self, records: Records) -> Iterator[Chat]:
        for record in records:
            if isinstance(record.get("mapping"), dict):
                yield _Conversation(record).chat(self)
            else:
                records.bad += 1


def fits(seen: Glance) -> bool:
    """Whether this head is one of ChatGPT's."""
    return seen.shape in {Shape.JSON, Shape.LINES} and seen.has("mapping") and "messages" not in seen.names


def _may_be(path: str) -> bool:
    name = path.lower().replace("\\", "/").rsplit("/", 1)[-1]
    return name.startswith("conversation") and name.endswith(".json")


class _Conversation:
    """One conversation on its way to a chat."""

    def __init__(self, record: Fields) -> None:
        self.record = record
        self.telling = Telling()
        self.shared = False
        mapping = within(record, "mapping")
        self._nodes = {name: fields(node) for name, node in mapping.items()}
        self._parents = {name: text(node, "parent") or None for name, node in self._nodes.items()}
        leaf = text(record, "current_node")
        live = live_branch(self._parents, leaf if leaf in self._nodes else latest_leaf(self._parents))
        for name in told_in_order(self._parents, live):
            start = len(self.telling.entries)
            self._tell(name, within(self._nodes[name], "message"))
            if name not in live:
                self.telling.leave(start)

    def chat(self, source: ChatGPT) -> Chat:
        """The conversation as a chat."""
        record = self.record
        return Chat(
            source=source.name,
            id=first_text(record, "conversation_id", "id") or self.telling.id("", *self._nodes),
            entries=tuple(self.telling.entries),
            title=text(record, "title"),
            shared_with="someone" if self.shared else None,
            do_not_remember=record.get("is_do_not_remember") is True,
            history=True,
            provider=Provider("openai", model=text(record, "default_model_slug")),
            started=from_seconds(number(record, "create_time")),
            ended=from_seconds(number(record, "update_time")),
            reader_version=source.version,
            skipped=self.telling.skipped,
        )

    def _tell(self, node: str, message: Fields) -> None:
        at = from_seconds(number(message, "create_time"))
        match text(within(message, "author"), "role"):
            case "user":
                self._tell_user(node, message, at)
            case "assistant" if text(message, "recipient") not in {"", "all"}:
                self._tell_call(node, message, at)
            case "assistant":
                self._tell_reply(node, message, at)
            case "tool":
                self._tell_result(node, message, at)
            case "system" | "":
                pass
            case unknown:
                self.telling.skip(f"unknown_role:{unknown[:30]}")

    def _tell_user(self, node: str, message: Fields, at: datetime | None) -> None:
        content, metadata = within(message, "content"), within(message, "metadata")
        words, spoken = _words(content)
        speaker, why = _who(message, content, metadata, words)
        self.shared = self.shared or speaker is Speaker.SOMEONE_ELSE
        names = [text(fields(attached), "name") or "file" for attached in items(metadata, "attachments")]
        via = Via.VOICE if spoken else Via.TYPED
        self.telling.add(Said(self.telling.id(node), at, words, speaker, why, via, attachments=tuple(names)))

    def _tell_reply(self, node: str, message: Fields, at: datetime | None) -> None:
        content, metadata = within(message, "content"), within(message, "metadata")
        if where := _searched(metadata):
            self.telling.add(OutsideRead(self.telling.id(f"{node}-web"), at, where))
        shown = text(content, "content_type") in _SPOKEN and text(message, "channel") not in _NOT_FOR_PEOPLE
        words, _ = _words(content)
        if shown and words and not _is_hidden(message, metadata):
            self.telling.add(Replied(self.telling.id(node), at, words))
        if text(within(metadata, "finish_details"), "type") == "interrupted":
            self.telling.add(Stopped(self.telling.id(f"{node}-stopped"), at))

    def _tell_call(self, node: str, message: Fields, at: datetime | None) -> None:
        words, _ = _words(within(message, "content"))
        ran = step(ChatGPT.name, text(message, "recipient"), _arguments(words))
        self.telling.add(StepRan(self.telling.id(node), at, ran))

    def _tell_result(self, node: str, message: Fields, at: datetime | None) -> None:
        """A result belongs to the call above it; where a tool spoke without one, that is told as its step."""
        above = within(self._nodes.get(self._parents[node] or "", fields(None)), "message")
        tool = text(within(message, "author"), "name")
        called = text(above, "recipient") not in {"", "all"} or text(within(above, "author"), "name") == tool
        if tool and not called:
            self.telling.add(StepRan(self.telling.id(node), at, step(ChatGPT.name, tool, {})))


def _who(message: Fields, content: Fields, metadata: Fields, words: str) -> tuple[Speaker, str]:
    """The rows in order; the first that fits decides."""
    author = within(message, "author")
    if text(content, "content_type") == "user_editable_context" or metadata.get("is_user_system_message") is True:
        return Speaker.CLIENT, "custom_instructions"
    if _is_hidden(message, metadata):
        return Speaker.CLIENT, "hidden"
    if text(within(author, "metadata"), "real_author"):
        return Speaker.CLIENT, "real_author"
    if text(author, "name"):
        return Speaker.SOMEONE_ELSE, "author_name"
    if text(content, "content_type") not in _SPOKEN:
        return Speaker.CLIENT, "content_type"
    return (Speaker.PERSON, "role:user") if words.strip() else (Speaker.CLIENT, "empty")


def _is_hidden(message: Fields, metadata: Fields) -> bool:
    return metadata.get("is_visually_hidden_from_conversation") is True or number(message, "weight") == 0


def _words(content: Fields) -> tuple[str, bool]:
    """The text of a message's content, and whether any of it was spoken."""
    if text(content, "content_type") == "user_editable_context":
        return joined([text(content, "user_profile"), text(content, "user_instructions")]), False
    pieces: list[str] = []
    spoken = False
    for part in items(content, "parts"):
        if isinstance(part, str):
            pieces.append(part)
        elif text(fields(part), "content_type") == "audio_transcription":
            spoken = True
            pieces.append(text(fields(part), "text"))
    return joined(pieces) or text(content, "text"), spoken


def _arguments(words: str) -> object:
    try:
        return decoded(words.encode())
    except Undecodable:
        return words


def _searched(metadata: Fields) -> str | None:
    """Where a reply rests on the web though no tool call says so."""
    if items(metadata, "search_result_groups") or items(metadata, "citations"):
        return "web"
    kinds = {text(fields(reference), "type") for reference in items(metadata, "content_references")}
    return "web" if any("webpage" in kind or "news" in kind for kind in kinds) else None
