"""The daemon's pipe on Windows, in place of the socket: for its owner alone, under a name that nobody can guess.

The name stands in a file in the home, so no one else can have made a pipe of that name before us. After Microsoft's
documentation of named pipes and security descriptors; not run on that system yet, only checked for its types.
"""

from __future__ import annotations

import ctypes
import os
import secrets
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from afterword.hooking import places

from .journal import Journal
from .wire import Asked, answer_of, received

if sys.platform == "win32":
    import msvcrt
    from ctypes import wintypes

    AT_ONCE = 16
    _BOTH_WAYS, _FIRST = 0x3, 0x00080000
    _BYTES_FROM_HERE = 0x8  # bytes, waiting, and nobody from another computer
    _SIZE = 1 << 16
    _OWNER_ALONE = "D:P(A;;GA;;;OW)"
    _CONNECTED_ALREADY = 535
    _NO_HANDLE = ctypes.c_void_p(-1).value

    class _Security(ctypes.Structure):
        _fields_ = (("length", wintypes.DWORD), ("descriptor", ctypes.c_void_p), ("inherit", wintypes.BOOL))

    class _End:
        """One connection, as bytes."""

        def __init__(self, file: int) -> None:
            self._file = file

        def recv(self, most: int, /) -> bytes:
            """Up to so many bytes; b'' where the other end is closed."""
            return os.read(self._file, most)

        def sendall(self, content: bytes, /) -> None:
            """All of them."""
            left = memoryview(content)
            while left:
                left = left[os.write(self._file, left) :]

    class Pipe:
        """A pipe that hooks connect to. ``answer`` is called from several threads."""

        def __init__(self, run: Path, answer: Callable[[Asked], bytes], journal: Journal) -> None:
            self._run = run
            self._answer = answer
            self._journal = journal
            self._name = rf"\\.\pipe\afterword-{secrets.token_hex(16)}"
            self._room = threading.BoundedSemaphore(AT_ONCE)
            self._closing = False

        def open(self) -> None:
            """Listen from now on. The name is written once the pipe is there."""
            first = self._made(first=True)
            (self._run / places.PIPE).write_text(self._name, encoding="ascii")
            threading.Thread(target=self._listen, args=(first,), name="pipe", daemon=True).start()

        def close(self) -> None:
            """Listen no more; who waits for a connection is woken by one."""
            self._closing = True
            named = self._run / places.PIPE
            with suppress(OSError):
                if named.read_text(encoding="ascii") == self._name:  # another home may lie there now, and its daemon's
                    named.unlink()
            with suppress(OSError):
                os.close(os.open(self._name, os.O_RDWR))

        def _made(self, *, first: bool = False) -> int:
            descriptor = ctypes.c_void_p()
            advapi, kernel = ctypes.windll.advapi32, ctypes.windll.kernel32
            if not advapi.ConvertStringSecurityDescriptorToSecurityDescriptorW(
                _OWNER_ALONE, 1, ctypes.byref(descriptor), None
            ):
                raise ctypes.WinError()
            security = _Security(ctypes.sizeof(_Security), descriptor, wintypes.BOOL(0))
            kernel.CreateNamedPipeW.restype = ctypes.c_void_p
            mode = _BOTH_WAYS | (_FIRST if first else 0)
            handle = kernel.CreateNamedPipeW(
                self._name, mode, _BYTES_FROM_HERE, 255, _SIZE, _SIZE, 0, ctypes.byref(security)
            )
            kernel.LocalFree(descriptor)
            if handle == _NO_HANDLE:
                raise ctypes.WinError()
            return int(handle)

        def _listen(self, handle: int) -> None:
            kernel = ctypes.windll.kernel32
            while True:
                there = kernel.ConnectNamedPipe(ctypes.c_void_p(handle), None)
                if self._closing:
                    return
                if there or ctypes.GetLastError() == _CONNECTED_ALREADY:
                    self._room.acquire()
                    threading.Thread(target=self._serve, args=(handle,), name="hook", daemon=True).start()
                else:
                    kernel.CloseHandle(ctypes.c_void_p(handle))
                handle = self._made()

        def _serve(self, handle: int) -> None:
            file = msvcrt.open_osfhandle(handle, os.O_BINARY)
            try:
                end = _End(file)
                asked = received(end)
                if asked is not None:
                    end.sendall(answer_of(self._answer(asked)))
                    ctypes.windll.kernel32.FlushFileBuffers(ctypes.c_void_p(handle))
            except OSError:
                pass  # who asked is gone: nobody waits for us
            except Exception as fault:  # noqa: BLE001  the outermost loop of a connection: others go on
                self._journal.note("fault", kind=type(fault).__name__)
            finally:
                os.close(file)
                self._room.release()
