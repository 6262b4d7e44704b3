"""How well something answers a question: by its words, by its meaning, and by both together.

Rarer words weigh more, endings are folded, small slips are forgiven. How much words count beside meaning belongs to the
kind of thing sought; the shares are measured, see each.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cache, lru_cache

from rapidfuzz.fuzz import ratio
from rapidfuzz.process import extract_iter

from afterword.core.memory import Kind
from afterword.language.folding import language_of
from afterword.language.likeness import content_words, stem
from afterword.language.packs import PACKS
from afterword.language.tokens import tokens, words

MEMORIES_KEPT = 2048  # texts whose words are kept: the same memories are asked about again and again
WHOLE, BEGINNING, SLIP = 1.0, 0.8, 0.7
SHORTEST_BEGINNING = 3  # letters of a word's beginning that find it
SHORTEST_SLIP = 5  # letters of a word in which one wrong letter is forgiven
ALIKE = 80.0  # least share of equal letters, in hundred

# Shares of words beside meaning (docs/measured.md). More than half of all preferences share no word with what they bear
# on: for 163 questions any share from 0.15 to 0.45 finds the same; for 90 about facts none changes anything.
# Turns of chats, 1,981 questions, recall@10 at 0.3 / 0.45 / 0.5 / 0.6 / 0.7: 0.517 / 0.596 / 0.609 / 0.625 / 0.626 with
# the sentence model, 0.591 / 0.622 / 0.628 / 0.635 / 0.630 with static vectors; words alone 0.598.
PREFERENCES = 0.25
FACTS = 0.45
TURNS = 0.6
WORTH = 0.2  # score by words below which a text does not answer
MEANS = 0.35  # cosine below which a text does not answer by its meaning alone


def share_of(kind: Kind) -> float:
    """How much words count beside meaning for a memory of this kind, 0 to 1."""
    return PREFERENCES if kind is Kind.PREFERENCE else FACTS


def sought(query: str) -> str:
    """The query without question words and others that every text has; whole where nothing else is in it."""
    small = _function_words(language_of(query))
    unspaced = sorted((word for word in small if len(word) > 1), key=len, reverse=True)  # one alone is part of many
    told = []
    for token in tokens(query):
        text = token.text
        if token.unspaced:
            for word in unspaced:
                text = text.replace(word, " ")
        elif text.casefold().replace("’", "'") in small:
            continue
        told.append(text)
    return " ".join(" ".join(told).split()) or query


def fuse(by_words: Mapping[str, float], by_meaning: Mapping[str, float], share: float) -> dict[str, float]:
    """Scores from 0 to 1 for everything found either way: where each way puts it between the worst and the best that it
    found, weighed by ``share``. What a way did not find is as its worst.

    ``by_words`` holds scores from 0 on, ``by_meaning`` cosines. Where one way found nothing, the other decides alone.
    """
    if not by_words or not by_meaning:
        return _relative(by_words or by_meaning)
    said, meant = _between(by_words), _between(by_meaning)
    every = dict.fromkeys((*said, *meant))
    return {one: share * said.get(one, 0.0) + (1 - share) * meant.get(one, 0.0) for one in every}


def worth(words_score: float, cosine: float | None, share: float) -> float:
    """How well one text answers, 0 to 1; 0 where it does not. ``cosine`` None: nothing measured its meaning."""
    if cosine is None:
        return words_score if words_score >= WORTH else 0.0
    if words_score < WORTH and cosine < MEANS:
        return 0.0
    return weighed(words_score, cosine, share)


def weighed(words_score: float, cosine: float, share: float) -> float:
    """Words and meaning as one score, 0 to 1. The cosine counts whole whatever the share, so that memories of several
    kinds can stand in one list: a fact whose words count more is not put behind for what it means.
    """
    return min(1.0, max(0.0, cosine) + share / (1 - share) * words_score)


def by_words(query: str, texts: Sequence[str]) -> tuple[float, ...]:
    """A score for each text, 0 to 1, in their order; 0 where no word of the query is in it.

    Words of the query that stand in none of the texts say nothing about which of them is meant.
    """
    return Texts(texts).scores(query, range(len(texts)))


class Texts:
    """Texts that are asked again and again: which of them hold a word is worked out once."""

    __slots__ = ("_count", "_long", "_places", "_words")

    def __init__(self, texts: Sequence[str] = ()) -> None:
        self._places: dict[str, list[int]] = {}
        self._words: tuple[str, ...] | None = None
        self._long: tuple[str, ...] = ()
        self._count = 0
        for text in texts:
            self.add(text)

    def add(self, text: str) -> int:
        """One more text; gives its place."""
        place, self._count, self._words = self._count, self._count + 1, None
        for word in _said(text):
            self._places.setdefault(word, []).append(place)
        return place

    def remove(self, text: str, place: int) -> None:
        """Let go of a text that was added at this place. Its place is nobody's from then on."""
        self._words = None
        for word in _said(text):
            self._places[word].remove(place)
            if not self._places[word]:
                del self._places[word]

    def scores(self, query: str, among: Sequence[int]) -> tuple[float, ...]:
        """As ``by_words`` gives them for the texts at these places alone, in this order."""
        if self._words is None:
            self._words = tuple(self._places)
            self._long = tuple(word for word in self._words if len(word) >= SHORTEST_SLIP)
        reached = set(among)
        found = {word: self._found(word, reached) for word in _asked(query)}
        weights = {
            word: math.log(1 + (len(among) + 1) / (len(places) + 0.5)) for word, places in found.items() if places
        }
        whole = sum(weights.values())
        totals: dict[int, float] = {}
        for word, weight in weights.items():
            for place, how_well in found[word].items():
                totals[place] = totals.get(place, 0.0) + weight * how_well
        return tuple(totals.get(place, 0.0) / whole if whole else 0.0 for place in among)

    def _found(self, word: str, reached: Set[int]) -> dict[int, float]:
        """The places at which a word is found, and how well: whole, by its beginning, or but for a slip."""
        found: dict[int, float] = {}
        if len(word) >= SHORTEST_SLIP:
            alike = extract_iter(word, self._long, scorer=ratio, processor=None, score_cutoff=ALIKE)
            self._mark(found, (other for other, _, _ in alike), SLIP, reached)
        if len(word) >= SHORTEST_BEGINNING:
            self._mark(found, (other for other in self._words or () if other.startswith(word)), BEGINNING, reached)
        self._mark(found, (word,), WHOLE, reached)
        return found

    def _mark(self, found: dict[int, float], words: Iterable[str], how_well: float, reached: Set[int]) -> None:
        for word in words:
            for place in self._places.get(word, ()):
                if place in reached:
                    found[place] = how_well


def _relative(scores: Mapping[str, float]) -> dict[str, float]:
    best = max(scores.values(), default=0.0)
    return {one: max(0.0, score) / best for one, score in scores.items()} if best > 0 else dict.fromkeys(scores, 0.0)


def _between(scores: Mapping[str, float]) -> dict[str, float]:
    """Cosines lie close together: only from their lowest on do they tell one text from another."""
    low, high = min(scores.values()), max(scores.values())
    return {one: (score - low) / (high - low) if high > low else 1.0 for one, score in scores.items()}


@cache
def _function_words(code: str) -> frozenset[str]:
    pack = next((pack for pack in PACKS if pack.code == code), PACKS[0])
    return frozenset(pack.function_words.casefold().split())


def _asked(query: str) -> tuple[str, ...]:
    content = content_words(query)
    return tuple(sorted(content)) or tuple(dict.fromkeys(words(query)))


@lru_cache(maxsize=MEMORIES_KEPT)
def _said(text: str) -> frozenset[str]:
    plain = words(text)
    return frozenset(plain) | content_words(text) | {stem(word) for word in plain}
