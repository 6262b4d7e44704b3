"""Which language a text is in, as far as its meaning can be compared with another's."""

from __future__ import annotations

from afterword.language.detect import detect

ENGLISH = "en"


def comparable(a: str, b: str, *, multilingual: bool) -> bool:
    """Whether an embedder may compare two texts: in one language, and in English unless it is multilingual.

    Short texts often show no language; they are taken to be in the other's.
    """
    one, other = detect(a), detect(b)
    if multilingual:
        return not one or not other or one == other
    return one in {"", ENGLISH} and other in {"", ENGLISH}


def language_of(text: str) -> str:
    """The code of the language a text is in, '' where it shows none."""
    return detect(text)
