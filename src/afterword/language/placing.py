"""Finds words in a text however their quotes, blanks and case are written, and says whether they are long enough to be
found at all.

Knows nothing of who said them: whoever looks for a person's words hands in what is theirs.
"""

from __future__ import annotations

from functools import lru_cache

import regex

from .quotes import fold
from .tokens import tokens

LEAST_WORDS = 2
LEAST_CHARACTERS = 3  # in scripts without spaces
_LETTER = regex.compile(r"[[\p{L}\p{M}\p{N}_]--[\p{Han}\p{Hiragana}\p{Katakana}]]", regex.V1)


def long_enough(words: str) -> bool:
    """Two words or more; in scripts without spaces three characters."""
    found = tokens(words)
    unspaced = sum(len(token.text) for token in found if token.unspaced)
    return unspaced >= LEAST_CHARACTERS or sum(not token.unspaced for token in found) + (unspaced > 0) >= LEAST_WORDS


def find(words: str, text: str) -> tuple[int, int] | None:
    """Where ``words`` stand in ``text`` as one piece between word borders, as offsets into ``text``, half-open."""
    wanted, _ = _plain(words.strip())
    plain, back = _plain(text)
    at = plain.find(wanted) if wanted else -1
    while at >= 0:
        end = at + len(wanted)
        if _at_borders(plain, at, end):
            return back[at], back[end - 1] + 1
        at = plain.find(wanted, at + 1)
    return None


def _at_borders(plain: str, start: int, end: int) -> bool:
    opens = start == 0 or not (_LETTER.match(plain, start - 1) and _LETTER.match(plain, start))
    closes = end == len(plain) or not (_LETTER.match(plain, end - 1) and _LETTER.match(plain, end))
    return opens and closes


@lru_cache(maxsize=8)  # several pieces are sought in the few entries of one look
def _plain(text: str) -> tuple[str, list[int]]:
    """Folded letters, one blank for many, and for every character its place in the original."""
    folded = fold(text)
    out: list[str] = []
    back: list[int] = []
    for start, end, first, last in folded.pieces:
        for i, character in enumerate(folded.text[start:end]):
            blank = character.isspace()
            if blank and (not out or out[-1] == " "):
                continue
            for letter in " " if blank else character.casefold():
                out.append(letter)
                back.append(first + i if end - start == last - first else (first if i == 0 else last - 1))
    return "".join(out), back
