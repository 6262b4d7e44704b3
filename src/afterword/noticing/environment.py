"""Facts about this computer, from one fixed sentence: no model, no output of a tool."""

from __future__ import annotations

import re
from collections.abc import Sequence

from afterword.core.change import Add, Basis
from afterword.core.chat import Branch, Entry, StepRan
from afterword.core.memory import About, Kind

from .signals.steps import NAME, read_command, succeeded, worked_another_way

SENTENCE = "On this computer, {missing} isn't found; {works} works."
_READ_BACK = re.compile(
    r"On this computer, (?P<missing>[A-Za-z0-9._+-]{1,32}) isn't found; [A-Za-z0-9._+-]{1,32} works\.\Z"
)


def environment_facts(entries: Sequence[Entry], device: str) -> tuple[Add, ...]:
    """What the steps of a chat show about the computer ``device``; without a known one, nothing.

    A program that was missing and ran later in the same chat is no longer missing. Copied steps are passed over.
    """
    own = [entry for entry in entries if entry.copied_from is None]
    if not device:
        return ()
    facts: dict[str, Add] = {}
    for way in worked_another_way(own):
        text = SENTENCE.format(missing=way.missing, works=way.works)
        if way.missing not in programs_that_ran(_after(own, way.entry)):
            facts[way.missing] = Add(
                Kind.FACT, text, text, about=About.ENVIRONMENT, basis=Basis.OBSERVED, lang="en", entry=way.entry
            )
    return tuple(facts.values())


def programs_that_ran(entries: Sequence[Entry]) -> frozenset[str]:
    """Programs of the known families that were seen to work: what says that they are missing is no longer true."""
    names: set[str] = set()
    for entry in entries:
        if isinstance(entry, StepRan) and entry.branch is Branch.LIVE and succeeded(entry.step):
            command = read_command(entry.step.command)
            if command is not None and NAME.match(command.program):
                names.add(command.program)
    return frozenset(names)


def missing_program_of(text: str) -> str | None:
    """The program that a memory made from the fixed sentence says is missing, or None for any other text."""
    match = _READ_BACK.match(text)
    return match["missing"] if match is not None else None


def _after(entries: Sequence[Entry], entry: str) -> Sequence[Entry]:
    places = [number for number, one in enumerate(entries) if one.id == entry]
    return entries[places[0] + 1 :] if places else ()
