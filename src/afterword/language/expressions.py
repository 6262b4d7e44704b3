"""Takes the expression of a wording apart, so that only what may stand in a text is ever compiled and tried.

A pack holds thousands of wordings and a text a dozen words. Each part knows a plain fragment that must stand where it
matches; what cannot stand in the text at hand is left out before anything is compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

# One of them must stand in the text, a blank meaning a border of words. None: nothing is known.
Fragments = frozenset[str] | None
KEY = 3  # letters of a fragment by which it is looked up


class Standing(Protocol):
    """A text in which fragments are looked for. ``keys``: every run of one to ``KEY`` characters in it."""

    @property
    def keys(self) -> frozenset[str]: ...

    def holds(self, fragment: str) -> bool: ...


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
_WEIGHT_OF_WIDE = 3  # a character of a script without spaces tells as much as so many letters


@dataclass(frozen=True, slots=True)
class Part:
    """A piece that is taken or left as a whole."""

    source: str
    fragments: Fragments = None


@dataclass(frozen=True, slots=True)
class Choice:
    """Alternatives between brackets. ``times`` is what stands behind them; ``looks`` marks a look ahead or back."""

    head: str
    group: Group
    times: str
    fragments: Fragments

    @property
    def optional(self) -> bool:
        """Whether nothing of it need stand."""
        return _may_lack(self.times) or self.denies

    @property
    def denies(self) -> bool:
        """Whether it says what must not stand there."""
        return self.head.endswith("!")


@dataclass(frozen=True, slots=True)
class Row:
    """One alternative: parts that follow each other."""

    parts: tuple[Part | Choice, ...]
    fragments: Fragments


@dataclass(frozen=True, slots=True)
class Group:
    """Alternatives in order. ``index``: fragments and the rows that need them; ``always``: rows that need none."""

    rows: tuple[Row, ...]
    index: Mapping[str, tuple[tuple[str, int], ...]]
    always: tuple[int, ...]

    @property
    def fragments(self) -> Fragments:
        """What must stand for any row to match; None where one of them may match without."""
        known = [row.fragments for row in self.rows]
        return None if self.always else frozenset[str]().union(*(one for one in known if one))

    def standing(self, text: Standing) -> Iterator[Row]:
        """The rows that may stand in a text, in order."""
        keys = text.keys.intersection(self.index)
        near = {number for key in keys for fragment, number in self.index[key] if text.holds(fragment)}
        return (self.rows[number] for number in sorted(near.union(self.always)))


def group_of(rows: Iterable[Row]) -> Group:
    """These alternatives, ready to be looked up."""
    ordered = tuple(rows)
    index: dict[str, list[tuple[str, int]]] = {}
    for number, row in enumerate(ordered):
        for fragment in row.fragments or ():
            index.setdefault(fragment[:KEY], []).append((fragment, number))
    found = {key: tuple(needs) for key, needs in index.items()}
    return Group(ordered, found, tuple(number for number, row in enumerate(ordered) if row.fragments is None))


def read(expression: str, groups: Mapping[str, Group]) -> Group:
    """The alternatives of an expression. ``groups``: those it may name. ValueError where it cannot be read."""
    reader = _Reader(expression, groups)
    rows = reader.rows(fresh=True)
    if not reader.done:
        raise ValueError(f"a bracket too many: {expression}")
    return group_of(rows)


def source(group: Group, text: Standing | None = None) -> str | None:
    """The alternatives as one expression, without those that cannot stand in the text; None where none can."""
    rows = group.rows if text is None else group.standing(text)
    written = [one for row in rows if (one := _written(row, text)) is not None]
    return "|".join(written) if written else None


def _written(row: Row, text: Standing | None) -> str | None:
    out: list[str] = []
    for part in row.parts:
        if isinstance(part, Choice):
            one = _bracketed(part, text)
        else:
            one = part.source if text is None or _may_stand(part, text) else None
        if one is None:
            return None
        out.append(one)
    return "".join(out)


def _may_stand(part: Part, text: Standing) -> bool:
    return part.fragments is None or any(text.holds(fragment) for fragment in part.fragments)


def _bracketed(choice: Choice, text: Standing | None) -> str | None:
    inner = source(choice.group, text)
    if inner is None:
        return "" if choice.optional else None
    return f"{choice.head}{inner}){choice.times}"


def _may_lack(times: str) -> bool:
    return times[:1] in ("?", "*") or times.startswith(("{0", "{,"))


class _Reader:
    """Reads one expression from left to right. ``fresh``: a word begins at the place."""

    def __init__(self, expression: str, groups: Mapping[str, Group]) -> None:
        self._tokens = [(m.lastgroup or "", m.group()) for m in _TOKEN.finditer(expression)]
        self._expression = expression
        self._groups = groups
        self._at = 0
        if sum(len(text) for _, text in self._tokens) != len(expression):
            raise ValueError(f"cannot be read: {expression}")

    @property
    def done(self) -> bool:
        return self._at >= len(self._tokens)

    def rows(self, *, fresh: bool) -> tuple[Row, ...]:
        found = [self._row(fresh=fresh)]
        while self._next("or"):
            found.append(self._row(fresh=fresh))
        return tuple(found)

    def _next(self, kind: str) -> str:
        if self.done or self._tokens[self._at][0] != kind:
            return ""
        self._at += 1
        return self._tokens[self._at - 1][1]

    def _row(self, *, fresh: bool) -> Row:
        parts: list[Part | Choice] = []
        while not self.done and self._tokens[self._at][0] not in ("or", "close"):
            part = self._part(fresh=fresh)
            fresh = isinstance(part, Part) and part.source in (_BLANKS, _GAP)
            parts.append(part)
        needed = [
            part.fragments for part in parts if part.fragments and not (isinstance(part, Choice) and part.optional)
        ]
        return Row(tuple(parts), min(needed, key=_frequency, default=None))

    def _part(self, *, fresh: bool) -> Part | Choice:
        kind, text = self._tokens[self._at]
        self._at += 1
        if kind == "open":
            return self._choice(text, fresh=fresh)
        if kind == "ref":
            return self._named(text)
        if kind in _SPACED:
            return Part(_SPACED[kind])
        times = self._next("times")
        text = _small(text) if kind in ("set", "run") else text
        if kind == "run" and not _may_lack(times):
            ends = not times and (self.done or self._tokens[self._at][0] in ("blank", "gap"))
            return Part(text + times, frozenset({_bordered(text, fresh=fresh, ends=ends)}))
        return Part(text + times)

    def _choice(self, head: str, *, fresh: bool) -> Choice:
        looks = head.endswith(("=", "!"))
        group = group_of(self.rows(fresh=fresh and not looks))
        if not self._next("close"):
            raise ValueError(f"a bracket is missing: {self._expression}")
        return Choice(head, group, self._next("times"), None if looks else group.fragments)

    def _named(self, text: str) -> Choice:
        group = self._groups.get(text[1:-1])
        if group is None:
            raise ValueError(f"no word group is called {text}: {self._expression}")
        return Choice("(?:", group, self._next("times"), group.fragments)


def _small(text: str) -> str:
    """In small letters, but for what stands behind a backslash."""
    return _CAPITAL.sub(lambda m: m[1] or m[2].lower(), text)


_CAPITAL = re.compile(r"(\\.)|([^\W\d_a-z])")
_SPACED = {"gap": _GAP, "near": _NEAR, "maybe": _ANY_BLANKS, "blank": _BLANKS}


def _bordered(run: str, *, fresh: bool, ends: bool) -> str:
    """The run, with a blank where a word must begin or end; only where it is letters alone."""
    if not run.isalnum() or any(_is_wide(c) for c in run):
        return run
    return f"{' ' * fresh}{run}{' ' * ends}"


def _frequency(fragments: frozenset[str]) -> float:
    """A guess at how often one of them stands in a text: longer and fewer is rarer."""
    return sum(10.0 ** -sum(_WEIGHT_OF_WIDE if _is_wide(c) else 1 for c in fragment) for fragment in fragments)


def _is_wide(character: str) -> bool:
    return "\u3040" <= character <= "\u9fff"
