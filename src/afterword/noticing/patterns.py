"""The patterns of a pack's statement section: which of a list may fit a text, and each as an expression.

What the notation means stands in ``language/pack_statements.py``. Hundreds of patterns stand in a pack and few are
ever needed, so each is compiled when a text first has what it needs. Holds no word of any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial

import regex

from afterword.language import expressions
from afterword.language.fragments import Fragments, alternatives, one_word, split, taken
from afterword.language.index import index
from afterword.language.kept import KeptNeeds, is_keeping, known
from afterword.language.pack import Pack
from afterword.language.pack_statements import Joint, Phrase, Shape, StatementRules, Table
from afterword.language.packs import PACKS
from afterword.language.wordings import NamedGroups, entries, lines

FLAGS = regex.V0 | regex.IGNORECASE  # V1 compiles long lists of words three times slower and adds nothing here
UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}ー]"
_SLOT = regex.compile(r"\{([a-z_]+)(?::([a-z_]+))?\}")
_GROUP = regex.compile(r"(?<!\(\?)(?<!\(\?P)<(\w+)>")
_LONG_GROUP = 12  # entries; longer ones stay out of a skeleton
_GOES_ON = regex.compile(r"\\\n\s*")
_TABLE = "table_"
_ANYTHING = "[.]"  # stands for a slot where only what stands around it is looked at


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern of a pack."""

    row: str
    rules: StatementRules

    @property
    def forms(self) -> tuple[tuple[str, str], ...]:
        """Its slots, each with the form behind it."""
        return _forms_of(self.row)

    @property
    def source(self) -> str:
        """Its expression as it is written. Raises ValueError where it names what is not in the pack."""
        return _source(self.row, self.rules)

    @property
    def expression(self) -> regex.Pattern[str]:
        """Its expression. Raises ValueError as ``source`` does, or where it is none."""
        return _expression(self.row, self.rules)

    @property
    def standing(self) -> regex.Pattern[str]:
        """Its expression as whole words anywhere in a text."""
        return _standing(self.row, self.rules)

    def may_fit(self, text: str) -> bool:
        """False only where the whole text surely does not fit."""
        skeleton = _skeleton(self.row, self.rules)
        return skeleton is None or skeleton.fullmatch(text) is not None

    def may_stand(self, text: str) -> bool:
        """False only where the pattern surely stands nowhere in the text, not even inside a word."""
        return taken(text).holds_any(_needs(self.row, self.rules, whole=False))


def rows(block: str) -> tuple[str, ...]:
    """The patterns of a block without its notes; a line that ends in a backslash goes on in the next."""
    return tuple(line for line in lines(_GOES_ON.sub("", block)) if not line.startswith("#"))


@cache
def patterns(block: str, rules: StatementRules) -> tuple[Pattern, ...]:
    """Every pattern of a block."""
    return tuple(Pattern(row, rules) for row in rows(block))


def near(block: str, text: str, rules: StatementRules) -> Sequence[Pattern]:
    """The patterns of a block that may stand in the text as whole words, in order."""
    return _listed(block, rules).near(text) if block else ()


def near_pieces(block: str, text: str, rules: StatementRules) -> Sequence[Pattern]:
    """The same, where a pattern with alternatives is one for each of them: for those without slots."""
    return _pieces(block, rules).near(text) if block else ()


def near_joints(text: str, rules: StatementRules) -> Sequence[Joint]:
    """The joints at which the text may fall apart, in order."""
    places, listed = _joints(rules)
    return [rules.joints[place] for place in dict.fromkeys([places[number] for number in listed.numbers(text)])]


@cache
def _joints(rules: StatementRules) -> tuple[tuple[int, ...], _Listed]:
    """Of every pattern of a joint, which joint it is, and these patterns."""
    both = [(place, one) for place, joint in enumerate(rules.joints) for one in patterns(joint.at, rules)]
    return tuple(place for place, _ in both), _Listed([pattern for _, pattern in both], whole=False)


def near_shapes(shapes: tuple[Shape, ...], text: str, rules: StatementRules) -> Sequence[tuple[Shape, Pattern]]:
    """The shapes that may fit the text, each with the pattern that may, in order."""
    known = _shaped(shapes, rules)
    return [known.both[number] for number in known.listed.numbers(text)]


def saying(every: Sequence[tuple[Shape, ...]], rules: StatementRules) -> Fragments:
    """What must stand in a sentence for a shape to fit a clause of it, whatever is taken off it, moved or put in.

    ``every``: lists of shapes.
    """
    needs = [_any_word(shapes, rules) for shapes in every]
    needs += [_any_of_them(joint.at, rules, whole=False) for joint in rules.joints if joint.put]
    needs += [_any_of_them(shape.says, rules, whole=True) for shape in rules.moves if _adds(shape.reads)]
    return either_of(needs)


def either_of(needs: Sequence[Fragments]) -> Fragments:
    """What must stand where one of several things stands that need these."""
    return None if None in needs else frozenset[str]().union(*(some or () for some in needs))


def turning(blocks: Sequence[str], rules: StatementRules) -> Fragments:
    """What must stand in a text that a pattern of these blocks may fit as whole words."""
    return either_of([_any_of_them(block, rules, whole=True) for block in blocks])


def _any_of_them(block: str, rules: StatementRules, *, whole: bool) -> Fragments:
    return either_of([_needs(one.row, one.rules, whole=whole) for one in patterns(block, rules)])


def _any_word(shapes: tuple[Shape, ...], rules: StatementRules) -> Fragments:
    """Any word that one of the patterns needs."""
    needs = either_of([_any_of_them(shape.says, rules, whole=True) for shape in shapes])
    return None if needs is None else frozenset(map(one_word, needs))


@cache
def _adds(template: str) -> bool:
    """Whether a template puts in words of its own."""
    return any(character.isalpha() for character in regex.sub(r"\{[^}]*\}", "", template))


class _Listed:
    """Patterns in order, each known by what it needs. ``whole``: they stand as whole words."""

    def __init__(self, listed: Sequence[Pattern], *, whole: bool = True) -> None:
        self._patterns = listed
        self._number = index().add(_needs(one.row, one.rules, whole=whole) for one in listed)

    def numbers(self, text: str) -> Sequence[int]:
        """The places in the list of those that may stand in the text."""
        return index().near(self._number, taken(text))

    def near(self, text: str) -> Sequence[Pattern]:
        """Those that may stand in the text."""
        return [self._patterns[number] for number in self.numbers(text)]


class _Shaped:
    """Shapes with their patterns in order."""

    def __init__(self, shapes: tuple[Shape, ...], rules: StatementRules) -> None:
        self.shapes, self.rules = shapes, rules
        self.both = [(shape, pattern) for shape in shapes for pattern in patterns(shape.says, rules)]
        self.listed = _Listed([pattern for _, pattern in self.both])


# By identity: comparing hundreds of shapes takes longer than reading a clause. What is kept cannot lose its identity.
_SHAPES: dict[int, _Shaped] = {}


def _shaped(shapes: tuple[Shape, ...], rules: StatementRules) -> _Shaped:
    known = _SHAPES.get(id(shapes))
    if known is None or known.shapes is not shapes or known.rules is not rules:
        known = _SHAPES[id(shapes)] = _Shaped(shapes, rules)
    return known


@cache
def _listed(block: str, rules: StatementRules) -> _Listed:
    return _Listed(patterns(block, rules))


@cache
def _pieces(block: str, rules: StatementRules) -> _Listed:
    return _Listed([Pattern(piece, rules) for row in rows(block) for piece in split(row)])


@cache
def _needs(row: str, rules: StatementRules, *, whole: bool) -> Fragments:
    kept = _kept(rules)
    ready = kept.whole if whole else kept.anywhere
    return ready[row] if row in ready else _needs_read(row, rules, whole=whole)


@cache
def _kept(rules: StatementRules) -> KeptNeeds:
    """What the patterns of a pack need, where that is kept; nothing for rules that are no pack's."""
    pack = next((pack for pack in PACKS if pack.statements is rules), None)
    if pack is None or not is_keeping():
        return KeptNeeds({}, {})
    return known(f"statements-{pack.code}", KeptNeeds, partial(_every_need, pack))


def _every_need(pack: Pack) -> KeptNeeds:
    """What every pattern of a pack needs in the ways in which the reader asks for it."""
    rules, reach = pack.statements, pack.reach
    shapes = (*rules.moves, *rules.statements, *rules.rules, *rules.here, *rules.corrections, *rules.renewals)
    said = [*(one.says for one in shapes), *(one.says for one in rules.values), *(one.says for one in rules.fills)]
    searched = [rules.silent, rules.leads, rules.tails, rules.limits, rules.leftover]
    searched += [reach.here, reach.code, reach.writing, reach.comms, reach.for_now]
    searched += [phrase.refuses for phrase in rules.phrases]
    whole = [row for block in (*said, rules.changed, rules.dropped, reach.projects) for row in rows(block)]
    whole += [piece for block in searched for row in rows(block) for piece in split(row)]
    anywhere = [*(joint.at for joint in rules.joints), *(says for says, _ in rules.turns), reach.here]
    return KeptNeeds(
        {row: _needs_read(row, rules, whole=True) for row in whole},
        {row: _needs_read(row, rules, whole=False) for block in anywhere for row in rows(block)},
    )


def _needs_read(row: str, rules: StatementRules, *, whole: bool) -> Fragments:
    seen = alternatives(row, whole=whole)
    if not all(seen):
        try:
            seen = tuple(one.fragments for one in _read(row, rules, whole=whole))
        except ValueError:  # beyond the notation that can be taken apart: nothing is known of it
            return None
    return frozenset[str]().union(*(one or () for one in seen)) if all(seen) else None


def _read(row: str, rules: StatementRules, *, whole: bool) -> expressions.Group:
    tables = {table.name for table in rules.tables}

    def seen(slot: regex.Match[str]) -> str:
        form = slot[2] or slot[1]
        return f"<{_TABLE}{form}>" if form in tables else _ANYTHING

    return expressions.read(_SLOT.sub(seen, row), _named(rules), whole=whole)


@cache
def _named(rules: StatementRules) -> NamedGroups:
    """The groups of the pack, and what its tables take as groups of their own."""
    groups = [(name, _GOES_ON.sub("", block)) for name, block in rules.groups]
    for table in rules.tables:
        keys = "\n".join(regex.escape(key, literal_spaces=True) for key in rows_of(table))
        groups.append((f"{_TABLE}{table.name}", keys))
    return NamedGroups(tuple(groups))


@lru_cache(maxsize=512)
def either(found: tuple[Pattern, ...], before: str, after: str) -> regex.Pattern[str]:
    """Any of the patterns as one expression, between two others."""
    return regex.compile(f"{before}(?:{'|'.join(f'(?:{one.source})' for one in found) or '(?!)'}){after}", FLAGS)


def whole(expression: str) -> str:
    """The expression as one that matches whole words; in scripts without spaces it may begin and end anywhere."""
    opens = rf"(?:(?<![\p{{L}}\p{{M}}\p{{N}}_])|(?={UNSPACED})|(?<={UNSPACED}))"
    closes = rf"(?:(?![\p{{L}}\p{{M}}\p{{N}}_])|(?={UNSPACED})|(?<={UNSPACED}))"
    return f"{opens}(?:{expression}){closes}"


@cache
def rows_of(table: Table) -> dict[str, tuple[str, ...]]:
    """The rows of a table by their first form."""
    cells = (tuple(cell.strip() for cell in row.split("=")) for row in entries(table.rows))
    return {row[0].casefold(): row for row in cells}


def table_of(form: str, rules: StatementRules) -> Table | None:
    """The table of that name, or None."""
    return next((table for table in rules.tables if table.name == form), None)


def phrase_of(form: str, rules: StatementRules) -> Phrase | None:
    """The phrase of that name, or None."""
    return next((phrase for phrase in rules.phrases if phrase.name == form), None)


@cache
def _forms_of(row: str) -> tuple[tuple[str, str], ...]:
    return tuple({slot: form or slot for slot, form in _SLOT.findall(row)}.items())


@cache
def _source(row: str, rules: StatementRules) -> str:
    forms = dict(_forms_of(row))
    return _spaced(_SLOT.sub(lambda m: f"(?P<{m[1]}>{_takes_form(forms[m[1]], rules)})", _grouped(row, rules)))


@cache
def _expression(row: str, rules: StatementRules) -> regex.Pattern[str]:
    try:
        return regex.compile(_source(row, rules), FLAGS)
    except regex.error as bad:
        raise ValueError(f"{row!r} is no pattern ({bad})") from bad


@cache
def _standing(row: str, rules: StatementRules) -> regex.Pattern[str]:
    return regex.compile(whole(_source(row, rules)), FLAGS)


@cache
def _skeleton(row: str, rules: StatementRules) -> regex.Pattern[str] | None:
    """The row with anything at all in its slots and long groups; None where something is excluded, which this would
    turn round.
    """
    if "(?!" in row or "(?<!" in row:
        return None
    named = dict(rules.groups)
    loose = _GROUP.sub(lambda m: ".+?" if len(entries(named.get(m[1], ""))) > _LONG_GROUP else m[0], row)
    return regex.compile(_spaced(_SLOT.sub(".+?", _grouped(loose, rules))), FLAGS)


def _spaced(source: str) -> str:
    """A blank is any run of blanks, and one with a question mark may be missing."""
    return source.replace(" ?", r"\s*").replace(" ", r"\s+")


def _takes_form(form: str, rules: StatementRules) -> str:
    table = table_of(form, rules)
    if table is not None:
        return "|".join(regex.escape(key).replace(r"\ ", " ") for key in sorted(rows_of(table), key=len, reverse=True))
    phrase = phrase_of(form, rules)
    if phrase is not None:
        return _grouped(phrase.takes, rules)
    if form == "wished":
        return "|".join(_grouped(row, rules) for value in rules.values for row in rows(value.says))
    raise ValueError(f"no table and no phrase is called {form}")


def _grouped(row: str, rules: StatementRules) -> str:
    named = dict(rules.groups)
    for _ in range(4):
        row = _GROUP.sub(lambda m: _any_of(m[1], named), row)
    return row


def _any_of(name: str, named: dict[str, str]) -> str:
    if name not in named:
        raise ValueError(f"no word group is called {name}")
    return "(?:" + "|".join(sorted(entries(_GOES_ON.sub("", named[name])), key=len, reverse=True)) + ")"
