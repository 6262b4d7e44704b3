"""Doing things as a user without special rights, for tests that would prove nothing as root."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

NOBODY = 65534
# Later Pythons warn of a fork in a process with threads, which some ways of running tests are; the child only looks.
FORKS = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


def as_ordinary_user(act: Callable[[], bool]) -> bool:
    """What ``act`` says in a child process that is not root's."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(NOBODY)
                os.setuid(NOBODY)
            code = 0 if act() else 2
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@contextmanager
def read_only(folder: Path) -> Iterator[Path]:
    """A copy of a folder that an ordinary user may enter and read, not change; pytest's own folders shut them out."""
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        copy = place / "copy"
        shutil.copytree(folder, copy)
        if os.geteuid() == 0:
            place.chmod(0o755)
            for path in (copy, *copy.rglob("*")):
                os.chown(path, NOBODY, NOBODY)
        copy.chmod(0o500)
        yield copy
        copy.chmod(0o700)
