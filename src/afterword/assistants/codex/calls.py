"""Codex's tool calls as steps: arguments are JSON in a text, and one tool runs a program that calls others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from afterword.assistants.content import exit_code_in, without_notes
from afterword.assistants.fields import Fields, Undecodable, decoded, fields, first_text, text, whole_number, within
from afterword.core.chat import Step
from afterword.core.steps import LONGEST_MESSAGE, step

HOST = "codex"

_PROGRAMS = frozenset({"exec", "functions.exec"})
_LONGEST_PROGRAM = 100_000  # characters
_LONGEST_COMMAND = 5000
_MOST_CALLS = 50
_INNER = re.compile(r"\btools\.([A-Za-z_][\w.]*)\s*\(")
_STRING = r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'|`(?:[^`\\]|\\.)*`'
_COMMAND = re.compile(rf"\b(?:cmd|command)\s*:\s*(\[[^\]]*\]|{_STRING})", re.DOTALL)
_ONE_STRING = re.compile(_STRING, re.DOTALL)
_RUNS = frozenset({"exec_command", "shell", "shell_command"})


@dataclass(frozen=True, slots=True)
class Call:
    """A call by name and arguments."""

    tool: str
    arguments: object

    def as_step(self) -> Step:
        """The step, before anything is known of how it went."""
        return step(HOST, self.tool, self.arguments)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a call went, as far as its output says."""

    exit_code: int | None
    failed: bool | None
    message: str

    def of(self, ran: Step) -> Step:
        """The step with its outcome."""
        failed = self.failed if self.exit_code is None else self.exit_code != 0
        message = self.message[:LONGEST_MESSAGE] if failed else ""
        return replace(ran, exit_code=self.exit_code, failed=failed, message=message)


def calls_of(name: str, payload: Fields) -> Sequence[Call]:
    """The calls that an item makes, in order; none where it makes none."""
    match name:
        case "function_call" | "custom_tool_call":
            tool = text(payload, "name")
            if server := text(payload, "namespace"):
                tool = f"{server.rstrip('_')}__{tool}" if server.startswith("mcp__") else tool
            arguments = _arguments(payload.get("arguments", payload.get("input")))
            return list(_inner(arguments)) if tool in _PROGRAMS else [Call(tool, arguments)]
        case "local_shell_call":
            return [Call("local_shell_call", {"action": within(payload, "action")})]
        case "web_search_call" | "image_generation_call" | "tool_search_call":
            return [Call(name.removesuffix("_call") if name == "tool_search_call" else name, payload)]
        case _:
            return ()


def outcomes_of(output: object, calls: int) -> Sequence[Outcome]:
    """One outcome a call. A program's output holds one text a call, behind a first one about itself."""
    if isinstance(output, list):
        texts = [part for part in output if isinstance(part, str)]
        if calls > 1:
            return [_outcome(part) for part in texts[-calls:]] if len(texts) >= calls else ()
        return [_outcome(texts[-1] if texts else "")]
    return [_outcome(output)] if isinstance(output, str) and calls == 1 else ()


def outcome_of_event(payload: Fields) -> Outcome:
    """The outcome that the end of a command says as an event."""
    output = first_text(payload, "aggregated_output", "stderr", "stdout")
    return Outcome(whole_number(payload, "exit_code"), None, output)


def agent_in(output: str) -> str:
    """The session of the subagent that a call started, or ''."""
    return first_text(fields(_json(output)), "agent_id", "thread_id")


def _outcome(output: str) -> Outcome:
    said = fields(_json(output))
    code = whole_number(within(said, "metadata"), "exit_code")
    code = code if code is not None else whole_number(said, "exit_code")
    if said and (code is not None or "output" in said):
        return Outcome(code, None, text(said, "output"))
    notes = output.partition("\nOutput:")[0]
    return Outcome(exit_code_in(notes), None, without_notes(output))


def _arguments(value: object) -> object:
    """Arguments are JSON in a text, or a raw text."""
    inside = _json(value) if isinstance(value, str) else value
    return value if inside is None else inside


def _json(value: str) -> object:
    try:
        return decoded(value.encode("utf-8", "replace")) if value.lstrip()[:1] in {"{", "["} else None
    except Undecodable:
        return None


def _inner(arguments: object) -> Iterator[Call]:
    """The tools that a program calls. A command that is not written out in it is unknown, and so is where it reads."""
    source = arguments if isinstance(arguments, str) else first_text(fields(arguments), "source", "input", "code")
    found = list(_INNER.finditer(source[:_LONGEST_PROGRAM]))[:_MOST_CALLS]
    for place, call in enumerate(found):
        end = found[place + 1].start() if place + 1 < len(found) else len(source)
        tool, rest = call[1], source[call.end() : min(end, call.end() + _LONGEST_COMMAND)]
        if tool not in _RUNS:
            yield Call(tool, {})
        elif command := _COMMAND.search(rest):
            yield Call("exec_command", {"cmd": _literal(command[1])})
        else:
            yield Call("a computed command", {})


def _literal(written: str) -> str | list[str]:
    words = [_unquoted(part[0]) for part in _ONE_STRING.finditer(written)]
    return words if written.startswith("[") else words[0]


def _unquoted(written: str) -> str:
    return re.sub(r"\\(.)", lambda escaped: "\n" if escaped[1] == "n" else escaped[1], written[1:-1], flags=re.DOTALL)
