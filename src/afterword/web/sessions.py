"""Sessions of the page: begun by a code, known by a cookie, each with a path, a token and tickets of its own.

A session lives in the memory of the process that shows the page and ends with it. Each has a path of its own, and its
cookie is sent there alone: cookies know no ports, so a page of any other server on this computer would be sent one for
'/' too.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote

from afterword.app import Given
from afterword.web.face import Told

COOKIE = "afterword"
PREFIX = "/s/"
MOST = 16  # sessions; the one that was not asked for longest goes first
IDLE = 12 * 60 * 60.0  # seconds without a request, after which a session is over
TOLD_FOR = 60.0  # seconds in which a browser follows where an answer leads it
KEPT = 60 * 60.0  # seconds that the ticket of a form is known
LONGEST_TAB = 64  # characters of what a tab calls itself

_Place = tuple[str, frozenset[tuple[str, str]], str]  # a page of ours as it is asked for, and the tab that asks


@dataclass(frozen=True, slots=True)
class Minted:
    """What a ticket of this session is for: a kind of answer and its fields; ``given`` None: an act, no answer."""

    kind: str
    id: str
    value: str
    given: Given | None
    at: float


@dataclass(slots=True)
class Session:
    """One browser that was let in: all its tabs."""

    name: str
    cookie: str = field(repr=False)
    token: str = field(repr=False)
    code: str = field(repr=False)
    seen: float
    minted: dict[str, Minted] = field(default_factory=dict, repr=False)
    _told: dict[_Place, tuple[Told, float]] = field(default_factory=dict, repr=False)

    @property
    def base(self) -> str:
        """What its addresses begin with."""
        return f"{PREFIX}{self.name}"

    def say(self, address: str, told: Told, tab: str = "") -> None:
        """Have the page at an address of ours say this first, when the tab that is led there asks for it. What nobody
        came for is let go. ``tab``: what the tab calls itself, '' for one that runs no scripts.
        """
        now = time.monotonic()
        self._told = {page: one for page, one in self._told.items() if now - one[1] < TOLD_FOR}
        path, _, query = address.partition("#")[0].partition("?")
        asked = parse_qs(query, keep_blank_values=True)
        self._told[_place(unquote(path), {name: values[0] for name, values in asked.items()}, tab)] = told, now

    def said(self, path: str, query: Mapping[str, str], tab: str = "") -> Told | None:
        """What this page is to say first, once, to this tab. Where nobody came for it in time, nobody is told later."""
        told, at = self._told.pop(_place(path, query, tab), (None, 0.0))
        return told if time.monotonic() - at < TOLD_FOR else None

    def keep(self, ticket: str, minted: Minted) -> None:
        """Know a ticket for as long as its lateness may have to be told from its never having been."""
        while self.minted and minted.at - self.minted[oldest := next(iter(self.minted))].at > KEPT:
            del self.minted[oldest]
        self.minted[ticket] = minted


class Sessions:
    """All sessions of this process."""

    def __init__(self) -> None:
        self._by_name: dict[str, Session] = {}
        self._codes: set[str] = set()

    def begin(self, code: str) -> Session:
        """A new session for a code that was good."""
        digest = _digest(code)
        self._codes.add(digest)
        now = time.monotonic()
        made = Session(secrets.token_urlsafe(16), secrets.token_urlsafe(32), secrets.token_urlsafe(32), digest, now)
        for old in sorted(self._by_name.values(), key=lambda one: one.seen)[: max(0, len(self._by_name) - MOST + 1)]:
            del self._by_name[old.name]
        self._by_name[made.name] = made
        return made

    def used(self, code: str) -> bool:
        """Whether this code began a session before. It is over then: two have the code, and one is not the person."""
        digest = _digest(code)
        if digest not in self._codes:
            return False
        self._by_name = {name: one for name, one in self._by_name.items() if one.code != digest}
        return True

    def find(self, name: str, cookies: tuple[str, ...]) -> Session | str:
        """The session of a path for who brings its cookie; else 'missing' or 'unknown'."""
        if not cookies:
            return "missing"
        found = self._by_name.get(name)
        now = time.monotonic()
        if found is None or now - found.seen > IDLE:
            self._by_name.pop(name, None)
            return "unknown"
        if not any(secrets.compare_digest(found.cookie.encode(), cookie.encode()) for cookie in cookies):
            return "unknown"
        found.seen = now
        return found


def split_path(path: str) -> tuple[str, str]:
    """The name of the session that a path belongs to, and what is asked for there; ('', path) for one of no session."""
    if not path.startswith(PREFIX):
        return "", path
    name, slash, rest = path.removeprefix(PREFIX).partition("/")
    return name, f"{slash}{rest}"


def cookies_in(headers: tuple[str, ...]) -> tuple[str, ...]:
    """Every value of ours among these Cookie headers."""
    pairs = (pair.strip().partition("=") for header in headers for pair in header.split(";"))
    return tuple(value for name, _, value in pairs if name == COOKIE and value)


def token_of(session: Session, tokens: tuple[str, ...]) -> str:
    """'ours' for exactly the session's own token, else 'missing' or 'other'."""
    if not tokens:
        return "missing"
    same = len(tokens) == 1 and secrets.compare_digest(session.token.encode(), tokens[0].encode("utf-8", "replace"))
    return "ours" if same else "other"


def _place(path: str, query: Mapping[str, str], tab: str) -> _Place:
    """Where something is said: however its address is written, and whatever stands first in it."""
    return path or "/", frozenset(query.items()), tab[:LONGEST_TAB]


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()
