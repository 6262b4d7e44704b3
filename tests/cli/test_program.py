"""The command line itself: help, bad usage, endings, and how little it opens before it must."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Desk

COMMANDS = [
    "learn",
    "sweep",
    "learned",
    "why",
    "undo",
    "redo",
    "waiting",
    "keep",
    "forget",
    "answer",
    "erase",
    "memories",
    "remember",
    "recall",
    "earlier",
    "never",
    "chats",
    "sent",
    "connect",
    "disconnect",
    "connections",
    "pause",
    "settings",
    "files",
    "doctor",
    "repair",
    "eval",
]


def test_help_names_every_command(desk: Desk) -> None:
    ended = desk.run("--help")
    assert ended.code == 0
    assert ended.err == ""
    assert [name for name in COMMANDS if f"\n  {name} " not in ended.out] == []


def test_every_command_explains_itself(desk: Desk) -> None:
    commands = [*COMMANDS, "never remove", "chats read", "eval cases", "eval week", "files keep"]
    for command, ended in zip(commands, desk.runs(*([*one.split(), "--help"] for one in commands)), strict=True):
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith(f"Usage: afterword {command}")


BAD_USAGE = (
    ["lern"],
    ["learned", "--wek"],
    ["why"],
    ["why", "a", "b"],
    ["keep"],
    ["recall"],
    ["recall", "x", "--limit", "none"],
    ["recall", "x", "--as-of", "yesterday"],
    ["pause"],
    ["pause", "soon"],
    ["pause", "1h", "--off"],
    ["undo", "--yes"],
    ["keep", "m-1", "--json"],
    ["disconnect"],
    ["connect", "codex", "--yes"],
    ["settings", "mode", "quiet", "--json"],
    ["learn", "--since", "last week"],
    ["eval"],
    ["eval", "cases"],
)


def test_bad_usage_is_said_with_the_next_step(desk: Desk) -> None:
    for arguments, ended in zip(BAD_USAGE, desk.runs(*BAD_USAGE), strict=True):
        assert ended.code == 2, arguments
        assert "Traceback" not in ended.err
        assert ended.err == "" or ended.err.startswith("afterword: ")
        assert "--help" in ended.err + ended.out
        assert not desk.home.exists()


def test_an_answer_has_no_way_around_the_terminal(desk: Desk) -> None:
    """No flag of any answering command says yes for the person."""
    answers = ("undo", "redo", "keep", "forget", "erase", "answer", "remember", "never remove", "chats unmark")
    for ended in desk.runs(*([*command.split(), "--help"] for command in (*answers, "connect", "disconnect"))):
        said = ended.out
        assert "--yes" not in said
        assert "--force" not in said
        assert "--json" not in said


def test_version_opens_nothing(desk: Desk) -> None:
    """Help and version load neither storage nor rules; a hook would feel it."""
    heavy = ("sqlite3", "ruamel", "msgspec", "psutil", "rapidfuzz", "regex")
    rooms = ("afterword.app", "afterword.engine", "afterword.storage", "afterword.language")
    code = (
        "import sys; from afterword.cli.program import run; run(['--version']); "
        f"print([m for m in sys.modules if m.split('.')[0] in {heavy} or m.startswith({rooms})])"
    )
    run = subprocess.run([sys.executable, "-c", code], env=desk.environment(), capture_output=True, text=True)
    assert run.stdout.splitlines()[-1] == "[]", run.stdout + run.stderr


def test_what_only_shows_loads_neither_rules_nor_readers(desk: Desk) -> None:
    """Each of these opens a home and looks at what stands: nothing is judged, read, embedded or answered for it. Every
    program is told where what the packs yield is kept, which reads none.
    """
    told = {"afterword.language", "afterword.language.kept"}
    rules = ("judging", "noticing", "language", "assistants", "remembering")
    rooms = tuple(f"afterword.{room}" for room in (*rules, "models", "engine.hand"))
    code = (
        "import sys; from afterword.cli.program import run; "
        "codes = [run([*words]) for words in ([], ['waiting'], ['learned'], ['memories'], ['never'], ['sent'])]; "
        f"print(codes, [m for m in sys.modules if m.startswith({rooms}) and m not in {told}])"
    )
    run = subprocess.run([sys.executable, "-c", code], env=desk.environment(), capture_output=True, text=True)
    assert run.stdout.splitlines()[-1] == "[0, 0, 0, 0, 0, 0] []", run.stdout + run.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locale of bytes")
def test_any_locale_takes_any_words(desk: Desk) -> None:
    """A terminal or pipe that knows only ASCII: what it cannot show is escaped, and nothing fails."""
    said = "Wohnt in Köln"
    for more in ({"LC_ALL": "C", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}):
        told = desk.run("remember", said, **more)
        assert (told.code, told.err) == (0, ""), more
        shown, shaped = desk.run("waiting", **more), desk.run("waiting", "--json", **more)
        assert (shown.code, shown.err) == (0, "")
        assert "Köln" in shown.out
        assert [one["text"] for one in shaped.json["waiting"]] == [said]
        screen = desk.at_terminal("waiting", answers=(), **more)
        assert screen.code == 0
        assert "Wohnt in K" in screen.out


def test_a_reader_that_leaves_early_hears_no_complaint(desk: Desk) -> None:
    command = [sys.executable, "-m", "afterword", "--help"]
    with subprocess.Popen(command, env=desk.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="a shell's way to close a stream")
@pytest.mark.parametrize("closed", [">&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_fault(desk: Desk, closed: str) -> None:
    command = f'"{sys.executable}" -m afterword memories {closed}'
    ended = subprocess.run(["sh", "-c", command], env=desk.environment(), capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_words_that_cannot_be_written_are_one_message(desk: Desk) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "afterword", "memories"]
        ended = subprocess.run(command, env=desk.environment(), stdout=full, stderr=subprocess.PIPE, text=True)
    assert ended.returncode == 1
    assert ended.stderr.startswith("afterword: No space left on device")
    assert "Exception ignored" not in ended.stderr


def _stopped(process: subprocess.Popen[bytes]) -> bytes:
    """What a process says at Ctrl-C, which is pressed again where it came just before the process began to wait."""
    for _ in range(6):
        process.send_signal(signal.SIGINT)
        try:
            return process.communicate(timeout=10)[1]
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError("Ctrl-C does not end it.")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_stopping_is_said_and_counted(desk: Desk, tmp_path: Path) -> None:
    """Ctrl-C while a command reads: the pipe it reads from tells when it has begun."""
    table = tmp_path / "table.jsonl"
    os.mkfifo(table)
    command = [sys.executable, "-m", "afterword", "eval", "cases", str(table)]
    with subprocess.Popen(command, env=desk.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        writer = os.open(table, os.O_WRONLY)
        try:
            err = _stopped(process)
        finally:
            process.kill()
            os.close(writer)
    assert process.returncode == 130
    assert err.decode().strip().startswith("afterword: Stopped.")
    assert b"Traceback" not in err
