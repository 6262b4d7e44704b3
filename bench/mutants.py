"""Whether the tests of the gate, of grounding, of the memory check and of the stages notice when a rule is wrong.

Every small wrong change to these modules is tried in a child of a process in which everything slow is warm already; the
tests beside the module must fail. What they let pass must stand in ``docs/mutation.md`` with its reason.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from bench.clock import DidNotRun
from bench.mutating import Mutant, mutants

HERE = Path(__file__).resolve().parents[1]
EXPLAINED = HERE / "docs" / "mutation.md"
SOURCES = HERE / "src" / "afterword"
TESTS = HERE / "tests" / "judging"
ROWS = ("gate", "injection")
# Rows of the tables that go through the gate; the others know nothing of these modules.
TABLES = tuple(f"test_tables.py::test_{whose}_rows[{table}]" for whose in ("our_own", "shared") for table in ROWS)
# Each module with its tests: those that decide most mutants first. What is soon done begins.
MODULES: dict[str, tuple[str, ...]] = {
    "judging.stages": ("test_stages.py",),
    "judging.grounding": ("test_grounding.py", "test_gate.py", *TABLES),
    "language.placing": ("test_grounding.py", "test_gate.py", *TABLES),
    "judging.check": ("test_check.py", "test_gate.py", *TABLES),
    "judging.case": ("test_gate.py", *TABLES),
    "judging.gate": ("test_gate.py", *TABLES, "test_gate_properties.py"),
}
AT_ONCE = 2  # modules that are gone through at the same time, each in a process of its own
SLOWER = 8  # times what the unchanged module takes, in processor time: a child that takes longer hangs, and was noticed
LEAST = 20  # seconds that every child has
TOLD_EVERY = 20  # mutants after which it is told how far it has come
_OFF = ("cacheprovider", "unraisableexception", "threadexception", "logging", "cov", "xdist", "doctest")
_QUIETLY = ("-x", "-q", "--no-header", "--tb=no", *(f"-pno:{plugin}" for plugin in _OFF))
_AGAIN = ("afterword.judging", "afterword.language.placing", "tests.judging")  # what every child reads anew
_LINE = re.compile(r"^- `(?P<name>[^`]+)`", re.MULTILINE)


def prove() -> tuple[str, list[str]]:
    """What was tried, and what is wrong: survivors without a reason, and reasons for what no longer survives."""
    begun = time.perf_counter()
    with ThreadPoolExecutor(AT_ONCE) as at_once:
        told = list(at_once.map(_told_by_a_process, MODULES))
    tried = sum(one["tried"] for one in told)
    alive = {name: place for one in told for name, place in one["alive"].items()}
    explained = set(_LINE.findall(EXPLAINED.read_text(encoding="utf-8"))) if EXPLAINED.exists() else set[str]()
    wrong = [f"survives without a reason: {place}: {name}" for name, place in alive.items() if name not in explained]
    wrong += [f"explained but noticed or gone: {name}" for name in sorted(explained - alive.keys())]
    took = round(time.perf_counter() - begun)
    return f"{tried} wrong changes, {tried - len(alive)} noticed, {len(alive)} survive; {took} s", wrong


def _told_by_a_process(module: str) -> dict[str, Any]:
    program = [sys.executable, "-m", "bench.mutants", module]
    done = subprocess.run(program, stdout=subprocess.PIPE, text=True, check=False, cwd=HERE)
    if done.returncode != 0:
        raise DidNotRun(f"the mutants of {module} ended with {done.returncode}; it says why above")
    return cast("dict[str, Any]", json.loads(done.stdout))


def survivors(module: str, only: Collection[str] = ()) -> tuple[int, dict[str, str]]:
    """How many mutants of a module there are, and those that its tests let pass: name, and file with line.

    ``only``: names of the only ones to try. Raises RuntimeError where the tests fail before anything is changed.
    """
    os.environ["CI"] = "1"  # properties try the same examples for each mutant
    path = SOURCES / f"{module.replace('.', '/')}.py"
    files = [str(TESTS / name) for name in MODULES[module]]
    if _run(files):
        raise RuntimeError(f"the tests of {module} fail before anything is changed")
    every = list(mutants(module.rpartition(".")[2], path.read_text(encoding="utf-8")))
    gc.collect()
    gc.freeze()  # children share what is warm, and do not go through it again
    tried = [one for one in every if not only or one.name in only]
    longest = max(LEAST, SLOWER * _unchanged(files))
    alive: dict[str, str] = {}
    for count, one in enumerate(tried, start=1):
        if not _noticed(module, one, files, longest):
            alive[one.name] = f"{path.relative_to(HERE).as_posix()}:{one.line}"
            print(f"survives: {one.name}", file=sys.stderr, flush=True)
        if count % TOLD_EVERY == 0:
            print(f"{module}: {count} of {len(tried)}", file=sys.stderr, flush=True)
    return len(tried), alive


def _unchanged(files: Sequence[str]) -> float:
    """Seconds of processor time of a child in which nothing is changed."""
    child = os.fork()
    if child == 0:
        os._exit(_again(files))
    _, status, used = os.wait4(child, 0)
    if status:
        raise RuntimeError("the tests fail a second time, though nothing is changed")
    return used.ru_utime + used.ru_stime


def _noticed(module: str, mutant: Mutant, files: Sequence[str], longest: float) -> bool:
    """Whether the tests fail in a child in which the module is the mutant, or take more than ``longest`` seconds of
    processor time.
    """
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_VIRTUAL, longest)  # a busy machine must not look like a test that fails
        os._exit(_as_mutant(module, mutant, files))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) != 0


def _as_mutant(module: str, mutant: Mutant, files: Sequence[str]) -> int:
    """Exit code of the tests with the mutant in the module's place: 0 where they pass."""
    sys.meta_path.insert(0, _Finder(f"afterword.{module}", mutant))
    return _again(files)


def _again(files: Sequence[str]) -> int:
    """Exit code of the tests, with all that they test read anew: 0 where they pass."""
    for name in [name for name in sys.modules if name.startswith(_AGAIN)]:
        del sys.modules[name]
    return int(any(_run([file]) for file in files))


def _run(files: Sequence[str]) -> int:
    """Run these tests in this process until the first that fails, in silence."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(pytest.main([*_QUIETLY, *files]))


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module as its mutant."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self._name, self._mutant = name, mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self) if fullname == self._name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mutant.tree, self._name, "exec"), module.__dict__)  # noqa: S102 # our own code, changed


if __name__ == "__main__":
    count, left = survivors(sys.argv[1], sys.argv[2:])
    print(json.dumps({"tried": count, "alive": left}))
