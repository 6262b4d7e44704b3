"""Folding keeps a way back for every character, whatever the script."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.language.quotes import fold, quoted

# Letters that change, join or stand in pairs when they are normalised, among plain ones.
HARD = st.text(
    st.one_of(
        st.characters(exclude_categories=["Cs"]),
        st.sampled_from(list("“”„«»’‘—–…ｶﾞﾟﬁ①½ﷺ\u200b‍éａ「」\u0301\u0323\u1161\u11a8\u1100\u09be\u09c7\u0f71ㅏㄱ \n")),
    ),
    max_size=40,
)


@given(HARD)
def test_folded_text_is_normal_and_every_piece_leads_back(text: str) -> None:
    folded = fold(text)
    assert unicodedata.is_normalized("NFKC", folded.text)
    assert "".join(folded.text[a:b] for a, b, _, _ in folded.pieces) == folded.text
    for start, end, original_start, original_end in folded.pieces:
        assert fold(text[original_start:original_end]).text == folded.text[start:end]


@given(HARD)
def test_folding_twice_changes_nothing_more(text: str) -> None:
    once = fold(text).text
    assert fold(once).text == once


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("it’s “fine” — ok…", 'it\'s "fine" - ok...'),
        ("ＡＢＣ！　１２", "ABC! 12"),
        ("cafe\u0301", "café"),
        ("a\u00a0b\u2028c", "a b\nc"),
        ("a\r\nb\x0cc", "a \nb\nc"),
        ("«oui» „ja‟", '"oui" "ja"'),
    ],
)
def test_one_spelling(written: str, read: str) -> None:
    assert fold(written).text == read


@pytest.mark.parametrize(
    ("text", "inner"),
    [
        ("she wrote “come at nine” and left", ["come at nine"]),
        ("don't say 'hush' twice, it's the dogs' bowl", ["hush"]),
        ("„Ich bin da“ und »du nicht«", ["Ich bin da", "du nicht"]),
        ("不是「安静」而是『沉默』", ["安静", "沉默"]),
        ('a 5" pipe and a 7" pipe', []),
        ("'one' and \"two 'three' four\"", ["one", "two 'three' four"]),
        ('it opens " here\n\nand "never" closes', ["never"]),
    ],
)
def test_what_stands_between_quotes(text: str, inner: list[str]) -> None:
    assert [quote.inner for quote in quoted(fold(text).text)] == inner
