"""The shape of an answer, and its parser: whatever a model wrote, at most five well-formed changes come out, and no
error.

Knows nothing of chats: evidence is text here, and a memory is the number under which it was shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import regex

from afterword.core.change import LONGEST_TEXT, MOST_CHANGES
from afterword.core.memory import Kind

LONGEST_ANSWER = 200_000  # characters; more is no answer to what was asked
MOST_STARTS = 40  # places in a wordy answer at which JSON is looked for
LONGEST_EVIDENCE = 2_000
LONGEST_WHY = 120

SCOPES: Final = ("everywhere", "project", "chatless", "domain:code", "domain:writing", "domain:comms")

ANSWER_SCHEMA: Final[Mapping[str, object]] = MappingProxyType(
    {
        "type": "object",
        "additionalProperties": False,
        "required": ["changes"],
        "properties": {
            "changes": {
                "type": "array",
                "maxItems": MOST_CHANGES,
                "items": {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["op", "kind", "text", "evidence", "scope", "memory", "why"],
                    "properties": {
                        "op": {"type": "string", "enum": ["add", "supersede"]},
                        "kind": {"type": "string", "enum": [kind.value for kind in Kind]},
                        "text": {"type": "string", "maxLength": LONGEST_TEXT},
                        "evidence": {"type": "string"},
                        "scope": {"type": "string", "enum": list(SCOPES)},
                        "memory": {"type": ["integer", "null"]},
                        "why": {"type": "string"},
                    },
                },
            }
        },
    }
)


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


@dataclass(frozen=True, slots=True)
class Dropped:
    """A part of an answer that was left out: its place in the list, and a short reason."""

    index: int
    reason: str


@dataclass(frozen=True, slots=True)
class ParsedAnswer:
    """What an answer holds. ``readable`` False: there was nothing in it that could be an answer, not even an empty
    list.
    """

    changes: tuple[ProposedChange, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    readable: bool = True


def parse_answer(text: str) -> ParsedAnswer:
    """The changes in an answer. Takes fences, prose around it, thinking, trailing commas, one object for a list;
    never raises.
    """
    parts = _parts(_without_thinking(text[:LONGEST_ANSWER]))
    if parts is None:
        return ParsedAnswer(readable=False)
    changes: list[ProposedChange] = []
    dropped: list[Dropped] = []
    for index, part in enumerate(parts):
        found = "over_limit" if len(changes) == MOST_CHANGES else _change(part)
        if isinstance(found, str):
            dropped.append(Dropped(index, found))
        else:
            changes.append(found)
    return ParsedAnswer(tuple(changes), tuple(dropped))


_THINKING = regex.compile(r"<(think|thinking|thought|reasoning)\b[^<>]*>.*?</\1\s*>", regex.DOTALL | regex.IGNORECASE)
_THINKING_OPEN = regex.compile(r".*</(?:think|thinking|thought|reasoning)\s*>", regex.DOTALL | regex.IGNORECASE)
_START = regex.compile(r"[\[{]")
_DECODER = json.JSONDecoder(strict=False)


def _without_thinking(text: str) -> str:
    return _THINKING_OPEN.sub("", _THINKING.sub("", text), count=1)


def _parts(text: str) -> list[object] | None:
    """The last thing in the text that can be an answer: what stands before it is a draft or an example."""
    found: list[object] | None = None
    for value in _values(text):
        parts = _listed(value)
        found = found if parts is None else parts
    return found


def _values(text: str) -> Iterator[object]:
    """Every JSON value in the text, from its beginning and from each bracket that is not inside one found before."""
    mended = _without_trailing_commas(text)
    after = 0
    for start in [match.start() for match in _START.finditer(mended)][:MOST_STARTS]:
        if start < after:
            continue
        try:
            value, after = _DECODER.raw_decode(mended, start)
        except (ValueError, RecursionError):
            continue
        yield value


def _without_trailing_commas(text: str) -> str:
    """The text without commas before a closing bracket, where they stand outside of strings."""
    kept: list[str] = []
    inside = escaped = False
    for char in text:
        if inside:
            inside, escaped = not (char == '"' and not escaped), char == "\\" and not escaped
        elif char in "]}":
            _drop_comma(kept)
        elif char == '"':
            inside = True
        kept.append(char)
    return "".join(kept)


def _drop_comma(kept: list[str]) -> None:
    last = len(kept) - 1
    while last >= 0 and kept[last].isspace():
        last -= 1
    if last >= 0 and kept[last] == ",":
        kept[last] = " "


def _listed(value: object) -> list[object] | None:
    """The parts of a value that can be an answer: a list of objects, an object with such a list, or one change."""
    if isinstance(value, dict):
        inside = value.get("changes")
        if isinstance(inside, list):
            return inside
        if isinstance(inside, dict):
            return [inside]
        return [value] if "op" in value or ("text" in value and "evidence" in value) else None
    if isinstance(value, list) and all(isinstance(part, dict) for part in value):
        return value
    return None


def _change(part: object) -> ProposedChange | str:
    """The change in a part, or why there is none. Unknown fields are left out."""
    if not isinstance(part, dict):
        return "no_object"
    text, evidence = _text(part.get("text")), _text(part.get("evidence"))
    if not text or len(text) > LONGEST_TEXT:
        return "no_text" if not text else "too_long"
    if not evidence or len(evidence) > LONGEST_EVIDENCE:
        return "no_evidence"
    match part.get("op", "add"):
        case "add":
            kind = _kind(part.get("kind"))
            return "unknown_kind" if kind is None else ProposedAdd(kind, text, evidence, _scope(part))
        case "supersede":
            return _supersede(part, text, evidence)
        case _:
            return "unknown_op"


def _supersede(part: Mapping[str, object], text: str, evidence: str) -> ProposedChange | str:
    number = _number(part.get("memory"))
    if number is None:
        return "no_memory"
    why = _text(part.get("why"))[:LONGEST_WHY]
    return ProposedSupersede(number, text, evidence, why, _kind(part.get("kind")), _scope(part))


def _text(value: object) -> str:
    """The text, '' for anything else; text that no file could hold (lone surrogates) is none."""
    if not isinstance(value, str) or any("\ud800" <= char <= "\udfff" for char in value):
        return ""
    return value.strip(" \t\r\n")


def _kind(value: object) -> Kind | None:
    return next((kind for kind in Kind if isinstance(value, str) and kind.value == value.strip().lower()), None)


def _scope(part: Mapping[str, object]) -> str:
    value = part.get("scope")
    return value if isinstance(value, str) and value in SCOPES else ""


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    digits = regex.fullmatch(r"\s*[#mM]?([0-9]{1,4})\s*", value) if isinstance(value, str) else None
    return int(digits[1]) if digits else None
