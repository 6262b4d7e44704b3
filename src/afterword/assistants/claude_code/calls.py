"""Tool calls and what came of them: steps with outcome, refusals with the person's words, answers to questions, edits.

A call stands in an assistant record, its result in a later user record; the result's place is where outside came in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from functools import lru_cache

import msgspec
from msgspec import Raw, Struct

from afterword.core.chat import Edited, Entry, Said, Speaker, Step, StepRan, Stopped, Via
from afterword.core.steps import Described, described

from .answers import answers_given
from .records import NOTHING, Arguments, Block, Record, part
from .wrapped import refusal, unwrapped

HOST = "claude-code"
AGENT_TOOLS = frozenset({"Task", "Agent"})
_SHELLS = frozenset({"Bash", "PowerShell"})
_EDITORS = frozenset({"Edit", "MultiEdit", "Write", "NotebookEdit"})
_QUESTION = "AskUserQuestion"
_KEPT = frozenset({*_EDITORS, _QUESTION})
_LONGEST_EDIT = 200

_EXIT_CODE = re.compile(r"\s*(?:<tool_use_error>)?\s*(?:Error: )?Exit code (-?\d{1,10})\b[ \t]*\n?")
_ERROR_TAG = re.compile(r"</?tool_use_error>")


class Call(Struct):
    """A call that waits for its result. ``line`` is its record, kept for tools whose result is compared with it."""

    id: str
    tool: str
    described: Described
    line: bytes = b""


class _Outcome(Struct, rename="camel"):
    """The parts of a shell's structured result that say how it ended."""

    interrupted: bool | None = None
    background_task_id: str | None = None
    return_code_interpretation: str | None = None


class _EditMade(Struct, rename="camel"):
    """The parts of an editor's structured result."""

    user_modified: bool | None = None
    new_string: str | None = None
    content: str | None = None


class _EditAsked(Struct):
    """What the assistant asked an editor for."""

    new_string: str | None = None
    content: str | None = None


class _Input(Struct):
    id: str | None = None
    input: Raw = NOTHING


class _InputContent(Struct):
    content: list[_Input] = msgspec.field(default_factory=list)


class _Inputs(Struct):
    """The inputs of a record's calls, whole."""

    message: _InputContent | None = None


class _AgentRun(Struct, rename="camel"):
    """Which subagent a call started."""

    agent_id: str | None = None


_outcome = msgspec.json.Decoder(_Outcome).decode
_edit_made = msgspec.json.Decoder(_EditMade).decode
_edit_asked = msgspec.json.Decoder(_EditAsked).decode
_agent_run = msgspec.json.Decoder(_AgentRun).decode
_inputs = msgspec.json.Decoder(_Inputs).decode
_text_content = msgspec.json.Decoder(str | list[Block]).decode


def call_of(block: Block, line: bytes = b"") -> Call:
    """A call as the assistant's record has it."""
    tool, given = block.name or "", block.input
    kept = line if tool in _KEPT else b""
    if given is None:
        return Call(block.id or "", tool, described(HOST, tool, {}), kept)
    if isinstance(given.command, str):
        return Call(block.id or "", tool, _described(tool, "command", given.command), kept)
    if isinstance(given.file_path, str):
        return Call(block.id or "", tool, _described(tool, "file_path", given.file_path), kept)
    return Call(block.id or "", tool, described(HOST, tool, _named(given)), kept)


@lru_cache(maxsize=2048)
def _described(tool: str, name: str, value: str) -> Described:
    """Files are read and edited, and commands run, again and again in one session."""
    return described(HOST, tool, {name: value})


def _named(given: Arguments) -> dict[str, object]:
    return {name: value for name in _NAMES if (value := getattr(given, name)) is not None}


_NAMES = Arguments.__struct_fields__
UNKNOWN_CALL = Call("", "", described(HOST, "", {}))


def agent_started(record: Record) -> str | None:
    """The id of the subagent whose answer this result is."""
    found = part(_agent_run, record.tool_use_result)
    return found.agent_id if found else None


def entries_of_result(record: Record, block: Block, call: Call, at: datetime | None, line: bytes) -> list[Entry]:
    """What a tool's result gives: the step that ran, or a refusal; with the person's words where it holds some."""
    uuid = record.uuid or call.id
    asks = call.tool == _QUESTION
    text = _text(block) if block.is_error or asks else ""
    if record.tool_denial_kind is not None or record.user_feedback is not None or (text and refusal(text) is not None):
        return list(_denied(record, text, uuid, at))
    entries: list[Entry] = [StepRan(call.id or uuid, at, _ended(call, record, block, text))]
    if asks:
        entries.extend(_answers(record, call, text, uuid, at))
    elif call.tool in _EDITORS and _by_hand(line):
        entries.extend(_edited(record, call, uuid, at))
    return entries


def _denied(record: Record, text: str, uuid: str, at: datetime | None) -> Iterator[Entry]:
    """The call never ran. The person's reason has a field of its own, in older versions it follows a fixed sentence."""
    if record.tool_denial_kind == "interrupted":
        yield Stopped(f"{uuid}:stop", at)
    words = record.user_feedback if record.user_feedback is not None else refusal(text)
    found = unwrapped(words or "").words
    if found:
        said_so = record.user_feedback is not None
        yield Said(f"{uuid}:feedback", at, found, Speaker.PERSON, "feedback", Via.FEEDBACK, attributed=said_so)


def _ended(call: Call, record: Record, block: Block, text: str) -> Step:
    if not block.is_error:
        return _clean(call.described, _clean_exit(call, record, block))
    code = _EXIT_CODE.match(text)
    message = _ERROR_TAG.sub("", text[code.end() :] if code else text).strip()
    return call.described.ended(exit_code=int(code[1]) if code else None, failed=True, message=message)


@lru_cache(maxsize=2048)
def _clean(described: Described, exit_code: int | None) -> Step:
    """A step without error; the same one again for the same call."""
    return described.ended(exit_code=exit_code, failed=False)


def _clean_exit(call: Call, record: Record, block: Block) -> int | None:
    """0 where a shell ended and the client says that it was no error; None where it still runs or nothing is said."""
    if call.tool not in _SHELLS or block.is_error is not False:
        return None
    outcome = part(_outcome, record.tool_use_result)
    if outcome and (outcome.interrupted or outcome.background_task_id or outcome.return_code_interpretation):
        return None
    return 0


def _input_of(call: Call) -> Raw:
    """The whole input of a call, from the record that was kept for it."""
    found = part(_inputs, Raw(call.line))
    blocks = found.message.content if found and found.message else []
    return next((block.input for block in blocks if block.id == call.id), NOTHING)


def _answers(record: Record, call: Call, text: str, uuid: str, at: datetime | None) -> Iterator[Entry]:
    """Labels were written by the assistant and only chosen; what was typed instead is the person's."""
    for place, answer in enumerate(answers_given(record.tool_use_result, _input_of(call), text)):
        name = f"{uuid}:answer{place + 1}"
        if answer.picked:
            yield Said(name, at, answer.text, Speaker.ASSISTANT, "picked", Via.ANSWER)
        elif words := unwrapped(answer.text).words:
            yield Said(name, at, words, Speaker.PERSON, f"answer:{answer.why}", Via.ANSWER)


def _by_hand(line: bytes) -> bool:
    """Whether the client says that the person changed the edit; some programs rewrite files with spaces in them."""
    return b'"userModified":true' in line or (b'": ' in line[:80] and b'"userModified": true' in line)


def _edited(record: Record, call: Call, uuid: str, at: datetime | None) -> Iterator[Entry]:
    made, asked = part(_edit_made, record.tool_use_result), part(_edit_asked, _input_of(call))
    if made is None or asked is None or not made.user_modified:
        return
    before = asked.new_string if asked.new_string is not None else asked.content
    after = made.new_string if made.new_string is not None else made.content
    if before is not None and after is not None and before != after:
        was, now = _changed_lines(before, after)
        yield Edited(f"{uuid}:edit", at, was[:_LONGEST_EDIT], now[:_LONGEST_EDIT])


def _changed_lines(before: str, after: str) -> tuple[str, str]:
    """Both texts without the lines that they share at their beginning and end."""
    was, now = before.splitlines(), after.splitlines()
    while was and now and was[0] == now[0]:
        del was[0], now[0]
    while was and now and was[-1] == now[-1]:
        del was[-1], now[-1]
    return "\n".join(was), "\n".join(now)


def _text(block: Block) -> str:
    content = part(_text_content, block.content)
    if isinstance(content, str):
        return content
    return "\n".join(piece.text for piece in content or () if piece.text)
