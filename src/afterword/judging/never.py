"""What the person took back, compared with what is proposed: the same is dropped, what is only close waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from afterword.language.likeness import Relation, adds, norm, relation, same

Likeness = Callable[[str, str], float | None]


def says_the_same(a: str, b: str) -> bool:
    """Whether two texts say the very same, whatever their small words, spelling and case."""
    return same(a, b)


def fingerprint(text: str) -> str:
    """One string for all texts that say the very same, but for lists in another order: to be hashed, never shown."""
    return " ".join(norm(text)) or text.strip()


def same_as(text: str, taken_back: Iterable[str], lang: str = "") -> str | None:
    """A text taken back that says the very same, whatever the order they come in, or None."""
    return min((old for old in taken_back if relation(text, old, lang=lang) is Relation.SAME), default=None)


def close_to(text: str, taken_back: Iterable[str], likeness: Likeness | None = None, lang: str = "") -> tuple[str, ...]:
    """Every text taken back that is close by words or by meaning, the very same ones left out."""
    return tuple(old for old in taken_back if _relation(text, old, likeness, lang) is Relation.CLOSE)


def _relation(text: str, old: str, likeness: Likeness | None, lang: str) -> Relation:
    return relation(text, old, likeness(text, old) if likeness is not None else None, lang)


def rewords(text: str, taken_back: Iterable[str], lang: str = "") -> bool:
    """Whether a text names nothing that one of those does not name already."""
    return any(not adds(text, old, lang) for old in taken_back)
