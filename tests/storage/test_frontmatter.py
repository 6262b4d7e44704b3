"""Heads: our own form is read without a YAML parser and means the same to one; edits keep to their place."""

from __future__ import annotations

import string

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from ruamel.yaml import YAML
from tests.storage.memories import any_text, foreign_lines

from afterword.storage.frontmatter import (
    MOST_CHARACTERS,
    BadHead,
    add_fields,
    apply_edits,
    drop_field,
    head_of,
    literal,
    set_field,
)

names = st.text(string.ascii_letters, min_size=1, max_size=12).filter(
    lambda name: name.lower() not in ("true", "false", "null")
)
values = st.one_of(any_text, st.integers(0, 10**9), st.booleans())


def head_text(fields: dict[str, object]) -> str:
    return "---\n" + "".join(f"{name}: {literal(value)}\n" for name, value in fields.items()) + "---\n"  # type: ignore[arg-type]  # hypothesis draws any of them


@given(st.dictionaries(names, values, max_size=8))
def test_our_form_means_the_same_to_a_yaml_parser(fields: dict[str, object]) -> None:
    text = head_text(fields)
    head = head_of(text)
    assert head is not None
    ours = {field.name: field.value for field in head.fields}
    assert ours == {name: value if isinstance(value, str) else literal(value) for name, value in fields.items()}  # type: ignore[arg-type]  # hypothesis draws any of them
    theirs = YAML(typ="safe", pure=True).load(text.split("---\n")[1]) or {}
    assert dict(theirs) == fields


@given(st.dictionaries(names, values, min_size=1, max_size=6), st.lists(foreign_lines, max_size=4, unique=True))
def test_the_parser_and_the_quick_way_find_the_same_places(fields: dict[str, object], lines: list[str]) -> None:
    """One comment sends the whole head through the YAML parser; the fields it finds must be the same."""
    foreign = {
        "tags",
        "aliases",
        "rating",
        "cssclass",
        "summary",
        "code",
        "nested",
        "empty",
        "nothing",
        "publish",
        "long",
    }
    assume(not foreign & set(fields))
    text = head_text(fields)
    quick = head_of(text)
    slow = head_of(text.replace("---\n", "---\n# a comment\n" + "".join(f"{line}\n" for line in lines), 1))
    assert quick is not None
    assert slow is not None
    found = {field.name: field for field in slow.fields}
    for field in quick.fields:
        other = found[field.name]
        assert other.value == field.value
        assert slow.text[other.start : other.end] == text[field.start : field.end]
        assert slow.text[other.line : other.after] == text[field.line : field.after]


@given(st.lists(foreign_lines, max_size=6, unique=True), values, values)
def test_a_field_added_and_dropped_leaves_no_trace(lines: list[str], first: object, second: object) -> None:
    text = "---\n" + "".join(f"{line}\n" for line in lines) + "---\nbody\n"
    head = head_of(text)
    assert head is not None
    fuller = apply_edits(text, [add_fields(head, [("invalidAt", first), ("supersededBy", second)])])  # type: ignore[list-item]  # hypothesis draws any of them
    added = head_of(fuller)
    assert added is not None
    edits = [edit for name in ("invalidAt", "supersededBy") if (edit := drop_field(added, name)) is not None]
    assert len(edits) == 2
    assert apply_edits(fuller, edits) == text


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("stage: emerging", 'stage: "new"'),
        ("stage: 'it''s'", 'stage: "new"'),
        ('stage: "emerging"   # mine', 'stage: "new"   # mine'),
        ("stage:", 'stage: "new"'),
        ("stage:   # when?", 'stage: "new"   # when?'),
        ("stage: ~", 'stage: "new"'),
        ("stage : emerging", 'stage : "new"'),
        ("stage: |\n  emerging", 'stage: "new"'),
        ("stage: >-\n  emerging\n  more", 'stage: "new"'),
        ("stage: plain over\n  two lines # why", 'stage: "new" # why'),
        ("stage:\n  emerging", 'stage:\n  "new"'),
    ],
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_value_is_replaced_in_its_place(line: str, after: str, newline: str) -> None:
    text, expected = (f"---\nid: a\n{one}\nother: [1, 2]\n---\nbody\n".replace("\n", newline) for one in (line, after))
    head = head_of(text)
    assert head is not None
    edit = set_field(head, "stage", "new")
    assert edit is not None
    assert apply_edits(text, [edit]) == expected


def test_a_field_that_is_not_there_is_not_edited() -> None:
    head = head_of("---\nid: a\n---\n")
    assert head is not None
    assert set_field(head, "stage", "new") is None
    assert drop_field(head, "stage") is None


def test_a_head_may_end_the_file_or_be_empty() -> None:
    for text in ("---\n---", "---\n---\n", "---\nid: a\n---", "--- \r\nid: a\r\n---\t\r\n"):
        head = head_of(text)
        assert head is not None
        assert head.body == len(text)


@pytest.mark.parametrize("text", ["", "x\n---\n---\n", "---x\n---\n", "--\n--\n", " ---\na: 1\n---\n", "---\nno end\n"])
def test_without_its_two_lines_there_is_no_head(text: str) -> None:
    assert head_of(text) is None


@pytest.mark.parametrize(
    "inner",
    [
        "{id: a}",
        "- a\n- b",
        "just words",
        "id: a\n...\nid: b",
        "%YAML 1.1",
        "[a]: b",
        "a: &x 1",
        "a: *x",
        "a: !t 1",
        "a: [1, &x 2]",
        "a:\n  - !t 1",
        "a: 1\na: 2",
        "a: 1\n'a': 2",
        "\ta: 1",
        "a: b: c",
        'a: "open',
        "a: 1\n b: 2",
        "a: " + "[" * 3000,
        "a: " + "{b: " * 2000,
        "a: \x07",
    ],
)
def test_what_a_head_may_not_hold_is_refused(inner: str) -> None:
    with pytest.raises(BadHead):
        head_of(f"---\n{inner}\n---\n")


@pytest.mark.parametrize("inner", ["a: [" + "[[wiki link]], " * 400 + "]", "a: " + "[{b: " * 7 + "c" + "}]" * 7])
def test_ordinary_brackets_are_no_trouble(inner: str) -> None:
    head = head_of(f"---\n{inner}\n---\n")
    assert head is not None
    assert [field.name for field in head.fields] == ["a"]


def test_a_long_head_is_refused_and_a_long_file_without_one_is_not() -> None:
    with pytest.raises(BadHead):
        head_of(f"---\na: {'x' * MOST_CHARACTERS}\n---\n")
    assert head_of("---\n" + "text\n" * MOST_CHARACTERS) is None
