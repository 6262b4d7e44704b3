"""The case tables, our own rows and the shared ones: every ``must`` row passes, of the ``should`` rows nearly all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from afterword.app.trying import Alike, embedder_called
from afterword.judging.forbidden import kinds
from afterword.language.likeness import Relation, relation
from afterword.models.embedding import choose

from .rows import OURS, STRICTNESS, Row, judged, name, planted, rows

LEAST_OF_SHOULD = 0.92
PURE_PLACES = {"proposed_text", "transcript"}


def gate(row: Row) -> bool:
    verdict = judged(row)
    return {"result": name(verdict), "reason": verdict.reason.value} == row["expect"]


def injection(row: Row) -> bool:
    got, wanted = name(planted(row)), row["expect"]["result"]
    return wanted == "escape" or ((got == "apply") == (wanted == "apply") and STRICTNESS[got] >= STRICTNESS[wanted])


def secrets(row: Row) -> bool:
    return sorted(kinds(row["input"]["text"])) == row["expect"]["kinds"]


def same_or_close(row: Row) -> bool:
    return relation(row["input"]["a"], row["input"]["b"], lang=row["lang"]) == row["expect"]["relation"]


JUDGES: dict[str, Callable[[Row], bool]] = {
    "gate": gate,
    "injection": injection,
    "secrets": secrets,
    "same-or-close": same_or_close,
}


def bound(path: Path, table: str) -> list[Row]:
    """Rows that can be judged here: no files to be built, no embedder."""
    return [
        row
        for row in rows(path)
        if not row.get("needs")
        and not row.get("scenario")
        and (table != "injection" or row["input"]["where"] in PURE_PLACES)
    ]


def outcome(path: Path, table: str) -> tuple[list[str], dict[str, float]]:
    """The ids of ``must`` rows that fail, and by language the share of ``should`` rows that pass."""
    failed, should = [], defaultdict(list)
    for row in bound(path, table):
        passes = JUDGES[table](row)
        if row["level"] == "must" and not passes:
            failed.append(row["id"])
        if row["level"] == "should":
            should[row["lang"]].append(passes)
    return failed, {lang: sum(all_of) / len(all_of) for lang, all_of in should.items()}


@pytest.mark.parametrize("table", JUDGES)
def test_our_own_rows(table: str) -> None:
    failed, should = outcome(OURS / f"fresh-{table}.jsonl", table)
    assert failed == []
    assert all(share == 1 for share in should.values())


def test_the_gate_before_texts_and_words_as_tired_people_type_them() -> None:
    """First run: English 21 of 22, Spanish and German 20 of 22, French, Portuguese and Chinese 19 of 20 each; what was
    wrong in Chinese let a taste of somebody else's through.
    """
    failed, should = outcome(OURS / "tired-gate.jsonl", "gate")
    assert failed == []
    assert should == dict.fromkeys(("en", "es", "de", "fr", "pt", "zh"), 1)


def test_pairs_that_share_a_word_or_only_its_meaning() -> None:
    """Written before the words for one thing and its opposite were there in every language, and those of two meanings.

    What is missed, in English: a plain word with nothing before it that counts it ("scrapes rust"), and two things that
    share what they are made of ("paper maps", "paper cups"). Letting such a pair pass would let "email digests" pass
    beside "email summaries", too, and a pair that passes is worse than one that asks.
    """
    failed, should = outcome(OURS / "fresh-words-alike.jsonl", "same-or-close")
    assert failed == []
    assert {lang: share for lang, share in should.items() if share < (0.5 if lang == "en" else 1)} == {}
    assert should.keys() == {"en", "es", "de", "fr", "pt", "zh"}


@pytest.mark.parametrize("table", JUDGES)
def test_shared_rows(table: str, shared: Path) -> None:
    failed, should = outcome(shared / "cases" / f"{table}.jsonl", table)
    assert failed == []
    # Eight pairs bind without an embedder; two things of one material are not told apart by words: one English pair.
    least = LEAST_OF_SHOULD if table != "same-or-close" else 7 / 8
    assert {lang: share for lang, share in should.items() if share < least} == {}


@pytest.mark.skipif(
    choose("minilm", Path()).lacking, reason="The extra `meaning` is not installed, so no sentence model runs."
)
def test_the_whole_table_of_pairs_where_a_sentence_model_is_there(shared: Path) -> None:
    """Pairs that need it are compared by meaning, too, in the languages that it knows."""
    pairs = rows(shared / "cases" / "same-or-close.jsonl")
    right: dict[str, list[bool]] = defaultdict(list)
    with embedder_called("minilm") as model:
        assert model is not None
        alike = Alike(model)
        for row in pairs:
            a, b = row["input"]["a"], row["input"]["b"]
            cosine = alike(a, b) if row.get("needs") else None
            right[row["level"]].append(relation(a, b, cosine, row["lang"]) == row["expect"]["relation"])
    assert all(right["must"])
    assert len(right["should"]) >= 16
    assert sum(right["should"]) / len(right["should"]) >= LEAST_OF_SHOULD


def test_no_pair_of_any_language_is_called_the_same_that_is_not(shared: Path) -> None:
    pairs = [
        row
        for path in (
            OURS / "fresh-same-or-close.jsonl",
            OURS / "fresh-words-alike.jsonl",
            shared / "cases" / "same-or-close.jsonl",
        )
        for row in rows(path)
    ]
    false = [
        row["id"]
        for row in pairs
        for lang in ("", row["lang"])
        if row["expect"]["relation"] != "same"
        and relation(row["input"]["a"], row["input"]["b"], 1.0, lang=lang) is Relation.SAME
    ]
    assert len(pairs) > 250
    assert false == []
