"""Statements in an assistant's Markdown notes: its bullets and short paragraphs, without what only leads elsewhere.

Knows no assistant; decides nothing about what may be kept.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from afterword.assistants.lines import open_regular, unread
from afterword.ports import Unread

from .paragraphs import parts

LARGEST = 512 * 1024  # bytes of a file of notes
LONGEST = 400  # characters of a statement, before it is worded
MOST = 2_000  # statements of one assistant
TOO_MANY = "beyond the number that is brought in"

_HEAD = re.compile(r"\A\ufeff?---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|\Z)", re.DOTALL)
_FENCE = re.compile(r"^[ \t]*(?:```|~~~)")
_BULLET = re.compile(r"^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?")
_DATE = re.compile(r"^\[?\(?\d{4}-\d{2}-\d{2}\)?\]?[.:,]?[ \t]*[-–—]?[ \t]*")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")
# Lines that say why a note is there, or what to do with it: nothing about the person.
_ASIDE = re.compile(r"^(?:why|how to apply|source|see also|updated|created|keywords?)[ \t]*:", re.IGNORECASE)
_NO_STATEMENT = re.compile(r"^(?:#|\||<|>|---|===|\s*$)")


@dataclass(frozen=True, slots=True)
class Saved:
    """One thing that an assistant saved. ``folder``: the working folder it was saved for, '' where it reaches further.

    ``wish``: the assistant files it as how the person wants things done.
    """

    assistant: str
    text: str
    folder: str = ""
    wish: bool = False


@dataclass(frozen=True, slots=True)
class SavedFound:
    """What was found, and how often something was passed over, by why in words."""

    saved: tuple[Saved, ...] = ()
    skipped: Counter[str] = field(default_factory=Counter)
    unread: tuple[Unread, ...] = ()


def as_found(saved: Sequence[Saved], skipped: Counter[str], unread: Sequence[Unread]) -> SavedFound:
    """What was found, no more than is brought in; the rest is counted."""
    counted = skipped + Counter({TOO_MANY: max(0, len(saved) - MOST)})
    return SavedFound(tuple(saved[:MOST]), counted, tuple(unread))


def text_of(path: str) -> str | Unread:
    """A file of notes as text."""
    file = open_regular(path)
    if isinstance(file, Unread):
        return file
    with file:
        try:
            content = file.read(LARGEST + 1) or b""
        except OSError as problem:
            return unread(path, problem)
    if len(content) > LARGEST:
        return Unread(path, "It is larger than a file of notes is.")
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", "replace")
    if b"\0" in content:
        return Unread(path, "It is no text.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Unread(path, "It is not written in UTF-8: save it so.")


def head(text: str) -> str:
    """What stands between the lines of dashes at a file's beginning; '' where there is nothing."""
    found = _HEAD.match(text)
    return found[1] if found else ""


def statements(text: str) -> Iterator[str]:
    """What the notes say, one statement at a time; nothing of code, tables, headings and lists of links.

    A line that is a statement by itself is one, with a bullet or without; a wrapped paragraph is one.
    """
    fenced, bulleted = False, False
    held: list[str] = []
    for line in [*_HEAD.sub("", text).splitlines(), ""]:
        if _FENCE.match(line):
            fenced = not fenced
        elif fenced:
            continue
        elif _BULLET.match(line) or _NO_STATEMENT.match(line):
            yield from _all_said(held, bulleted=bulleted)
            bulleted = _BULLET.match(line) is not None
            held = [_BULLET.sub("", line)] if bulleted else []
        else:
            held.append(line.strip())
    yield from _all_said(held, bulleted=bulleted)


def _all_said(held: list[str], *, bulleted: bool) -> Iterator[str]:
    """What follows a bullet belongs to it."""
    for one in [" ".join(held)] if bulleted else parts(held):
        yield from _said(one)


def _said(raw: str) -> Iterator[str]:
    only_links = raw.strip() and _LINK.sub("", raw).strip(" \t-–—:.") == ""
    plain = _DATE.sub("", _MARKS.sub("", _LINK.sub(r"\1", raw)).strip()).strip()
    leads_away = _LINK.match(raw.strip()) is not None
    if plain and not only_links and not leads_away and not _ASIDE.match(plain) and not plain.endswith(":"):
        yield plain
