"""Reading and adding to JSON of any shape and form: what is put in stands there, and taken out leaves what was."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afterword.assistants.connecting.drafts import Draft, without
from afterword.assistants.connecting.json_editing import at, put, removed
from afterword.assistants.connecting.json_reading import Json, NotJson, read
from afterword.assistants.connecting.toml_editing import parsed, take
from afterword.assistants.connecting.toml_editing import put as put_table

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
SPACE = st.sampled_from(["", "", " ", "\n", "\r\n  ", "\t", " /* a, } */ ", " // b, ]\n"])


@st.composite
def written(draw: st.DrawFn) -> tuple[str, Any]:
    """A text of JSON as somebody may have written it, and what it says."""
    value = draw(st.dictionaries(st.sampled_from(["hooks", "a", "ünï"]), PLAIN, max_size=3))
    if draw(st.booleans()):
        return json.dumps(value, indent=draw(st.sampled_from([None, 1, 2, "\t"]))), value
    return draw(SPACE) + draw(_spaced(value)) + draw(SPACE), value


@st.composite
def _spaced(draw: st.DrawFn, value: Any) -> str:
    if not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=draw(st.booleans()))
    items = []
    for item in value.items() if isinstance(value, dict) else value:
        name, inner = item if isinstance(value, dict) else (None, item)
        start = f"{json.dumps(name)}{draw(SPACE)}:{draw(SPACE)}" if isinstance(value, dict) else ""
        items.append(draw(SPACE) + start + draw(_spaced(inner)) + draw(SPACE))
    trailing: bool = draw(st.booleans())
    last = "," if items and trailing else ""
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}{','.join(items)}{last}{draw(SPACE)}{closing}"


@settings(max_examples=80)
@given(written())
def test_what_is_put_in_stands_there_and_comes_out_to_the_byte(case: tuple[str, Any]) -> None:
    text, value = case
    tree = read(text)
    assert tree.root is not None
    assert tree.root.plain == value
    ours: Json = {"hooks": [{"command": 'x\n"y"'}]}
    try:
        draft = put(Draft(text), ("hooks", "Stop"), None, ours)
    except NotJson:
        assert not isinstance(value.get("hooks", {}), dict) or not isinstance(value["hooks"].get("Stop", []), list)
        return
    draft = put(draft, ("hooks", "Start"), None, ours)
    draft = put(draft, (), "ours", {"k": [1]})
    after = read(draft.text).root
    assert after is not None
    hooks = {**value.get("hooks", {}), "Stop": [*value.get("hooks", {}).get("Stop", []), ours]}
    hooks["Start"] = [*value.get("hooks", {}).get("Start", []), ours]
    assert after.plain == {**value, "hooks": hooks, "ours": {"k": [1]}}
    assert without(draft.text, draft.spans) == text


@settings(max_examples=80)
@given(written(), st.randoms(use_true_random=False))
def test_any_one_item_can_be_taken_out_alone(case: tuple[str, Any], chance: Any) -> None:
    """Whatever stands around it: what is left reads as all but that one, with every comment."""
    text, value = case
    tree = read(text)
    assert tree.root is not None
    if not tree.root.items:
        return
    item = chance.choice(tree.root.items)
    left = read(removed(tree, tree.root, item))
    assert left.root is not None
    assert left.root.plain == {name: inner for name, inner in value.items() if name != item.name}
    inside = sum(1 for start, end in tree.comments if item.start <= start and end <= item.end)
    after = sum(1 for start, _ in tree.comments if item.comma is not None and item.end < start < item.comma)
    assert len(left.comments) == len(tree.comments) - inside - after


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1: it ends where"),
        ('{"a": }', "line 1: '}' stands where a value belongs"),
        ('{"a": 1,, }', "line 1: ',' stands where a name belongs"),
        ("[1 2]", "line 1: a comma is missing"),
        ("\n\n{'a': 1}", 'line 3: "\'" stands where it cannot'),
        ('{"a": 01}', "line 1: 01 cannot be read"),
        ('{"a": "\\x"}', 'line 1: "\\\\x" cannot be read'),
        ("[" * 400 + "]" * 400, "nested too deeply"),
        ("{} {}", "line 1: something stands after its end"),
    ],
)
def test_what_is_no_json_says_where(text: str, says: str) -> None:
    with pytest.raises(NotJson) as caught:
        read(text)
    assert says.replace("\\\\", "\\") in str(caught.value)


def test_of_two_members_of_one_name_the_last_counts() -> None:
    tree = read('{"a": 1, "a": {"b": 2}}')
    found = at(tree, ("a", "b"))
    assert found is not None
    assert found.plain == 2


def test_a_table_is_found_by_its_name_however_it_is_written() -> None:
    """A person's own hand, or the assistant's, may have rewritten it and put tables below it."""
    text = (
        'a = 1\n[ mcp_servers . "afterword" ]\ncommand = "x"\nargs = [\n "[no]",\n]\n'
        "[mcp_servers.afterword.env]\nA = 'b'\n# of the next\n[[list]]\nx = 1\n[mcp_servers.afterwords]\ny = 2\n"
    )
    assert take(text, ("mcp_servers", "afterword")) == (
        "a = 1\n\n# of the next\n[[list]]\nx = 1\n[mcp_servers.afterwords]\ny = 2\n"
    )


@pytest.mark.parametrize("value", ['a"b\\c', "ü\n\t", "C:\\Users\\sam", "\x7f", "日本"])
def test_a_text_in_a_table_is_read_as_it_was(value: str) -> None:
    made = put_table(Draft("a = 1\n"), ("t",), {"text": value, "many": (value, value), "env": {"K": value}, "on": True})
    assert parsed(made.text) == {
        "a": 1,
        "t": {"text": value, "many": [value, value], "env": {"K": value}, "on": True},
    }
