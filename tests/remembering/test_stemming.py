"""Forms of one word come to one stem, other words to other stems; what is no plain word stays as it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.remembering.stemming import without_endings

TOGETHER = (
    "plan plans planned planning",
    "move moved moving moves",
    "bake baked baking bakes",
    "agree agreed agreeing agrees",
    "country countries",
    "connect connected connecting connection connections connective",
    "happy happiness",
    "hope hopes hoped hoping hopeful",
    "relate related relation relational",
    "roll rolled rolling rolls",
    "control controls controlled controlling",
    "decide decides decided deciding",
    "argue argued arguing argues",
    "translate translation translations translating translator",
)
APART = ("sing sting", "bed bee", "plan plane", "feed fed", "rating ration", "caress car", "bus bushes")


@pytest.mark.parametrize("words", TOGETHER)
def test_forms_of_one_word_are_found_by_each_other(words: str) -> None:
    assert len({without_endings(word) for word in words.split()}) == 1, [without_endings(w) for w in words.split()]


@pytest.mark.parametrize("words", APART)
def test_other_words_stay_apart(words: str) -> None:
    one, other = words.split()
    assert without_endings(one) != without_endings(other)


@pytest.mark.parametrize("word", ["c++", "node.js", "3.11", "häuser", "使用", "don't", "is", "a", "", "F#", "x86s"])
def test_what_is_no_plain_word_stays_as_it_is(word: str) -> None:
    assert without_endings(word) == word


@given(st.text(alphabet="abcdeginostyz", max_size=12))
def test_a_stem_is_never_empty_and_never_longer(word: str) -> None:
    found = without_endings(word)
    assert len(found) <= len(word)
    assert bool(found) == bool(word)
