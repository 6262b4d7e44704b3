"""A command as one line for the shell that an assistant starts it with: sh elsewhere, cmd or PowerShell on Windows."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from enum import Enum

_PLAIN = re.compile(r"[A-Za-z0-9_@%+=:,./\\-]+")


class Shell(Enum):
    """Whose quoting holds."""

    SH = "sh"
    CMD = "cmd"
    POWERSHELL = "powershell"


def line_for(words: Sequence[str], shell: Shell) -> str:
    """The words as one command line. They hold no double quote, dollar or percent sign of ours; a path may."""
    match shell:
        case Shell.SH:
            return " ".join(_sh(word) for word in words)
        case Shell.CMD:
            return " ".join(word if _PLAIN.fullmatch(word) else f'"{word}"' for word in words)
        case Shell.POWERSHELL:
            program, *more = (_powershell(word) for word in words)
            call = "& " if program.startswith(("'", '"')) else ""
            return call + " ".join([program, *more])


def _sh(word: str) -> str:
    """In double quotes where the word holds single ones and nothing that acts there: so it stays readable."""
    if "'" in word and not re.search(r'["$`!]', word):
        return f'"{word}"'
    return shlex.quote(word)


def _powershell(word: str) -> str:
    if _PLAIN.fullmatch(word) and not word.startswith("@"):
        return word
    if "'" in word and not re.search(r'["$`]', word):
        return f'"{word}"'
    return "'" + word.replace("'", "''") + "'"
