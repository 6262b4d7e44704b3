"""Names that may become part of a path."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.judging.names import slug, valid_id


@pytest.mark.parametrize("good", ["m-7f3k2", "a", "0_-", "x" * 64, "console", "com10"])
def test_ids(good: str) -> None:
    assert valid_id(good)


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "x" * 65,
        "A",
        "a b",
        "../a",
        "a/b",
        "a\\b",
        "a.md",
        "a%2fb",
        "a\x00",
        "a\n",
        "é",
        "а",
        "con",
        "nul",
        "com1",
        "lpt9",
        "١",
    ],
)
def test_what_is_no_id(bad: str) -> None:
    assert not valid_id(bad)


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Prefers short answers!", "prefers-short-answers"),
        ("Größe in Köln, Łódź", "grosse-in-koln-lodz"),
        ("喜欢茶", "memory"),
        ("../../etc/passwd", "etc-passwd"),
        ("CON", "memory"),
        ("a" * 90, "a" * 40),
        ("ab cd " * 9, "ab-cd-ab-cd-ab-cd-ab-cd-ab-cd-ab-cd-ab-c"),
        ("", "memory"),
    ],
)
def test_slugs(title: str, expected: str) -> None:
    assert slug(title) == expected


@given(st.text(max_size=120))
def test_a_slug_is_always_an_id(title: str) -> None:
    assert valid_id(slug(title))
