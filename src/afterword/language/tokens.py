"""Cuts text into words and sentences, in any script. What a language abbreviates stands in its pack."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

import regex

from .packs import PACKS

_UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}ー々〆]"
# Letters with what belongs to them: joiners of Persian and Indic, "don't", "3.11", "node.js", ".NET", "C++", "F#".
_WORD = regex.compile(
    rf"(?P<unspaced>{_UNSPACED}+)"
    rf"|(?:(?<![\w.])\.(?=\p{{L}}))?(?:(?!{_UNSPACED})[\p{{L}}\p{{M}}\p{{N}}_])+"
    rf"(?:['’.\u200c\u200d](?:(?!{_UNSPACED})[\p{{L}}\p{{M}}\p{{N}}_])+)*(?:\+\+|\#)?",
    regex.V1,
)
# Folded marks of scripts without spaces have none behind them either: "好!我…".
_END = regex.compile(
    rf"[。！？।؟]+[\"'»”’)\]]*|[.!?…]+[\"'»”’)\]]*(?=\s|$)|[!?]+[\"'»”’)\]]*(?={_UNSPACED})|[\r\n\u2028\u2029]+"
)
_LAST_WORD = regex.compile(r"[\p{L}\p{M}\p{N}.]+$")


@dataclass(frozen=True, slots=True)
class Token:
    """A word where it stands; in scripts without spaces a whole run of characters. Offsets are half-open."""

    text: str
    start: int
    end: int
    unspaced: bool = False


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence without the blanks around it. Offsets are half-open, into the text it was cut from."""

    text: str
    start: int
    end: int


def tokens(text: str) -> tuple[Token, ...]:
    """The words of a text as written, in order."""
    return tuple(Token(m.group(), m.start(), m.end(), m["unspaced"] is not None) for m in _WORD.finditer(text))


def words(text: str) -> tuple[str, ...]:
    """The words of a text in NFKC and folded case. A run without spaces gives its pairs of neighbouring characters."""
    found: list[str] = []
    for token in tokens(unicodedata.normalize("NFKC", text)):
        found.extend(pairs(token.text) if token.unspaced else (token.text.casefold().replace("’", "'"),))
    return tuple(found)


def pairs(run: str) -> tuple[str, ...]:
    """Every two neighbouring characters of a run; a single character stands for itself."""
    return tuple(run[i : i + 2] for i in range(len(run) - 1)) or ((run,) if run else ())


def unspaced_part(text: str) -> str:
    """Only the characters of scripts that are written without spaces, joined."""
    return "" if text.isascii() else "".join(token.text for token in tokens(text) if token.unspaced)


def sentences(text: str) -> tuple[Sentence, ...]:
    """The sentences of a text. Abbreviations, decimals, versions and file names end none."""
    return _sentences_again(text) if len(text) <= _LONGEST_KEPT else _sentences(text)


_LONGEST_KEPT = 4_000  # characters of a text whose sentences are kept, for the next rule that asks


@lru_cache(maxsize=256)
def _sentences_again(text: str) -> tuple[Sentence, ...]:
    return _sentences(text)


def _sentences(text: str) -> tuple[Sentence, ...]:
    found = []
    for start, end in _pieces(text):
        piece = text[start:end]
        left = start + len(piece) - len(piece.lstrip())
        right = end - (len(piece) - len(piece.rstrip()))
        if left < right:
            found.append(Sentence(text[left:right], left, right))
    return tuple(found)


def sentence_around(text: str, start: int, end: int) -> Sentence:
    """The sentences that the span touches, as one. A span outside of all of them gives itself."""
    touched = [one for one in sentences(text) if one.start < end and start < one.end]
    if not touched:
        return Sentence(text[start:end], start, end)
    return Sentence(text[touched[0].start : touched[-1].end], touched[0].start, touched[-1].end)


def _pieces(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for mark in _END.finditer(text):
        if mark.group() == "." and not _ends(text, mark.start(), mark.end()):
            continue
        yield start, mark.end()
        start = mark.end()
    yield start, len(text)


def _ends(text: str, dot: int, after: int) -> bool:
    """Whether a single dot ends a sentence: not after an initial, a list number or a month's day; after an abbreviation
    only where that may close one and the person goes on to speak of themselves ("… at Foo Inc. I live …").
    """
    rest = text[after:].lstrip(" \t")
    last = _LAST_WORD.search(text, max(0, dot - 24), dot)
    if last is None:
        return True
    word = last.group()
    if len(word) == 1 and word.isalpha() and word.isupper() and rest[:1].isalpha():
        return False
    if word.isdigit() and len(word) <= 2 and (not text[: last.start()].rpartition("\n")[2].strip() or _month(rest)):
        return False
    if word.casefold() not in _abbreviations():
        return True
    following = _WORD.match(rest)
    first = following.group().replace("’", "'").partition("'")[0] if following else ""
    return first in _beginnings() and word.casefold() in _closing()


def _month(rest: str) -> bool:
    following = _WORD.match(rest)
    return following is not None and following.group().casefold() in _months()


@cache
def _abbreviations() -> frozenset[str]:
    return frozenset(one.rstrip(".") for pack in PACKS for one in pack.spelling.abbreviations.casefold().split())


@cache
def _closing() -> frozenset[str]:
    return frozenset(one for pack in PACKS for one in pack.spelling.closing.casefold().split())


@cache
def _beginnings() -> frozenset[str]:
    return frozenset(one for pack in PACKS for one in pack.spelling.beginnings.split())


@cache
def _months() -> frozenset[str]:
    return frozenset(one for pack in PACKS for one in pack.spelling.months.casefold().split())
