"""A model that answers what a test tells it to, and keeps what it was asked: a reviewer for tests of the engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat

from afterword.core.chat import Provider
from afterword.ports import Offer, ReviewAsked, ReviewFailed, ReviewText

CHEAP = Offer("one", "small", "https://models.example.org", most_micros=400)
DEAR = Offer("one", "usual", "https://models.example.org", most_micros=4_000)


@dataclass
class Answering:
    """``answers`` in turn, the last one for ever; a string is what the model writes, for ``cost`` millionths."""

    answers: Sequence[str | ReviewText | ReviewFailed]
    offered: tuple[Offer, ...] = (CHEAP, DEAR)
    cost: int = 120
    before: Callable[[], None] = lambda: None
    asked: list[tuple[Offer, ReviewAsked]] = field(default_factory=list)
    seen: list[tuple[str, Provider | None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._left = chain(self.answers, repeat(self.answers[-1]))

    def offers(self, asked: ReviewAsked, source: str, answered_by: Provider | None) -> tuple[Offer, ...]:
        """See ports.Reviewer."""
        self.seen.append((source, answered_by))
        return self.offered

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """See ports.Reviewer."""
        self.asked.append((offer, asked))
        self.before()
        answer = next(self._left)
        return ReviewText(answer, offer.model, self.cost) if isinstance(answer, str) else answer


def add(text: str, evidence: str, kind: str = "fact", scope: str = "everywhere") -> str:
    """An answer with one new memory."""
    change = {"op": "add", "memory": None, "kind": kind, "text": text, "evidence": evidence, "scope": scope, "why": ""}
    return json.dumps({"changes": [change]})


NOTHING = '{"changes": []}'
