"""Which texts an embedder may compare: of one language, and English ones where it knows no other."""

from __future__ import annotations

import pytest

from afterword.remembering.spoken import comparable

ENGLISH, GERMAN, SPANISH, NEITHER = "I live in the old town", "Ich wohne in der Altstadt", "Vivo en el centro", "pnpm"


@pytest.mark.parametrize(
    ("a", "b", "english_only", "multilingual"),
    [
        (ENGLISH, ENGLISH, True, True),
        (ENGLISH, NEITHER, True, True),
        (GERMAN, GERMAN, False, True),
        (GERMAN, NEITHER, False, True),
        (ENGLISH, GERMAN, False, False),
        (GERMAN, SPANISH, False, False),
    ],
)
def test_texts_of_two_languages_are_never_compared(a: str, b: str, english_only: bool, multilingual: bool) -> None:
    for one, other in ((a, b), (b, a)):
        assert comparable(one, other, multilingual=False) is english_only
        assert comparable(one, other, multilingual=True) is multilingual
