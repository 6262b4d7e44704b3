"""The home as a whole: settings, what left, changed files, health, overview, repair."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.core.entry import FileTrouble
    from afterword.core.verdict import CheckCode, Mode

    from .remembered import LearningView


@dataclass(frozen=True, slots=True)
class SettingView:
    """A setting as it stands. ``origin``: 'default', 'you' with a date in ``at``, or 'environment'."""

    name: str
    value: str
    default: str
    about: str
    origin: str
    at: datetime | None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SentView:
    """A model that was asked. ``to`` is the endpoint, '' for a model of this computer. ``outcome`` is '' for an answer,
    'cut off' where none is known of, else why there was none, with ``detail``. ``left_out``: why parts of the answer
    were dropped, one code a part. ``left`` False: nobody could be asked, and no word left for it.
    """

    id: str
    at: datetime
    chat: str
    provider: str
    model: str
    to: str
    words: str
    cost_micros: int
    plan: bool = False
    outcome: str = ""
    detail: str = ""
    left_out: tuple[str, ...] = ()
    left: bool = True


@dataclass(frozen=True, slots=True)
class SpentView:
    """What learning spent this month of what it may, in millionths of a dollar; on ``until`` the next month begins."""

    cap_micros: int
    spent_micros: int
    until: date


@dataclass(frozen=True, slots=True)
class WhoReads:
    """Who would read what the person says to one assistant. ``model`` and ``to`` are '' for the built-in reader.

    ``log`` is what the newest chat's log names of who answered it; ``others``: who else is set up, and why not.
    """

    source: str
    title: str
    reader: str
    model: str
    to: str
    log: str
    why: str = ""
    others: tuple[str, ...] = ()
    next_step: str = ""


@dataclass(frozen=True, slots=True)
class ProviderView:
    """Somebody who is set up to be asked. ``says`` is what is wrong with it, '' where nothing is."""

    name: str
    dialect: str
    endpoint: str
    usable: bool
    says: str = ""
    next_step: str = ""


@dataclass(frozen=True, slots=True)
class FileChange:
    """A memory's file that is not as Afterword left it. ``before`` is in use, ``after`` is what the file says now."""

    memory: str
    path: str
    trouble: FileTrouble
    before: str
    after: str
    codes: tuple[CheckCode, ...] = ()


@dataclass(frozen=True, slots=True)
class HealthLine:
    """One thing that ``doctor`` says. ``level``: 'ok', 'note' or 'trouble'."""

    level: str
    code: str
    says: str
    next_step: str = ""


@dataclass(frozen=True, slots=True)
class CountLine:
    """A count that is safe to send: a source, a rule or reason, how often. No words, no paths."""

    source: str
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class Health:
    """What ``doctor`` found. ``outside_share`` of chats and ``waiting_share`` of changes lie between 0 and 1."""

    lines: tuple[HealthLine, ...]
    outside_share: float
    waiting_share: float
    home: str
    version: str


@dataclass(frozen=True, slots=True)
class Overview:
    """What ``afterword`` alone shows: how much it knows, what waits, what to do next."""

    memories: int
    by_kind: tuple[tuple[str, int], ...]
    waiting: int
    cards: int
    held: int
    learned_this_week: int
    newest: LearningView | None
    mode: Mode
    learning: str
    next_step: str
    home: str


@dataclass(frozen=True, slots=True)
class Repaired:
    """What ``repair`` or opening did, one line a thing; empty: nothing was to be done. ``left``: what it cannot do."""

    did: tuple[str, ...]
    left: tuple[str, ...] = ()
