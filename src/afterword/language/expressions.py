"""Takes the expression of a wording apart, so that only what may stand in a text is ever compiled and tried.

A pack holds thousands of wordings and a text a dozen words. Each alternative knows the plain fragments that must stand
where it matches; what cannot stand in the text at hand is left out before anything is compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from .fragments import Fragments, Text, bordered, may_lack, rarity, spaced

Exact = frozenset[str] | None  # all that a piece can match, in small letters with one blank for any; None: too much

_BLANKS = r"[\s\-_]+"
_ANY_BLANKS = r"[\s\-_]*"
_GAP = r"(?:[^\w.!?;:]+[\w'’.+#/-]+){0,5}?[^\w.!?;:]+"
_NEAR = r"[^。！？.!?;；]{0,12}?"
_SPECIAL = r"\\\[\](){}|<>?*+.^$ …"
_TOKEN = re.compile(
    r"(?P<gap> … )|(?P<near>…)|(?P<maybe> [?*])|(?P<blank> )"
    r"|(?P<escape>\\(?:[pP]\{[^}]*\}|[ux][0-9a-fA-F]{2,4}|.))"
    r"|(?P<set>\[\^?\]?(?:\\.|[^\]\\])*\]|[.^$])"
    r"|(?P<open>\(\?(?:<?[=!]|P<\w+>|[a-z]*(?:-[a-z]+)?:|>)|\()"
    r"|(?P<close>\))|(?P<or>\|)|(?P<ref><\w+>)"
    r"|(?P<times>(?:[?*+]|\{\d*,?\d*\})[?+]?)"
    rf"|(?P<run>(?:[^{_SPECIAL}](?![?*+{{]))+|[^{_SPECIAL}]|[<>{{}}])"
)
_MOST = 24  # ways in which a run of pieces can read before it is told apart
_NOTHING = frozenset({""})
_UNBOUNDED = re.compile(r"(?:[*+]|\{\d*,\})\??")
_MINDS_CAPITALS = re.compile(r"\(\?[a-z]*-[a-z]*i")
_LEFT_WHOLE = 4  # alternatives that are compiled as they are: cutting them down saves less than compiling again


@dataclass(frozen=True, slots=True)
class Part:
    """A piece that is taken or left as a whole."""

    source: str
    exact: Exact = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Alternatives between brackets. ``times`` is what stands behind them."""

    head: str
    group: Group
    times: str
    exact: Exact

    @property
    def optional(self) -> bool:
        """Whether nothing of it need stand."""
        return may_lack(self.times) or self.denies

    @property
    def looks(self) -> bool:
        """Whether it only looks ahead or back."""
        return self.head.endswith(("=", "!"))

    @property
    def denies(self) -> bool:
        """Whether it says what must not stand there."""
        return self.head.endswith("!")


@dataclass(frozen=True, slots=True)
class Row:
    """One alternative: parts that follow each other. ``needs``: of each of these sets something must stand.

    ``fixed``: too short to be cut down, so that it reads the same whatever the text.
    """

    parts: tuple[Part | Choice, ...]
    needs: tuple[frozenset[str], ...]
    exact: Exact
    fixed: bool

    def may_stand(self, text: Text) -> bool:
        """Whether all that it needs stands in the text."""
        return all(any(map(text.holds, some)) for some in self.needs)

    @property
    def fragments(self) -> Fragments:
        """The rarest thing that it needs."""
        return min(self.needs, key=rarity, default=None)


class Group:
    """Alternatives in order."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = tuple(rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    @cached_property
    def fixed(self) -> bool:
        """Whether it reads the same whatever the text."""
        return len(self.rows) <= _LEFT_WHOLE and all(row.fixed for row in self.rows)

    @cached_property
    def reads_in_two_ways(self) -> bool:
        """Whether its words, one after the other, can make one text in two ways: that takes a time without bounds.

        "de", "la" and "de la" do. False where its words cannot all be told. By Sardinas and Patterson.
        """
        known = frozenset(self._words or ()) - _NOTHING
        left = frozenset(_rests(known, known))
        seen: frozenset[str] = frozenset()
        while left and not left & known:
            seen |= left
            left = frozenset([*_rests(left, known), *_rests(known, left)]) - seen
        return bool(left)

    @cached_property
    def exact(self) -> Exact:
        """All that it can match, where that is little enough."""
        return self._words if self._words is not None and len(self._words) <= _MOST else None

    def needs(self, *, opens: bool, ends: bool) -> Fragments:
        """What must stand for any row to match; None where one of them may match without.

        ``opens``, ``ends``: a word begins before it, ends behind it.
        """
        if self._words is None:
            return self._bare
        fragments = _fragments(self._words, opens=opens, ends=ends)
        return None if "" in fragments else fragments

    @cached_property
    def _words(self) -> Exact:
        found: set[str] = set()
        for row in self.rows:
            if row.exact is None:
                return None
            found |= row.exact
        return frozenset(found)

    @cached_property
    def _bare(self) -> Fragments:
        needs = [row.fragments for row in self.rows]
        return None if None in needs else frozenset[str]().union(*(some for some in needs if some))


class Named(Protocol):
    """Groups by their names."""

    def get(self, name: str, /) -> Group | None: ...


def _rests(heads: frozenset[str], wholes: frozenset[str]) -> Iterator[str]:
    """What is left of every word behind another that begins it."""
    yield from (whole[len(head) :] for head in heads for whole in wholes if whole != head and whole.startswith(head))


def read(expression: str, groups: Named, *, whole: bool = False) -> Group:
    """The alternatives of an expression. ``groups``: those it may name. ValueError where it cannot be read.

    ``whole``: it matches whole words only.
    """
    reader = _Reader(expression, groups)
    rows = reader.rows(whole=whole)
    if not reader.done:
        raise ValueError(f"a bracket too many: {expression}")
    return Group(rows)


def source(rows: Iterable[Row], text: Text | None = None) -> str | None:
    """The alternatives as one expression, without those that cannot stand in the text; None where none can."""
    standing = rows if text is None else (row for row in rows if row.may_stand(text))
    return _either(standing, text)


def _either(rows: Iterable[Row], text: Text | None) -> str | None:
    written = [one for row in rows if (one := _written(row, text)) is not None]
    return "|".join(written) if written else None


def _written(row: Row, text: Text | None) -> str | None:
    out: list[str] = []
    for part in row.parts:
        one = _bracketed(part, text) if isinstance(part, Choice) else part.source
        if one is None:
            return None
        out.append(one)
    return "".join(out)


def _is_fixed(part: Part | Choice) -> bool:
    return isinstance(part, Part) or part.group.fixed


def _bracketed(choice: Choice, text: Text | None) -> str | None:
    rows = choice.group.rows
    inner = _either(rows, text) if len(rows) <= _LEFT_WHOLE else source(rows, text)
    if inner is None:
        return "" if choice.optional else None
    return f"{choice.head}{inner}){choice.times}"


class _Needs:
    """Gathers what a row needs: pieces that follow each other make one fragment, as long as there are few ways."""

    def __init__(self, *, opens: bool) -> None:
        self.found: list[frozenset[str]] = []
        self.exact: Exact = _NOTHING
        self._run = _NOTHING
        self._opens = opens

    def add(self, exact: Exact) -> None:
        """The next piece, as all that it can match."""
        if exact is not None and len(self._run) * len(exact) <= _MOST:
            self._run = frozenset([a + b for a in self._run for b in exact])
            self.exact = None if self.exact is None else self._run
        else:
            opens = self._fresh()
            self.part()
            self._run, self._opens = exact or _NOTHING, opens and exact is not None

    def border(self) -> None:
        """Nothing that is known, but words end before it and begin behind it."""
        self.part(ends=True)
        self._opens = True

    def choose(self, group: Group, *, ends: bool) -> None:
        """One of many. ``ends``: a word ends behind it."""
        needs = group.needs(opens=self._fresh(), ends=ends)
        self.part()
        if needs:
            self.found.append(needs)

    def part(self, *, ends: bool = False) -> None:
        """What was gathered so far is one fragment; what follows is another. ``ends``: a word ends here."""
        fragments = _fragments(self._run, opens=self._opens, ends=ends)
        if "" not in fragments:
            self.found.append(fragments)
        self._run, self._opens, self.exact = _NOTHING, False, None

    def _fresh(self) -> bool:
        """Whether a word begins here, however the pieces before read."""
        return all(run.endswith(" ") if run else self._opens for run in self._run)


def _fragments(runs: frozenset[str], *, opens: bool, ends: bool) -> frozenset[str]:
    return frozenset([_fragment(run, opens=opens, ends=ends) for run in runs])


def _fragment(run: str, *, opens: bool, ends: bool) -> str:
    plain = spaced(run)
    return bordered(plain, opens=opens, ends=ends) if plain.strip() else ""


class _Reader:
    """Reads one expression from left to right."""

    def __init__(self, expression: str, groups: Named) -> None:
        self._tokens = [(m.lastgroup or "", m.group()) for m in _TOKEN.finditer(expression)]
        self._expression = expression
        self._groups = groups
        self._at = 0
        self._minds_capitals = False
        if sum([len(text) for _, text in self._tokens]) != len(expression):
            raise ValueError(f"cannot be read: {expression}")

    @property
    def done(self) -> bool:
        return self._at >= len(self._tokens)

    def rows(self, *, whole: bool) -> tuple[Row, ...]:
        found = [self._row(whole=whole)]
        while self._next("or"):
            found.append(self._row(whole=whole))
        return tuple(found)

    def _next(self, kind: str) -> str:
        if self.done or self._tokens[self._at][0] != kind:
            return ""
        self._at += 1
        return self._tokens[self._at - 1][1]

    def _row(self, *, whole: bool) -> Row:
        parts: list[Part | Choice] = []
        needs = _Needs(opens=whole)
        while not self.done and self._tokens[self._at][0] not in ("or", "close"):
            part = self._part()
            parts.append(part)
            if isinstance(part, Part) and part.source == _GAP:
                needs.border()
            elif part.exact is None and isinstance(part, Choice) and not part.optional:
                needs.choose(part.group, ends=not part.times and self._word_ends(whole=whole))
            else:
                needs.add(part.exact)
        exact = needs.exact
        needs.part(ends=whole)
        few_first = tuple(sorted(needs.found, key=len))  # cheapest to ask
        return Row(tuple(parts), few_first, exact, all(map(_is_fixed, parts)))

    def _word_ends(self, *, whole: bool) -> bool:
        kind = "or" if self.done else self._tokens[self._at][0]
        return kind in ("blank", "gap") or (whole and kind == "or")

    def _part(self) -> Part | Choice:
        kind, text = self._tokens[self._at]
        self._at += 1
        if kind == "open":
            return self._choice(text)
        if kind == "ref":
            return self._named(text)
        if kind in _SPACED:
            return _SPACED[kind]
        times = self._next("times")
        written = text if self._minds_capitals or kind not in ("set", "run") else _small(text)
        return Part(written + times, _times(_says(kind, text), times))

    def _choice(self, head: str) -> Choice:
        outside = self._minds_capitals
        self._minds_capitals = outside or _MINDS_CAPITALS.match(head) is not None
        group = Group(self.rows(whole=False))
        self._minds_capitals = outside
        if not self._next("close"):
            raise ValueError(f"a bracket is missing: {self._expression}")
        times = self._times(group)
        looks = head.endswith(("=", "!"))
        return Choice(head, group, times, _NOTHING if looks else _times(group.exact, times))

    def _times(self, group: Group) -> str:
        """What stands behind a pair of brackets. Without a bound, one text must not read as these words in two ways."""
        times = self._next("times")
        if _UNBOUNDED.fullmatch(times) and group.reads_in_two_ways:
            raise ValueError(f"repeated without a bound, this can read one text in two ways: {self._expression}")
        return times

    def _named(self, text: str) -> Choice:
        group = self._groups.get(text[1:-1])
        if group is None:
            raise ValueError(f"no word group is called {text}: {self._expression}")
        times = self._times(group)
        return Choice("(?:", group, times, _times(group.exact, times))


def _says(kind: str, text: str) -> Exact:
    """All that a single piece can match."""
    if kind == "run":
        return frozenset({_small(text)})
    return frozenset({text[1]}) if kind == "escape" and not (text[1].isalnum() or text[1].isspace()) else None


def _times(exact: Exact, times: str) -> Exact:
    """All that a piece can match with what stands behind it."""
    if not times or exact is None:
        return exact
    return exact | _NOTHING if times[0] == "?" else None


def _small(text: str) -> str:
    """In small letters, but for what stands behind a backslash."""
    return text if text.isascii() and text.islower() else _CAPITAL.sub(lambda m: m[1] or m[2].lower(), text)


_CAPITAL = re.compile(r"(\\.)|([^\W\d_a-z])")
_BLANK = frozenset({" "})
_SPACED = {
    "gap": Part(_GAP),
    "near": Part(_NEAR),
    "maybe": Part(_ANY_BLANKS, _BLANK | _NOTHING),
    "blank": Part(_BLANKS, _BLANK),
}
