"""What comes of one completion, by what the server does: one row a situation, over real sockets, for both dialects."""

from __future__ import annotations

import gzip
import json
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from tests.models.asking.servers import (
    Script,
    answer,
    chat,
    chat_stream,
    chunked,
    drip,
    endless,
    events,
    head,
    hung,
    message,
    message_stream,
    packed,
    says,
    serving,
    status,
    text,
)

from afterword.models.asking import Completion, Key, NoCompletion, Prompt, Provided, Tokens, anthropic, openai
from afterword.models.asking.bounds import MOST_BYTES, TooMuch, Unpacked
from afterword.models.asking.client import Client, Patience
from afterword.models.asking.completing import TOO_LONG
from afterword.ports import ReviewFailure

SCHEMA = json.dumps({"type": "object", "properties": {"changes": {"type": "array", "maxItems": 5}}})
PROMPT = Prompt("Say what is lasting.", "The person wrote: bullets, please.", SCHEMA, most_tokens=400)
SAID = '{"changes": []} – ä 漢字'
WAITS = Patience(connect=2, first=0.08, silent=2, whole=2)
READS = Patience(connect=2, first=2, silent=0.06, whole=2)
ENDS = Patience(connect=2, first=2, silent=2, whole=0.25)
USED = Tokens(1200, 34)

UNREADABLE, CUT_SHORT, REFUSED = ReviewFailure.UNREADABLE, ReviewFailure.CUT_SHORT, ReviewFailure.REFUSED
NOT_OFFERED, NO_ANSWER = ReviewFailure.NOT_OFFERED, ReviewFailure.NO_ANSWER


def asked(
    dialect: str, script: Script, *more: Script, patience: Patience | None = None, stream: bool = False
) -> object:
    with serving(script, *more) as server:
        provided = Provided("there", "anthropic" if dialect == "anthropic" else "openai", server.address())
        speak = anthropic.complete if dialect == "anthropic" else openai.complete
        return speak(provided, "some-model", Key("k"), PROMPT, Client(patience, stream=stream))


def whole(body: object) -> Script:
    return says(answer(json.dumps(body).encode()))


def both(of_messages: Script, of_chats: Script) -> dict[str, Script]:
    return {"anthropic": of_messages, "openai": of_chats}


def same(script: Script) -> dict[str, Script]:
    return both(script, script)


def streamed(one: bytes, two: bytes, wrap: Callable[[bytes, str], bytes]) -> dict[str, Script]:
    return both(says(wrap(one, "text/event-stream; charset=utf-8")), says(wrap(two, "text/event-stream")))


GOOD = {
    "whole": both(whole(message(text(SAID))), whole(chat(SAID))),
    "in parts": both(
        whole(message(text(SAID[:5]), text(SAID[5:]))),
        whole(chat([{"type": "text", "text": SAID[:5]}, {"type": "text", "text": SAID[5:]}])),
    ),
    "thinking first": both(
        whole(message({"type": "thinking", "thinking": "", "signature": "x"}, text(SAID))),
        whole(chat(SAID, reasoning_content="hm")),
    ),
    "piece by piece, unasked": streamed(message_stream(SAID), chat_stream(SAID), answer),
    "piece by piece, in chunks": streamed(message_stream(SAID), chat_stream(SAID), chunked),
    "piece by piece, by carriage returns": streamed(
        message_stream(SAID).replace(b"\n", b"\r\n"), chat_stream(SAID).replace(b"\n", b"\r\n"), answer
    ),
    "a stream that is left open": both(
        hung(head("text/event-stream") + message_stream(SAID)), hung(head("text/event-stream") + chat_stream(SAID))
    ),
    "without a length": both(
        says(head() + json.dumps(message(text(SAID))).encode()), says(head() + json.dumps(chat(SAID)).encode())
    ),
    "packed though we did not ask": both(
        says(packed(json.dumps(message(text(SAID))).encode())), says(packed(json.dumps(chat(SAID)).encode(), "x-gzip"))
    ),
    "another name for json": both(
        says(answer(json.dumps(message(text(SAID))).encode(), "Application/JSON; charset=utf-8")),
        says(answer(json.dumps(chat(SAID)).encode(), "application/vnd.x+json")),
    ),
}


@pytest.mark.parametrize("dialect", ["anthropic", "openai"])
@pytest.mark.parametrize("situation", GOOD)
def test_a_good_answer_is_given_back_with_what_it_used(situation: str, dialect: str) -> None:
    name = "claude-haiku-5-5" if dialect == "anthropic" else "qwen-3"
    patience = Patience(connect=2, first=2, silent=1.5, whole=2)  # less than a server here leaves a connection open
    assert asked(dialect, GOOD[situation][dialect], patience=patience) == Completion(SAID, name, USED)


@dataclass(frozen=True)
class Row:
    """What is expected. ``patience``: where time decides; then one dialect will do."""

    scripts: dict[str, Script]
    why: ReviewFailure
    detail: str
    charged: bool = False
    patience: Patience | None = None
    tokens: Tokens | None = field(default=None)


BEGUN = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"id":'
MEGABYTE = "x" * (1 << 20)
CUT = events([("message_start", {"type": "message_start", "message": message()})])
OVERLOADED = CUT + events([("error", {"type": "error", "error": {"type": "overloaded_error"}})])
A_TOOL: dict[str, object] = {"type": "tool_use", "id": "t", "name": "delete_all", "input": {"all": True}}
A_CALL = {"id": "t", "type": "function", "function": {"name": "delete_all", "arguments": "{}"}}
CHUNKS = head(**{"Transfer-Encoding": "chunked"})
GZIP = {"Content-Encoding": "gzip"}
BAD = {
    "no key": Row(same(status("401 Unauthorized")), NO_ANSWER, "http 401"),
    "no money": Row(same(status("402 Payment Required")), NO_ANSWER, "http 402"),
    "not allowed": Row(same(status("403 Forbidden")), NO_ANSWER, "http 403"),
    "no such model": Row(same(status("404 Not Found")), NOT_OFFERED, "http 404"),
    "more than its context holds": Row(
        same(status("400 Bad Request", {"error": {"type": "exceed_context_size_error", "message": "too many tokens"}})),
        NOT_OFFERED,
        TOO_LONG,
    ),
    "a request that it does not understand": Row(same(status("400 Bad Request")), NOT_OFFERED, "http 400"),
    "filtered before": Row(
        same(status("400 Bad Request", {"error": {"code": "content_filter"}})), REFUSED, "http 400"
    ),
    "took too long to send": Row(same(status("408 Request Timeout")), NO_ANSWER, "http 408"),
    "conflict": Row(same(status("409 Conflict")), NO_ANSWER, "http 409"),
    "too large": Row(same(status("413 Content Too Large")), NO_ANSWER, "http 413"),
    "too many": Row(same(status("429 Too Many Requests")), NO_ANSWER, "http 429"),
    "too many, seconds": Row(
        same(status("429 Too Many Requests", Retry_After="30")), NO_ANSWER, "http 429, again in 30 s"
    ),
    "too many, a date": Row(
        same(
            status(
                "429 Too Many Requests",
                Retry_After="Mon, 30 Nov 2026 12:01:00 GMT",
                Date="Mon, 30 Nov 2026 12:00:00 GMT",
            )
        ),
        NO_ANSWER,
        "http 429, again in 60 s",
    ),
    "too many, nonsense": Row(same(status("429 Too Many Requests", Retry_After="soon")), NO_ANSWER, "http 429"),
    "too many, for ever": Row(
        same(status("429 Too Many Requests", Retry_After="99999999999")), NO_ANSWER, "http 429, again in 86400 s"
    ),
    "broken inside": Row(same(status("500 Internal Server Error")), NO_ANSWER, "http 500", charged=True),
    "bad gateway": Row(same(status("502 Bad Gateway")), NO_ANSWER, "http 502", charged=True),
    "not now": Row(same(status("503 Service Unavailable", Retry_After="5")), NO_ANSWER, "http 503, again in 5 s"),
    "overloaded": Row(same(status("529 Overloaded")), NO_ANSWER, "http 529"),
    "led elsewhere": Row(same(status("302 Found", Location="/v1/elsewhere")), NO_ANSWER, "redirect"),
    "nothing to say": Row(same(says(b"HTTP/1.1 204 No Content\r\n\r\n")), UNREADABLE, "http 204", charged=True),
    "an error that does not end": Row(
        same(hung(b"HTTP/1.1 500 Oh\r\nContent-Length: 99\r\n\r\nhalf")),
        NO_ANSWER, "http 500", charged=True, patience=READS,
    ),
    "an error that is too long": Row(
        same(endless(b"x" * 9999, b"HTTP/1.1 401 No\r\nContent-Type: text/plain\r\n\r\n")), NO_ANSWER, "http 401"
    ),
    "silent": Row(same(hung()), NO_ANSWER, "timed out waiting", charged=True, patience=WAITS),
    "slow headers": Row(
        same(drip(BEGUN, 0.04)), NO_ANSWER, "timed out waiting", charged=True, patience=WAITS
    ),
    "silent in the middle": Row(same(hung(BEGUN)), NO_ANSWER, "timed out reading", charged=True, patience=READS),
    "slow body": Row(
        same(drip(b" " * 80, 0.02, BEGUN)), NO_ANSWER, "timed out reading", charged=True, patience=ENDS
    ),
    "slow chunk sizes": Row(
        same(drip(b"0" * 80, 0.02, CHUNKS)),
        NO_ANSWER,
        "timed out reading",
        charged=True,
        patience=ENDS,
    ),
    "cut headers": Row(same(says(b"HTTP/1.1 200 OK\r\nContent-")), NO_ANSWER, "broken off waiting", charged=True),
    "cut body": Row(same(says(BEGUN)), NO_ANSWER, "broken off reading", charged=True),
    "cut stream": Row(
        both(says(answer(message_stream(SAID, whole=False), "text/event-stream")),
             says(answer(chat_stream(SAID, done=False), "text/event-stream"))),
        NO_ANSWER, "cut", charged=True,
    ),
    "an error in the stream": Row(
        both(says(answer(OVERLOADED, "text/event-stream")),
             says(answer(events([("", {"error": {"message": "oh", "code": 500}})]), "text/event-stream"))),
        NO_ANSWER, "error in the stream", charged=True,
    ),
    "an error called an answer": Row(
        both(whole({"type": "error", "error": {"type": "api_error"}}), whole({"error": {"message": "oh"}})),
        NO_ANSWER, "error in the answer", charged=True,
    ),
    "endless": Row(same(endless(b"[" * 65536, head())), UNREADABLE, "too long", charged=True),
    "endless stream": Row(
        same(endless(b": ping\n\n" * 8192, head("text/event-stream"))), UNREADABLE, "too long", charged=True
    ),
    "a bomb": Row(same(says(packed(b"0" * (16 << 20)))), UNREADABLE, "too long", charged=True),
    "a broken package": Row(
        same(says(answer(b"\x1f\x8b\x08no", headers=GZIP))), UNREADABLE, "bad packing", charged=True
    ),
    "half a package": Row(
        same(says(answer(packed(b'{"a":1}' * 99)[-60:], headers=GZIP))),
        UNREADABLE, "bad packing", charged=True,
    ),
    "an unknown package": Row(
        same(says(answer(b"{}", headers={"Content-Encoding": "br"}))), UNREADABLE, "bad packing", charged=True
    ),
    "garbage for chunks": Row(
        same(says(CHUNKS + b"zz\r\n{}\r\n")), NO_ANSWER, "broken off reading", charged=True
    ),
    "no HTTP at all": Row(same(says(b"SSH-2.0-OpenSSH_9.9\r\n")), NO_ANSWER, "broken off waiting", charged=True),
    "a page": Row(same(says(answer(b"<html>Log in</html>", "text/html"))), UNREADABLE, "content type", charged=True),
    "no JSON": Row(same(says(answer(b'{"content": ['))), UNREADABLE, "not json", charged=True),
    "JSON of another shape": Row(same(says(answer(b'["model"]'))), UNREADABLE, "not json", charged=True),
    "no text in it": Row(same(says(answer(b"\xff\xfe\x00"))), UNREADABLE, "not json", charged=True),
    "a tower of brackets": Row(
        both(says(answer(b'{"content":' + b"[" * 99999)), says(answer(b'{"choices":' + b"[" * 99999))),
        UNREADABLE, "not json", charged=True,
    ),
    "no JSON in a stream": Row(
        same(says(answer(b"data: {oh\n\n", "text/event-stream"))), UNREADABLE, "not json", charged=True
    ),
    "a refusal": Row(
        both(whole(message(stop="refusal")), whole(chat(None, refusal="I can't help with that."))),
        REFUSED, "refused", charged=True, tokens=USED,
    ),
    "filtered": Row(
        both(whole(message(text("As"), stop="refusal")), whole(chat("As", finish="content_filter"))),
        REFUSED, "refused", charged=True, tokens=USED,
    ),
    "a streamed refusal": Row(
        both(says(answer(message_stream(SAID, stop="refusal"), "text/event-stream")),
             says(answer(chat_stream(SAID, finish="content_filter"), "text/event-stream"))),
        REFUSED, "refused", charged=True, tokens=USED,
    ),
    "cut short": Row(
        both(whole(message(text('{"changes": [{'), stop="max_tokens")), whole(chat('{"changes": [{', finish="length"))),
        CUT_SHORT, "length", charged=True, tokens=USED,
    ),
    "cut short, streamed": Row(
        both(says(answer(message_stream(SAID, stop="max_tokens"), "text/event-stream")),
             says(answer(chat_stream(SAID, finish="length"), "text/event-stream"))),
        CUT_SHORT, "length", charged=True, tokens=USED,
    ),
    "empty": Row(
        both(whole(message()), whole(chat(None))), UNREADABLE, "empty", charged=True, tokens=USED
    ),
    "white space": Row(
        both(whole(message(text(" \n"))), whole(chat(" \n"))), UNREADABLE, "empty", charged=True, tokens=USED
    ),
    "a tool call": Row(
        both(whole(message(text("I'll look."), A_TOOL, stop="tool_use")),
             whole(chat(None, finish="tool_calls", tool_calls=[A_CALL]))),
        UNREADABLE, "tool call", charged=True, tokens=USED,
    ),
    "a tool call that calls itself an end": Row(
        both(whole(message(A_TOOL)), whole(chat("", tool_calls=[A_CALL]))),
        UNREADABLE, "tool call", charged=True, tokens=USED,
    ),
    "no choices": Row(
        both(whole({"type": "message", "content": []}), whole({"choices": []})), UNREADABLE, "", charged=True
    ),
    "a megabyte": Row(
        both(whole(message(text(MEGABYTE))), whole(chat(MEGABYTE))), UNREADABLE, "too long", charged=True, tokens=USED
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("situation", "dialect"),
    [(name, one) for name, row in BAD.items() for one in ("anthropic", "openai")[: 1 if row.patience else 2]],
)
def test_a_bad_answer_is_a_value_that_says_what_happened(situation: str, dialect: str) -> None:
    row = BAD[situation]
    outcome = asked(dialect, row.scripts[dialect], patience=row.patience)
    assert isinstance(outcome, NoCompletion)
    detail = row.detail or ("no message" if dialect == "openai" else "empty")
    assert outcome == NoCompletion(row.why, detail, row.charged, row.tokens)


def test_a_bomb_is_not_unpacked_past_its_bound() -> None:
    bomb, body = gzip.compress(b"0" * (32 << 20)), Unpacked("gzip", MOST_BYTES, strict=True)
    tracemalloc.start()
    try:
        with pytest.raises(TooMuch):
            body.took(bomb)
        assert tracemalloc.get_traced_memory()[1] < 4 * MOST_BYTES
    finally:
        tracemalloc.stop()


def test_nobody_there_costs_nothing() -> None:
    with serving(says(b"")) as server:
        address = server.address()
    provided = Provided("gone", "openai", address)
    outcome = openai.complete(provided, "m", Key(), PROMPT, Client())
    assert outcome == NoCompletion(NO_ANSWER, "no connection", left=False)


@pytest.mark.parametrize("dialect", ["anthropic", "openai"])
@pytest.mark.parametrize("key", ["two\r\nx-more: 1", "schlüssel", "a\tb"])
def test_a_key_that_fits_in_no_header_is_not_sent(dialect: str, key: str) -> None:
    with serving(whole(chat(SAID))) as server:
        provided = Provided("there", "openai", server.address())
        speak = anthropic.complete if dialect == "anthropic" else openai.complete
        assert speak(provided, "m", Key(key), PROMPT, Client()) == NoCompletion(NO_ANSWER, "key unusable", left=False)
        assert server.got == []


COUNTS: list[object] = [
    None,
    "many",
    {},
    {"input_tokens": -1, "output_tokens": 1, "prompt_tokens": -1, "completion_tokens": 1},
]


@pytest.mark.parametrize("dialect", ["anthropic", "openai"])
@pytest.mark.parametrize("counts", COUNTS, ids=str)
def test_an_answer_without_counts_is_an_answer(counts: object, dialect: str) -> None:
    outcome = asked(dialect, whole((message(text(SAID)) if dialect == "anthropic" else chat(SAID)) | {"usage": counts}))
    assert isinstance(outcome, Completion)
    assert (outcome.text, outcome.tokens) == (SAID, None)


def test_what_was_cached_is_counted_as_asked() -> None:
    usage = {"input_tokens": 10, "cache_read_input_tokens": 500, "cache_creation_input_tokens": 7, "output_tokens": 3}
    outcome = asked("anthropic", whole(message(text(SAID)) | {"usage": usage}))
    assert isinstance(outcome, Completion)
    assert outcome.tokens == Tokens(517, 3)


def test_a_name_that_is_none_is_not_taken_for_the_model() -> None:
    for told in ("", None, "x\n\u202ey", "m" * 500):
        outcome = asked("openai", whole(chat(SAID) | {"model": told}))
        assert isinstance(outcome, Completion)
        assert outcome.model == "some-model"
