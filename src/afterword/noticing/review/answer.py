"""The shape of an answer, and its parser: whatever a model wrote, at most five well-formed changes come out, and no
error.

Knows nothing of chats: evidence is text here, and a memory is the number under which it was shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from afterword.core.change import LONGEST_TEXT, MOST_CHANGES
from afterword.core.memory import Kind

from .wrapped import LONGEST_ANSWER, MOST_PARTS, Shape, parts_in

LONGEST_EVIDENCE = 2_000
LONGEST_WHY = 120

SCOPES: Final = ("everywhere", "project", "chatless", "domain:code", "domain:writing", "domain:comms")

# Within what all makers take where an answer is held to a schema: every field required, no bounds of length or number.
# The fields stand in the order in which they are best written: first the words, then what they say.
ANSWER_SCHEMA: Final[Mapping[str, object]] = MappingProxyType(
    {
        "type": "object",
        "additionalProperties": False,
        "required": ["changes"],
        "properties": {
            "changes": {
                "type": "array",
                "items": {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["evidence", "op", "memory", "kind", "text", "scope", "why"],
                    "properties": {
                        "evidence": {"type": "string"},
                        "op": {"type": "string", "enum": ["add", "supersede"]},
                        "memory": {"type": ["integer", "null"]},
                        "kind": {"type": "string", "enum": [kind.value for kind in Kind]},
                        "text": {"type": "string"},
                        "scope": {"type": "string", "enum": list(SCOPES)},
                        "why": {"type": "string"},
                    },
                },
            }
        },
    }
)

__all__ = [
    "ANSWER_SCHEMA",
    "LONGEST_ANSWER",
    "MOST_PARTS",
    "SCOPES",
    "Dropped",
    "LeftOut",
    "ParsedAnswer",
    "ProposedAdd",
    "ProposedChange",
    "ProposedSupersede",
    "number_in",
    "parse_answer",
    "text_in",
]


@dataclass(frozen=True, slots=True)
class ProposedAdd:
    """A new memory, as it was answered. ``scope`` is one of SCOPES, or '' where the answer names none."""

    kind: Kind
    text: str
    evidence: str
    scope: str = ""


@dataclass(frozen=True, slots=True)
class ProposedSupersede:
    """What is true instead of memory number ``memory``. ``kind`` None: as that one's."""

    memory: int
    text: str
    evidence: str
    why: str = ""
    kind: Kind | None = None
    scope: str = ""


ProposedChange = ProposedAdd | ProposedSupersede


class LeftOut(StrEnum):
    """Why a part of an answer is none of its changes. The last three are told from the chat, not the part alone."""

    NO_OBJECT = "no_object"
    NO_TEXT = "no_text"
    TOO_LONG = "too_long"  # its text, or the sentence it rests on
    NO_EVIDENCE = "no_evidence"
    UNKNOWN_KIND = "unknown_kind"
    UNKNOWN_OP = "unknown_op"
    NO_MEMORY = "no_memory"
    OVER_LIMIT = "over_limit"
    OTHER_LANGUAGE = "other_language"  # it is not in the language of the words
    THIS_CHAT_ONLY = "this_chat_only"  # the words reach no further than the chat
    KNOWN_TO_CODE = "known_to_code"  # it would replace what only code says, of this computer


@dataclass(frozen=True, slots=True)
class Dropped:
    """A part of an answer that was left out: its place in the list, and why."""

    index: int
    reason: LeftOut


@dataclass(frozen=True, slots=True)
class ParsedAnswer:
    """What an answer holds. ``readable`` False: there was nothing in it that could be an answer, not even an empty
    list.
    """

    changes: tuple[ProposedChange, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    readable: bool = True

    def places(self) -> tuple[int, ...]:
        """For each change its place in the list as it was answered."""
        gone = {one.index for one in self.dropped}
        return tuple(place for place in range(len(self.changes) + len(gone)) if place not in gone)[: len(self.changes)]


def parse_answer(text: str) -> ParsedAnswer:
    """The changes in an answer. Takes fences, prose around it, thinking, the call of a tool, one object for a list,
    and JSON that is not quite JSON; never raises, and takes time in proportion to the text.
    """
    parts = parts_in(text, _CHANGES)
    if parts is None:
        return ParsedAnswer(readable=False)
    changes: list[ProposedChange] = []
    dropped: list[Dropped] = []
    for index, part in enumerate(parts[:MOST_PARTS]):
        found = LeftOut.OVER_LIMIT if len(changes) == MOST_CHANGES else _change(part)
        if isinstance(found, LeftOut):
            dropped.append(Dropped(index, found))
        else:
            changes.append(found)
    if len(parts) > MOST_PARTS:
        dropped.append(Dropped(MOST_PARTS, LeftOut.OVER_LIMIT))
    return ParsedAnswer(tuple(changes), tuple(dropped))


def _is_change(value: object) -> bool:
    return isinstance(value, dict) and ("op" in value or ("text" in value and "evidence" in value))


_CHANGES: Final = Shape("changes", _is_change)


def _change(part: object) -> ProposedChange | LeftOut:
    """The change in a part, or why there is none. Unknown fields are left out."""
    if not isinstance(part, dict):
        return LeftOut.NO_OBJECT
    text, evidence = text_in(part.get("text")), text_in(part.get("evidence"))
    if not text or len(text) > LONGEST_TEXT:
        return LeftOut.NO_TEXT if not text else LeftOut.TOO_LONG
    if not evidence or len(evidence) > LONGEST_EVIDENCE:
        return LeftOut.NO_EVIDENCE
    match _word(part.get("op")) or _op_of(part):
        case "add":
            kind = _kind(part.get("kind"))
            return LeftOut.UNKNOWN_KIND if kind is None else ProposedAdd(kind, text, evidence, _scope(part))
        case "supersede":
            return _supersede(part, text, evidence)
        case _:
            return LeftOut.UNKNOWN_OP


def _op_of(part: Mapping[str, object]) -> str:
    """What a part without an op asks for: the number of a memory says that it replaces that one."""
    if part.get("op") is not None:
        return ""
    return "add" if number_in(part.get("memory")) is None else "supersede"


def _supersede(part: Mapping[str, object], text: str, evidence: str) -> ProposedChange | LeftOut:
    number = number_in(part.get("memory"))
    if number is None:
        return LeftOut.NO_MEMORY
    why = text_in(part.get("why"))[:LONGEST_WHY]
    return ProposedSupersede(number, text, evidence, why, _kind(part.get("kind")), _scope(part))


def text_in(value: object) -> str:
    """The text of a field, '' for anything else; text that no file could hold (lone surrogates) is none."""
    if not isinstance(value, str) or any("\ud800" <= char <= "\udfff" for char in value):
        return ""
    return value.strip(" \t\r\n")


def _word(value: object) -> str:
    return value.strip().lower() if isinstance(value, str) else ""


def _kind(value: object) -> Kind | None:
    word = _word(value)
    return next((kind for kind in Kind if kind.value == word), None)


def _scope(part: Mapping[str, object]) -> str:
    word = _word(part.get("scope"))
    return word if word in SCOPES else ""


_DIGITS = re.compile(r"\s*[#mM]?([0-9]{1,4})\s*")


def number_in(value: object) -> int | None:
    """The number of a memory, as a number or in words: 2, 2.0, "2", "#2", "m2"."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    digits = _DIGITS.fullmatch(value) if isinstance(value, str) else None
    return int(digits[1]) if digits else None
