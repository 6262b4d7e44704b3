"""Texts as phrases see them: lower case, accents and variant letters folded, every character still in its place.

Expects folded text (quotes.py). Knows scripts, no languages.
"""

from __future__ import annotations

import re
import unicodedata

_UNSPACED_RANGES = "\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_MARKS = "\u0300-\u036f\u064b-\u0652\u0670\u0640\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u200c\u200d"
ARABIC_MARKS = "\u064b-\u0652\u0670\u0640"

UNSPACED = f"[{_UNSPACED_RANGES}]"  # a character of a script that puts no spaces between words
WORD_CHAR = rf"(?:(?!{UNSPACED})[\w{_MARKS}])"  # a character of a word in any other script

# The letters that a word of each script can be made of in plain text, as a character class: small classes, because
# thousands of patterns are made of them. Words of another script may touch: "用npm装".
_LATIN = "0-9a-z_\u00df-\u00f6\u00f8-\u00ff"
_LETTERS = (
    ("\u0900", "\u097f", "\u0900-\u0963\u0966-\u097f\u200c\u200d"),
    ("\u0600", "\u06ff", "\u0600-\u061a\u0620-\u06d3\u06d5-\u06ff\u200c"),
    ("\u0400", "\u052f", "\u0400-\u052f0-9a-z_"),
    ("\u0370", "\u03ff", "\u0370-\u03ff"),
)

_ASCII_WORD = re.compile(r"\w+(?:'\w+)*")
_WORD = re.compile(rf"{WORD_CHAR}+(?:'{WORD_CHAR}+)*")
_UNSPACED_RUN = re.compile(f"{UNSPACED}+")
_IS_UNSPACED = re.compile(UNSPACED)
_ARABIC_MARK = re.compile(f"[{ARABIC_MARKS}]")

_VARIANTS = {
    "ё": "е",
    "أ": "ا",
    "إ": "ا",
    "آ": "ا",
    "ٱ": "ا",
    "ى": "ي",
    "ی": "ي",
    "ک": "ك",
    "ۀ": "ه",
    "ँ": "ं",
    "ı": "i",
}


class _Fold(dict[int, str]):
    """A translation table that fills itself: one character for one."""

    def __init__(self, *, accents: bool) -> None:
        super().__init__()
        self._accents = accents

    def __missing__(self, code: int) -> str:
        char = chr(code)
        lower = char.lower()
        folded = lower if len(lower) == 1 else char
        folded = _VARIANTS.get(folded, folded)
        if not self._accents:
            base = unicodedata.normalize("NFD", folded)[0]
            folded = base if "a" <= base <= "z" else folded
        self[code] = folded
        return folded


_PLAIN = _Fold(accents=False)
_LOWER = _Fold(accents=True)


def plain(text: str) -> str:
    """Lower case without accents on Latin letters; the length is that of ``text``."""
    return text.lower() if text.isascii() else text.translate(_PLAIN)


def lower(text: str) -> str:
    """Lower case with its accents; the length is that of ``text``."""
    return text.lower() if text.isascii() else text.translate(_LOWER)


def letters_like(char: str) -> str:
    """A character class of what a word with this character can be made of; '' where words have no spaces between."""
    if is_unspaced(char):
        return ""
    return next((f"[{letters}]" for first, last, letters in _LETTERS if first <= char <= last), f"[{_LATIN}]")


def is_unspaced(char: str) -> bool:
    """Whether the script of ``char`` puts no spaces between words."""
    return _IS_UNSPACED.match(char) is not None


def spaced_words(text: str) -> list[tuple[str, int, int]]:
    """The words of plain text in scripts with spaces: word, start, end. Words keep inner apostrophes."""
    pattern = _ASCII_WORD if text.isascii() else _WORD
    return [(m.group(), m.start(), m.end()) for m in pattern.finditer(text)]


def unspaced_runs(text: str) -> list[tuple[int, int]]:
    """Runs of characters in scripts without spaces."""
    return [] if text.isascii() else [m.span() for m in _UNSPACED_RUN.finditer(text)]


def bare(word: str) -> str:
    """A word without the marks that Arabic may leave out."""
    return word if word.isascii() else _ARABIC_MARK.sub("", word)
