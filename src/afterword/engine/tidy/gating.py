"""What stands around a merge when the gate judges it: its memories, the words they rest on, what was taken back.

The same for what rules put together and for what a model did. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from afterword.core.chat import OwnWords, Segment
from afterword.core.entry import Quote
from afterword.core.memory import Memory
from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.judging.case import Situation
from afterword.judging.gate import SaidEntry

MOST_QUOTES = 12
WHY = "says the same"  # for what reason one memory stands for others, as the change says it


def situation_of(desk: Desk, standing: Standing, parts: Sequence[Memory], memories: Sequence[Memory]) -> Situation:
    """Where a merge of these parts stands. ``memories``: those it is held against, the parts among them."""
    quotes = [quote.words for quote in quotes_of(standing, parts)]
    return Situation(
        said=tuple(_said(words) for words in (*(one.text for one in parts), *quotes)),
        attended=True,
        person_present=True,
        memories=tuple(memories),
        waiting=tuple((t.learning.memory, t.learning.change.text) for t in standing.waiting() if t.learning.memory),
        never=standing.never_texts(),
        mode=desk.terms.mode,
        likeness=desk.sockets.likeness,
    )


def quotes_of(standing: Standing, parts: Sequence[Memory]) -> tuple[Quote, ...]:
    """The person's words that the parts rest on, in order, each once."""
    told = [standing.learnings.get(one.learned or "") for one in parts]
    quotes = [quote for one in told if one is not None for quote in one.learning.quotes]
    return tuple(dict.fromkeys(quotes))[:MOST_QUOTES]


def _said(words: str) -> SaidEntry:
    return SaidEntry("", words, OwnWords(words, (Segment(0, len(words), 0, len(words)),)))
