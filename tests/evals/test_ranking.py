"""The table of nearness is what it says it is, and measuring it counts what it should."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from afterword.core.errors import BadInput
from afterword.evals.ranking import as_json, read_rows, run_ranking
from afterword.language.likeness import content_words
from afterword.remembering.nearby import nearest

TABLE = Path(__file__).resolve().parents[1] / "cases" / "ranking.jsonl"


def test_the_table_is_large_mixed_and_half_of_it_without_a_shared_word() -> None:
    rows = read_rows(TABLE)
    answered = [row for row in rows if row.right is not None]
    assert len(rows) >= 150
    assert {len(row.memories) for row in rows} == {20}
    assert 0.2 <= 1 - len(answered) / len(rows) <= 0.3
    assert len({row.lang for row in rows}) >= 5
    assert len({row.question for row in rows}) == len(rows)
    bare = [row for row in answered if not _shares(row.question, row.memories[row.right or 0][0], row.lang)]
    assert 0.45 <= len(bare) / len(answered) <= 0.65


@pytest.mark.parametrize("name", ["ranking-asked", "ranking-held"])
def test_the_tables_of_what_people_ask_are_mixed_and_a_third_of_them_bears_on_nothing(name: str) -> None:
    rows = read_rows(TABLE.with_name(f"{name}.jsonl"))
    answered = [row for row in rows if row.right is not None]
    assert len(rows) >= 120
    assert 0.3 <= 1 - len(answered) / len(rows) <= 0.4
    assert {row.lang for row in rows} == {"en", "es", "de", "fr", "pt", "zh"}
    assert len({row.question for row in rows}) == len(rows)
    bare = [row for row in answered if not _shares(row.question, row.memories[row.right or 0][0], row.lang)]
    assert len(bare) / len(answered) >= 0.7
    assert all(row.memories[place] for row in rows for place in row.also)


def test_what_people_ask_finds_what_its_words_do_not_say_by_kinds_of_things() -> None:
    """By words alone, in six languages: before kinds of things were known 6 of 93 were shown."""
    rows = read_rows(TABLE.with_name("ranking-held.jsonl"))
    shown = wrong = lines = 0
    for row in rows:
        ranked = nearest(row.question, row.memories, [None] * len(row.memories), lang=row.lang)
        passing = [near.place for near in ranked if near.bears][:3]
        shown += row.right in passing
        wrong += row.right is None and bool(passing)
        lines += len(passing)
    assert shown >= 0.4 * sum(row.right is not None for row in rows)
    assert shown >= 0.7 * lines
    assert wrong <= 0.05 * sum(row.right is None for row in rows)


def _shares(question: str, memory: str, lang: str) -> bool:
    return bool(content_words(question, lang) & content_words(memory, lang))


def test_some_rows_of_the_table_by_every_way_that_can_be_had(tmp_path: Path) -> None:
    """Half of three people's rows: better by meaning than by words, and hardly anything passes where none bears."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    people = list(dict.fromkeys(json.dumps(json.loads(line)["memories"]) for line in lines))[:3]
    some = [line for line in lines if json.dumps(json.loads(line)["memories"]) in people][::2]
    (tmp_path / "some.jsonl").write_text("\n".join(some), encoding="utf-8")
    report = run_ranking(tmp_path / "some.jsonl")
    static, words = report.scores["static"]["all"], report.scores["words"]["all"]
    assert static.top_three is not None
    assert words.top_three is not None
    assert static.top_three >= 0.65 > words.top_three
    assert static.false_alarms is not None
    assert static.false_alarms <= 0.2
    if "sentence" not in report.missing:
        sentence = report.scores["sentence"]["all"]
        assert sentence.top_three is not None
        assert sentence.top_three >= 0.75
    table = report.scores["prepared"]["all"]
    assert table.shown is not None
    assert table.shown >= 0.45
    assert json.loads(json.dumps(as_json(report)))["rows"] == len(some)


def test_what_is_counted(tmp_path: Path) -> None:
    """One right in front, one right nowhere, one null that is silent, one null where a word passes."""
    memories = [
        {"text": text, "kind": "fact"} for text in ("Plays the cello", "Keeps bees", "Has a loom", "Rows a boat")
    ]
    rows: list[dict[str, object]] = [
        {"question": "tune my cello", "right": 0},
        {"question": "how do I get honey", "right": 1},
        {"question": "who invented the radio", "right": None},
        {"question": "bees in old poems", "right": None},
    ]
    table = tmp_path / "t.jsonl"
    table.write_text("\n".join(json.dumps(row | {"memories": memories}) for row in rows), encoding="utf-8")
    scores = run_ranking(table).scores["words"]
    score = scores["all"]
    assert (score.answered, score.unanswered) == (2, 2)
    assert (score.top_three, score.shown, score.false_alarms) == (0.5, 0.5, 0.5)
    assert score.precise == 0.5  # of the cello and the bees one bears


def test_what_bears_besides_counts_as_right_among_the_lines(tmp_path: Path) -> None:
    """Both lines are shown for both questions; of one, both bear."""
    memories = [{"text": text, "kind": "preference"} for text in ("Loves old cellos", "Owns a cello by Stradivari")]
    rows = [{"question": "tune my cello", "right": 0, "also": [1]}, {"question": "clean my cello", "right": 0}]
    table = tmp_path / "t.jsonl"
    table.write_text("\n".join(json.dumps(row | {"memories": memories}) for row in rows), encoding="utf-8")
    assert run_ranking(table).scores["words"]["all"].precise == 0.75


@pytest.mark.parametrize(
    "line",
    ["no json", "{}", '{"question": "q", "memories": [], "right": 0}',
     '{"question": "q", "memories": [{"text": "t", "kind": "odd"}], "right": null}'],
)  # fmt: skip
def test_a_line_that_is_no_row_is_named(line: str, tmp_path: Path) -> None:
    table = tmp_path / "t.jsonl"
    table.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(BadInput, match="line 1"):
        read_rows(table)
    with pytest.raises(BadInput):
        read_rows(tmp_path / "none.jsonl")


def test_rows_about_preferences_are_scored_among_preferences_alone_and_filled_up_to_twenty(tmp_path: Path) -> None:
    """Two people, a preference each, a fact each: of four rows one is about a fact, one is answered by nothing."""
    first = [{"text": "Plays the cello", "kind": "preference"}, {"text": "Keeps bees", "kind": "fact"}]
    second = [{"text": "Rows a boat", "kind": "preference"}, {"text": "Has a loom", "kind": "fact"}]
    rows: list[dict[str, object]] = [
        {"question": "tune my cello", "memories": first, "right": 0},
        {"question": "where do the bees go", "memories": first, "right": 1},
        {"question": "bees in old poems", "memories": second, "right": None},
        {"question": "which boat is this", "memories": second, "right": 0},
    ]
    table = tmp_path / "t.jsonl"
    table.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    scores = run_ranking(table).scores["words"]
    assert {name: (one.answered, one.unanswered) for name, one in scores.items()} == {
        "all": (3, 1), "preferences": (2, 1), "twenty preferences": (2, 0),
    }  # fmt: skip
    assert (scores["preferences"].top_three, scores["preferences"].false_alarms) == (1.0, 0.0)
