"""What a review is about: the person's own words since the last look, what was seen in them, and the memories near
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from afterword.core.chat import StepRan
from afterword.core.memory import Memory
from afterword.core.signal import DurableWords, Signal
from afterword.language.tokens import sentences
from afterword.noticing.reading import Noticed

MOST_WORDS = 6_000  # characters of the person's words that are shown
MOST_STEPS = 40
MOST_MEMORIES = 15
MOST_NEVER = 10
A_LINE = 5  # characters around a sentence: its break, its bar, and a bar between stretches


@dataclass(frozen=True, slots=True)
class Chosen:
    """A sentence that is shown: the place of its entry among the fresh ones, and its own among that entry's."""

    entry: int
    place: int
    text: str


@dataclass(frozen=True, slots=True)
class Material:
    """What a reader is shown. A memory's number is its place in ``memories``, from 1 on.

    ``memories``: those that come into question, the likeliest first (a model sees the first fifteen). ``never``:
    texts the person took back that are close to what is said.
    """

    noticed: Noticed
    memories: tuple[Memory, ...] = ()
    never: tuple[str, ...] = ()

    def memory(self, number: int) -> Memory | None:
        """The memory shown under a number, or None."""
        return self.memories[number - 1] if 0 < number <= len(self.memories) else None

    def number(self, memory: str) -> int | None:
        """The number under which the memory with this id is shown, or None."""
        return next((place for place, one in enumerate(self.memories, 1) if one.id == memory), None)

    def signals_of(self, entry: str) -> tuple[Signal, ...]:
        """The signals of one entry."""
        return tuple(signal for signal in self.noticed.signals if signal.entry == entry)

    def durable_of(self, entry: str) -> tuple[DurableWords, ...]:
        """The durable words of one entry."""
        return tuple(words for words in self.noticed.durable if words.entry == entry)

    def chosen(self) -> tuple[Chosen, ...]:
        """The person's sentences that are shown, in order, within MOST_WORDS characters with their line breaks.

        Those that a signal or durable words point at come first, then their neighbours, then the newest.
        """
        found: list[Chosen] = []
        left = MOST_WORDS
        for _, one in sorted(self._ranked(), key=lambda it: (it[0], -it[1].entry, -it[1].place)):
            if len(one.text) + A_LINE <= left:
                found.append(one)
                left -= len(one.text) + A_LINE
        return tuple(sorted(found, key=lambda one: (one.entry, one.place)))

    def pointed(self) -> tuple[str, ...]:
        """The sentences that a signal or durable words point at, in order."""
        return tuple(one.text for rank, one in self._ranked() if rank == 0)

    def own_text(self, entry: int) -> str:
        """The own words of a fresh entry by its place among them; '' where they are no evidence."""
        own = self.noticed.own.get(self.noticed.fresh[entry].id)
        return "" if own is None or own.pasted or own.fiction else own.text

    def steps(self) -> tuple[str, ...]:
        """The newest step summaries, oldest first. They are made by code and hold no output."""
        ran = [entry.step.summary for entry in self.noticed.chat.entries if isinstance(entry, StepRan)]
        return tuple(ran[-MOST_STEPS:])

    def _ranked(self) -> Iterator[tuple[int, Chosen]]:
        for entry, said in enumerate(self.noticed.fresh):
            here = sentences(self.own_text(entry))
            spans = [(one.start, one.end) for one in self.signals_of(said.id)]
            spans += [(one.start, one.end) for one in self.durable_of(said.id)]
            pointed = {place for place, one in enumerate(here) if any(s < one.end and one.start < e for s, e in spans)}
            for place, one in enumerate(here):
                near = not pointed.isdisjoint({place - 1, place + 1})
                yield 0 if place in pointed else 1 if near else 2, Chosen(entry, place, one.text)
