"""Pieces of a text that a shell would act on: a plant that an assistant might run where it reads it.

Shapes alone, in no language. A program's name by itself is none: people prefer one over another. What may
repeat is bounded, so that no text takes long.
"""

from __future__ import annotations

import regex

_READERS = r"(?:(?:ba|z|k|c|da|fi)?sh|pwsh|powershell|iex|invoke-expression|cmd|python[\d.]*|perl|ruby|node|deno|php)"
_SHAPES = (
    rf"\|\s*(?:sudo\s+|env\s+)?{_READERS}(?![\w-])",  # handed on to what runs it
    rf"(?<![\w./-]){_READERS}(?:\.exe)?\s+(?:-e|-c|/c|-enc\w*|-command)\s+\S+",  # told what to run
    r"(?<![\w./-])(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod|scp|rsync|nc|ncat)(?:\.exe)?\s+(?:-\S+\s+){0,20}\S*\w[.:/@]\w\S*",
    r"\$\([^)\n]{1,200}\)|\$\{?IFS\b|<\(\s*\w",  # what stands inside is run first
    r"(?:&&|;)\s*(?:sudo|rm|curl|wget|chmod|chown|mv|cp|dd|kill|git|ssh|eval|exec|source|export)(?![\w-])(?:\s+\S+)?",
    r"(?<![\w./-])rm\s+(?:-\w+\s+){0,20}-\w*[rf]\w*(?:\s+\S+)?|(?<![\w./-])(?:rmdir|rd|del)\s+/\w|remove-item\s[^\n]{0,300}-(?:recurse|force)",
    r"(?<![\w./-])(?:mkfs(?:\.\w+)?\s+/|dd\s+(?:if|of)=|shred\s+-|chmod\s+(?:-\w+\s+){0,20}(?:[0-7]{3,4}|[ugoa]*\+[rwxst]+)\s+\S|eval\s+[\"'$(`])\S*",
    r"(?<![\w./-])(?:base64|openssl)\s+(?:\w+\s+)?-{1,2}d(?:ecode)?\b",
    r"(?<![\w.-])git\s+push\s+(?:\S+\s+){0,20}(?:--force\S*|-f)(?![\w-])|(?<![\w.-])git\s+reset\s+--hard",
    r":\s*\(\)\s*\{",
)
_COMMAND = regex.compile("|".join(_SHAPES), regex.IGNORECASE)
_BLANK = regex.compile(r"\s+")


def commands(text: str) -> tuple[str, ...]:
    """What of it a shell would act on, as it stands there with single blanks."""
    return tuple(_BLANK.sub(" ", m.group()).strip() for m in _COMMAND.finditer(text))


def commands_not_in(said: str, text: str) -> bool:
    """Whether a text holds a command that does not stand in what was said."""
    typed = _BLANK.sub(" ", said)
    return any(command not in typed for command in commands(text))
