"""Plain messages, as programs store them: JSON (a list of messages, `{messages: […]}`, a list of these) or JSON lines
(a message or a conversation a line).

Shapes: `role` and `content` (a text, or typed parts); items of the Responses interface (`type`: message, function_call,
…); `from` and `value`; `prompt` and `completion`. Known from the interfaces' documentation and from own files.

The person: role `user`, but nothing in these files says so for certain: all of it is assumed, and it is history.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar

from afterword.core.chat import Chat, Replied, Said, Speaker, StepRan
from afterword.core.mark import Checkpoint
from afterword.core.steps import step
from afterword.ports import ChatFile, Projects, ReadResult, Unread

from .content import blocks_of, text_of
from .exports import NOT_WHOLE
from .fields import (
    Fields,
    Undecodable,
    decoded,
    fields,
    first_text,
    from_iso,
    from_seconds,
    items,
    number,
    text,
    within,
)
from .glancing import Glance, Shape, glance
from .lines import CutLine, Lines, open_regular, unread
from .listing import files_below
from .telling import Telling, digest
from .whole import whole_file

_ROLES = {
    "human": "user", "user": "user", "gpt": "assistant", "chatgpt": "assistant", "assistant": "assistant",
    "model": "assistant", "bot": "assistant", "system": "system", "developer": "system", "tool": "tool",
    "function": "tool", "observation": "tool", "function_call_output": "tool", "custom_tool_call_output": "tool",
    "reasoning": "system",
}  # fmt: skip
_LISTS = ("messages", "conversations", "conversation", "input", "items", "turns")
_CALLS = frozenset({"function_call", "custom_tool_call", "web_search_call", "file_search_call", "mcp_call"})
_TEMPLATE_USES = 3  # openings that are alike but for their numbers
_DEEPEST = 4  # lists in lists
_IN_A_ROW = 3  # texts of the person with no reply between them


@dataclass(frozen=True, slots=True)
class PlainMessages:
    """Reads messages in the shapes that programs commonly store."""

    name: ClassVar[str] = "openai-messages"
    title: ClassVar[str] = "Plain messages"
    version: ClassVar[int] = 1
    proven: ClassVar[bool] = False

    projects: Projects
    env: Mapping[str, str]

    def roots(self) -> tuple[str, ...]:
        """Such files lie wherever a program put them."""
        return ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """JSON files below the roots."""
        return files_below(self.name, roots, lambda path: path.lower().endswith((".json", ".jsonl", ".ndjson")))

    def recognises(self, path: str) -> bool:
        """A file whose first records are messages or hold some."""
        return fits(glance(path))

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """Every conversation in the file."""
        found = _conversations(path)
        if isinstance(found, Unread):
            return ReadResult((), unread=found)
        conversations, bad = found
        chats: dict[str, Chat] = {}
        for conversation in conversations:
            chat = conversation.chat(self, path, taken=chats)
            chats[chat.id] = chat
        if not chats:
            return ReadResult((), unread=Unread(path, "It holds no messages."))
        last = next(reversed(chats))
        chats[last] = _with_bad_lines(chats[last], bad)
        return ReadResult(_suspected(tuple(chats.values())))


def fits(seen: Glance) -> bool:
    """Whether this head is one of messages. Other formats with the same words are asked about before this one."""
    if seen.shape not in {Shape.JSON, Shape.LINES}:
        return False
    alone = seen.has("role", "content") or seen.has("from", "value") or seen.has("prompt", "completion")
    held = any(seen.has(f"{name}[].role") or seen.has(f"{name}[].from") for name in _LISTS)
    return alone or held or seen.has("messages[].content", "messages[].type")


@dataclass(frozen=True, slots=True)
class _Conversation:
    """``record`` is what holds the messages, where anything does."""

    record: Fields
    messages: Sequence[Fields]

    def chat(self, source: PlainMessages, path: str, taken: Mapping[str, Chat]) -> Chat:
        """The conversation as a chat. Without an id of its own it is named by its file and its first words."""
        telling = Telling()
        for message in self.messages:
            _tell(telling, message)
        first = next((entry.text for entry in telling.entries if isinstance(entry, Said)), "")
        given = first_text(self.record, "conversation_id", "id", "thread_id", "session_id")
        named = given or digest(re.split(r"[/\\]", path)[-1], first)
        times = [entry.at for entry in telling.entries if entry.at]
        return Chat(
            source=source.name,
            id=next(name for name in _numbered(named) if name not in taken),
            entries=tuple(telling.entries),
            title=text(self.record, "title"),
            suspected="several_in_a_row" if _are_in_a_row(telling) else None,
            history=True,
            started=times[0] if times else None,
            ended=times[-1] if times else None,
            reader_version=source.version,
            skipped=telling.skipped,
        )


def _numbered(name: str) -> Iterator[str]:
    yield name
    for place in range(2, 1_000_000):
        yield f"{name}-{place}"


def _conversations(path: str) -> tuple[list[_Conversation], int] | Unread:
    if glance(path).shape is Shape.LINES:
        return _of_lines(path)
    content = whole_file(path)
    if isinstance(content, Unread):
        return content
    try:
        return list(_of_value(decoded(bytes(content)))), 0
    except Undecodable:
        return Unread(path, NOT_WHOLE)


def _of_lines(path: str) -> tuple[list[_Conversation], int] | Unread:
    """Messages line by line are one conversation; a line that holds several is one of its own."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    alone: list[Fields] = []
    found: list[_Conversation] = []
    bad = 0
    try:
        with file:
            for value in _values(Lines(file)):
                if _is_message(fields(value)):
                    alone.append(fields(value))
                elif several := list(_of_value(value)):
                    found.extend(several)
                else:
                    bad += 1
    except OSError as problem:
        return unread(path, problem)
    return ([_Conversation(fields(None), alone)] if alone else []) + found, bad


def _values(lines: Lines) -> Iterator[object]:
    """What each line says, None for one that says nothing; a last line without its end counts too."""
    for line in lines:
        yield None if isinstance(line, CutLine) else _value(line)
    if lines.tail:
        yield _value(lines.tail)


def _value(line: bytes) -> object:
    try:
        return decoded(line)
    except Undecodable:
        return None


def _of_value(value: object, depth: int = 0) -> Iterator[_Conversation]:
    """The conversations in a value: it is one, or a list of messages, or a list of conversations."""
    if depth > _DEEPEST:
        return
    if isinstance(value, list):
        records = [fields(item) for item in value]
        if any(_is_message(record) for record in records):
            yield _Conversation(fields(None), [record for record in records if _is_message(record)])
        else:
            for item in value:
                yield from _of_value(item, depth + 1)
        return
    record = fields(value)
    listed = next((items(record, name) for name in _LISTS if items(record, name)), ())
    if any(_is_message(fields(item)) for item in listed):
        yield _Conversation(record, [fields(item) for item in (*listed, *items(record, "output"))])
    elif listed:
        for item in listed:
            yield from _of_value(item, depth + 1)
    elif "prompt" in record and "completion" in record:
        yield _Conversation(record, list(_asked(record)))


def _asked(record: Fields) -> Iterator[Fields]:
    """`prompt` and `completion` as messages; each may be a text or a list of messages."""
    for name, role in (("prompt", "user"), ("completion", "assistant")):
        if words := text(record, name):
            yield {"role": role, "content": words}
        for message in items(record, name):
            yield fields(message)


def _is_message(record: Fields) -> bool:
    return bool(_role(record)) or text(record, "type") in _CALLS


def _role(record: Fields) -> str:
    named = first_text(record, "role", "from") or ("" if "role" in record else text(record, "type"))
    return _ROLES.get(named.lower(), "")


def _tell(telling: Telling, message: Fields) -> None:
    content = message.get("content", message.get("value"))
    words = text_of(content, "text", "input_text", "output_text")
    at = _moment(message)
    match _role(message):
        case "user":
            results = bool(blocks_of(content, "tool_result"))
            images = len(blocks_of(content, "image_url")) + len(blocks_of(content, "input_image"))
            speaker = Speaker.PERSON if words.strip() else Speaker.TOOL if results else Speaker.CLIENT
            why = "role:user" if words.strip() else "tool_result" if results else "empty"
            named = telling.id(text(message, "id"), "user", words)
            told = Said(named, at, words, speaker, why, attributed=False, attachments=("image",) * images)
            telling.add(told)
        case "assistant":
            for tool, arguments in _calls(message, content):
                ran = step(PlainMessages.name, tool, _decoded(arguments))
                telling.add(StepRan(telling.id("", "step", tool, str(arguments)), at, ran))
            if words.strip():
                telling.add(Replied(telling.id(text(message, "id"), "assistant", words), at, words))
        case "" if text(message, "type") in _CALLS:
            tool = text(message, "name") or text(message, "type")
            ran = step(PlainMessages.name, tool, _decoded(message.get("arguments", message.get("input"))))
            telling.add(StepRan(telling.id(text(message, "id"), "step", tool), at, ran))
        case "":
            telling.skip("unknown_role")
        case _:
            pass


def _calls(message: Fields, content: object) -> Iterator[tuple[str, object]]:
    for call in (fields(item) for item in items(message, "tool_calls")):
        yield text(within(call, "function"), "name"), within(call, "function").get("arguments")
    if old := within(message, "function_call"):
        yield text(old, "name"), old.get("arguments")
    for block in blocks_of(content, "tool_use"):
        yield text(block, "name"), block.get("input")


def _decoded(arguments: object) -> object:
    """Arguments are often JSON inside a text."""
    inside = _value(arguments.encode("utf-8", "replace")) if isinstance(arguments, str) else None
    return arguments if inside is None else inside


def _moment(message: Fields) -> datetime | None:
    for name in ("timestamp", "created_at", "create_time", "time"):
        if found := from_iso(message.get(name)) or from_seconds(number(message, name)):
            return found
    return None


def _are_in_a_row(telling: Telling) -> bool:
    run = 0
    for entry in telling.entries:
        run = run + 1 if isinstance(entry, Said) and entry.speaker is Speaker.PERSON else 0
        if run >= _IN_A_ROW:
            return True
    return False


def _suspected(chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
    """Openings that are alike but for their numbers come from a template: nobody types them again and again."""
    openings = [_opening(chat) for chat in chats]
    uses = Counter(opening for opening in openings if opening)
    return tuple(
        replace(chat, suspected="same_opening") if uses[opening] >= _TEMPLATE_USES else chat
        for chat, opening in zip(chats, openings, strict=True)
    )


def _opening(chat: Chat) -> str:
    first = next((entry.text for entry in chat.entries if isinstance(entry, Said)), "")
    return re.sub(r"\d+", "0", first) if len(first) > 40 else ""


def _with_bad_lines(chat: Chat, bad: int) -> Chat:
    telling = Telling()
    telling.skip("bad_line", bad)
    return replace(chat, skipped=(*chat.skipped, *telling.skipped))
