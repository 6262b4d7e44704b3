"""The head of a Markdown file: where it stands, which fields it names, and edits that leave every other byte alone.

Knows YAML as far as a head needs it and nothing of memories. What YAML would let a head do to its reader is refused:
anchors, aliases, tags, a field named twice, documents in documents, and heads too long to be a small one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass

MOST_CHARACTERS = 8 * 1024
_DEEPEST = 16  # brackets in brackets: the YAML parser takes time with the square of their number
_FENCE = re.compile(r"---[ \t]*(?:\r?\n|\Z)")
_CLOSE = re.compile(r"^---[ \t]*(?:\r?$|\Z)", re.MULTILINE)
# The form in which we write: read without a YAML parser, and meaning the same to one.
_OWN_LINE = re.compile(
    r"(?P<name>[A-Za-z][A-Za-z0-9]*): "
    r'(?P<value>"(?:[^"\\\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]'
    r'|\\["\\/bfnrt]|\\u(?!d[89a-f])[0-9a-f]{4})*"'
    r"|0|[1-9][0-9]{0,9}|true|false)\r?\n"
)


class BadHead(ValueError):
    """A head that is not read."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a head. ``value`` is its text as YAML reads it, None where it says nothing or is no single value.

    ``start``/``end`` are the place of the value in the whole text, ``line``/``after`` of the field's lines.
    """

    name: str
    value: str | None
    start: int
    end: int
    line: int
    after: int
    single: bool = True


@dataclass(frozen=True, slots=True)
class Head:
    """A head and its place in ``text``. Fields stand in their order; ``close`` is where the closing line begins."""

    text: str
    fields: tuple[Field, ...]
    close: int
    body: int

    @property
    def newline(self) -> str:
        """The line end of the first line: what new lines get."""
        return "\r\n" if self.text[: self.text.index("\n") + 1].endswith("\r\n") else "\n"

    def field(self, name: str) -> Field | None:
        """The field of this name."""
        return next((field for field in self.fields if field.name == name), None)


@dataclass(frozen=True, slots=True)
class Edit:
    """New text for a place of the old one."""

    start: int
    end: int
    text: str


def head_of(text: str) -> Head | None:
    """The head that ``text`` opens with, or None where it has none. Raises BadHead."""
    opening = _FENCE.match(text)
    if opening is None:
        return None
    closing = _CLOSE.search(text, opening.end(), opening.end() + MOST_CHARACTERS)
    if closing is None:
        if _CLOSE.search(text, opening.end()):
            raise BadHead("too long")
        return None
    first, close = opening.end(), closing.start()
    fields = _own_fields(text, first, close)
    if fields is None:
        fields = _yaml_fields(text, first, close)
    names = [field.name for field in fields]
    if len(set(names)) != len(names):
        raise BadHead("a field is named twice")
    fence = _FENCE.match(text, close)
    return Head(text, fields, close, fence.end() if fence else len(text))


def literal(value: str | int | bool) -> str:
    """A value as a head writes it: strings always quoted, with everything escaped that could end a line anywhere."""
    if not isinstance(value, str):
        return json.dumps(value)
    quoted = json.dumps(value, ensure_ascii=False)
    return "".join(c if c.isprintable() or c > "\uffff" else f"\\u{ord(c):04x}" for c in quoted)


def set_field(head: Head, name: str, value: str | int | bool) -> Edit | None:
    """The edit that gives a field there is another value; None where the head has no such field."""
    field = head.field(name)
    if field is None:
        return None
    if field.start == field.end:
        return Edit(field.start, field.end, f" {literal(value)}")
    old = head.text[field.start : field.end]
    return Edit(field.start, field.end, literal(value) + ("" if old == old.rstrip("\r\n") else head.newline))


def drop_field(head: Head, name: str) -> Edit | None:
    """The edit that takes a field's lines out; a comment behind the value stays. None where there is no such field."""
    field = head.field(name)
    if field is None:
        return None
    comment = re.search(r"#.*", head.text[field.end : field.after])
    return Edit(field.line, field.after, f"{comment[0].rstrip()}{head.newline}" if comment else "")


def add_fields(head: Head, fields: Iterable[tuple[str, str | int | bool]], *, before: str = "") -> Edit:
    """The edit that adds lines in front of the field ``before``, or at the head's end."""
    place = head.field(before)
    at = head.close if place is None else place.line
    return Edit(at, at, "".join(f"{name}: {literal(value)}{head.newline}" for name, value in fields))


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """The text with every edit made; they do not overlap."""
    for edit in sorted(edits, key=lambda each: (each.start, each.end), reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _own_fields(text: str, first: int, close: int) -> tuple[Field, ...] | None:
    fields: list[Field] = []
    at = first
    while at < close:
        line = _OWN_LINE.match(text, at, close)
        if line is None:
            return None
        raw = line["value"]
        value = str(json.loads(raw)) if raw.startswith('"') else raw
        fields.append(Field(line["name"], value, line.start("value"), line.end("value"), at, line.end()))
        at = line.end()
    return tuple(fields)


def _yaml_fields(text: str, first: int, close: int) -> tuple[Field, ...]:
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    if _depth(text[first:close]) > _DEEPEST:
        raise BadHead("too deep")
    try:
        events = list(YAML(typ="safe", pure=True).parse(text[first:close]))
    except YAMLError as error:
        raise BadHead("not YAML") from error
    except (ValueError, RecursionError) as error:
        raise BadHead("not YAML that can be read") from error
    return tuple(_fields_of(_Events(events), text, first))


def _depth(text: str) -> int:
    depth = deepest = 0
    for c in text:
        depth = max(0, depth + (c in "[{") - (c in "]}"))
        deepest = max(deepest, depth)
    return deepest


class _Events:
    """Events of the YAML parser, taken one after another; refuses what a head may not hold."""

    def __init__(self, events: list[object]) -> None:
        self._left = iter(events)

    def take(self) -> tuple[str, object]:
        event = next(self._left)
        kind = type(event).__name__.removesuffix("Event")
        if kind == "Alias" or getattr(event, "anchor", None) is not None:
            raise BadHead("an anchor or alias")
        if getattr(event, "tag", None) is not None:
            raise BadHead("a tag")
        return kind, event

    def skip(self, kind: str) -> int:
        """Past the end of the collection that ``kind`` began; gives where that end stands."""
        depth = 1
        event: object = None
        while depth:
            inner, event = self.take()
            depth += inner.endswith("Start") - inner.endswith("End")
        return _place(event, "end_mark")


def _fields_of(events: _Events, text: str, first: int) -> Iterable[Field]:
    events.take()  # the stream's start
    kind, _ = events.take()
    if kind == "StreamEnd":
        return
    kind, event = events.take()
    if kind == "Scalar" and getattr(event, "value", None) == "":
        return
    if kind != "MappingStart" or getattr(event, "flow_style", False):
        raise BadHead("not one field a line")
    while True:
        kind, key = events.take()
        if kind == "MappingEnd":
            break
        if kind != "Scalar":
            raise BadHead("a field without a name")
        yield _field(events, key, text, first)
    if events.take()[0] != "DocumentEnd" or events.take()[0] != "StreamEnd":
        raise BadHead("more than one document")


def _field(events: _Events, key: object, text: str, first: int) -> Field:
    line = first + _place(key, "start_mark")
    if text[line - 1] != "\n":
        raise BadHead("fields that do not begin their line")
    colon = _colon(text, first + _place(key, "end_mark"))
    kind, event = events.take()
    name = str(getattr(key, "value", ""))
    start, end = first + _place(event, "start_mark"), first + _place(event, "end_mark")
    if kind != "Scalar":
        end = first + events.skip(kind)
        return Field(name, None, start, end, line, _line_end(text, end), single=False)
    value, style = str(getattr(event, "value", "")), getattr(event, "style", None)
    if start == end:
        return Field(name, None, colon, colon, line, _line_end(text, colon))
    empty = style is None and value in ("~", "null", "Null", "NULL")
    return Field(name, None if empty else value, start, end, line, _line_end(text, end))


def _colon(text: str, at: int) -> int:
    found = re.compile(r"[ \t]*:").match(text, at)
    if found is None:
        raise BadHead("a field's name and value apart")
    return found.end()


def _line_end(text: str, at: int) -> int:
    if text[at - 1] == "\n":
        return at
    return text.index("\n", at) + 1


def _place(event: object, mark: str) -> int:
    return int(getattr(event, mark).index)
