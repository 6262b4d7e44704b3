"""Which programs a shell line runs, with which words: through pipes, loops, substitutions, wrappers, inner shells.

Nothing is run or looked up. A name in a quotation, a comment or an argument is not a run of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from .scanning import END, plain_commands, scan
from .wrappers import DASH_C, SHELLS, WRAPPERS, Wrapper

DEEPEST = 6  # a shell in a shell in a shell
LONGEST = 60_000  # characters of a line that are looked at

_ASSIGNMENT = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\+?=")
_VARIABLE = re.compile(r"\$(?:\{(\w+)\}|(\w+))")
_BUNDLE = re.compile(r"-[a-z]{0,4}c[a-z]{0,4}")
_KEYWORDS = frozenset({"if", "then", "elif", "else", "fi", "do", "done", "while", "until", "!", "{", "}", "coproc"})
_GOES = frozenset({"cd", "pushd", "chdir", "set-location"})
_OPENED = frozenset({*SHELLS, *WRAPPERS, "eval", "find"})
_NO_PROGRAM = frozenset({"for", "select", "case", "function", "esac", "in"})


class Run(NamedTuple):
    """One program as a line runs it. ``program`` has no path and no '.exe', in lower case; ``words`` are its arguments.

    ``folder`` is where `cd` had gone by then, ``reads`` the files redirected into it, ``fed`` a here-document's text.
    """

    program: str
    words: tuple[str, ...] = ()
    folder: str = ""
    reads: tuple[str, ...] = ()
    fed: str = ""


def runs(line: str) -> tuple[Run, ...]:
    """Every program that ``line`` runs, in order; inner shells and substitutions are gone into."""
    reading = _Line()
    reading.take(line[:LONGEST], 0)
    return tuple(reading.found)


def runs_of_words(words: Sequence[str]) -> tuple[Run, ...]:
    """The same for a command that a host gives as a list of words, which no shell takes apart again."""
    reading = _Line()
    reading.one(list(words), (), "", 0)
    return tuple(reading.found)


def program_name(word: str) -> str:
    """The bare name of a program: '/usr/bin/curl' and 'curl.exe' are 'curl'."""
    return word.replace("\\", "/").rsplit("/", 1)[-1].lower().removesuffix(".exe")


class _Line:
    """What is known along one line: the programs found, where `cd` went, variables that were set to a word."""

    def __init__(self) -> None:
        self.found: list[Run] = []
        self.folder = ""
        self.variables: dict[str, str] = {}

    def take(self, line: str, depth: int) -> None:
        if depth > DEEPEST:
            return
        commands = plain_commands(line)
        if commands is not None:
            for command in commands:
                self.one(command, (), "", depth)
        else:
            self._apart(line, depth)

    def _apart(self, line: str, depth: int) -> None:
        tokens, inner = scan(line)
        for script in inner:
            self.take(script, depth + 1)
        words: list[str] = []
        reads: list[str] = []
        fed: list[str] = []
        tokens.append(END)
        for kind, text in tokens:
            if kind == "word":
                words.append(text)
            elif kind == "in":
                reads.append(text)
            elif kind == "fed":
                fed.append(text)
            elif words or reads or fed:
                self.one(words, tuple(reads), "\n".join(fed), depth)
                words, reads, fed = [], [], []

    def one(self, words: list[str], reads: tuple[str, ...], fed: str, depth: int) -> None:
        """A simple command: assignments and wrappers taken off, inner shells gone into."""
        if words and ("=" in words[0] or words[0] in _KEYWORDS):
            words = self._without_assignments(words)
        if words and words[0].startswith("$"):
            words = self._resolved(words)
        if not words or words[0] in _NO_PROGRAM:
            if reads:
                self.found.append(Run("", (), self.folder, reads, fed))
            return
        run = Run(program_name(words[0]), tuple(words[1:]), self.folder, reads, fed)
        if run.program in _GOES:
            self._go(run.words)
        if run.program in _OPENED:
            self._open(run, depth)
        else:
            self.found.append(run)

    def _open(self, run: Run, depth: int) -> None:
        """A program that runs another one."""
        if run.program in SHELLS:
            self._shell(run, depth)
        elif run.program == "eval":
            self.take(" ".join(run.words), depth + 1)
        elif run.program == "find":
            self._find(run, depth)
        else:
            self._inside(WRAPPERS[run.program], run, depth)

    def _shell(self, run: Run, depth: int) -> None:
        script = _script(run.program, run.words)
        if script is None and run.fed and not any(not word.startswith("-") for word in run.words):
            script = run.fed
        if script is None:
            self.found.append(run)
        else:
            self.take(script, depth + 1)

    def _find(self, run: Run, depth: int) -> None:
        self.found.append(run)
        words = run.words
        for place, word in enumerate(words):
            if word in {"-exec", "-execdir", "-ok", "-okdir"}:
                ends = (at for at in range(place + 1, len(words)) if words[at] in {";", "+"})
                self.one(list(words[place + 1 : next(ends, len(words))]), (), "", depth + 1)

    def _inside(self, wrapper: Wrapper, run: Run, depth: int) -> None:
        words = wrapper.inside(run.words)
        if not words or depth >= DEEPEST:
            self.found.append(run)
        elif wrapper.quoted and len(words) == 1 and " " in words[0]:
            self.take(words[0], depth + 1)
        else:
            self.one(list(words), run.reads, run.fed, depth + 1)

    def _without_assignments(self, words: list[str]) -> list[str]:
        place = 0
        while place < len(words):
            word = words[place]
            if "=" in word and _ASSIGNMENT.match(word):
                name, _, value = word.partition("=")
                self.variables[name] = value
            elif word not in _KEYWORDS:
                break
            place += 1
        return words[place:]

    def _resolved(self, words: list[str]) -> list[str]:
        """The program's name where it is a variable that this very line has set."""
        named = _VARIABLE.fullmatch(words[0])
        known = self.variables.get(named[1] or named[2], "").split() if named else []
        return [*known, *words[1:]] if known else words

    def _go(self, words: Sequence[str]) -> None:
        to = next((word for word in words if not word.startswith("-")), "~")
        absolute = to.startswith(("/", "~", "\\", "$HOME")) or to[1:2] == ":"
        self.folder = to if absolute or not self.folder else f"{self.folder}/{to}"


def _script(shell: str, words: Sequence[str]) -> str | None:
    """The script that a shell is given after one of its flags ('-c', or a bundle that holds it, such as '-lc')."""
    flags = SHELLS[shell]
    place = 0
    while place < len(words):
        flag, rest = words[place].lower(), words[place + 1 :]
        if flag in flags or (flags == DASH_C and _BUNDLE.fullmatch(flag)):
            return (" ".join(rest) if shell == "cmd" else rest[0]) if rest else None
        if flags == DASH_C and shell != "su" and not flag.startswith(("-", "+")):
            return None
        place += 2 if flag in {"-o", "+o", "--rcfile", "--init-file"} else 1
    return None
