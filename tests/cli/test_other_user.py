"""Every command as a user who may not read the home: one message with the path and the next step, never a traceback."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import ROOT, Desk

pytestmark = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0,
    reason="only root can become another user, and nothing else would prove this",
)
NOBODY = 65534
# Imports are done while everything may still be read; then each command of the program is run as the other user.
RUN_ALL = """
import contextlib, importlib, io, json, os, pkgutil, sys
import afterword
for module in pkgutil.walk_packages(afterword.__path__, "afterword."):
    if module.name.split(".")[1] in ("cli", "app", "storage", "engine", "assistants"):
        importlib.import_module(module.name)
import filelock, platformdirs, encodings.idna
from afterword.cli.program import _COMMANDS, run
os.setgroups([]); os.setgid(int(sys.argv[2])); os.setuid(int(sys.argv[2]))
told = {}
ARGUMENTS = json.loads(sys.argv[1])
for name in ["", *_COMMANDS]:
    arguments = [name, *ARGUMENTS.get(name, [])] if name else []
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(arguments)
    told[name] = [code, out.getvalue(), err.getvalue()]
json.dump(told, sys.stdout)
"""
ARGUMENTS = {name: ["m-1"] for name in ("why", "undo", "redo", "keep", "forget", "answer", "erase")}
ARGUMENTS |= {"remember": ["Likes tea"], "recall": ["tea"], "pause": ["1h"], "model": ["list"]}
ARGUMENTS |= {
    "nearby": ["tea"],
    "disconnect": ["codex"],
    "backup": ["b.zip"],
    "restore": ["b.zip"],
    "import": ["codex"],
    "hook": ["codex", "Stop"],
    "service": ["status"],
}
AWAY = {"eval", "hook", "mcp"}  # one reads no home, one never fails for one, one tells its client instead


@pytest.fixture
def open_place() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made)


@pytest.mark.parametrize("shut", ["home", "record", "record/record.sqlite3", "config"])
def test_every_command_names_the_path_and_the_next_step(shut: str, known: Desk, open_place: Path) -> None:
    home = shutil.copytree(known.home, open_place / "home")
    if shut != "home":
        for path in (home, *home.rglob("*")):
            os.chown(path, NOBODY, NOBODY)
    closed = home if shut == "home" else home / shut
    os.chown(closed, 0, 0)
    closed.chmod(0o700 if closed.is_dir() else 0o600)
    process = subprocess.run(
        [sys.executable, "-c", RUN_ALL, json.dumps(ARGUMENTS), str(NOBODY)],
        env=Desk(home, open_place).environment(PYTHONPATH=str(ROOT), NO_COLOR="1"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        start_new_session=True,
    )
    assert process.returncode == 0, process.stderr
    told = json.loads(process.stdout)
    assert len(told) > 20
    for name, (code, out, err) in told.items():
        if name in AWAY:
            continue
        said = out if name == "doctor" else err
        assert code == 1, (name, out, err)
        assert "Traceback" not in said
        assert "fault" not in said, (name, said)
        assert str(closed) in said, (name, said)
        assert len(said.splitlines()) >= 2, f"{name} names no next step: {said}"
