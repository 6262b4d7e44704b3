"""The tokenizer against the package that the model was trained with: the same pieces for every text."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afterword.models.embedding.shipped import VOCABULARY
from afterword.models.embedding.wordpiece import WordPiece

TEXTS = (
    "",
    "   \t\r\n  ",
    "Plain words, and a full stop.",
    "don't can't we'll o'clock rock'n'roll",
    "naïve café Ångström Škoda Ñandú İstanbul ﬁne ß ẞ Straße",
    "e\u0301 as two characters and é as one",
    "今天天气很好,我们去爬山吧。日本語の文章です。한국어 문장",
    "中English混合text",
    "नमस्ते दुनिया · مرحبا بالعالم · שלום · привет, Мир! ΟΔΥΣΣΕΥΣ",
    "👩‍👩‍👧‍👦 family, 🇩🇪 flag, ☕️ cup, 👍🏽",
    "a" * 100 + " " + "b" * 101 + " donaudampfschifffahrtsgesellschaftskapitän",
    "null\x00 bell\x07 escape\x1b[31m soft\u00adhyphen zero\u200bwidth \u202eturned \ufeffmark \ufffd",
    "no\u00a0break thin\u2009blank line\u2028end ideographic\u3000blank \x85 next",
    "snake_case camelCase kebab-case path/to/file.py C:\\Users\\Ada x==y && z||w #!/bin/sh",
    "3.14 1,000,000 0xFF v2.0.1-beta+7 2026-10-12T09:00:00Z $5 €7 £9 ¥1",
    "«quotes» “curly” ‘single’ — dash … dots ¿qué? ¡ay! 「カギ」",
    "H₂O x² ½ ™ © № Ⅷ ﷺ 𝔘𝔫𝔦 𠀀 𪛖",
    "##ing ##s unaffable [brackets] <tags>",
)
NEWER = 600  # characters that Unicode got after the package's own tables were made, and that we read as what they are


@pytest.fixture(scope="module")
def ours() -> WordPiece:
    return WordPiece.read(VOCABULARY)


@cache
def theirs() -> Any:
    tokenizers = pytest.importorskip(
        "tokenizers", reason="the package tokenizers (a development tool) is not installed"
    )
    pieces = VOCABULARY.read_text(encoding="utf-8").split("\n")[:-1]
    vocabulary = {piece: number for number, piece in enumerate(pieces)}
    found = tokenizers.Tokenizer(tokenizers.models.WordPiece(vocabulary, unk_token="[UNK]"))
    found.normalizer = tokenizers.normalizers.BertNormalizer(lowercase=True)
    found.pre_tokenizer = tokenizers.pre_tokenizers.BertPreTokenizer()
    return found


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_every_kind_of_text_gives_the_same_pieces(ours: WordPiece, text: str) -> None:
    assert ours.ids(text) == theirs().encode(text, add_special_tokens=False).ids


@settings(max_examples=150, deadline=None)
@given(st.text(st.characters(max_codepoint=0x2FFF, exclude_categories=("Cs", "Mn", "Po", "Cf")), max_size=60))
def test_any_text_gives_the_same_pieces(text: str) -> None:
    assert WORDS.ids(text) == theirs().encode(text, add_special_tokens=False).ids


WORDS = WordPiece.read(VOCABULARY)


def test_only_what_unicode_got_later_is_read_otherwise(ours: WordPiece) -> None:
    """Every character of the first plane, in one text each hundred; what differs is few and no letter or digit."""
    other = [letter for letter in map(chr, range(1, 0xD800)) if _differs(ours, letter)]
    assert len(other) < NEWER
    assert {unicodedata.category(letter)[0] for letter in other} <= {"M", "P", "C", "S"}


def _differs(ours: WordPiece, letter: str) -> bool:
    return ours.ids(f"a{letter}b") != list(theirs().encode(f"a{letter}b", add_special_tokens=False).ids)


def test_the_models_own_marks_cannot_be_written_in_a_text(ours: WordPiece) -> None:
    assert not {ours.begin, ours.end} & set(ours.ids("before [SEP] after [CLS] end"))


def test_a_text_is_framed_and_cut(ours: WordPiece) -> None:
    framed = ours.framed("one two three four five", 5)
    assert (len(framed), framed[0], framed[-1]) == (5, ours.begin, ours.end)
    assert framed[1:-1] == ours.ids("one two three")
    assert ours.framed("", 5) == [ours.begin, ours.end]


def test_a_word_longer_than_any_is_unknown_as_a_whole(ours: WordPiece) -> None:
    assert ours.ids("x" * 101) == [ours.unknown]
