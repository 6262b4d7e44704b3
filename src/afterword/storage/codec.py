"""The core's frozen values to JSON and back. Every dataclass is an object with its class's name under 'is'.

A name, an enum's value or a shape that this release does not know raises UnknownShape: who reads keeps the text as it
is and never writes it. Fields that are missing take their defaults, fields too many are passed over.
"""

from __future__ import annotations

import base64
import binascii
import json
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from functools import cache

from afterword.core.entry import Body, FileKept, Unreadable
from afterword.core.errors import Invariant

TAG = "is"

T = typing.TypeVar("T")
Decoder = Callable[[object], object]


class UnknownShape(ValueError):
    """JSON that is not what this release writes."""


def to_text(value: object) -> str:
    """A value of the core as one line of JSON. Raises Invariant for what has no form there."""
    text = json.dumps(encode(value), ensure_ascii=False, separators=(",", ":"))
    return text if text.isprintable() else _escaped(text)


def from_text(kind: type[T], text: str) -> T:
    """What ``to_text`` made, as a ``kind``. Raises UnknownShape."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnknownShape("not JSON") from error
    return decode(kind, data)


def body_from(text: str) -> Body:
    """A line's body; Unreadable, with its name where that can be told, for what this release does not know."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        return Unreadable("", "not JSON")
    name = str(data.get(TAG, "")) if isinstance(data, dict) else ""
    try:
        return typing.cast("Body", _decoder(Body)(data))
    except UnknownShape as error:
        return Unreadable(name, str(error))


def encode(value: object) -> object:
    """A value as what the json module takes. Raises Invariant for what has no form there: a time without zone, say."""
    match value:
        case Enum():
            return value.value
        case None | str() | bool() | int() | float():
            return value
        case datetime():
            if value.tzinfo is None:
                raise Invariant("A time without its zone cannot be kept.")
            return value.astimezone(UTC).isoformat()
        case bytes():
            return base64.b64encode(value).decode("ascii")
        case tuple():
            return [encode(part) for part in value]
        case Unreadable():
            raise Invariant("A line that could not be read is never written.")
        case _ if is_dataclass(value) and not isinstance(value, type):
            return {TAG: type(value).__name__} | {name: encode(getattr(value, name)) for name in _names(type(value))}
        case _:
            raise Invariant(f"A {type(value).__name__} cannot be kept.")


def decode(kind: type[T], data: object) -> T:
    """The other way. Raises UnknownShape."""
    read = _decoder(typing.cast("object", kind))
    return typing.cast("T", read(data))


def map_texts(value: T, words: Callable[[str], str]) -> T:
    """The same value with every free text put through ``words``, file contents too; kinds and times are no texts.

    Of a file that was kept nothing stays where any of its words change: it may say them in other letters as well.
    """
    return typing.cast("T", _mapped(value, words))


def map_json_texts(data: object, words: Callable[[str], str]) -> object:
    """The same for JSON of which the shape is not known: every string but those under 'is'."""
    match data:
        case str():
            return words(data)
        case list():
            return [map_json_texts(part, words) for part in data]
        case dict():
            return {name: part if name == TAG else map_json_texts(part, words) for name, part in data.items()}
        case _:
            return data


def _mapped(value: object, words: Callable[[str], str]) -> object:
    match value:
        case Enum():
            return value
        case str():
            return words(value)
        case bytes():
            return words(value.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")
        case tuple():
            return tuple(_mapped(part, words) for part in value)
        case FileKept():
            changed = any(_mapped(part, words) != part for part in (value.path, value.content, value.text))
            return None if changed else value
        case _ if is_dataclass(value) and not isinstance(value, type):
            return replace(value, **{name: _mapped(getattr(value, name), words) for name in _names(type(value))})
        case _:
            return value


def _escaped(text: str) -> str:
    # Line ends of any script and halves of surrogate pairs are legal in JSON only when escaped, or not in SQLite.
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


@cache
def _names(kind: object) -> tuple[str, ...]:
    return tuple(field.name for field in fields(typing.cast("type", kind)))


@cache
def _decoder(kind: object) -> Decoder:
    origin = typing.get_origin(kind)
    if origin in (types.UnionType, typing.Union):
        return _of_union(typing.get_args(kind))
    if origin is tuple:
        return _of_tuple(_decoder(typing.get_args(kind)[0]))
    if kind is datetime:
        return _moment
    if kind is bytes:
        return _bytes
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _of_enum(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _of_class(kind)
    return _of_plain(kind)


def _of_union(members: tuple[object, ...]) -> Decoder:
    named = {member.__name__: _decoder(member) for member in members if _is_noun(member) and isinstance(member, type)}
    plain = [_decoder(member) for member in members if not _is_noun(member) and member is not types.NoneType]
    if len(plain) > 1:
        raise Invariant("A union of two plain types cannot be told apart when it is read.")
    optional = types.NoneType in members

    def read(data: object) -> object:
        if data is None and optional:
            return None
        if isinstance(data, Mapping):
            known = named.get(str(data.get(TAG)))
            if known is None:
                raise UnknownShape(f"no {data.get(TAG)!r} here")
            return known(data)
        if plain:
            return plain[0](data)
        raise UnknownShape(f"not of this union: {type(data).__name__}")

    return read


def _is_noun(kind: object) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def _of_tuple(part: Decoder) -> Decoder:
    def read(data: object) -> object:
        if not isinstance(data, list):
            raise UnknownShape("not a list")
        return tuple(part(each) for each in data)

    return read


def _of_enum(kind: type[Enum]) -> Decoder:
    known = {member.value: member for member in kind}

    def read(data: object) -> object:
        if not isinstance(data, str) or data not in known:
            raise UnknownShape(f"{data!r} is no {kind.__name__}")
        return known[data]

    return read


def _of_class(kind: type) -> Decoder:
    hints = typing.get_type_hints(kind)
    readers = [(name, _decoder(hints[name])) for name in _names(kind)]

    def read(data: object) -> object:
        if not isinstance(data, Mapping) or data.get(TAG) != kind.__name__:
            raise UnknownShape(f"not a {kind.__name__}")
        try:
            return kind(**{name: reader(data[name]) for name, reader in readers if name in data})
        except TypeError as error:
            raise UnknownShape(f"a {kind.__name__} lacks a field") from error

    return read


def _of_plain(kind: object) -> Decoder:
    expected = typing.cast("type", kind)

    def read(data: object) -> object:
        if type(data) is not expected:
            raise UnknownShape(f"{type(data).__name__} in place of {expected.__name__}")
        return data

    return read


def _moment(data: object) -> object:
    try:
        moment = datetime.fromisoformat(str(data))
        if moment.tzinfo is not None:
            return moment.astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise UnknownShape("no moment") from error
    raise UnknownShape("a moment without its zone")


def _bytes(data: object) -> object:
    try:
        return base64.b64decode(str(data), validate=True)
    except (binascii.Error, ValueError) as error:
        raise UnknownShape("no bytes") from error
