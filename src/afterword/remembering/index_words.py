"""The words by which a chunk is found: stems, and of scripts without spaces single characters and pairs of them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from afterword.language.likeness import stem
from afterword.language.tokens import pairs, tokens
from afterword.remembering.stemming import without_endings


def index_words(text: str) -> tuple[str, ...]:
    """The words of a text in the order in which they stand, each in NFKC, folded case and without its ending."""
    found: list[str] = []
    for token in tokens(unicodedata.normalize("NFKC", text)):
        if token.unspaced:
            found += token.text
            found += pairs(token.text) if len(token.text) > 1 else ()
        else:
            found.append(_stem(token.text.replace("’", "'")))
    return tuple(found)


@lru_cache(maxsize=50_000)
def _stem(word: str) -> str:
    """Words come again and again, and each takes a tenth of a millisecond to bend."""
    return without_endings(stem(word))
