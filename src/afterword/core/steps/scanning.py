"""A shell line as tokens: words with their quotes taken off, ends of commands, redirected files, here-documents.

Scripts inside `$(…)`, back quotes and `<(…)` are handed back beside the tokens. A line that breaks off is read so far.
"""

from __future__ import annotations

import re
from typing import Literal

Kind = Literal["word", "end", "in", "fed"]
# A `word`, the `end` of a command, a file redirected `in`, or the text that a here-document `fed`. Plain tuples: a long
# line has hundreds of them.
Token = tuple[Kind, str]
END: Token = ("end", "")

_BREAKS = frozenset(" \t\r\n;&|()<>")
# Runs of characters that mean nothing in a word, in double quotes, between words, in a substitution.
_PLAIN = re.compile(r"[^ \t\r\n;&|()<>'\"\\$`]+")
# Possessive throughout: a long word that turns out to hold a substitution must not be tried in all its parts.
_WHOLE_WORD = re.compile(r"(?:[^ \t\r\n;&|()<>'\"\\$`]++|'[^']*+'|\"[^\"\\$`]*+\")++(?=[ \t\r\n;&|()<>]|\Z)")
_QUOTES = re.compile(r"'([^']*)'|\"([^\"]*)\"")
_QUOTED = re.compile(r"[^\"\\$`]+")
_BLANK = re.compile(r"[ \t\r]+")
_INNER = re.compile(r"[^'\\()]+")


# A line without substitutions, escapes, comments and here-documents is parted by one pattern.
_HARD = re.compile(r"[`\\#\n]|\$[({]|<[<(]|>\(")
_TOKEN = re.compile(
    r"(\d*(?:&>>?|>>?[|&]?|<[&>]?))|([;&|()]++)"
    r"|((?:[^ \t\r;&|()<>'\"$]++|'[^']*+'|\"[^\"$]*+(?:\$[^\"$]*+)*+\"|\$)++)"
)


_PARTED = re.compile(r"[;&|()]+")
_WRITTEN = re.compile(r"(?:(?<!\S)\d)?(?:&>>?|>>?[|&]?)[ \t]*+[\w./~+-]+")
_NOT_PLAIN = re.compile(r"[`\\#\n'\"<]|\$[({]")


def plain_commands(line: str) -> list[list[str]] | None:
    """The commands of a line that holds only words and what parts them, or None: the usual case, told fast."""
    if _NOT_PLAIN.search(line):
        return None
    if ">" in line:
        line = _WRITTEN.sub(" ", line)
        if ">" in line:
            return None
    return [words for part in _PARTED.split(line) if (words := part.split())]


def scan(line: str) -> tuple[list[Token], list[str]]:
    """Tokens of a line, and the scripts of its substitutions."""
    if not _HARD.search(line) and line.count("'") % 2 == 0 and line.count('"') % 2 == 0:
        return _easily(line), []
    scanner = _Scanner(line)
    while scanner.at < len(line):
        scanner.step()
    return scanner.tokens, scanner.inner


def _easily(line: str) -> list[Token]:
    tokens: list[Token] = []
    target = ""  # what redirects the word to come
    for redirect, end, word in _TOKEN.findall(line):
        if redirect:
            target = redirect
        elif end:
            tokens.append(END)
            target = ""
        elif target:
            if target.endswith(("<", "<>")):
                tokens.append(("in", _unquoted(word)))
            target = ""
        else:
            tokens.append(("word", _unquoted(word)))
    return tokens


def _unquoted(word: str) -> str:
    if "'" in word or '"' in word:
        return _QUOTES.sub(lambda quoted: quoted[1] or quoted[2] or "", word)
    return word


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
            self.tokens.append(END)
        elif blank := _BLANK.match(self.line, self.at):
            self.at = blank.end()
        elif char == "#":
            self.at = self._find("\n", self.at)
        elif char in "<>" or self.line.startswith("&>", self.at):
            self._redirect()
        elif char in ";&|()":
            self.at += 1
            self.tokens.append(END)
        else:
            self._word_token()

    def _word_token(self) -> None:
        begun = self.at
        if whole := _WHOLE_WORD.match(self.line, begun):
            self.at = whole.end()
            text = _unquoted(whole[0])
        else:
            text = self._word()
        is_number = text.isdigit() and self.line[begun : self.at] == text
        if not (is_number and self.line[self.at : self.at + 1] in {"<", ">"}):
            self.tokens.append(("word", text))

    def _redirect(self) -> None:
        line = self.line
        sign = next(
            s for s in ("<<<", "<<-", "<<", "<(", ">(", "<&", ">&", "&>>", "&>", ">>", ">|", "<>", "<", ">")
            if line.startswith(s, self.at)
        )  # fmt: skip
        self.at += len(sign)
        if sign in {"<(", ">("}:
            self._substitution()
            self.tokens.append(("word", "()"))
            return
        while self.line[self.at : self.at + 1] in {" ", "\t"}:
            self.at += 1
        text = self._word()
        if sign in {"<", "<>"}:
            self.tokens.append(("in", text))
        elif sign == "<<<":
            self.tokens.append(("fed", text))
        elif sign in {"<<", "<<-"}:
            self.tokens.append(("fed", ""))
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
            self.tokens[place] = ("fed", "\n".join(body))
        self._due.clear()

    def _word(self) -> str:
        parts: list[str] = []
        while self.at < len(self.line) and self.line[self.at] not in _BREAKS:
            parts.append(self._piece())
        return "".join(parts)

    def _piece(self) -> str:
        if plain := _PLAIN.match(self.line, self.at):
            self.at = plain.end()
            return plain[0]
        char = self.line[self.at]
        if char == "'":
            return self._single()
        if char == '"':
            return self._double()
        if char == "\\":
            self.at += 2
            return self.line[self.at - 1 : self.at].replace("\n", "")
        return self._dollar()

    def _single(self) -> str:
        stop = self._find("'", self.at + 1)
        text = self.line[self.at + 1 : stop]
        self.at = stop + 1
        return text

    def _double(self) -> str:
        self.at += 1
        parts: list[str] = []
        while self.at < len(self.line) and self.line[self.at] != '"':
            if plain := _QUOTED.match(self.line, self.at):
                self.at = plain.end()
                parts.append(plain[0])
            elif self.line[self.at] == "\\":
                self.at += 2
                parts.append(self.line[self.at - 1 : self.at])
            else:
                parts.append(self._dollar())
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
            if plain := _INNER.match(self.line, self.at):
                self.at = plain.end()
                continue
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
