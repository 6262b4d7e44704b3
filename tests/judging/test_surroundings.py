"""The sentence around the evidence, and what of it may be recorded."""

from __future__ import annotations

from afterword.core.verdict import Reason
from afterword.judging.surroundings import forbidden_around, safe_words

from .rows import plainly


def test_a_sentence_is_silent_whole() -> None:
    own = plainly("I live in Rome and have asthma. I like tea.")[0].own
    assert forbidden_around("I live in Rome", own) == (Reason.HEALTH,)
    assert forbidden_around("I like tea", own) == ()
    assert forbidden_around("I like cake", own) == ()


def test_what_may_be_recorded() -> None:
    assert safe_words("my password is Winter99") == "my password is [secret]"
    assert safe_words("I have asthma") == ""
    assert safe_words("I like tea") == "I like tea"
