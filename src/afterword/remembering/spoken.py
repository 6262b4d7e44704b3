"""Which language a text is in, as far as its meaning can be compared with another's, and how a memory is best worded
for that.
"""

from __future__ import annotations

from functools import lru_cache

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


@lru_cache(maxsize=2048)
def wordings(text: str) -> tuple[str, ...]:
    """The wordings of an English memory whose vectors together, as one mean, lie nearest to what it bears on.

    A memory opens with what the person does ("Prefers …"), which questions never say: so also without that, as
    the person would begin it and as a topic. Others stand as they are.
    """
    opening, _, rest = text.partition(" ")
    if not rest or not opening.isascii() or language_of(text) not in {"", ENGLISH}:
        return (text,)
    rest = rest if opening.endswith("s") else text
    return (text, f"I {rest}", f"topic: {rest}")
