"""How someone else wants to be written to, in every language that is read whole: a wish that files under mail and
messages, worded as how the person writes to them, and never as what they are like.
"""

from __future__ import annotations

import pytest
from tests.judging.rows import said
from tests.noticing.chats import CASES
from tests.noticing.test_statements_cases import not_applied, outcome, rows
from tests.noticing.told import changes

from afterword.core.change import Add, WishType
from afterword.core.memory import Domain, Everywhere, InDomain, Kind
from afterword.core.verdict import Drop, Reason
from afterword.evals.table import StatementsRow
from afterword.evals.tally import Outcome
from afterword.judging.case import Situation
from afterword.judging.gate import judge
from afterword.noticing.statements.plain import to_someone

# Written before anything read them. First run: none wrong, 36 of 72 right, and these were all to be silent.
ROWS = list(rows(CASES / "person-wishes.jsonl"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_row_is_told_right_and_gets_through_the_gate(row: StatementsRow) -> None:
    came, told = outcome(row)
    assert came is Outcome.RIGHT, told
    assert not_applied(row) == []


def test_a_correction_of_this_type_counts_in_a_group_of_that_reader() -> None:
    (change,) = changes("draft the mail to Marcus", "* Hi Marcus, first of all", "no, Marcus wants bullets, not prose")
    assert isinstance(change, Add)
    assert change.correction is not None
    assert change.correction.wish is WishType.PERSON
    assert (change.correction.fix, change.correction.instead_of) == ("to Marcus with bullets", "prose")


def test_code_says_how_far_it_reaches_whoever_proposed_it() -> None:
    assert to_someone("Anna doesn't like long mails")
    assert not to_someone("I don't like long mails")
    assert [one.scope for one in changes("Anna doesn't like long mails")] == [InDomain(Domain.COMMS)]
    assert [one.scope for one in changes("I don't like long sentences")] == [Everywhere()]


@pytest.mark.parametrize(
    "words",
    [
        "Anna doesn't like my long mails",
        "my boss prefers slides without animations",
        "the client always wants the reports on paper",
        "git wants short messages",
        "Marcus wants me to write short mails",
        "Marcus said that Anna wants short mails",
        "everyone wants short mails",
        "用户希望消息短一点",
        "老板喜欢长报告",
        "der Kunde mag lange Berichte",
        "a Marta le encantan los informes largos",
    ],
)
def test_what_is_no_wish_of_someone_about_how_to_write_to_them_is_not_told(words: str) -> None:
    assert changes(words) == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Works with Marcus, who wants bullets", "Marcus wants bullets"),
        ("Writes to Marcus, who hates long mails", "Marcus hates long mails"),
        ("Writes to Marcus about a raise", "Marcus wants a raise"),
        ("Prefers short mails", "my boss prefers short mails"),
        ("Prefers short mails", "anna prefers short mails"),
        ("Le gustan los correos cortos", "a marcos le gustan los correos cortos"),
        ("Mag kurze Mails", "markus mag kurze mails"),
    ],
)
def test_what_someone_else_is_like_or_wants_is_refused_whoever_words_it(text: str, words: str) -> None:
    there = Situation(said(words), attended=True, person_present=True)
    verdict = judge(Add(Kind.PREFERENCE, text, words), there)
    assert isinstance(verdict, Drop)
    assert verdict.reason is Reason.THIRD_PARTY
