"""The configuration files of assistants, which are the person's: read through links, copied first, written in one step.

A file keeps its permissions and a link stays a link. Copies lie in our own home, for the owner alone, because such
files often hold keys. Knows nothing of what stands in them.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from afterword.core.errors import BadInput
from afterword.ports.connecting import Edit, FoundFile
from afterword.storage.atomic import (
    OWNER_ONLY,
    OWNER_ONLY_FOLDER,
    DiskSteps,
    disk_errors,
    read_regular,
    remove_durably,
    write_atomic,
)

LARGEST = 32 * 1024 * 1024  # bytes; the largest that such a file is known to have grown to is a fifth of that


class DiskHostFiles:
    """See ports.HostFiles. ``copies`` is the folder for copies; it is made when the first is."""

    def __init__(self, copies: Path, steps: DiskSteps | None = None) -> None:
        self._copies = copies
        self._steps = steps or DiskSteps()

    def read(self, path: str) -> FoundFile:
        """See ports.HostFiles."""
        real = Path(os.path.realpath(path))
        try:
            found = real.stat()
            content = read_regular(real, LARGEST)
        except FileNotFoundError:
            folders = tuple(str(folder) for folder in _missing(real.parent))
            above = Path(folders[-1]).parent if folders else real.parent
            return FoundFile(path, str(real), None, folders, writable=os.access(above, os.W_OK | os.X_OK))
        except OSError as problem:
            raise BadInput(
                f"{path} cannot be read: {problem.strerror or problem}.", "See what stands there, then try again."
            ) from None
        if len(content) > LARGEST:
            raise BadInput(
                f"{path} is larger than any configuration should be.", "See what stands there, then try again."
            )
        writable = bool(stat.S_IMODE(found.st_mode) & 0o222) and os.access(real, os.W_OK)
        return FoundFile(path, str(real), content, writable=writable and os.access(real.parent, os.W_OK | os.X_OK))

    def back_up(self, found: FoundFile, name: str) -> str:
        """See ports.HostFiles."""
        with disk_errors(self._copies):
            self._copies.mkdir(OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
            self._copies.chmod(OWNER_ONLY_FOLDER)
        file = Path(found.real).name
        copy = next(
            path
            for number in range(1, 10_000)
            if not (path := self._copies / f"{name}{f'-{number}' if number > 1 else ''}-{file}").exists()
        )
        write_atomic(copy, found.content or b"", self._steps)
        return str(copy)

    def write(self, edit: Edit) -> None:
        """See ports.HostFiles."""
        found = self.read(edit.path)
        if (found.real, found.content) != (edit.real, edit.before):
            raise BadInput(f"{edit.path} changed meanwhile. Nothing was done.", "Do the same again.")
        if not found.writable:
            raise BadInput(f"{edit.real} is read-only.", "Let yourself write there, then do the same again.")
        real = Path(edit.real)
        if edit.after is None:
            remove_durably(real, self._steps)
            _let_go(edit.folders)
            return
        mode = stat.S_IMODE(real.stat().st_mode) if found.content is not None else OWNER_ONLY
        with disk_errors(real):
            real.parent.mkdir(parents=True, exist_ok=True)
        try:
            write_atomic(real, edit.after, self._steps, mode=mode)
        except Exception:  # whatever stopped it: folders made for nothing go again, and it is raised on
            _let_go(found.folders)
            raise


def _missing(folder: Path) -> Iterator[Path]:
    """The folders that are not there, the deepest first."""
    while not folder.exists() and folder != folder.parent:
        yield folder
        folder = folder.parent


def _let_go(folders: tuple[str, ...]) -> None:
    """Take these folders away, the deepest first, as far as they are empty."""
    with suppress(OSError):
        for folder in folders:
            Path(folder).rmdir()


class InMemoryHostFiles:
    """The same without a disk: files by path. ``links`` lead from a path to another, ``read_only`` take no writes."""

    def __init__(
        self,
        files: dict[str, bytes] | None = None,
        *,
        links: dict[str, str] | None = None,
        read_only: frozenset[str] = frozenset(),
    ) -> None:
        self.files = dict(files or {})
        self.copies: dict[str, bytes] = {}
        self._links = dict(links or {})
        self._read_only = read_only

    def read(self, path: str) -> FoundFile:
        """See ports.HostFiles."""
        real = self._links.get(path, path)
        return FoundFile(path, real, self.files.get(real), writable=real not in self._read_only)

    def back_up(self, found: FoundFile, name: str) -> str:
        """See ports.HostFiles."""
        copy = f"{name}-{len(self.copies) + 1}-{found.real.rpartition('/')[2]}"
        self.copies[copy] = found.content or b""
        return copy

    def write(self, edit: Edit) -> None:
        """See ports.HostFiles."""
        found = self.read(edit.path)
        if replace(found, folders=()) != FoundFile(edit.path, edit.real, edit.before):
            raise BadInput(f"{edit.path} is read-only or changed meanwhile. Nothing was done.", "Do the same again.")
        if edit.after is None:
            self.files.pop(edit.real, None)
        else:
            self.files[edit.real] = edit.after
