"""The likeness socket over an embedder: each text embedded once, one language, and a model that is gone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest

from afterword.core.errors import EmbedderGone
from afterword.engine.alike import Alike
from afterword.ports import Vector


class Counting:
    """An embedder that counts what it is given."""

    id, dims, multilingual = "counting", 2, False

    def __init__(self, *, gone: bool = False) -> None:
        self.given: list[str] = []
        self.gone = gone

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        if self.gone:
            self.given += texts
            raise EmbedderGone("gone")
        self.given += texts
        return tuple(array("f", (1.0, 0.0)).tobytes() for _ in texts)


def test_each_text_is_embedded_once() -> None:
    counting = Counting()
    likeness = Alike(counting)
    assert likeness("a", "b") == 1.0
    assert likeness("b", "a") == 1.0
    assert likeness("a", "c") == 1.0
    assert counting.given == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("a", "b", "by_one", "by_many"),
    [
        ("She likes the old trains", "He would rather take a train", True, True),
        ("Pnpm", "He would rather take a train", True, True),
        ("Sie fährt lieber mit dem Zug", "Er nimmt nur noch die Bahn", False, True),
        ("Sie fährt lieber mit dem Zug", "He would rather take a train", False, False),
        ("她喜欢坐火车旅行", "他不想坐飞机", False, True),
    ],
)
def test_only_texts_of_one_language_that_it_knows_are_compared(a: str, b: str, by_one: bool, by_many: bool) -> None:
    counting = Counting()
    assert (Alike(counting)(a, b) is not None) is by_one
    counting.multilingual = True
    assert (Alike(counting)(a, b) is not None) is by_many


def test_a_model_that_is_gone_is_asked_once() -> None:
    counting = Counting(gone=True)
    likeness = Alike(counting)
    assert likeness("a", "b") is None
    assert likeness("c", "d") is None
    assert counting.given == ["a", "b"]
    assert likeness.gone is not None
