"""A question's meaning told ahead: once, by another thread, and what goes wrong there comes to who waits for it."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from afterword.core.errors import EmbedderGone
from afterword.engine.recall.asked import Reading
from afterword.ports import Progress, Vector, silent


class Telling:
    """An embedder that notes which thread asked it for what, and raises what it is told to."""

    id, dims, multilingual = "telling", 1, True

    def __init__(self, trouble: Exception | None = None) -> None:
        self.trouble = trouble
        self.asked: list[tuple[str, str]] = []

    def embed(self, texts: Sequence[str], progress: Progress = silent) -> tuple[Vector, ...]:
        self.asked += [(threading.current_thread().name, text) for text in texts]
        if self.trouble is not None:
            raise self.trouble
        return tuple(text.encode() for text in texts)


def test_what_is_told_ahead_is_asked_once_by_another_thread_and_other_questions_by_this_one() -> None:
    embedder = Telling()
    reading = Reading(embedder=embedder)
    reading.ahead("a dog")
    assert reading.vector("a cat") == b"a cat"
    assert reading.vector("a dog") == reading.vector("a dog") == b"a dog"
    reading.ahead("a dog")
    assert sorted(embedder.asked) == [(threading.current_thread().name, "a cat"), ("meaning", "a dog")]


def test_what_goes_wrong_meanwhile_comes_to_who_waits() -> None:
    gone = Reading(embedder=Telling(EmbedderGone("The model's process ended.", "")))
    gone.ahead("a dog")
    assert gone.vector("a dog") is None
    assert gone.gone == "The model's process ended."
    broken = Reading(embedder=Telling(ValueError("no such text")))
    broken.ahead("a dog")
    with pytest.raises(ValueError, match="no such text"):
        broken.vector("a dog")
