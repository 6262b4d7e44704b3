"""Writing to the disk so that a crash leaves the old bytes or the new ones, never a piece of either.

Every step goes through :class:`DiskSteps`, so that a test can end the process at each by its name. Knows no memories.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from afterword.core.errors import BadInput, DiskFull, HomeDamaged

OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700
_FULL = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
_FULL_WINDOWS = frozenset({39, 112})  # ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL
_LEFTOVER = re.compile(r"\.afterword-[0-9a-f]{16}\.tmp(-journal|-wal|-shm)?")
_TRIES = 20  # on Windows a scanner or an editor may hold a file for a moment
_PAUSE = 0.05


class DiskSteps:
    """Every way in which storage changes the disk, one method a step; each is announced before and after it is done.

    The two announcements do nothing. A test overrides them: to list the steps of an act, and to end the process at one.
    """

    def before(self, step: str, what: str) -> None:
        """About to do ``step`` ('write', 'rename', 'commit', …) to ``what``, a file's or folder's name."""

    def after(self, step: str, what: str) -> None:
        """Did it."""

    @contextmanager
    def named(self, step: str, what: str) -> Iterator[None]:
        """Announces what is done inside. The record brings its own steps through this: 'commit', 'vacuum', …"""
        self.before(step, what)
        yield
        self.after(step, what)

    def create(self, path: Path) -> int:
        """A new file that only the owner can open; FileExistsError where the name is taken, by a link too."""
        with self.named("create", path.name):
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            for extra in ("O_NOFOLLOW", "O_CLOEXEC", "O_BINARY"):
                flags |= getattr(os, extra, 0)
            return os.open(path, flags, OWNER_ONLY)

    def write(self, file: int, content: bytes, path: Path) -> None:
        """All of ``content``, however many calls it takes."""
        with self.named("write", path.name):
            left = memoryview(content)
            while left:
                left = left[os.write(file, left) :]

    def fsync(self, file: int, path: Path) -> None:
        """The file's bytes are on the disk itself when this returns."""
        with self.named("fsync", path.name):
            _fsync(file)

    def rename(self, source: Path, target: Path) -> None:
        """``target`` is what ``source`` was, in one step."""
        with self.named("rename", target.name):
            _patiently(lambda: source.replace(target))

    def remove(self, path: Path) -> None:
        """The name is gone; nothing happens where it was gone before."""
        with self.named("remove", path.name):
            _patiently(lambda: path.unlink(missing_ok=True))

    def make_folder(self, path: Path) -> None:
        """A folder for the owner alone; nothing happens where there is one."""
        with self.named("make folder", path.name):
            path.mkdir(OWNER_ONLY_FOLDER, exist_ok=True)

    def fsync_folder(self, folder: Path) -> None:
        """Names made, changed or removed in ``folder`` last from here on. Windows does this by itself."""
        if sys.platform != "win32":
            with self.named("fsync folder", folder.name):
                file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
                try:
                    _fsync(file)
                finally:
                    os.close(file)


def write_atomic(path: Path, content: bytes, steps: DiskSteps, *, mode: int = OWNER_ONLY) -> None:
    """Have ``content`` at ``path``, by a new file beside it that takes the name. Raises DiskFull, HomeDamaged."""
    with disk_errors(path):
        temporary = temporary_beside(path)
        try:
            _write_new(temporary, content, steps, mode)
            steps.rename(temporary, path)
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
        steps.fsync_folder(path.parent)


def temporary_beside(path: Path) -> Path:
    """A fresh name in the same folder, of the kind that ``sweep_leftovers`` knows."""
    return path.with_name(f".afterword-{secrets.token_hex(8)}.tmp")


def broken_beside(path: Path) -> Path:
    """A name for what is broken, that nothing has: 'record-broken-1.sqlite3', 'home-broken-1.json'."""
    names = (path.with_name(f"{path.stem}-broken-{number}{path.suffix}") for number in range(1, 10_000))
    return next(name for name in names if not name.exists() and not name.is_symlink())


def remove_durably(path: Path, steps: DiskSteps) -> None:
    """Have nothing at ``path``, for good. Raises HomeDamaged."""
    with disk_errors(path):
        steps.remove(path)
        steps.fsync_folder(path.parent)


def make_durable(path: Path, steps: DiskSteps) -> None:
    """What stands at ``path`` was written, perhaps just before a crash: make sure that it lasts."""
    with disk_errors(path):
        file = os.open(path, (os.O_RDWR if sys.platform == "win32" else os.O_RDONLY) | getattr(os, "O_CLOEXEC", 0))
        try:
            steps.fsync(file, path)
        finally:
            os.close(file)
        steps.fsync_folder(path.parent)


def read_regular(path: Path, limit: int) -> bytes:
    """At most ``limit`` + 1 bytes of an ordinary file. OSError (ELOOP, EINVAL) for links, pipes and devices."""
    if is_link(path):
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    flags = os.O_RDONLY
    for extra in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
        flags |= getattr(os, extra, 0)
    file = os.open(path, flags)
    with os.fdopen(file, "rb") as opened:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        return opened.read(limit + 1)


def is_link(path: Path) -> bool:
    """Whether the name itself is a link: a symbolic one, or a junction or other reparse point on Windows."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    if stat.S_ISLNK(found.st_mode):
        return True
    return sys.platform == "win32" and bool(found.st_file_attributes & stat.FILE_ATTRIBUTE_REPARSE_POINT)


def sweep_leftovers(folder: Path, *, before: float | None = None) -> int:
    """Remove what writes that were cut off left in ``folder``; gives how many. Only for who holds the writer lock, but
    for those that nobody wrote on since ``before``, a moment in the file system's seconds.
    """
    if not folder.is_dir():
        return 0
    leftovers = [path for path in folder.iterdir() if _LEFTOVER.fullmatch(path.name)]
    if before is not None:
        leftovers = [path for path in leftovers if path.lstat().st_mtime < before]
    for path in leftovers:
        path.unlink(missing_ok=True)
    return len(leftovers)


def disk_is_full(error: OSError) -> bool:
    """Whether the disk, a quota or a limit on file sizes took no more."""
    return error.errno in _FULL or getattr(error, "winerror", None) in _FULL_WINDOWS


def full(path: Path) -> DiskFull:
    """What a person is told when a write did not fit."""
    return DiskFull(
        f"The disk is full: {path} could not be written, and what stood there before still does.",
        "Free some space on this disk, then do the same again.",
    )


@contextmanager
def as_named(path: Path) -> Iterator[None]:
    """Turns what the system says of a path that a person named into a refusal of it. Raises BadInput."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"{path} cannot be used: {error.strerror or error}.", "Name another one.") from error


@contextmanager
def disk_errors(path: Path) -> Iterator[None]:
    """Turns what the system says into DiskFull or HomeDamaged, with the file's name and the next step."""
    try:
        yield
    except OSError as error:
        if disk_is_full(error):
            raise full(path) from error
        raise HomeDamaged(
            f"{path} cannot be used: {error.strerror or error}.",
            "Look at who may read and write it, and whether its disk is there.",
        ) from error


def _write_new(path: Path, content: bytes, steps: DiskSteps, mode: int) -> None:
    file = steps.create(path)
    try:
        if mode != OWNER_ONLY and sys.platform != "win32":
            os.fchmod(file, mode)
        steps.write(file, content, path)
        steps.fsync(file, path)
    finally:
        os.close(file)


def _fsync(file: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        try:
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        except OSError:  # some file systems there know only the plain one
            os.fsync(file)
    else:
        os.fsync(file)


def _patiently(act: Callable[[], object]) -> None:
    if sys.platform == "win32":
        for _ in range(_TRIES):
            with suppress(PermissionError):
                act()
                return
            time.sleep(_PAUSE)
    act()
