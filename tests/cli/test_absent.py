"""Where there is no home, commands that only read or run in the background make none, and say how to begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from afterword.cli.program import run

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
)


@pytest.mark.parametrize(("command", "code", "says"), ROWS)
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
    assert "afterword learn" in said or not code
    assert not (tmp_path / "home").exists(), "a home that is only away is not made anew"
    assert not list(tmp_path.iterdir()), "nothing is left behind"
