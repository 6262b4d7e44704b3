"""What a step is called, and whether it read from outside: shared by the readers of all assistants.

Pure: it looks at the tool's name and its arguments alone, never at a file or an output.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from afterword.core.chat import Step

from .hosts import HOSTS, OUR_SERVER, Does, Tool, is_ours, server_of
from .naming import LONGEST_SUMMARY, named_runs, named_tool, plain_name
from .places import fetched_from, file_name
from .programs import outside_of_run
from .shell import Run, runs, runs_of_words

__all__ = ["LONGEST_MESSAGE", "LONGEST_SUMMARY", "command_of", "outside", "step", "summary"]

LONGEST_MESSAGE = 500  # characters of an error that code may look at

_URL_HOST = re.compile(r"https?://(?:[^\s/@]*@)?([\w.-]+\w)", re.IGNORECASE)
_FILES = ("file_path", "filePath", "absolute_path", "notebook_path", "target_file", "targetFile", "path")


def step(
    host: str,
    tool: str,
    arguments: object,
    *,
    exit_code: int | None = None,
    failed: bool | None = None,
    message: str = "",
) -> Step:
    """A tool call of ``host`` as every reader gives it. ``arguments`` is as in the log: an object, or a raw string."""
    return Step(
        tool=plain_name(tool),
        summary=summary(host, tool, arguments),
        command=command_of(host, tool, arguments),
        exit_code=exit_code,
        failed=failed,
        message=message[:LONGEST_MESSAGE] if failed else "",
        outside=outside(host, tool, arguments),
    )


def outside(host: str, tool: str, arguments: object) -> str | None:
    """Where this call reads from outside (host, server, program, folder), or None. An unknown tool counts as it."""
    if is_ours(tool):
        return None
    given = _given(arguments)
    known = HOSTS.get(host, {}).get(tool)
    if known is None:
        return plain_name(server_of(tool) or tool) or "an unknown tool"
    match known.does:
        case Does.STAYS:
            return None
        case Does.REACHES:
            return _reached(tool, given)
        case Does.RUNS:
            return next((where for run in _runs(known, given) if (where := outside_of_run(run))), None)
        case Does.READS:
            return next((where for path in _paths(known, given) if (where := fetched_from(path))), None)
        case Does.BATCHES:
            return next((where for name, args in _batch(known, given) if (where := outside(host, name, args))), None)
        case Does.CALLS:
            server = next((str(given[name]) for name in known.at if given.get(name)), "")
            return None if server == OUR_SERVER else plain_name(server) or plain_name(tool)
    assert_never(known.does)


def summary(host: str, tool: str, arguments: object) -> str:
    """At most 60 characters: program and subcommand for a shell, else the tool and the file's name."""
    given = _given(arguments)
    known = HOSTS.get(host, {}).get(tool)
    if known is not None and known.does is Does.RUNS:
        return named_runs(_runs(known, given))
    path = next((value for name in _FILES if isinstance(value := given.get(name), str)), "")
    return named_tool(tool, file_name(path))


def command_of(host: str, tool: str, arguments: object) -> str:
    """The shell line that a call runs, as the log has it; '' for other tools."""
    known = HOSTS.get(host, {}).get(tool)
    if known is None or known.does is not Does.RUNS:
        return ""
    command = _command(known, _given(arguments))
    return command if isinstance(command, str) else " ".join(command)


def _given(arguments: object) -> Mapping[str, object]:
    if isinstance(arguments, Mapping):
        return arguments
    return {"input": arguments} if isinstance(arguments, str) else {}


def _reached(tool: str, given: Mapping[str, object]) -> str:
    for value in given.values():
        if isinstance(value, str) and (named := _URL_HOST.search(value)):
            return named[1].lower()
    return plain_name(tool)


def _command(known: Tool, given: Mapping[str, object]) -> str | Sequence[str]:
    value: object = given
    for name in known.at:
        value = value.get(name) if isinstance(value, Mapping) else None
    if value is None:
        value = given.get("input")
    if isinstance(value, str):
        return value
    return [str(word) for word in value] if isinstance(value, list) else ""


def _runs(known: Tool, given: Mapping[str, object]) -> tuple[Run, ...]:
    command = _command(known, given)
    return runs(command) if isinstance(command, str) else runs_of_words(command)


def _paths(known: Tool, given: Mapping[str, object]) -> Iterator[str]:
    for name in known.at:
        value = given.get(name)
        yield from (part for part in (value if isinstance(value, list) else [value]) if isinstance(part, str))


def _batch(known: Tool, given: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name in known.at:
        calls = given.get(name)
        for call in calls if isinstance(calls, list) else ():
            if isinstance(call, Mapping):
                yield str(call.get("tool", "")), call.get("parameters")
