"""A shell line as tokens: words with their quotes taken off, ends of commands, redirected files, here-documents.

Scripts inside `$(…)`, back quotes and `<(…)` are handed back beside the tokens. A line that breaks off is read so far.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["word", "end", "in", "fed"]

_BREAKS = frozenset(" \t\r\n;&|()<>")


@dataclass(frozen=True, slots=True)
class Token:
    """A ``word``, the ``end`` of a command, a file redirected ``in``, or the text that a here-document ``fed``."""

    kind: Kind
    text: str = ""


def scan(line: str) -> tuple[list[Token], list[str]]:
    """Tokens of a line, and the scripts of its substitutions."""
    scanner = _Scanner(line)
    while scanner.at < len(line):
        scanner.step()
    return scanner.tokens, scanner.inner


class _Scanner:
    def __init__(self, line: str) -> None:
        self.line, self.at = line, 0
        self.tokens: list[Token] = []
        self.inner: list[str] = []
        self._due: list[
            tuple[int, str]
        ] = []  # here-documents that begin after this line: where they go, what ends them

    def step(self) -> None:
        char = self.line[self.at]
        if char == "\n":
            self.at += 1
            self._here_documents()
            self.tokens.append(Token("end"))
        elif char in " \t\r":
            self.at += 1
        elif char == "#":
            self.at = self._find("\n", self.at)
        elif char in "<>" or self.line.startswith("&>", self.at):
            self._redirect()
        elif char in ";&|()":
            self.at += 1
            self.tokens.append(Token("end"))
        else:
            self._word_token()

    def _word_token(self) -> None:
        begun = self.at
        text = self._word()
        is_number = text.isdigit() and self.line[begun : self.at] == text
        if not (is_number and self.line[self.at : self.at + 1] in {"<", ">"}):
            self.tokens.append(Token("word", text))

    def _redirect(self) -> None:
        line = self.line
        sign = next(
            s for s in ("<<<", "<<-", "<<", "<(", ">(", "<&", ">&", "&>>", "&>", ">>", ">|", "<>", "<", ">")
            if line.startswith(s, self.at)
        )  # fmt: skip
        self.at += len(sign)
        if sign in {"<(", ">("}:
            self._substitution()
            self.tokens.append(Token("word", "()"))
            return
        while self.line[self.at : self.at + 1] in {" ", "\t"}:
            self.at += 1
        text = self._word()
        if sign in {"<", "<>"}:
            self.tokens.append(Token("in", text))
        elif sign == "<<<":
            self.tokens.append(Token("fed", text))
        elif sign in {"<<", "<<-"}:
            self.tokens.append(Token("fed"))
            self._due.append((len(self.tokens) - 1, text))

    def _here_documents(self) -> None:
        for place, last in self._due:
            body: list[str] = []
            while self.at < len(self.line):
                stop = self._find("\n", self.at)
                text = self.line[self.at : stop]
                self.at = min(stop + 1, len(self.line))
                if text.strip() == last:
                    break
                body.append(text)
            self.tokens[place] = Token("fed", "\n".join(body))
        self._due.clear()

    def _word(self) -> str:
        parts: list[str] = []
        while self.at < len(self.line) and self.line[self.at] not in _BREAKS:
            parts.append(self._piece())
        return "".join(parts)

    def _piece(self) -> str:
        char = self.line[self.at]
        if char == "'":
            return self._single()
        if char == '"':
            return self._double()
        if char == "\\":
            self.at += 2
            return self.line[self.at - 1 : self.at].replace("\n", "")
        if char in "$`":
            return self._dollar()
        self.at += 1
        return char

    def _single(self) -> str:
        stop = self._find("'", self.at + 1)
        text = self.line[self.at + 1 : stop]
        self.at = stop + 1
        return text

    def _double(self) -> str:
        self.at += 1
        parts: list[str] = []
        while self.at < len(self.line) and self.line[self.at] != '"':
            char = self.line[self.at]
            if char == "\\":
                self.at += 2
                parts.append(self.line[self.at - 1 : self.at])
            elif char in "$`":
                parts.append(self._dollar())
            else:
                self.at += 1
                parts.append(char)
        self.at += 1
        return "".join(parts)

    def _dollar(self) -> str:
        """A variable stays as it is written; a substitution's script is put aside."""
        line = self.line
        if line[self.at] == "`":
            stop = self._back_quote(self.at + 1)
            self.inner.append(line[self.at + 1 : stop].replace("\\`", "`"))
            self.at = stop + 1
            return "$()"
        if line.startswith("$(", self.at):
            self.at += 2
            self._substitution()
            return "$()"
        if line.startswith("${", self.at):
            stop = self._find("}", self.at)
            text = line[self.at : stop + 1]
            self.at = stop + 1
            return text
        self.at += 1
        return "$"

    def _substitution(self) -> None:
        """From just past an opening parenthesis to its own closing one."""
        begun = self.at
        depth = 1
        while self.at < len(self.line):
            char = self.line[self.at]
            if char == "'":
                self.at = self._find("'", self.at + 1)
            elif char == "\\":
                self.at += 1
            elif char in "()":
                depth += 1 if char == "(" else -1
                if depth == 0:
                    break
            self.at += 1
        self.inner.append(self.line[begun : self.at])
        self.at += 1

    def _back_quote(self, start: int) -> int:
        stop = self._find("`", start)
        while stop < len(self.line) and self.line[stop - 1] == "\\":
            stop = self._find("`", stop + 1)
        return stop

    def _find(self, text: str, start: int) -> int:
        found = self.line.find(text, start)
        return len(self.line) if found < 0 else found
