"""What others try on the page over the wire, each with the refusal it meets; nothing of the home is in any of them."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from tests.web.served import Browser, Served, served

from afterword.core.errors import AfterwordError
from afterword.web import app as web_app
from afterword.web import server as web_server
from afterword.web.answers import ANSWERS
from afterword.web.brought import SCRIPT, allowed
from afterword.web.deeds import DEEDS
from afterword.web.guard import FORM, LONGEST_BODY
from afterword.web.pages import PAGES

SECRET = "Keeps bees behind the house"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A page with one thing to find out. No test changes it: that is what they are about."""
    with served(tmp_path_factory.mktemp("house")) as made:
        made.world.app.remember(SECRET, made.world.app.host_hand())
        yield made


@pytest.fixture(scope="module")
def person(house: Served) -> Browser:
    return house.browser()


@pytest.fixture(scope="module")
def stranger(house: Served) -> httpx.Client:
    return house.client()


@pytest.fixture(scope="module")
def other(house: Served) -> Browser:
    return house.browser()


@dataclass(frozen=True)
class Answered:
    """What came back over a socket of one's own."""

    status: int
    headers: dict[str, str]
    body: str

    @property
    def refused(self) -> str:
        return self.headers.get("x-afterword-refused", "")


def raw(house: Served, *lines: str, body: bytes = b"", wait: float = 5.0) -> Answered:
    """Send these lines as they are, an end of the head, and a body; read until the other side is done."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=wait) as wire:
        wire.sendall("\r\n".join((*lines, "Connection: close", "", "")).encode("latin-1") + body)
        return read(wire)


def read(wire: socket.socket) -> Answered:
    got = b""
    try:
        while piece := wire.recv(65536):
            got += piece
    except ConnectionResetError:
        pass  # we had not sent all that it would not take
    head, _, body = got.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    return Answered(int(first.split()[1]) if first else 0, headers, body.decode("utf-8", "replace"))


OURS = "Host: 127.0.0.1:{port}"
COOKIE = "Cookie: afterword={cookie}"
EVIL = "Origin: http://evil.example.com"
UNDO = ("POST {base}/answer/undo HTTP/1.1", f"Content-Type: {FORM}", "Content-Length: 0", COOKIE)
SITE = "Sec-Fetch-Site: "

# Name; lines of the head; status; reason. The cookie is the person's own, as if the browser had sent it along.
WIRE: tuple[tuple[str, tuple[str, ...], int, str], ...] = (
    ("rebinding", ("GET {base}/ HTTP/1.1", "Host: evil.example.com:{port}", COOKIE), 421, "host"),
    ("another port", ("GET {base}/ HTTP/1.1", "Host: 127.0.0.1:80", COOKIE), 421, "host"),
    ("another name of loopback", ("GET {base}/ HTTP/1.1", "Host: localhost:{port}", COOKIE), 421, "host"),
    ("no host", ("GET {base}/ HTTP/1.0", COOKIE), 421, "host"),
    (
        "forwarded",
        ("GET {base}/ HTTP/1.1", "Host: evil.example.com", "X-Forwarded-Host: 127.0.0.1:{port}"),
        421,
        "host",
    ),
    ("a form elsewhere", (*UNDO, OURS, EVIL, f"{SITE}cross-site"), 403, "origin"),
    ("a form elsewhere, old browser", (*UNDO, OURS, EVIL), 403, "origin"),
    ("a form elsewhere without origin", (*UNDO, OURS, f"{SITE}cross-site"), 403, "site"),
    ("a form in a sandbox", (*UNDO, OURS, "Origin: null", f"{SITE}cross-site"), 403, "origin"),
    ("a form of a sandbox, old browser", (*UNDO, OURS, "Origin: null"), 403, "origin"),
    ("a frame", ("GET {base}/ HTTP/1.1", OURS, COOKIE, f"{SITE}cross-site", "Sec-Fetch-Dest: iframe"), 403, "site"),
    ("a link elsewhere", ("GET {base}/ HTTP/1.1", OURS, COOKIE, f"{SITE}cross-site"), 403, "site"),
    ("another server here", ("GET {base}/ HTTP/1.1", OURS, COOKIE, f"{SITE}same-site"), 403, "site"),
    ("a script elsewhere", ("GET {base}/ HTTP/1.1", OURS, COOKIE, EVIL), 403, "origin"),
    ("a stream elsewhere", ("GET {base}/live HTTP/1.1", OURS, COOKIE, EVIL), 403, "origin"),
    ("asking first", ("OPTIONS {base}/ HTTP/1.1", OURS, "Access-Control-Request-Method: POST"), 405, "method"),
    ("another method", ("DELETE {base}/ HTTP/1.1", OURS, COOKIE), 405, "method"),
    ("no cookie", ("GET {base}/ HTTP/1.1", OURS), 403, "no_session"),
    ("a made-up cookie", ("GET {base}/ HTTP/1.1", OURS, "Cookie: afterword=AAAA"), 403, "ended_session"),
    ("no session's path", ("GET / HTTP/1.1", OURS, COOKIE), 403, "ended_session"),
    ("a whole address as target", ("GET http://127.0.0.1:{port}{base}/ HTTP/1.1", OURS), 403, "no_session"),
    ("an icon", ("GET /favicon.ico HTTP/1.1", OURS), 403, "no_session"),
    ("nothing to open with", ("GET /open HTTP/1.1", OURS), 403, "no_code"),
    ("a made-up code", ("GET /open?code=AAAA HTTP/1.1", OURS), 403, "unknown_code"),
    ("a code that climbs", ("GET /open?code=..%2Fpage.json HTTP/1.1", OURS), 403, "unknown_code"),
    (
        "a posted code",
        ("POST /open?code=A HTTP/1.1", OURS, f"Content-Type: {FORM}", "Content-Length: 0"),
        403,
        "no_code",
    ),
    ("no token", (*UNDO, OURS), 403, "no_token"),
    ("a long address", ("GET {base}/search?q=" + "a" * 4000 + " HTTP/1.1", OURS, COOKIE), 414, "address"),
    ("json", ("POST {base}/answer/undo HTTP/1.1", OURS, COOKIE, "Content-Type: application/json"), 415, "form"),
    ("a large body", (*UNDO[:2], f"Content-Length: {LONGEST_BODY + 1}", OURS, COOKIE), 413, "body"),
    ("a body without end", (*UNDO[:2], "Transfer-Encoding: chunked", OURS, COOKIE), 413, "body"),
    ("two lengths", (*UNDO[:2], "Content-Length: 0", "Content-Length: 9", OURS, COOKIE), 400, ""),
    ("a large head", ("GET {base}/ HTTP/1.1", OURS, COOKIE, "X-Much: " + "a" * 30_000), 431, "head"),
    ("a head without end", ("GET {base}/ HTTP/1.1", OURS, COOKIE, "X-Much: " + "a" * 200_000), 400, ""),
    ("no HTTP", ("HELO page",), 400, ""),
)


@pytest.mark.parametrize(("lines", "status", "reason"), [row[1:] for row in WIRE], ids=[row[0] for row in WIRE])
def test_it_is_refused(house: Served, person: Browser, lines: tuple[str, ...], status: int, reason: str) -> None:
    known = {"port": house.port, "base": person.base, "cookie": person.session.cookie}
    came = raw(house, *(line.format(**known) for line in lines))
    assert (came.status, came.refused) == (status, reason)
    assert SECRET not in came.body
    assert not any(name.startswith("access-control") for name in came.headers)
    if reason:
        assert "afterword open" in came.body
        assert came.headers["cache-control"] == "no-store"
        assert "frame-ancestors 'none'" in came.headers["content-security-policy"]


def test_the_same_gets_everything_for_who_was_let_in(house: Served, person: Browser) -> None:
    """So that the table above refuses something."""
    known = {"port": house.port, "base": person.base, "cookie": person.session.cookie}
    came = raw(house, *(line.format(**known) for line in ("GET {base}/ HTTP/1.1", OURS, COOKIE, f"{SITE}none")))
    assert came.status == 200
    assert SECRET in came.body


EVERYWHERE = (
    *(("GET", path) for path in (*PAGES, "/live")),
    *(("POST", f"/answer/{answer.kind}") for answer in ANSWERS),
    *(("POST", f"/do/{deed.name}") for deed in DEEDS),
)


@pytest.mark.parametrize(("method", "path"), EVERYWHERE)
def test_nothing_is_there_without_a_session(
    house: Served, person: Browser, other: Browser, stranger: httpx.Client, method: str, path: str
) -> None:
    """Reads too, files too, the stream too; and not with the cookie of another session."""
    headers = {"content-type": FORM} if method == "POST" else {}
    came = stranger.request(method, f"{person.base}{path}", headers=headers)
    assert (came.status_code, came.headers["x-afterword-refused"]) == (403, "no_session")
    came = other.client.request(
        method, f"{person.base}{path}", headers={**headers, "cookie": f"afterword={other.session.cookie}"}
    )
    assert (came.status_code, came.headers["x-afterword-refused"]) == (403, "ended_session")


@pytest.mark.parametrize("path", [path for method, path in EVERYWHERE if method == "POST"])
def test_no_answer_without_the_sessions_own_token(person: Browser, other: Browser, path: str) -> None:
    for token, reason in ((other.token, "foreign_token"), ("", "foreign_token")):
        came = person.post(path, token=token, ticket="t-1")
        assert (came.status_code, came.headers["x-afterword-refused"]) == (403, reason)


def test_every_page_has_the_headers(person: Browser) -> None:
    for path in (*PAGES, "/nowhere"):
        headers = person.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith(f"default-src 'none'; script-src {allowed(SCRIPT)};")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        assert not any(name.startswith("access-control") for name in headers)


def test_the_cookie_is_for_this_session_alone(house: Served) -> None:
    came = house.client().get("/open", params={"code": house.code()})
    parts = [part.strip() for part in came.headers["set-cookie"].split(";")]
    assert set(parts[1:]) == {f"Path={came.headers['location']}", "HttpOnly", "SameSite=Strict"}
    assert len(parts[0]) > 40


def test_a_code_opens_once_and_who_comes_second_closes_it(house: Served) -> None:
    code = house.code()
    first, second = house.client(), house.client()
    opened = first.get("/open", params={"code": code})
    assert first.get(opened.headers["location"]).status_code == 200
    came = second.get("/open", params={"code": code})
    assert (came.status_code, came.headers["x-afterword-refused"]) == (403, "used_code")
    assert "set-cookie" not in came.headers
    assert first.get(opened.headers["location"]).status_code == 403


def test_a_code_is_good_for_a_minute(house: Served) -> None:
    code = house.code()
    place = next((house.world.folder / "home" / "run" / "codes").iterdir())
    assert code not in place.name
    old = time.time() - 62
    os.utime(place, (old, old))
    came = house.client().get("/open", params={"code": code})
    assert (came.status_code, came.headers["x-afterword-refused"]) == (403, "late_code")
    assert not place.exists()


CLIMBING = (
    "/static/../app.py",
    "/static/..%2fapp.py",
    "/static/%2e%2e/%2e%2e/app.py",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    "/static/..%5c..%5capp.py",
    "/static/page.js%00.css",
    "/static/",
    "/static/./page.js",
    "/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/templates/layout.html",
    "/static/../page.css",
)


@pytest.mark.parametrize("path", CLIMBING)
def test_no_address_leads_to_the_disk(house: Served, person: Browser, path: str) -> None:
    came = raw(
        house,
        f"GET {person.base}{path} HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        f"Cookie: afterword={person.session.cookie}",
    )
    assert came.status == 404
    assert "root:" not in came.body
    assert "from __future__" not in came.body


def test_who_dawdles_is_let_go(house: Served, person: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A head drop by drop, also as a second request; a body that does not come."""
    monkeypatch.setattr(web_server, "PATIENCE", 0.3)
    monkeypatch.setattr(web_app, "BODY_PATIENCE", 0.3)
    host = f"Host: 127.0.0.1:{house.port}\r\n"
    with socket.create_connection(("127.0.0.1", house.port), timeout=5) as wire:
        wire.sendall(b"GET / HT")
        assert read(wire).status == 0
    with socket.create_connection(("127.0.0.1", house.port), timeout=5) as wire:
        wire.sendall(f"GET / HTTP/1.1\r\n{host}\r\nGET / HT".encode())
        assert read(wire).status == 403
    with (
        socket.create_connection(("127.0.0.1", house.port), timeout=5) as wire,
        pytest.raises((ConnectionResetError, BrokenPipeError)),
    ):
        drop_by_drop(wire)
    cookie = f"Cookie: afterword={person.session.cookie}"
    came = raw(
        house,
        f"POST {person.base}/answer/undo HTTP/1.1",
        host.strip(),
        cookie,
        f"Content-Type: {FORM}",
        "Content-Length: 50",
        body=b"token=",
    )
    assert came.status == 400
    assert person.get("/").status_code == 200


def drop_by_drop(wire: socket.socket) -> None:
    for letter in "GET / HTTP/1.1" * 10:
        wire.sendall(letter.encode())
        time.sleep(0.05)


def test_a_form_of_thousands_of_fields_is_none(person: Browser) -> None:
    body = "&".join(["token=" + person.token, *("ticket=a" for _ in range(2000))])
    came = person.client.post(f"{person.base}/answer/keep", content=body, headers={"content-type": FORM})
    assert (came.status_code, came.headers["x-afterword-refused"]) == (400, "form")


BACK = (
    "https://evil.example.com/",
    "//evil.example.com/",
    "/\\evil.example.com",
    "javascript:alert(1)",
    "/\r\nX: y",
    "",
)


@pytest.mark.parametrize("back", BACK)
def test_an_answer_leads_back_to_our_own_pages_alone(person: Browser, back: str) -> None:
    came = person.post("/answer/undo", token=person.token, id="nothing", back=back)
    assert came.status_code == 303
    assert came.headers["location"] == f"{person.base}/"
    assert "x" not in came.headers


def test_a_home_in_trouble_is_said_and_shows_nothing(
    house: Served, person: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise AfterwordError("The home went away.", "Bring it back.")

    monkeypatch.setattr(web_app, "draw", broken)
    came = person.get("/")
    assert (came.status_code, came.headers["x-afterword-refused"]) == (503, "home")
    assert "Bring it back." in came.text
