"""The notation of a pack's statement section: every pattern of every pack can be read, and does what it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from afterword.language.pack import Pack
from afterword.language.pack_statements import Phrase, Shape, StatementRules, Table, Value
from afterword.language.packs import PACKS
from afterword.noticing.patterns import patterns
from afterword.noticing.shapes import exchanged, found_in, read, slots_of, turned, value_of, without

SHAPES = ("moves", "statements", "rules", "here", "corrections", "renewals")
BLOCKS = ("silent", "leads", "tails", "limits", "leftover", "changed", "dropped")


def blocks(pack: Pack) -> Iterator[str]:
    rules = pack.statements
    yield from (getattr(rules, name) for name in BLOCKS)
    yield from (getattr(pack.reach, one.name) for one in fields(pack.reach))
    yield from (shape.says for name in SHAPES for shape in getattr(rules, name))
    yield from (one.says for one in rules.values)
    yield from (one.says for one in rules.fills)
    yield from (joint.at for joint in rules.joints)
    yield from (phrase.refuses for phrase in rules.phrases)
    yield from (says for says, _ in rules.turns)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.code)
def test_every_pattern_of_a_pack_can_be_read(pack: Pack) -> None:
    for block in blocks(pack):
        for pattern in patterns(block, pack.statements):
            assert pattern.expression is not None


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.code)
def test_every_slot_that_is_written_is_said(pack: Pack) -> None:
    for shape in (shape for name in SHAPES for shape in getattr(pack.statements, name)):
        said = {slot for pattern in patterns(shape.says, pack.statements) for slot, _ in pattern.forms}
        assert set(slots_of(shape.reads)) <= said, shape.reads


RULES = StatementRules(
    groups=(("me", "i, we"), ("often", "always, now and then")),
    tables=(Table("do", "base third doing", "eat=eats=eating, walk=walks=walking"),),
    phrases=(Phrase("what", r"[^,.]+", "^it$|secret"), Phrase("name", r"(?-i:\p{Lu})\w+", as_said=True)),
    values=(Value("format", "tables?|bullets"), Value("technical", "sqlite", reads="SQLite")),
    persons="my=their, me=them, i=they",
    turns=(("when you {do}", "when {do.doing}"),),
)


def shape(reads: str, says: str) -> tuple[Shape, ...]:
    return (Shape(reads, says),)


def told(clause: str, reads: str, says: str) -> str | None:
    found = read(clause, shape(reads, says), RULES)
    return None if found is None else found.text


def test_a_table_writes_its_second_form_unless_told() -> None:
    assert told("I eat apples", "{do} {what}", "<me> {do} {what}") == "Eats apples"
    assert told("I eat apples", "Likes {do.doing} {what}", "<me> {do} {what}") == "Likes eating apples"


def test_persons_are_turned_in_phrases_and_not_in_names() -> None:
    assert told("I eat what my aunt gives me", "{do} {what}", "<me> {do} {what}") == "Eats what their aunt gives them"
    assert told("call me My", "Is called {name}", "call me {name}") == "Is called My"


def test_a_phrase_refuses_what_it_must_not_take() -> None:
    assert told("I eat it", "{do} {what}", "<me> {do} {what}") is None
    assert told("I eat my secret", "{do} {what}", "<me> {do} {what}") is None


def test_names_want_their_capital() -> None:
    assert told("call me crazy", "Is called {name}", "call me {name}") is None


def test_the_whole_clause_must_fit() -> None:
    assert told("I eat apples, you pears", "{do} {what}", "<me> {do} {what}") is None


def test_blanks_are_any_and_may_be_missing_where_it_says_so() -> None:
    assert told("I  eat\tapples", "{do} {what}", "<me> {do} {what}") == "Eats apples"
    assert told("I walkhome", "{do}", "<me> {do} ?home") == "Walks"


def test_a_line_goes_on_behind_a_backslash() -> None:
    assert [pattern.row for pattern in patterns("a|\\\n    b\nc", RULES)] == ["a|b", "c"]


def test_a_value_knows_its_kind_and_its_name() -> None:
    found = read("use sqlite", shape("Prefers {fix}", "use {fix:wished}"), RULES)
    assert found is not None
    assert found.text == "Prefers SQLite"
    assert value_of("bullets", RULES) == RULES.values[0]
    assert value_of("room 4", RULES) is None


def test_second_person_is_turned_out() -> None:
    assert turned("quiet when you eat", RULES) == "quiet when eating"


def test_words_are_searched_whole() -> None:
    assert found_in("eat", "I eat", RULES)
    assert not found_in("eat", "I heat it", RULES)
    assert without("eat", "first eat, then sleep", RULES) == "first , then sleep"
    assert (
        exchanged(
            "my=their",
            "My army",
        )
        == "their army"
    )


def test_a_pattern_that_names_nothing_known_is_an_error() -> None:
    for row in ("{nothing}", "<nothing>", "(open"):
        with pytest.raises(ValueError, match=r"called|no pattern"):
            _ = patterns(row, RULES)[0].expression
