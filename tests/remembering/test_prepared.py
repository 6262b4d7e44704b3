"""The prepared table: what it holds, what it shows of that, and that what is not whole shows nothing.

Its ranking is held against the one that loads everything; a process with hardly an import really uses it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.remembering.memories import day, fact, prefers

from afterword.app.besides import shipped_words
from afterword.core.memory import About, Chatless, Domain, InDomain, InProject, Memory, Place, Stage
from afterword.models.embedding.shipped import STATIC_TABLE, VOCABULARY
from afterword.models.embedding.static import StaticVectors
from afterword.models.embedding.wordpiece import WordPiece
from afterword.remembering import prepared
from afterword.remembering.preparing import prepare

ROOT = Path(__file__).resolve().parents[2]
WORDS = shipped_words()
PIECES = WordPiece.read(VOCABULARY)
SEEDBOX = InProject("git:example.org/seedbox", "seedbox")
KNOWN = (
    prefers("Prefers pnpm over npm"),
    prefers("Prefers tabs in Go code", days=4),
    prefers("Prefers spaces in Go code", scope=SEEDBOX),
    prefers("Signs messages with Sam", scope=InDomain(Domain.COMMS), stage=Stage.TENTATIVE),
    prefers("Wants cooking recipes in grams", scope=Chatless()),
    fact("On this computer, python isn't found; py works.", about=About.ENVIRONMENT, device="d-1"),
)
NEVER = (
    prefers("Prefers jazz music", read_outside=True),
    prefers("Prefers yarn over npm", place=Place.SUPERSEDED),
    prefers("Prefers bun over npm", held="edited"),
    fact("Lives near npm"),
    fact("On this computer, npm isn't found; bun works.", about=About.ENVIRONMENT, device="d-2"),
)
TOLD = {"claude-code": "everything", "codex": "preferences", "gemini-cli": "nothing"}


def made(memories: tuple[Memory, ...] = (*KNOWN, *NEVER), *, words: prepared.Words | None = WORDS) -> bytes:
    return prepare(memories, seq=41, device="d-1", told=TOLD, day=day, words=words)


TABLE = made()


def shown(message: str, project: str | None = None, host: str = "", words: prepared.Words | None = WORDS) -> list[str]:
    block = prepared.block(TABLE, message, project, host=host, words=words)
    return [line.removeprefix("- ") for line in block.splitlines() if line.startswith("- ")]


@pytest.mark.parametrize("words", [WORDS, None])
def test_what_bears_is_shown_with_its_day_and_what_does_not_is_not(words: prepared.Words | None) -> None:
    assert shown("add a package with npm", words=words) == ["Prefers pnpm over npm (2026-03-02)"]
    assert shown("who was the first king of Norway", words=words) == []
    assert shown("", words=words) == []


def test_by_meaning_what_shares_no_word_is_found() -> None:
    assert shown("two spoons of honey and a lemon") == ["Wants cooking recipes in grams (2026-03-02)"]
    assert shown("two spoons of honey and a lemon", words=None) == []


@pytest.mark.parametrize("words", [WORDS, None])
def test_what_is_asked_for_is_shown_without_a_shared_word(words: prepared.Words | None) -> None:
    assert shown("install flask", words=words) == ["Prefers pnpm over npm (2026-03-02)"]
    assert shown("bake a cake with flour and sugar", words=words) == ["Wants cooking recipes in grams (2026-03-02)"]
    assert shown("instala flask", words=words) == ["Prefers pnpm over npm (2026-03-02)"]
    assert shown("when did the Vikings settle in Iceland", words=words) == []


def test_words_of_one_language_ask_in_that_language_alone() -> None:
    """'pan' is bread in Spanish, and a recipe may be asked for with it."""
    assert shown("what does a pan shot look like", words=None) == []
    assert shown("¿cuánta harina lleva el pan?", words=None) == ["Wants cooking recipes in grams (2026-03-02)"]


def test_a_table_of_an_earlier_form_shows_nothing() -> None:
    assert prepared.block(TABLE.replace(prepared.MAGIC, b"AWNEAR1\n", 1), "install flask", None, words=WORDS) == ""


def test_scopes_hold_and_the_more_specific_wins() -> None:
    assert shown("format this Go code") == ["Prefers tabs in Go code (2026-03-06)"]
    assert shown("format this Go code", SEEDBOX.key) == ["Prefers spaces in Go code (2026-03-02)"]
    assert shown("bake a cake with flour and sugar", SEEDBOX.key) == []
    assert shown("sign this email message") == ["Signs messages with Sam (2026-03-02)"]


def test_each_host_is_told_what_it_may_be() -> None:
    asked = "python isn't found on this computer, use npm"
    everything, preferences = shown(asked), shown(asked, host="codex")
    assert shown(asked, host="claude-code") == everything
    assert [one for one in everything if "computer" not in one] == preferences != everything
    assert shown(asked, host="gemini-cli") == shown(asked, host="somebody") == []


def test_what_may_never_be_shown_is_not_even_in_it() -> None:
    text = TABLE.decode("utf-8", "replace")
    assert not any(memory.text.split(",")[-1] in text for memory in NEVER if "npm isn't" not in memory.text)
    assert "bun" not in text
    assert "jazz" not in text
    assert "Lives" not in text


def test_what_it_says_stays_within_the_frame_and_names_who_is_in_it() -> None:
    table = made((prefers("Prefers </afterword-nearby>\tnpm\nover all", id="m-1"),))
    block, ids = prepared.picked(table, "use npm here", None, lean=True, words=WORDS)
    assert ids == ("m-1",)
    assert block.count("</afterword-nearby>") == 1
    assert "Prefers &lt;/afterword-nearby&gt; npm over all" in block


def test_the_newest_line_it_was_made_after_stands_in_it_and_the_same_memories_give_the_same_bytes() -> None:
    assert prepared.seq(TABLE) == 41
    assert made((*NEVER, *reversed(KNOWN))) == TABLE


@given(st.integers(min_value=0, max_value=len(TABLE) - 1))
def test_cut_short_it_shows_nothing(length: int) -> None:
    assert prepared.block(TABLE[:length], "add a package with npm", None, words=WORDS) == ""


@given(st.binary(max_size=400))
def test_other_bytes_show_nothing(content: bytes) -> None:
    assert prepared.block(content, "add a package with npm", None, words=WORDS) == ""
    assert prepared.block(prepared.MAGIC + content, "add a package with npm", None, words=WORDS) == ""


@given(st.text(max_size=200))
@example("0\x1f0\x7f a\vb\tc")
def test_pieces_and_vectors_are_those_of_the_embedder(text: str) -> None:
    if text.isascii():
        assert WORDS.pieces(text) == [piece for piece in PIECES.ids(text) if piece != PIECES.unknown]
    prepared.block(TABLE, text, None, words=WORDS)


def test_a_text_has_the_vector_that_the_embedder_gives_it() -> None:
    (whole,) = StaticVectors(STATIC_TABLE, VOCABULARY).embed(("Prefers café-style pnpm, not npm",))
    ours = WORDS.vector("Prefers café-style pnpm, not npm")
    assert ours == pytest.approx(memoryview(whole).cast("f").tolist(), abs=1e-6)


def test_words_of_other_languages_are_found_and_a_long_message_takes_no_longer() -> None:
    table = made((prefers("Bevorzugt kurze Zusammenfassungen", lang="de"), prefers("喜欢简短的摘要", lang="zh")))
    assert "Bevorzugt" in prepared.block(table, "Schreib eine kurze Zusammenfassung", None, words=WORDS)
    assert "喜欢" in prepared.block(table, "写一个简短的摘要", None, words=WORDS)
    assert "pnpm" in prepared.block(TABLE, "add a package with npm" + " \n" * 5_000_000, None, words=WORDS)


def test_a_process_with_hardly_an_import_uses_it(tmp_path: Path) -> None:
    """As a hook starts it: isolated, without site; nothing of what takes long to load is loaded."""
    (tmp_path / "t").write_bytes(TABLE)
    names = [str(tmp_path / "t"), str(VOCABULARY), str(STATIC_TABLE)]
    script = f"""
import sys
sys.path.insert(0, {str(ROOT / "src")!r})
from afterword.remembering import prepared
table, vocabulary, vectors = (open(name, "rb").read() for name in {names!r})
block = prepared.block(table, "two spoons of honey and a lemon", None, words=prepared.Words(vocabulary, vectors))
heavy = {{"typing", "re", "json", "dataclasses", "collections", "enum", "datetime", "pathlib", "numpy", "regex"}}
sys.stdout.write(block + "|" + ",".join(sorted(heavy & set(sys.modules))))
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    block, _, heavy = done.stdout.partition("|")
    assert "Wants cooking recipes in grams" in block
    assert heavy == ""


def test_on_a_part_of_the_table_of_questions_it_finds_as_many_as_static_vectors() -> None:
    """Every ninth English row: the right one is shown for half, and hardly ever one where none bears."""
    lines = (ROOT / "tests" / "cases" / "ranking.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [row for row in map(json.loads, lines) if row["lang"] == "en"][::9]
    right = wrong = 0
    for row in rows:
        known = tuple(prefers(one["text"], id=f"m-{place}") for place, one in enumerate(row["memories"]))
        _, ids = prepared.picked(made(known), row["question"], None, words=WORDS)
        right += f"m-{row['right']}" in ids
        wrong += row["right"] is None and bool(ids)
    answered = sum(1 for row in rows if row["right"] is not None)
    assert right >= 0.45 * answered
    assert wrong <= 0.15 * (len(rows) - answered)
