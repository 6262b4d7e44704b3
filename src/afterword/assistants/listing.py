"""The files below a root that fit a name: listed and stat-ed, never opened. Links are not followed."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from afterword.ports import ChatFile

from .lines import long_path

DEEPEST = 12  # folders below a root


def existing(*folders: str) -> tuple[str, ...]:
    """Those of these folders that are there."""
    return tuple(folder for folder in folders if folder and Path(long_path(folder)).is_dir())


def in_home(env: Mapping[str, str], *parts: str) -> str:
    """A path in the person's home, as the environment names it; '' where it names none."""
    home = env.get("HOME") or env.get("USERPROFILE") or ""
    return str(Path(home, *parts)) if home else ""


def files_below(source: str, roots: Sequence[str], fits: Callable[[str], bool]) -> Iterator[ChatFile]:
    """The regular files below the roots whose path fits, each once, folder by folder in order of their names."""
    seen: set[str] = set()
    for root in roots:
        for entry in _walk(root, 0):
            if entry.path in seen or not fits(entry.path):
                continue
            with suppress(OSError):
                found = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(found.st_mode):
                    seen.add(entry.path)
                    yield ChatFile(source, entry.path, found.st_size, found.st_mtime_ns)


def _walk(folder: str, depth: int) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(long_path(folder)) as entries:
            listed = sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in listed:
        if entry.is_symlink():
            continue
        if not entry.is_dir(follow_symlinks=False):
            yield entry
        elif depth < DEEPEST:
            yield from _walk(entry.path, depth + 1)
