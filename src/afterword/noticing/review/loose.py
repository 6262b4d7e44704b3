"""JSON as models write it: found anywhere in a text, and read where its quotes, commas, words and comments are not
quite JSON's.

Knows nothing of what an answer should hold. Its effort is bounded, so that no text takes long, and it never raises.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

MOST_STARTS = 50  # brackets at which a value is looked for, at the head of a text and again at its end
MOST_EFFORT = 40_000  # tokens that are read loosely in one text; an answer has a thousand
DEEPEST = 40

_BRACKET: Final = re.compile(r"[\[{]")
# Each bounded in length, so that what never closes is not read to the end of the text from every bracket anew.
_BLANK: Final = re.compile(r"(?:[\s\ufeff]++|(?://|#)[^\n]{0,1000}+|/\*(?:[^*]|\*(?!/)){0,1000}+\*/)*+")
_DOUBLE: Final = re.compile(r'"((?:[^"\\]|\\.){0,20000}+)"', re.DOTALL)
_SINGLE: Final = re.compile(r"'((?:[^'\\]|\\.|'(?!\s*+[,:}\]])){0,20000}+)'", re.DOTALL)  # "it's" closes nothing
_NUMBER: Final = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?(?![\w.])")
_WORD: Final = re.compile(r"[A-Za-z_$][\w$]{0,40}+")
_ESCAPE: Final = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_ESCAPED: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_WORDS: Final[dict[str, object]] = {
    "true": True,
    "false": False,
    "null": None,
    "none": None,
    "undefined": None,
    "nan": None,
}
_STRICT: Final = json.JSONDecoder(strict=False)


@dataclass(slots=True)
class Effort:
    """How many tokens may still be read loosely; one for a whole answer, with all that is written inside of it."""

    left: int = MOST_EFFORT


def values(text: str, effort: Effort) -> Iterator[object]:
    """Every value in the text that begins at a bracket and is not inside one found before, in order.

    Where a key stands twice the last one counts.
    """
    reader = _Reader(text, effort)
    after = 0
    for start in _starts(text):
        found = None if start < after else _strictly(text, start) or reader.value_at(start)
        if found is not None:
            value, after = found
            yield value


def _starts(text: str) -> list[int]:
    first = [match.start() for match in islice(_BRACKET.finditer(text), MOST_STARTS)]
    last: list[int] = []
    at = len(text)
    while len(last) < MOST_STARTS and (at := max(text.rfind("[", 0, at), text.rfind("{", 0, at))) >= 0:
        last.append(at)
    return sorted({*first, *last})


def _strictly(text: str, start: int) -> tuple[object, int] | None:
    try:
        return _STRICT.raw_decode(text, start)
    except (ValueError, RecursionError):
        return None


class _Torn(Exception):
    """What stands here is no value, not even a loose one."""


@dataclass(slots=True)
class _Reader:
    """Reads loose values out of one text until its effort is spent."""

    text: str
    effort: Effort
    at: int = 0

    def value_at(self, start: int) -> tuple[object, int] | None:
        """The value that begins here and where it ends, or None."""
        self.at = start
        try:
            return self._value(0), self.at
        except _Torn:
            return None

    def _value(self, depth: int) -> object:
        if depth > DEEPEST:
            raise _Torn
        match self._next():
            case "{":
                return self._object(depth)
            case "[":
                return self._list(depth)
            case '"' | "'":
                return self._string()
            case _:
                return self._scalar()

    def _object(self, depth: int) -> dict[str, object]:
        self.at += 1
        found: dict[str, object] = {}
        while not self._closes("}"):
            key = self._string() if self._next() in "\"'" else self._taken(_WORD)
            if self._next() != ":":
                raise _Torn
            self.at += 1
            found[key] = self._value(depth + 1)
        return found

    def _list(self, depth: int) -> list[object]:
        self.at += 1
        found: list[object] = []
        while not self._closes("]"):
            found.append(self._value(depth + 1))
        return found

    def _closes(self, bracket: str) -> bool:
        """Whether the bracket stands next, past commas however many; then behind it."""
        while self._next() == ",":
            self.at += 1
        closes = self._next() == bracket
        self.at += closes
        return closes

    def _next(self) -> str:
        """The next character that is neither blank nor in a comment."""
        self.effort.left -= 1
        blank = _BLANK.match(self.text, self.at)
        self.at = blank.end() if blank is not None else self.at
        if self.effort.left < 0 or self.at >= len(self.text):
            raise _Torn
        return self.text[self.at]

    def _string(self) -> str:
        return _unescaped(self._taken(_DOUBLE if self.text[self.at] == '"' else _SINGLE, 1))

    def _scalar(self) -> object:
        if number := _NUMBER.match(self.text, self.at):
            self.at = number.end()
            return float(number[0]) if "." in number[0] else int(number[0])
        word = self._taken(_WORD).casefold()
        if word not in _WORDS:
            raise _Torn
        return _WORDS[word]

    def _taken(self, pattern: re.Pattern[str], group: int = 0) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise _Torn
        self.at = found.end()
        return found[group]


def _unescaped(body: str) -> str:
    """The string that was meant; halves of a pair are joined, lone ones stay for others to refuse."""
    if "\\" not in body:
        return body
    plain = _ESCAPE.sub(lambda m: chr(int(m[1][1:], 16)) if len(m[1]) > 1 else _ESCAPED.get(m[1], m[1]), body)
    return plain.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
