"""The memory folder on the disk: lists what lies there, plans changes, and carries them out one file at a time.

Never follows a link, and takes a folder without its marker for a folder that is away, not for an empty one.
"""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from afterword.core.errors import HomeDamaged, HomeNewer
from afterword.core.fileop import FileOp, PutFile
from afterword.core.memory import Memory
from afterword.ports import Keys, StoredFile, WriterLock
from afterword.storage.atomic import (
    OWNER_ONLY,
    DiskSteps,
    disk_errors,
    is_link,
    make_durable,
    read_regular,
    remove_durably,
    sweep_leftovers,
    write_atomic,
)
from afterword.storage.filing import (
    FOLDERS,
    Doing,
    Plan,
    checked_path,
    name_fits,
    one_of,
    plan_new,
    plan_rewrite,
    stored_file,
    unreadable_file,
    what_to_do,
    with_doubles,
)
from afterword.storage.home import Home, Identity, marked_for
from afterword.storage.markdown import MOST_BYTES

_Signature = tuple[int, ...] | None
_TICKS = 2_000_000_000  # nanoseconds; the coarsest file system in use tells moments two seconds apart
_PLACES = frozenset(place.value for place in FOLDERS)
_DEEPEST = 8  # folders below ours; the person's own order, of which we only say that it is none of ours


class DiskMemoryFiles:
    """ports.MemoryFiles over the memory folder of a home."""

    def __init__(
        self,
        home: Home,
        identity: Identity,
        keys: Keys,
        lock: WriterLock,
        steps: DiskSteps,
        *,
        writable: bool = True,
    ) -> None:
        self._home = home
        self._folder = home.memory
        self._identity = identity
        self._keys = keys
        self._lock = lock
        self._steps = steps
        self._writable = writable
        self._swept = False
        self._known: dict[str, tuple[_Signature, StoredFile]] = {}
        self._drawing = False
        self._seen: tuple[StoredFile, ...] | None = None

    @contextmanager
    def seen_once(self) -> Iterator[None]:
        """Within this, what lies here is looked at once for all that is read. What we write ourselves is seen."""
        self._drawing, self._seen = True, None
        try:
            yield
        finally:
            self._drawing, self._seen = False, None

    def all(self) -> tuple[StoredFile, ...]:
        """Every Markdown file. Where the folder is away: none.

        Problems beside those of ``markdown.read``: 'doubled', 'conflict_copy' (a sync program's, beside its original),
        'link', 'bad_name', 'unreadable', 'elsewhere' (in a folder of the person's own). ``memory`` is set for the first
        two as well; only a file without a problem may be used.
        """
        if self._seen is not None:
            return self._seen
        if not self._folder.is_dir():
            return ()
        files = tuple(self._found(self._folder, "", 0))
        paths = {file.path for file in files}
        self._known = {path: known for path, known in self._known.items() if path in paths}
        found = with_doubles(files)
        if self._drawing:
            self._seen = found
        return found

    def get(self, memory: str) -> StoredFile | None:
        """The one file with this id; None where there is none, or more than one that is no conflict copy."""
        return one_of(self.all(), memory)

    def plan_new(self, memory: Memory) -> Plan:
        """See ports.MemoryFiles."""
        return plan_new(memory, self._keys, self._taken)

    def plan_rewrite(self, stored: StoredFile, memory: Memory) -> Plan:
        """See ports.MemoryFiles."""
        return plan_rewrite(stored, memory, self._keys, self._taken)

    def carry_out(self, op: FileOp) -> bool:
        """See ports.MemoryFiles. Raises HomeNewer; HomeDamaged where the folder is away or the path leads out."""
        if not self._writable:
            raise HomeNewer(
                f"A newer release of Afterword wrote {self._home.root}.", "Install that release to change it."
            )
        self._seen = None
        with self._lock.hold():
            self._check_present()
            path = self._inside(op.path)
            self._sweep_once()
            return self._do(op, path)

    def folder_present(self) -> bool:
        """Whether the folder is there with the marker of this home."""
        return marked_for(self._home) == self._identity.home

    def _do(self, op: FileOp, path: Path) -> bool:
        if is_link(path):
            return False
        found, mode = self._bytes_at(path)
        match what_to_do(op, found), op:
            case Doing.LEAVE, _:
                return False
            case Doing.DONE, _:
                self._settle(path, found)
            case Doing.ACT, PutFile(content=content):
                self._make_folder(path.parent)
                write_atomic(path, content, self._steps, mode=mode)
            case _:
                remove_durably(path, self._steps)
        return True

    def _settle(self, path: Path, found: bytes | None) -> None:
        """Done before, perhaps by a process that ended right after: see that it lasts."""
        if found is not None:
            make_durable(path, self._steps)
        elif path.parent.is_dir():
            with disk_errors(path.parent):
                self._steps.fsync_folder(path.parent)

    def _bytes_at(self, path: Path) -> tuple[bytes | None, int]:
        try:
            with disk_errors(path):
                return read_regular(path, MOST_BYTES), stat.S_IMODE(path.stat().st_mode)
        except HomeDamaged as error:
            if isinstance(error.__cause__, FileNotFoundError):
                return None, OWNER_ONLY
            raise

    def _make_folder(self, folder: Path) -> None:
        if not folder.is_dir():
            with disk_errors(folder):
                self._steps.make_folder(folder)
                self._steps.fsync_folder(folder.parent)

    def _inside(self, path: str) -> Path:
        whole = self._folder.joinpath(*checked_path(path).split("/"))
        if is_link(whole.parent) and whole.parent != self._folder:
            raise HomeDamaged(f"{whole.parent} is a link. Nothing is written through it.", "Put a folder in its place.")
        return whole

    def _check_present(self) -> None:
        if not self.folder_present():
            raise HomeDamaged(
                f"The memory folder {self._folder} is not there, or is not this home's.",
                "Bring its disk or folder back, or run afterword repair.",
            )

    def _sweep_once(self) -> None:
        if not self._swept:
            with disk_errors(self._folder):
                for folder in (self._folder, *(self._folder / place.value for place in FOLDERS)):
                    if not is_link(folder) or folder == self._folder:
                        sweep_leftovers(folder)
            self._swept = True

    def _taken(self, path: str) -> bool:
        return os.path.lexists(self._folder.joinpath(*path.split("/")))

    def _found(self, folder: Path, prefix: str, depth: int) -> Iterator[StoredFile]:
        try:
            with disk_errors(folder), os.scandir(folder) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except HomeDamaged:
            if not prefix:
                raise
            yield unreadable_file(prefix.rstrip("/"), "unreadable")
            return
        for entry in entries:
            path = f"{prefix}{entry.name.encode('utf-8', 'backslashreplace').decode('utf-8')}"
            if entry.name.startswith("."):
                continue
            if is_link(Path(entry.path)):
                if entry.name.lower().endswith(".md") or path in _PLACES:
                    yield unreadable_file(path, "link")
            elif entry.is_dir(follow_symlinks=False):
                if depth < _DEEPEST:
                    yield from self._found(Path(entry.path), f"{path}/", depth + 1)
            elif entry.name.lower().endswith(".md"):
                yield from self._read(Path(entry.path), path)

    def _read(self, file: Path, path: str) -> Iterator[StoredFile]:
        known = self._known.get(path)
        if known is None and not name_fits(file.name):
            yield unreadable_file(path, "bad_name")
            return
        try:
            signature = _signature(file)
            if known is None or known[0] != signature or signature is None:
                known = signature, stored_file(path, read_regular(file, MOST_BYTES), self._keys)
                self._known[path] = known
            yield known[1]
        except FileNotFoundError:
            return  # gone since it was listed
        except OSError:
            yield unreadable_file(path, "unreadable")


def _signature(file: Path) -> _Signature:
    """What changes with every change of a file, or None where a change could go unseen.

    A change within a tick of the clock after reading may leave all of it as it was, so a file counts as known only once
    its last change lies back. Windows has no time of change that a program could not set.
    """
    signature = None
    if sys.platform != "win32":
        state = file.lstat()
        if time.time_ns() - state.st_ctime_ns >= _TICKS:
            signature = state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns
    return signature
