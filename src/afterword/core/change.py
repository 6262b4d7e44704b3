"""All that a review may ask for: add a memory, or supersede one. There is no way to say delete."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from .memory import About, Everywhere, Kind, Scope


class Basis(StrEnum):
    """On what a change rests; named by code from the person's words, never by a model. Decides the first stage."""

    STATED = "stated"  # said in so many words, rules included
    CORRECTED = "corrected"  # a correction with its fix
    REVERSED = "reversed"  # a change of mind with a new wish
    OBSERVED = "observed"  # code read it from steps: the fixed sentence about this computer


class WishType(StrEnum):
    """What sort of wish a preference is: says where it may file once it has grown."""

    FORMAT = "format"
    COMMUNICATION = "communication"
    TECHNICAL = "technical"
    PROJECT = "project"
    PERSON = "person"


@dataclass(frozen=True, slots=True)
class Correction:
    """The group that a correction counts in. ``fix`` is what the person wants, ``instead_of`` what they named as
    wrong."""

    fix: str
    instead_of: str | None = None
    wish: WishType | None = None


@dataclass(frozen=True, slots=True)
class Add:
    """A new memory. ``evidence`` is a contiguous piece of the person's own words in one entry.

    ``entry`` is that entry's id where the proposer knows it ('' from a model: code finds it).
    """

    kind: Kind
    text: str
    evidence: str
    scope: Scope = Everywhere()
    about: About = About.PERSON
    basis: Basis = Basis.STATED
    lang: str = ""
    entry: str = ""
    correction: Correction | None = None
    valid_from: datetime | None = None


@dataclass(frozen=True, slots=True)
class Supersede:
    """A memory that is true instead of ``target``. The old one is kept, with the date on which it ended.

    ``kind`` and ``scope`` None: as the target's. ``why`` is a few words for the person.
    """

    target: str
    text: str
    evidence: str
    why: str = ""
    kind: Kind | None = None
    scope: Scope | None = None
    basis: Basis = Basis.STATED
    lang: str = ""
    entry: str = ""
    correction: Correction | None = None
    valid_from: datetime | None = None


Change = Add | Supersede

MOST_CHANGES = 5  # of one answer; PRODUCT promise 2
LONGEST_TEXT = 200  # characters of a memory's text
