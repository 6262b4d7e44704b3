"""Guesses which language a text is in, for a memory's ``lang``: by the small words of the packs, then by its script.

A guess for labels only. No rule is switched on or off by it.
"""

from __future__ import annotations

import re
from functools import cache

from .letters import bare, is_unspaced, plain, spaced_words, unspaced_runs
from .packs import PACKS

_MOST_READ = 2000  # characters
_SCRIPTS = (
    (re.compile("[\u3040-\u30ff]"), "ja"),
    (re.compile("[\u4e00-\u9fff]"), "zh"),
    (re.compile("[\u0900-\u097f]"), "hi"),
    (re.compile("[\u0600-\u06ff]"), "ar"),
    (re.compile("[\u0400-\u04ff]"), "ru"),
)


def detect(text: str) -> str:
    """The ISO 639-1 code of the likeliest language, or '' where nothing speaks for one more than for another."""
    folded = plain(text[:_MOST_READ])
    votes: dict[str, int] = {}
    known = _languages_of()
    for word in _small_words_in(folded):
        codes = known.get(word, ())
        for code in codes:
            votes[code] = votes.get(code, 0) + 60 // len(codes)  # a word that few languages share says more
    if not votes:
        return next((code for script, code in _SCRIPTS if script.search(folded)), "")
    most = max(votes.values())
    best = [code for code, count in votes.items() if count == most]
    return best[0] if len(best) == 1 else ""


def _small_words_in(text: str) -> list[str]:
    found = [bare(word) for word, _, _ in spaced_words(text)]
    for start, end in unspaced_runs(text):
        found += [text[at : at + size] for at in range(start, end) for size in (1, 2) if at + size <= end]
    return found


@cache
def _languages_of() -> dict[str, tuple[str, ...]]:
    """Every small word, in plain letters, with the languages that have it."""
    known: dict[str, tuple[str, ...]] = {}
    for pack in PACKS:
        for word in {plain(word) for word in pack.function_words.split()}:
            if len(word) <= 2 or not is_unspaced(word[0]):
                known[word] = (*known.get(word, ()), pack.code)
    return known
