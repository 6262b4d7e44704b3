"""The words of a text that carry what it is about, cut to their stems. Shared by the rules that compare requests."""

from __future__ import annotations

from functools import lru_cache

from afterword.language.letters import bare, is_unspaced, plain, spaced_words, unspaced_runs
from afterword.language.lexicon import function_words

_STEM = 5  # letters that related words share: "summary", "summarise"


@lru_cache(maxsize=512)
def content(text: str) -> frozenset[str]:
    """Stems of the content words of a text; in scripts without spaces, pairs of neighbouring characters."""
    folded = plain(text)
    small = function_words()
    stems = {stem(word) for word, _, _ in spaced_words(folded) if word not in small and not word.startswith("'")}
    for start, end in unspaced_runs(folded):
        stems |= {folded[at : at + 2] for at in range(start, max(start + 1, end - 1))}
    return frozenset(stems)


def stem(word: str) -> str:
    """The first letters of a word, without marks that may be left out; numbers stay whole."""
    whole = bare(word)
    return whole if whole[:1].isdigit() or is_unspaced(whole[:1] or " ") else whole.removesuffix("'s")[:_STEM]
