"""What stands in a message: a text or a list of typed blocks, and the exit code that hosts write into an output."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .fields import Fields, fields, text

# As in: Process exited with code 127; Command exited with code 1; Exit Code: 0
_EXIT = re.compile(r"^(?:process|command)?\s*exit(?:ed with)?\s+code:?\s*(-?\d{1,5})\b", re.IGNORECASE | re.MULTILINE)
_NOTED = re.compile(r"\A(?:Chunk ID|Wall time|Process exited|Exit code|Original token count|Total output lines).*\n?")


def exit_code_in(output: str, *, last: bool = False) -> int | None:
    """The exit code that stands on a line of its own: the first, or the last where the host writes it at the end."""
    found = [int(named[1]) for named in _EXIT.finditer(output)]
    if not found:
        return None
    return found[-1] if last else found[0]


def without_notes(output: str) -> str:
    """An output without the lines that a host puts before it."""
    while noted := _NOTED.match(output):
        output = output[noted.end() :]
    return output.removeprefix("Output:").lstrip("\n")


def text_of(content: object, *kinds: str) -> str:
    """The text of a message's content: a string, or its blocks of these types ('text' if none are named)."""
    if isinstance(content, str):
        return content
    return "\n".join(part for part in texts_of(content, *kinds) if part)


def texts_of(content: object, *kinds: str) -> Sequence[str]:
    """The texts of the blocks of these types ('text' if none are named), one by one."""
    if isinstance(content, str):
        return (content,)
    blocks = [fields(block) for block in content] if isinstance(content, list) else []
    return [text(block, "text") for block in blocks if text(block, "type") in (kinds or ("text",))]


def blocks_of(content: object, kind: str) -> Sequence[Fields]:
    """The blocks of one type."""
    blocks = [fields(block) for block in content] if isinstance(content, list) else []
    return [block for block in blocks if text(block, "type") == kind]
