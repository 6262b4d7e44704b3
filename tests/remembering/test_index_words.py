"""The words by which chunks are found: without endings, in one form of writing, in every script."""

from __future__ import annotations

import pytest

from afterword.remembering.index_words import index_words

ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("The tests' Running files", ("the", "test", "run", "file")),
    ("don’t", ("don't",)),
    ("ＡＢＣ", ("abc",)),
    ("喜欢绿茶 ok", ("喜", "欢", "绿", "茶", "喜欢", "欢绿", "绿茶", "ok")),
    ("茶", ("茶",)),
    ("", ()),
)


@pytest.mark.parametrize(("text", "words"), ROWS, ids=range(len(ROWS)))
def test_the_words_of_a_text(text: str, words: tuple[str, ...]) -> None:
    assert index_words(text) == words
