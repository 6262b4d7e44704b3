"""Counting judged rows, and what decides the exit code."""

from __future__ import annotations

from afterword.evals.tally import Judged, Level, NotBound, Outcome, as_json, tally


def row(name: str, outcome: Outcome, level: Level = Level.MUST, group: str = "en") -> Judged:
    return Judged("t", name, level, group, outcome, "this", "that")


def test_rows_are_counted_by_table_level_and_group() -> None:
    report = tally(
        [
            row("1", Outcome.RIGHT),
            row("2", Outcome.WRONG),
            row("3", Outcome.SILENT, Level.SHOULD),
            row("4", Outcome.RIGHT, group="de"),
        ]
    )
    assert as_json(report) == {
        "tables": {
            "t": {
                "must": {"en": {"passed": 1, "failed": 1}, "de": {"passed": 1, "failed": 0}},
                "should": {"en": {"passed": 0, "failed": 1}},
            }
        },
        "failures": [
            {
                "table": "t",
                "id": "2",
                "level": "must",
                "lang": "en",
                "outcome": "wrong",
                "expected": "this",
                "got": "that",
            },
            {
                "table": "t",
                "id": "3",
                "level": "should",
                "lang": "en",
                "outcome": "silent",
                "expected": "this",
                "got": "that",
            },
        ],
        "not_bound": [],
    }


def test_only_a_must_that_fails_breaks_the_promise() -> None:
    assert tally([row("1", Outcome.RIGHT), row("2", Outcome.WRONG, Level.SHOULD)]).holds
    assert not tally([row("1", Outcome.RIGHT), row("2", Outcome.SILENT)]).holds


def test_nothing_that_binds_is_no_pass() -> None:
    report = tally([NotBound("t", "1", "embedder")])
    assert not report.holds
    assert as_json(report)["not_bound"] == [{"table": "t", "id": "1", "needs": "embedder"}]
