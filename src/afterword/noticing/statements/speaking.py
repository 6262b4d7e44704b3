"""Which packs may have anything to say of a sentence, told for all of them at once: most have nothing.

Knows no language. What is left out here would be read and found empty; nothing is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from afterword.language.fragments import Fragments, taken
from afterword.language.index import index, made_ready
from afterword.language.kept import KeptLists, known
from afterword.language.letters import closed_up
from afterword.language.pack import Pack
from afterword.language.pack_statements import StatementRules
from afterword.language.packs import PACKS
from afterword.noticing.patterns import either_of, saying, turning
from afterword.noticing.shapes import exchanging

from .times import dating


def that_may_speak(sentence: str) -> Sequence[Pack]:
    """The packs that may read a statement or a change of mind in the sentence, in order."""
    if closed_up(sentence) != sentence:
        return PACKS  # with other blanks it may hold more
    first = _first_list()
    near = index().lists_near(_lists(first), taken(sentence))
    return [pack for place, pack in enumerate(PACKS) if first + place in near] if near else ()


def may_state(sentence: str, rules: StatementRules) -> bool:
    """Whether anything that states may stand in the sentence."""
    return bool(index().near(_stating(rules), taken(sentence)))


def may_turn(sentence: str, rules: StatementRules) -> bool:
    """Whether anything that takes back may stand in the sentence: what it is cut into holds no more."""
    return bool(index().near(_turning(rules), taken(sentence)))


@cache
def _first_list() -> int:
    """The list in the index whose one entry stands for all that the first pack can read; those of the others follow."""
    return index().join(known("statements", KeptLists, lambda: made_ready([[[_all(pack)]] for pack in PACKS])))


@cache
def _lists(first: int) -> frozenset[int]:
    return frozenset(range(first, first + len(PACKS)))


def _all(pack: Pack) -> Fragments:
    """What must stand in a sentence of which the pack can read anything."""
    rules = pack.statements
    states = saying((rules.statements, rules.rules, rules.here), rules)
    turns = turning((rules.changed, rules.dropped), rules)
    return either_of([states, turns, exchanging(rules.spelled_out), dating(rules)])


@cache
def _stating(rules: StatementRules) -> int:
    return index().add([saying((rules.statements, rules.rules, rules.here), rules)])


@cache
def _turning(rules: StatementRules) -> int:
    return index().add([turning((rules.changed, rules.dropped), rules)])
