"""Finds the wordings of a pack in a text. The notation is a regular expression a line, with four shorthands:

a space is any run of blanks, hyphens or underscores; `` … `` is up to five words in between; ``…`` without blanks is
up to twelve characters; ``<name>`` is one of the pack's word group of that name. Wordings match whole words,
whatever their case (but ``(?-i:…)`` minds capitals); in scripts without spaces they match anywhere. A line that ends
with ``|`` goes on in the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import chain

import regex

from .expressions import Group, Row, read, source
from .fragments import ClosedText, Fragments, Text, alternatives, small, taken
from .index import Index, made_ready
from .kept import KeptLists, known

__all__ = [
    "BORDER",
    "Asked",
    "Groups",
    "entries",
    "expression",
    "found",
    "lines",
    "opens",
    "places",
    "small",
    "without",
]

Groups = tuple[tuple[str, str], ...]
Match = regex.Match[str]

_UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}ー]"
# Where a word may begin or end. In scripts without spaces that is anywhere.
BORDER = rf"(?:(?<!\w)|(?!\w)|(?<={_UNSPACED})|(?={_UNSPACED}))"
_BORDER = regex.compile(BORDER, regex.V1)
_MINDS_CAPITALS = "(?-i:"
_NOTHING = "(?!)"
_GOES_ON = regex.compile(r"\|\s*\n\s*")


def entries(block: str) -> tuple[str, ...]:
    """The entries of a block: divided by line ends, or by a comma and a blank."""
    return tuple(one.strip() for line in lines(block) for one in line.split(", ") if one.strip(" ,"))


def lines(block: str) -> tuple[str, ...]:
    """The wordings of a block, one a line; a line that ends with ``|`` goes on in the next."""
    whole = _GOES_ON.sub("|", block)
    return tuple(line.strip() for line in whole.splitlines() if line.strip())


_INDEX = Index()  # of the wordings of all packs: texts that are judged are others than those that are read


class Asked:
    """Blocks that are asked together: which of them a text may say is told at once. ``name``: what they are kept by."""

    def __init__(self, name: str, blocks: Sequence[tuple[str, Groups]]) -> None:
        every = [_block(*one) for one in blocks]
        kept = known(name, KeptLists, lambda: made_ready([one.needs for one in every]))
        first = _INDEX.join(kept)
        self._places: dict[int, list[int]] = {}
        for place, one in enumerate(every):
            one.stand(first + place, kept.lines[place])
            self._places.setdefault(one.number, []).append(place)
        self._numbers = frozenset(self._places)

    def standing(self, text: str) -> list[int]:
        """The places in the list of those that may stand in the text, in order."""
        near = _INDEX.lists_near(self._numbers, taken(text))
        return sorted([place for number in near for place in self._places[number]])


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
    every = _block(block, groups)
    return source(every.row(number) for number in range(len(every.alternatives))) or _NOTHING


Tried = tuple[regex.Pattern[str], str]  # a compiled wording, and the form of the text that it is tried on


def _patterns(block: str, text: str, groups: Groups, *, closed_up: bool = False) -> Iterator[Tried]:
    """Wordings that the text may hold, cut down to what may stand in it, each with the form it is tried on."""
    every = _block(block, groups)
    if not every.alternatives:
        return
    ready = _taken_closed(text) if closed_up else taken(text)
    near = every.all_near(ready) if closed_up else _INDEX.near(every.number, ready)
    for entry in near:
        if (pattern := every.pattern(entry, ready)) is not None:
            yield pattern, text if _MINDS_CAPITALS in pattern.pattern else ready.lowered


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


@lru_cache(maxsize=16)
def _taken_closed(text: str) -> ClosedText:
    return ClosedText(text)


class _Block:
    """The wordings of a block: every alternative known by what it needs, and read when a text first has that."""

    def __init__(self, block: str, groups: Groups) -> None:
        self._block = block
        self._groups = _groups(groups)
        self._rows: dict[int, tuple[Row, ...]] = {}
        self._fixed: dict[int, regex.Pattern[str]] = {}
        self._stands: tuple[int, Sequence[int]] | None = None

    def stand(self, number: int, sizes: Sequence[int]) -> None:
        """Its list in the index, with how many alternatives each line has; the first is kept."""
        self._stands = self._stands or (number, sizes)

    @property
    def number(self) -> int:
        """Its list in the index."""
        return self._standing[0]

    @cached_property
    def alternatives(self) -> list[tuple[int, int]]:
        """Line and place in it, of every alternative in order."""
        return [(line, place) for line, size in enumerate(self._standing[1]) for place in range(size)]

    @cached_property
    def needs(self) -> list[tuple[Fragments, ...]]:
        """What each alternative of each line needs."""
        return [self._needs(line) for line in range(len(self._lines))]

    @property
    def _standing(self) -> tuple[int, Sequence[int]]:
        if self._stands is None:
            self.stand(_INDEX.add(chain.from_iterable(self.needs)), [len(line) for line in self.needs])
        assert self._stands is not None
        return self._stands

    @cached_property
    def _lines(self) -> tuple[str, ...]:
        return lines(self._block)

    def row(self, alternative: int) -> Row:
        """An alternative, read."""
        line, place = self.alternatives[alternative]
        return self._read(line)[place]

    def pattern(self, alternative: int, text: Text) -> regex.Pattern[str] | None:
        """An alternative cut down to what may stand in the text, compiled; None where it cannot stand in it."""
        row = self.row(alternative)
        if not row.may_stand(text):
            return None
        closed_up = isinstance(text, ClosedText)
        if not row.fixed or closed_up:
            written = source((row,), text)
            return None if written is None else _compiled(_closed(written) if closed_up else written)
        if alternative not in self._fixed:
            self._fixed[alternative] = _compiled(source((row,)) or _NOTHING)
        return self._fixed[alternative]

    def all_near(self, text: Text) -> list[int]:
        """The alternatives that may stand in a text, asked one by one."""
        every = chain.from_iterable(self.needs)
        return [number for number, some in enumerate(every) if text.holds_any(some)]

    def _needs(self, line: int) -> tuple[Fragments, ...]:
        seen = alternatives(self._lines[line])
        return seen if all(seen) else tuple(row.fragments for row in self._read(line))

    def _read(self, line: int) -> tuple[Row, ...]:
        if line not in self._rows:
            self._rows[line] = read(self._lines[line], self._groups, whole=True).rows
        return self._rows[line]


_BLOCKS: dict[str, list[tuple[Groups, _Block]]] = {}


def _block(block: str, groups: Groups) -> _Block:
    """The block, taken up once with these groups."""
    same = _BLOCKS.setdefault(block, [])
    for theirs, one in same:
        if theirs is groups or theirs == groups:
            return one
    same.append((groups, _Block(block, groups)))
    return same[-1][1]


class NamedGroups:
    """Every group by its name, read when it is first asked for. Longer entries come first."""

    def __init__(self, groups: Groups) -> None:
        self._blocks = dict(groups)
        self._read: dict[str, Group] = {}

    def get(self, name: str, /) -> Group | None:
        """The group, or None where none is called so."""
        return self.inside(name, frozenset())

    def inside(self, name: str, open_: frozenset[str]) -> Group | None:
        """The same while others are being read, which it may not name."""
        if name not in self._read and name in self._blocks and name not in open_:
            chosen = sorted(entries(self._blocks[name]), key=len, reverse=True)
            if not chosen:
                raise ValueError(f"the word group {name} is empty")
            within = _Inside(self, open_ | {name})
            self._read[name] = Group(row for entry in chosen for row in read(entry, within).rows)
        return self._read.get(name)


@dataclass(frozen=True, slots=True)
class _Inside:
    """The groups as one of them sees them."""

    groups: NamedGroups
    open: frozenset[str]

    def get(self, name: str, /) -> Group | None:
        return self.groups.inside(name, self.open)


@cache
def _groups(groups: Groups) -> NamedGroups:
    return NamedGroups(groups)


@lru_cache(maxsize=1024)
def _compiled(written: str) -> regex.Pattern[str]:
    # Trying small letters on small letters is many times cheaper to compile than ignoring capitals.
    flags = regex.V1 | (regex.IGNORECASE if _MINDS_CAPITALS in written else regex.V1)
    return regex.compile(f"(?:{written}){BORDER}", flags)
