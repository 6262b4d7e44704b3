"""The world around: time, new names, projects, and word of long work as it goes."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from afterword.core.chat import Project


class Clock(Protocol):
    """Time. ``now`` is aware and in UTC; ``day`` is the local calendar day of a moment."""

    def now(self) -> datetime: ...

    def day(self, moment: datetime) -> date: ...


class Ids(Protocol):
    """New identifiers, matching ``^[a-z0-9_-]{1,64}$`` and short enough to type: ``new('m')`` gives 'm-k3v9q2' or the
    like."""

    def new(self, prefix: str) -> str: ...


class Projects(Protocol):
    """From a working folder to its project, without running git. Worktrees of one repository are one project. None:
    no project."""

    def of(self, folder: str) -> Project | None: ...


class Progress(Protocol):
    """Told of long work as it goes: how many of how many are done."""

    def __call__(self, done: int, of: int, what: str) -> None: ...


def silent(done: int, of: int, what: str) -> None:
    """A Progress that says nothing."""


class Running(Protocol):
    """Which process this is, and whether one that called itself so still runs here."""

    def name(self) -> str: ...

    def runs(self, name: str) -> bool: ...
