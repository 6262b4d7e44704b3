"""What must stand in a text for an expression to match it, told from the expression, and a text made ready to be asked.

A fragment is plain letters with one blank where anything but letters stands. A pack holds thousands of expressions and
a text a dozen words: whatever cannot match is left out before it is read, compiled or tried. Knows no language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

import regex

# One of them must stand in the text. None: nothing is known.
Fragments = frozenset[str] | None

KEY = 3  # letters by which a fragment is looked up that names no whole word
_SIZES = range(1, KEY + 1)
_LONG = 4_000  # characters of a text whose words are looked at before the whole of it is searched
_WIDE = r"\p{Han}\p{Hiragana}\p{Katakana}ー"
_APART = regex.compile(r"[^\p{L}\p{M}\p{N}]+")
_ASCII_APART = re.compile(r"[^0-9A-Za-z]+")
_MEETING = regex.compile(rf"(?<=[{_WIDE}])(?=[^\s{_WIDE}])|(?<=[^\s{_WIDE}])(?=[{_WIDE}])")
_IS_WIDE = regex.compile(rf"[{_WIDE}]")
_WEIGHT_OF_WIDE = 3  # a character of a script without spaces tells as much as so many letters

_TIMES = r"(?:[?*+]|\{\d*,?\d*\})?[?+]?"
_HIDDEN = re.compile(
    rf"(?:\\(?:[pP]\{{[^}}]*\}}|[ux][0-9a-fA-F]{{2,4}}|.)|\[\^?\]?(?:\\.|[^\]\\])*\]|<\w+>|\{{[a-z_:]+\}}|[.^$]){_TIMES}"
    r"|[^()|]\{\d*,?\d*\}[?+]?"
)
_NAMED = re.compile(r"\(\?P<\w+>")
_BRACKETS = re.compile(rf"\((\?(?:<?[=!]|[a-z]*(?:-[a-z]+)?:|>))?([^()]*)\)({_TIMES})")
_HELD = 0xE000  # brackets are held by private characters while what stands around them is looked at
_HOLDER = re.compile("[\ue000-\uf8ff]")
_ENDS_WORD = re.compile(r" (?![?*])")
_RARE_ENOUGH = 1e-6
_PLAIN = re.compile(r"(?:[\w'’ -](?![?*+{]))+")


def small(text: str) -> str:
    """The text in small letters, character for character: as long as before."""
    lowered = text.lower()
    return lowered if len(lowered) == len(text) else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def spaced(lowered: str) -> str:
    """A text in small letters with one blank for everything between words; scripts without spaces stand apart."""
    if lowered.isascii():
        return _ASCII_APART.sub(" ", lowered)
    plain = _APART.sub(" ", lowered)
    return _MEETING.sub(" ", plain) if _IS_WIDE.search(plain) else plain


def is_wide(character: str) -> bool:
    """Whether words of this character's script have no spaces between them."""
    return character > "\u2e7f" and _IS_WIDE.match(character) is not None


def bordered(fragment: str, *, opens: bool, ends: bool) -> str:
    """A fragment with a blank where a word must begin or end. ``fragment`` is spaced already."""
    opens = opens and not is_wide(fragment[0])
    ends = ends and not is_wide(fragment[-1])
    whole = f"{' ' * opens}{fragment}{' ' * ends}"
    return whole.replace("  ", " ")


def one_word(fragment: str) -> str:
    """The longest word of a fragment, which still stands in a text whose other words were moved or taken out."""
    words = fragment.split(" ")
    longest = max(words, key=len)
    wide = _IS_WIDE.search(longest)
    if wide is not None:
        return wide.group()  # a run without spaces is no word: anything may have been taken out of it
    at = words.index(longest)
    return f"{' ' * (at > 0)}{longest}{' ' * (at < len(words) - 1)}"


def rarity(fragments: frozenset[str]) -> float:
    """A guess at how often one of them stands in a text: longer and fewer is rarer."""
    return sum([10.0 ** -_weight(fragment) for fragment in fragments])


def _weight(fragment: str) -> int:
    letters = len(fragment)
    return letters if fragment.isascii() else letters + (_WEIGHT_OF_WIDE - 1) * len(_IS_WIDE.findall(fragment))


def alternatives(expression: str, *, whole: bool = True) -> tuple[Fragments, ...]:
    """What each alternative of an expression needs, told at a glance; None where that takes reading it.

    Blanks in it stand for any blanks. ``whole``: it matches whole words only.
    """
    brackets: list[_Bracket] = []

    def hold(m: re.Match[str]) -> str:
        brackets.append(_Bracket(m[2], needed=not (m[1] or "").endswith(("=", "!")) and not may_lack(m[3])))
        return chr(_HELD + len(brackets) - 1)

    bare = _HIDDEN.sub("\0", _NAMED.sub("(", expression) if "(?P<" in expression else expression)
    while "(" in bare:
        bare, taken = _BRACKETS.subn(hold, bare)
        if not taken:
            return (None,)
    return tuple([_best_of(one, brackets, opens=whole, ends=whole) for one in bare.split("|")])


def split(expression: str) -> tuple[str, ...]:
    """The alternatives of an expression, as they are written."""
    bare = _HIDDEN.sub(_blotted, expression)
    while "(" in bare:
        bare, taken = _BRACKETS.subn(_blotted, bare)
        if not taken:
            return (expression,)
    ends = [at for at, character in enumerate(bare) if character == "|"]
    starts = [0, *(end + 1 for end in ends)]
    return tuple([expression[start:end] for start, end in zip(starts, [*ends, len(expression)], strict=True)])


def _blotted(m: re.Match[str]) -> str:
    return "\0" * len(m.group())


def may_lack(times: str) -> bool:
    """Whether what stands before these marks may be missing."""
    return times[:1] in ("?", "*") or times.startswith(("{0", "{,"))


class _Bracket(NamedTuple):
    inner: str
    needed: bool


def _best_of(alternative: str, brackets: Sequence[_Bracket], *, opens: bool, ends: bool) -> Fragments:
    best: Fragments = None
    rare = 1.0
    for m in _PLAIN.finditer(alternative):
        words = spaced(small(m.group()))
        if words.strip():
            one = frozenset({bordered(words, opens=opens and not m.start(), ends=ends and m.end() == len(alternative))})
            if rarity(one) < rare:
                best, rare = one, rarity(one)
    if rare < _RARE_ENOUGH:
        return best
    for m in _HOLDER.finditer(alternative):
        some = _of_bracket(alternative, m.start(), brackets, opens=opens, ends=ends)
        if some is not None and rarity(some) < rare:
            best, rare = some, rarity(some)
    return best


def _of_bracket(around: str, at: int, brackets: Sequence[_Bracket], *, opens: bool, ends: bool) -> Fragments:
    """What a pair of brackets needs, seen from where they stand."""
    bracket = brackets[ord(around[at]) - _HELD]
    if not bracket.needed:
        return None
    opens = around[at - 1] == " " if at else opens
    ends = bool(_ENDS_WORD.match(around, at + 1)) if at + 1 < len(around) else ends
    found: set[str] = set()
    for one in bracket.inner.split("|"):
        some = _best_of(one, brackets, opens=opens, ends=ends)
        if some is None:
            return None
        found |= some
    return frozenset(found)


class Told(NamedTuple):
    """Which lists of an index were looked through, which of their entries may match, and the lists that have any."""

    known: frozenset[int]
    near: Mapping[int, set[int]]
    lists: frozenset[int]


class Keys(NamedTuple):
    """What fragments are looked up by: whole words, and up to KEY letters with which words begin, end, or go on."""

    words: frozenset[str]
    heads: set[str]
    tails: set[str]
    letters: set[str]


class Text:
    """A text as fragments are looked for in it. ``told`` is what each index knows of it."""

    __slots__ = ("_words", "long", "lowered", "spaced", "told")

    def __init__(self, text: str) -> None:
        self.lowered = small(text)
        self.spaced = f" {spaced(self.lowered)} ".replace("  ", " ")
        self.long = len(text) > _LONG
        self._words: frozenset[str] | None = None
        self.told: dict[object, Told] = {}

    @property
    def words(self) -> frozenset[str]:
        """Its words, without what stands between them."""
        if self._words is None:
            self._words = frozenset(self.spaced.split())
        return self._words

    @property
    def keys(self) -> Keys:
        """What may be looked up for it."""
        words, letters = self.words, self.spaced
        two = list(map(add, letters, letters[1:]))
        return Keys(
            words,
            {word[:size] for word in words for size in _SIZES},
            {word[-size:] for word in words for size in _SIZES},
            {*letters, *two, *map(add, two, letters[2:])},
        )

    def holds(self, fragment: str) -> bool:
        """Whether a fragment stands in it."""
        if self.long and not self.words.issuperset(fragment.split(" ")[1:-1]):
            return False
        return fragment in self.spaced

    def holds_any(self, fragments: Fragments) -> bool:
        """Whether one of the fragments stands in it, or nothing is known of them."""
        return fragments is None or any(map(self.holds, fragments))


class ClosedText(Text):
    """A text whose words run together: a fragment may stand in it without its blanks."""

    __slots__ = ("_closed",)

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._closed = self.spaced.replace(" ", "")

    def holds(self, fragment: str) -> bool:
        """Whether a fragment stands in it, blanks left out."""
        return fragment.replace(" ", "") in self._closed


@lru_cache(maxsize=128)
def taken(text: str) -> Text:
    """The text made ready; the same one again for those asked lately."""
    return Text(text)
