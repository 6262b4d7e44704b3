"""Is it the person? The decision table over a user record: rows in order, the first that matches names the speaker.

Unknown is never the person; a missing field is no value, since older versions have none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from afterword.core.chat import Speaker

from .records import NOTHING, Block, Message, Record, given
from .wrapped import Command, command_in, is_interruption, unwrapped

_SCRIPTED_TURNS = frozenset({"sdk", "scheduled", "agent"})
_TYPED = frozenset({"typed", "queued"})
TO_US = "/afterword:off"  # our plugin's command: what the person says to us with it are its very words
_SOMEONE = frozenset({"channel", "peer"})


class Content(Struct):
    """What a message holds: ``texts`` that may be the person's, the first ``machine`` reason, and what is no text."""

    texts: list[str]
    machine: str = ""
    interrupted: bool = False
    command: Command | None = None
    results: tuple[Block, ...] = ()
    attachments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Who:
    """Whose words a record holds, by which row, and whether the client itself says so."""

    speaker: Speaker
    why: str
    attributed: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """``why`` gives the reason where the row matches, else None."""

    speaker: Speaker
    why: Callable[[Record, Content], str | None]


def content_of(message: Message | None) -> Content:
    """A message taken apart; reminders, wrappers and machine openings are already off the texts."""
    found = Content([])
    content = message.content if message else None
    for block in [Block(type="text", text=content)] if isinstance(content, str) else content or ():
        if block.type == "text":
            _take_text(found, block.text or "")
        elif block.type == "tool_result":
            found.results = (*found.results, block)
        elif block.type in {"image", "document"}:
            found.attachments = (*found.attachments, block.title or block.type)
    return found


def _take_text(found: Content, text: str) -> None:
    if is_interruption(text):
        found.interrupted = True
    elif command := command_in(text):
        if command.name == TO_US:
            found.texts.append(command.name)
        else:
            found.command = command
    else:
        part = unwrapped(text)
        found.machine = found.machine or part.machine
        if part.words:
            found.texts.append(part.words)


def who(record: Record, content: Content, *, in_agent_file: bool = False) -> Who:
    """The decision for a user record. ``in_agent_file``: the file's name or folder says that a subagent wrote it."""
    if in_agent_file:
        return Who(Speaker.SUBAGENT, "agent_file")
    if content.results and not _says_more(record):
        return _RESULT
    for row in ROWS:
        if why := row.why(record, content):
            return Who(row.speaker, why)
    if _origin(record) == "human":
        return Who(Speaker.PERSON, "origin:human")
    if record.prompt_source in _TYPED or record.turn_origin == "human":
        return Who(Speaker.PERSON, f"prompt:{record.prompt_source or 'human'}", attributed=not _is_copy(record))
    return Who(Speaker.PERSON, "no_provenance", attributed=False)


_RESULT = Who(Speaker.TOOL, "tool_result")


def _says_more(record: Record) -> bool:
    """Whether a record has any of the fields that the rows before a tool's result read; most results have none."""
    return bool(
        record.is_sidechain
        or record.is_meta
        or record.agent_id
        or record.origin
        or record.prompt_source
        or record.turn_origin
        or record.team_name
        or record.source_tool_use_id
        or record.is_compact_summary
        or record.is_visible_in_transcript_only
        or record.scheduled_task_id
        or (record.entrypoint and record.entrypoint.startswith("sdk-"))
        or record.turn_companion is not NOTHING
        or record.verified_slack_human_turn is not NOTHING
    )


def _origin(record: Record) -> str | None:
    return record.origin.kind if record.origin else None


def _is_copy(record: Record) -> bool:
    return record.forked_from is not None


def _scripted(record: Record, _: Content) -> str | None:
    if record.prompt_source == "sdk":
        return "prompt:sdk"
    if record.turn_origin in _SCRIPTED_TURNS:
        return f"turn:{record.turn_origin}"
    entry = record.entrypoint or ""
    return f"entrypoint:{entry[:20]}" if entry.startswith("sdk-") and _origin(record) != "human" else None


def _subagent(record: Record, _: Content) -> str | None:
    if record.is_sidechain or record.agent_id:
        return "subagent"
    return "team" if record.team_name else None


def _client_flag(record: Record, _: Content) -> str | None:
    flags = (
        ("meta", record.is_meta),
        ("compact_summary", record.is_compact_summary),
        ("display_only", record.is_visible_in_transcript_only),
        ("turn_companion", given(record.turn_companion)),
        ("scheduled_task", record.scheduled_task_id),
        ("put_in_by_tool", record.source_tool_use_id),
    )
    return next((name for name, flag in flags if flag), None)


def _someone_else(record: Record, _: Content) -> str | None:
    if given(record.verified_slack_human_turn):
        return "slack"
    origin = _origin(record)
    return f"origin:{origin}" if origin in _SOMEONE else None


def _other_origin(record: Record, _: Content) -> str | None:
    """A fork may demote the person's own turns to 'unclassified'; as a copy they are no second statement anyway."""
    origin = _origin(record)
    if origin is not None and origin != "human" and not (origin == "unclassified" and _is_copy(record)):
        return f"origin:{origin[:30]}"
    if record.prompt_source is not None and record.prompt_source not in _TYPED:
        return f"prompt:{record.prompt_source[:30]}"
    return f"turn:{record.turn_origin[:30]}" if record.turn_origin not in {None, "human"} else None


def _tool_result(record: Record, content: Content) -> str | None:
    return "tool_result" if content.results or given(record.tool_use_result) else None


def _interruption(_: Record, content: Content) -> str | None:
    return "interruption" if content.interrupted else None


def _command_only(_: Record, content: Content) -> str | None:
    """Of a command only the arguments are words."""
    command = content.command
    if command is None or command.arguments.strip():
        return None
    return "shell_line" if command.by_shell else "command"


def _machine_text(_: Record, content: Content) -> str | None:
    if content.texts or content.command:
        return None
    return content.machine or ("attachment" if content.attachments else "empty")


ROWS = (
    Row(Speaker.AUTOMATED, _scripted),
    Row(Speaker.SUBAGENT, _subagent),
    Row(Speaker.CLIENT, _client_flag),
    Row(Speaker.SOMEONE_ELSE, _someone_else),
    Row(Speaker.CLIENT, _other_origin),
    Row(Speaker.TOOL, _tool_result),
    Row(Speaker.CLIENT, _interruption),
    Row(Speaker.CLIENT, _command_only),
    Row(Speaker.CLIENT, _machine_text),
)
