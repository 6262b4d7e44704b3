"""Reads the lists of kinds: by which words a memory is about a kind of thing, by which a message asks for it.

A line opens with the kind. An entry is a word; ``two_words`` stand next to each other, ``begin*`` is the beginning of a
word, ``*end`` its end; in scripts without spaces it may stand anywhere. Behind ``|`` stand words that only half say it:
two of them do. The first words by which a kind is asked for are the plainest: an embedder is told them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from . import chinese, english, french, german, named, portuguese, spanish

_LINE = re.compile(r"^(\w+): ", re.MULTILINE)
_FILES = {"en": english, "de": german, "es": spanish, "fr": french, "pt": portuguese, "zh": chinese}
CODES = tuple(_FILES)
PACKAGES = "packages"


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries of one kind, as written: those that suffice, and those of which two do."""

    enough: tuple[str, ...]
    half: tuple[str, ...] = ()


@cache
def things(code: str) -> Mapping[str, Entries]:
    """By kind, what a memory in the language of this code may name; well-known names alone where it has no list."""
    found = dict(_read(named.THINGS))
    for kind, entries in _read(_FILES[code].THINGS) if code in _FILES else ():
        named_too = found.get(kind, Entries(())).enough
        found[kind] = Entries(tuple(dict.fromkeys((*entries.enough, *named_too))))
    return found


@cache
def asked(code: str) -> Mapping[str, Entries]:
    """By kind, what a message in the language of this code asks for it with; empty where the language has no list."""
    if code not in _FILES:
        return {}
    found = dict(_read(_FILES[code].ASKED))
    packages = found.get(PACKAGES, Entries(()))
    return {**found, PACKAGES: Entries(packages.enough, (*packages.half, *named.PACKAGES.split()))}


def _read(block: str) -> Iterator[tuple[str, Entries]]:
    """Kind after kind; a kind may run over several lines."""
    _, *parts = _LINE.split(block)
    for kind, text in zip(parts[::2], parts[1::2], strict=True):
        enough, _, half = text.partition("|")
        yield kind, Entries(tuple(enough.split()), tuple(half.split()))
