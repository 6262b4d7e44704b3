"""The shape of an answer, and its parser: whatever a model wrote, at most five well-formed changes come out, and no
error.

Knows nothing of chats: evidence is text here, and a memory is the number under which it was shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from afterword.core.change import LONGEST_TEXT, MOST_CHANGES
from afterword.core.memory import Kind

from .loose import Effort, values

LONGEST_ANSWER = 200_000  # characters; more is no answer to what was asked
LONGEST_EVIDENCE = 2_000
LONGEST_WHY = 120
MOST_PARTS = 25  # of one list that are looked at; what stands behind them is left out as one
DEEPEST_WRAPPER = 6

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

# Under what an answer may be wrapped by those that answer with the call of a tool.
_WRAPPERS: Final = (
    "arguments",
    "input",
    "parameters",
    "function",
    "function_call",
    "tool_calls",
    "tool_use",
    "answer",
    "result",
    "output",
    "response",
    "content",
    "message",
    "json",
    "data",
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
    parts = _parts(_without_thinking(text[:LONGEST_ANSWER]))
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


_THINKING = re.compile(r"<(/?)(?:think|thinking|thought|reasoning)\b[^<>]{0,100}>", re.IGNORECASE)


def _without_thinking(text: str) -> str:
    """The text outside of thinking. What was never closed is no thinking, what was never opened began with the text."""
    kept: list[str] = []
    depth = at = 0
    for tag in _THINKING.finditer(text):
        if tag[1] and depth == 0:
            kept.clear()
        elif not tag[1] and depth == 0:
            kept.append(text[at : tag.start()])
        depth = max(0, depth - 1) if tag[1] else depth + 1
        if depth == 0 or (depth == 1 and not tag[1]):
            at = tag.end()
    return "".join((*kept, text[at:]))


def _parts(text: str) -> Sequence[object] | None:
    """The parts of the last whole answer in the text: what stands before it is a draft or an example. Where there is
    none, every change that stands by itself.
    """
    whole: Sequence[object] | None = None
    alone: list[object] = []
    empty = False
    effort = Effort()
    for value in values(text, effort):
        if _is_change(value):
            alone.append(value)
        elif value == []:
            empty = True
        else:
            listed = _listed(value, effort, 0)
            whole = whole if listed is None else listed
    return whole if whole is not None else (alone or ([] if empty else None))


def _listed(value: object, effort: Effort, depth: int) -> Sequence[object] | None:
    """The parts of a value that can be an answer: an object with a list of them, that list, or either in a wrapper."""
    if depth > DEEPEST_WRAPPER:
        return None
    if isinstance(value, dict):
        if "changes" in value:
            return _under_changes(value["changes"], effort, depth)
        return [value] if _is_change(value) else _first(map(value.get, _WRAPPERS), effort, depth)
    if isinstance(value, list):
        return value if any(map(_is_change, value)) else _first(value[:MOST_PARTS], effort, depth)
    return _first(values(value, effort), effort, depth) if isinstance(value, str) else None


def _under_changes(value: object, effort: Effort, depth: int) -> Sequence[object] | None:
    if value is None or value in ([], {}):
        return []
    if isinstance(value, list):
        return value
    return [value] if isinstance(value, dict) else _listed(value, effort, depth + 1)


def _first(inside: Iterable[object], effort: Effort, depth: int) -> Sequence[object] | None:
    """The parts of the first of some values that holds an answer."""
    found = (_listed(value, effort, depth + 1) for value in inside)
    return next((parts for parts in found if parts is not None), None)


def _is_change(value: object) -> bool:
    return isinstance(value, dict) and ("op" in value or ("text" in value and "evidence" in value))


def _change(part: object) -> ProposedChange | LeftOut:
    """The change in a part, or why there is none. Unknown fields are left out."""
    if not isinstance(part, dict):
        return LeftOut.NO_OBJECT
    text, evidence = _text(part.get("text")), _text(part.get("evidence"))
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
    return "add" if _number(part.get("memory")) is None else "supersede"


def _supersede(part: Mapping[str, object], text: str, evidence: str) -> ProposedChange | LeftOut:
    number = _number(part.get("memory"))
    if number is None:
        return LeftOut.NO_MEMORY
    why = _text(part.get("why"))[:LONGEST_WHY]
    return ProposedSupersede(number, text, evidence, why, _kind(part.get("kind")), _scope(part))


def _text(value: object) -> str:
    """The text, '' for anything else; text that no file could hold (lone surrogates) is none."""
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


def _number(value: object) -> int | None:
    """The number of a memory, as a number or in words: 2, 2.0, "2", "#2", "m2"."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    digits = _DIGITS.fullmatch(value) if isinstance(value, str) else None
    return int(digits[1]) if digits else None
