"""What counts as code, a name with digits or a path in a text: each must stand in the person's words, too."""

from __future__ import annotations

import pytest

from afterword.judging.carrying import unfounded


@pytest.mark.parametrize(
    ("text", "founded"),
    [
        ("Uses node.js", "I use node.js"),
        ("Keeps notes in docs/notes.md", "my notes are in docs/notes.md"),
        ("Names fields user_name", "fields are called user_name"),
        ("Uses getUser for it", "getUser does it"),
        ("Writes C++ and F#", "I write C++ and F#"),
        ("Uses .NET", "I am on .NET"),
        ("Uses py3 and x86_64", "py3 on x86_64"),
        ("使用node.js写代码", "我用node.js写代码"),
        ("Keeps __init__.py short", "__init__.py stays short"),
    ],
)
def test_code_must_be_said(text: str, founded: str) -> None:
    assert not unfounded(text, founded, "")
    assert unfounded(text, "something else entirely was said here", "")


@pytest.mark.parametrize("letters", ["a", "é", "ab_", "x1"], ids=["plain", "accents", "joined", "digits"])
def test_a_very_long_word_is_gone_through_once(letters: str) -> None:
    """Tried from each of its letters, this would take minutes."""
    word = letters * 20_000
    assert not unfounded(f"Says {word}", f"I say {word}", "")
