"""The list that an answer holds, wherever it stands in it: behind thinking and prose, in fences, in the call of a tool.

Knows nothing of what a part means, only by which key the list goes and what looks like a part. Never raises.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from .loose import Effort, values

LONGEST_ANSWER = 200_000  # characters; more is no answer to what was asked
MOST_PARTS = 25  # of one list that are looked at; what stands behind them is left out as one
DEEPEST_WRAPPER = 6

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
class Shape:
    """What is looked for: an object with a list under ``key``, or what ``is_part`` knows as one of the list."""

    key: str
    is_part: Callable[[object], bool]


def parts_in(text: str, shape: Shape) -> Sequence[object] | None:
    """The parts of the answer in a text; None where nothing in it could be an answer, not even an empty list. Takes
    time in proportion to the text.
    """
    return _parts(_without_thinking(text[:LONGEST_ANSWER]), shape)


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


def _parts(text: str, shape: Shape) -> Sequence[object] | None:
    """The parts of the last whole answer in the text: what stands before it is a draft or an example. Where there is
    none, every part that stands by itself.
    """
    whole: Sequence[object] | None = None
    alone: list[object] = []
    empty = False
    effort = Effort()
    for value in values(text, effort):
        if shape.is_part(value):
            alone.append(value)
        elif value == []:
            empty = True
        else:
            listed = _listed(value, shape, effort, 0)
            whole = whole if listed is None else listed
    return whole if whole is not None else (alone or ([] if empty else None))


def _listed(value: object, shape: Shape, effort: Effort, depth: int) -> Sequence[object] | None:
    """The parts of a value that can be an answer: an object with a list of them, that list, or either in a wrapper."""
    if depth > DEEPEST_WRAPPER:
        return None
    if isinstance(value, dict):
        if shape.key in value:
            return _under_key(value[shape.key], shape, effort, depth)
        return [value] if shape.is_part(value) else _first(map(value.get, _WRAPPERS), shape, effort, depth)
    if isinstance(value, list):
        return value if any(map(shape.is_part, value)) else _first(value[:MOST_PARTS], shape, effort, depth)
    return _first(values(value, effort), shape, effort, depth) if isinstance(value, str) else None


def _under_key(value: object, shape: Shape, effort: Effort, depth: int) -> Sequence[object] | None:
    if value is None or value in ([], {}):
        return []
    if isinstance(value, list):
        return value
    return [value] if isinstance(value, dict) else _listed(value, shape, effort, depth + 1)


def _first(inside: Iterable[object], shape: Shape, effort: Effort, depth: int) -> Sequence[object] | None:
    """The parts of the first of some values that holds an answer."""
    found = (_listed(value, shape, effort, depth + 1) for value in inside)
    return next((parts for parts in found if parts is not None), None)
