"""Lines that hold words or readings beside the turns: attachments, and what progress repeats of a subagent."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from afterword.core.chat import Speaker

from .provenance import Content, Who
from .records import Block, Message, Origin, Record, part


class Attachment(Struct, rename="camel"):
    """The parts of an attachment that may hold the person's words."""

    type: str = ""
    prompt: str | list[Block] | None = None
    command_mode: str | None = None
    source_uuid: str | None = msgspec.field(name="source_uuid", default=None)
    origin: Origin | None = None
    is_meta: bool | None = None
    timestamp: str | None = None


class _Inner(Struct):
    message: Message | None = None


class _Data(Struct):
    message: _Inner | None = None


class _Progress(Struct):
    data: _Data | None = None


_attachment = msgspec.json.Decoder(Attachment).decode
_progress = msgspec.json.Decoder(_Progress).decode


def attachment_of(raw: Raw) -> Attachment | None:
    """An attachment that was queued while the assistant worked: of sixty kinds the only one that may hold words."""
    found = part(_attachment, raw)
    return found if found and found.type == "queued_command" else None


def queued_by_person(record: Record, found: Attachment, content: Content) -> Who | None:
    """Queued text is the person's where the client says so, or says nothing and it looks like a prompt."""
    if record.is_sidechain or record.agent_id or record.team_name:
        return None
    if found.origin and found.origin.kind:
        return Who(Speaker.PERSON, "origin:human") if found.origin.kind == "human" else None
    machine = found.is_meta or record.is_meta or found.command_mode not in {None, "prompt"} or not content.texts
    return None if machine else Who(Speaker.PERSON, "queued_prompt", attributed=False)


def agent_message(line: bytes) -> Message | None:
    """The message of a subagent that a progress line repeats."""
    found = part(_progress, Raw(line))
    return found.data.message.message if found and found.data and found.data.message else None
