"""A foreign record's fields as typed values: what is missing or of a wrong type reads as empty, never as an error.

JSON is decoded here too, so that no other file meets a broken number, a lone surrogate or a bottomless nesting.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from types import MappingProxyType

import msgspec

Fields = Mapping[str, object]
NO_FIELDS: Fields = MappingProxyType({})

_SURROGATE = re.compile(r"[\ud800-\udfff]")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_BOM = b"\xef\xbb\xbf"


class Undecodable(ValueError):
    """These bytes are no JSON that can be read."""


def decoded(raw: bytes | memoryview) -> object:
    """What the bytes say as JSON; lone surrogates become U+FFFD. Raises Undecodable."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.MsgspecError, RecursionError):
        return _leniently(bytes(raw))


def _leniently(raw: bytes) -> object:
    """The standard library reads what the fast decoder will not: surrogates, NaN, control characters, broken UTF-8."""
    try:
        return _without_surrogates(json.loads(raw.removeprefix(_BOM).decode("utf-8", "replace"), strict=False))
    except (ValueError, RecursionError) as problem:
        raise Undecodable(str(problem)) from problem


def _without_surrogates(value: object) -> object:
    match value:
        case str():
            return _SURROGATE.sub("\ufffd", value)
        case list():
            return [_without_surrogates(item) for item in value]
        case dict():
            return {_SURROGATE.sub("\ufffd", name): _without_surrogates(item) for name, item in value.items()}
        case _:
            return value


def fields(value: object) -> Fields:
    """The value itself where it is an object, else no fields."""
    return value if isinstance(value, dict) else NO_FIELDS


def within(record: Fields, *names: str) -> Fields:
    """The object found by going down these names, else no fields."""
    for name in names:
        record = fields(record.get(name))
    return record


def items(record: Fields, name: str) -> Sequence[object]:
    """The list of that name, else an empty one."""
    value = record.get(name)
    return value if isinstance(value, list) else ()


def text(record: Fields, name: str) -> str:
    """The string of that name, else ''."""
    value = record.get(name)
    return value if isinstance(value, str) else ""


def first_text(record: Fields, *names: str) -> str:
    """The first of these strings that holds anything, else ''."""
    return next((value for name in names if (value := text(record, name))), "")


def number(record: Fields, name: str) -> float | None:
    """The number of that name; None where it is missing, no number, or not finite."""
    value = record.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if abs(value) < 1e18 else None


def whole_number(record: Fields, name: str) -> int | None:
    """The integer of that name, else None."""
    value = record.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def from_iso(value: object) -> datetime | None:
    """A moment written as ISO 8601 (without a zone: UTC), else None."""
    if not isinstance(value, str):
        return None
    try:
        moment = datetime.fromisoformat(value)
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def from_seconds(value: float | None) -> datetime | None:
    """A moment given in seconds since 1970, else None."""
    try:
        return None if value is None else _EPOCH + timedelta(seconds=value)
    except OverflowError:
        return None


def from_millis(value: float | None) -> datetime | None:
    """A moment given in milliseconds since 1970, else None."""
    return from_seconds(None if value is None else value / 1000)
