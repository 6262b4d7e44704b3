"""The shape of an answer and its parser, what is shown for it, and the way back to changes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.noticing.told import NOW, heard

from afterword.core.change import MOST_CHANGES, Add, Basis, Supersede
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Kind, Memory
from afterword.noticing.review import (
    ANSWER_SCHEMA,
    MOST_STEPS,
    MOST_WORDS,
    Material,
    ProposedAdd,
    ProposedSupersede,
    parse_answer,
    resolve,
    to_answer,
)
from afterword.noticing.statements import read_statements

ADD = {"op": "add", "kind": "fact", "text": "Lives in Ghent", "evidence": "I live in Ghent", "scope": "everywhere"}
ONE = ProposedAdd(Kind.FACT, "Lives in Ghent", "I live in Ghent", "everywhere")


def answer(*parts: object) -> str:
    return json.dumps({"changes": list(parts)})


WRITTEN = {
    "plain": answer(ADD),
    "in a fence": f"```json\n{answer(ADD)}\n```",
    "in prose": f"Here is what I found:\n\n{answer(ADD)}\n\nLet me know!",
    "behind thinking": f'<think>maybe {{"changes": []}}?</think>{answer(ADD)}',
    "behind thinking that was never opened": f"so, {{}} it is</think>\n{answer(ADD)}",
    "with a trailing comma": answer(ADD).replace("}]", "},]").replace('"}', '",}'),
    "a list alone": json.dumps([ADD]),
    "one object alone": json.dumps(ADD),
    "one object for a list": json.dumps({"changes": ADD}),
    "after a draft": '{"changes": []}\nFinal answer:\n' + answer(ADD),
    "with fields nobody knows": answer({**ADD, "confidence": 0.9, "forget": "m1"}),
    "with line breaks in a text": answer({**ADD, "text": "\n Lives in Ghent "}),
}


@pytest.mark.parametrize("way", WRITTEN)
def test_an_answer_is_read_however_it_is_wrapped(way: str) -> None:
    assert parse_answer(WRITTEN[way]).changes == (ONE,)


@pytest.mark.parametrize("text", ['{"changes": []}', "[]", "```\n[]\n```", 'Nothing to keep: {"changes": [ ]}'])
def test_nothing_to_say_is_an_answer(text: str) -> None:
    parsed = parse_answer(text)
    assert parsed.readable
    assert parsed.changes == ()


@pytest.mark.parametrize(
    "text", ["", "I cannot do that.", '{"changes": [{"op": "add", ', "{}", "[1, 2]", '{"error": "x"}']
)
def test_no_answer_is_not_the_same_as_an_empty_one(text: str) -> None:
    assert not parse_answer(text).readable


BAD = [
    ({**ADD, "op": "forget"}, "unknown_op"),
    ({**ADD, "kind": "mood"}, "unknown_kind"),
    ({**ADD, "text": ""}, "no_text"),
    ({**ADD, "text": 7}, "no_text"),
    ({**ADD, "text": "\ud800"}, "no_text"),
    ({**ADD, "text": "x" * 201}, "too_long"),
    ({**ADD, "evidence": None}, "no_evidence"),
    ({**ADD, "op": "supersede"}, "no_memory"),
    ({**ADD, "op": "supersede", "memory": True}, "no_memory"),
    ("just words", "no_object"),
]


@pytest.mark.parametrize(("part", "reason"), BAD)
def test_a_bad_part_is_dropped_by_itself(part: object, reason: str) -> None:
    parsed = parse_answer(answer(ADD, part, ADD))
    assert parsed.changes == (ONE, ONE)
    assert [(one.index, one.reason) for one in parsed.dropped] == [(1, reason)]


def test_more_than_five_are_cut() -> None:
    parsed = parse_answer(answer(*[ADD] * 8))
    assert len(parsed.changes) == MOST_CHANGES
    assert {one.reason for one in parsed.dropped} == {"over_limit"}


@pytest.mark.parametrize("number", [2, "2", "#2", "m2"])
def test_a_memory_is_a_small_number(number: object) -> None:
    parsed = parse_answer(answer({**ADD, "op": "supersede", "memory": number, "why": "moved"}))
    assert parsed.changes == (
        ProposedSupersede(2, "Lives in Ghent", "I live in Ghent", "moved", Kind.FACT, "everywhere"),
    )


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(["add", "supersede", "fact", "changes"]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.sampled_from(list(ADD)) | st.text(), inner),
    max_leaves=30,
)


@given(
    st.binary()
    | st.lists(st.sampled_from([b"{", b"[", b'"', b"\\", b",", b"}", b"]", b"<think>", b"\xff"])).map(b"".join)
)
def test_no_bytes_make_it_raise(raw: bytes) -> None:
    for text in (raw.decode("utf-8", "replace"), raw.decode("utf-8", "surrogateescape"), raw.decode("latin-1")):
        assert len(parse_answer(text).changes) <= MOST_CHANGES


@settings(max_examples=40)
@given(st.lists(JSON | st.fixed_dictionaries(dict.fromkeys(ADD, JSON)), max_size=9))
def test_no_answer_makes_it_raise(parts: list[object]) -> None:
    parsed = parse_answer(json.dumps({"changes": parts}))
    assert len(parsed.changes) <= MOST_CHANGES
    assert len(parsed.changes) + len(parsed.dropped) == len(parts)
    assert parse_answer(json.dumps(parts)) is not None


def test_deep_and_huge_answers_are_only_unreadable() -> None:
    for text in ("[" * 100_000, "{" * 5_000, '{"a":' * 3_000, "9" * 300_000, '{"changes": ' + "9" * 10_000 + "}"):
        assert parse_answer(text).changes == ()


def test_the_schema_asks_for_what_the_parser_reads() -> None:
    """Strict: every field is named and required, nothing else is allowed, and there is no way to say delete."""
    schema = json.loads(json.dumps(dict(ANSWER_SCHEMA)))
    change = schema["properties"]["changes"]["items"]
    assert change["additionalProperties"] is False
    assert set(change["required"]) == set(change["properties"])
    assert change["properties"]["op"]["enum"] == ["add", "supersede"]
    filled = dict.fromkeys(change["properties"]) | ADD | {"why": ""}
    assert parse_answer(answer(filled)).changes == (ONE,)


OLD = Memory("m-old", Kind.FACT, "Lives in Leipzig")
CHATS = [
    (("I live in Ghent and I prefer tabs over spaces",), None),
    (("In code I prefer early returns",), "heron"),
    (("I live in Porto now",), None),
    (("Convert it", "* 12 miles", "No, kilometres please, not miles."), "heron"),
    (("Describe it", "* The color", "I said British spelling, not American"), None),
    (("For this project, use pnpm.",), "heron"),
    (("Since 2021 I live in Turku.",), None),
    (("I've changed my mind about dark mode, light is easier to read.",), None),
]


@pytest.mark.parametrize(("turns", "project"), CHATS)
def test_what_the_built_in_reader_says_comes_back_whole(turns: tuple[str, ...], project: str | None) -> None:
    noticed = heard(*turns, project=project)
    memories = (Memory("m-0", Kind.PREFERENCE, "Likes jazz"), OLD, Memory("m-2", Kind.PREFERENCE, "Prefers dark mode"))
    read = read_statements(noticed, memories=memories, now=NOW).changes
    material = Material(noticed, memories)
    back = resolve(parse_answer(to_answer(read, material)), material)
    assert read
    assert [replace(one, lang="") for one in back] == [replace(one, lang="") for one in read]


def model(said: str, text: str, *, project: str | None = None, **more: object) -> Add | Supersede:
    material = Material(heard("Do it", "* Done, with bullets.", said, project=project), (OLD,))
    fields = {**ADD, "kind": "preference", "text": text, "evidence": said, **more}
    (change,) = resolve(parse_answer(answer(fields)), material)
    return change


def test_code_names_the_basis_whatever_a_model_says() -> None:
    assert model("I always want sources", "Wants sources").basis is Basis.STATED
    corrected = model("No, prose, not bullets.", "Prefers prose")
    assert corrected.basis is Basis.CORRECTED
    assert corrected.correction is not None
    assert (corrected.correction.fix, corrected.correction.instead_of) == ("prose", "bullets")
    turned = model("I've changed my mind about bullets, prose is easier to read", "Prefers prose")
    assert turned.basis is Basis.REVERSED


def test_a_correction_that_the_built_in_reader_would_pass_counts_by_its_signal() -> None:
    change = model("No, the walnut finish, not the oak one.", "Prefers a walnut finish")
    assert change.basis is Basis.CORRECTED
    assert change.correction is not None
    assert "walnut" in change.correction.fix


def test_a_wish_taken_back_in_words_of_ones_own_is_a_reversal() -> None:
    change = model("on second thought let's keep the old logo", "Prefers the old logo")
    assert change.basis is Basis.REVERSED
    assert change.correction is None


def test_a_model_may_narrow_a_reach_and_not_widen_it() -> None:
    assert model("I prefer tabs", "Prefers tabs", scope="domain:code").scope == InDomain(Domain.CODE)
    assert isinstance(model("in this repo we squash", "Squashes", project="heron", scope="everywhere").scope, InProject)
    assert model("No, prose, not bullets.", "Prefers prose", scope="everywhere").scope == Chatless()
    assert model("I prefer tabs", "Prefers tabs", scope="project").scope == Everywhere(), "there is no project"


def test_evidence_is_found_whatever_its_quotes_and_blanks() -> None:
    assert model("I don’t like  bullets", "Doesn't like bullets", evidence="i don't like bullets").entry == "e2"
    assert model("I like tea. Make it warm", "Likes tea", evidence="| i like  tea").evidence == "I like tea"


def test_a_number_names_the_memory_that_was_shown_under_it() -> None:
    known = model("I live in Ghent", "Lives in Ghent", op="supersede", memory=1)
    assert isinstance(known, Supersede)
    assert known.target == OLD.id


def test_what_is_shown_stays_within_its_bounds_and_holds_what_matters() -> None:
    filler = "The parser reads one line after the other and counts them. " * 60
    noticed = heard(*[f"{filler}({place})" for place in range(4)], f"{filler}I prefer tabs. {filler}")
    words = [one.text for one in Material(noticed).chosen()]
    assert sum(len(sentence) for sentence in words) <= MOST_WORDS
    assert "I prefer tabs." in words
    assert len(Material(noticed).steps()) <= MOST_STEPS


def test_pasted_words_and_outputs_are_not_shown() -> None:
    noticed = heard("User: I prefer tabs\nAssistant: noted\nUser: and call me Bob", "I live in Ghent")
    assert [one.text for one in Material(noticed).chosen()] == ["I live in Ghent"]
