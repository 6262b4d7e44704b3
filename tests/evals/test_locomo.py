"""Measuring recall on a small set of our own in the same form, whose right answers can be counted by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from afterword.core.errors import BadInput
from afterword.evals.locomo import as_json, read_conversations, run_locomo

TALK = {
    "session_1_date_time": "noon",
    "session_1": [
        {"speaker": "Ada", "dia_id": "D1:1", "text": "I bought a kayak last week."},
        {"speaker": "Ben", "dia_id": "D1:2", "text": "My violin needs new strings."},
    ],
    "session_2": [
        {"speaker": "Ada", "dia_id": "D2:1", "text": "We baked rye bread at home."},
        {"speaker": "Ben", "dia_id": "D2:2", "text": "The train to Oslo was late again."},
    ],
}
SET = [
    {
        "sample_id": "talk-1",
        "conversation": TALK,
        "qa": [
            {"question": "What needs new strings?", "evidence": ["D1:2"]},
            {"question": "Which instrument is out of tune?", "evidence": ["D1:2"]},
            {"question": "What came out of the oven?", "evidence": ["D2:1", "D9:9"]},
            {"question": "Nothing tells this", "evidence": []},
        ],
    },
    {"sample_id": "talk-2", "conversation": {"session_1": TALK["session_1"]}, "qa": []},
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "set.json").write_text(json.dumps(SET), encoding="utf-8")
    return tmp_path / "set.json"


def test_turns_become_chunks_and_evidence_that_is_there_is_kept(file: Path) -> None:
    chunks, asked = read_conversations(file)
    assert len(chunks) == 6
    assert chunks[0].text == "Ada: I bought a kayak last week."
    assert [sorted(one.turns) for one in asked] == [["talk-1/D1:2"], ["talk-1/D1:2"], ["talk-1/D2:1"]]


def test_by_words_meaning_and_both(file: Path) -> None:
    pytest.importorskip("numpy", reason="numpy comes with the extra `meaning`; vectors are compared with it")
    report = run_locomo(file, embedder="static")
    assert (report.turns, report.questions) == (6, 3)
    assert report.ways["words"].turn_recall[5] < 1.0, "two questions share no word with their answer"
    assert report.ways["meaning"].turn_recall[5] == 1.0
    assert report.ways["both"].turn_recall[5] == 1.0
    assert report.ways["both"].session_mrr >= report.ways["words"].session_mrr
    assert json.loads(json.dumps(as_json(report)))["ways"]["both"]["turn"]["recall@5"] == 1.0


def test_without_an_embedder_words_alone_are_measured(file: Path) -> None:
    report = run_locomo(file, embedder="none")
    assert list(report.ways) == ["words"]
    assert report.embedder == ""


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"a": 1}', encoding="utf-8")
    with pytest.raises(BadInput):
        run_locomo(tmp_path / "other.json")
