"""What a person did in a chat that says how it went, and the words that show it. Signals never decide what is
learned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class SignalKind(StrEnum):
    """Every kind of signal that code reads."""

    CORRECTION = "correction"
    REPEATED = "repeated"
    RULE = "rule"
    REVERSAL = "reversal"
    PROJECT_SCOPE = "project_scope"
    REPHRASE = "rephrase"
    RETRY = "retry"
    STOP = "stop"
    UNDO_FILES = "undo_files"
    UNDO_MEMORY = "undo_memory"
    EDIT = "edit"
    FRUSTRATION = "frustration"
    THANKS = "thanks"
    WORKED_ANOTHER_WAY = "worked_another_way"


WORTH_A_REVIEW = frozenset(
    {
        SignalKind.CORRECTION,
        SignalKind.RULE,
        SignalKind.REVERSAL,
        SignalKind.REPEATED,
        SignalKind.REPHRASE,
        SignalKind.FRUSTRATION,
    }
)


@dataclass(frozen=True, slots=True)
class Signal:
    """One signal. ``entry`` is the entry's id, ``reply`` the id of the reply it is about (or None).

    ``start``/``end`` are offsets into the entry's own words (0, 0 for events without words), ``words`` the matched
    span,
    ``why`` the short code of the rule. For corrections: ``fix`` what would be right, ``instead_of`` what the person
    named as wrong.
    """

    kind: SignalKind
    entry: str
    why: str
    words: str = ""
    start: int = 0
    end: int = 0
    reply: str | None = None
    lang: str = ""
    fix: str | None = None
    instead_of: str | None = None


@dataclass(frozen=True, slots=True)
class DurableWords:
    """A sentence that may hold something lasting. Offsets are into the entry's own words."""

    entry: str
    why: str
    words: str
    start: int
    end: int
    lang: str
