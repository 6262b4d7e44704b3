"""A language's words taken apart once, how it folds one, and which language a text is in. The words stand in packs.

What is worked out of words and texts is kept: one text is held against thousands, and they say the same words.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import add

import regex

from .pack import Pack
from .packs import PACKS
from .tokens import tokens, unspaced_part
from .wordings import entries, expression, lines

TEXTS_KEPT = 8_192  # texts of which is kept what they say: one is held against all that is known, again and again
WORDS_KEPT = 16_384  # words of which is kept what is worked out of each alone

QUOTES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'"})
DIVIDES = frozenset(",、，;；/&")
_NO_LANGUAGE = Pack(code="", name="")


@dataclass(frozen=True, slots=True)
class Rules:
    """A pack's words, taken apart once."""

    pack: Pack
    subject: regex.Pattern[str]
    contractions: dict[str, str]
    shortened: regex.Pattern[str]
    numbers: dict[str, str]
    variants: dict[str, str]
    endings: tuple[tuple[str, str], ...]
    kept: frozenset[str]
    dropped: frozenset[str]
    generic: frozenset[str]
    negations: frozenset[str]
    order: frozenset[str]
    joining: frozenset[str]
    related: dict[str, str]
    small: frozenset[str]
    two_meanings: frozenset[str]
    counting: frozenset[str]
    common: frozenset[str] = frozenset()
    unspaced: frozenset[str] = frozenset()
    light: frozenset[str] = frozenset()  # carries no content
    light_unspaced: tuple[str, ...] = ()  # of these the ones in scripts without spaces, longest first


@lru_cache(maxsize=WORDS_KEPT)
def bent(word: str, code: str) -> str:
    """A word as the language of this code folds it."""
    return _folded(word, rules_in(code))


def _folded(word: str, rules: Rules) -> str:
    word = rules.variants.get(word, word)
    if word in rules.numbers:
        return rules.numbers[word]
    if word in rules.kept or any(c.isdigit() for c in word):
        return word
    for ending, instead in rules.endings:
        if word.endswith(ending) and len(word) - len(ending) >= 2 and len(word) > 3:
            bent = word.removesuffix(ending) + instead
            return rules.variants.get(bent, bent)
    return word


def language_of(text: str) -> str:
    """The code of the pack most of whose small and common words stand in the text; the first pack's where none does."""
    spoken, run = _spoken(text)
    return _most_spoken(spoken, run)


def language_of_both(a: str, b: str) -> str:
    """The language of two texts together, each on a line of its own."""
    (spoken, run), (also, other_run) = _spoken(a), _spoken(b)
    return _most_spoken(tuple(map(add, spoken, also)), run + other_run)


@lru_cache(maxsize=TEXTS_KEPT)
def _spoken(text: str) -> tuple[tuple[int, ...], str]:
    """How many words of a text are small or common in each pack, in their order; and its run without spaces."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(QUOTES)
    scores = dict.fromkeys((pack.code for pack in PACKS), 0)
    for word, times in Counter(token.text for token in tokens(plain) if not token.unspaced).items():
        for code in _spoken_in(word):
            scores[code] += times
    return tuple(scores.values()), unspaced_part(plain)


def _most_spoken(spoken: tuple[int, ...], run: str) -> str:
    if run:
        spoken = tuple(n + _times(run, rules_in(pack.code).unspaced) for n, pack in zip(spoken, PACKS, strict=True))
    return PACKS[spoken.index(max(spoken))].code


def _times(run: str, some: frozenset[str]) -> int:
    return sum(run.count(word) for word in some if word in run)


@lru_cache(maxsize=WORDS_KEPT)
def _spoken_in(word: str) -> tuple[str, ...]:
    """The codes of the packs among whose small and common words this is: texts say the same words again and again."""
    every = ((pack.code, rules_in(pack.code)) for pack in PACKS)
    return tuple(code for code, rules in every if word in rules.common or _folded(word, rules) in rules.common)


@cache
def rules_in(code: str) -> Rules:
    """The words of the language of this code; none where no pack has it."""
    pack = next((pack for pack in PACKS if pack.code == code), _NO_LANGUAGE)
    spelling, likeness = pack.spelling, pack.likeness
    variants = dict(_split_pairs(spelling.variants.split()))
    contractions = dict(_contractions(spelling.contractions.casefold()))
    bare = Rules(
        pack=pack,
        subject=_subject(likeness.subjects),
        contractions=contractions,
        shortened=_shortened(tuple(contractions)),
        numbers=dict(_split_pairs(spelling.numbers.casefold().split())),
        variants=variants,
        endings=tuple(_split_pairs(spelling.endings.split())),
        kept=frozenset(spelling.kept.split()),
        dropped=frozenset(),
        generic=frozenset(),
        negations=frozenset(likeness.negations.split()),
        order=frozenset(likeness.order.split()),
        joining=frozenset(likeness.joining.split()),
        related={},
        small=frozenset(),
        two_meanings=frozenset(likeness.two_meanings.split()),
        counting=frozenset(likeness.counting.split()),
    )
    return _with_words(bare)


def _with_words(bare: Rules) -> Rules:
    """Words that are bent before they are looked up must be kept in both forms."""
    likeness = bare.pack.likeness

    def both(block: str) -> frozenset[str]:
        chosen = frozenset(word for entry in entries(block.casefold()) for word in entry.split())
        return chosen | frozenset(_folded(word, bare) for word in chosen)

    dropped = frozenset(likeness.dropped.casefold().split())
    generic, small = both(likeness.generic), both(bare.pack.function_words) - bare.negations - bare.order
    common = small | generic | bare.negations | bare.order | dropped
    unspaced = frozenset(word for word in common if word and unspaced_part(word) == word)
    light = generic | small | bare.negations | bare.order
    light_unspaced = sorted((word for word in light & unspaced), key=lambda word: (-len(word), word))
    groups = [line.split() for line in lines(likeness.related.casefold())]
    related = {_folded(word, bare): group[0] for group in groups for word in group}
    return replace(
        bare,
        related=related,
        dropped=dropped,
        generic=generic,
        small=small,
        common=common,
        unspaced=unspaced,
        light=light | bare.joining | DIVIDES,
        light_unspaced=tuple(light_unspaced),
    )


def _subject(block: str) -> regex.Pattern[str]:
    """Who is spoken of, at the head; a letter may only follow in scripts without spaces."""
    letter = r"[[\p{L}\p{M}\p{N}]--[\p{Han}\p{Hiragana}\p{Katakana}]]"
    return regex.compile(rf"\s*(?:{expression(block)})(?:(?!{letter})|(?<!{letter}))", regex.V1 | regex.IGNORECASE)


def _contractions(block: str) -> Iterator[tuple[str, str]]:
    """What is written short and in full; what ends in an apostrophe is a word of its own: "l'eau" is "le eau"."""
    for short, long in _split_pairs(lines(block)):
        yield short, f"{long} " if short.endswith("'") else long


def _shortened(contractions: Sequence[str]) -> regex.Pattern[str]:
    """Where one stands. What is all letters is a whole word: Portuguese "no" does not end "vegetariano"."""
    whole = [rf"\b{short}\b" if short.isalpha() else regex.escape(short) for short in contractions]
    return regex.compile("|".join(sorted(whole, key=len, reverse=True)) or r"(?!)", regex.V1)


def _split_pairs(entries_: Sequence[str]) -> Iterator[tuple[str, str]]:
    for entry in entries_:
        left, _, right = entry.partition("=")
        yield left, right
