"""What is kept of the notation between programs is all that reading it anew gives, and is used where it can be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest

from afterword.app import notation
from afterword.app.opening import open_afterword
from afterword.judging import form
from afterword.judging.forbidden.concerns import _every as every_concern
from afterword.language import index, kept, phrasebook, wordings
from afterword.language.fragments import Fragments, Text
from afterword.language.index import Index
from afterword.language.kept import KeptLists, KeptPhrases, T
from afterword.language.packs import PACKS
from afterword.noticing import patterns
from afterword.noticing.statements import speaking
from afterword.storage import beside_code
from afterword.storage.beside_code import BesideCode


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BesideCode:
    """A place to keep things that is this test's own."""
    package = tmp_path / "language"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.setattr(beside_code, "_BEGAN", 2 * (package / "__init__.py").stat().st_ctime_ns)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    place = BesideCode(package, (package,), "")
    monkeypatch.setattr(notation, "_BESIDE", [place])
    return place


@pytest.fixture(scope="module")
def every() -> dict[str, object]:
    """Everything that is kept, read from the notation, by name."""
    made: dict[str, object] = {}

    def noting(name: str, _shape: type[T], make: Callable[[], T], /) -> T:
        one = make()
        made[name] = one
        return one

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "_KEEPING", [noting])
        patch.setattr(index, "_OF_STATEMENTS", Index())
        patch.setattr(wordings, "_INDEX", Index())
        patch.setattr(wordings, "_BLOCKS", {})
        phrasebook.phrasebook.__wrapped__()
        speaking._first_list.__wrapped__()
        form._every.__wrapped__()
        every_concern.__wrapped__()
        for pack in PACKS:
            patterns._kept.__wrapped__(pack.statements)
    return made


def test_everything_that_every_text_is_asked_for_is_kept(every: dict[str, object]) -> None:
    of_packs = [f"statements-{pack.code}" for pack in PACKS]
    assert sorted(every) == ["concerns", "orders", "phrases", "statements", *sorted(of_packs)]
    phrases = every["phrases"]
    assert isinstance(phrases, KeptPhrases)
    assert sum(many for _, _, many in phrases.fields) > 4_000


def test_what_was_kept_is_the_same_as_what_is_read_anew(every: dict[str, object], beside: BesideCode) -> None:
    """The whole structure, and nothing is made a second time."""
    for name, made in every.items():
        assert notation._kept(name, type(made), partial(same, made)) is made
        assert beside.read(name) is not None
        assert notation._kept(name, type(made), unmade) == made


def same(made: T) -> T:
    return made


def unmade() -> NoReturn:
    raise AssertionError("it is kept, and was made again")


def test_opening_a_home_says_where_things_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_KEEPING", [])
    open_afterword(tmp_path / "home", env={}, roots={}).close()
    (keeping,) = kept._KEEPING
    assert keeping is notation._kept


@pytest.mark.parametrize("content", [b"{}", b"[1, 2]", b'{"lines": 1}', b"\xff\xfe", b"{", b""])
def test_what_has_another_shape_is_made_again(beside: BesideCode, content: bytes) -> None:
    lists = index.made_ready([[[frozenset({" tea "}), None]]])
    beside.write("lists", content)
    assert notation._kept("lists", KeptLists, lambda: lists) is lists
    assert notation._kept("lists", KeptLists, unmade) == lists


def test_an_index_that_joins_kept_lists_answers_as_one_that_read_them() -> None:
    needs: list[list[list[Fragments]]] = [
        [[frozenset({" tea "}), None]],
        [[frozenset({"coff"})], [frozenset({" my cup ", "ing "})]],
    ]
    joined, read = Index(), Index()
    first = joined.join(index.made_ready(needs))
    numbers = [read.add([some for line in entries for some in line]) for entries in needs]
    for text in ("Tea", "no coffee", "my cup", "bring it", "none", "teapot", "coffee, tea, my cup"):
        asked = [list(joined.near(first + place, Text(text))) for place in range(2)]
        assert asked == [list(read.near(number, Text(text))) for number in numbers]
