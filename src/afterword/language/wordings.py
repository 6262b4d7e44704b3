"""Finds the wordings of a pack in a text. The notation is a regular expression a line, with four shorthands:

a space is any run of blanks, hyphens or underscores; `` … `` is up to five words in between; ``…`` without blanks is
up to twelve characters; ``<name>`` is one of the pack's word group of that name. Wordings match whole words,
whatever their case (but ``(?-i:…)`` minds capitals); in scripts without spaces they match anywhere. A line that ends
with ``|`` goes on in the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

import regex

from .expressions import KEY, Group, group_of, read, source

Groups = tuple[tuple[str, str], ...]
Match = regex.Match[str]

_UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}ー]"
# Where a word may begin or end. In scripts without spaces that is anywhere.
BORDER = rf"(?:(?<!\w)|(?!\w)|(?<={_UNSPACED})|(?={_UNSPACED}))"
_BORDER = regex.compile(BORDER, regex.V1)
_MINDS_CAPITALS = "(?-i:"
_NOTHING = "(?!)"
_PUNCTUATION = regex.compile(r"[^\p{L}\p{M}\p{N}]+")
_GOES_ON = regex.compile(r"\|\s*\n\s*")


def entries(block: str) -> tuple[str, ...]:
    """The entries of a block: divided by line ends, or by a comma and a blank."""
    return tuple(one.strip() for line in lines(block) for one in line.split(", ") if one.strip(" ,"))


def lines(block: str) -> tuple[str, ...]:
    """The wordings of a block, one a line; a line that ends with ``|`` goes on in the next."""
    whole = _GOES_ON.sub("|", block)
    return tuple(line.strip() for line in whole.splitlines() if line.strip())


def found(block: str, text: str, groups: Groups = (), *, closed_up: bool = False) -> str | None:
    """The first place in the text that a wording of the block matches, or None.

    ``closed_up`` also matches where the blanks between words are missing. Raises regex.error or ValueError for what is
    no wording.
    """
    for pattern, form in _patterns(block, text, groups, closed_up=closed_up):
        for place in _every(pattern, form):
            return text[place.start() : place.end()]
    return None


def opens(block: str, text: str, groups: Groups = (), *, at: int = 0) -> bool:
    """Whether a wording of the block begins at that place of the text."""
    return _is_border(text, at) and any(p.match(form, at) is not None for p, form in _patterns(block, text, groups))


def places(block: str, text: str, groups: Groups = ()) -> tuple[Match, ...]:
    """Every place that a wording of the block matches, by where it begins; different wordings may overlap.

    Places are right for the text; what a match itself gives may be in small letters.
    """
    every = (match for pattern, form in _patterns(block, text, groups) for match in _every(pattern, form))
    return tuple(sorted(every, key=lambda match: match.span()))


def without(block: str, text: str, groups: Groups = ()) -> str:
    """The text with every place that a wording of the block matches made blank; as long as before."""
    for match in places(block, text, groups):
        start, end = match.span()
        text = text[:start] + "·" * (end - start) + text[end:]
    return text


def expression(block: str, groups: Groups = ()) -> str:
    """All wordings of a block as one expression in small letters, without borders of words; empty: matches nothing."""
    return source(_read(block, groups)) or _NOTHING


@dataclass(frozen=True, slots=True)
class _Text:
    """A text as fragments are looked for in it: in small letters, and with every mark between words as one blank."""

    lowered: str
    spaced: str
    keys: frozenset[str]

    def holds(self, fragment: str) -> bool:
        return fragment in (self.spaced if fragment[0] == " " or fragment[-1] == " " else self.lowered)


class _Closed(_Text):
    """A text without borders of words."""

    __slots__ = ()

    def holds(self, fragment: str) -> bool:
        return fragment.strip() in self.lowered


@lru_cache(maxsize=64)
def _taken(text: str) -> _Text:
    lowered = small(text)
    spaced = f" {_PUNCTUATION.sub(' ', lowered)} "
    longest = {one[i : i + KEY] for one in (lowered, spaced) for i in range(len(one))}
    return _Text(lowered, spaced, frozenset(run[:size] for run in longest for size in range(1, KEY + 1)))


def _taken_closed(text: str) -> _Text:
    """A text whose words run together: no border of a word can be seen in it, so every fragment may stand anywhere."""
    lowered = small(text)
    keys = _taken(text).keys
    return _Closed(lowered, lowered, keys | {f" {key[: KEY - 1]}" for key in keys})


def small(text: str) -> str:
    """The text in small letters, character for character: as long as before."""
    lowered = text.lower()
    return lowered if len(lowered) == len(text) else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


Tried = tuple[regex.Pattern[str], str]  # a compiled wording, and the form of the text that it is tried on


def _patterns(block: str, text: str, groups: Groups, *, closed_up: bool = False) -> Iterator[Tried]:
    """Wordings that the text may hold, cut down to what may stand in it, each with the form it is tried on."""
    if not block or block.isspace():
        return
    taken = _taken_closed(text) if closed_up else _taken(text)
    for row in _read(block, groups).standing(taken):
        if (one := source(group_of((row,)), taken)) is not None:
            form = text if _MINDS_CAPITALS in one else taken.lowered
            yield _compiled(_closed(one) if closed_up else one), form


def _every(pattern: regex.Pattern[str], form: str) -> Iterator[Match]:
    """Every match that begins where a word may begin. Asked here, since an expression that begins with it is slow."""
    at = 0
    while (match := pattern.search(form, at)) is not None:
        begins = _is_border(form, match.start())
        if begins:
            yield match
        at = max(match.end(), match.start() + 1) if begins else match.start() + 1


def _is_border(text: str, at: int) -> bool:
    return at == 0 or at >= len(text) or _BORDER.match(text, at) is not None


def _closed(written: str) -> str:
    return written.replace(r"[\s\-_]+", r"[\s\-_]*")


@cache
def _read(block: str, groups: Groups) -> Group:
    """All wordings of a block, one row a line; a line with alternatives at its top gives a row for each."""
    named = _groups(groups)
    return group_of(row for line in lines(block) for row in read(line, named).rows)


@cache
def _groups(groups: Groups) -> Mapping[str, Group]:
    """Every group, read in the order given: one may name those before it. Longer entries come first."""
    named: dict[str, Group] = {}
    for name, block in groups:
        chosen = sorted(entries(block), key=len, reverse=True)
        if not chosen:
            raise ValueError(f"the word group {name} is empty")
        named[name] = group_of(row for entry in chosen for row in read(entry, named).rows)
    return named


@lru_cache(maxsize=1024)
def _compiled(written: str) -> regex.Pattern[str]:
    # Trying small letters on small letters is many times cheaper to compile than ignoring capitals.
    flags = regex.V1 | (regex.IGNORECASE if _MINDS_CAPITALS in written else regex.V1)
    return regex.compile(f"(?:{written}){BORDER}", flags)
