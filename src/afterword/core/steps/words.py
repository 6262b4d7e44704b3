"""Lists of names, written as people read them: words with spaces between."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """The words of ``text``, whatever white space parts them."""
    return frozenset(text.split())


def each(names: str, words: str = "") -> dict[str, frozenset[str]]:
    """A row of a table for every name, all with the same words."""
    return dict.fromkeys(names.split(), word_set(words))
