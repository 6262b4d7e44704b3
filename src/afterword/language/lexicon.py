"""Finds every phrase of every pack in a text, in one pass over its words.

All packs run on every text: chat lines are too short to say first which language they are in.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter

from .letters import UNSPACED, bare, is_unspaced, lower, plain, spaced_words, unspaced_runs
from .packs import PACKS
from .phrasebook import phrasebook
from .phrases import NAME, Phrase, Pieces

_SENTENCE_END = re.compile(
    rf"[.!?…]+[\"')\]]*\s+|[。！？।؟]+[\"'」』)]*\s*|\n\s*|[:;-]\s+|[!?:;]+[\"')\]]*(?={UNSPACED})"
)
_OPENING_MARKS = re.compile(r"(?:\d{1,2}[.)](?=\s)|[^\w\x00]){0,24}")
_CLAUSE_END = re.compile(r"[\n.!?;:。！？।؟；：،,，、()\"]")
_LONGEST_SLOT = 80
_FEW_HITS = 16  # that are gone through faster than they are searched
_start = attrgetter("start")


@dataclass(frozen=True, slots=True)
class Hit:
    """A phrase that was found. Spans are half-open offsets into the text; ``fix`` and ``wrong`` may be unnamed."""

    lang: str
    start: int
    end: int
    fix: tuple[int, int] | None = None
    wrong: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """Every hit in a text, by section and field: ``found.of("signals.thanks")``."""

    hits: Mapping[str, tuple[Hit, ...]]
    openings: frozenset[int]  # where sentences begin, before and after their fillers

    def of(self, where: str) -> tuple[Hit, ...]:
        """The hits of one field, in the order of the text."""
        return self.hits.get(where, ())

    def within(self, where: str, start: int, end: int) -> tuple[Hit, ...]:
        """The hits of one field that begin inside ``[start, end)``."""
        hits = self.of(where)
        if not hits:
            return ()
        if len(hits) > _FEW_HITS:
            hits = hits[bisect_left(hits, start, key=_start) : bisect_left(hits, end, key=_start)]
        return tuple([hit for hit in hits if start <= hit.start < end])


def find(text: str) -> Found:
    """Every phrase of every pack in folded ``text``; exceptions are taken off already."""
    return _find_again(text) if len(text) <= _LONGEST_KEPT else _find_long(text)


_LONGEST_KEPT = 4_000  # characters of a text whose phrases are kept, for the next rule that asks
_MOST_KEPT = 2_000  # texts: a long chat is gone through once by each family of rules
_MOST_LONG_KEPT = 4  # longer ones: each family of rules asks for the same one in turn


@lru_cache(maxsize=_MOST_KEPT)
def _find_again(text: str) -> Found:
    return _find(text)


@lru_cache(maxsize=_MOST_LONG_KEPT)
def _find_long(text: str) -> Found:
    return _find(text)


def _find(text: str) -> Found:
    folded = plain(text)
    openings = _openings(folded)
    raw: dict[str, dict[tuple[int, int, str], Hit]] = defaultdict(dict)
    exceptions: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for phrase, at in _Candidates(folded, openings):
        start = at if phrase.lead != NAME else _name_before(text, at)
        if start is None or (phrase.opens and start not in openings):
            continue
        match = phrase.match(folded, at)
        if match is None or not _as_typed(phrase, match, text):
            continue
        if phrase.exception:
            exceptions[phrase.where].append((start, match.end()))
        else:
            hit = _hit(phrase, match, start, folded)
            if hit is not None:
                raw[phrase.where].setdefault((hit.start, hit.end, hit.lang), hit)
    return Found({w: kept for w, hits in raw.items() if (kept := _kept(hits.values(), exceptions[w]))}, openings)


class _Candidates:
    """Every phrase with a place where its first words stand, and where a sentence begins if it needs that.

    What surely does not stand in the text is told once a phrase, and in scripts without spaces once a character:
    there every place of a long text begins some phrase.
    """

    def __init__(self, text: str, openings: frozenset[int]) -> None:
        self._text = text
        self._openings = openings
        self._book = phrasebook()
        self._pieces = Pieces(bare(text))
        self._told: dict[int, bool] = {}
        self._beginning: dict[str, list[Phrase]] = {}

    def __iter__(self) -> Iterator[tuple[Phrase, int]]:
        yield from self._by_word()
        text = self._text
        for start, end in unspaced_runs(text):
            for at in range(start, end):
                for phrase in self._by_character(text[at : at + 2]):
                    yield phrase, at
                for phrase in self._by_character(text[at]):
                    yield phrase, at

    def _by_word(self) -> Iterator[tuple[Phrase, int]]:
        words = [(letters, start) for word, start, _ in spaced_words(self._text) if (letters := bare(word))]
        following = [*(word for word, _ in words[1:]), ""]
        prefixes = self._book.prefixes
        for (word, start), second in zip(words, following, strict=False):
            opens = start in self._openings
            for phrase in self._book.beginning(word, second, opens=opens):
                if self._may_stand(phrase):
                    yield phrase, start
            if word[0] in prefixes and len(word) > 3:
                for phrase in self._book.beginning(word[1:], second, opens=opens):
                    if self._may_stand(phrase):
                        yield phrase, start + 1

    def _by_character(self, characters: str) -> list[Phrase]:
        known = self._beginning.get(characters)
        if known is None:
            known = [phrase for phrase in self._book.beginning_so(characters) if self._may_stand(phrase)]
            self._beginning[characters] = known
        return known

    def _may_stand(self, phrase: Phrase) -> bool:
        may = self._told.get(id(phrase))
        if may is None:
            may = self._told[id(phrase)] = phrase.may_stand(self._pieces)
        return may


def _as_typed(phrase: Phrase, match: re.Match[str], text: str) -> bool:
    """Whether words that must be exact are, and a name is written like one."""
    if phrase.exact:
        for name, word in phrase.exact.items():
            if match[name] is not None and lower(text[slice(*match.span(name))]) != word:
                return False
    if NAME not in phrase.slots or match[NAME] is None:
        return True
    first = text[match.start("name")]
    return not (first.islower() or first.isdigit())


_LAST_WORD = re.compile(r"([^\W\d_][\w'-]{0,40})[^\S\n]{1,2}\Z")


def _name_before(text: str, at: int) -> int | None:
    """Where the word before ``at`` begins, if it is written like a name and is no small word."""
    word = _LAST_WORD.search(text, max(0, at - 44), at)
    if word is None or word[1][0].islower() or plain(word[1]) in function_words():
        return None
    return word.start(1)


@cache
def function_words() -> frozenset[str]:
    """The small words of all languages, in plain letters."""
    return frozenset(plain(word) for pack in PACKS for word in pack.function_words.split())


def _hit(phrase: Phrase, match: re.Match[str], start: int, text: str) -> Hit | None:
    slots = {name: _trim(text, *match.span(name)) for name in phrase.slots if match[name] is not None}
    if phrase.lead not in (None, NAME):
        before = _clause_before(text, match.start(), after_pause=phrase.after_pause)
        if before is None:
            return None
        slots[phrase.lead or ""] = before
    if phrase.tail is not None:
        slots[phrase.tail] = _clause_after(text, match.end())
    return Hit(phrase.lang, start, match.end(), slots.get("fix"), slots.get("wrong"))


def _clause_before(text: str, at: int, *, after_pause: bool) -> tuple[int, int] | None:
    end = at
    while end > 0 and text[end - 1] in " \t,;:-،，、":
        end -= 1
    if end == 0 or (after_pause and not text[end:at].strip()):
        return None
    start = end
    while start > max(0, end - _LONGEST_SLOT) and not _ends_clause(text, start - 1):
        start -= 1
    return _trim(text, start, end)


def _clause_after(text: str, at: int) -> tuple[int, int]:
    end = at
    while end < min(len(text), at + _LONGEST_SLOT) and (end == at or not _ends_clause(text, end)):
        end += 1
    return _trim(text, at, end)


def _ends_clause(text: str, at: int) -> bool:
    """A mark that parts clauses; not the point in "3.5" or "data.csv"."""
    if _CLAUSE_END.match(text, at) is None:
        return False
    return not (text[at] in ".,:" and at + 1 < len(text) and text[at + 1].isalnum())


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in " \t,;:-،，、\"'":
        start += 1
    while end > start and text[end - 1] in " \t,;:-،，、\"'":
        end -= 1
    return start, end


def _kept(hits: Iterable[Hit], exceptions: list[tuple[int, int]]) -> tuple[Hit, ...]:
    shut = _joined(exceptions)
    free = [hit for hit in hits if not _touches(hit, shut)] if shut else hits
    return tuple(sorted(free, key=lambda hit: (hit.start, hit.end)))


def _joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The spans in order, those that overlap as one."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start < joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def _touches(hit: Hit, spans: list[tuple[int, int]]) -> bool:
    """Whether a hit overlaps one of these spans, which are in order and do not overlap."""
    at = bisect_left(spans, (hit.end,)) - 1
    return at >= 0 and hit.start < spans[at][1]


@cache
def fillers() -> frozenset[str]:
    """Words of all packs that may open a sentence before what it says, in plain letters."""
    return frozenset(plain(word) for pack in PACKS for word in pack.fillers.split())


@cache
def _unspaced_fillers() -> tuple[str, ...]:
    return tuple(sorted((word for word in fillers() if is_unspaced(word[0])), key=len, reverse=True))


def _openings(text: str) -> frozenset[int]:
    """Where sentences begin, and where they begin once their fillers are passed over. At most four fillers count."""
    found: set[int] = set()
    for begin in (0, *(m.end() for m in _SENTENCE_END.finditer(text))):
        at = begin
        for _ in range(5):
            marks = _OPENING_MARKS.match(text, at)
            at = marks.end() if marks is not None else at
            found.add(at)
            after = _past_filler(text, at)
            if after is None:
                break
            at = after
    return frozenset(found)


_FILLER_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")


def _past_filler(text: str, at: int) -> int | None:
    if at < len(text) and is_unspaced(text[at]):
        return next((at + len(filler) for filler in _unspaced_fillers() if text.startswith(filler, at)), None)
    word = _FILLER_WORD.match(text, at)
    return word.end() if word is not None and word.group() in fillers() else None
