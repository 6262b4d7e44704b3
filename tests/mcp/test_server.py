"""The server as assistants meet it: under the official client, as a process, over HTTP; and nothing answers there."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from filelock import FileLock
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from tests.app.world import World
from tests.mcp.told import HERE, Tools

from afterword.app import Done
from afterword.core.entry import AnswerKind
from afterword.mcp.guard import refusal
from afterword.mcp.offered import OFFERED
from afterword.mcp.protocol import Desk, server
from afterword.mcp.serving import NOT_SET_UP
from mcp import Client, StdioServerParameters

RECALLS = {"name": "recall", "arguments": {"query": "x"}}
THREE = ["recall", "remember", "what_was_learned"]


def environment(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CLAUDE", "AFTERWORD"))}
    return {**kept, "AFTERWORD_HOME": str(home), "AFTERWORD_WORDS_ALONE": "1"}


def command(*more: str) -> list[str]:
    return [sys.executable, "-P", "-m", "afterword", "mcp", "--host", "claude-code", *more]


def with_client(tools: Tools, act: Callable[[Client], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Client(server(Desk(tools.serving), "claude-code", HERE)) as client:
            await act(client)

    asyncio.run(run())


def test_three_tools_are_offered_with_what_they_do_and_the_shapes_of_what_they_give(world: World, tools: Tools) -> None:
    async def act(client: Client) -> None:
        found = {one.name: one for one in (await client.list_tools()).tools}
        assert list(found) == THREE
        for name, one in found.items():
            assert one.annotations is not None
            assert one.annotations.read_only_hint is (name != "remember")
            assert (one.annotations.destructive_hint, one.annotations.open_world_hint) == (False, False)
            assert one.output_schema is not None
        assert "only the person" in (client.instructions or "")
        for name, given in (
            ("recall", {"query": "pears"}),
            ("what_was_learned", {}),
            ("remember", {"text": "Likes figs"}),
        ):
            result = await client.call_tool(name, given)
            assert not result.is_error
            assert set(result.structured_content or {}) == set(OFFERED[name].gives["properties"])

    with_client(tools, act)


def test_no_tool_answers_and_none_that_is_tried_by_name_is_there(world: World, tools: Tools) -> None:
    """Each answer by its own name, and each that an assistant might guess: the home is the same before and after."""
    world.app.remember("Lives in Porto", world.app.host_hand())
    tools.call("remember", text="Likes figs")
    before = (world.app.memories(), world.app.waiting(), world.app.never(), world.app.settings())
    guessed = "set_setting settings cap mode clear_never_list never_remove approve accept forget_all delete disconnect"
    names = [*(kind.value for kind in AnswerKind), *guessed.split(), "resources/read", "../recall", "Recall", ""]

    async def act(client: Client) -> None:
        for name in names:
            with pytest.raises(MCPError):
                await client.call_tool(name, {"id": before[1][0].id})
        for name in THREE:
            given = {"query": "x", "text": "x"} if name != "what_was_learned" else {}
            kept = {key: value for key, value in given.items() if key in OFFERED[name].takes}
            for key, value in (("keep", True), ("mode", "quiet"), ("cap", 1000), ("undo", before[1][0].id)):
                assert (await client.call_tool(name, {**kept, key: value})).is_error

    with_client(tools, act)
    assert (world.app.memories(), world.app.waiting(), world.app.never(), world.app.settings()) == before


@pytest.mark.parametrize(
    ("tool", "given", "says"),
    [
        ("recall", {}, "needs 'query'"),
        ("recall", {"query": 7}, "is a text"),
        ("recall", {"query": " "}, "is empty"),
        ("recall", {"query": "x" * 1001}, "longer than 1000"),
        ("recall", {"query": "x", "outside": "true"}, "true or false"),
        ("recall", {"query": "x", "project": "letters"}, "no argument of that name"),
        ("remember", {"text": "x", "kind": "order"}, "is one of"),
        ("remember", {"text": "x" * 201}, "longer than 200"),
        ("what_was_learned", {"all": True}, "no argument of that name"),
    ],
)
def test_what_is_not_as_described_is_said_and_not_guessed(
    tools: Tools, tool: str, given: dict[str, Any], says: str
) -> None:
    came = tools.call(tool, **given)
    assert came.failed
    assert says in came.text


def test_a_home_of_a_newer_release_is_read_and_takes_no_wish(world: World, tools: Tools) -> None:
    world.app.remember("Lives in Porto", world.app.host_hand())
    about = world.folder / "home" / "home.json"
    said = json.loads(about.read_text())
    about.write_text(json.dumps({**said, "layout": said["layout"] + 1}))
    assert tools.texts("recall", query="Porto") == ["Lives in Porto"]
    came = tools.call("remember", text="Likes figs")
    assert came.failed
    assert "newer release" in came.text


def test_a_damaged_home_is_said_and_the_next_call_tries_again(world: World, tools: Tools) -> None:
    about = world.folder / "home" / "home.json"
    whole = about.read_text()
    about.write_text("{")
    came = tools.call("recall", query="Porto")
    assert came.failed
    assert came.text
    about.write_text(whole)
    assert not tools.call("recall", query="Porto").failed


def test_a_home_that_goes_is_not_made_anew_and_one_that_comes_is_opened(world: World, tools: Tools) -> None:
    home = world.folder / "home"
    world.app.remember("Prefers green tea.", world.app.host_hand())
    assert tools.texts("recall", query="green tea") == ["Prefers green tea."]
    for copy in ("second", "third"):
        shutil.copytree(home, world.folder / copy)
    home.rename(world.folder / "elsewhere")
    assert tools.call("recall", query="green tea").text == NOT_SET_UP
    assert tools.call("remember", text="Prefers black tea.").text == NOT_SET_UP
    assert not home.exists()
    (world.folder / "second").rename(home)
    assert tools.texts("recall", query="green tea") == ["Prefers green tea."]
    home.rename(world.folder / "second")
    (world.folder / "third").rename(home)
    assert tools.texts("recall", query="green tea") == ["Prefers green tea."]


def test_over_stdio_only_the_protocol_is_on_stdout_and_it_ends_with_its_stdin(tmp_path: Path) -> None:
    """No home yet, lines that are no JSON, a tool that is not there: all of it is answered, and none is made."""
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}),
        json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        "not json at all \x00\ufffd",
        json.dumps({"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": RECALLS}),
        json.dumps({"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "undo"}}),
    ]  # fmt: skip
    process = subprocess.Popen(
        command(), env=environment(tmp_path / "home"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(f"{line}\n" for line in lines).encode())
    process.stdin.flush()
    answers: dict[Any, Any] = {}
    while not {2, 3} <= answers.keys():
        told = json.loads(process.stdout.readline())
        answers[told.get("id")] = told
    process.stdin.close()
    assert process.wait(timeout=60) == 0
    with process.stdout:
        assert process.stdout.read() == b""
    assert answers[1]["result"]["serverInfo"]["name"] == "afterword"
    assert answers[2]["result"]["isError"]
    assert "not set up" in answers[2]["result"]["content"][0]["text"]
    assert answers[3]["error"]["code"] == -32602
    assert not (tmp_path / "home").exists()


HURRIED = """
import sys
from afterword.storage import lock, opening
opening.HomeLock = lambda path, patience: lock.HomeLock(path, patience=0.3)
sys.argv = ["afterword", "mcp", "--host", "claude-code"]
from afterword.cli import main
main()
"""  # it waits for thirty seconds, which are too long for a test


def test_a_home_that_another_process_writes_to_is_read_and_takes_the_wish_later(world: World) -> None:
    """The assistant is told in words, no more than it needs to know; the same call works once the other is done."""
    world.app.remember("Lives in Porto", world.app.host_hand())
    home = world.folder / "home"
    wish = {"name": "remember", "arguments": {"text": "Likes figs"}}
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", HURRIED],
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None

    def ask(number: int, method: str, given: dict[str, Any]) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        line = {"jsonrpc": "2.0", "id": number, "method": method, "params": given}
        process.stdin.write(json.dumps(line).encode() + b"\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())["result"]

    ask(1, "initialize", hello)
    with FileLock(home / "record" / "writer.lock"):
        found = ask(2, "tools/call", {"name": "recall", "arguments": {"query": "Porto"}})
        assert [one["text"] for one in found["structuredContent"]["quoted"]] == ["Lives in Porto"]
        busy = ask(3, "tools/call", wish)
        assert busy["isError"]
        (said,) = busy["content"]
        assert "Another Afterword process" in said["text"]
        assert "Wait a moment" in said["text"]
        assert str(world.folder) not in said["text"]
    assert not ask(4, "tools/call", wish)["isError"]
    process.stdin.close()
    assert process.wait(60) == 0
    assert process.stderr is not None
    with process.stdout, process.stderr:
        assert process.stdout.read() == b""
        assert b"Traceback" not in process.stderr.read()
    assert [view.text for view in world.app.waiting()] == ["Likes figs"]


def test_two_servers_and_a_person_in_one_home(world: World) -> None:
    """Each is a process of its own under the official client; what the person does meanwhile is there at once."""
    home = world.folder / "home"
    started = StdioServerParameters(command=command()[0], args=command()[1:], env=environment(home), cwd=world.folder)

    async def run() -> None:
        async with Client(started) as one, Client(started) as other:
            for client in (one, other):
                assert (await client.call_tool("recall", {"query": "Porto"})).structured_content["quoted"] == []
            await one.call_tool("remember", {"text": "Likes figs"})
            assert isinstance(world.app.remember("Lives in Porto", world.app.host_hand()), Done)
            for client in (one, other):
                found = (await client.call_tool("recall", {"query": "Porto"})).structured_content
                assert found is not None
                assert [quoted["text"] for quoted in found["quoted"]] == ["Lives in Porto"]

    asyncio.run(run())
    assert [view.text for view in world.app.waiting()] == ["Likes figs"]


TOKEN = "t" * 43
FINE = {"host": ("127.0.0.1:7",), "authorization": (f"Bearer {TOKEN}",)}


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({}, None),
        ({"host": ("localhost:7",), "origin": ("http://localhost:7",), "sec-fetch-site": ("same-origin",)}, None),
        ({"host": ()}, 421),
        ({"host": ("127.0.0.1",)}, 421),
        ({"host": ("127.0.0.1:8",)}, 421),
        ({"host": ("rebound.example:7",)}, 421),
        ({"host": ("127.0.0.1:7", "rebound.example:7")}, 421),
        ({"origin": ("https://evil.example",)}, 403),
        ({"origin": ("null",)}, 403),
        ({"origin": ("http://127.0.0.1:8",)}, 403),
        ({"origin": ("http://127.0.0.1:7", "null")}, 403),
        ({"sec-fetch-site": ("cross-site",)}, 403),
        ({"sec-fetch-site": ("same-site",)}, 403),
        ({"authorization": ()}, 401),
        ({"authorization": (f"Bearer {TOKEN[:-1]}",)}, 401),
        ({"authorization": (f"Basic {TOKEN}",)}, 401),
        ({"authorization": ("Bearer ",)}, 401),
        ({"authorization": ("Bearer ünreal",)}, 401),
    ],
)
def test_who_may_speak_to_it_over_http(more: dict[str, tuple[str, ...]], status: int | None) -> None:
    refused = refusal({**FINE, **more}, 7, TOKEN)
    assert (refused.status if refused else None) == status
    assert refusal({**FINE, **more}, 7, "") is not None


def test_over_http_only_who_brings_the_token_is_answered(world: World) -> None:
    world.app.remember("Lives in Porto", world.app.host_hand())
    home = world.folder / "home"
    process = subprocess.Popen(
        command("--http", "--port", "0"), env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stderr is not None
    address = process.stderr.readline().decode().strip()
    kept = home / "run" / "mcp.token"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    token = kept.read_text()

    async def run() -> None:
        with pytest.raises(Exception):  # noqa: B017, PT011  whatever the client makes of a refusal
            async with Client(address):
                pass
        async with httpx2.AsyncClient(headers={"authorization": f"Bearer {token}"}) as carrying:
            async with Client(streamable_http_client(address, http_client=carrying)) as client:
                found = (await client.call_tool("recall", {"query": "Porto"})).structured_content
                assert found is not None
                assert [quoted["text"] for quoted in found["quoted"]] == ["Lives in Porto"]
            for method, headers in (
                ("GET", {"origin": "https://evil.example"}),
                ("POST", {"host": "rebound.example"}),
                ("OPTIONS", {"origin": "https://evil.example"}),
            ):
                answered = await carrying.request(method, address, headers=headers)
                assert answered.status_code in (403, 421)
                assert "access-control-allow-origin" not in answered.headers

    asyncio.run(run())
    process.send_signal(signal.SIGINT)
    said, trouble = process.communicate(timeout=60)
    assert (said, b"Traceback" in trouble) == (b"", False)
    assert process.returncode in (0, 130)
