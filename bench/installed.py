"""The scenarios on the wheel: built, installed into a fresh environment with the locked core alone, and played there.

Nothing of this tree is seen there: no test, no editable path, no tool that checks the project.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.clock import DidNotRun

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = ("learns-correction", "learns-nothing", "keeps-history", "plant-held")
PLAYED = (("scripted", "claude-code"), ("scripted", "codex"), ("", "claude-code"), ("", "codex"))  # '': built-in rules


def prove() -> tuple[str, list[str]]:
    """What held, and what did not."""
    with TemporaryDirectory(prefix="afterword-wheel-") as made:
        folder = Path(made)
        try:
            python = _installed(folder, _built(folder))
        except DidNotRun as trouble:
            return "no wheel", [str(trouble)]
        told, wrong = [], []
        for model, host in PLAYED:
            for name in SCENARIOS:
                held, failed = _played(python, folder, name, model, host)
                told.append(f"{name} with {host} by {model or 'the built-in rules'}: {held} held")
                wrong += failed
        return "; ".join(told), wrong


def _built(folder: Path) -> Path:
    """The wheel, built by the pinned builder that this environment has."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    _run([*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)], folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _installed(folder: Path, wheel: Path) -> str:
    """The interpreter of a fresh environment that holds the wheel and the locked core."""
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    _run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "core.txt")], folder)
    _run([*pip, "--no-deps", str(wheel)], folder)
    where = _run([str(python), "-P", "-c", "import afterword; print(afterword.__file__)"], folder)
    if str(folder.resolve()) not in str(Path(where.strip()).resolve()):
        raise DidNotRun(f"not the wheel is run but {where.strip()}")
    return str(python)


def _played(python: str, folder: Path, name: str, model: str, host: str) -> tuple[int, list[str]]:
    words = [python, "-P", "-m", "afterword", "eval", name, "--json", "--assistant", host]
    words += ["--model", model] if model else []
    ended = subprocess.run(words, capture_output=True, cwd=folder, env=_env(), check=False, start_new_session=True)
    try:
        checks = json.loads(ended.stdout)["checks"]
    except (ValueError, KeyError):
        return 0, [f"{name}: {ended.stderr.decode('utf-8', 'replace')[-300:]}"]
    failed = [
        f"{name} by {model or 'built-in'}: not so: {one['what']} ({one['found']})" for one in checks if not one["holds"]
    ]
    return len(checks) - len(failed), failed


def _env() -> dict[str, str]:
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "AFTERWORD", "VIRTUAL"))
    }


def _run(words: list[str], folder: Path) -> str:
    ended = subprocess.run(words, capture_output=True, text=True, cwd=folder, env=_env(), check=False)
    if ended.returncode:
        raise DidNotRun(f"{' '.join(words[:6])} … ended with {ended.returncode}: {ended.stderr[-300:]}")
    return ended.stdout
