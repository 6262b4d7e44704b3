"""Names of files and the rule for what another hand left."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.storage.memories import ids, one_line

from afterword.core.fileop import PutFile, RemoveFile
from afterword.core.memory import Kind, Memory
from afterword.storage.filing import Doing, checked_path, digest, name_fits, name_of, slug, what_to_do


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Prefers green tea", "prefers-green-tea"),
        ("  Works at  ACME/Corp. ", "works-at-acme-corp"),
        ("Vive en São Paulo", "vive-en-são-paulo"),
        ("日本語で書いてほしい", "日本語で書いてほしい"),
        ("हिन्दी में लिखता है", "हिन्दी-में-लिखता"),
        ("يعيش في القاهرة", "يعيش-في-القاهرة"),
        ("../../etc/passwd", "etc-passwd"),
        ("CON", "con"),
        ("a\x00b\u202ec", "a-b-c"),
        ("💡", ""),
        ("", ""),
        ("word " * 30, "word-word-word-word-word-word-word-word-word"),
        ("x" * 100, "x" * 48),
    ],
)
def test_a_slug_is_words_a_person_knows_it_by(text: str, expected: str) -> None:
    assert slug(text) == expected


@given(one_line, ids)
def test_every_memory_has_a_name_that_every_system_takes(text: str, memory: str) -> None:
    name = name_of(Memory(memory, Kind.FACT, text))
    assert checked_path(name) == name
    assert name.endswith(f"{memory}.md")
    assert len(name.encode()) <= 48 + 1 + 64 + 3
    assert not set(name) & set('<>:"/\\|?*\x00')
    assert name == unicodedata.normalize("NFC", name)


@given(one_line)
def test_a_slug_cuts_no_letter_from_its_marks(text: str) -> None:
    whole = unicodedata.normalize("NFC", text).lower()
    for word in slug(text).split("-"):
        at = whole.find(word)
        assert at >= 0
        following = whole[at + len(word) : at + len(word) + 1]
        assert not following or unicodedata.category(following)[0] != "M" or word in whole.replace(word, "", 1)


@pytest.mark.parametrize("name", ["a.md", "Tee.MD", "日本.md", "a b (1).md", "con.md"])
def test_names_that_fit(name: str) -> None:
    assert name_fits(name)


@pytest.mark.parametrize("name", [".a.md", "a.txt", "a\\b.md", "a\n.md", "\ud800.md", "é" * 130 + ".md", ""])
def test_names_that_do_not(name: str) -> None:
    assert not name_fits(name)


CONTENTS = (None, b"old", b"new", b"other")


@given(st.sampled_from(CONTENTS), st.sampled_from([None, "", digest(b"old"), digest(b"new")]))
def test_a_put_acts_on_what_it_expects_alone(found: bytes | None, over: str | None) -> None:
    doing = what_to_do(PutFile("a.md", b"new", over), found)
    if found == b"new":
        assert doing is Doing.DONE
    elif over is None or over == ("" if found is None else digest(found)):
        assert doing is Doing.ACT
    else:
        assert doing is Doing.LEAVE


@given(st.sampled_from(CONTENTS))
def test_a_remove_acts_on_what_it_expects_alone(found: bytes | None) -> None:
    expected = {None: Doing.DONE, b"old": Doing.ACT}.get(found, Doing.LEAVE)
    assert what_to_do(RemoveFile("a.md", digest(b"old")), found) is expected
