"""English words without their endings, for searching alone: what was planned is found by what a plan is asked about.

The steps are those that Martin Porter published in 1980: tables of an ending, what stands instead, and how long the
rest must be. That length is counted in turns from vowels to consonants: 'tree' has none, 'trouble' one, 'oaten' two. A
stem need not be a word. Words of other languages that end alike lose the same endings in texts and in questions.
"""

from __future__ import annotations

import re

_WORD = re.compile(r"[a-z]{3,}")
_VOWEL = "(?:[aeiou]|(?<![aeiou])(?<!^)y)"
_HAS_VOWEL = re.compile(_VOWEL)
_TURNS = re.compile(rf"{_VOWEL}(?!{_VOWEL})(?!$)")
_DOUBLE = re.compile(r"([^aeiou])\1$")
_SHORT = re.compile(r"(?:^|[^aeiou])[aeiouy][^aeiouwxy]$")

_Row = tuple[str, str]
_LONGER: tuple[_Row, ...] = (
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
    ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"),
    ("iviti", "ive"), ("biliti", "ble"),
)  # fmt: skip
_SHORTER: tuple[_Row, ...] = (
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
)  # fmt: skip
_LAST = (
    "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize", "al", "er",
    "ic", "ou",
)  # fmt: skip


def without_endings(word: str) -> str:
    """The stem of a word in small letters; anything else than plain letters stays as it is."""
    if not _WORD.fullmatch(word):
        return word
    bent = _y_to_i(_bent(_one_of_many(word)))
    return _tidied(_last_off(_instead(_instead(bent, _LONGER), _SHORTER)))


def _turns(rest: str) -> int:
    return len(_TURNS.findall(rest))


def _one_of_many(word: str) -> str:
    if word.endswith(("sses", "ies")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _bent(word: str) -> str:
    """Without -ed and -ing, where a vowel is left; what they had pushed out comes back."""
    if word.endswith("eed"):
        return word[:-1] if _turns(word[:-3]) > 0 else word
    for ending in ("ed", "ing"):
        rest = word.removesuffix(ending)
        if rest != word and _HAS_VOWEL.search(rest):
            return _mended(rest)
    return word


def _mended(rest: str) -> str:
    if rest.endswith(("at", "bl", "iz")):
        return f"{rest}e"
    if _DOUBLE.search(rest) and rest[-1] not in "lsz":
        return rest[:-1]
    return f"{rest}e" if _turns(rest) == 1 and _SHORT.search(rest) else rest


def _y_to_i(word: str) -> str:
    return f"{word[:-1]}i" if word.endswith("y") and _HAS_VOWEL.search(word[:-1]) else word


def _instead(word: str, rows: tuple[_Row, ...]) -> str:
    """The longest ending of the table that fits, replaced where enough is left."""
    for ending, other in sorted(rows, key=lambda row: -len(row[0])):
        if word.endswith(ending):
            rest = word.removesuffix(ending)
            return rest + other if _turns(rest) > 0 else word
    return word


def _last_off(word: str) -> str:
    if word.endswith(("sion", "tion")):
        return word[:-3] if _turns(word[:-3]) > 1 else word
    for ending in _LAST:
        if word.endswith(ending):
            rest = word.removesuffix(ending)
            return rest if _turns(rest) > 1 else word
    return word


def _tidied(word: str) -> str:
    """Without a last e, and with one l, where enough is left."""
    if word.endswith("e"):
        rest = word[:-1]
        word = rest if _turns(rest) > 1 or (_turns(rest) == 1 and not _SHORT.search(rest)) else word
    return word[:-1] if word.endswith("ll") and _turns(word[:-1]) > 1 else word
