"""Where commands write: colour, wrapping and progress on a terminal, plain lines when piped.

Knows how text is laid out, never what it says. Text that is not ours must come through ``plain`` first.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TextIO

from .plain import escape_json, plain, width

_WIDEST = 100
_BAR = 24


class Ink(StrEnum):
    """How words are set on a terminal; meaning never rests on it alone."""

    STRONG = "1"
    FAINT = "2"
    GOOD = "32"
    WAITS = "33"
    BAD = "31"
    TITLE = "1;36"


class Paper:
    """One stream to write to. When the reader of a pipe has gone it swallows the rest, and work is finished."""

    def __init__(self, stream: TextIO, environment: Mapping[str, str]) -> None:
        self._stream = stream
        self._gone = False
        self._progress_shown = False
        self._begun = False
        self.terminal = _is_terminal(stream)
        self.colour = self.terminal and "NO_COLOR" not in environment and environment.get("TERM") != "dumb"
        self.columns = min(shutil.get_terminal_size().columns, _WIDEST) if self.terminal else 0
        self._for_any_character()

    def line(self, text: str = "") -> None:
        """Write a line as it is."""
        self._clear_progress()
        self._begun = True
        self._write(text + "\n")

    def say(self, text: str, *, indent: int = 0, ink: Ink | None = None) -> None:
        """Write a paragraph, wrapped to a terminal's width, its further lines indented as the first."""
        pad = " " * indent
        for part in _wrapped(text, self.columns - indent) if self.columns else (text,):
            self.line(pad + (self.inked(part, ink) if ink else part))

    def title(self, text: str) -> None:
        """Write a heading with a free line above, unless it is the first."""
        if self._begun:
            self.line()
        self.line(self.inked(text, Ink.TITLE))

    def inked(self, text: str, ink: Ink) -> str:
        """The text in an ink where there is colour."""
        return f"\x1b[{ink.value}m{text}\x1b[0m" if self.colour and text else text

    def aligned(self, left: str, right: str, *, indent: int = 0, ink: Ink | None = None) -> None:
        """Write ``left``, and ``right`` faintly at the far end of the line; two spaces apart when piped."""
        room = self.columns - indent - width(right) - 2 if self.columns else width(left)
        if width(left) > room:
            self.say(left, indent=indent, ink=ink)
            self.line(" " * (indent + 2) + self.inked(right, Ink.FAINT))
            return
        gap = " " * (room - width(left) + 2)
        self.line(" " * indent + (self.inked(left, ink) if ink else left) + gap + self.inked(right, Ink.FAINT))

    def json(self, value: object) -> None:
        """Write a value as JSON, the keys in their order, safe to look at in a terminal."""
        self.line(escape_json(json.dumps(value, ensure_ascii=False, indent=2)))

    def progress(self, done: int, of: int, what: str) -> None:
        """Show how far long work is, by a bare count where its end is not known (``of`` 0); nothing where nobody
        watches. Fits the Progress socket.
        """
        if not self.terminal or max(done, of) <= 0:
            return
        filled = _BAR * min(done, of) // of if of else 0
        far = f"{'█' * filled}{'░' * (_BAR - filled)} {done}/{of}" if of else str(done)
        self._write(f"\r\x1b[2K{far} {plain(what, max(self.columns - _BAR - 20, 10))}")
        self._progress_shown = True
        if 0 < of <= done:
            self._clear_progress()

    def flush(self) -> None:
        """Hand everything on. Raises OSError where it cannot be taken, once: the rest goes nowhere then."""
        if self._gone:
            return
        try:
            self._stream.flush()
        except BrokenPipeError:
            self._reader_gone()
        except OSError:
            self._reader_gone()
            raise

    def _clear_progress(self) -> None:
        if self._progress_shown:
            self._progress_shown = False
            self._write("\r\x1b[2K")

    def _write(self, text: str) -> None:
        if self._gone:
            return
        try:
            self._stream.write(text)
            if self.terminal:
                self._stream.flush()
        except BrokenPipeError:
            self._reader_gone()

    def _reader_gone(self) -> None:
        self._gone = True
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self._stream.fileno())

    def _for_any_character(self) -> None:
        reconfigure = getattr(self._stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace", encoding=None if self.terminal else "utf-8")


def out() -> Paper:
    """The paper for what was asked for."""
    return Paper(_open_or_nowhere(sys.stdout), os.environ)


def err() -> Paper:
    """The paper for messages."""
    return Paper(_open_or_nowhere(sys.stderr), os.environ)


def _open_or_nowhere(stream: TextIO | None) -> TextIO:
    """The stream; one that keeps nothing where the program was started with it closed (None in Python)."""
    return io.StringIO() if stream is None else stream


def columns_of(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows as lines with their cells under each other; the last cell is not padded."""
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []
    for row in rows:
        cells = [cell + " " * (widths[place] - width(cell)) for place, cell in enumerate(row[:-1])]
        yield "  ".join([*cells, row[-1]]).rstrip()


def _wrapped(text: str, room: int) -> Iterator[str]:
    line = ""
    for word in text.split(" "):
        if line and width(line) + 1 + width(word) > room:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:
        return False
