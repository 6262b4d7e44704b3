"""Asks on the controlling terminal itself, so that neither a pipe nor a redirected stdin can answer for the person."""

from __future__ import annotations

import os
import sys
import unicodedata

_LONGEST = 1000  # characters of one answer


class SystemTerminal:
    """/dev/tty, or the console on Windows. Whatever was typed before the question was shown is thrown away."""

    def present(self) -> bool:
        """Whether there is a terminal and we stand in its foreground: from the background nobody can be asked."""
        try:
            _talk(None)
        except OSError:
            return False
        return True

    def ask(self, shown: str) -> str | None:
        """Show ``shown`` and give the line that comes back, without its end ('' at end of input). None: no terminal."""
        try:
            return _talk(printable(shown))
        except OSError:
            return None


def printable(shown: str) -> str:
    """Without what a terminal would obey or hide: control and formatting characters, but for line ends and joiners."""
    return "".join(c for c in shown if c in "\n\u200c\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs"))


if sys.platform == "win32":
    import msvcrt

    def _talk(shown: str | None) -> str | None:
        with (
            open("CONIN$", encoding="utf-8") as keys,  # noqa: PTH123  a device's name is no path
            open("CONOUT$", "w", encoding="utf-8") as screen,  # noqa: PTH123  as the one above
        ):
            if shown is None:
                return None
            while msvcrt.kbhit():
                msvcrt.getwch()
            screen.write(shown)
            screen.flush()
            return keys.readline(_LONGEST).rstrip("\r\n")

else:
    import termios

    def _talk(shown: str | None) -> str | None:
        tty = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
        try:
            if os.tcgetpgrp(tty) != os.getpgrp():
                raise OSError("in the background")
            if shown is None:
                return None
            termios.tcflush(tty, termios.TCIFLUSH)
            _show(tty, shown)
            return _line(tty)
        finally:
            os.close(tty)

    def _show(tty: int, shown: str) -> None:
        left = memoryview(shown.encode("utf-8", "replace"))
        while left:
            left = left[os.write(tty, left) :]

    def _line(tty: int) -> str:
        got = b""
        while not (b"\n" in got or b"\r" in got) and len(got) < _LONGEST:
            piece = os.read(tty, _LONGEST)
            if not piece:
                break
            got += piece
        return got.decode("utf-8", "replace").splitlines()[0] if got else ""
