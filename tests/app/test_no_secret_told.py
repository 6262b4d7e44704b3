"""Markers planted wherever a secret may be (environment, settings, chats): none of them is told by anything we say."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from tests.app.world import World

from afterword.app import Done
from afterword.core.errors import AfterwordError

KEY = "sk-ant-api03-" + "PlantedKey" * 8
IN_CHAT = "ghp_" + "PlantedToken1234567890" * 2
REPLIED = "PlantedInTheReply" * 3
PLANTED = (KEY, IN_CHAT, REPLIED)


class _Refusing(BaseHTTPRequestHandler):
    """Answers everything with a refusal that repeats the key it was given."""

    seen: list[tuple[str, str]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", "0"))).decode()
        type(self).seen.append((self.headers.get("authorization", ""), body))
        told = f'{{"error": "{REPLIED} {self.headers.get("authorization", "")}"}}'.encode()
        self.send_response(401)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, *_: object) -> None:
        """Quiet."""


@pytest.fixture
def address() -> Iterator[str]:
    _Refusing.seen = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Refusing)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    server.server_close()


def set_to(world: World, name: str, value: str) -> None:
    assert isinstance(world.app.set_setting(name, value, world.app.host_hand()), Done)


def test_none_of_them_is_told(world: World, address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    world.env = {"PLANTED": KEY}
    world.again()
    world.agree()
    for name, value in (("endpoint", address), ("dialect", "openai"), ("model", "small"), ("key", "env:PLANTED")):
        set_to(world, f"provider.mine.{name}", value)
    set_to(world, "provider.mine.here", "on")
    set_to(world, "provider.mine.use", "on")
    world.says(f"I prefer tea to coffee. My token is {IN_CHAT}, by the way.", "I always want metric units.")
    world.clock.advance(timedelta(hours=1))
    report = world.app.learn()
    assert [one.reason for one in report.not_looked] == ["no_answer"]
    ((given, body),) = _Refusing.seen
    assert given == f"Bearer {KEY}"
    assert "I prefer tea to coffee" in body
    assert IN_CHAT not in body
    told: list[object] = [report, world.app.sent(), world.app.doctor(), world.app.counts(), world.app.providers()]
    told += [world.app.who_reads(), world.app.settings(), world.app.overview(), caplog.text]
    told += [repr(world.app._parts.asking), repr(world.app._parts.desk().sockets.reviewer)]
    told.append("".join(str(line.body) for line in world.app._parts.sockets.record.lines()))
    for marker in PLANTED:
        found = [f"{one}{one!r}" for one in told if marker in f"{one}{one!r}"]
        assert not [one[max(0, one.find(marker) - 200) :][:400] for one in found], marker


def test_a_key_given_in_the_wrong_place_is_not_repeated(world: World) -> None:
    world.agree()
    for name in ("provider.mine.key", "provider.mine.endpoint", "provider.mine.dialect", "reader", "cap"):
        with pytest.raises(AfterwordError) as refused:
            world.app.set_setting(name, KEY, world.app.host_hand())
        assert KEY not in "".join(traceback.format_exception_only(refused.value)), name
