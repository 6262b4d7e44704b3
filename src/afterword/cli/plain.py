"""Untrusted text made safe to show: no control characters, no terminal commands, no direction changes, one line.

Memories, quotes, titles, paths and what a log says are all untrusted, whoever wrote them.
"""

from __future__ import annotations

import re
import unicodedata

_TERMINAL_COMMAND = re.compile(
    "(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]"  # CSI: colours, cursor, screen
    "|(?:\x1b[\\]PX^_]|[\x9d\x90\x98\x9e\x9f]).*?(?:\x07|\x1b\\\\|\x9c|$)"  # OSC, DCS and the like, up to their end
    "|\x1b[ -/]*[0-~]",  # the short ones
    re.DOTALL,
)
_JOINERS = "\u200c\u200d"  # needed inside words of some scripts and inside emoji
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_BREAKS = frozenset({"Zl", "Zp"})
_WORTH_ESCAPING = re.compile(
    "[\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
    "\U000e0000-\U000e0fff]"
)


def plain(text: str, longest: int | None = None) -> str:
    """One line that is safe to print. ``longest`` cuts it to so many characters, with an ellipsis at a word's end."""
    bare = _TERMINAL_COMMAND.sub("", text)
    line = " ".join("".join(_safe(character) for character in bare).split())
    if longest is None or len(line) <= longest:
        return line
    cut = line[: longest - 1]
    at_word = cut.rsplit(" ", 1)[0]
    return f"{at_word if len(at_word) > longest // 2 else cut}…"


def plain_lines(text: str) -> str:
    """The same, line by line."""
    return "\n".join(plain(line) for line in text.splitlines())


def escape_json(document: str) -> str:
    """Serialised JSON with characters that could steer a terminal written as escapes; it decodes to the same values."""
    return _WORTH_ESCAPING.sub(_escaped, document)


def width(text: str) -> int:
    """How many columns a line takes in a terminal."""
    return sum(_columns(character) for character in text)


def _safe(character: str) -> str:
    if character in _JOINERS:
        return character
    if character.isspace() or unicodedata.category(character) in _BREAKS:
        return " "
    return "" if unicodedata.category(character) in _HIDDEN else character


def _escaped(found: re.Match[str]) -> str:
    units = found.group().encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[place]:02x}{units[place + 1]:02x}" for place in range(0, len(units), 2))


def _columns(character: str) -> int:
    if unicodedata.combining(character) or character in _JOINERS:
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
