"""Which programs a shell line runs, with which words: through pipes, loops, substitutions, wrappers, inner shells.

Nothing is run or looked up. A name in a quotation, a comment or an argument is not a run of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .scanning import Token, scan
from .wrappers import DASH_C, SHELLS, WRAPPERS, Wrapper

DEEPEST = 6  # a shell in a shell in a shell
LONGEST = 60_000  # characters of a line that are looked at

_ASSIGNMENT = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\+?=")
_VARIABLE = re.compile(r"\$(?:\{(\w+)\}|(\w+))")
_BUNDLE = re.compile(r"-[a-z]{0,4}c[a-z]{0,4}")
_KEYWORDS = frozenset({"if", "then", "elif", "else", "fi", "do", "done", "while", "until", "!", "{", "}", "coproc"})
_NO_PROGRAM = frozenset({"for", "select", "case", "function", "esac", "in"})


@dataclass(frozen=True, slots=True)
class Run:
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
    return tuple(_Line().runs(line[:LONGEST], 0))


def runs_of_words(words: Sequence[str]) -> tuple[Run, ...]:
    """The same for a command that a host gives as a list of words, which no shell takes apart again."""
    return tuple(_Line().one(list(words), (), "", 0))


def program_name(word: str) -> str:
    """The bare name of a program: '/usr/bin/curl' and 'curl.exe' are 'curl'."""
    return re.split(r"[/\\]", word)[-1].lower().removesuffix(".exe")


class _Line:
    """What is known along one line: where `cd` went, and which variables were set to one word."""

    def __init__(self) -> None:
        self.folder = ""
        self.variables: dict[str, str] = {}

    def runs(self, line: str, depth: int) -> Iterator[Run]:
        if depth > DEEPEST:
            return
        tokens, inner = scan(line)
        for script in inner:
            yield from self.runs(script, depth + 1)
        for command in _commands(tokens):
            words = [token.text for token in command if token.kind == "word"]
            reads = tuple(token.text for token in command if token.kind == "in")
            fed = "\n".join(token.text for token in command if token.kind == "fed")
            yield from self.one(words, reads, fed, depth)

    def one(self, words: list[str], reads: tuple[str, ...], fed: str, depth: int) -> Iterator[Run]:
        """A simple command: assignments and wrappers taken off, inner shells gone into."""
        words = self._resolved(self._without_assignments(words))
        if not words or words[0] in _NO_PROGRAM:
            if reads:
                yield Run("", (), self.folder, reads, fed)
            return
        program, rest = program_name(words[0]), words[1:]
        if program in {"cd", "pushd", "chdir", "set-location"}:
            self._go(rest)
        yield from self._unwrapped(Run(program, tuple(rest), self.folder, reads, fed), depth)

    def _unwrapped(self, run: Run, depth: int) -> Iterator[Run]:
        if run.program in SHELLS:
            yield from self._shell(run, depth)
        elif run.program == "eval":
            yield from self.runs(" ".join(run.words), depth + 1)
        elif run.program == "find":
            yield from self._found(run, depth)
        elif wrapper := WRAPPERS.get(run.program):
            yield from self._inside(wrapper, run, depth)
        else:
            yield run

    def _shell(self, run: Run, depth: int) -> Iterator[Run]:
        script = _script(run.program, run.words)
        if script is None and run.fed and not any(not word.startswith("-") for word in run.words):
            script = run.fed
        if script is None:
            yield run
        else:
            yield from self.runs(script, depth + 1)

    def _found(self, run: Run, depth: int) -> Iterator[Run]:
        yield run
        words = run.words
        for place, word in enumerate(words):
            if word in {"-exec", "-execdir", "-ok", "-okdir"}:
                ends = (at for at in range(place + 1, len(words)) if words[at] in {";", "+"})
                yield from self.one(list(words[place + 1 : next(ends, len(words))]), (), "", depth + 1)

    def _inside(self, wrapper: Wrapper, run: Run, depth: int) -> Iterator[Run]:
        words = wrapper.inside(run.words)
        if not words or depth >= DEEPEST:
            yield run
        elif wrapper.quoted and len(words) == 1 and " " in words[0]:
            yield from self.runs(words[0], depth + 1)
        else:
            yield from self.one(list(words), run.reads, run.fed, depth + 1)

    def _without_assignments(self, words: list[str]) -> list[str]:
        place = 0
        while place < len(words):
            word = words[place]
            if _ASSIGNMENT.match(word):
                name, _, value = word.partition("=")
                self.variables[name] = value
            elif word not in _KEYWORDS:
                break
            place += 1
        return words[place:]

    def _resolved(self, words: list[str]) -> list[str]:
        """The program's name where it is a variable that this very line has set."""
        if words and (named := _VARIABLE.fullmatch(words[0])):
            known = self.variables.get(named[1] or named[2], "").split()
            return [*known, *words[1:]] if known else words
        return words

    def _go(self, words: Sequence[str]) -> None:
        to = next((word for word in words if not word.startswith("-")), "~")
        absolute = to.startswith(("/", "~", "\\", "$HOME")) or to[1:2] == ":"
        self.folder = to if absolute or not self.folder else f"{self.folder}/{to}"


def _commands(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    command: list[Token] = []
    for token in tokens:
        if token.kind != "end":
            command.append(token)
        elif command:
            yield command
            command = []
    if command:
        yield command


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
