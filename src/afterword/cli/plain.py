"""What a terminal needs beside plain text: serialised JSON that cannot steer it, and how many columns a line takes."""

from __future__ import annotations

import re
import unicodedata

from afterword.core.plain import JOINERS, plain, plain_lines

__all__ = ["escape_json", "plain", "plain_lines", "width"]

_WORTH_ESCAPING = re.compile(
    "[\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
    "\U000e0000-\U000e0fff]"
)


def escape_json(document: str) -> str:
    """Serialised JSON with characters that could steer a terminal written as escapes; it decodes to the same values."""
    return _WORTH_ESCAPING.sub(_escaped, document)


def width(text: str) -> int:
    """How many columns a line takes in a terminal."""
    return sum(_columns(character) for character in text)


def _escaped(found: re.Match[str]) -> str:
    units = found.group().encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[place]:02x}{units[place + 1]:02x}" for place in range(0, len(units), 2))


def _columns(character: str) -> int:
    if unicodedata.combining(character) or character in JOINERS:
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
