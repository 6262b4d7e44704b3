"""Portuguese beside Spanish: near languages share words and whole shapes, and each is told in its own."""

from __future__ import annotations

import pytest
from tests.noticing.told import texts


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Nunca coloque emojis no meu código", "Não quer que coloquem emojis no seu código"),
        ("No quiero emojis en mis correos, nunca", "No quiere emojis en sus correos"),
    ],
)
def test_a_sentence_is_told_in_its_own_language(said: str, read: str) -> None:
    """The likelier one is tried first."""
    assert texts(said) == [read]
