"""Anthropic's Messages API: POST …/v1/messages with `x-api-key` and `anthropic-version`, answered with content blocks.

How we know: the maker's own pages as of November 2026 (messages, streaming, structured outputs, stop reasons, versions,
the model pages); unproven against the real endpoint. The schema goes into `output_config.format`, which every model
since the 4.5 ones takes and which leaves a model free to think; it takes a part of JSON Schema only. Whoever does not
know the field is asked once more with a forced tool, which the newest models refuse. Answers are read either way.
Version 2023-06-01 is asked for, because all compatible servers know it and nothing that 2026-10-21 removed is used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from .client import Client
from .completing import Completion, Key, NoCompletion, Prompt, Tokens
from .providers import Provided
from .speaking import (
    NOTHING,
    Dialect,
    Event,
    Wish,
    broken,
    counted,
    cut_short,
    named_model,
    refused,
    tokens_used,
    unreadable,
)
from .speaking import complete as speak

VERSION, NEXT_VERSION = "2023-06-01", "2026-10-21"
TOOL = "answer"
# Models of these generations think unless told how much; a short answer needs little of it, and it is paid for.
_THINKS = re.compile(r"claude-(?:haiku|sonnet|opus|fable|mythos)-(?:[5-9]|\d\d)(?:\D|$)")
# What JSON Schema can say and structured outputs refuse. Our own parser holds these bounds.
_NOT_TAKEN = frozenset(
    {"maxItems", "minItems", "uniqueItems", "minLength", "maxLength", "pattern", "minimum", "maximum", "multipleOf"}
    | {"exclusiveMinimum", "exclusiveMaximum", "$schema", "title", "examples", "default"}
)


def complete(provided: Provided, model: str, key: Key, prompt: Prompt, client: Client) -> Completion | NoCompletion:
    """One completion; see ``speaking.complete``."""
    return speak(_DIALECT, provided, model, key, prompt, client)


def address(endpoint: str) -> str:
    """Where messages are posted. The endpoint may or may not end in /v1."""
    endpoint = endpoint.rstrip("/")
    return f"{endpoint}/messages" if endpoint.endswith("/v1") else f"{endpoint}/v1/messages"


def headers(key: Key, without: frozenset[str]) -> Mapping[str, str]:
    """Key and version. A server on this computer may have no key."""
    version = {"anthropic-version": NEXT_VERSION if "version" in without else VERSION}
    return version | ({"x-api-key": key.secret} if key else {})


def body(wish: Wish) -> Mapping[str, object]:
    """The request. Nothing of sampling: the newest models refuse it."""
    made: dict[str, object] = {
        "model": wish.model,
        "max_tokens": wish.prompt.most_tokens,
        "system": wish.prompt.instructions,
        "messages": [{"role": "user", "content": wish.prompt.material}],
    }
    if wish.stream:
        made["stream"] = True
    schema = msgspec.json.decode(wish.prompt.schema) if wish.prompt.schema else None
    config: dict[str, object] = {}
    if schema is not None and "format" not in wish.without:
        config["format"] = {"type": "json_schema", "schema": narrowed(schema)}
    if _THINKS.match(wish.model) and "effort" not in wish.without:
        config["effort"] = "low"
    if config:
        made["output_config"] = config
    if schema is not None and "format" in wish.without:
        made["tools"] = [{"name": TOOL, "description": "Gives the answer.", "input_schema": schema}]
        made["tool_choice"] = {"type": "tool", "name": TOOL}
    return made


def narrowed(schema: object) -> object:
    """The schema without the bounds that structured outputs refuse. A property may be named like a bound: it stays."""
    match schema:
        case dict():
            return {
                word: {name: narrowed(one) for name, one in part.items()}
                if word in {"properties", "$defs"} and isinstance(part, dict)
                else narrowed(part)
                for word, part in schema.items()
                if word not in _NOT_TAKEN
            }
        case list():
            return [narrowed(part) for part in schema]
        case _:
            return schema


class _Block(msgspec.Struct):
    type: str = ""
    text: str | None = None
    name: str | None = None
    input: msgspec.Raw = NOTHING


class _Usage(msgspec.Struct):
    input_tokens: int | None = None
    output_tokens: int | None = None
    cache_creation_input_tokens: int | None = None
    cache_read_input_tokens: int | None = None


class _Message(msgspec.Struct):
    type: str = ""
    model: str | None = None
    content: list[_Block] = []
    stop_reason: str | None = None
    usage: msgspec.Raw = NOTHING


class _Delta(msgspec.Struct):
    type: str = ""
    text: str | None = None
    partial_json: str | None = None
    stop_reason: str | None = None


class _Told(msgspec.Struct):
    """The data of one event of a stream."""

    type: str = ""
    index: int = 0
    message: _Message | None = None
    content_block: _Block | None = None
    delta: _Delta | None = None
    usage: msgspec.Raw = NOTHING


def read_whole(content: bytes, wish: Wish) -> Completion | NoCompletion:
    """A message in one piece."""
    try:
        message = msgspec.json.decode(content, type=_Message)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return unreadable("not json")
    if message.type == "error":
        return broken("error in the answer")
    return _read(message, counted(message.usage, _Usage), wish)


def read_stream(told: tuple[Event, ...], wish: Wish) -> Completion | NoCompletion:
    """A message in many pieces, put together first. One without its end was cut."""
    message, used, parts, done = _Message(type="message"), _Usage(), dict[int, _Block](), False
    for event in told:
        try:
            one = msgspec.json.decode(event.data, type=_Told)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return unreadable("not json")
        if one.type == "error" or event.name == "error":
            return broken("error in the stream")
        _add(one, message, parts)
        for told_now in (one.message.usage if one.message else NOTHING, one.usage):
            used = _later(used, counted(told_now, _Usage) or _Usage())
        done = done or one.type == "message_stop"
    if not done:
        return broken("cut")
    message.content = [parts[index] for index in sorted(parts)]
    return _read(message, used, wish)


def _add(one: _Told, message: _Message, parts: dict[int, _Block]) -> None:
    """Put one event into the message that grows."""
    match one:
        case _Told(type="message_start", message=_Message() as start):
            message.model = start.model
        case _Told(type="content_block_start", content_block=_Block() as block):
            begun = block.input if len(bytes(block.input)) > len(b"{}") else NOTHING
            parts[one.index] = _Block(block.type, block.text or "", block.name, begun)
        case _Told(type="content_block_delta", delta=_Delta() as delta):
            part = parts.setdefault(one.index, _Block(type="text", text=""))
            part.text = (part.text or "") + (delta.text or "")
            if delta.partial_json:
                part.input = msgspec.Raw(bytes(part.input) + delta.partial_json.encode("utf-8", "replace"))
        case _Told(type="message_delta"):
            message.stop_reason = (one.delta.stop_reason if one.delta else None) or message.stop_reason
        case _:
            return


def _later(before: _Usage, after: _Usage) -> _Usage:
    """Counts of a stream are told twice, and the later ones are the sums."""
    pairs = ((name, getattr(after, name), getattr(before, name)) for name in _Usage.__struct_fields__)
    return _Usage(**{name: first if later is None else later for name, later, first in pairs})


def _read(message: _Message, used: _Usage | None, wish: Wish) -> Completion | NoCompletion:
    tokens = _tokens(used)
    if message.stop_reason == "refusal":
        return refused(tokens)
    if message.stop_reason in {"max_tokens", "model_context_window_exceeded"}:
        return cut_short(tokens)
    model = named_model(message.model, wish.model)
    calls = [block for block in message.content if block.type == "tool_use"]
    ours = next((block.input for block in calls if block.name == TOOL and bytes(block.input)), None)
    if ours is not None:
        return Completion(bytes(ours).decode("utf-8", "replace"), model, tokens)
    text = "".join(block.text or "" for block in message.content if block.type == "text")
    if calls or message.stop_reason == "pause_turn":
        return unreadable("tool call", tokens)
    return Completion(text, model, tokens)


def _tokens(usage: _Usage | None) -> Tokens | None:
    if usage is None or usage.input_tokens is None:
        return None
    cached = (usage.cache_creation_input_tokens or 0) + (usage.cache_read_input_tokens or 0)
    return tokens_used(usage.input_tokens + cached, usage.output_tokens)


_DIALECT = Dialect(
    address,
    headers,
    body,
    read_whole,
    read_stream,
    spare=(
        ("format", re.compile(rb"output_config(?!\W{0,4}effort)|output_format|json_schema|structured output")),
        ("effort", re.compile(rb"\beffort\b|output_config(?!\W{0,4}format)")),
        ("version", re.compile(rb"anthropic-version")),
    ),
)
