"""Plain statements, lasting orders and words about this project, read from one sentence. The reader's main road.

Decides by itself whether a sentence is to be read at all, and is silent whenever it is unsure. Knows no language.
"""

from __future__ import annotations

import regex

from afterword.core.change import WishType
from afterword.language.letters import closed_up
from afterword.language.pack import Pack
from afterword.language.pack_statements import StatementRules
from afterword.language.packs import PACKS
from afterword.language.tokens import words
from afterword.noticing.scope import names_project
from afterword.noticing.shapes import Read, exchanged, found_in, read, without

from .clauses import LONGEST, Reader, clause_reads
from .speaking import may_state

_ASKS = regex.compile(r"[?？؟¿]")


def hushed(sentence: str, rules: StatementRules) -> bool:
    """Whether nothing is to be said about a sentence: it asks, supposes, holds for today, reports, jests or grants a
    power.
    """
    return len(sentence) > LONGEST or bool(_ASKS.search(sentence)) or found_in(rules.silent, sentence, rules)


def plain_reads(sentence: str, pack: Pack) -> tuple[Read, ...]:
    """What a sentence states, in order; empty where it states nothing that can be read for sure."""
    rules = pack.statements
    if not rules.statements:
        return ()
    plain = exchanged(rules.spelled_out, closed_up(sentence))
    if not may_state(plain, rules) or hushed(sentence, rules):
        return ()
    sentence = plain
    reader = plain_reader(rules)
    if names_project(sentence):
        sentence = without(pack.reach.here, sentence, rules)
        found = clause_reads(sentence, rules, lambda clause: read(clause, rules.here, rules) or reader(clause))
    else:
        found = clause_reads(sentence, rules, reader)
    return tuple(one for one in found if sure(one.text, rules))


def to_someone(sentence: str) -> bool:
    """Whether the sentence states how the person writes to someone, in any language."""
    return any(one.shape.wish == WishType.PERSON for pack in PACKS for one in plain_reads(sentence, pack))


def plain_reader(rules: StatementRules) -> Reader:
    """Reads one clause by the statements, then by the lasting orders."""
    return lambda clause: read(clause, rules.statements, rules) or read(clause, rules.rules, rules)


def sure(text: str, rules: StatementRules) -> bool:
    """Whether a text made from a shape is fit to be proposed: whole, in the third person, of a length that may be
    kept.
    """
    return len(words(text)) > 1 and not found_in(rules.leftover, text, rules)
