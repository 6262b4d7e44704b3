"""The dialects without a wire: what they ask, what they leave out when told, and streams that are cut anywhere."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afterword.models.asking import Completion, Key, NoCompletion, Prompt, Provided, Tokens, anthropic, openai
from afterword.models.asking.client import Client
from afterword.models.asking.speaking import LONGEST_TEXT, Event, Wish, events
from afterword.ports import ReviewFailure

from .servers import (
    Script,
    answer,
    chat,
    chat_stream,
    message,
    message_stream,
    says,
    serving,
    status,
    text,
)
from .servers import events as written

SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": ["changes"],
    "properties": {
        "changes": {
            "type": "array",
            "maxItems": 5,
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["text", "pattern"],
                "properties": {
                    "text": {"type": "string", "maxLength": 300},
                    "pattern": {"type": ["integer", "null"], "minimum": 0},
                },
            },
        }
    },
}
PROMPT = Prompt("Be brief.", "Words.", json.dumps(SCHEMA), 900)
HERE = Provided("here", "openai", "http://127.0.0.1:11434/v1")
OPENAI = Provided("openai", "openai", "https://api.openai.com/v1", "openai")
ANTHROPIC = Provided("anthropic", "anthropic", "https://api.anthropic.com", "anthropic")


def of_messages(model: str = "claude-haiku-5-5", **more: Any) -> dict[str, Any]:
    return dict(anthropic.body(Wish(ANTHROPIC, model, PROMPT, **({"stream": False} | more))))


def of_chats(provided: Provided = HERE, model: str = "qwen3", **more: Any) -> dict[str, Any]:
    return dict(openai.body(Wish(provided, model, PROMPT, **({"stream": False} | more))))


def test_messages_are_asked_with_a_schema_that_the_endpoint_takes() -> None:
    """Bounds are left out; what is named like one stays."""
    made = of_messages()
    form = made.pop("output_config").pop("format")
    items = form["schema"]["properties"]["changes"]["items"]
    assert form["type"] == "json_schema"
    assert "maxItems" not in form["schema"]["properties"]["changes"]
    assert items["properties"] == {"text": {"type": "string"}, "pattern": {"type": ["integer", "null"]}}
    assert items["additionalProperties"] is False
    assert made == {
        "model": "claude-haiku-5-5",
        "max_tokens": 900,
        "system": "Be brief.",
        "messages": [{"role": "user", "content": "Words."}],
    }


@pytest.mark.parametrize(
    ("model", "effort"),
    [("claude-haiku-5-5", "low"), ("claude-sonnet-5-5", "low"), ("claude-haiku-4-5-20251001", None),
     ("claude-3-5-haiku-latest", None), ("claude-opus-10", "low"), ("qwen3", None)],
)  # fmt: skip
def test_models_that_think_are_told_to_think_little(model: str, effort: str | None) -> None:
    assert of_messages(model)["output_config"].get("effort") == effort
    assert "effort" not in of_messages(model, without=frozenset({"effort"}))["output_config"]


def test_whoever_does_not_know_the_format_is_asked_by_a_tool() -> None:
    made = of_messages("old-model", without=frozenset({"format"}))
    assert "output_config" not in made
    assert made["tools"][0]["input_schema"] == SCHEMA
    assert made["tool_choice"] == {"type": "tool", "name": made["tools"][0]["name"]}


def test_without_a_schema_nothing_is_asked_of_the_form() -> None:
    bare = replace(PROMPT, schema="")
    made = dict(anthropic.body(Wish(ANTHROPIC, "old-model", bare, stream=False, without=frozenset({"format"}))))
    assert set(made) == {"model", "max_tokens", "system", "messages"}
    assert set(openai.body(Wish(HERE, "m", bare, stream=False))) == {"model", "messages", "max_tokens"}


@pytest.mark.parametrize(
    ("endpoint", "expected"),
    [
        ("https://api.anthropic.com", "https://api.anthropic.com/v1/messages"),
        ("https://api.anthropic.com/", "https://api.anthropic.com/v1/messages"),
        ("https://gateway.example/anthropic/v1/", "https://gateway.example/anthropic/v1/messages"),
    ],
)
def test_where_messages_go(endpoint: str, expected: str) -> None:
    assert anthropic.address(endpoint) == expected


def test_who_is_told_how_long_the_answer_may_be_by_which_name() -> None:
    """An old server would pass over the new name, and OpenAI refuses the old one."""
    swapped = frozenset({"bound"})
    assert (of_chats()["max_tokens"], "max_completion_tokens" in of_chats()) == (900, False)
    assert (of_chats(OPENAI)["max_completion_tokens"], "max_tokens" in of_chats(OPENAI)) == (900, False)
    assert "max_completion_tokens" in of_chats(without=swapped)
    assert "max_tokens" in of_chats(OPENAI, without=swapped)
    named_by_maker = Provided("gate", "openai", "https://gateway.example/v1", "openai")
    assert "max_completion_tokens" in of_chats(named_by_maker)


def test_only_models_of_openai_that_think_are_told_how_much() -> None:
    assert of_chats(OPENAI, "gpt-6-luna")["reasoning_effort"] == "low"
    assert of_chats(OPENAI, "o4-mini")["reasoning_effort"] == "low"
    assert "reasoning_effort" not in of_chats(OPENAI, "gpt-4.1-mini")
    assert "reasoning_effort" not in of_chats(HERE, "gpt-oss-20b")
    assert "reasoning_effort" not in of_chats(OPENAI, "gpt-6-luna", without=frozenset({"reasoning_effort"}))


def test_a_schema_is_strict_where_it_can_be() -> None:
    assert of_chats()["response_format"]["json_schema"] == {"name": "answer", "strict": True, "schema": SCHEMA}
    assert not openai.is_strict(SCHEMA | {"required": []})
    assert not openai.is_strict({"type": "array", "items": {"type": "object", "properties": {}}})


def test_counts_are_asked_for_in_a_stream() -> None:
    assert of_chats(stream=True)["stream_options"] == {"include_usage": True}
    assert "stream_options" not in of_chats(stream=True, without=frozenset({"stream_options"}))
    assert "stream_options" not in of_chats()


def refusing(message_: str, then: dict[str, object], line: str = "400 Bad Request") -> tuple[Script, Script]:
    return status(line, {"error": {"message": message_}}), says(answer(json.dumps(then).encode()))


SPARED = [
    ("openai", "m", "response_format is not supported", {"response_format"}),
    ("openai", "m", "Invalid schema for 'answer'", {"response_format"}),
    ("openai", "m", "'max_tokens' is not supported with this model. Use 'max_completion_tokens'.", {"max_tokens"}),
    ("openai", "m", "unknown fields: response_format, max_tokens", {"response_format", "max_tokens"}),
    ("anthropic", "m", "output_config: Extra inputs are not permitted", {"output_config"}),
    ("anthropic", "claude-haiku-5-5", "output_config.effort: not supported by this model", set()),
    ("anthropic", "claude-haiku-5-5", "output_config.format.schema: too complex", set()),
]


@pytest.mark.parametrize(("dialect", "model", "said", "gone"), SPARED)
@pytest.mark.parametrize("line", ["400 Bad Request", "422 Unprocessable Content"])
def test_whoever_names_a_field_that_can_be_spared_is_asked_once_more_without_it(
    dialect: str, model: str, said: str, gone: set[str], line: str
) -> None:
    good = message(text("yes")) if dialect == "anthropic" else chat("yes")
    outcome, sent = asked_of(dialect, model, *refusing(said, good, line))
    assert isinstance(outcome, Completion)
    assert outcome.text == "yes"
    assert len(sent) == 2
    assert gone <= sent[0].keys()
    assert not gone & sent[1].keys()


def test_one_part_of_a_field_can_go_alone() -> None:
    _, sent = asked_of("anthropic", "claude-haiku-5-5", *refusing("output_config.effort: no", message(text("y"))))
    assert set(sent[1]["output_config"]) == {"format"}
    _, sent = asked_of("anthropic", "claude-haiku-5-5", *refusing("output_config.format: no", message(text("y"))))
    assert set(sent[1]["output_config"]) == {"effort"}
    assert "tools" in sent[1]


def test_an_old_version_can_be_refused() -> None:
    first, second = refusing("anthropic-version: '2023-06-01' is not valid", message(text("yes")))
    with serving(first, second) as server:
        anthropic.complete(replace(ANTHROPIC, endpoint=server.address()), "m", Key("k"), PROMPT, Client())
        assert [got.headers["anthropic-version"] for got in server.got] == ["2023-06-01", "2026-10-21"]
        assert [got.headers["x-api-key"] for got in server.got] == ["k", "k"]


def test_once_more_is_once() -> None:
    outcome, sent = asked_of("openai", "m", status("400 No", {"error": "response_format"}))
    assert outcome == NoCompletion(ReviewFailure.NOT_OFFERED, "http 400")
    assert len(sent) == 2


@pytest.mark.parametrize(("line", "said"), [("400 No", "the prompt is too long"), ("404 No", "response_format")])
def test_any_other_refusal_stands(line: str, said: str) -> None:
    outcome, sent = asked_of("openai", "m", status(line, {"error": said}))
    assert isinstance(outcome, NoCompletion)
    assert len(sent) == 1


def asked_of(dialect: str, model: str, *scripts: Script) -> tuple[Completion | NoCompletion, list[dict[str, Any]]]:
    with serving(*scripts) as server:
        provided = Provided("there", "anthropic" if dialect == "anthropic" else "openai", server.address())
        speak = anthropic.complete if dialect == "anthropic" else openai.complete
        outcome = speak(provided, model, Key("k"), PROMPT, Client())
        return outcome, [got.said for got in server.got]


def read(dialect: str, content: bytes, *, stream: bool) -> Completion | NoCompletion:
    module = anthropic if dialect == "anthropic" else openai
    wish = Wish(HERE, "m", PROMPT, stream)
    return module.read_stream(events(content), wish) if stream else module.read_whole(content, wish)


def test_the_answer_of_our_tool_is_the_answer() -> None:
    block: dict[str, object] = {"type": "tool_use", "id": "t", "name": anthropic.TOOL, "input": {"changes": []}}
    outcome = read("anthropic", json.dumps(message(text("Here:"), block, stop="tool_use")).encode(), stream=False)
    assert isinstance(outcome, Completion)
    assert json.loads(outcome.text) == {"changes": []}
    pieces = [{"type": "input_json_delta", "partial_json": part} for part in ('{"chan', 'ges": []}')]
    told: list[tuple[str, object]] = [
        ("message_start", {"type": "message_start", "message": message()}),
        ("", {"type": "content_block_start", "index": 0, "content_block": block | {"input": {}}}),
        *(("", {"type": "content_block_delta", "index": 0, "delta": piece}) for piece in pieces),
        ("", {"type": "message_delta", "delta": {"stop_reason": "tool_use"}, "usage": {"output_tokens": 9}}),
        ("", {"type": "message_stop"}),
    ]
    assert read("anthropic", written(told), stream=True) == Completion(
        '{"changes": []}', "claude-haiku-5-5", Tokens(1200, 9)
    )


def test_a_stream_may_end_without_its_mark_when_it_said_why_it_ended() -> None:
    content = chat_stream("whole").replace(b"data: [DONE]\n\n", b"")
    assert read("openai", content, stream=True) == Completion("whole", "qwen-3", Tokens(1200, 34))


def test_another_choice_is_not_mixed_in() -> None:
    other = {"choices": [{"index": 1, "delta": {"content": "other"}, "finish_reason": "length"}]}
    content = written([("", other)]) + chat_stream("mine")
    assert read("openai", content, stream=True) == Completion("mine", "qwen-3", Tokens(1200, 34))


STREAMS = {"anthropic": message_stream("a whole answer"), "openai": chat_stream("a whole answer")}


@pytest.mark.parametrize("dialect", STREAMS)
def test_a_stream_cut_anywhere_is_never_taken_for_a_whole_one(dialect: str) -> None:
    whole = STREAMS[dialect]
    for at in range(len(whole) - 1):
        outcome = read(dialect, whole[:at], stream=True)
        if isinstance(outcome, Completion):
            assert outcome.text == "a whole answer"
            assert b'finish_reason": "stop' in whole[:at]
        else:
            assert (outcome.why, outcome.detail, outcome.charged) == (ReviewFailure.NO_ANSWER, "cut", True)


@settings(max_examples=40, deadline=None)
@given(content=st.binary(max_size=200), at=st.integers(0, 900), dialect=st.sampled_from(["anthropic", "openai"]))
def test_whatever_bytes_come_they_are_a_value(content: bytes, at: int, dialect: str) -> None:
    whole = STREAMS[dialect]
    for stream, told in ((True, whole[:at] + content + whole[at:]), (True, content), (False, content)):
        assert isinstance(read(dialect, told, stream=stream), Completion | NoCompletion)


FIELDS = st.sampled_from(
    ["type", "content", "text", "choices", "message", "delta", "usage", "error", "input", "index", "model", "name",
     "finish_reason", "stop_reason", "tool_calls", "refusal", "input_tokens", "prompt_tokens"]
)  # fmt: skip
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(FIELDS, inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=50, deadline=None)
@given(junk=JUNK, dialect=st.sampled_from(["anthropic", "openai"]))
def test_whatever_json_comes_it_is_a_value(junk: object, dialect: str) -> None:
    told = json.dumps(junk).encode()
    assert isinstance(read(dialect, told, stream=False), Completion | NoCompletion)
    assert isinstance(read(dialect, b"data: " + told + b"\n\n", stream=True), Completion | NoCompletion)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"data: a\n\n", (Event("", b"a"),)),
        (b"\xef\xbb\xbfdata: a\r\ndata:b\r\n\r\n", (Event("", b"a\nb"),)),
        (b"event: x\rdata: a\r\rdata: b\r\r", (Event("x", b"a"), Event("", b"b"))),
        (b": ping\n\nevent: x\n\nid: 1\ndata: a\n\n", (Event("", b"a"),)),
        (b"data: a\n\ndata: half", (Event("", b"a"),)),
        (b"data\n\n", (Event("", b""),)),
        (b"", ()),
    ],
)
def test_how_a_stream_is_cut_into_events(content: bytes, expected: tuple[Event, ...]) -> None:
    assert events(content) == expected


def test_an_answer_may_be_long_but_not_too_long() -> None:
    fits, too_long = "x" * LONGEST_TEXT, "x" * (LONGEST_TEXT + 1)
    first, _ = asked_of("openai", "m", says(answer(json.dumps(chat(fits)).encode())))
    second, _ = asked_of("openai", "m", says(answer(json.dumps(chat(too_long)).encode())))
    assert isinstance(first, Completion)
    assert second == NoCompletion(ReviewFailure.UNREADABLE, "too long", charged=True, tokens=Tokens(1200, 34))
