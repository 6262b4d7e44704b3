"""How well texts answer a query by their words: rarer words weigh more, endings are folded, small slips are
forgiven.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from rapidfuzz.fuzz import ratio

from afterword.language.likeness import content_words, stem
from afterword.language.tokens import words

WHOLE, BEGINNING, SLIP = 1.0, 0.8, 0.7
SHORTEST_BEGINNING = 3  # letters of a word's beginning that find it
SHORTEST_SLIP = 5  # letters of a word in which one wrong letter is forgiven
ALIKE = 80.0  # least share of equal letters, in hundred


def by_words(query: str, texts: Sequence[str]) -> tuple[float, ...]:
    """A score for each text, 0 to 1, in their order; 0 where no word of the query is in it.

    Words of the query that stand in none of the texts say nothing about which of them is meant.
    """
    said = [_said(text) for text in texts]
    weights = _weights(_asked(query), said)
    whole = sum(weights.values())
    if not whole:
        return tuple(0.0 for _ in texts)
    return tuple(sum(weight * _found(word, one) for word, weight in weights.items()) / whole for one in said)


def _asked(query: str) -> tuple[str, ...]:
    content = content_words(query)
    return tuple(sorted(content)) or tuple(dict.fromkeys(words(query)))


def _said(text: str) -> frozenset[str]:
    plain = words(text)
    return frozenset(plain) | content_words(text) | {stem(word) for word in plain}


def _weights(asked: Sequence[str], said: Sequence[frozenset[str]]) -> dict[str, float]:
    """The rarer a word among the texts, the more it says."""
    times = Counter(word for one in said for word in asked if _found(word, one))
    return {word: math.log(1 + (len(said) + 1) / (count + 0.5)) for word, count in times.items()}


def _found(word: str, said: frozenset[str]) -> float:
    if word in said:
        return WHOLE
    if len(word) >= SHORTEST_BEGINNING and any(other.startswith(word) for other in said):
        return BEGINNING
    if len(word) < SHORTEST_SLIP:
        return 0.0
    return SLIP if any(ratio(word, other) >= ALIKE for other in said if len(other) >= SHORTEST_SLIP) else 0.0
