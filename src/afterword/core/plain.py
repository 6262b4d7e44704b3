"""Untrusted text made safe to show: no control characters, no terminal commands, no direction changes, one line.

Memories, quotes, titles, paths and what a log says are all untrusted, whoever wrote them. Knows of no way in.
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
JOINERS = "\u200c\u200d"  # needed inside words of some scripts and inside emoji
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_BREAKS = frozenset({"Zl", "Zp"})


def plain(text: str, longest: int | None = None) -> str:
    """One line that is safe to show. ``longest`` cuts it to so many characters, with an ellipsis at a word's end."""
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


def _safe(character: str) -> str:
    if character in JOINERS:
        return character
    if character.isspace() or unicodedata.category(character) in _BREAKS:
        return " "
    return "" if unicodedata.category(character) in _HIDDEN else character
