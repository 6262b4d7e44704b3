"""Where there is no home, commands that only read or run in the background make none, and say how to begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from afterword.cli.program import _COMMANDS, run

ROWS: tuple[tuple[str, int, str], ...] = (
    # in the background, or nothing to do without one
    ("sweep", 1, "There is no home of Afterword"),
    ("sweep --json", 1, "There is no home of Afterword"),
    ("daemon", 1, "There is no home of Afterword"),
    ("service status", 1, "There is no home of Afterword"),
    ("tidy", 1, "There is no home of Afterword"),
    ("backup kept.zip", 1, "There is no home of Afterword"),
    ("export", 1, "There is no home of Afterword"),
    # what only reads
    ("repair", 0, "There is no home of Afterword"),
    ("repair --rejudge", 0, "could be learned again"),
    ("doctor", 0, "There is no home of Afterword"),
    ("", 0, "afterword learn"),
    ("--json", 0, '/home"'),
    ("memories", 0, "afterword learn"),
    ("waiting", 0, "Nothing waits for you"),
    ("recall tea", 0, "Nothing found"),
    ("sent", 0, "No model was asked"),
    ("settings mode", 0, "careful"),
    ("model list", 0, "settings embedder NAME"),
    ("learn --dry-run", 0, "Nothing new to look at."),
    ("learned", 0, "afterword learn"),
    ("why m-nothing", 1, "There is no learning or memory"),
    ("earlier", 0, "Nothing was replaced or put away yet."),
    ("never", 0, "You have taken nothing back."),
    ("chats", 0, "No assistant with chats was found on this computer."),
    ("nearby tea", 0, "Nothing that it knows bears on this."),
    ("profile", 0, "There is nothing to tell yet."),
    ("connections", 0, "Once one is here: afterword connect HOST"),
    ("connections --json", 0, '"codex"'),
    ("connections --status-line", 1, "There is no home of Afterword"),
    ("providers", 0, "No assistant is learned from yet: afterword learn"),
    ("settings", 0, "careful"),
    ("files", 0, "afterword memories"),
    ("doctor --counts", 0, "afterword learn"),
    ("restore --powers", 1, "There is no home of Afterword"),
    ("import claude-code", 0, "/.claude/projects/*/memory/*.md\n"),
    ("import codex", 0, "/.codex/memories/MEMORY.md\n"),
    ("tidy --dry-run", 1, "There is no home of Afterword"),
)


# What is named there is not there: its own next step says more than how to begin.
MISSING: tuple[tuple[str, int, str], ...] = (
    ("chats show claude-code:one", 1, "See them: afterword chats --all"),
    ("chats read nothing.json", 1, "Name a file or folder of chats."),
    ("restore nothing.zip", 3, "Run it in a terminal."),
    ("import nothing.json", 1, "Name a file, or one of: claude-code, codex."),
)
# What answers, writes, begins a home, goes on in a process of its own or has no home.
ACTS = frozenset(
    [
        "undo",
        "redo",
        "keep",
        "forget",
        "answer",
        "erase",
        "remember",
        "open",
        "connect",
        "disconnect",
        "pause",
        "hook",
        "mcp",
        "eval",
    ]
)


def test_every_command_that_only_looks_is_in_the_table() -> None:
    assert {command.partition(" ")[0] for command, *_ in ROWS} - {"", "--json"} == set(_COMMANDS) - ACTS


@pytest.mark.parametrize(("command", "code", "says"), [*ROWS, *MISSING])
def test_no_home_is_made_and_the_way_to_begin_is_said(
    command: str,
    code: int,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("AFTERWORD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert run(command.split()) == code
    said = "".join(capfd.readouterr())
    assert says in said
    assert "afterword learn" in said or not code or (command, code, says) in MISSING
    assert not (tmp_path / "home").exists(), "a home that is only away is not made anew"
    assert not list(tmp_path.iterdir()), "nothing is left behind"
