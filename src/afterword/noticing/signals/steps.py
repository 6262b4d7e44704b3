"""Worked another way: a program was missing, and another of its family then did the same job.

Reads commands, exit codes and the shell's own error sentences; what a program prints is never taken for one of these.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from afterword.core.chat import Branch, Entry, Step, StepRan
from afterword.core.signal import Signal, SignalKind

_WITHIN = 3  # steps after the one that failed
NAME = re.compile(r"[A-Za-z0-9._+-]{1,32}\Z")
_FAMILIES = (
    re.compile(r"(?:python(?:\d(?:\.\d{1,2})?)?|py)(?:\.exe)?\Z"),
    re.compile(r"pip(?:\d(?:\.\d{1,2})?)?(?:\.exe)?\Z"),
    re.compile(r"(?:node|bun|deno)(?:\.exe)?\Z"),
    re.compile(r"(?:npm|pnpm|yarn)(?:\.cmd)?\Z"),
    re.compile(r"(?:docker|podman)(?:\.exe)?\Z"),
    re.compile(r"g?sed\Z"),
    re.compile(r"(?:vim|vi|nano)\Z"),
    re.compile(r"(?:wget|curl)(?:\.exe)?\Z"),
    re.compile(r"(?:pbcopy|xclip|wl-copy)\Z"),
)
_PYTHON, _PIP = _FAMILIES[0], _FAMILIES[1]
_LAUNCHER_FLAG = re.compile(r"-(?:m|\d(?:\.\d{1,2})?(?:-\d\d)?)\Z")
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=\S*\Z")

_SHELL = r"(?:-?(?:\S{0,60}/)?(?:ba|z|da|k|a|c|tc)?sh(?:\.exe)?: ?(?:line )?(?:\d+: )?)"
_UNKNOWN_TO_SHELL = (
    re.compile(rf"{_SHELL}?(?P<name>[^\s:]+): (?:command )?not found\.?\Z"),
    re.compile(r"(?:zsh|\(eval\)):(?:\d+:)? command not found: (?P<name>\S+)\Z"),
    re.compile(r"fish: Unknown command:? '?(?P<name>[^\s']+)'?\Z"),
    re.compile(r"Command '(?P<name>[^\s']+)' not found(?:, but can be installed with:|\.)?.*\Z"),
)
_UNKNOWN_TO_WINDOWS = (
    re.compile(r"'(?P<name>[^\s']+)' is not recognized as an internal or external command,?.*\Z"),
    re.compile(r"(?:\S+ ?: )?The term '(?P<name>[^\s']+)' is not recognized as (?:the|a) name of a cmdlet.*\Z"),
)
_EXIT_IN_TEXT = re.compile(r"\s*+(?:<[^<>\n]{1,40}>\s*+)?(?:Error: )?[Ee]xit code:? (?P<code>\d{1,5})\b")
_NOT_FOUND, _WINDOWS_CODES = 127, (1, 9009)


@dataclass(frozen=True, slots=True)
class Command:
    """A shell line: its program, the job (family and arguments) that it does, whether anything else runs beside it."""

    program: str
    job: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnotherWay:
    """``missing`` was not found; ``works`` did the same job. ``entry`` is the step that worked, ``failed`` not."""

    missing: str
    works: str
    entry: str
    failed: str


def worked_another_way(entries: Sequence[Entry]) -> Iterator[AnotherWay]:
    """Every such pair on the live branch, each with the last missing program before the one that worked."""
    steps = [entry for entry in entries if isinstance(entry, StepRan) and entry.branch is Branch.LIVE]
    for at, ran in enumerate(steps):
        command = read_command(ran.step.command)
        if command is None or not succeeded(ran.step) or NAME.match(command.program) is None:
            continue
        for failed in reversed(steps[max(0, at - _WITHIN) : at]):
            missing = missing_program(failed.step)
            if missing is not None and missing.job == command.job and missing.program != command.program:
                yield AnotherWay(missing.program, command.program, ran.id, failed.id)
                break


def step_signals(entries: Sequence[Entry]) -> Iterator[Signal]:
    """Worked another way, as signals. ``instead_of`` is the missing program, ``fix`` the one that worked."""
    copied = {entry.id for entry in entries if entry.copied_from is not None}
    for way in worked_another_way(entries):
        if way.entry not in copied:
            yield Signal(
                SignalKind.WORKED_ANOTHER_WAY,
                way.entry,
                "program_missing",
                reply=way.failed,
                fix=way.works,
                instead_of=way.missing,
            )


def read_command(line: str) -> Command | None:
    """The one command of a shell line; None where its program is of no family. A leading ``cd … &&`` is passed over."""
    parts = [part.split() for part in re.split(r"&&|;", line[:2000]) if part.split()]
    while len(parts) > 1 and parts[0][0] == "cd":
        parts.pop(0)
    if len(parts) != 1:
        return None
    words = parts[0]
    while words and _ASSIGNMENT.match(words[0]):
        words = words[1:]
    family = next((str(n) for n, one in enumerate(_FAMILIES) if words and one.match(words[0])), None)
    if family is None:
        return None
    return Command(words[0], _job(family, words))


def _job(family: str, words: Sequence[str]) -> tuple[str, ...]:
    rest = list(words[1:])
    if _PYTHON.match(words[0]):
        while rest and _LAUNCHER_FLAG.match(rest[0]):
            rest.pop(0)
        if rest and _PIP.match(rest[0]):
            return str(_FAMILIES.index(_PIP)), *rest[1:]
    return family, *rest


def missing_program(step: Step) -> Command | None:
    """The command of a step that failed because its own program was not there, else None."""
    command = read_command(step.command)
    if command is None or NAME.match(command.program) is None or step.failed is False:
        return None
    code = exit_code(step)
    for line in step.message.splitlines()[:12]:
        words = line.strip()
        if code in (None, _NOT_FOUND) and _names(_UNKNOWN_TO_SHELL, words, command.program):
            return command
        if code in (None, *_WINDOWS_CODES) and _names(_UNKNOWN_TO_WINDOWS, words, command.program):
            return command
    return None


def _names(patterns: Sequence[re.Pattern[str]], line: str, program: str) -> bool:
    return any((match := pattern.match(line)) is not None and match["name"] == program for pattern in patterns)


def exit_code(step: Step) -> int | None:
    """The exit code: the host's, or the one that some hosts write at the head of the error text."""
    if step.exit_code is not None:
        return step.exit_code
    written = _EXIT_IN_TEXT.match(step.message)
    return int(written["code"]) if written is not None else None


def succeeded(step: Step) -> bool:
    """Whether the host says that the step went well; where it says nothing at all, an empty error text does."""
    code = exit_code(step)
    if code is not None:
        return code == 0
    return step.failed is False or (step.failed is None and not step.message.strip())
