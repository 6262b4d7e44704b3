"""Tool calls and what came of them: steps with outcome, refusals with the person's words, answers to questions, edits.

A call stands in an assistant record, its result in a later user record; the result's place is where outside came in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

import msgspec
from msgspec import Raw, Struct

from afterword.core.chat import Edited, Entry, Said, Speaker, Step, StepRan, Stopped, Via
from afterword.core.steps import LONGEST_MESSAGE, step

from .answers import answers_given
from .records import Block, Record, part
from .wrapped import refusal, unwrapped

HOST = "claude-code"
AGENT_TOOLS = frozenset({"Task", "Agent"})
_SHELLS = frozenset({"Bash", "PowerShell"})
_EDITORS = frozenset({"Edit", "MultiEdit", "Write", "NotebookEdit"})
_QUESTION = "AskUserQuestion"
_LONGEST_EDIT = 200

_EXIT_CODE = re.compile(r"\s*(?:<tool_use_error>)?\s*(?:Error: )?Exit code (-?\d{1,10})\b[ \t]*\n?")
_BY_HAND = re.compile(rb'"userModified"\s*:\s*true')
_ERROR_TAG = re.compile(r"</?tool_use_error>")


@dataclass(slots=True)
class Call:
    """A call that waits for its result. ``input`` is kept only for tools whose result is compared with it."""

    id: str
    tool: str
    step: Step
    input: bytes = b""


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


class _AgentRun(Struct, rename="camel"):
    """Which subagent a call started."""

    agent_id: str | None = None


_outcome = msgspec.json.Decoder(_Outcome).decode
_edit_made = msgspec.json.Decoder(_EditMade).decode
_edit_asked = msgspec.json.Decoder(_EditAsked).decode
_agent_run = msgspec.json.Decoder(_AgentRun).decode
_text_content = msgspec.json.Decoder(str | list[Block]).decode
_arguments = msgspec.json.Decoder(dict[str, object]).decode


def call_of(block: Block) -> Call:
    """A call as the assistant's record has it."""
    tool = block.name or ""
    made = step(HOST, tool, part(_arguments, block.input) or {})
    keep = tool in _EDITORS or tool == _QUESTION
    return Call(block.id or "", tool, made, bytes(block.input) if keep else b"")


UNKNOWN_CALL = Call("", "", step(HOST, "", {}))


def agent_started(record: Record) -> str | None:
    """The id of the subagent whose answer this result is."""
    found = part(_agent_run, record.tool_use_result)
    return found.agent_id if found else None


def entries_of_result(record: Record, block: Block, call: Call, at: datetime | None) -> Iterator[Entry]:
    """What a tool's result gives: the step that ran, or a refusal; with the person's words where it holds some."""
    text = _text(block) if block.is_error or call.tool == _QUESTION else ""
    uuid = record.uuid or call.id
    if _was_denied(record, text):
        yield from _denied(record, text, uuid, at)
        return
    yield StepRan(call.id or uuid, at, _ended(call, record, block, text))
    if call.tool == _QUESTION:
        yield from _answers(record, call, text, uuid, at)
    elif (
        call.tool in _EDITORS and b'"userModified":true' in bytes(record.tool_use_result).replace(b" ", b"")[:2_000_000]
    ):
        yield from _edited(record, call, uuid, at)


def _was_denied(record: Record, text: str) -> bool:
    return record.tool_denial_kind is not None or record.user_feedback is not None or refusal(text) is not None


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
    code = _EXIT_CODE.match(text) if block.is_error else None
    exit_code = int(code[1]) if code else _clean_exit(call, record, block)
    message = _ERROR_TAG.sub("", text[code.end() :] if code else text).strip()
    failed = bool(block.is_error)
    return replace(call.step, exit_code=exit_code, failed=failed, message=message[:LONGEST_MESSAGE] if failed else "")


def _clean_exit(call: Call, record: Record, block: Block) -> int | None:
    """0 where a shell ended and the client says that it was no error; None where it still runs or nothing is said."""
    if call.tool not in _SHELLS or block.is_error is not False:
        return None
    outcome = part(_outcome, record.tool_use_result)
    if outcome and (outcome.interrupted or outcome.background_task_id or outcome.return_code_interpretation):
        return None
    return 0


def _answers(record: Record, call: Call, text: str, uuid: str, at: datetime | None) -> Iterator[Entry]:
    """Labels were written by the assistant and only chosen; what was typed instead is the person's."""
    for place, answer in enumerate(answers_given(record.tool_use_result, call.input, text)):
        name = f"{uuid}:answer{place + 1}"
        if answer.picked:
            yield Said(name, at, answer.text, Speaker.ASSISTANT, "picked", Via.ANSWER)
        elif words := unwrapped(answer.text).words:
            yield Said(name, at, words, Speaker.PERSON, f"answer:{answer.why}", Via.ANSWER)


def _edited(record: Record, call: Call, uuid: str, at: datetime | None) -> Iterator[Entry]:
    made, asked = part(_edit_made, record.tool_use_result), part(_edit_asked, Raw(call.input))
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
