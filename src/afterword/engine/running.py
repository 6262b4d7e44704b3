"""What a command line runs: the program, and what a runner (an interpreter, a wrapper) was told to run in its turn.

Pure, over the table of ``agents.py``. Words that are only arguments of what is run are nothing to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from afterword.engine.agents import RUNNERS, Runner

_DEEPEST = 8  # runners within runners
_OF = {name: runner for runner in RUNNERS for name in runner.names.split()}
_RELEASE = re.compile(r"[-\d.]+$")
_ENDING = re.compile(r"\.(exe|cmd|bat|ps1)$")
_SCRIPT = re.compile(r"\.(js|mjs|cjs|ts|mts|py|pyz|rb)$")
_ASSIGNED = re.compile(r"[A-Za-z_]\w*=")
_PACKAGE_OF = re.compile(r"^(npm|jsr|pypi):")
_PACKAGE_RELEASE = re.compile(r"(?<=[^/])@[^/]*$|(?<=\w)[=<>~!]=.*$|\[[^]]*\]")


def run_by(words: Sequence[str]) -> Iterator[str]:
    """Every program, script or module that a command line runs, as it is written there, slashes as '/'."""
    rest = [word.replace("\\", "/") for word in words]
    for _ in range(_DEEPEST):
        if not rest:
            return
        yield rest[0]
        runner = _runner(rest[0])
        if runner is None:
            return
        rest = _Line(runner).after(rest[1:])


def bare(path: str) -> str:
    """The name that a program, script or package goes by: without folders, endings and releases, in lower case."""
    written = _PACKAGE_RELEASE.sub("", _PACKAGE_OF.sub("", path))
    return _SCRIPT.sub("", _ENDING.sub("", written.rstrip("/").rsplit("/", 1)[-1].lower()))


def _runner(path: str) -> Runner | None:
    name = _ENDING.sub("", path.rsplit("/", 1)[-1].lower())
    return _OF.get(name) or _OF.get(_RELEASE.sub("", name))


@dataclass(frozen=True, slots=True)
class _Line:
    """One runner's words, read from the left up to what it runs."""

    runner: Runner

    def after(self, words: Sequence[str]) -> list[str]:
        """What is run, with its own arguments; empty where nothing is."""
        rest, paths, skips = list(words), [*self.runner.verbs], self.runner.skips
        while rest:
            word = rest.pop(0)
            if word == "--":
                return rest if () in paths else []
            if self.runner.assigns and _ASSIGNED.match(word):
                continue
            if word.startswith("-") and len(word) > 1:
                found = self._option(word, rest)
                if found is not None:
                    return found
            elif further := [path[1:] for path in paths if path[:1] == (word,)]:
                paths = further
            elif () not in paths:
                return []
            elif skips:
                skips -= 1
            else:
                return [word, *rest]
        return []

    def _option(self, word: str, rest: list[str]) -> list[str] | None:
        """Take an option, and its value where that is a word of its own. What is run, where the option says that."""
        name, given, value = word.partition("=")
        if word.startswith("--") or name in self._every():
            return self._taken(name, value if given else None, rest)
        for place, letter in enumerate(word[1:], start=2):
            if f"-{letter}" in self._every():
                return self._taken(f"-{letter}", word[place:] or None, rest)
        return None

    def _taken(self, name: str, value: str | None, rest: list[str]) -> list[str] | None:
        if name in self.runner.ends.split():
            return []
        if name in self.runner.runs.split():
            named = value if value is not None else (rest.pop(0) if rest else "")
            first, *more = named.split() or [""]
            return [first.split(".")[0] if name in ("-m", "--module") else first, *more, *rest]
        if name in self.runner.valued.split() and value is None and rest:
            rest.pop(0)
        return None

    def _every(self) -> set[str]:
        return {*self.runner.valued.split(), *self.runner.runs.split(), *self.runner.ends.split()}
