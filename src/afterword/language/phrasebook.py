"""Every phrase of every pack, by the words that it can begin with, so that a text tries only what may stand there.

A phrase is read when a text first has its beginning; which phrases begin how is the same for every program and kept.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING

from .kept import ANY_SECOND, KeptPhrases, known
from .letters import is_unspaced, lower
from .packs import PACKS
from .phrases import NAME, Phrase, Vocabulary, phrase_lines, read_groups, read_phrase, read_phrases

if TYPE_CHECKING:
    from .pack import Pack

SECTIONS = ("own_words", "signals", "durable")  # the sections of a pack that are written as phrases
NAMES = frozenset({"own_words.roles", "own_words.mail_headers"})  # plain names, read elsewhere


class Phrasebook:
    """Phrases by what they begin with."""

    def __init__(self, kept: KeptPhrases) -> None:
        self._kept = kept
        self._ends = list(accumulate(many for _, _, many in kept.fields))
        self._read: dict[int, Phrase] = {}
        self._followed: dict[str, _Followed] = {}
        self._opening: dict[str, _Followed] = {}
        self._stem_lengths = _lengths(kept.stems)
        self.prefixes = frozenset("".join(pack.prefixes for pack in PACKS).replace(" ", ""))

    def beginning(self, word: str, following: str, *, opens: bool) -> Iterator[Phrase]:
        """Those that a word may begin which ``following`` stands behind. ``opens``: a sentence begins here."""
        if word in self._kept.words:
            yield from map(self._phrase, self._behind(word, self._kept.words, self._followed).before(following))
        if opens and word in self._kept.openers:
            yield from map(self._phrase, self._behind(word, self._kept.openers, self._opening).before(following))
        for length in self._stem_lengths.get(word[0], ()):
            if length > len(word):
                break
            for number in self._kept.stems.get(word[:length], ()):
                yield self._phrase(number)

    def beginning_so(self, characters: str) -> Iterator[Phrase]:
        """Those that one or two characters of a script without spaces may begin."""
        return map(self._phrase, self._kept.characters.get(characters, ()))

    def _behind(self, word: str, begun: dict[str, list[int]], known: dict[str, _Followed]) -> _Followed:
        followed = known.get(word)
        if followed is None:
            numbers, places = begun[word][::2], begun[word][1::2]
            sets = [None if place == ANY_SECOND else self._kept.seconds[place] for place in places]
            followed = known[word] = _Followed(list(zip(numbers, sets, strict=True)))
        return followed

    def _phrase(self, number: int) -> Phrase:
        phrase = self._read.get(number)
        if phrase is None:
            phrase = self._read[number] = self._as_written(number)
        return phrase

    def _as_written(self, number: int) -> Phrase:
        field = bisect_right(self._ends, number)
        code, where, many = self._kept.fields[field]
        line = _lines_of(code, where)[number - self._ends[field] + many]
        return read_phrase(line, lang=code, where=where, words=_vocabularies()[code])


class _Followed:
    """The phrases that one word begins, by the word that must come second."""

    def __init__(self, phrases: Sequence[tuple[int, frozenset[str] | None]]) -> None:
        self._any = [number for number, seconds in phrases if seconds is None]
        named = frozenset[str]().union(*(seconds for _, seconds in phrases if seconds is not None))
        self._before = {
            word: [number for number, seconds in phrases if seconds is None or word in seconds] for word in named
        }

    def before(self, second: str) -> list[int]:
        """Those that may stand where this word comes second, in order."""
        return self._before.get(second, self._any)


def _lengths(stems: dict[str, list[int]]) -> dict[str, list[int]]:
    """How long stems with the same first letter are, in order."""
    found: dict[str, set[int]] = {}
    for stem in stems:
        found.setdefault(stem[0], set()).add(len(stem))
    return {letter: sorted(lengths) for letter, lengths in found.items()}


@cache
def phrasebook() -> Phrasebook:
    """The one book of all packs."""
    return Phrasebook(known("phrases", KeptPhrases, _every_phrase))


def _every_phrase() -> KeptPhrases:
    """Every phrase of every pack, read."""
    taking = _Taking()
    for pack in PACKS:
        for where, some in _fields(pack):
            taking.take(pack.code, where, tuple(some))
    return taking.kept


class _Taking:
    """Takes up phrases one by one."""

    def __init__(self) -> None:
        self.kept = KeptPhrases([], [], {}, {}, {}, {})
        self._number = 0
        self._seconds: dict[frozenset[str], int] = {}

    def take(self, code: str, where: str, phrases: Sequence[Phrase]) -> None:
        """Take up the phrases of a field."""
        self.kept.fields.append((code, where, len(phrases)))
        for phrase in phrases:
            self._take(phrase)
            self._number += 1

    def _take(self, phrase: Phrase) -> None:
        kept, number = self.kept, self._number
        followed = kept.openers if phrase.opens and phrase.lead != NAME else kept.words
        for word, seconds in phrase.first.items():
            if is_unspaced(word[0]):
                kept.characters.setdefault(word.rstrip("*")[:2], []).append(number)
            elif word.endswith("*"):
                kept.stems.setdefault(word[:-1], []).append(number)
            else:
                followed.setdefault(word, []).extend((number, self._place(seconds)))

    def _place(self, seconds: frozenset[str] | None) -> int:
        """Where these words stand among all sets of words."""
        if seconds is None:
            return ANY_SECOND
        if seconds not in self._seconds:
            self._seconds[seconds] = len(self.kept.seconds)
            self.kept.seconds.append(seconds)
        return self._seconds[seconds]


@cache
def _lines_of(code: str, where: str) -> tuple[str, ...]:
    section, part = where.split(".")
    (pack,) = [pack for pack in PACKS if pack.code == code]
    return phrase_lines(getattr(getattr(pack, section), part))


@cache
def _vocabularies() -> dict[str, Vocabulary]:
    return {pack.code: _vocabulary(pack) for pack in PACKS}


def _vocabulary(pack: Pack) -> Vocabulary:
    return Vocabulary(read_groups(pack.groups), frozenset(lower(word) for word in pack.exact.split()))


def _fields(pack: Pack) -> Iterator[tuple[str, Iterator[Phrase]]]:
    """Every field of a pack that is written as phrases, with them."""
    words = _vocabulary(pack)
    for name in SECTIONS:
        section = getattr(pack, name)
        for part in fields(section):
            where = f"{name}.{part.name}"
            if where not in NAMES:
                yield where, read_phrases(getattr(section, part.name), lang=pack.code, where=where, words=words)


def phrases(pack: Pack) -> Iterator[Phrase]:
    """Every phrase of a pack. Raises BadPhrase for a line that is not in the notation."""
    for _, some in _fields(pack):
        yield from some


def check_packs(packs: Sequence[Pack] = PACKS) -> None:
    """Read and compile every phrase. Raises BadPhrase or re.error for what cannot be read; for tests of packs."""
    for pack in packs:
        for phrase in phrases(pack):
            phrase.match("", 0)
