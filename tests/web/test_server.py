"""The page as processes: opened at a terminal, found again, ending by itself; what assistants and other users get."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.cli.conftest import ROOT, Desk
from tests.storage.users import NOBODY
from tests.web.served import fields_of

from afterword.app import open_afterword
from afterword.cli import page as cli_page
from afterword.cli.program import run
from afterword.core.entry import Answered, AnswerKind, Refused, Route
from afterword.models.extras import here
from afterword.storage.processes import SystemRunning
from afterword.web.peer import is_stranger

SERVE = """
import os, sys
from afterword.app.opening import open_page
from afterword.web.server import serve
sys.exit(serve(lambda: open_page(env=os.environ), idle=float(sys.argv[1])))
"""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    (tmp_path / "person").mkdir()
    made = Desk(tmp_path / "home", tmp_path / "person")
    yield made
    end(made)


def said(desk: Desk) -> dict[str, object]:
    """What the page that runs says of itself; {} where none does."""
    try:
        return dict(json.loads((desk.home / "run" / "page.json").read_text()))
    except FileNotFoundError:
        return {}


def pid_of(desk: Desk) -> int | None:
    number = str(said(desk).get("process", "")).partition("@")[0]
    return int(number) if number.isdigit() else None


def end(desk: Desk, number: int = signal.SIGTERM) -> None:
    """End the page of this desk, if it runs and is one, and wait until it has."""
    pid = pid_of(desk)
    if pid is None or not SystemRunning().runs(str(said(desk)["process"])):
        return
    if b"afterword.web" not in Path(f"/proc/{pid}/cmdline").read_bytes():
        return
    os.kill(pid, number)
    until(lambda: not Path(f"/proc/{pid}").exists() or "Z" in Path(f"/proc/{pid}/stat").read_text().rsplit(")")[1][:3])


def until(what: Callable[[], bool], patience: float = 20.0) -> None:
    began = time.monotonic()
    while not what():
        assert time.monotonic() - began < patience, "It never came."
        time.sleep(0.02)


def client() -> httpx.Client:
    return httpx.Client(trust_env=False, verify=False, timeout=20)


def answers(desk: Desk) -> list[Answered | Refused]:
    app = open_afterword(desk.home, env={}, embedder=None)
    try:
        return [line.answer for line in app._parts.desk().standing().answers]
    finally:
        app.close()


def test_opened_at_a_terminal_answered_found_again_and_ended(desk: Desk) -> None:
    """The whole way: the address is printed, the browser is let in, an answer is taken by the page."""
    opened = desk.at_terminal("open", "--print")
    assert opened.code == 0, opened.out
    address = opened.out.split()[0]
    assert address.startswith("http://127.0.0.1:")
    with client() as browser:
        came = browser.get(address)
        base = address.partition("/open")[0] + came.headers["location"].rstrip("/")
        page = browser.get(f"{base}/")
        assert page.status_code == 200
        token = fields_of(page.text)["token"][0]
        asked = {"token": token, "id": "fact", "value": "Owns a cat", "back": "/"}
        ticket = fields_of(browser.post(f"{base}/answer/write", data=asked).text)["ticket"][0]
        assert browser.post(f"{base}/answer/write", data={**asked, "ticket": ticket}).status_code == 303
        assert "Owns a cat" in browser.get(f"{base}/").text
        first = said(desk)
        again = desk.at_terminal("open", "--print")
        assert said(desk) == first
        assert browser.get(again.out.split()[0]).status_code == 303
    answered = answers(desk)[-1]
    assert isinstance(answered, Answered)
    assert (answered.answer, answered.route) == (AnswerKind.WRITE, Route.PAGE)
    end(desk)
    assert said(desk) == {}
    for place in (desk.home / "run").rglob("*"):
        assert place.stat().st_mode & 0o077 == 0, place


def test_a_page_that_was_killed_is_started_again_and_a_browser_is_called(desk: Desk, tmp_path: Path) -> None:
    script, called = tmp_path / "browser", tmp_path / "called"
    script.write_text(f'#!/bin/sh\necho "$1" > {called}\n')
    script.chmod(0o755)
    opened = desk.at_terminal("open", BROWSER=str(script))
    assert opened.code == 0, opened.out
    assert "http" not in opened.out
    until(lambda: called.exists() and called.read_text().endswith("\n"))
    first = pid_of(desk)
    end(desk, signal.SIGKILL)
    assert desk.at_terminal("open", BROWSER=str(script)).code == 0
    assert pid_of(desk) not in (first, None)
    with client() as browser:
        until(lambda: browser.get(called.read_text().strip()).status_code == 303)


@pytest.mark.parametrize("way", ["pipe", "marker"])
def test_an_assistants_shell_opens_nothing(desk: Desk, way: str) -> None:
    """The same refusal as for every answer; no code is minted and nothing is started."""
    if way == "pipe":
        ended = desk.run("open", "--print")
        told, reasons = ended.err, {"no_terminal", "agent_process"}
    else:
        ended = desk.at_terminal("open", "--print", CLAUDECODE="1")
        told, reasons = ended.out, {"agent_marker"}
    assert ended.code == 3
    assert "http" not in told
    assert not (desk.home / "run").exists()
    refused = answers(desk)[-1]
    assert isinstance(refused, Refused)
    assert refused.answer is AnswerKind.OPEN
    assert refused.reason in reasons


def served_by(desk: Desk, idle: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, idle],
        env=desk.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def test_it_ends_by_itself_when_nobody_looks_and_there_is_only_one(desk: Desk) -> None:
    page = served_by(desk, "4")
    until(lambda: "port" in said(desk))
    app = open_afterword(desk.home, env={}, embedder=None)
    host = f"http://127.0.0.1:{said(desk)['port']}"
    with client() as browser:
        base = host + browser.get(f"{host}/open", params={"code": app.page.run.mint()}).headers["location"].rstrip("/")
        with browser.stream("GET", f"{base}/live") as stream:
            lines = stream.iter_lines()
            assert [next(lines) for _ in range(3)][1] == "event: now"
            second = served_by(desk, "4")
            assert second.wait(30) == 1
            time.sleep(4)
            assert page.poll() is None  # somebody looks
            app.remember("Owns a cat", None)
            while (line := next(lines)) != "event: moved":
                assert line in ("", ": here") or line.startswith("data: ")
    app.close()
    assert page.wait(20) == 0
    assert said(desk) == {}


def test_a_page_whose_place_is_taken_ends(desk: Desk) -> None:
    page = served_by(desk, "60")
    until(lambda: "port" in said(desk))
    (desk.home / "run" / "page.json").write_text('{"port": 1, "process": "none@0"}')
    assert page.wait(20) == 0
    assert said(desk)["port"] == 1


AS_ANOTHER = """
import json, os, sys, urllib.request, urllib.error
os.setgroups([]); os.setgid(int(sys.argv[3])); os.setuid(int(sys.argv[3]))
host, code = sys.argv[1], sys.argv[2]
def get(path, cookie=""):
    request = urllib.request.Request(host + path, headers={"Cookie": cookie} if cookie else {})
    try:
        with urllib.request.urlopen(request, timeout=10) as came:
            return [came.status, came.read().decode()]
    except urllib.error.HTTPError as error:
        return [error.code, error.headers.get("x-afterword-refused"), error.read().decode()]
told = {"/": get("/"), "code": get("/open?code=" + code)}
for place in sys.argv[4:]:
    try:
        told[place] = os.listdir(place) if os.path.isdir(place) else open(place).read()
    except OSError as error:
        told[place] = type(error).__name__
json.dump(told, sys.stdout)
"""


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become another user")
def test_another_user_of_the_computer_gets_nothing(desk: Desk) -> None:
    """Not the page, not the files, and no session for a code read off a command line; the owner still gets it."""
    page = served_by(desk, "60")
    until(lambda: "port" in said(desk))
    app = open_afterword(desk.home, env={}, embedder=None)
    app.remember("Keeps bees", None)
    host, code = f"http://127.0.0.1:{said(desk)['port']}", app.page.run.mint()
    places = [str(desk.home / "run" / name) for name in ("page.json", "codes", "page.lock", "")]
    ended = subprocess.run(
        [sys.executable, "-c", AS_ANOTHER, host, code, str(NOBODY), *places],
        capture_output=True,
        cwd="/",
        text=True,
        timeout=60,
    )
    told = json.loads(ended.stdout or ended.stderr)
    assert told["/"][:2] == [403, "no_session"]
    assert told["code"][:2] == [403, "stranger"]
    assert "bees" not in ended.stdout
    assert {told[place] for place in places} == {"PermissionError"}
    with client() as browser:
        assert browser.get(f"{host}/open", params={"code": code}).status_code == 303
    app.close()
    page.terminate()
    assert page.wait(20) == 0


def connected(family: int, own: tuple[str, int], to: tuple[str, int]) -> socket.socket:
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind(own)
    made.connect(to)
    return made


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become another user")
@pytest.mark.parametrize(("family", "written"), [(socket.AF_INET, "{}"), (socket.AF_INET6, "::ffff:{}")])
def test_another_user_does_not_hide_behind_a_connection_of_the_owner(family: int, written: str) -> None:
    """Between the same two numbers of ports, from another address of this computer."""
    with socket.create_server(("127.0.0.1", 0)) as page:
        port = page.getsockname()[1]
        with connected(family, (written.format("127.0.0.1"), 0), (written.format("127.0.0.1"), port)) as owner:
            number = owner.getsockname()[1]
            os.seteuid(NOBODY)
            try:
                other = connected(family, (written.format("127.0.0.2"), number), (written.format("127.0.0.1"), port))
            finally:
                os.seteuid(0)
            with other:
                assert is_stranger(("127.0.0.2", number), port)
                assert not is_stranger(("127.0.0.1", number), port)


def test_whose_a_connection_is_where_nothing_is_said_of_it() -> None:
    assert not is_stranger(None, 1)
    assert not is_stranger(("127.0.0.1", 1), 2)


def test_what_is_missing_is_named_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_page, "find_spec", lambda name: None if name == "uvicorn" else name)
    assert run(["open"]) == 1
    told = capsys.readouterr().err
    assert "uvicorn" in told
    assert here().with_extra("web") in told


def test_the_page_is_loaded_by_nobody_but_open(tmp_path: Path) -> None:
    """The program itself starts without it."""
    code = "import sys; from afterword.cli.program import run; run(['--help']); print(*sys.modules, file=sys.stderr)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    loaded = set(ended.stderr.split())
    assert not loaded & {"uvicorn", "starlette", "jinja2", "afterword.web", "psutil"}
    assert "open" in ended.stdout
