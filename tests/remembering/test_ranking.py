"""What answers a question, and how well: its words, its meaning, both; what is left out of a question."""

from __future__ import annotations

from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.fuzz import ratio

from afterword.core.memory import Kind
from afterword.remembering.ranking import (
    FACTS,
    PREFERENCES,
    Texts,
    _asked,
    _said,
    by_words,
    fuse,
    share_of,
    sought,
    worth,
)

QUESTIONS = {
    "What did I say about the ferry to Tromsø?": "say ferry Tromsø",
    "who is it": "who is it",
    "Where's the C++ parser for node.js?": "Where's C++ parser node.js",
    "Was haben wir über die Fähre nach Oslo gesagt?": "Fähre Oslo gesagt",
    "我们的数据库是什么": "的数据库是",
    "": "",
}


@pytest.mark.parametrize(("question", "left"), QUESTIONS.items(), ids=range(len(QUESTIONS)))
def test_question_words_are_left_out_unless_nothing_else_is_asked(question: str, left: str) -> None:
    assert sought(question) == left


def test_a_text_with_the_rarer_word_answers_better() -> None:
    texts = ["Prefers the ferry", "Prefers dark bread", "Prefers dark mode", "Works at night"]
    ferry, bread, mode, night = by_words("does she prefer the ferry or the dark", texts)
    assert ferry > bread == mode > night == 0


def test_beginnings_and_slips_count_less_than_the_word() -> None:
    whole, beginning, slip, short = (by_words(asked, ["Keeps bees"])[0] for asked in ("keeps", "kee", "keps", "bes"))
    assert whole == 1
    assert beginning == pytest.approx(0.8)
    assert slip == short == 0
    assert by_words("databse", ["Keeps a database"])[0] == pytest.approx(0.7)


def test_no_words_no_score() -> None:
    assert by_words("", ["Keeps bees"]) == (0.0,)
    assert by_words("ferry", []) == ()


WORDS = (
    "prefers", "prefer", "database", "databse", "ferry", "ferries", "dark", "darker", "bread", "bees", "keeps", "kep",
    "tea", "coffee", "喜欢绿茶", "Fähre",
)  # fmt: skip
SAID = st.lists(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join), max_size=6)


@given(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join), SAID, st.randoms())
def test_texts_that_are_kept_score_as_each_would_word_by_word(query: str, texts: list[str], chance: Random) -> None:
    """Whole, beginning, slip: held against every word of every text, which is slower and says the same."""
    among = chance.sample(range(len(texts)), chance.randint(0, len(texts)))

    def found(word: str, text: str) -> float:
        said = _said(text)
        if word in said:
            return 1.0
        if len(word) >= 3 and any(other.startswith(word) for other in said):
            return 0.8
        slips = any(len(other) >= 5 and ratio(word, other) >= 80 for other in said)
        return 0.7 if len(word) >= 5 and slips else 0.0

    each = {word: [found(word, texts[place]) for place in among] for word in _asked(query)}
    many = {word: sum(one > 0 for one in scores) for word, scores in each.items()}
    weights = {word: log(1 + (len(among) + 1) / (count + 0.5)) for word, count in many.items() if count}
    whole = sum(weights.values()) or 1.0
    expected = [sum(weights[word] * each[word][n] for word in weights) / whole for n in range(len(among))]
    assert Texts(texts).scores(query, among) == pytest.approx(expected)


def test_the_share_belongs_to_the_kind() -> None:
    assert share_of(Kind.PREFERENCE) == PREFERENCES < FACTS == share_of(Kind.FACT) == share_of(Kind.PEOPLE)


def test_both_ways_together_find_what_each_finds() -> None:
    both = fuse({"a": 8.0, "b": 4.0}, {"b": 0.5, "c": 0.4, "d": -0.2}, 0.4)
    assert max(both, key=lambda one: both[one]) == "b"
    assert both["d"] == 0 < both["a"] < both["b"] <= 1
    assert 0 < both["c"] < both["b"]


def test_where_one_way_finds_nothing_the_other_decides() -> None:
    assert fuse({"a": 8.0, "b": 4.0}, {}, 0.4) == {"a": 1.0, "b": 0.5}
    assert fuse({}, {"a": 0.5, "b": 0.25}, 0.4) == {"a": 1.0, "b": 0.5}
    assert fuse({}, {"a": -0.5}, 0.4) == {"a": 0.0}
    assert fuse({}, {}, 0.4) == {}


def test_a_memory_answers_by_its_words_or_by_its_meaning() -> None:
    assert worth(0.1, None, 0.45) == 0
    assert worth(0.5, None, 0.45) == 0.5
    assert worth(0.1, 0.2, 0.45) == 0
    assert worth(0.0, 0.6, 0.45) > worth(0.0, 0.4, 0.45) > 0
    assert worth(0.6, 0.1, 0.45) > 0
    assert worth(0.6, 0.6, 0.45) > worth(0.0, 0.6, 0.45)


def test_what_was_let_go_of_is_found_no_more_and_others_keep_their_places() -> None:
    texts = Texts(["drinks green tea", "drinks coffee"])
    texts.remove("drinks coffee", 1)
    place = texts.add("drinks cocoa")
    assert place == 2
    assert texts.scores("cocoa", [0, place]) == Texts(["drinks green tea", "drinks cocoa"]).scores("cocoa", [0, 1])
    assert texts.scores("coffee", [0, place]) == (0.0, 0.0)
    assert texts.scores("tea", [0])[0] > 0
