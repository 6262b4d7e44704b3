"""The client as a stranger meets it: which way it takes, what it never does, and that it leaves nothing behind."""

from __future__ import annotations

import _thread
import json
import logging
import ssl
import sys
import threading
import time
import traceback
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path
from typing import cast

import pytest

from afterword.models.asking import Completion, Key, NoCompletion, Prompt, Provided, anthropic, openai
from afterword.models.asking.bounds import LONGEST_WAIT, retry_after
from afterword.models.asking.client import Asked, Client, Patience, Reply, Trouble
from afterword.models.asking.providers import Dialect
from afterword.models.asking.routes import proxy_for
from afterword.models.asking.speaking import Wish
from afterword.ports import ReviewFailure

from .servers import Script, Talk, answer, chat, head, hung, message, says, serving, status, text

PROMPT = Prompt("Instructions.", "Material.", '{"type": "object"}')
GOOD = says(answer(b'{"model": "m", "choices": [{"message": {"content": "yes"}, "finish_reason": "stop"}]}'))
PROXIES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PROXIES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


def ask(endpoint: str, key: str = "k", patience: Patience | None = None) -> Completion | NoCompletion:
    return openai.complete(Provided("there", "openai", endpoint), "m", Key(key), PROMPT, Client(patience))


def test_one_request_holds_what_it_must_and_nothing_else() -> None:
    with serving(GOOD) as server:
        assert isinstance(ask(server.address("/base/v1/"), "  secret\n"), Completion)
        (got,) = server.got
    assert got.line == "POST /base/v1/chat/completions HTTP/1.1"
    assert got.headers == {
        "host": f"127.0.0.1:{server.port}",
        "user-agent": "afterword",
        "accept": "application/json, text/event-stream",
        "accept-encoding": "identity",
        "content-type": "application/json",
        "connection": "close",
        "authorization": "Bearer secret",
        "content-length": str(len(got.body)),
    }


@pytest.mark.parametrize("line", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
def test_a_redirect_is_not_followed_and_the_other_host_sees_nothing(line: str) -> None:
    with serving(GOOD) as other, serving(status(line, Location=other.address("/v1/chat/completions"))) as server:
        assert ask(server.address()) == NoCompletion(ReviewFailure.NO_ANSWER, "redirect")
        assert len(server.got) == 1
        time.sleep(0.01)
    assert other.got == []


def test_cookies_are_not_kept() -> None:
    body = b'{"choices": [{"message": {"content": "yes"}, "finish_reason": "stop"}]}'
    client = Client()
    with serving(says(answer(body, headers={"Set-Cookie": "who=you; Path=/"}))) as server:
        for _ in range(2):
            openai.complete(Provided("there", "openai", server.address()), "m", Key(), PROMPT, client)
        assert [("cookie" in got.headers, "authorization" in got.headers) for got in server.got] == [(False, False)] * 2


def test_a_password_file_of_the_system_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".netrc").write_text("machine 127.0.0.1 login me password planted\n")
    monkeypatch.setenv("NETRC", str(tmp_path / ".netrc"))
    monkeypatch.setenv("HOME", str(tmp_path))
    with serving(GOOD) as server:
        ask(server.address(), key="")
    assert "authorization" not in server.got[0].headers


def test_this_computer_is_never_asked_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(status("500 Proxy")) as proxy, serving(GOOD) as server:
        for name in ("http_proxy", "all_proxy"):
            monkeypatch.setenv(name, proxy.address(""))
        assert isinstance(ask(server.address()), Completion)
    assert proxy.got == []


def test_another_computer_is_asked_through_the_proxy_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(GOOD) as proxy:
        monkeypatch.setenv("http_proxy", f"me:planted@127.0.0.1:{proxy.port}")
        assert isinstance(ask("http://models.example/v1"), Completion)
    (got,) = proxy.got
    assert got.line == "POST http://models.example/v1/chat/completions HTTP/1.1"
    assert got.headers["proxy-authorization"].startswith("Basic ")


def test_a_proxy_that_will_not_carry_us_sees_neither_key_nor_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(status("403 Forbidden")) as proxy:
        monkeypatch.setenv("https_proxy", proxy.address(""))
        outcome = ask("https://models.example/v1", "planted")
    assert outcome == NoCompletion(ReviewFailure.NO_ANSWER, "no way through the proxy", left=False)
    (got,) = proxy.got
    assert got.line.startswith("CONNECT models.example:443")
    assert (got.body, "planted" in str(got.headers)) == (b"", False)


@pytest.mark.parametrize("proxy", ["socks5://127.0.0.1:9", "gopher://127.0.0.1:9", "http://[::1"])
def test_a_proxy_that_cannot_be_used_is_a_value(proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("all_proxy", proxy)
    outcome = ask("http://models.example/v1")
    assert outcome == NoCompletion(ReviewFailure.NO_ANSWER, "no way through the proxy", left=False)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://models.example/v1", "http://proxy.example:3128"),
        ("http://models.example/v1", "http://other.example"),
        ("https://inside.example/v1", None),
        ("https://deep.inside.example/v1", None),
        ("http://127.0.0.1:11434/v1", None),
        ("http://127.9.9.9/v1", None),
        ("http://localhost:1234", None),
        ("https://[::1]:8080/v1", None),
        ("http://127.0.0.1.models.example/v1", "http://other.example"),
    ],
)
def test_which_way_is_taken(url: str, expected: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("https_proxy", "http://proxy.example:3128")
    monkeypatch.setenv("http_proxy", "other.example")
    monkeypatch.setenv("no_proxy", "inside.example,10.0.0.1")
    assert proxy_for(url) == expected


def a_certificate(folder: Path) -> ssl.SSLContext:
    """A server's context with a certificate that nobody signed."""
    pytest.importorskip("cryptography")
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(tz=UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    kinds = (
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    both = folder / "both.pem"
    both.write_bytes(key.private_bytes(*kinds) + made.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return context


def test_a_certificate_that_nobody_signed_ends_it_before_a_word_is_said(tmp_path: Path) -> None:
    with serving(GOOD, tls=a_certificate(tmp_path)) as server:
        outcome = ask(server.address(scheme="https"))
    assert outcome == NoCompletion(ReviewFailure.NO_ANSWER, "not verified", left=False)
    assert server.got == []


def test_plain_words_on_a_port_for_tls_are_no_answer() -> None:
    with serving(GOOD) as server:
        outcome = ask(server.address(scheme="https"), patience=Patience(connect=0.1, whole=1))
    assert isinstance(outcome, NoCompletion)
    assert (outcome.why, outcome.charged) == (ReviewFailure.NO_ANSWER, False)


def asking_threads() -> list[threading.Thread]:
    """Those that are still there after a moment."""
    asking = [thread for thread in threading.enumerate() if thread.name == "afterword-asking"]
    for thread in asking:
        thread.join(1)
    return [thread for thread in asking if thread.is_alive()]


def test_giving_up_closes_the_connection() -> None:
    with serving(hung(head())) as server:
        outcome = ask(server.address(), patience=Patience(connect=2, first=2, silent=0.05, whole=2))
        assert outcome == NoCompletion(ReviewFailure.NO_ANSWER, "timed out reading", charged=True)
        assert server.left.wait(2)
    assert asking_threads() == []


@pytest.mark.parametrize("begun", [b"", head(), head("text/event-stream") + b": ping\n\n"])
def test_an_interrupt_goes_through_and_leaves_nothing_open(begun: bytes) -> None:
    with serving(hung(begun)) as server:
        timer = threading.Timer(0.1, _thread.interrupt_main)
        timer.start()
        with pytest.raises(KeyboardInterrupt) as interrupted:
            ask(server.address(), "planted-key")
        timer.join()
        assert server.left.wait(2)
    assert asking_threads() == []
    stack = traceback.TracebackException.from_exception(interrupted.value, capture_locals=True).stack
    ours = [frame for frame in stack if "afterword" in Path(frame.filename).parts]
    assert {frame.name for frame in ours} >= {"complete", "post", "outcome"}
    assert "planted" not in str([frame.locals for frame in ours])


def test_what_was_given_up_while_connecting_is_never_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that takes long to be looked up: nobody waits for it, and what wakes up later says nothing."""
    import socket

    looked_up, real = threading.Event(), socket.getaddrinfo

    def slow(*args: object, **more: object) -> object:
        looked_up.wait(3)
        return real(*args, **more)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    with serving(GOOD) as server:
        began = time.monotonic()
        asked = Asked(server.address(), {}, b"planted")
        monkeypatch.setattr("afterword.models.asking.client._GRACE", 0.05)
        assert Client(Patience(connect=0.05)).post(asked) == Trouble("timed out connecting")
        assert time.monotonic() - began < 2
        looked_up.set()
        assert asking_threads() == []
    assert server.got == []


def test_many_ask_at_once_and_do_not_mix() -> None:
    def script(talk: Talk) -> None:
        said = talk.got.said["messages"][1]["content"]
        body = f'{{"choices": [{{"message": {{"content": "{said}"}}, "finish_reason": "stop"}}]}}'
        talk.send(answer(body.encode()))

    client, answers = Client(), dict[str, object]()
    with serving(script) as server:
        provided = Provided("there", "openai", server.address())

        def one(name: str) -> None:
            answers[name] = openai.complete(provided, "m", Key(), Prompt("", name), client)

        threads = [threading.Thread(target=one, args=(f"number {n}",)) for n in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert answers == {name: Completion(name, "m") for name in answers}
    assert len(answers) == 6


def test_without_the_package_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    assert ask("https://models.example/v1") == NoCompletion(ReviewFailure.NO_ANSWER, "httpx missing", left=False)


LEAKS: dict[str, Script] = {
    "good": says(
        answer(b'{"choices": [{"message": {"content": "planted"}}]}', headers={"X-Planted": "planted-header"})
    ),
    "refused by status": status("401 planted", {"error": {"message": "planted-key is not valid"}}, X_Planted="planted"),
    "no JSON": says(answer(b"planted {")),
    "no HTTP": says(b"planted\r\n\r\n"),
    "a bad header": says(b"HTTP/1.1 200 OK\r\nplanted planted\r\n\r\n"),
    "bad chunks": says(head(**{"Transfer-Encoding": "chunked"}) + b"planted\r\n"),
    "cut": says(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nplanted"),
    "odd packing": says(answer(b"planted", headers={"Content-Encoding": "planted"})),
    "another type": says(answer(b"planted", "text/planted")),
    "led elsewhere": status("302 planted", Location="http://planted.example/planted"),
}


@pytest.mark.parametrize("situation", LEAKS)
@pytest.mark.parametrize("dialect", ["anthropic", "openai"])
def test_nothing_secret_shows_anywhere(
    situation: str, dialect: Dialect, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Markers in key, words, answer and headers: none in what can be printed, logged or raised."""
    prompt = Prompt("planted-instructions", "planted-material", '{"title": "planted-schema"}')
    for name in ("", "httpx", "httpcore", "httpcore.http11", "httpcore.connection", "asyncio"):
        caplog.set_level(logging.DEBUG, name)
    with serving(LEAKS[situation]) as server:
        provided = Provided("there", dialect, server.address(), account="planted-account", key="env:PLANTED_NAME")
        speak = anthropic.complete if dialect == "anthropic" else openai.complete
        outcome = speak(provided, "m", Key("planted-key"), prompt, Client())
    sent = server.got[0]
    assert "planted-key" in str(sent.headers)
    assert b"planted-material" in sent.body
    asked = Asked(server.address(), {"x-api-key": "planted-key"}, b"planted")
    shown: list[object] = [
        outcome,
        prompt,
        provided,
        Key("planted-key"),
        asked,
        Wish(provided, "m", prompt, stream=False),
    ]
    shown.append(Reply(200, "", b"planted"))
    shown_text = "".join(f"{one!r} {one}" for one in shown).casefold()
    assert "planted" not in shown_text
    assert "planted" not in caplog.text.casefold()
    out, err = capfd.readouterr()
    assert "planted" not in (out + err).casefold()


def test_other_users_of_the_library_log_as_they_like(caplog: pytest.LogCaptureFixture) -> None:
    import httpx

    caplog.set_level(logging.INFO, "httpx")
    with serving(GOOD) as server:
        ask(server.address())
        assert caplog.text == ""
        httpx.post(server.address(), trust_env=False, verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
    assert "HTTP Request" in caplog.text


@pytest.mark.parametrize(
    ("told", "date", "expected"),
    [
        ("30", "", 30),
        (" 7 ", "", 7),
        ("0", "", 0),
        ("-5", "", None),
        ("1.5", "", None),
        ("١٢", "", None),
        ("9" * 400, "", LONGEST_WAIT),
        ("Mon, 30 Nov 2026 12:01:00 GMT", "Mon, 30 Nov 2026 12:00:00 GMT", 60),
        ("Mon, 30 Nov 2026 12:00:00 GMT", "Mon, 30 Nov 2026 12:00:09 GMT", 0),
        ("Mon, 30 Nov 2036 12:00:00 GMT", "Mon, 30 Nov 2026 12:00:09 GMT", LONGEST_WAIT),
        ("Mon, 30 Nov 2026 12:01:00 -0000", "Mon, 30 Nov 2026 12:00:00 GMT", 60),
        ("Thu, 01 Jan 1970 00:00:00 GMT", "", 0),
        ("Mon, 99 Nov 2026 12:01:00 GMT", "", None),
        ("soon", "", None),
        ("", "", None),
    ],
)
def test_how_long_a_server_asks_us_to_stay_away(told: str, date: str, expected: int | None) -> None:
    assert retry_after(told, date) == expected


def test_streaming_is_asked_for_when_it_is_wished() -> None:
    for dialect, speak in (("anthropic", anthropic.complete), ("openai", openai.complete)):
        body = message(text("yes")) if dialect == "anthropic" else chat("yes")
        with serving(says(answer(json.dumps(body).encode()))) as server:
            provided = Provided("there", cast("Dialect", dialect), server.address())
            assert isinstance(speak(provided, "m", Key(), PROMPT, Client(stream=True)), Completion)
            assert server.got[0].said["stream"] is True
