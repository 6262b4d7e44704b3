"""The notation of judging's sections: each mark with what it finds; leaving out what cannot stand loses nothing."""

from __future__ import annotations

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from afterword.language.packs import PACKS
from afterword.language.wordings import BORDER, Groups, entries, expression, found, lines, opens, places, small, without

GROUPS: Groups = (("pet", "cat, dog, gold(en )?fish"), ("who", "(my|your) <pet>"))


@pytest.mark.parametrize(
    ("block", "text", "match"),
    [
        ("no sugar", "Tea, No  Sugar!", "No  Sugar"),
        ("no sugar", "no-sugar", "no-sugar"),
        ("no sugar", "no sugars", None),
        ("drink … tea", "drink it or not, tea", "drink it or not, tea"),
        ("drink … tea", "drink one two three four five six tea", None),
        ("要…茶", "我要一杯绿茶", "要一杯绿茶"),
        ("茶", "我喜欢茶叶", "茶"),
        ("e ?mail", "e-mail", "e-mail"),
        ("e ?mail", "email", "email"),
        ("<who>s?", "feed my golden fish", "my golden fish"),
        (r"(?-i:\p{Lu}\w+) works", "my Anna works", "Anna works"),
        (r"(?-i:\p{Lu}\w+) works", "my anna works", None),
        ("tea|\n    coffee", "a coffee", "coffee"),
        ("(green )?tea(?! party)", "a tea party, green tea", "green tea"),
        (r"\d{2,3} cups", "12 cups", "12 cups"),
        ("[ab] c", "b c", "b c"),
        ("", "anything", None),
    ],
)
def test_marks(block: str, text: str, match: str | None) -> None:
    assert found(block, text, GROUPS) == match


def test_closed_up_words() -> None:
    assert found("from now on", "fromnowon", closed_up=True) == "fromnowon"
    assert found("from now on", "fromnowon") is None


def test_openings_and_places() -> None:
    assert opens("tea", "Tea first")
    assert not opens("tea", "no tea")
    assert opens("tea", "no tea", at=3)
    assert not opens("ea", "no tea", at=4)
    assert [m.span() for m in places("tea\nno tea", "no tea, tea")] == [(0, 6), (3, 6), (8, 11)]
    assert without("no tea", "Ah, no tea!") == "Ah, ······!"


def test_blocks() -> None:
    assert lines(" a b \n\n c|\n   d\n") == ("a b", "c|d")
    assert entries("a, b c\nd,") == ("a", "b c", "d,")
    assert regex.fullmatch(expression("a b\nc"), "c")
    assert not regex.match(expression(""), "")


@pytest.mark.parametrize("wrong", ["(a", "a)", "<unknown> a", "a\\"])
def test_what_is_no_wording(wrong: str) -> None:
    with pytest.raises((ValueError, regex.error)):
        found(f"{wrong}\nb", "a b", GROUPS)


def test_an_empty_group_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="empty"):
        found("<x> a", "a", (("x", " "),))


@given(st.text(alphabet="aAbBİßıΣ茶", max_size=12))
def test_small_letters_keep_their_places(text: str) -> None:
    assert len(small(text)) == len(text)


WORDS = [
    "i",
    "the",
    "is",
    "has",
    "my",
    "no",
    "not",
    "without",
    "asking",
    "prefers",
    "tea",
    "cancer",
    "from",
    "now",
    "on",
    "a",
    "to",
]


@given(st.lists(st.sampled_from([*WORDS, ",", "."]), max_size=9).map(" ".join))
def test_leaving_out_what_cannot_stand_loses_nothing(text: str) -> None:
    """What the whole expression finds is found piece by piece too."""
    for pack in PACKS[:1]:
        for block, groups in ((pack.orders.orders, pack.orders.groups), (pack.evidence.negative, pack.evidence.groups)):
            plain = "\n".join(line for line in lines(block) if "(?-i:" not in line)
            whole = regex.compile(f"{BORDER}(?:{expression(plain, groups)}){BORDER}", regex.V1)
            assert (whole.search(small(text)) is not None) == (found(plain, text, groups) is not None)


@pytest.mark.parametrize(
    ("block", "text", "match"),
    [
        ("in (?-i:Go)", "written in Go", "in Go"),
        ("in (?-i:Go)", "written in go", None),
        ("IN (?-i:[A-Z]{2})", "written in UK", "in UK"),
        ("in (?-i:[A-Z]{2})", "written in uk", None),
        ("in (?-i:(Go|R)) HERE", "in R here", "in R here"),
        ("in (?-i:(Go|R)) here", "in r here", None),
    ],
)
def test_capitals_that_are_minded(block: str, text: str, match: str | None) -> None:
    assert found(block, text) == match


@pytest.mark.parametrize(
    "block",
    ["x (de |la |de la )*z", "x(很|很很)+z", "x (<pet> ?)*z", "x (a|aa){2,}z", "x (<pair> )*z"],
)
def test_what_reads_in_two_ways_needs_a_bound(block: str) -> None:
    """Such a wording could keep a text of thirty words busy for hours."""
    groups = (("pet", "cat, fish, cat fish"), ("pair", "(one|two), one two"))
    with pytest.raises(ValueError, match="two ways"):
        found(block, "x cat fish de la 很很 one two aa z", groups)


@pytest.mark.parametrize("block", ["x (de |la |de la ){0,4}z", "x (de |la )*z", "x (en |en vue )*z", "x (<pet> ?)*z"])
def test_what_reads_in_one_way_needs_none(block: str) -> None:
    assert found(block, "x z", GROUPS) == "x z"
