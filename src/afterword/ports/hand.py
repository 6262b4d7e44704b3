"""Whose hand it is: the processes above us, the controlling terminal, and tickets that are spent once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from afterword.core.entry import AnswerKind, Route


@dataclass(frozen=True, slots=True)
class Process:
    """A process as the table shows it. ``command`` is its command line, joined by spaces; '' where it may not be
    read. ``arguments``: the same word by word, where that is known."""

    pid: int
    name: str
    command: str
    arguments: tuple[str, ...] = ()


class ProcessTable(Protocol):
    """Who started us: the parents, nearest first, and the names of the environment variables that are set."""

    def parents(self) -> tuple[Process, ...]: ...

    def environment(self) -> frozenset[str]: ...


class Terminal(Protocol):
    """The controlling terminal itself (never stdin). ``ask`` gives what the person typed, or None where there is no
    terminal."""

    def present(self) -> bool: ...

    def ask(self, shown: str) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Ticket:
    """A person's word for one action on one thing with the words they saw. Used once, good for two minutes."""

    id: str
    answer: AnswerKind
    target: str
    words_hash: str
    route: Route
    minted: datetime


class Tickets(Protocol):
    """Minted by the route that takes the answer; spent once."""

    def mint(self, answer: AnswerKind, target: str, words_hash: str, route: Route, at: datetime) -> Ticket: ...

    def spend(self, ticket: str, at: datetime) -> Ticket:
        """Raises AnswerRefused (unknown, used, late)."""
        ...
