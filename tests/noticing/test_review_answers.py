"""Answers as models write them, good and bad: what is read in each, and why the rest is left out."""

from __future__ import annotations

import json

import pytest

from afterword.core.change import MOST_CHANGES
from afterword.core.memory import Kind
from afterword.noticing.review import LeftOut, ProposedAdd, ProposedSupersede, parse_answer
from afterword.noticing.review.answer import LONGEST_ANSWER, MOST_PARTS

ADD = {"op": "add", "kind": "fact", "text": "Keeps bees", "evidence": "I keep bees", "scope": "everywhere"}
ONE = ProposedAdd(Kind.FACT, "Keeps bees", "I keep bees", "everywhere")
WHOLE = json.dumps({"changes": [ADD]})
NOTHING = '{"changes": []}'

WRITTEN = {
    "behind a mark of its bytes": f"\ufeff{WHOLE}",
    "in single quotes": "{'changes': [{'op': 'add', 'kind': 'fact', 'text': 'Keeps bees', 'evidence': 'I keep bees',"
    " 'scope': 'everywhere'}]}",
    "as Python writes it": str({"changes": [{**ADD, "memory": None, "sure": True}]}),
    "with bare keys and no commas": '{changes: [{op: "add" kind: "fact" text: "Keeps bees" evidence: "I keep bees"'
    ' scope: "everywhere"}]}',
    "with comments": '{/* one */ "changes": [ // found\n' + json.dumps(ADD) + "\n# that is all\n]}",
    "after prose with odd quotes": f'It\'s about 5" of text {{sic}} and [1] "that\n{WHOLE}',
    "called as a tool": json.dumps({"name": "note", "arguments": WHOLE}),
    "called as a function of a function": json.dumps(
        {"tool_calls": [{"type": "function", "function": {"name": "note", "arguments": WHOLE}}]}
    ),
    "used as a tool": json.dumps([{"type": "tool_use", "name": "note", "input": {"changes": [ADD]}}]),
    "as text inside of text": json.dumps({"changes": json.dumps([ADD])}),
    "a line for each": json.dumps(ADD) + "\n",
    "cut off in the second": WHOLE[:-2] + ', {"op": "add", "te',
    "behind two thoughts": f"<think>a <think>b</think> {NOTHING}</think>{WHOLE}",
    "behind a thought that never closes": f"<thinking>{WHOLE}",
    "after its own draft": f"{json.dumps(ADD)} no, better:\n{WHOLE}",
    "before a remark with brackets": f"{WHOLE}\nI left [] out, and {{nothing}} else.",
    "with capitals": json.dumps({"changes": [{**ADD, "op": "ADD", "kind": " Fact "}]}),
    "without an op": json.dumps({"changes": [{key: value for key, value in ADD.items() if key != "op"}]}),
    "with a key twice": '{"changes": [], "changes": [' + json.dumps(ADD) + "]}",
    "behind many brackets": "[x] {y} " * 500 + WHOLE,
}


@pytest.mark.parametrize("way", WRITTEN)
def test_an_answer_is_read_however_it_is_written(way: str) -> None:
    assert parse_answer(WRITTEN[way]).changes == (ONE,)


@pytest.mark.parametrize("text", ['{"changes": null}', "{'changes': []}", '{"changes": {}}', "I found nothing: []"])
def test_nothing_is_an_answer(text: str) -> None:
    assert parse_answer(text).readable
    assert parse_answer(text).changes == ()


@pytest.mark.parametrize(
    "text",
    [
        f"<think>{WHOLE}</think> I could not decide.",
        '{"changes": true}',
        '{"changes": "none"}',
        '{"tool_calls": []}',
        "[[]]",
        '{"properties": {"changes": {"type": "array"}}}',
        "{'changes': [",
        "{it's} [what's] {this: }",
    ],
)
def test_what_is_no_answer_is_unreadable(text: str) -> None:
    assert not parse_answer(text).readable


def told(text: str, evidence: str = "'I keep bees'") -> str:
    return f"[{{'op': 'add', 'kind': 'fact', 'text': {text}, 'evidence': {evidence}}}]"


def test_quotes_inside_of_single_quotes_and_escapes_are_what_was_meant() -> None:
    (one,) = parse_answer(told(r"""'Isn\'t "late"'""", r"'I don't\u0021'")).changes
    assert (one.text, one.evidence) == ('Isn\'t "late"', "I don't!")


@pytest.mark.parametrize("quote", ['"', "'"])
def test_halves_of_a_character_are_joined_and_a_lone_one_is_no_text(quote: str) -> None:
    (one,) = parse_answer(told(f"{quote}Keeps \\ud83d\\udc1d{quote}")).changes
    assert one.text == "Keeps \U0001f41d"
    lone = parse_answer(told(f"{quote}Keeps \\ud83d{quote}"))
    assert [left.reason for left in lone.dropped] == [LeftOut.NO_TEXT]


@pytest.mark.parametrize(
    ("memory", "number"),
    [
        ("3", 3),
        ("3.0", 3),
        ("NaN", None),
        ("Infinity", None),
        ("2.5", None),
        ("true", None),
        ("[3]", None),
        ("1e400", None),
    ],
)
def test_a_number_is_a_number_or_none(memory: str, number: int | None) -> None:
    text = f'[{{"op": "supersede", "memory": {memory}, "text": "Keeps bees", "evidence": "I keep bees"}}]'
    parsed = parse_answer(text)
    expected = () if number is None else (ProposedSupersede(number, "Keeps bees", "I keep bees"),)
    assert parsed.changes == expected
    assert [one.reason for one in parsed.dropped] == ([LeftOut.NO_MEMORY] if number is None else [])


def test_each_bad_part_has_its_reason_and_its_place() -> None:
    parts = [7, {**ADD, "text": []}, {**ADD, "op": "forget"}, ADD, {**ADD, "kind": "mood"}, {**ADD, "evidence": ""}]
    parsed = parse_answer(json.dumps({"changes": parts}))
    assert parsed.changes == (ONE,)
    assert parsed.places() == (3,)
    assert [(one.index, one.reason.value) for one in parsed.dropped] == [
        (0, "no_object"),
        (1, "no_text"),
        (2, "unknown_op"),
        (4, "unknown_kind"),
        (5, "no_evidence"),
    ]


def test_a_list_without_end_is_five_changes_and_few_reasons() -> None:
    parsed = parse_answer(json.dumps({"changes": [ADD] * 900}))
    assert len(parsed.changes) == MOST_CHANGES
    assert len(parsed.dropped) == MOST_PARTS - MOST_CHANGES + 1


HOSTILE = {
    "brackets": "[" * LONGEST_ANSWER,
    "braces and quotes": '{"' * (LONGEST_ANSWER // 2),
    "single quotes": "{'a" * (LONGEST_ANSWER // 3),
    "escapes": "['" + "\\'" * (LONGEST_ANSWER // 2),
    "opened thoughts": "<think>" * (LONGEST_ANSWER // 7),
    "closed thoughts": "</think>" * (LONGEST_ANSWER // 8),
    "comments": "[/*" * (LONGEST_ANSWER // 3),
    "stars": "[/" + "*" * LONGEST_ANSWER,
    "blanks": "[' " + "' " * (LONGEST_ANSWER // 2) + " " * 1000,
    "commas": "[" + "," * LONGEST_ANSWER,
    "numbers": "[[1," + "1," * (LONGEST_ANSWER // 2),
    "digits": "[" + "9" * LONGEST_ANSWER,
    "wrappers": '{"arguments":' * 5_000 + NOTHING,
    "texts with brackets": json.dumps({"tool_calls": [{"arguments": "[[[[[['a" * 40}] * 500}),
    "a megabyte": "x" * 1_000_000 + WHOLE,
    "bare keys": "{" + "a" * LONGEST_ANSWER,
}


@pytest.mark.parametrize("way", HOSTILE)
def test_no_text_takes_long_or_says_anything(way: str) -> None:
    """Each of these takes time in the square of its length where a reader is careless: then this never ends."""
    assert parse_answer(HOSTILE[way]).changes == ()
