"""A repeated correction and how far it has grown. Counted by code from distinct, dated, quoted evidence."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from .change import WishType
from .memory import Scope, Stage


@dataclass(frozen=True, slots=True)
class Evidence:
    """One time the person said it. ``project`` is a project key, or None in a chat without one; at most one a chat
    counts."""

    chat: str
    entry: str
    quote: str
    at: datetime
    project: str | None = None


class PatternState(StrEnum):
    """Whether a pattern still grows."""

    OPEN = "open"
    ASKED = "asked"
    CONFIRMED = "confirmed"
    CASE_BY_CASE = "case_by_case"
    REVERSED = "reversed"
    LAPSED = "lapsed"


@dataclass(frozen=True, slots=True)
class Pattern:
    """A group of corrections with the same fix. ``memory`` is the memory that carries it, ``wish`` its type, where it
    is known.
    """

    id: str
    fix: str
    instead_of: str | None
    scope: Scope
    memory: str
    evidence: tuple[Evidence, ...]
    state: PatternState = PatternState.OPEN
    stage: Stage = Stage.TENTATIVE
    wish: WishType | None = None
