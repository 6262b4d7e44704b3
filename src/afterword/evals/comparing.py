"""How a stored text is compared with the strings a row asks for, and given changes with expected ones. Pure.

A string is looked for as a plain part of the folded text; ``^ `` and `` $`` stand at the text's two ends.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from .table import ExpectedChange
from .tally import Outcome

Wanted = str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """A change as the product proposed it, scope and stage in the tables' words (``global``, ``project``, ``none``)."""

    op: str
    kind: str
    text: str
    scope: str
    stage: str
    target: str | None = None


def fold(text: str) -> str:
    """NFKC and lower case."""
    return unicodedata.normalize("NFKC", text).lower()


def framed(text: str) -> str:
    """The folded text between its two end marks."""
    return f"^ {fold(text)} $"


def holds(texts: Sequence[str], wanted: str) -> bool:
    """Whether the string stands in one of the texts, or in all of them joined."""
    needle = fold(wanted)
    return any(needle in framed(text) for text in (*texts, " ".join(texts)))


def holds_all(texts: Sequence[str], include: Sequence[Wanted]) -> bool:
    """Whether every string stands there; of an inner tuple one is enough."""
    return all(any(holds(texts, one) for one in _choices(wanted)) for wanted in include)


def compare_changes(given: Sequence[Given], expected: Sequence[ExpectedChange]) -> Outcome:
    """Right: every expected change is met and every given one meets part of one. Silent: nothing was given."""
    if not given:
        return Outcome.SILENT if expected else Outcome.RIGHT
    met = all(_met(change, given) for change in expected)
    fitting = all(any(_part(one, change) for change in expected) for one in given)
    return Outcome.RIGHT if met and fitting else Outcome.WRONG


def _met(expected: ExpectedChange, given: Sequence[Given]) -> bool:
    texts = [one.text for one in given if _part(one, expected)]
    return bool(texts) and holds_all(texts, expected.include)


def _part(given: Given, expected: ExpectedChange) -> bool:
    return (
        any(holds([given.text], one) for wanted in expected.include for one in _choices(wanted))
        and not any(holds([given.text], unwanted) for unwanted in expected.exclude)
        and given.op == expected.op
        and given.target == expected.target
        and given.kind in (expected.kind, *expected.kinds_ok)
        and given.scope in (expected.scope, *expected.scope_ok)
        and given.stage in (expected.stage, *expected.stage_ok)
    )


def _choices(wanted: Wanted) -> tuple[str, ...]:
    return (wanted,) if isinstance(wanted, str) else wanted
