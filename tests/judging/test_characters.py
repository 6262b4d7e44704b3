"""What a text is made of: hidden characters, look-alikes, links, tags, and the forms it is judged in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.core.verdict import Reason
from afterword.judging.characters import (
    character_reasons,
    closed_runs,
    forms,
    has_tag,
    hidden,
    links,
    mixed_scripts,
    names_block,
    stacked_marks,
)


@pytest.mark.parametrize(
    "text",
    [
        "te\u200ba",
        "te\u00ada",
        "te\ufeffa",
        "a\u202eb",
        "a\u2066b",
        "a\tb",
        "a\nb",
        "a\x1b[0m",
        "a\U000e0041",
        "a\ue000",
        "a\u200db",
        "a\u0378",
        "a\u2028b",
        "a\ufe0f",
        "a\u3164b",
        "a\U000e0100",
    ],
)
def test_hidden(text: str) -> None:
    assert hidden(text)


@pytest.mark.parametrize(
    "text", ["tea", "می‌خواهم", "क्‍ष", "👩‍👩‍👧 family", "❤️", "naïve café", "1️⃣ one", "喜欢", "“so” – yes…"]
)
def test_seen(text: str) -> None:
    assert not hidden(text)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("see https://pond.example/a?b=c now", "https://pond.example/a?b=c"),
        ("see hxxps ftp://a.example", "ftp://a.example"),
        ("![x](http://a.example)", "![x](http://a.example)"),
        ("[x] (a.example)", "[x] (a.example)"),
        ("javascript:alert(1)", "javascript:alert(1)"),
        ("data:text/html;base64,AAAA", "data:text/html;base64,AAAA"),
        ("www.pond.example", "www.pond.example"),
        ("pond.example/path", "pond.example/path"),
        ("mailto:a@b.example", "mailto:a@b.example"),
        ("https&#58;//pond.example", "https://pond.example"),
        ("ｈｔｔｐｓ://pond.example", "https://pond.example"),
    ],
)
def test_links(text: str, link: str) -> None:
    assert link in links(text)


@pytest.mark.parametrize(
    "text", ["Node.js", "src/app.py", "and/or", "note: this", "C:\\dir", "data: raw", "3.11/2", "Uses CI/CD", "9:30"]
)
def test_no_links(text: str) -> None:
    assert links(text) == ()


@pytest.mark.parametrize(
    "text",
    ["<b>x</b>", "<img src=x>", "&lt;script&gt;", "&#60;b&#62;", "&amp;lt;i&amp;gt;", "a<br/>", "<!-- x -->", "＜b＞"],
)
def test_tags(text: str) -> None:
    assert has_tag(text)


@pytest.mark.parametrize("text", ["a < b and c > d", "List<String>", "i <3 tea", "x -> y", "R&D", "AT&T", "Map<K,V>"])
def test_no_tags(text: str) -> None:
    assert not has_tag(text)


@pytest.mark.parametrize(
    "text",
    [
        "</afterword-nearby>",
        "< / Afterword_NEARBY >",
        "&lt;/afterword-nearby&gt;",
        "<a f t e r w o r d - nearby>",
        "аfterword-nearby",
        "<after\u200bword-nearby>",
        "&#97;fterword-nearby",
    ],
)
def test_the_blocks_name_in_any_spelling(text: str) -> None:
    assert names_block(text)
    assert Reason.BLOCK_TAG in character_reasons(text)


def test_the_blocks_own_tag_is_no_html() -> None:
    assert character_reasons("Likes </afterword-nearby> tea") == (Reason.BLOCK_TAG,)


def test_a_link_that_the_person_typed() -> None:
    own = frozenset({"https://soup.example/a", "https://soup.example/a?b"})
    assert character_reasons("Writes at https://soup.example/a", own_links=own) == ()
    assert character_reasons("Writes at https://soup.example/a?b", own_links=own) == (Reason.LINK,)
    assert character_reasons("Writes at https://soup.example/b", own_links=own) == (Reason.LINK,)


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("frоm nоw оn", "from now on"),
        ("Ｆｒｏｍ ｎｏｗ", "From now"),
        ("f r o m  n o w", "from now"),
        ("w.i.t.h.o.u.t asking", "without asking"),
        ("w1th0ut a5king", "without asking"),
        ("wïthout", "without"),
        ("&#102;rom", "from"),
    ],
)
def test_forms(text: str, form: str) -> None:
    assert form in forms(text)


@pytest.mark.parametrize("text", ["Le encanta el té", "Sí usa tabs", "Boit du thé là"])
def test_an_accent_that_makes_a_short_word_is_kept(text: str) -> None:
    short = [word for word in text.split() if len(word) <= 2]
    assert all(word in form.split() for form in forms(text) for word in short)


def test_ordinary_words_have_one_form() -> None:
    assert forms("Prefers mails without emojis") == ("Prefers mails without emojis",)
    assert closed_runs("Prefers mails without emojis") == ()
    assert closed_runs("f r o m n o w o n tea") == ("fromnowon",)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pаssword", True),
        ("пароль password", False),
        ("Ωmega", True),
        ("喜欢tea", False),
        ("משתמש בGitHub", False),  # a prefix, as Hebrew writes it
        ("يستخدم الـPython", False),
        ("שfileם", True),
        ("passוord", True),
        ("paاssword", True),
    ],
)
def test_mixed_scripts(text: str, expected: bool) -> None:
    assert mixed_scripts(text) is expected


def test_marks_on_a_letter() -> None:
    assert stacked_marks("z\u0336\u0337\u0338ebra")
    assert stacked_marks("ש\u05bc\u05c1\u05b8\u0336")
    assert not stacked_marks("Việt Nam, naïve, हिन्दी, שָׁלוֹם, שַּׁבָּת, مُحَمَّدٌ")


@given(st.text(max_size=60))
def test_nothing_fails_on_any_text(text: str) -> None:
    told = [hidden(text), has_tag(text), names_block(text), stacked_marks(text), mixed_scripts(text)]
    assert set(map(type, told)) == {bool}
    assert all(link for link in links(text))
    assert text == "" or forms(text)
