"""What the HTTP dialects share: one request, asked once more without what the endpoint does not know, and the outcomes
by status. A dialect itself is pure: it makes a body and reads one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from afterword.ports import ReviewFailure

from .client import Asked, Client, Reply, Trouble
from .completing import TOO_LONG, Completion, Key, NoCompletion, Prompt, Tokens
from .providers import Provided

LONGEST_TEXT = 200_000  # characters; five changes take a hundredth of it
_LONGEST_NAME = 120
_MOST_TOKENS = 1_000_000_000

EVENTS = "text/event-stream"
NOTHING = msgspec.Raw(b"")  # of a field that is kept as it came: it was not there
JSON_KINDS = frozenset({"", "application/json", "text/json"})


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a stream: its name ('' where it has none) and its data."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Wish:
    """All that a request's body is made from. ``without``: the fields that this endpoint said it does not know."""

    provided: Provided
    model: str
    prompt: Prompt
    stream: bool
    without: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Dialect:
    """How one protocol is spoken. ``spare``: the fields that a request can do without, and the words by which an error
    names each.
    """

    address: Callable[[str], str]
    headers: Callable[[Key, frozenset[str]], Mapping[str, str]]
    body: Callable[[Wish], Mapping[str, object]]
    read_whole: Callable[[bytes, Wish], Completion | NoCompletion]
    read_stream: Callable[[tuple[Event, ...], Wish], Completion | NoCompletion]
    spare: tuple[tuple[str, re.Pattern[bytes]], ...]


def complete(
    dialect: Dialect, provided: Provided, model: str, key: Key, prompt: Prompt, client: Client
) -> Completion | NoCompletion:
    """One completion. Where the endpoint refuses the request and names a field that it can do without, it is asked once
    more without all that it named; a refused request costs nothing. Any other refusal stands.
    """
    if not key.fits:
        return NoCompletion(ReviewFailure.NO_ANSWER, "key unusable", left=False)
    wish = Wish(provided, model, prompt, client.stream)
    reply = _post(dialect, wish, key, client)
    if isinstance(reply, Reply) and reply.status in {400, 422}:
        named = frozenset(field for field, words in dialect.spare if words.search(reply.body))
        if named:
            wish = Wish(provided, model, prompt, client.stream, named)
            reply = _post(dialect, wish, key, client)
    return _outcome(dialect, wish, reply)


def _post(dialect: Dialect, wish: Wish, key: Key, client: Client) -> Reply | Trouble:
    return client.post(
        Asked(
            dialect.address(wish.provided.endpoint),
            dialect.headers(key, wish.without),
            msgspec.json.encode(dialect.body(wish)),
        )
    )


def _outcome(dialect: Dialect, wish: Wish, reply: Reply | Trouble) -> Completion | NoCompletion:
    match reply:
        case Trouble(("too long" | "bad packing") as detail):
            return unreadable(detail)
        case Trouble(detail, left):
            return NoCompletion(ReviewFailure.NO_ANSWER, detail, charged=left, left=left)
        case Reply(200, kind, body) if kind == EVENTS:
            return _bounded(dialect.read_stream(events(body), wish))
        case Reply(200, kind, body) if kind in JSON_KINDS or kind.endswith("+json"):
            return _bounded(dialect.read_whole(body, wish))
        case Reply(200):
            return unreadable("content type")
        case Reply(status, _, body, wait):
            return by_status(status, body, wait)


_CONTEXT = re.compile(rb"context[ _-]?(?:size|length|window)|maximum context", re.IGNORECASE)
_FILTERED = re.compile(rb"content[_ -]?(?:filter|policy|management)", re.IGNORECASE)


def by_status(status: int, body: bytes, wait: int | None) -> NoCompletion:
    """What a status other than 200 means. A refusal by status costs nothing; behind most of the 500s someone may have
    answered without us knowing.
    """
    detail = f"http {status}" + (f", again in {wait} s" if wait is not None else "")
    if status in {400, 422}:
        if _CONTEXT.search(body):
            return NoCompletion(ReviewFailure.NOT_OFFERED, TOO_LONG)
        refused = _FILTERED.search(body) is not None
        return NoCompletion(ReviewFailure.REFUSED if refused else ReviewFailure.NOT_OFFERED, detail)
    if status == 404:
        return NoCompletion(ReviewFailure.NOT_OFFERED, detail)
    if 200 <= status < 300:
        return unreadable(detail)
    if 300 <= status < 400:
        return NoCompletion(ReviewFailure.NO_ANSWER, "redirect")
    return NoCompletion(ReviewFailure.NO_ANSWER, detail, charged=status >= 500 and status not in {503, 529})


def _bounded(outcome: Completion | NoCompletion) -> Completion | NoCompletion:
    """An answer that is text at all, and no longer than one can be."""
    if not isinstance(outcome, Completion):
        return outcome
    if not outcome.text.strip():
        return unreadable("empty", outcome.tokens)
    return unreadable("too long", outcome.tokens) if len(outcome.text) > LONGEST_TEXT else outcome


def unreadable(detail: str, tokens: Tokens | None = None) -> NoCompletion:
    """Someone answered, and it cannot be read."""
    return NoCompletion(ReviewFailure.UNREADABLE, detail, charged=True, tokens=tokens)


def cut_short(tokens: Tokens | None) -> NoCompletion:
    """The answer ended where it was not done."""
    return NoCompletion(ReviewFailure.CUT_SHORT, "length", charged=True, tokens=tokens)


def refused(tokens: Tokens | None) -> NoCompletion:
    """The model, or a filter before it, would not answer."""
    return NoCompletion(ReviewFailure.REFUSED, "refused", charged=True, tokens=tokens)


def broken(detail: str) -> NoCompletion:
    """The endpoint said 200 and then that it failed, or fell silent in the middle."""
    return NoCompletion(ReviewFailure.NO_ANSWER, detail, charged=True)


_Counts = TypeVar("_Counts", bound=msgspec.Struct)


def counted(told: msgspec.Raw, kind: type[_Counts]) -> _Counts | None:
    """Counts as the endpoint tells them; None where they are of no shape we know. An answer is not lost for that."""
    try:
        return msgspec.json.decode(told, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def tokens_used(asked: object, answered: object) -> Tokens | None:
    """Both counts, where both are counts."""
    if not (_is_count(asked) and _is_count(answered)):
        return None
    return Tokens(int(str(asked)), int(str(answered)))


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST_TOKENS


def named_model(told: str | None, asked: str) -> str:
    """The model's name as the endpoint says it, where it is a name at all."""
    told = (told or "").strip()
    return told if told and told.isprintable() and len(told) <= _LONGEST_NAME else asked


def events(body: bytes) -> tuple[Event, ...]:
    """The events of a stream: 'event:' and 'data:' lines up to an empty one, comments left out. One that a broken
    connection left without its empty line is no event.
    """
    found, name, data = [], "", list[bytes]()
    for line in body.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n"):
        field, _, value = line.partition(b":")
        value = value.removeprefix(b" ")
        if not line:
            if data:
                found.append(Event(name, b"\n".join(data)))
            name, data = "", []
        elif field == b"data":
            data.append(value)
        elif field == b"event":
            name = value.decode("utf-8", "replace")
    return tuple(found)
