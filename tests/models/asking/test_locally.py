"""Servers on this computer: found by one short question, whatever they answer, and never assumed."""

from __future__ import annotations

import json
import socket
import time
from dataclasses import replace

import pytest

from afterword.models.asking.locally import local_servers
from afterword.models.asking.providers import PRESETS, Provided

from . import servers

OLLAMA = next(one for one in PRESETS if one.name == "ollama")


def at(address: str) -> Provided:
    return replace(OLLAMA, endpoint=address)


def listed(*names: object) -> bytes:
    return json.dumps({"object": "list", "data": [{"id": name} for name in names]}).encode()


def test_a_server_is_named_with_its_models_and_the_next_step() -> None:
    with servers.serving(servers.says(servers.answer(listed("qwen3:4b")))) as server:
        (found,) = local_servers([at(server.address())])
        assert (found.name, found.models) == ("ollama", ("qwen3:4b",))
        assert found.next_steps == (
            "afterword settings provider.ollama.model qwen3:4b",
            "afterword settings provider.ollama.here on",
            "afterword settings provider.ollama.use on",
        )
        (got,) = server.got
        assert got.line == "GET /v1/models HTTP/1.1"
        assert got.body == b""
        assert set(got.headers) == {"host", "accept", "accept-encoding"}


def test_of_several_models_none_is_chosen_and_names_are_only_names() -> None:
    with servers.serving(servers.says(servers.answer(listed("a", "a", "b\x1b[2J", "c" * 500, "", "d")))) as server:
        (found,) = local_servers([at(server.address())])
        assert found.models == ("a", "d")
        assert found.next_steps[0].endswith(".model MODEL")


@pytest.mark.parametrize(
    "content",
    [
        servers.answer(b"<html>a web page</html>", "text/html"),
        servers.answer(b'{"data": 5}'),
        servers.answer(b'{"data": [{"id": 5}]}'),
        servers.answer(b"no", status="404 Not Found"),
        b"HTTP/1.1 302 Found\r\nlocation: http://elsewhere.example/\r\ncontent-length: 0\r\n\r\n",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"",
    ],
)
def test_what_is_no_model_server_is_not_one(content: bytes) -> None:
    with servers.serving(servers.says(content)) as server:
        assert local_servers([at(server.address())]) == ()
        assert len(server.got) == 1


def test_one_that_is_slow_or_endless_is_not_waited_for() -> None:
    with (
        servers.serving(servers.hung()) as hung,
        servers.serving(servers.endless(b"x" * 1000, servers.head())) as endless,
    ):
        began = time.monotonic()
        assert local_servers([at(hung.address()), at(endless.address())], seconds=0.2) == ()
        assert time.monotonic() - began < 5


def test_nobody_but_this_computer_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the environment names a proxy."""
    asked: list[object] = []
    connect = socket.create_connection

    def watched(place: tuple[str, int], *more: object, **named: object) -> socket.socket:
        asked.append(place)
        return connect(place, 1.0)

    monkeypatch.setattr(socket, "create_connection", watched)
    monkeypatch.setenv("http_proxy", "http://proxy.example:3128")
    assert (
        local_servers([*(one for one in PRESETS if one.name in ("anthropic", "openai")), at("https://models.example")])
        == ()
    )
    assert asked == []
    with servers.serving(servers.says(servers.answer(listed("m")))) as server:
        assert len(local_servers([at(server.address())])) == 1
        assert asked == [("127.0.0.1", server.port)]
