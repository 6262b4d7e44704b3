"""Running a person's own command-line assistant as a bare model: an empty folder, a clean environment, a time limit.

What it is told and what it answers are its dialect's; here it is a program that reads a prompt and writes an answer.
What it says on stderr is never read.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import IO, Final

import psutil

from .programs import clean_path

MARKER: Final = "AFTERWORD_RUN"  # by this our own hooks keep still, and answers are refused, in whatever we start
MOST_BYTES: Final = 2_000_000  # of an answer; more is no answer to what was asked
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
GRACE: Final = 1.0  # seconds for the last words of a program that has ended

# What a program needs to find its own login, the network and a language. Not here: keys, addresses of other providers,
# options for interpreters, and an assistant's marks of running inside another.
_KEPT: Final = frozenset(
    {
        *("PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "__CF_USER_TEXT_ENCODING"),
        *("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"),
        *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "PROGRAMDATA", "PROGRAMFILES"),
        *("APPDATA", "LOCALAPPDATA", "USERPROFILE", "HOMEDRIVE", "HOMEPATH", "DBUS_SESSION_BUS_ADDRESS"),
        *("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY"),
        *("SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS"),
    }
)


@dataclass(frozen=True, slots=True)
class Ran:
    """What a program wrote, at most ``MOST_BYTES``. ``code`` is its exit code, None where we ended it; then ``ended``
    says why: 'timed out', 'too long', 'unwanted'.
    """

    output: bytes = field(repr=False)
    code: int | None
    ended: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """Where one run happens: ``folder`` is empty and the run's own, ``beside`` is for files it is pointed at."""

    folder: Path
    beside: Path
    environment: Mapping[str, str] = field(repr=False)

    def run(
        self,
        program: Path,
        arguments: Sequence[str],
        *,
        stdin: str = "",
        seconds: float,
        unwanted: Callable[[bytes], bool] | None = None,
    ) -> Ran:
        """Run it to its end, or until it takes too long, writes too much, or writes what is ``unwanted`` (asked of all
        output so far). Nothing of it runs on afterwards. Raises OSError where it cannot be started.
        """
        process = subprocess.Popen(  # noqa: S603  found by programs.py, and its arguments are ours
            [str(program), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,  # no locks of ours between a thread that waits and the one that ends it
            cwd=self.folder,
            env=dict(self.environment),
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        try:
            return _listen(process, stdin.encode("utf-8", "replace"), seconds, unwanted)
        finally:
            _end(process)


@contextmanager
def empty_room(
    base: Path | None, environment: Mapping[str, str], *, keep: Sequence[str] = (), sets: Mapping[str, str] = _NONE
) -> Iterator[Room]:
    """A room under ``base`` (None: the system's folder for such things) for one run, owner-only and gone afterwards.

    ``keep`` names what else of the environment it needs, ``sets`` is added to it. The folder's name is one by which
    readers know our own runs. Raises OSError where ``base`` would have to be made with its folder: a home that went.
    """
    if base is not None:
        base.mkdir(mode=0o700, exist_ok=True)
    outer = Path(tempfile.mkdtemp(prefix="bare-", dir=base))  # owner-only by itself
    try:
        folder, beside = outer / "afterword" / "run", outer / "beside"
        folder.mkdir(mode=0o700, parents=True)
        beside.mkdir(mode=0o700)
        yield Room(folder, beside, {**_cleaned(environment, keep), **sets, **_ours(beside)})
    finally:
        shutil.rmtree(outer, ignore_errors=True)


def _cleaned(environment: Mapping[str, str], keep: Sequence[str]) -> dict[str, str]:
    kept: dict[str, str] = {}
    for name, value in environment.items():
        upper = name.upper()
        if upper in _KEPT or upper in keep or upper.startswith("LC_"):
            kept[name] = clean_path(value) if upper == "PATH" else value
    return kept


def _ours(beside: Path) -> dict[str, str]:
    """The mark of our own runs, and temporary files where they are gone afterwards."""
    return {MARKER: "1", "TMPDIR": str(beside), "TEMP": str(beside), "TMP": str(beside)}


def _listen(
    process: subprocess.Popen[bytes], stdin: bytes, seconds: float, unwanted: Callable[[bytes], bool] | None
) -> Ran:
    assert process.stdin is not None
    assert process.stdout is not None
    until = time.monotonic() + seconds
    heard = _Heard(process.stdout, unwanted)
    threading.Thread(target=_say, args=(process.stdin, stdin), daemon=True).start()
    threading.Thread(target=heard.listen, daemon=True).start()
    while not heard.over.wait(0.05):
        if process.poll() is not None:
            heard.over.wait(GRACE)  # whatever it left running may hold its output open for ever
            break
        if time.monotonic() >= until:
            return Ran(bytes(heard.output), None, "timed out")
    if heard.why:
        return Ran(bytes(heard.output), None, heard.why)
    try:
        return Ran(bytes(heard.output), process.wait(max(0.0, until - time.monotonic())))
    except subprocess.TimeoutExpired:
        return Ran(bytes(heard.output), None, "timed out")


def _say(pipe: IO[bytes], words: bytes) -> None:
    """Write the prompt. A program that does not read it, or ends before it has, is heard by its answer."""
    left = memoryview(words)
    with suppress(OSError, ValueError):
        while left:
            left = left[pipe.write(left) :]
    with suppress(OSError, ValueError):
        pipe.close()


class _Heard:
    """What came so far. ``over``: nothing more comes, or nothing more is wanted, and ``why`` not."""

    def __init__(self, pipe: IO[bytes], unwanted: Callable[[bytes], bool] | None) -> None:
        self.output, self.over, self.why = bytearray(), threading.Event(), ""
        self._pipe, self._unwanted = pipe, unwanted

    def listen(self) -> None:
        try:
            while not self.why and (part := os.read(self._pipe.fileno(), 65_536)):
                self.output += part[: MOST_BYTES - len(self.output) + 1]
                self.why = self._judged()
        except (OSError, ValueError):
            return  # the pipe was closed from our side
        finally:
            self.over.set()

    def _judged(self) -> str:
        if len(self.output) > MOST_BYTES:
            return "too long"
        return "unwanted" if self._unwanted is not None and self._unwanted(bytes(self.output)) else ""


def _end(process: subprocess.Popen[bytes]) -> None:
    """End it and all it started, whatever state they are in."""
    for one in _started_by(process.pid):
        with suppress(psutil.Error):
            one.kill()
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError, ValueError):
                pipe.close()


def _started_by(pid: int) -> list[psutil.Process]:
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return []
