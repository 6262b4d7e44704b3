"""What a review is about: the person's own words since the last look, what was seen in them, and the memories near
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from afterword.core.chat import StepRan
from afterword.core.memory import Memory
from afterword.core.signal import DurableWords, Signal
from afterword.language.tokens import Sentence, sentences
from afterword.noticing.reading import Noticed

MOST_WORDS = 6_000  # characters of the person's words that are shown
MOST_STEPS = 40
MOST_MEMORIES = 15
MOST_NEVER = 10


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

    def words(self) -> tuple[str, ...]:
        """The person's words that are shown, one string a stretch, in order, within MOST_WORDS.

        Sentences that a signal or durable words point at come first, then their neighbours, then the newest.
        """
        chosen: set[tuple[int, int]] = set()
        left = MOST_WORDS
        for _, entry, place, sentence in sorted(self._ranked(), key=lambda one: (one[0], -one[1], -one[2])):
            if len(sentence.text) + 1 <= left:
                chosen.add((entry, place))
                left -= len(sentence.text) + 1
        return tuple(self._stretches(chosen))

    def steps(self) -> tuple[str, ...]:
        """The newest step summaries, oldest first. They are made by code and hold no output."""
        ran = [entry.step.summary for entry in self.noticed.chat.entries if isinstance(entry, StepRan)]
        return tuple(ran[-MOST_STEPS:])

    def _sentences(self, entry: int) -> tuple[Sentence, ...]:
        said = self.noticed.fresh[entry]
        own = self.noticed.own.get(said.id)
        return () if own is None or own.pasted or own.fiction else sentences(own.text)

    def _ranked(self) -> Iterator[tuple[int, int, int, Sentence]]:
        for entry, said in enumerate(self.noticed.fresh):
            here = self._sentences(entry)
            spans = [(one.start, one.end) for one in self.signals_of(said.id)]
            spans += [(one.start, one.end) for one in self.durable_of(said.id)]
            pointed = {place for place, one in enumerate(here) if any(s < one.end and one.start < e for s, e in spans)}
            for place, sentence in enumerate(here):
                near = not pointed.isdisjoint({place - 1, place + 1})
                yield (0 if place in pointed else 1 if near else 2), entry, place, sentence

    def _stretches(self, chosen: set[tuple[int, int]]) -> Iterator[str]:
        for entry, said in enumerate(self.noticed.fresh):
            text = self.noticed.own[said.id].text if said.id in self.noticed.own else ""
            run: list[Sentence] = []
            for place, sentence in enumerate(self._sentences(entry)):
                if (entry, place) in chosen:
                    run.append(sentence)
                elif run:
                    yield text[run[0].start : run[-1].end]
                    run = []
            if run:
                yield text[run[0].start : run[-1].end]
