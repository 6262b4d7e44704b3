"""Texts that are searched again and again: they follow what stands, and answer as they would the first time."""

from __future__ import annotations

import pytest

from afterword.engine.recall.searched import SearchedTexts
from afterword.remembering import ranking
from afterword.remembering.ranking import by_words

TEXTS = ["Keeps bees in the garden", "Takes the ferry to work", "Prefers dark bread", "Владеет пасекой", "养蜂"]


@pytest.mark.parametrize("query", ["bees", "the fery", "dark brea", "пасека", "养蜂的人", "nothing of this"])
def test_it_answers_as_if_it_were_asked_for_the_first_time(query: str) -> None:
    texts = SearchedTexts()
    texts.follow(["Keeps a cat", *TEXTS[:2]])
    texts.follow(TEXTS)
    assert texts.scores(query, TEXTS) == pytest.approx(by_words(query, TEXTS))
    assert texts.scores(query, TEXTS[::-2]) == pytest.approx(by_words(query, TEXTS[::-2]))


def test_only_new_texts_are_taken_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []

    def counted(text: str) -> frozenset[str]:
        taken.append(text)
        return frozenset(text.lower().split())

    monkeypatch.setattr(ranking, "_said", counted)
    texts = SearchedTexts()
    assert texts.follow(TEXTS, most=3) == 2
    assert texts.follow(TEXTS) == 0
    assert texts.follow((*TEXTS, "Keeps a cat")) == 0
    assert taken == [*TEXTS, "Keeps a cat"]


def test_what_stands_no_more_is_let_go_of() -> None:
    """Words that were erased are held by nothing here."""
    texts = SearchedTexts()
    texts.follow([*TEXTS, "Keeps a zebra"])
    texts.follow(TEXTS)
    assert "zebra" not in repr(vars(texts))
    assert "zebra" not in texts._texts._places
    texts.follow([])
    assert texts._texts._places == {}
