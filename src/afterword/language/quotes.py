"""One spelling for quotes, dashes and compatible letters, with the way back to the original kept for every character.

Also finds what stands between quotes. Knows nothing of languages, only of marks.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

import regex

if TYPE_CHECKING:
    from collections.abc import Iterator

_SINGLE = "\u2018\u2019\u201a\u201b\u2039\u203a\u02bc\u02b9\u055a\u2032\u00b4\uff07"
_DOUBLE = "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u301d\u301e\u301f\uff02"
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
_LINES = "\u0085\u2028\u2029\u000b\u000c"
_SPACES = "\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
_ONE_FOR_ONE = str.maketrans(
    {chr(wide): chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)}
    | dict.fromkeys(_SINGLE, "'")
    | dict.fromkeys(_DOUBLE, '"')
    | dict.fromkeys(_DASHES, "-")
    | dict.fromkeys(_LINES, "\n")
    | dict.fromkeys(_SPACES, " ")
)
_ASCII_TOUCHED = re.compile("[\x0b\x0c\r]")

# Spans that are normalised each for itself. What may join the character before it: marks, the later parts of Korean
# syllables in both widths, and the voicing marks of narrow Japanese letters.
_JOINS = r"\p{M}\u1160-\u11ff\u3131-\u318e\ud7b0-\ud7ff\uff9e-\uffdc"
_WORD = re.compile(r" +|[^ ]+")
_LETTER = regex.compile(rf"[\x00-\x7f]++(?![{_JOINS}])|[\x00-\x7f]+(?=[\x00-\x7f][{_JOINS}])|.[{_JOINS}]*+", regex.S)


@dataclass(frozen=True, slots=True)
class Folded:
    """Folded text and where it comes from. ``pieces``: (folded start, folded end, original start,
    original end), in order.

    Inside a piece whose two lengths are equal, characters stand one for one; others hold a letter and its marks.
    """

    text: str
    pieces: tuple[tuple[int, int, int, int], ...]


def fold(text: str) -> Folded:
    """``text`` in NFKC with one form of each quote, dash and line break; line breaks stay where they are."""
    untouched = text.isascii() and _ASCII_TOUCHED.search(text) is None
    plain = text if untouched else text.translate(_ONE_FOR_ONE)
    if unicodedata.is_normalized("NFKC", plain):
        return Folded(plain, ((0, len(text), 0, len(text)),) if text else ())
    return _fold_by_letter(plain)


def _fold_by_letter(text: str) -> Folded:
    out: list[str] = []
    pieces: list[tuple[int, int, int, int]] = []
    length = done = 0
    for start, end, folded in (*_changed(text), (len(text), len(text), "")):
        if start > done:
            out.append(text[done:start])
            pieces.append((length, length + start - done, done, start))
            length += start - done
        if folded:
            out.append(folded)
            pieces.append((length, length + len(folded), start, end))
            length += len(folded)
        done = end
    return Folded("".join(out), tuple(pieces))


def _changed(text: str) -> Iterator[tuple[int, int, str]]:
    """Every letter with its marks that is written otherwise after folding, and how."""
    for word in _WORD.finditer(text):
        if unicodedata.is_normalized("NFKC", word.group()):
            continue
        for letter in _LETTER.finditer(text, *word.span()):
            plain = letter.group()
            folded = unicodedata.normalize("NFKC", plain)
            if folded != plain:
                yield letter.start(), letter.end(), folded.translate(_ONE_FOR_ONE)


@dataclass(frozen=True, slots=True)
class Quoted:
    """A quoted span in folded text, marks included; ``inner`` is what stands between them."""

    start: int
    end: int
    inner: str


_BRACKETS = re.compile(r"「[^「」\n]{1,4000}」|『[^『』\n]{1,4000}』|《[^《》\n]{1,400}》")
_DOUBLE_MARK = re.compile(r'"')
_OPENS_SINGLE = re.compile(r"(?<![^\W_])'(?=\S)")
_CLOSES_SINGLE = re.compile(r"(?<=\S)'(?![^\W_])")


def quoted(text: str) -> tuple[Quoted, ...]:
    """Every quoted span of folded text, in order, not overlapping. A quote that meets a blank line was none."""
    found: list[Quoted] = []
    if not text.isascii():
        found += [Quoted(m.start(), m.end(), m.group()[1:-1]) for m in _BRACKETS.finditer(text)]
    if '"' in text:
        found += _double(text)
    if "'" in text:
        found += _single(text)
    found.sort(key=lambda q: (q.start, -q.end))
    kept: list[Quoted] = []
    for quote in found:
        if not kept or quote.start >= kept[-1].end:
            kept.append(quote)
    return tuple(kept)


def _double(text: str) -> Iterator[Quoted]:
    opened: int | None = None
    for mark in _DOUBLE_MARK.finditer(text):
        at = mark.start()
        if opened is not None and "\n\n" in text[opened:at]:
            opened = None
        if opened is None:
            if not _is_inches(text, at):
                opened = at
        else:
            yield Quoted(opened, at + 1, text[opened + 1 : at])
            opened = None


def _is_inches(text: str, at: int) -> bool:
    return at > 0 and text[at - 1].isdigit() and not (at + 1 < len(text) and text[at + 1].isalnum())


def _single(text: str) -> Iterator[Quoted]:
    """Pairs of single marks: one that opens a word, and the next that closes one on the same line."""
    closers = [m.start() for m in _CLOSES_SINGLE.finditer(text)]
    breaks = [m.start() for m in re.finditer("\n", text)] + [len(text)]
    at = 0
    next_closer = next_break = 0
    for opener in _OPENS_SINGLE.finditer(text):
        start = opener.start()
        if start < at:
            continue
        while next_closer < len(closers) and closers[next_closer] <= start + 1:
            next_closer += 1
        while breaks[next_break] < start:
            next_break += 1
        if next_closer < len(closers) and closers[next_closer] < breaks[next_break]:
            at = closers[next_closer] + 1
            yield Quoted(start, at, text[start + 1 : at - 1])
