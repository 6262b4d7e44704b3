"""A change of mind: what is taken back, and the new wish if the same words hold one.

Knows no language; the openings and the forms of a new wish stand in the pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import regex

from afterword.language.letters import closed_up
from afterword.language.pack_statements import StatementRules
from afterword.language.wordings import entries
from afterword.noticing.patterns import near
from afterword.noticing.shapes import Read, blank_free, exchanged, fill, read

from .clauses import Reader, cuts, opened, read_clause, trimmed
from .plain import hushed, sure
from .replacing import opposite_of
from .speaking import may_turn

_CUT = regex.compile(r"\s*[,;:.，；：。]\s*|\s+[-–—]\s+")


@dataclass(frozen=True, slots=True)
class Turn:
    """What was taken back, in the person's words ('' where unnamed), and the new wish or None.

    ``outright``: the new wish is stated in so many words.
    """

    topic: str
    wish: Read | None = None
    outright: bool = False


def turn_in(sentence: str, rules: StatementRules, reader: Reader) -> Turn | None:
    """The change of mind that opens the sentence, or None. ``reader`` reads a new wish that is a plain statement."""
    plain = exchanged(rules.spelled_out, closed_up(sentence))
    if not may_turn(plain, rules) or hushed(sentence, rules):
        return None
    clause = opened(plain, rules)
    for head, rest in _splits(clause, rules) if clause else ():
        topic = _topic(head, rules.changed if rest else rules.dropped, rules)
        if topic is not None:
            wish = _wish(rest, topic, rules, reader)
            if rest and wish is None and _topic(head, rules.dropped, rules) is None:
                continue  # with no new wish it takes nothing back: "we don't use tabs here, …"
            return Turn(topic, wish, wish is not None and _outright(wish, rules))
    return None


def wish_after(turn: Turn, sentence: str, rules: StatementRules, reader: Reader) -> Turn:
    """The turn with the new wish that the next sentence holds, if it holds one."""
    if turn.wish is not None or hushed(sentence, rules):
        return turn
    wish = _wish(sentence, turn.topic, rules, reader)
    return Turn(turn.topic, wish, wish is not None and _outright(wish, rules))


def _outright(wish: Read, rules: StatementRules) -> bool:
    return wish.shape.outright or wish.shape not in rules.renewals


def _splits(clause: str, rules: StatementRules) -> Iterator[tuple[str, str]]:
    for mark in _CUT.finditer(clause):
        yield clause[: mark.start()].strip(), clause[mark.end() :].strip()
    yield from cuts(clause, rules)
    yield clause, ""


def _topic(head: str, block: str, rules: StatementRules) -> str | None:
    for pattern in near(block, head, rules):
        slots = fill(head, pattern, rules)
        if slots is not None:
            return slots[0].get("old", "")
    return None


def _wish(words: str, topic: str, rules: StatementRules, reader: Reader) -> Read | None:
    whole = blank_free(words).strip(" .!。！")
    if not whole:
        return None
    found = read(trimmed(whole, rules), rules.renewals, rules) or read(whole, rules.renewals, rules)
    found = found or read_clause(words, rules, reader)
    if found is None:
        return None
    named = _named_in_full(found, topic, rules)
    return named if sure(named.text, rules) else None


def _named_in_full(found: Read, topic: str, rules: StatementRules) -> Read:
    """A new wish that leaves the old one's noun unsaid, with that noun: "short ones", "light"."""
    new = found.written.get("new", "")
    full = _stood_for(new, topic, rules) or (opposite_of(new, topic, rules) if len(new.split()) == 1 else "")
    return replace(found, text=found.text.replace(new, full)) if new and full else found


def _stood_for(new: str, topic: str, rules: StatementRules) -> str:
    for stand_in in entries(rules.stand_in):
        if topic and new.casefold().endswith(f" {stand_in}"):
            return f"{new[: -len(stand_in)]}{topic.rsplit(maxsplit=1)[-1]}"
    return ""
