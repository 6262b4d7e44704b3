"""Finding the command-line assistant that a person set up, so that nothing a project brings along is ever started.

Also what a version offers, from the help text it prints. Starts nothing itself.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_WINDOWS: Final = sys.platform == "win32"


def find_program(name: str, environment: Mapping[str, str]) -> Path | None:
    """The program's absolute path, links followed, or None.

    A name is looked up in PATH; entries that are relative, lie in the folder we stand in (a project's, say), or can be
    written by everyone are passed over. A path must be absolute. On Windows only .exe files are started: handing
    words to a batch file safely is not possible.
    """
    if not name or "\0" in name:
        return None
    if os.path.basename(name) != name or name in (".", ".."):  # noqa: PTH119  Path would drop a trailing slash
        path = Path(name).expanduser() if name.startswith("~") else Path(name)
        return _usable(path) if path.is_absolute() else None
    found = (_usable(folder / _file_name(name)) for folder in _folders(environment.get("PATH", "")))
    return next((one for one in found if one is not None), None)


def flags_in(help_text: str) -> frozenset[str]:
    """The long options that a help text names."""
    return frozenset(re.findall(r"(?<![\w-])--[a-z][a-z0-9-]*", help_text))


def state_of(program: Path) -> tuple[str, int, int] | None:
    """What tells one version of a file from another: path, time, size. None where it is gone."""
    try:
        found = program.stat()
    except OSError:
        return None
    return str(program), found.st_mtime_ns, found.st_size


def clean_path(path: str) -> str:
    """PATH without the entries in which nothing is looked up."""
    return os.pathsep.join(str(folder) for folder in _folders(path))


def _file_name(name: str) -> str:
    return f"{name}.exe" if _WINDOWS and not name.lower().endswith(".exe") else name


def _folders(path: str) -> Iterator[Path]:
    project = _project()
    for entry in path.split(os.pathsep):
        folder = Path(entry)
        if not entry or not folder.is_absolute():
            continue
        if project is None or not any(_lies_in(one, project) for one in (folder, _resolved(folder))):
            yield folder


def _project() -> Path | None:
    """The folder we stand in, unless the person's whole home lies in it: then it is no project of anyone's."""
    try:
        here, home = Path.cwd().resolve(), Path.home().resolve()
    except (OSError, RuntimeError):
        return None
    return None if _lies_in(home, here) else here


def _lies_in(path: Path, folder: Path) -> bool:
    return path == folder or folder in path.parents


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path


def _usable(path: Path) -> Path | None:
    """The file that a path leads to, if it can be run and is not for everyone to write."""
    real, project = _resolved(path), _project()
    try:
        kept = not _WINDOWS and any(one.stat().st_mode & stat.S_IWOTH for one in (real, real.parent, path.parent))
        runs = real.is_file() and os.access(real, os.X_OK)
    except OSError:
        return None
    if kept or not runs or (project is not None and _lies_in(real, project)):
        return None
    return real if not _WINDOWS or real.suffix.lower() == ".exe" else None
