"""The terminal that is asked is the controlling one: not stdin, not a pipe, not from the background."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from afterword.storage.terminal import printable

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these tests make terminals of their own")
ROOT = Path(__file__).resolve().parents[2]
ASK = (
    "from afterword.storage.terminal import SystemTerminal as T; t = T();"
    "open({said!r}, 'w').write(repr((t.present(), t.ask('Keep it? '))))"
)


def in_terminal(program: str, typed: list[tuple[str, bytes]], *, stdin: bytes = b"", early: bytes = b"") -> str:
    """Run a program in a session of its own with a terminal of its own; give all that was shown on it.

    ``typed``: after these words were seen, these bytes are typed. ``stdin`` stands on the program's standard input.
    """
    import pty

    child, terminal = pty.fork()
    if child == 0:
        read, write = os.pipe()
        os.write(write, stdin)
        os.close(write)
        os.dup2(read, 0)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(sys.executable, [sys.executable, "-c", program])
    shown = b""
    os.write(terminal, early)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            piece = os.read(terminal, 1000)
        except OSError:
            break
        if not piece:
            break
        shown += piece
        if typed and typed[0][0].encode() in shown:
            os.write(terminal, typed.pop(0)[1])
    os.waitpid(child, 0)
    os.close(terminal)
    return shown.decode()


def test_what_is_typed_at_the_terminal_is_the_answer(tmp_path: Path) -> None:
    said = tmp_path / "said"
    shown = in_terminal(ASK.format(said=str(said)), [("Keep it?", "ja, bitte 日本\n".encode())])
    assert said.read_text() == repr((True, "ja, bitte 日本"))
    assert "Keep it? " in shown


def test_stdin_does_not_answer(tmp_path: Path) -> None:
    said = tmp_path / "said"
    in_terminal(ASK.format(said=str(said)), [("Keep it?", b"no\n")], stdin=b"yes\nyes\nyes\n")
    assert said.read_text() == repr((True, "no"))


def test_what_was_typed_before_the_question_does_not_answer(tmp_path: Path) -> None:
    said = tmp_path / "said"
    program = "import time; time.sleep(1);" + ASK.format(said=str(said))
    in_terminal(program, [("Keep it?", b"no\n")], early=b"yes\nyes\n")
    assert said.read_text() == repr((True, "no"))


def test_the_end_of_input_is_an_empty_answer(tmp_path: Path) -> None:
    said = tmp_path / "said"
    in_terminal(ASK.format(said=str(said)), [("Keep it?", b"\x04")])
    assert said.read_text() == repr((True, ""))


def test_only_the_first_line_is_the_answer(tmp_path: Path) -> None:
    said = tmp_path / "said"
    in_terminal(ASK.format(said=str(said)), [("Keep it?", b"n\ny\n")])
    assert said.read_text() == repr((True, "n"))


def test_without_a_controlling_terminal_nobody_is_asked(tmp_path: Path) -> None:
    said = tmp_path / "said"
    subprocess.run(
        [sys.executable, "-c", ASK.format(said=str(said))],
        start_new_session=True,
        input=b"yes\n",
        check=True,
        timeout=60,
    )
    assert said.read_text() == repr((False, None))


def test_from_the_background_nobody_is_asked(tmp_path: Path) -> None:
    said = tmp_path / "said"
    program = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "if os.fork() == 0:\n"
        f"    os.setpgid(0, 0)\n    {ASK.format(said=str(said))}\n    os._exit(0)\n"
        "os.wait()\n"
    )
    in_terminal(program, [])
    assert said.read_text() == repr((False, None))


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ("plain\nlines", "plain\nlines"),
        ("\x1b[2Jgone\x1b]0;title\x07", "[2Jgone]0;title"),
        ("back\b\b\rover", "backover"),
        ("\u202etxet", "txet"),
        ("ta\tb\x00\x9b1m", "tab1m"),
        ("हिन्दी, فارسی‌ها, 👩‍🚀", "हिन्दी, فارسی‌ها, 👩‍🚀"),
        ("\ud800", ""),
    ],
)
def test_what_a_terminal_would_obey_is_not_shown(shown: str, expected: str) -> None:
    assert printable(shown) == expected


def test_what_is_shown_cannot_hide_the_question(tmp_path: Path) -> None:
    said = tmp_path / "said"
    program = ASK.format(said=str(said)).replace("'Keep it? '", "'\\x1b[2J\\x1b[8mKeep it? '")
    assert "\x1b" not in in_terminal(program, [("Keep it?", b"n\n")])
