"""A memory: one small statement about the person, with its kind, reach, source, stage and times. Knows nothing of
files."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Kind(StrEnum):
    """What sort of thing a memory says."""

    FACT = "fact"
    PREFERENCE = "preference"
    PROJECT = "project"
    PEOPLE = "people"


class About(StrEnum):
    """Whom or what it is about. PITFALL comes from the fixed template only."""

    PERSON = "person"
    ENVIRONMENT = "environment"
    PITFALL = "pitfall"


class Stage(StrEnum):
    """How grown up a preference is. Facts have none."""

    TENTATIVE = "tentative"
    EMERGING = "emerging"
    PENDING = "pending"
    CONFIRMED = "confirmed"


class Source(StrEnum):
    """Whose hand wrote it."""

    YOU = "you"
    LEARNED = "learned"
    ASSISTANT = "assistant"
    IMPORTED = "imported"


class Place(StrEnum):
    """The folder a memory lies in. Only LIVE ones are true now."""

    LIVE = "memory"
    SUPERSEDED = "superseded"
    ARCHIVED = "archived"


class Domain(StrEnum):
    """A field of work that a preference can be limited to."""

    CODE = "code"
    WRITING = "writing"
    COMMS = "comms"


@dataclass(frozen=True, slots=True)
class ThisChat:
    """Reaches no further than the chat it was said in; never stored."""


@dataclass(frozen=True, slots=True)
class Chatless:
    """Reaches the chats that belong to no project."""


@dataclass(frozen=True, slots=True)
class InProject:
    """Reaches one project."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class InDomain:
    """Reaches one field of work, in every project."""

    domain: Domain


@dataclass(frozen=True, slots=True)
class Everywhere:
    """Reaches every chat."""


Scope = ThisChat | Chatless | InProject | InDomain | Everywhere


def scope_name(scope: Scope) -> str:
    """The scope in one word, as files, tables and ``--json`` write it: 'everywhere', 'domain:code',
    'project:seedbox'."""
    match scope:
        case ThisChat():
            return "chat"
        case Chatless():
            return "chatless"
        case InProject():
            return f"project:{scope.name}"
        case InDomain():
            return f"domain:{scope.domain.value}"
        case Everywhere():
            return "everywhere"


@dataclass(frozen=True, slots=True)
class Memory:
    """One memory. ``text`` is one line in the third person, at most 200 characters; ``note`` is the person's, never
    used.

    Times are aware and in UTC. ``valid_from``/``invalid_at`` say when it was true (half-open),
    ``created``/``updated`` when we knew.
    ``lang`` is an ISO 639-1 code or ''. ``chat`` is a chat key, ``learned`` the id of the learning, ``device`` an id
    for facts
    about a computer. ``seen`` counts the times it was said again. ``held`` is the reason it is left out until the
    person answers.
    """

    id: str
    kind: Kind
    text: str
    about: About = About.PERSON
    scope: Scope = Everywhere()
    stage: Stage | None = None
    source: Source = Source.LEARNED
    note: str = ""
    lang: str = ""
    chat: str | None = None
    learned: str | None = None
    read_outside: bool = False
    device: str | None = None
    created: datetime | None = None
    updated: datetime | None = None
    valid_from: datetime | None = None
    seen: int = 1
    last_seen: datetime | None = None
    supersedes: str | None = None
    invalid_at: datetime | None = None
    superseded_by: str | None = None
    place: Place = Place.LIVE
    held: str | None = None
