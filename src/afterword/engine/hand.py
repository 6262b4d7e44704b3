"""Whose hand gives an answer: the person's on their own terminal, or their host's by its key, and nobody else's.

What an assistant's shell looks like is decided by one pure function over the table of ``agents.py``; the process
table, the terminal and the tickets are sockets.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import AnswerRefused
from afterword.engine.agents import AGENTS
from afterword.engine.running import bare, run_by
from afterword.engine.views import Choice, Given, Shown

if TYPE_CHECKING:
    from afterword.ports import Clock, Process, ProcessTable, Terminal, Tickets

YES = frozenset({"y", "yes", "s", "si", "sí", "sim", "j", "ja", "o", "oui", "是", "好", "はい", "हाँ", "نعم", "д", "да"})


class Hand(Protocol):
    """A way to ask the person. Gives their ticket and choice, or None when they said no. Raises AnswerRefused."""

    @property
    def route(self) -> Route:
        """By which way its answers come."""
        ...

    def refusal(self) -> AnswerRefused | None:
        """Why nobody can be asked by this hand, whatever it be about, or None."""
        ...

    def ask(self, shown: Shown) -> Given | None:
        """Show and ask."""
        ...


@dataclass(frozen=True, slots=True)
class Suspect:
    """Why an answer from here cannot be told from an assistant's: which agent, and 'marker' or 'process'."""

    agent: str
    by: str


def suspect(parents: Sequence[Process], environment: frozenset[str]) -> Suspect | None:
    """The agent above us or whose marker is set, or None. Names of programs count, not what is among their
    arguments.
    """
    for agent in AGENTS:
        if any(marker in environment for marker in agent.markers):
            return Suspect(agent.name, "marker")
    for process in parents:
        paths = tuple(run_by(_words(process)))
        names = {bare(process.name), *map(bare, paths)}
        for agent in AGENTS:
            packaged = any(package in path for package in agent.packages for path in paths)
            if packaged or names & set(agent.programs):
                return Suspect(agent.name, "process")
    return None


def by_agent(processes: ProcessTable) -> AnswerRefused | None:
    """Why no answer is taken in a process that this table stands around, or None."""
    found = suspect(processes.parents(), processes.environment())
    if found is None:
        return None
    return AnswerRefused(
        f"This looks like {found.agent}, and only you can answer.",
        f"agent_{found.by}",
        "Run it yourself in a terminal of your own.",
    )


def _words(process: Process) -> Sequence[str]:
    """The command line's words. Where only the line is known and the program's path holds spaces, the process's name
    says where that ends.
    """
    if process.arguments:
        return process.arguments
    found = re.match(rf".*?{re.escape(process.name)}(?=\s|$)", process.command) if process.name else None
    if found is None:
        return process.command.split() or [process.name]
    return [found[0], *process.command[found.end() :].split()]


@dataclass(frozen=True, slots=True)
class TerminalHand:
    """Asks on the controlling terminal itself. There is no way around it: no flag, no stdin."""

    terminal: Terminal
    processes: ProcessTable
    tickets: Tickets
    clock: Clock
    route: Route = Route.TERMINAL

    def refusal(self) -> AnswerRefused | None:
        """Why nobody can be asked here, or None."""
        refused = by_agent(self.processes)
        if refused is not None:
            return refused
        if not self.terminal.present():
            return AnswerRefused("There is no terminal to ask you on.", "no_terminal", "Run it in a terminal.")
        return None

    def ask(self, shown: Shown) -> Given | None:
        """Put the words and the choices to the person. Anything that is no plain choice is a no; only a yes where there
        are several is asked about once more, as it names none of them.
        """
        refused = self.refusal()
        if refused is not None:
            raise refused
        typed = self.terminal.ask(plain(_question(shown)))
        if typed is not None and len(shown.choices) > 1 and _word(typed) in YES and not _chosen(typed, shown.choices):
            typed = self.terminal.ask(f"Yes to which? {_numbers(shown)}")
        if typed is None:
            raise AnswerRefused("There is no terminal to ask you on.", "no_terminal", "Run it in a terminal.")
        choice = _chosen(typed, shown.choices)
        if choice is None:
            return None
        ticket = self.tickets.mint(shown.answer, shown.target, shown.hash_of(choice.key), self.route, self.clock.now())
        return Given(ticket, choice.key)


@dataclass(frozen=True, slots=True)
class HostHand:
    """Answers for the person who gave their host this key: the choice named for a kind of answer, else the first."""

    tickets: Tickets
    clock: Clock
    choices: Mapping[AnswerKind, str]
    route: Route = Route.HOST_KEY

    def refusal(self) -> AnswerRefused | None:
        """None: the host may."""
        return None

    def ask(self, shown: Shown) -> Given | None:
        """The choice, with a ticket. AnswerRefused for a choice that is not offered."""
        choice = self.choices.get(shown.answer, shown.choices[0].key)
        if choice not in dict(shown.hashes):
            offered = f"One of: {', '.join(dict(shown.hashes))}."
            raise AnswerRefused(f"{choice!r} is not offered here.", "no_such_choice", offered)
        ticket = self.tickets.mint(shown.answer, shown.target, shown.hash_of(choice), self.route, self.clock.now())
        return Given(ticket, choice)


@dataclass(frozen=True, slots=True)
class NoHand:
    """Where nobody may answer: every question is refused with the same reason."""

    reason: str
    says: str
    route: Route = Route.UNKNOWN

    def refusal(self) -> AnswerRefused | None:
        """Always."""
        return AnswerRefused(self.says, self.reason)

    def ask(self, shown: Shown) -> Given | None:
        """Refuse."""
        raise AnswerRefused(self.says, self.reason)


def _question(shown: Shown) -> str:
    lines = [shown.words, *(f"! {warning}" for warning in shown.warnings)]
    if len(shown.choices) == 1:
        return "\n".join([*lines, f"{shown.choices[0].label} [y/N] "])
    numbered = [f"  {number}. {choice.label}" for number, choice in enumerate(shown.choices, start=1)]
    return "\n".join([*lines, *numbered, f"Which? {_numbers(shown)}"])


def _numbers(shown: Shown) -> str:
    return f"[1-{len(shown.choices)}, Enter for none] "


def _word(typed: str) -> str:
    return unicodedata.normalize("NFKC", typed).strip().casefold()


def _chosen(typed: str, choices: Sequence[Choice]) -> Choice | None:
    word = _word(typed)
    if len(choices) == 1:
        return choices[0] if word in YES else None
    if word.isascii() and word.isdigit() and 1 <= int(word) <= len(choices):
        return choices[int(word) - 1]
    return next((choice for choice in choices if choice.key == word), None)


def plain(text: str) -> str:
    """Text that can do nothing to a terminal: control and invisible characters become a middle dot, line breaks
    and joiners stay.
    """
    return "".join("·" if _acts(char) else char for char in text)


def _acts(char: str) -> bool:
    return char not in "\n\u200c\u200d" and unicodedata.category(char) in {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
