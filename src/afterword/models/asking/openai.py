"""The chat completions that OpenAI began and Ollama, LM Studio, llama.cpp's server, vLLM and most gateways speak.

How we know: the makers' own pages and the issues of those servers as of November 2026; proven against servers of our
own, not against theirs. The schema goes into `response_format` (json_schema). The bound of the answer is
`max_completion_tokens` for OpenAI, whose thinking models refuse the old name, and `max_tokens` for everyone else, who
may pass over the new one without a word, and then nothing bounds the answer. Whoever refuses a field by its name is
asked once more without it, or with the other name of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from .client import Client
from .completing import Completion, Key, NoCompletion, Prompt, Tokens
from .providers import Provided, split_endpoint
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

# OpenAI's thinking models; a short answer needs little thinking, and it is paid for.
_THINKS = re.compile(r"(?:gpt-[5-9]|gpt-\d\d|o\d)(?:\D|$)")


def complete(provided: Provided, model: str, key: Key, prompt: Prompt, client: Client) -> Completion | NoCompletion:
    """One completion; see ``speaking.complete``."""
    return speak(_DIALECT, provided, model, key, prompt, client)


def address(endpoint: str) -> str:
    """Where completions are posted. The endpoint is what clients call the base address, most often ending in /v1."""
    return f"{endpoint.rstrip('/')}/chat/completions"


def headers(key: Key, _without: frozenset[str]) -> Mapping[str, str]:
    """The key, where there is one: most servers on a person's own computer have none."""
    return {"authorization": f"Bearer {key.secret}"} if key else {}


def body(wish: Wish) -> Mapping[str, object]:
    """The request. Nothing of sampling: thinking models refuse it."""
    made: dict[str, object] = {
        "model": wish.model,
        "messages": [
            {"role": "system", "content": wish.prompt.instructions},
            {"role": "user", "content": wish.prompt.material},
        ],
        _bound(wish): wish.prompt.most_tokens,
    }
    if wish.stream:
        made["stream"] = True
        if "stream_options" not in wish.without:
            made["stream_options"] = {"include_usage": True}
    if wish.prompt.schema and "response_format" not in wish.without:
        schema = msgspec.json.decode(wish.prompt.schema)
        form = {"name": "answer", "strict": is_strict(schema), "schema": schema}
        made["response_format"] = {"type": "json_schema", "json_schema": form}
    if _is_openai(wish.provided) and _THINKS.match(wish.model) and "reasoning_effort" not in wish.without:
        made["reasoning_effort"] = "low"
    return made


def _bound(wish: Wish) -> str:
    names = ("max_completion_tokens", "max_tokens")
    first = 0 if _is_openai(wish.provided) else 1
    return names[first if "bound" not in wish.without else 1 - first]


def _is_openai(provided: Provided) -> bool:
    parts = split_endpoint(provided.endpoint)
    return provided.maker == "openai" or (parts is not None and parts.hostname == "api.openai.com")


def is_strict(schema: object) -> bool:
    """Whether a schema can be held to the letter: every object names all its properties as needed, and no others."""
    match schema:
        case {"type": "object", **rest}:
            named = rest.get("properties")
            needed = rest.get("required")
            if not (isinstance(named, dict) and isinstance(needed, list) and rest.get("additionalProperties") is False):
                return False
            return set(needed) == set(named) and all(is_strict(part) for part in named.values())
        case {"items": part}:
            return is_strict(part)
        case _:
            return True


class _Part(msgspec.Struct):
    type: str = ""
    text: str | None = None


class _Said(msgspec.Struct):
    content: str | list[_Part] | None = None
    refusal: str | None = None
    tool_calls: list[msgspec.Raw] | None = None
    function_call: msgspec.Raw = NOTHING


class _Choice(msgspec.Struct):
    index: int = 0
    message: _Said | None = None
    delta: _Said | None = None
    finish_reason: str | None = None
    error: msgspec.Raw = NOTHING


class _Usage(msgspec.Struct):
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


class _Chat(msgspec.Struct):
    model: str | None = None
    choices: list[_Choice] | None = None
    usage: msgspec.Raw = NOTHING
    error: msgspec.Raw = NOTHING


def read_whole(content: bytes, wish: Wish) -> Completion | NoCompletion:
    """A completion in one piece."""
    chat = _decoded(content)
    if chat is None:
        return unreadable("not json")
    choice = next(iter(chat.choices or ()), None)
    if _is_said(chat.error) or (choice is not None and (_is_said(choice.error) or choice.finish_reason == "error")):
        return broken("error in the answer")
    said = choice.message if choice else None
    if choice is None or said is None:
        return unreadable("no message", _tokens(chat.usage))
    called = bool(said.tool_calls) or _is_said(said.function_call)
    return _read(_text(said), choice.finish_reason, refusal=bool(said.refusal), called=called, chat=chat, wish=wish)


def read_stream(told: tuple[Event, ...], wish: Wish) -> Completion | NoCompletion:
    """A completion in many pieces. One without its end was cut."""
    whole, text, ended, refusal, called, done = _Chat(), list[str](), None, False, False, False
    for event in told:
        if event.data.strip() == b"[DONE]":
            done = True
            break
        one = _decoded(event.data)
        if one is None:
            return unreadable("not json")
        if _is_said(one.error) or event.name == "error":
            return broken("error in the stream")
        whole.model, whole.usage = one.model or whole.model, one.usage or whole.usage
        for choice in one.choices or ():
            if choice.index != 0:
                continue
            said = choice.delta or choice.message or _Said()
            text.append(_text(said))
            refusal = refusal or bool(said.refusal)
            called = called or bool(said.tool_calls) or _is_said(said.function_call)
            ended = choice.finish_reason or ended
    if not (done or ended):
        return broken("cut")
    if ended == "error":
        return broken("error in the stream")
    return _read("".join(text), ended, refusal=refusal, called=called, chat=whole, wish=wish)


def _decoded(content: bytes) -> _Chat | None:
    try:
        return msgspec.json.decode(content, type=_Chat)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _is_said(value: msgspec.Raw) -> bool:
    """Whether a field holds anything: some servers write each field, most of them as null or empty."""
    return bytes(value) not in {b"", b"null", b"{}", b'""', b"[]"}


def _text(said: _Said) -> str:
    match said.content:
        case str() as text:
            return text
        case list() as parts:
            return "".join(part.text or "" for part in parts if part.type in {"text", "output_text"})
        case None:
            return ""


def _read(
    text: str, ended: str | None, *, refusal: bool, called: bool, chat: _Chat, wish: Wish
) -> Completion | NoCompletion:
    tokens = _tokens(chat.usage)
    if refusal or ended == "content_filter":
        return refused(tokens)
    if ended == "length":
        return cut_short(tokens)
    if called or ended in {"tool_calls", "function_call"}:
        return unreadable("tool call", tokens)
    return Completion(text, named_model(chat.model, wish.model), tokens)


def _tokens(told: msgspec.Raw) -> Tokens | None:
    usage = counted(told, _Usage)
    return tokens_used(usage.prompt_tokens, usage.completion_tokens) if usage else None


_DIALECT = Dialect(
    address,
    headers,
    body,
    read_whole,
    read_stream,
    spare=(
        ("response_format", re.compile(rb"response_format|json_schema|structured output|\bgrammar\b|\bschema\b")),
        ("bound", re.compile(rb"max_tokens|max_completion_tokens")),
        ("reasoning_effort", re.compile(rb"reasoning_effort|reasoning effort")),
        ("stream_options", re.compile(rb"stream_options|include_usage")),
    ),
)
