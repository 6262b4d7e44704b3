"""Reads the patterns of a pack's statement section: a clause that fits a shape gives its description in the third
person.

Holds no word of any language. What the notation means stands in ``language/pack_statements.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import regex

from afterword.language.fragments import Fragments, alternatives, taken
from afterword.language.index import index
from afterword.language.pack_statements import Phrase, Shape, StatementRules, Value
from afterword.language.tokens import tokens
from afterword.language.wordings import entries

from .patterns import (
    FLAGS,
    Pattern,
    near,
    near_pieces,
    near_shapes,
    patterns,
    phrase_of,
    rows_of,
    table_of,
    whole,
)

_WRITE = regex.compile(r"\{([a-z_]+)(?:\.([a-z_]+))?\}")
_EDGES = " \t\r\n,.;:!-"


@dataclass(frozen=True, slots=True)
class Read:
    """What a clause says. ``fix`` is how a correction's group is called, '' for others. ``said`` holds the words in
    each slot as they were said, ``written`` as they read in ``text``.
    """

    shape: Shape
    clause: str
    text: str
    fix: str
    said: Mapping[str, str]
    written: Mapping[str, str]


def blank_free(text: str) -> str:
    """The text with every run of blanks made one, and none at its ends."""
    return " ".join(text.split())


@cache
def pairs(block: str) -> tuple[tuple[str, str], ...]:
    """The pairs ``a=b`` of a block, in order."""
    return tuple((left.strip(), right.strip()) for left, _, right in (one.partition("=") for one in entries(block)))


def read(clause: str, shapes: tuple[Shape, ...], rules: StatementRules) -> Read | None:
    """The first shape that the whole clause fits, filled in; None where none does."""
    for shape, pattern in near_shapes(shapes, clause, rules):
        filled = fill(clause, pattern, rules)
        if filled is not None:
            said, written = filled
            text = write(shape.reads, said, written, pattern, rules)
            return Read(shape, clause, text, _plain(shape.fix, written), said, written)
    return None


def fill(clause: str, pattern: Pattern, rules: StatementRules) -> tuple[dict[str, str], dict[str, str]] | None:
    """The slots of a pattern that the whole clause fits, as said and as written; None where it does not fit."""
    match = pattern.expression.fullmatch(clause) if pattern.may_fit(clause) else None
    return None if match is None else filled(match, pattern, rules)


def filled(
    match: regex.Match[str], pattern: Pattern, rules: StatementRules
) -> tuple[dict[str, str], dict[str, str]] | None:
    """The slots of a match, or None where one of its phrases refuses what it took."""
    said: dict[str, str] = {}
    written: dict[str, str] = {}
    for slot, form in pattern.forms:
        words = blank_free(match[slot] or "").strip(_EDGES)
        phrase = phrase_of(form, rules)
        if phrase is not None and words and not _takes(phrase, words, rules):
            return None
        said[slot] = words
        written[slot] = _written(words, form, phrase, rules)
        if match.start(slot) == 0 and phrase is not None and not (phrase.as_said or rules.capital_nouns):
            written[slot] = written[slot][:1].lower() + written[slot][1:]
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


def slots_of(template: str) -> tuple[str, ...]:
    """The names of the slots in a template, in order."""
    return tuple(name for name, _ in _WRITE.findall(template))


def places(block: str, text: str, rules: StatementRules) -> Iterator[Mapping[str, str]]:
    """The slots of every place in the text that a pattern of the block matches as whole words."""
    for pattern in near(block, text, rules):
        for match in pattern.standing.finditer(text):
            slots = filled(match, pattern, rules)
            if slots is not None:
                yield slots[0]


def without(block: str, text: str, rules: StatementRules) -> str:
    """The text without the places that the block matches, and without the commas they leave behind."""
    rest = text
    for pattern in patterns(block, rules):
        if pattern.may_stand(rest):
            rest = pattern.standing.sub(" ", rest)
    return text if rest == text else blank_free(rest).strip(_EDGES)


def as_listed(words: str, form: str, rules: StatementRules) -> str:
    """Words of a table as they stand there, whatever their capitals; other words as they are."""
    table = table_of(form, rules) if words else None
    return words if table is None else rows_of(table)[blank_free(words).casefold()][0]


def value_of(words: str, rules: StatementRules) -> Value | None:
    """The kind of value that the words name, or None."""
    for value in rules.values:
        if any(pattern.expression.fullmatch(words) for pattern in near(value.says, words, rules)):
            return value
    return None


def turned(words: str, rules: StatementRules) -> str:
    """First-person words as they stand in a description of that person, second-person ones out of it where a turn
    fits.
    """
    for says, reads in rules.turns:
        for pattern in patterns(says, rules):
            if pattern.may_stand(words):
                words = _turned(words, pattern, reads, rules)
    return exchanged(rules.persons, words)


def exchanged(block: str, words: str) -> str:
    """The words with each left side of the block's pairs, where it stands whole and in any case, exchanged for its
    right side.
    """
    return _exchange(block).sub(words) if block and index().near(_exchanges(block), taken(words)) else words


def found_in(block: str, text: str, rules: StatementRules) -> bool:
    """Whether a pattern of the block stands somewhere in the text as whole words."""
    return bool(block) and any(piece.standing.search(text) for piece in near_pieces(block, text, rules))


def _plain(template: str, written: Mapping[str, str]) -> str:
    return blank_free(_WRITE.sub(lambda m: written.get(m[1], ""), template))


@dataclass(frozen=True, slots=True)
class _Exchange:
    expression: regex.Pattern[str]
    becomes: tuple[tuple[str, str], ...]

    def sub(self, words: str) -> str:
        return self.expression.sub(lambda m: dict(self.becomes)[blank_free(m.group()).casefold()], words)


def exchanging(block: str) -> Fragments:
    """What must stand in words in which something is exchanged."""
    needs = [alternatives(regex.escape(said, literal_spaces=True))[0] for said, _ in pairs(block)]
    return frozenset[str]().union(*(one or () for one in needs)) if all(needs) else None


@cache
def _exchanges(block: str) -> int:
    return index().add([exchanging(block)])


@cache
def _exchange(block: str) -> _Exchange:
    known = tuple((said.casefold(), becomes) for said, becomes in pairs(block))
    either = "|".join(regex.escape(said).replace(r"\ ", r"\s+") for said, _ in sorted(known, key=lambda p: -len(p[0])))
    return _Exchange(regex.compile(whole(either), FLAGS), known)


def _turned(words: str, pattern: Pattern, reads: str, rules: StatementRules) -> str:
    return pattern.expression.sub(lambda match: _turn(match, pattern, reads, rules), words)


def _turn(match: regex.Match[str], pattern: Pattern, reads: str, rules: StatementRules) -> str:
    said = {slot: match[slot] or "" for slot, _ in pattern.forms}
    forms = dict(pattern.forms)
    return _WRITE.sub(lambda m: _form(said[m[1]], forms[m[1]], m[2], rules) if m[2] else said[m[1]], reads)


def _takes(phrase: Phrase, words: str, rules: StatementRules) -> bool:
    length = sum(max(1, (token.end - token.start) // 2) if token.unspaced else 1 for token in tokens(words))
    return length <= phrase.most and not (phrase.refuses and found_in(phrase.refuses, words, rules))


def _written(words: str, form: str, phrase: Phrase | None, rules: StatementRules) -> str:
    if form == "wished":
        value = value_of(words, rules)
        return value.reads if value and value.reads else words
    if phrase is not None:
        return words if phrase.as_said else turned(words, rules)
    return _form(words, form, None, rules)


def _form(words: str, form: str, column: str | None, rules: StatementRules) -> str:
    if not words:
        return ""
    table = table_of(form, rules)
    if table is None:
        return words
    columns = table.columns.split()
    place = columns.index(column) if column else min(1, len(columns) - 1)
    return rows_of(table)[blank_free(words).casefold()][place]
