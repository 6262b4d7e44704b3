"""How a stored text is compared with what a row asks for."""

from __future__ import annotations

import pytest

from afterword.evals.comparing import Given, compare_changes, holds, holds_all
from afterword.evals.table import ExpectedChange
from afterword.evals.tally import Outcome

TEXTS = {
    # text, string, found
    "a word with its spaces is found at the start": ("My dog barks", " my ", True),
    "and at the end": ("Believes it is my", " my ", True),
    "but not inside another word": ("Eats mythical food", " my ", False),
    "the beginning is marked": ("Likes rain", "^ likes", True),
    "a longer beginning is another word": ("Dislikes rain", "^ likes", False),
    "no later word is the beginning": ("No longer likes rain", "^ likes", False),
    "the end is marked": ("Lives in Oslo", "oslo $", True),
    "full width letters are the same": ("Ｌｉｖｅｓ in Oslo", "lives", True),
}


@pytest.mark.parametrize("case", TEXTS)
def test_a_string_is_a_plain_part_of_the_folded_text(case: str) -> None:
    text, wanted, found = TEXTS[case]
    assert holds([text], wanted) is found


def test_of_an_inner_list_one_is_enough_and_all_outer_ones_are_needed() -> None:
    assert holds_all(["Prefers colour over color"], ["colour", ("british", "over")])
    assert not holds_all(["Prefers colour over color"], ["colour", ("british", "american")])
    assert not holds_all(["Prefers colour over color"], ["colour", "british"])


def expected(**changes: object) -> ExpectedChange:
    standard = {"op": "add", "kind": "fact", "include": ("oslo",), "exclude": (" i ",), "scope": "global"}
    return ExpectedChange(**{**standard, "stage": "none", **changes})  # type: ignore[arg-type] # one place to build rows


def given(text: str = "Lives in Oslo", **changes: str | None) -> Given:
    standard = {"op": "add", "kind": "fact", "scope": "global", "stage": "none", "target": None}
    return Given(text=text, **{**standard, **changes})  # type: ignore[arg-type] # one place to build answers


ROWS = {
    "met": ([given()], [expected()], Outcome.RIGHT),
    "nothing expected, nothing given": ([], [], Outcome.RIGHT),
    "nothing given": ([], [expected()], Outcome.SILENT),
    "something given where silence was right": ([given()], [], Outcome.WRONG),
    "another operation": ([given(op="supersede", target="m1")], [expected()], Outcome.WRONG),
    "another target": (
        [given(op="supersede", target="m2")],
        [expected(op="supersede", target="m1")],
        Outcome.WRONG,
    ),
    "the right target": (
        [given(op="supersede", target="m1")],
        [expected(op="supersede", target="m1")],
        Outcome.RIGHT,
    ),
    "another kind": ([given(kind="people")], [expected()], Outcome.WRONG),
    "another kind that is right too": ([given(kind="people")], [expected(kinds_ok=("people",))], Outcome.RIGHT),
    "another scope": ([given(scope="project")], [expected()], Outcome.WRONG),
    "another scope that is right too": ([given(scope="project")], [expected(scope_ok=("project",))], Outcome.RIGHT),
    "another stage": ([given(stage="confirmed")], [expected()], Outcome.WRONG),
    "another stage that is right too": ([given(stage="confirmed")], [expected(stage_ok=("confirmed",))], Outcome.RIGHT),
    "a word that must not stand in it": ([given("I live in Oslo, as i said")], [expected()], Outcome.WRONG),
    "one too many": ([given(), given("Owns a boat")], [expected()], Outcome.WRONG),
    "one text meets two": (
        [given("Lives in Oslo and owns a boat")],
        [expected(), expected(include=("boat",))],
        Outcome.RIGHT,
    ),
    "two texts meet one together": (
        [given("Speaks Norwegian"), given("Speaks Sami")],
        [expected(include=("norwegian", "sami"))],
        Outcome.RIGHT,
    ),
    "half of it is not enough": (
        [given("Speaks Norwegian")],
        [expected(include=("norwegian", "sami"))],
        Outcome.WRONG,
    ),
    "one of two": ([given()], [expected(), expected(include=("boat",))], Outcome.WRONG),
}


@pytest.mark.parametrize("case", ROWS)
def test_given_changes_against_expected_ones(case: str) -> None:
    changes, wanted, outcome = ROWS[case]
    assert compare_changes(changes, wanted) is outcome
