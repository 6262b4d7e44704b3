"""Words and sentences, in scripts with spaces and without."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.language.tokens import pairs, sentence_around, sentences, tokens, unspaced_part, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]),
        ("See CHANGES.md and v3.11 first", ["See CHANGES.md and v3.11 first"]),
        ("e.g. this one. And Dr. Ito", ["e.g. this one.", "And Dr. Ito"]),
        ("I work at Foo Inc. I live in Paris", ["I work at Foo Inc.", "I live in Paris"]),
        ("I'm at Foo Ltd. I'm new. We at Bar Co. sell", ["I'm at Foo Ltd.", "I'm new.", "We at Bar Co. sell"]),
        ("in the U.S. Army, e.g. I drove", ["in the U.S. Army, e.g. I drove"]),
        ("Ich bin bei der Foo GmbH. Mein Büro", ["Ich bin bei der Foo GmbH.", "Mein Büro"]),
        ("bei der Foo GmbH. Kasse 3", ["bei der Foo GmbH. Kasse 3"]),
        ("un chat, etc. J'aime", ["un chat, etc.", "J'aime"]),
        ("i use tabs. today spaces", ["i use tabs.", "today spaces"]),
        ("Born 3. March here", ["Born 3. March here"]),
        ("1. first\n2. second", ["1. first", "2. second"]),
        ('Really?! Yes… "So." Then', ["Really?!", "Yes…", '"So."', "Then"]),
        ("我喜欢茶。他不喜欢！好", ["我喜欢茶。", "他不喜欢！", "好"]),
        ("मुझे चाय पसंद है। ठीक है", ["मुझे चाय पसंद है।", "ठीक है"]),
        ("هل تحب الشاي؟ نعم", ["هل تحب الشاي؟", "نعم"]),
        ("Ask J. Ito. He knows", ["Ask J. Ito.", "He knows"]),
        (" \n\n ", []),
    ],
)
def test_sentences(text: str, expected: list[str]) -> None:
    found = sentences(text)
    assert [one.text for one in found] == expected
    assert all(text[one.start : one.end] == one.text for one in found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("C++ and C# or .NET", ["C++", "and", "C#", "or", ".NET"]),
        ("don't e-mail node.js 3.11", ["don't", "e", "mail", "node.js", "3.11"]),
        ("喜欢 Python 和茶", ["喜欢", "Python", "和茶"]),
        ("मुझे छोटे", ["मुझे", "छोटे"]),
        ("می‌خواهم", ["می‌خواهم"]),
    ],
)
def test_tokens(text: str, expected: list[str]) -> None:
    assert [token.text for token in tokens(text)] == expected


def test_words_of_scripts_without_spaces_are_pairs() -> None:
    assert words("我喜欢茶 Ａnd Tea’s") == ("我喜", "喜欢", "欢茶", "and", "tea's")
    assert pairs("茶") == ("茶",)
    assert unspaced_part("a 茶 b 道") == "茶道"


def test_a_span_over_two_sentences_gives_both() -> None:
    text = "I like tea. I like cake. Bye"
    assert sentence_around(text, 7, 14).text == "I like tea. I like cake."
    assert sentence_around("  ", 0, 1).text == " "


@given(st.text(max_size=80))
def test_offsets_are_always_right(text: str) -> None:
    assert all(text[one.start : one.end] == one.text for one in sentences(text))
    assert all(text[one.start : one.end] == one.text for one in tokens(text))
    joined = "".join(one.text for one in sentences(text))
    assert "".join(joined.split()) == "".join(text.split())
