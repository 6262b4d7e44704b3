"""The seal of a memory: a keyed hash over its known fields and its folder, as values.

Line ends, the order of keys, quoting, the file's name, the person's note and other programs' fields are no part of it.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import MISSING, Field, fields
from datetime import UTC, datetime
from enum import Enum

from afterword.core.errors import Invariant
from afterword.core.memory import Memory
from afterword.ports import Keys
from afterword.storage.codec import encode

PURPOSE = "seal"
VERSION = "s1"
_OUTSIDE = frozenset({"note", "held"})  # the person's own, and what the record says of it


def seal_of(memory: Memory, keys: Keys) -> str:
    """The seal that belongs to these values: 's1-' and a hash as hex, which no program takes for a number."""
    return f"{VERSION}-{keys.digest(PURPOSE, sealed_bytes(memory))}"


def seal_fits(seal: str, memory: Memory, keys: Keys) -> bool:
    """Whether ``seal`` is the one of these values; takes the same time wherever they differ."""
    return hmac.compare_digest(seal.encode("utf-8", "replace"), seal_of(memory, keys).encode("ascii"))


def sealed_bytes(memory: Memory) -> bytes:
    """What is hashed: every field that is not at its default, by name, so that a later field breaks no older seal."""
    said = {
        field.name: _plain(getattr(memory, field.name))
        for field in fields(memory)
        if field.name not in _OUTSIDE and getattr(memory, field.name) != _default(field)
    }
    return json.dumps(said, sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode("ascii")


def _default(field: Field[object]) -> object:
    return None if field.default is MISSING else field.default


def _plain(value: object) -> object:
    match value:
        case Enum():
            return value.value
        case str() | bool() | int() | None:
            return value
        case datetime():
            if value.tzinfo is None:
                raise Invariant("A memory's times name their zone.")
            return value.astimezone(UTC).isoformat()
        case _:
            return encode(value)
