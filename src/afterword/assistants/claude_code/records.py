"""A line of a transcript as a typed record: only the fields that are read, everything else is stepped over undecoded.

Damaged values cost no more than themselves: a field of a wrong type reads as missing, a lone surrogate as U+FFFD.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from afterword.assistants.fields import Undecodable, decoded
from afterword.assistants.lines import CutLine

T = TypeVar("T")

NOTHING = Raw(b"")


class Arguments(Struct, gc=False):
    """The arguments of a call that say what it does and where; what was written or asked is stepped over."""

    command: object = None
    file_path: object = None
    notebook_path: object = None
    path: object = None
    glob: object = None
    url: object = None
    server: object = None
    outside: object = None


class Block(Struct, gc=False):
    """A piece of a message. A result's ``content`` stays undecoded until someone needs it."""

    type: str = ""
    text: str | None = None
    id: str | None = None
    name: str | None = None
    input: Arguments | None = None
    tool_use_id: str | None = None
    content: Raw = NOTHING
    is_error: bool | None = None
    title: str | None = None


class Message(Struct, gc=False):
    """An API message; ``content`` is a text or a list of blocks."""

    id: str | None = None
    model: str | None = None
    stop_reason: str | None = None
    content: str | list[Block] | None = None


class Origin(Struct, gc=False):
    """Where a turn came from, in newer versions."""

    kind: str | None = None
    sender: str | None = msgspec.field(name="from", default=None)
    channel: str | None = None


class ForkedFrom(Struct, gc=False):
    """Of which session a record is a copy."""

    session: str | None = msgspec.field(name="sessionId", default=None)


class Record(Struct, rename="camel", gc=False):
    """One line, under the client's own names. ``session`` is its sessionId (session_id is an ancestor's: not read)."""

    type: str = ""
    uuid: str | None = None
    parent_uuid: str | None = None
    logical_parent_uuid: str | None = None
    session: str | None = msgspec.field(name="sessionId", default=None)
    timestamp: str | None = None
    cwd: str | None = None
    entrypoint: str | None = None
    message: Message | None = None
    is_sidechain: bool | None = None
    agent_id: str | None = None
    team_name: str | None = None
    forked_from: ForkedFrom | None = None
    is_meta: bool | None = None
    is_compact_summary: bool | None = None
    is_visible_in_transcript_only: bool | None = None
    is_api_error_message: bool | None = None
    origin: Origin | None = None
    prompt_source: str | None = None
    turn_origin: str | None = None
    turn_companion: Raw = NOTHING
    scheduled_task_id: str | None = None
    verified_slack_human_turn: Raw = NOTHING
    source_tool_use_id: str | None = msgspec.field(name="sourceToolUseID", default=None)
    tool_use_result: Raw = NOTHING
    tool_denial_kind: str | None = None
    user_feedback: str | None = None
    attachment: Raw = NOTHING
    subtype: str | None = None
    content: Raw = NOTHING
    operation: str | None = None
    reason: str | None = None
    command_uuid: str | None = None
    leaf_uuid: str | None = None
    last_prompt: str | None = None
    rewound: bool | None = None
    custom_title: str | None = None
    ai_title: str | None = None
    summary: str | None = None


class Passing(Struct, rename="camel", gc=False):
    """The little that is read of a line whose content nobody reads: its place in the tree."""

    type: str = ""
    uuid: str | None = None
    parent_uuid: str | None = None
    session: str | None = msgspec.field(name="sessionId", default=None)
    is_sidechain: bool | None = None
    agent_id: str | None = None


class NotARecord(Struct, gc=False):
    """A line that gave none. ``reason`` is what it is counted under."""

    reason: str


_NO = frozenset({b"", b"null", b"false"})
PROGRESS = b'"type":"progress"'
_TYPE_STANDS_BEFORE = 600  # bytes; a progress line that is told later is only read slower

_record = msgspec.json.Decoder(Record)
_passing = msgspec.json.Decoder(Passing)


def record_of(line: bytes) -> Record | Passing | NotARecord:
    """What a line says. Progress lines, most of a file in some versions, are told by a search in their bytes."""
    try:
        if line.find(PROGRESS, 0, _TYPE_STANDS_BEFORE) > 0 and (passing := _passing.decode(line)).type == "progress":
            return passing
        return _record.decode(line)
    except (msgspec.MsgspecError, RecursionError):
        return _leniently(line)


def cut_record(line: CutLine) -> Passing:
    """The place in the tree of a line that was too long to read, as far as its first part names it."""
    return Passing(
        type=_first(line, "type"),
        uuid=_first(line, "uuid") or None,
        parent_uuid=_first(line, "parentUuid") or None,
        session=_first(line, "sessionId") or None,
    )


def given(raw: Raw) -> bool:
    """Whether a field that was left raw is there and says something other than no."""
    return raw is not NOTHING and memoryview(raw)[:6].tobytes() not in _NO


def part(decode: Callable[[bytes], T], raw: Raw) -> T | None:
    """Decode a part that was left raw; None where it does not say what is asked for."""
    if raw is NOTHING:
        return None
    try:
        return decode(raw)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _first(line: bytes, name: str) -> str:
    """The first text under this name; a top-level one stands before any nested one in what clients write."""
    key = b'"%s":' % name.encode()
    after = line[line.find(key) + len(key) :].lstrip() if key in line else b""
    if not after.startswith(b'"'):
        return ""
    return after[1 : max(after.find(b'"', 1), 1)][:100].decode("utf-8", "replace")


def _leniently(line: bytes) -> Record | NotARecord:
    try:
        value = decoded(line)
    except Undecodable:
        return NotARecord("bad_line")
    if not isinstance(value, dict):
        return NotARecord("not_an_object")
    with suppress(msgspec.MsgspecError, RecursionError, OverflowError, TypeError):
        return _record.decode(msgspec.json.encode(_fitting(value, Record)))
    return NotARecord("bad_line")


def _fitting(value: dict[str, object], kind: type[Struct]) -> dict[str, object]:
    """The fields whose values are of the type they should be; messages and blocks are gone into."""
    kept: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        found = value.get(field.encode_name)
        if isinstance(found, dict) and field.name == "message":
            found = _fitting(found, Message)
        elif isinstance(found, list) and kind is Message:
            found = [_fitting(block, Block) for block in found if isinstance(block, dict)]
        if found is not None and (field.type is Raw or _is(found, field.type)):
            kept[field.encode_name] = found
    return kept


def _is(value: object, kind: object) -> bool:
    with suppress(msgspec.ValidationError):
        msgspec.convert(value, kind)
        return True
    return False
