"""Reads the patterns of a pack's statement section: a clause that fits a shape gives its description in the third person.

Holds no word of any language. What the notation means stands in ``language/pack_statements.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

import regex

from ..language.pack_statements import Phrase, Shape, StatementRules, Table, Value
from ..language.tokens import tokens
from ..language.wordings import entries, lines

_SLOT = regex.compile(r"\{([a-z_]+)(?::([a-z_]+))?\}")
_WRITE = regex.compile(r"\{([a-z_]+)(?:\.([a-z_]+))?\}")
_GROUP = regex.compile(r"(?<![?P])<(\w+)>")
_FLAGS = regex.V1 | regex.IGNORECASE
_EDGES = " \t\r\n,.;:!-"


@dataclass(frozen=True, slots=True)
class Pattern:
    """A compiled pattern: its expression, and the form behind each of its slots."""

    expression: regex.Pattern[str]
    forms: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Read:
    """What a clause says. ``said`` holds the words in each slot as they were said, ``written`` as they read in ``text``."""

    shape: Shape
    text: str
    said: Mapping[str, str]
    written: Mapping[str, str]


def blank_free(text: str) -> str:
    """The text with every run of blanks made one, and none at its ends."""
    return " ".join(text.split())


def rows(block: str) -> tuple[str, ...]:
    """The patterns of a block without its notes."""
    return tuple(line for line in lines(block) if not line.startswith("#"))


@cache
def patterns(block: str, rules: StatementRules) -> tuple[Pattern, ...]:
    """Every pattern of a block. Raises ValueError where it names a group, table or phrase that the section lacks."""
    return tuple(_compiled(row, rules) for row in rows(block))


@cache
def pairs(block: str) -> tuple[tuple[str, str], ...]:
    """The pairs ``a=b`` of a block, in order."""
    return tuple((left.strip(), right.strip()) for left, _, right in (one.partition("=") for one in entries(block)))


def read(clause: str, shapes: Iterable[Shape], rules: StatementRules) -> Read | None:
    """The first shape that the whole clause fits, filled in; None where none does."""
    for shape in shapes:
        for pattern in patterns(shape.says, rules):
            filled = fill(clause, pattern, rules)
            if filled is not None:
                said, written = filled
                return Read(shape, write(shape.reads, said, written, pattern, rules), said, written)
    return None


def fill(clause: str, pattern: Pattern, rules: StatementRules) -> tuple[dict[str, str], dict[str, str]] | None:
    """The slots of a pattern that the whole clause fits, as said and as written; None where it does not fit."""
    match = pattern.expression.fullmatch(clause)
    return None if match is None else filled(match, pattern, rules)


def filled(match: regex.Match[str], pattern: Pattern, rules: StatementRules) -> tuple[dict[str, str], dict[str, str]] | None:
    """The slots of a match, or None where one of its phrases refuses what it took."""
    said: dict[str, str] = {}
    written: dict[str, str] = {}
    for slot, form in pattern.forms:
        words = blank_free(match[slot] or "").strip(_EDGES)
        phrase = _phrase(form, rules)
        if phrase is not None and words and not _takes(phrase, words, rules):
            return None
        said[slot] = words
        written[slot] = _written(words, form, phrase, rules)
    return said, written


def write(
    template: str, said: Mapping[str, str], written: Mapping[str, str], pattern: Pattern, rules: StatementRules
) -> str:
    """The template with its slots filled, as one line that begins with a capital where its script has any."""
    forms = dict(pattern.forms)

    def word(slot: regex.Match[str]) -> str:
        name, column = slot[1], slot[2]
        return written.get(name, "") if column is None else _form(said.get(name, ""), forms[name], column, rules)

    text = blank_free(_WRITE.sub(word, template)).strip(_EDGES)
    text = regex.sub(r"\s+(?=[,.;:])", "", text)
    return text[:1].upper() + text[1:]


def value_of(words: str, rules: StatementRules) -> Value | None:
    """The kind of value that the words name, or None."""
    for value in rules.values:
        if any(pattern.expression.fullmatch(words) for pattern in patterns(value.says, rules)):
            return value
    return None


def turned(words: str, rules: StatementRules) -> str:
    """First-person words as they stand in a description of that person, second-person ones out of it where a turn fits."""
    for says, reads in rules.turns:
        for pattern in patterns(says, rules):
            words = pattern.expression.sub(lambda m, p=pattern, r=reads: _turn(m, p, r, rules), words)
    return _persons(rules.persons).sub(words) if rules.persons else words


def found_in(block: str, text: str, rules: StatementRules) -> bool:
    """Whether a pattern of the block stands somewhere in the text as whole words."""
    return any(_standing(pattern).search(text) for pattern in patterns(block, rules))


@dataclass(frozen=True, slots=True)
class _Persons:
    expression: regex.Pattern[str]
    becomes: tuple[tuple[str, str], ...]

    def sub(self, words: str) -> str:
        return self.expression.sub(lambda m: dict(self.becomes)[blank_free(m.group()).casefold()], words)


@cache
def _persons(block: str) -> _Persons:
    known = tuple((said.casefold(), becomes) for said, becomes in pairs(block))
    either = "|".join(regex.escape(said).replace(r"\ ", r"\s+") for said, _ in sorted(known, key=lambda p: -len(p[0])))
    return _Persons(regex.compile(_whole(either), _FLAGS), known)


@cache
def _standing(pattern: Pattern) -> regex.Pattern[str]:
    return regex.compile(_whole(pattern.expression.pattern), _FLAGS)


_UNSPACED = r"[\p{Han}\p{Hiragana}\p{Katakana}ー]"


def _whole(expression: str) -> str:
    opens = rf"(?:(?<![\p{{L}}\p{{M}}\p{{N}}_])|(?={_UNSPACED})|(?<={_UNSPACED}))"
    closes = rf"(?:(?![\p{{L}}\p{{M}}\p{{N}}_])|(?={_UNSPACED})|(?<={_UNSPACED}))"
    return f"{opens}(?:{expression}){closes}"


def _turn(match: regex.Match[str], pattern: Pattern, reads: str, rules: StatementRules) -> str:
    said = {slot: match[slot] or "" for slot, _ in pattern.forms}
    forms = dict(pattern.forms)
    return _WRITE.sub(lambda m: _form(said[m[1]], forms[m[1]], m[2], rules) if m[2] else said[m[1]], reads)


def _takes(phrase: Phrase, words: str, rules: StatementRules) -> bool:
    length = sum(max(1, (token.end - token.start) // 2) if token.unspaced else 1 for token in tokens(words))
    return length <= phrase.most and not (phrase.refuses and found_in(phrase.refuses, words, rules))


def _written(words: str, form: str, phrase: Phrase | None, rules: StatementRules) -> str:
    if form == "value":
        value = value_of(words, rules)
        return value.reads if value and value.reads else words
    if phrase is not None:
        return words if phrase.as_said else turned(words, rules)
    return _form(words, form, None, rules)


def _form(words: str, form: str, column: str | None, rules: StatementRules) -> str:
    if not words:
        return ""
    table = _table(form, rules)
    if table is None:
        return words
    columns = table.columns.split()
    place = columns.index(column) if column else min(1, len(columns) - 1)
    row = _rows_of(table)[blank_free(words).casefold()]
    return row[place] if len(columns) > 1 else words


@cache
def _rows_of(table: Table) -> dict[str, tuple[str, ...]]:
    cells = (tuple(cell.strip() for cell in row.split("=")) for row in entries(table.rows))
    return {row[0].casefold(): row for row in cells}


def _table(form: str, rules: StatementRules) -> Table | None:
    return next((table for table in rules.tables if table.name == form), None)


def _phrase(form: str, rules: StatementRules) -> Phrase | None:
    return next((phrase for phrase in rules.phrases if phrase.name == form), None)


def _compiled(row: str, rules: StatementRules) -> Pattern:
    forms = tuple((slot, form or slot) for slot, form in _SLOT.findall(row))
    known = dict(forms)
    source = _SLOT.sub(lambda m: f"(?P<{m[1]}>{_takes_form(known[m[1]], rules)})", _grouped(row, rules))
    return Pattern(regex.compile(source.replace(" ", r"\s+"), _FLAGS), tuple(known.items()))


def _takes_form(form: str, rules: StatementRules) -> str:
    table = _table(form, rules)
    if table is not None:
        return "|".join(regex.escape(key).replace(r"\ ", " ") for key in sorted(_rows_of(table), key=len, reverse=True))
    phrase = _phrase(form, rules)
    if phrase is not None:
        return _grouped(phrase.takes, rules)
    if form == "value":
        return "|".join(_grouped(row, rules) for value in rules.values for row in rows(value.says))
    raise ValueError(f"no table and no phrase is called {form}")


def _grouped(row: str, rules: StatementRules) -> str:
    named = dict(rules.groups)
    for _ in range(4):
        row = _GROUP.sub(lambda m: _either(m[1], named), row)
    return row


def _either(name: str, named: Mapping[str, str]) -> str:
    if name not in named:
        raise ValueError(f"no word group is called {name}")
    return "(?:" + "|".join(sorted(entries(named[name]), key=len, reverse=True)) + ")"
