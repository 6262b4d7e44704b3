"""Phrases found in whole texts: openings, exceptions, slots, names."""

import pytest

from afterword.language.lexicon import find


def words(text: str, where: str) -> list[str]:
    return [text[hit.start : hit.end] for hit in find(text).of(where)]


@pytest.mark.parametrize(
    ("text", "where", "found"),
    [
        ("Never do that", "signals.rules", ["Never"]),
        ("hm, ok so never do that", "signals.rules", ["never"]),
        ("I said never do that", "signals.rules", []),
        ("- never do that", "signals.rules", ["never"]),
        ("First. Never do that", "signals.rules", ["Never"]),
        ("no problem", "signals.refusals", []),
        ("no, it broke", "signals.refusals", ["no, it"]),
        ("thanks in advance", "signals.thanks", []),
    ],
)
def test_openings_and_exceptions(text: str, where: str, found: list[str]) -> None:
    assert sorted(set(words(text, where)))[-1:] == found[-1:]


@pytest.mark.parametrize(
    ("text", "fix", "wrong"),
    [
        ("teal, not navy", "teal", "navy"),
        ("not the train but the ferry please", "the ferry please", "the train"),
        ("use tabs instead of spaces", "use tabs", "spaces"),
        ("instead of data.csv, read data.json", "read data.json", "data.csv"),
        ("it is well-known, not new", "it is well-known", "new"),
    ],
)
def test_slots_hold_what_the_clause_holds(text: str, fix: str, wrong: str) -> None:
    spans = [(hit.fix, hit.wrong) for hit in find(text).of("signals.contrast") if hit.fix and hit.wrong]
    assert (fix, wrong) in [(text[slice(*a)], text[slice(*b)]) for a, b in spans]


@pytest.mark.parametrize(
    ("text", "count"), [("Marta likes long reports", 1), ("marta likes long reports", 0), ("It likes long reports", 0)]
)
def test_a_name_is_written_like_one(text: str, count: int) -> None:
    named = [hit for hit in find(text).of("durable.others") if text[hit.start : hit.end].endswith("likes")]
    assert len(named) == count


def test_a_dot_inside_a_name_ends_no_sentence() -> None:
    assert words("leave config.yaml and setup.py alone", "signals.wrong") == ["leave config.yaml and setup.py alone"]
