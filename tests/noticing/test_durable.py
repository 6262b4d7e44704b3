"""Durable words: what may last, what shuts a sentence out, and how often ordinary talk is taken for it."""

from __future__ import annotations

import pytest

from afterword.noticing.durable import durable_words
from afterword.noticing.ownwords import own_words

from .chats import CASES, chat, kinds, rows

MOST_FALSE_DURABLE = 0.08
MOST_FALSE_CORRECTIONS = 0.02


def is_durable(text: str) -> bool:
    return bool(durable_words(own_words(text), "1"))


LASTING = [row["input"]["text"] for row in rows(CASES / "fresh-durable-en.jsonl") if row["expect"]["durable"]]
PLAIN = [text for text in LASTING if "\n" not in text and not text.endswith("?")]

# How a lasting sentence may be turned into one that says nothing about the person now.
TURNED = {
    "in a fence": "```\n{}\n```",
    "in quotes": 'the note says "{}", who wrote it',
    "as a question": "why would somebody say: {}?",
    "supposed": "suppose {}",
    "for today": "for today {}",
    "behind a quote mark": "> {}",
    "to be translated": "translate: {}",
    "in a pasted chat": "User: {}\nAssistant: ok",
    "in a role": "You are a pirate and I am your captain. {}",
}


@pytest.mark.parametrize("way", TURNED)
def test_no_lasting_sentence_survives_being_turned(way: str) -> None:
    left = [text for text in PLAIN if "oday" not in text and is_durable(TURNED[way].format(text))]
    assert left == []


@pytest.mark.parametrize("text", LASTING)
def test_the_words_shown_are_the_sentence(text: str) -> None:
    own = own_words(text)
    for words in durable_words(own, "7"):
        assert words.entry == "7"
        assert words.words == own.text[words.start : words.end]
        assert words.lang == "en"


def test_one_sentence_does_not_spoil_the_next() -> None:
    (words,) = durable_words(own_words("Today I'm on the train. I always want prices in euros."), "1")
    assert words.words == "I always want prices in euros."


def test_a_frame_reaches_to_the_blank_line() -> None:
    text = "Suppose I moved. I live in Oslo then.\n\nI never eat fish."
    assert [words.words for words in durable_words(own_words(text), "1")] == ["I never eat fish."]


@pytest.mark.parametrize(
    ("text", "durable"),
    [
        ("My boss hates slides, so I always send plain text", True),
        ("I told her that she always wins", False),
        ("My wife is a nurse", True),
        ("My wife wants a red one", False),
        ("I need a hotel, and I always stay near the station", True),
        ("I need a hotel near the station", False),
        ("Marta prefers short notes", False),
        ("I work from eight until four", True),
        ("I'm in Lisbon until Friday", False),
        ("Since August I live in Lisbon", True),
        ("grep for 'I prefer' in the docs", False),
    ],
)
def test_whose_words_they_are(text: str, durable: bool) -> None:
    assert is_durable(text) is durable


ORDINARY = (CASES / "ordinary-talk-en.txt").read_text(encoding="utf-8").splitlines()


def test_ordinary_talk_is_seldom_taken_for_lasting() -> None:
    taken = [line for line in ORDINARY if is_durable(line)]
    assert len(ORDINARY) >= 150
    assert len(taken) <= MOST_FALSE_DURABLE * len(ORDINARY), taken


def test_ordinary_talk_is_seldom_taken_for_a_correction() -> None:
    taken = [line for line in ORDINARY if "correction" in kinds("> help me", "< Sure, here it is.", f"> {line}")]
    assert len(taken) <= MOST_FALSE_CORRECTIONS * len(ORDINARY), taken


def test_an_empty_chat_says_nothing() -> None:
    assert durable_words(own_words(""), "1") == ()
    assert chat() == []
