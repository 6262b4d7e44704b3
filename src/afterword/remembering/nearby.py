"""Which few memories bear on a question, and which do not, by words and meaning together.

A question on which no memory bears must get none, so each memory also has to pass a floor of its own. The numbers were
measured on a table of four hundred questions with twenty memories each (docs/measured.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from afterword.core.memory import Kind
from afterword.language.likeness import content_words
from afterword.remembering.ranking import by_words, share_of, weighed

MOST = 3  # memories put beside a question
# Least cosine at which a memory bears on a question by its meaning alone. By these 4 of 100 questions that nothing
# bears on get a memory; by 0.24 and 0.28 it would be 5 and 6 of 100.
SENTENCE_MEANS = 0.26
STATIC_MEANS = 0.30
COVERED = 0.2  # share of the question's content words that a memory must hold to bear on it by words
NOT_AGAINST = 0.1  # cosine below which words that fit are taken to mean something else


@dataclass(frozen=True, slots=True)
class Near:
    """A memory's place among the candidates, how well it fits (0 to 1), and whether it passes."""

    place: int
    score: float
    bears: bool


def nearest(
    question: str,
    memories: Sequence[tuple[str, Kind]],
    cosines: Sequence[float | None],
    means: float = SENTENCE_MEANS,
) -> tuple[Near, ...]:
    """Every memory, best first. ``cosines``: its likeness to the question by meaning, None where nothing measured it.

    ``means`` is the floor of the embedder that measured.
    """
    said = by_words(question, [text for text, _ in memories])
    asked = content_words(question)
    ranked = []
    for place, ((text, kind), words, cosine) in enumerate(zip(memories, said, cosines, strict=True)):
        covered = len(asked & content_words(text)) / max(len(asked), 1)
        by_word = words > 0 and covered >= COVERED
        if cosine is None:
            ranked.append(Near(place, words, by_word))
            continue
        score = weighed(words, cosine, share_of(kind))
        ranked.append(Near(place, score, cosine >= means or (by_word and cosine >= NOT_AGAINST)))
    return tuple(sorted(ranked, key=lambda near: -near.score))
