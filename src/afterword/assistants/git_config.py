"""The remotes that a repository's config names, read as text. Includes are passed over: no other file is opened."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SECTION = re.compile(r"\[\s*([\w.-]+)(?:\s+\"((?:[^\"\\]|\\.)*)\")?\s*\]")
_SETTING = re.compile(r"([A-Za-z][\w-]*)\s*(?:=\s*(.*))?")
_ESCAPES = {"n": "\n", "t": "\t", "b": "\b"}


def remotes(config: str) -> list[str]:
    """The addresses of the remotes, the one called 'origin' first, then in the order of the file."""
    found: dict[str, str] = {}
    for section, name, key, value in _settings(config):
        if section == "remote" and key == "url" and value:
            found.setdefault(name, value)
    return [*(url for name, url in found.items() if name == "origin"), *(u for n, u in found.items() if n != "origin")]


def _settings(config: str) -> Iterator[tuple[str, str, str, str]]:
    section, name = "", ""
    for line in _lines(config):
        text = line.strip()
        if named := _SECTION.match(text):
            section, name = named[1].lower(), re.sub(r"\\(.)", r"\1", named[2] or "")
            text = text[named.end() :].strip()
        if setting := _SETTING.match(text):
            yield section, name, setting[1].lower(), _value(setting[2] or "")


def _lines(config: str) -> Iterator[str]:
    """Lines, with those joined that end in a backslash."""
    begun = ""
    for line in config.lstrip("\ufeff").splitlines():
        begun += line
        if begun.endswith("\\") and not begun.endswith("\\\\"):
            begun = begun[:-1]
        else:
            yield begun
            begun = ""
    yield begun


def _value(text: str) -> str:
    """A value with its quotes, escapes and comment taken off."""
    value, quoted, place = "", False, 0
    while place < len(text):
        char = text[place]
        if char == "\\" and place + 1 < len(text):
            place += 1
            value += _ESCAPES.get(text[place], text[place])
        elif char == '"':
            quoted = not quoted
        elif char in "#;" and not quoted:
            break
        else:
            value += char
        place += 1
    return value.strip()
