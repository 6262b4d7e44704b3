"""JSON as people write it, with comments and trailing commas, read into a tree that knows where everything stands.

Of RFC 8259 this takes the whole; beyond it `//` and `/* */` comments, a comma before a closing bracket, and a byte
order mark: what the assistants' own readers take between them. Knows no assistant.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .drafts import line_of

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

DEEPEST = 200
_TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n]+) | (?P<comment>//[^\r\n]*|/\*.*?\*/) | (?P<string>"(?:[^"\\\x00-\x1f]|\\.)*")
      | (?P<mark>[{}\[\],:]) | (?P<bare>-?[0-9][0-9.eE+-]*|true|false|null)""",
    re.VERBOSE | re.DOTALL,
)


class NotJson(ValueError):
    """It cannot be read. ``line`` counts from 1."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.what = what


@dataclass(frozen=True, slots=True)
class Item:
    """A member or element: where it begins (at its name, if it has one), its value, and where its comma stands."""

    name: str | None
    start: int
    value: Node
    comma: int | None

    @property
    def end(self) -> int:
        """Just past the value."""
        return self.value.end


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands; ``items`` of an object or list, in order."""

    start: int
    end: int
    plain: Json
    items: tuple[Item, ...] = ()

    @property
    def is_object(self) -> bool:
        """Whether it holds members."""
        return isinstance(self.plain, dict)

    @property
    def is_list(self) -> bool:
        """Whether it holds elements."""
        return isinstance(self.plain, list)

    def member(self, name: str) -> Node | None:
        """The value of that name; of several the last, as readers take it."""
        return next((item.value for item in reversed(self.items) if item.name == name), None)


@dataclass(frozen=True, slots=True)
class Tree:
    """A whole text read. ``root`` None: there is nothing in it but space and comments."""

    text: str
    root: Node | None
    comments: tuple[tuple[int, int], ...]

    def last_comment(self, start: int, end: int) -> int:
        """Where the last comment within these bounds ends; ``start`` where there is none."""
        at = bisect_left(self.comments, (end, 0)) - 1
        inside = at >= 0 and self.comments[at][0] >= start and self.comments[at][1] <= end
        return self.comments[at][1] if inside else start


class _Token(NamedTuple):
    """Made by the hundred thousand in a host's own large files, so it is the cheapest frozen thing there is."""

    kind: str
    text: str
    start: int
    end: int


@lru_cache(maxsize=4)
def read(text: str) -> Tree:
    """The tree of a text: the last few are remembered, as one text is asked about many things. Raises NotJson."""
    comments: list[tuple[int, int]] = []
    reader = _Reader(text, list(_tokens(text, comments)))
    root = reader.whole()
    return Tree(text, root, tuple(comments))


def _tokens(text: str, comments: list[tuple[int, int]]) -> Iterator[_Token]:
    at = 1 if text.startswith("\ufeff") else 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise NotJson(line_of(text, at), _unread(text, at))
        at, kind = found.end(), found.lastgroup or ""
        if kind == "comment":
            comments.append(found.span())
        elif kind != "space":
            yield _Token(kind, found[0], *found.span())


def _unread(text: str, at: int) -> str:
    if text[at] == '"':
        return "a text that does not end"
    return "a comment that does not end" if text.startswith("/*", at) else f"{text[at]!r} stands where it cannot"


class _Reader:
    """Goes through the tokens once."""

    def __init__(self, text: str, tokens: list[_Token]) -> None:
        self._text = text
        self._tokens = tokens
        self._at = 0

    def whole(self) -> Node | None:
        """The one value of the text, or None."""
        if not self._tokens:
            return None
        root = self._value(0)
        if self._at < len(self._tokens):
            raise self._wrong("something stands after its end")
        return root

    def _value(self, depth: int) -> Node:
        if depth > DEEPEST:
            raise self._wrong("it is nested too deeply")
        token = self._next("a value")
        if token.kind == "mark" and token.text in "{[":
            return self._container(token, depth)
        if token.kind in ("string", "bare"):
            return Node(token.start, token.end, self._plain(token))
        self._at -= 1
        raise self._wrong(f"{token.text!r} stands where a value belongs")

    def _container(self, opening: _Token, depth: int) -> Node:
        named, closing = opening.text == "{", "}" if opening.text == "{" else "]"
        items: list[Item] = []
        while not self._is(closing):
            if items and items[-1].comma is None:
                raise self._wrong("a comma is missing")
            items.append(self._item(depth, named=named))
        last = self._next(closing)
        plain: Json = {i.name or "": i.value.plain for i in items} if named else [i.value.plain for i in items]
        return Node(opening.start, last.end, plain, tuple(items))

    def _item(self, depth: int, *, named: bool) -> Item:
        name, start = None, self._tokens[self._at].start if self._at < len(self._tokens) else 0
        if named:
            token = self._next("a name")
            if token.kind != "string":
                self._at -= 1
                raise self._wrong(f"{token.text!r} stands where a name belongs")
            name = str(self._plain(token))
            if not self._is(":"):
                raise self._wrong(f"a colon is missing after {name!r}")
            self._at += 1
        value = self._value(depth + 1)
        comma = self._next(",").start if self._is(",") else None
        return Item(name, start, value, comma)

    def _plain(self, token: _Token) -> Json:
        try:
            plain: Json = json.loads(token.text)
        except ValueError:
            self._at -= 1
            raise self._wrong(f"{token.text[:40]} cannot be read") from None
        return plain

    def _is(self, mark: str) -> bool:
        here = self._tokens[self._at] if self._at < len(self._tokens) else None
        return here is not None and here.kind == "mark" and here.text == mark

    def _next(self, wanted: str) -> _Token:
        if self._at >= len(self._tokens):
            raise self._wrong(f"it ends where {wanted} belongs")
        self._at += 1
        return self._tokens[self._at - 1]

    def _wrong(self, what: str) -> NotJson:
        at = self._tokens[self._at].start if self._at < len(self._tokens) else len(self._text)
        return NotJson(line_of(self._text, at), what)
