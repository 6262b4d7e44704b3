"""The guard, row by row: what each refuses, that it refuses only that, and that nothing else is let through."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from afterword.web.face import Told
from afterword.web.guard import (
    ANSWERING,
    COMING_IN,
    DOOR,
    FORM,
    INSIDE,
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_PATH,
    Knock,
    Known,
    Refusal,
    at_the_door,
    refused,
)
from afterword.web.refusing import refusal_page
from afterword.web.sessions import LONGEST_TAB, TOLD_FOR, Sessions, cookies_in, split_path, token_of

OURS = "127.0.0.1:23456"
READ = Knock(23456, "GET", "/s/x/", (OURS,), (), ("none",))
SENT = Knock(23456, "POST", "/s/x/answer/undo", (OURS,), (f"http://{OURS}",), ("same-origin",), (FORM,), 90)

REFUSED: tuple[tuple[str, Knock, dict[str, Any]], ...] = (
    ("host", READ, {"hosts": ()}),
    ("host", READ, {"hosts": ("127.0.0.1",)}),
    ("host", READ, {"hosts": ("127.0.0.1:23457",)}),
    ("host", READ, {"hosts": ("localhost:23456",)}),
    ("host", READ, {"hosts": ("[::1]:23456",)}),
    ("host", READ, {"hosts": ("rebound.example.com:23456",)}),
    ("host", READ, {"hosts": (f"{OURS}.",)}),
    ("host", READ, {"hosts": (OURS, OURS)}),
    ("host", READ, {"hosts": (OURS, "evil.example.com")}),
    ("origin", SENT, {"origins": ("http://evil.example.com",)}),
    ("origin", SENT, {"origins": ("https://127.0.0.1:23456",)}),
    ("origin", SENT, {"origins": ("http://127.0.0.1:23457",)}),
    ("origin", SENT, {"origins": ("http://localhost:23456",)}),
    ("origin", SENT, {"origins": (f"http://{OURS}", "http://evil.example.com")}),
    ("origin", SENT, {"origins": ("null",), "sites": ()}),
    ("origin", SENT, {"origins": ("null",), "sites": ("none",)}),
    ("origin", SENT, {"origins": ("null",), "sites": ("cross-site",)}),
    ("origin", READ, {"origins": ("http://evil.example.com",)}),
    ("site", READ, {"sites": ("cross-site",)}),
    ("site", READ, {"sites": ("same-site",)}),
    ("site", READ, {"sites": ("same-origin", "cross-site")}),
    ("site", READ, {"sites": ("",)}),
    ("method", READ, {"method": "PUT"}),
    ("method", READ, {"method": "DELETE"}),
    ("method", READ, {"method": "OPTIONS"}),
    ("method", READ, {"method": "HEAD"}),
    ("method", READ, {"method": "get"}),
    ("address", READ, {"target": "/s/x/search?q=" + "a" * LONGEST_PATH}),
    ("head", READ, {"head": LONGEST_HEAD + 1}),
    ("form", SENT, {"content_types": ()}),
    ("form", SENT, {"content_types": ("application/json",)}),
    ("form", SENT, {"content_types": ("text/plain",)}),
    ("form", SENT, {"content_types": ("multipart/form-data; boundary=x",)}),
    ("form", SENT, {"content_types": (FORM, "text/plain")}),
    ("body", SENT, {"content_length": LONGEST_BODY + 1}),
    ("body", SENT, {"content_length": None}),
    ("body", SENT, {"chunked": True}),
    ("body", READ, {"content_length": 1}),
    ("body", READ, {"chunked": True}),
)
PASSES: tuple[tuple[Knock, dict[str, Any]], ...] = (
    (READ, {}),
    (READ, {"sites": ()}),
    (READ, {"sites": ("same-origin",)}),
    (READ, {"target": "/" + "a" * (LONGEST_PATH - 1)}),
    (READ, {"content_length": 0}),
    (READ, {"head": LONGEST_HEAD}),
    (SENT, {}),
    (SENT, {"origins": ()}),
    (SENT, {"origins": (), "sites": ()}),
    (SENT, {"origins": ("null",)}),  # a form of our own page, which asks for no referrer
    (SENT, {"content_types": (f"{FORM}; charset=UTF-8",)}),
    (SENT, {"content_length": LONGEST_BODY}),
)


@pytest.mark.parametrize(("reason", "knock", "changed"), REFUSED)
def test_what_is_not_ours_is_refused_for_its_own_reason(reason: str, knock: Knock, changed: dict[str, Any]) -> None:
    refusal = at_the_door(replace(knock, **changed))
    assert refusal is not None
    assert refusal.reason == reason
    assert refusal.says
    assert "afterword open" in refusal.next_step


@pytest.mark.parametrize(("knock", "changed"), PASSES)
def test_what_is_ours_passes(knock: Knock, changed: dict[str, Any]) -> None:
    assert at_the_door(replace(knock, **changed)) is None


KNOWN = (
    (COMING_IN, Known(code="stranger"), "stranger"),
    (COMING_IN, Known(code="missing"), "no_code"),
    (COMING_IN, Known(code="used"), "used_code"),
    (COMING_IN, Known(code="late"), "late_code"),
    (COMING_IN, Known(code="unknown"), "unknown_code"),
    (COMING_IN, Known(code="anything else"), "unknown_code"),
    (COMING_IN, Known(code="good"), None),
    (INSIDE, Known(session="missing"), "no_session"),
    (INSIDE, Known(session="unknown"), "ended_session"),
    (INSIDE, Known(), "ended_session"),
    (INSIDE, Known(session="ours"), None),
    (ANSWERING, Known(token="missing"), "no_token"),
    (ANSWERING, Known(token="other"), "foreign_token"),
    (ANSWERING, Known(token="ours"), None),
)


@pytest.mark.parametrize(("rows", "known", "reason"), KNOWN)
def test_who_is_not_known_is_refused(rows: Any, known: Known, reason: str | None) -> None:
    refusal = refused(rows, known)
    assert (refusal.reason if refusal is not None else None) == reason


def test_every_row_has_a_reason_of_its_own_and_a_test() -> None:
    rows = [row.refusal.reason for row in DOOR]
    rows += [row.refusal.reason for table in (COMING_IN, INSIDE, ANSWERING) for row in table]
    assert len(rows) == len(set(rows))
    assert set(rows) == {reason for reason, *_ in REFUSED} | {reason for *_, reason in KNOWN if reason}


def test_a_session_is_found_by_its_path_and_its_cookie_together() -> None:
    sessions = Sessions()
    one, other = sessions.begin("a"), sessions.begin("b")
    assert sessions.find(one.name, (one.cookie,)) is one
    assert sessions.find(one.name, ("stale", one.cookie)) is one
    assert sessions.find(one.name, ()) == "missing"
    assert sessions.find(one.name, (other.cookie,)) == "unknown"
    assert sessions.find("", (one.cookie,)) == "unknown"
    assert len({one.name, one.cookie, one.token, other.name, other.cookie, other.token}) == 6


def test_a_code_that_comes_twice_ends_what_it_began() -> None:
    """One of the two who had it is not the person: nobody keeps what it opened."""
    sessions = Sessions()
    one, other = sessions.begin("a"), sessions.begin("b")
    assert not sessions.used("c")
    assert sessions.used("a")
    assert sessions.find(one.name, (one.cookie,)) == "unknown"
    assert sessions.find(other.name, (other.cookie,)) is other


def test_the_oldest_session_makes_room() -> None:
    sessions = Sessions()
    made = [sessions.begin(str(number)) for number in range(20)]
    kept = [one for one in made if sessions.find(one.name, (one.cookie,)) is one]
    assert kept == made[4:]


def test_what_nobody_came_for_is_neither_said_nor_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session, now = Sessions().begin("a"), [0.0]
    monkeypatch.setattr("afterword.web.sessions.time.monotonic", lambda: now[0])
    for page in ("/", "/why?id=m-1"):
        session.say(page, Told(page))
    now[0] = TOLD_FOR
    assert session.said("/", {}) is None
    session.say("/never", Told("late"))
    assert session.said("/never", {}) == Told("late")
    assert not session._told


@pytest.mark.parametrize(
    ("back", "path", "query"),
    [
        ("/never#end", "/never", {}),
        ("/?", "", {}),
        ("/why?b=2&a=%20", "/why", {"a": " ", "b": "2"}),
        ("/search?q=100%25+%2B1", "/search", {"q": "100% +1"}),
        ("/search?q=100%&q=other", "/search", {"q": "100%"}),
        ("/wai%74ing", "/waiting", {}),
        ("/a%2574", "/a%74", {}),
    ],
)
def test_what_is_said_is_found_however_its_address_was_written(back: str, path: str, query: dict[str, str]) -> None:
    session = Sessions().begin("a")
    session.say(back, Told("done"))
    assert session.said("/why", {"b": "2"}) is None
    assert [session.said(path, query), session.said(path, query)] == [Told("done"), None]


def test_two_tabs_on_one_page_are_each_told_their_own() -> None:
    session = Sessions().begin("a")
    for tab in ("", "x" * LONGEST_TAB, "y"):
        session.say("/never", Told(tab), tab)
    assert session.said("/never", {}, "z") is None
    assert [session.said("/never", {}, tab) for tab in ("y", "", "x" * LONGEST_TAB)] == [
        Told("y"),
        Told(""),
        Told("x" * LONGEST_TAB),
    ]


@pytest.mark.parametrize(
    ("status", "reason", "heading"),
    [
        (403, "ended_session", "Open it anew"),
        (403, "late_code", "Open it anew"),
        (403, "site", "Not from here"),
        (500, "fault", "This did not work"),
    ],
)
def test_who_left_the_page_for_long_is_not_told_to_go_away(status: int, reason: str, heading: str) -> None:
    assert f"<h1>{heading}</h1>" in refusal_page(Refusal(status, reason, "So it is."))


def test_a_token_is_the_sessions_own_and_comes_once() -> None:
    session = Sessions().begin("a")
    assert token_of(session, (session.token,)) == "ours"
    assert token_of(session, ()) == "missing"
    assert token_of(session, ("",)) == "other"
    assert token_of(session, ("é",)) == "other"
    assert token_of(session, (session.token, session.token)) == "other"


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ((), ()),
        (("afterword=a",), ("a",)),
        (("theme=dark; afterword=a; afterword=b",), ("a", "b")),
        (("afterword=a", "afterword=b"), ("a", "b")),
        (("afterword=; xafterword=c; afterword",), ()),
    ],
)
def test_cookies_are_read_whole(headers: tuple[str, ...], found: tuple[str, ...]) -> None:
    assert cookies_in(headers) == found


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        ("/s/abc/waiting", ("abc", "/waiting")),
        ("/s/abc/", ("abc", "/")),
        ("/s/abc", ("abc", "")),
        ("/s/", ("", "")),
        ("/waiting", ("", "/waiting")),
        ("//s/abc/", ("", "//s/abc/")),
    ],
)
def test_a_path_names_its_session(path: str, parts: tuple[str, str]) -> None:
    assert split_path(path) == parts
