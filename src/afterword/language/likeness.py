"""Whether two memory texts say the same, are close, or are different. All words that it knows stand in the packs.

Only equal normal forms are the same; likeness by meaning (a cosine, given from outside) can only make them close.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise

from rapidfuzz.fuzz import token_sort_ratio

from .folding import DIVIDES, QUOTES, TEXTS_KEPT, Rules, bent, language_of, language_of_both, rules_in
from .tokens import pairs, tokens, unspaced_part

WORDS_WITH_MEANING = 0.35  # least cosine at which shared words count as close
MEANING_ALONE = 0.50  # least cosine that is close without shared words
PAIRS_SHARED = 0.4  # least share of the smaller side's character pairs, in scripts without spaces
LETTERS_ALIKE = 60.0  # least token_sort_ratio that is close where no cosine is given


class Relation(StrEnum):
    """How alike two texts are."""

    SAME = "same"
    CLOSE = "close"
    DIFFERENT = "different"


def norm(text: str, lang: str = "") -> tuple[str, ...]:
    """The words that two texts must share, in order, to be the same. ``lang``: an ISO code; '': the words tell."""
    return tuple(word for word in _sequence(text, _rules_for(text, lang)) if word not in DIVIDES)


def relation(a: str, b: str, cosine: float | None = None, lang: str = "") -> Relation:
    """How alike two texts are. ``cosine`` is their likeness by meaning, −1 to 1, or None where nothing measured it."""
    rules = _rules_for(f"{a}\n{b}", lang)
    left, right = _sequence(a, rules), _sequence(b, rules)
    if _same(left, right, rules):
        return Relation.SAME
    if rules.two_meanings.intersection(left) & set(right):
        apart = _two_meanings(a, b, rules)
        left, right = (tuple(word for word in one if word not in apart) for one in (left, right))
    return Relation.CLOSE if _close(left, right, cosine, rules) else Relation.DIFFERENT


def same(a: str, b: str, lang: str = "") -> bool:
    """Whether ``relation`` would call them the same: quickly, for one text among thousands of others."""
    code = lang or language_of_both(a, b)
    (left, words), (right, others) = _read_again(a, code), _read_again(b, code)
    return words == others and _same(left, right, rules_in(code))


def content_words(text: str, lang: str = "") -> frozenset[str]:
    """The words of a text that carry its content, folded; in scripts without spaces pairs of characters."""
    rules = _rules_for(text, lang)
    return _content(_sequence(text, rules), rules)


def stem(word: str, lang: str = "") -> str:
    """A word without the ending that its language bends it with."""
    return bent(word.casefold(), lang or language_of(word))


def numbers(text: str, lang: str = "") -> frozenset[str]:
    """Every token of a text that holds a digit, number words included."""
    return frozenset(word for word in norm(text, lang) if any(c.isdigit() for c in word))


def adds(new: str, old: str, lang: str = "") -> bool:
    """Whether ``new`` names what ``old`` does not: a number, a denial, an order of two, or more on top of all it says.

    Other words for the same content add nothing: they may be a mere rewording.
    """
    rules = _rules_for(f"{new}\n{old}", lang)
    fresh, known = _sequence(new, rules), _sequence(old, rules)
    if _digits(fresh) - _digits(known):
        return True
    if _holds(fresh, rules.negations) != _holds(known, rules.negations):
        return True
    if _holds(fresh, rules.order) and not _holds(known, rules.order):
        return _content(fresh, rules) >= _content(known, rules)
    return _content(fresh, rules) > _content(known, rules)


def swaps(a: str, b: str, lang: str = "") -> bool:
    """Whether both set the same things in an order, and not in the same one: turned round, or with the other word."""
    rules = _rules_for(f"{a}\n{b}", lang)
    left, right = _sequence(a, rules), _sequence(b, rules)
    shared = _content(left, rules) & _content(right, rules)
    words, others = ([word for word in one if word in rules.order] for one in (left, right))
    said, again = " ".join(left), " ".join(right)
    things = sorted(shared, key=lambda thing: _place(thing, said))
    turned = sorted(shared, key=lambda thing: _place(thing, again))
    return bool(words and others) and (words != others) is not (things != turned)


def _place(thing: str, said: str) -> tuple[int, str]:
    """Where a thing stands first; a pair of characters stands apart in what was said."""
    return said.find(" ".join(thing) if unspaced_part(thing) == thing else thing), thing


def _digits(sequence: Sequence[str]) -> frozenset[str]:
    return frozenset(word for word in sequence if any(c.isdigit() for c in word))


def _holds(sequence: Sequence[str], some: frozenset[str]) -> bool:
    return any(word in some for word in sequence)


def _same(a: Sequence[str], b: Sequence[str], rules: Rules) -> bool:
    plain_a, plain_b = ([w for w in one if w not in DIVIDES] for one in (a, b))
    if not plain_a or not plain_b:
        return False
    if plain_a == plain_b:
        return True
    if Counter(plain_a) != Counter(plain_b) or _holds(plain_a, rules.order):
        return False
    return _same_list(a, b, rules)


def _same_list(a: Sequence[str], b: Sequence[str], rules: Rules) -> bool:
    """Whether both are one list in another order: the same head, the same tail, the same items between."""
    head = _shared(a, b)
    most = min(_shared(a[head:][::-1], b[head:][::-1]), len(a) - head, len(b) - head)
    for tail in range(most + 1):
        left, right = _items(a[head : len(a) - tail], rules), _items(b[head : len(b) - tail], rules)
        joined = {word for word in (*a[head : len(a) - tail], *b[head : len(b) - tail]) if word in rules.joining}
        if len(left) > 1 and len(joined) <= 1 and all(left) and Counter(left) == Counter(right):
            return True
    return False


def _shared(a: Sequence[str], b: Sequence[str]) -> int:
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def _items(part: Sequence[str], rules: Rules) -> list[tuple[str, ...]]:
    found: list[list[str]] = [[]]
    for word in part:
        if word in rules.joining or word in DIVIDES:
            if found[-1]:
                found.append([])
        else:
            found[-1].append(word)
    return [tuple(item) for item in found]


def _close(a: Sequence[str], b: Sequence[str], cosine: float | None, rules: Rules) -> bool:
    if _pairs_alike(a, b, rules):
        return True
    left, right = _content(a, rules), _content(b, rules)
    things, others = _things(left, rules), _things(right, rules)
    if _all_of_one(things, others):
        return True
    overlap = _overlap(left, right) or _overlap(things, others)
    if cosine is not None:
        return cosine >= MEANING_ALONE or (overlap and cosine >= WORDS_WITH_MEANING)
    return overlap or _letters_alike(a, b)


def _all_of_one(a: frozenset[str], b: frozenset[str]) -> bool:
    """Whether one names all that the other does, and that is more than one thing: no likeness unsays that."""
    return len(a & b) > 1 and (a <= b or b <= a)


def _two_meanings(a: str, b: str, rules: Rules) -> frozenset[str]:
    """Words that are a name in one text and the plain word in the other: a tool called "Swift", and a swift."""
    left, right = unicodedata.normalize("NFKC", a), unicodedata.normalize("NFKC", b)
    return (_names(left, rules) & _plain(right, rules)) | (_names(right, rules) & _plain(left, rules))


def _names(text: str, rules: Rules) -> frozenset[str]:
    """Those written as names: with a capital that no sentence's head explains, and no article before it."""
    return rules.two_meanings & {
        token.text.casefold()
        for before, token in pairwise(tokens(text))
        if token.text[0].isupper() and before.text.casefold() not in rules.counting
    }


def _plain(text: str, rules: Rules) -> frozenset[str]:
    """Those written small and counted, unless they only tell more of the word behind them: "a swift", "swifts"."""
    said = tokens(text)
    found = set[str]()
    for at, token in enumerate(said):
        word = bent(token.text, rules.pack.code)
        counted = at > 0 and said[at - 1].text.casefold() in rules.counting
        if token.text.islower() and word in rules.two_meanings and (counted or word != token.text):
            behind = [one for one in said[at + 1 : at + 2] if text[token.end : one.start].isspace()]
            if not _content([bent(one.text.casefold(), rules.pack.code) for one in behind], rules):
                found.add(word)
    return frozenset(found)


def _things(content: frozenset[str], rules: Rules) -> frozenset[str]:
    """Every word as the thing that it or its opposite names."""
    return frozenset(rules.related.get(word, word) for word in content)


def _overlap(a: frozenset[str], b: frozenset[str]) -> bool:
    both = a & b
    return bool(both) and 2 * len(both) >= min(len(a), len(b))


def _letters_alike(a: Sequence[str], b: Sequence[str]) -> bool:
    left, right = (" ".join(word for word in one if word not in DIVIDES) for one in (a, b))
    return bool(left and right) and token_sort_ratio(left, right) >= LETTERS_ALIKE


def _pairs_alike(a: Sequence[str], b: Sequence[str], rules: Rules) -> bool:
    left, right = _unspaced_pairs(a, rules), _unspaced_pairs(b, rules)
    smaller = min(len(left), len(right))
    return smaller > 0 and len(left & right) / smaller >= PAIRS_SHARED


def _unspaced_pairs(sequence: Sequence[str], rules: Rules) -> frozenset[str]:
    run = "".join(word if unspaced_part(word) == word else "\n" for word in sequence)
    if not run.strip("\n"):
        return frozenset()
    for small in rules.light_unspaced:
        run = run.replace(small, "\n")
    return frozenset(pair for piece in run.split("\n") if piece for pair in pairs(piece))


def _content(sequence: Sequence[str], rules: Rules) -> frozenset[str]:
    plain = {word for word in sequence if word not in rules.light and unspaced_part(word) != word}
    return frozenset(plain) | _unspaced_pairs(sequence, rules)


def _sequence(text: str, rules: Rules) -> tuple[str, ...]:
    """The words in order, folded, with the marks that divide lists."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(QUOTES)
    plain = rules.shortened.sub(lambda found: rules.contractions[found.group()], plain)
    if subject := rules.subject.match(plain):
        plain = plain[subject.end() :]
    return tuple(word for word in _parts(plain, rules) if word and word not in rules.dropped)


@lru_cache(maxsize=TEXTS_KEPT)
def _read_again(text: str, code: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sequence, and its words whatever their order: texts that say the same have these alike."""
    sequence = _sequence(text, rules_in(code))
    return sequence, tuple(sorted(word for word in sequence if word not in DIVIDES))


def _parts(plain: str, rules: Rules) -> Iterator[str]:
    at = 0
    for token in tokens(plain):
        yield from (mark for mark in plain[at : token.start] if mark in DIVIDES)
        at = token.end
        if token.unspaced:
            yield from _unspaced_words(token.text, rules)
        else:
            yield bent(token.text, rules.pack.code)


def _unspaced_words(run: str, rules: Rules) -> Iterator[str]:
    """Characters one by one, without those that say nothing."""
    for small in rules.dropped:
        if unspaced_part(small) == small:
            run = run.replace(small, "")
    yield from (rules.numbers.get(character, character) for character in run)


def _rules_for(text: str, lang: str) -> Rules:
    return rules_in(lang or language_of(text))
