"""The daemon as a process: what it answers, who may ask, how it ends, and that nothing of it is ever left over."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import psutil
import pytest
from tests.daemon.conftest import PROJECT, Ended, Person, line_of, until

import afterword
from afterword.app.laying import numbers
from afterword.hooking import places
from afterword.hooking.calling import GREETING

NOTHING = Ended(0, b"", b"")
ASKED = "What should I drink in the morning, coffee or tea?"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a pipe stands for the socket there")


@pytest.fixture(scope="module")
def served(connected: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Mira's computer with a daemon that several tests ask; each leaves it serving."""
    folder = tmp_path_factory.mktemp("served") / "m"
    shutil.copytree(connected, folder)
    person = Person(folder)
    person.daemon()
    yield person
    person.end_all()


def speak(person: Person, said: bytes) -> bytes:
    """Connect to the daemon's socket and say this."""
    with socket.socket(socket.AF_UNIX) as plug:
        plug.settimeout(20)
        before = Path.cwd()
        os.chdir(person.run)
        try:
            plug.connect(places.SOCKET)
        finally:
            os.chdir(before)
        try:
            plug.sendall(said)
            plug.shutdown(socket.SHUT_WR)
        except OSError:
            return b""
        heard = b""
        try:
            while part := plug.recv(1 << 16):
                heard += part
        except ConnectionResetError:  # it read no more of what was said
            return b""
        return heard


def test_a_chat_gets_the_profile_and_a_prompt_what_bears_on_it(served: Person) -> None:
    folder, plug = served.run.stat(), (served.run / places.SOCKET).stat()
    assert (stat.S_IMODE(folder.st_mode), stat.S_IMODE(plug.st_mode)) == (0o700, 0o600)
    begun = served.hook("claude-code", "SessionStart", served.told("SessionStart", source="startup"))
    assert "harbour pilot" in begun.block
    ended = served.prompts(ASKED)
    assert (ended.code, ended.err) == (0, b"")
    assert "green tea" in ended.block
    assert served.prompts("Rename the function in parser.py") == NOTHING
    assert served.hook("claude-code", "Stop", served.told("Stop", stop_hook_active=False)) == NOTHING
    cursor = served.hook("cursor", "sessionStart", {"workspace_roots": [PROJECT]})
    assert "harbour" in cursor.json["additional_context"]
    log = (served.run / "daemon.log").read_text()
    assert "began release=" in log
    assert not any(word in log for word in ("tea", "parser", "harbour", str(served.folder)))


def test_at_rest_it_is_small_and_alone_and_a_signal_ends_it_without_a_trace(mira: Person) -> None:
    daemon = mira.daemon()
    assert mira.prompts(ASKED).block
    until(lambda: not psutil.Process(daemon.pid).children(), "the first round ended")
    assert psutil.Process(daemon.pid).memory_info().rss < 120 << 20
    assert [one.pid for one in mira.ours()] == [daemon.pid]
    daemon.send_signal(signal.SIGTERM)
    assert daemon.wait(30) == 0
    assert daemon.stderr is not None
    assert daemon.stderr.read() == b""
    assert not (mira.run / places.SOCKET).exists()
    assert not mira.ours()
    assert mira.prompts(ASKED).block


def test_what_a_chat_told_is_said_once_to_one_window_and_undone_by_a_word_there(mira: Person) -> None:
    """Who only looks finds the line until then."""
    mira.says("I always want the tide tables in UTC.", ago=timedelta(minutes=30))
    mira.run.mkdir(mode=0o700, exist_ok=True)
    app = mira.opened()
    key = app.project_of(PROJECT) or ""
    app.close()
    (mira.run / places.FOLDERS).write_text(places.folder_line(PROJECT, key, number := numbers([key])[key]))
    mira.daemon()
    until(lambda: "learned=1" in (mira.run / "daemon.log").read_text(), "the chat was looked at")
    glance = mira.run / places.GLANCES / str(number)
    assert glance.read_text() == "Afterword learned 1 thing."
    said = [mira.prompts("Rename the function in parser.py") for _ in range(3)]
    assert said[0].json == {"systemMessage": "Afterword learned 1 thing."}
    assert not glance.exists()
    assert said[1:] == [NOTHING, NOTHING]
    mira.says("Thanks.", "afterword undo", ago=timedelta(0))
    mira.hook("claude-code", "Stop", mira.told("Stop"))
    until(lambda: (mira.run / places.SAID).exists() and [*(mira.run / places.SAID).iterdir()], "it was answered")
    assert mira.prompts("Rename the function in parser.py").json["systemMessage"].startswith("Taken back.")
    assert mira.prompts("Rename the function in parser.py") == NOTHING


def test_the_socket_takes_events_and_nothing_else(served: Person) -> None:
    """Neither another form, nor an answer, nor what is cut short or too long; and it goes on serving."""
    event = b'{"prompt": "coffee or tea, in the morning?", "session_id": "s"}'
    head = GREETING + b" claude-code UserPromptSubmit %d\n" % len(event)
    assert b"green tea" in speak(served, head + event)
    wrong = [
        b"",
        b"\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        head.replace(b"afterword-hook 1", b"afterword-hook 2") + event,
        head.replace(b"afterword-hook 1", b"afterword-hook 10") + event,
        head[:-1],
        head + event[:-10],
        GREETING + b" claude-code UserPromptSubmit 99999999999\n" + event,
        GREETING + b" claude-code UserPromptSubmit -1\n" + event,
        GREETING + b" claude-code UserPromptSubmit \xd9\xa3\n" + event,
        b"x" * 5000,
    ]
    for said in wrong:
        assert speak(served, said) == b"", said
    for act in ("undo", "keep", "forget", "erase", "settings", "remember", "answer"):
        said = GREETING + b" claude-code %s %d\n" % (act.encode(), len(event)) + event
        assert speak(served, said) in {b"", GREETING + b" 0\n"}
    assert b"green tea" in speak(served, head + event)
    app = served.opened()
    assert len(app.memories()) == 2
    app.close()


def test_two_daemons_serve_no_home_and_the_second_says_so(served: Person) -> None:
    words = [sys.executable, "-m", "afterword", "daemon"]
    second = subprocess.run(words, env=served.env(), capture_output=True, timeout=60)
    assert second.returncode == 1
    assert b"serves this home already" in second.stderr
    assert served.prompts(ASKED).block


def test_one_that_hangs_is_not_waited_for(served: Person) -> None:
    daemon = served.started[0]
    daemon.send_signal(signal.SIGSTOP)
    try:
        said = served.told("UserPromptSubmit", prompt=ASKED)
        assert served.hook("claude-code", "UserPromptSubmit", said, AFTERWORD_HOOK_MS="") == NOTHING
    finally:
        daemon.send_signal(signal.SIGCONT)


def test_after_kill_nothing_is_left_and_the_next_one_serves(mira: Person) -> None:
    """Killed in the middle of a round: the round ends too; a hook falls back to the table; another daemon starts."""
    daemon = mira.daemon()
    until(lambda: any("round" in line_of(one) for one in psutil.Process(daemon.pid).children()), "one ran")
    daemon.kill()
    daemon.wait()
    assert (mira.run / places.SOCKET).exists()
    assert mira.prompts(ASKED).block
    until(lambda: not [one for one in mira.ours() if "round" in line_of(one)], "the round ended")
    (mira.run / places.SEEN).unlink()
    mira.daemon()
    assert mira.prompts(ASKED).block


def test_another_release_ends_it_so_that_it_is_started_anew(mira: Person, tmp_path: Path) -> None:
    """A copy of the package serves; when its files are replaced it ends with the code that says: start me again."""
    lib = tmp_path / "lib"
    shutil.copytree(Path(afterword.__file__).parent, lib / "afterword", ignore=shutil.ignore_patterns("__pycache__"))
    daemon = mira.daemon(PYTHONPATH=str(lib), AFTERWORD_MINUTE="0.2")
    first = lib / "afterword" / "__init__.py"
    first.write_text(first.read_text().replace('__version__ = "', '__version__ = "9'))
    assert daemon.wait(60) == 75
    until(lambda: not [one for one in mira.ours() if "daemon" in line_of(one)], "nothing was left")


def test_by_hand_a_hook_says_the_same(mira: Person) -> None:
    words = [sys.executable, "-m", "afterword", "hook", "claude-code", "UserPromptSubmit"]
    said = json.dumps(mira.told("UserPromptSubmit", prompt=ASKED)).encode()
    ended = subprocess.run(words, env=mira.env(), input=said, capture_output=True, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"green tea" in ended.stdout
    hurried = subprocess.run(words, env=mira.env(AFTERWORD_HOOK_MS="0"), input=said, capture_output=True, timeout=60)
    assert (hurried.returncode, hurried.stderr) == (0, b"")
    for wrong in (b"", b"no JSON"):
        ended = subprocess.run(words, env=mira.env(), input=wrong, capture_output=True, timeout=60)
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
    assert not mira.ours()
