"""Which live memory a new text is true instead of: one that fills the same slot with something else.

The slots and how a stored text fills them stand in the packs; this knows only what makes two fillings exclude each
other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import regex

from afterword.core.change import Add, Supersede
from afterword.core.memory import Everywhere, Kind, Memory, Scope
from afterword.language.likeness import content_words
from afterword.language.pack_statements import StatementRules
from afterword.language.packs import PACKS
from afterword.language.tokens import words
from afterword.noticing.patterns import near
from afterword.noticing.scope import narrower
from afterword.noticing.shapes import Read, blank_free, fill, pairs, slots_of

TASTE = "taste"
HALF = 0.5
HEAD = 3  # words of a stored text among which its verb stands: "This project uses"
WISHES = frozenset({Kind.PREFERENCE, Kind.PROJECT})


@dataclass(frozen=True, slots=True)
class Filling:
    """What a text says of a slot that holds one thing at a time. ``over``: what comes second, of a taste."""

    slot: str
    value: tuple[str, ...]
    key: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    against: bool = False


def fillings(text: str, rules: StatementRules) -> tuple[Filling, ...]:
    """Every slot that the text fills."""
    return tuple(_fillings(blank_free(text).rstrip(".。"), rules))


def tells_taste(text: str) -> bool:
    """Whether a description, in any language that is read here, says what the person likes, wants or avoids."""
    return any(one.slot == TASTE for pack in PACKS for one in fillings(text, pack.statements))


def replaced(text: str, rules: StatementRules, memories: Sequence[Memory], instead_of: str = "") -> Memory | None:
    """The newest live memory whose slot the text fills anew; None where there is none, or one says the very same.

    ``instead_of`` is what the person named as wrong beside it, or ''.
    """
    new = fillings(text, rules)
    wrong = words(instead_of)
    for memory in reversed(memories):
        old = fillings(memory.text, rules)
        if words(memory.text) != words(text) and any(_excludes(a, b, wrong, rules) for a in new for b in old):
            return memory
    return None


def may_replace(memory: Memory, scope: Scope) -> bool:
    """A wish for one place leaves the wider one true everywhere else."""
    return narrower(memory.scope, scope) is memory.scope or memory.kind is Kind.PROJECT


def named(topic: str, lang: str, memories: Sequence[Memory]) -> Memory | None:
    """The newest live memory that speaks of what the person takes back: of all its words, else of half of them.

    Half is enough for wishes alone: facts share their words with other facts too easily.
    """
    said = content_words(topic, lang)
    if not said:
        return None
    shares = [(len(said & content_words(memory.text, lang)) / len(said), memory) for memory in reversed(memories)]
    whole = next((memory for share, memory in shares if share == 1), None)
    wishes = (memory for share, memory in shares if share >= HALF and memory.kind in WISHES)
    return whole or next(wishes, None)


def carried_over(read: Read, left: str, old: Memory) -> str:
    """The text with what the old memory said beside the word that was left: "Uses Notion for notes" goes on with
    Obsidian.
    """
    slots = slots_of(read.shape.reads)
    value = read.written.get(slots[0], "") if len(slots) == 1 else ""
    whole = regex.compile(rf"(?<!\w){regex.escape(left)}(?!\w)", regex.IGNORECASE)
    same_verb = bool(set(words(read.text)[:1]) & set(words(old.text)[:HEAD]))
    if not value or not same_verb or len(whole.findall(old.text)) != 1:
        return read.text
    return whole.sub(value.replace("\\", ""), old.text)


def opposite_of(word: str, topic: str, rules: StatementRules) -> str:
    """The topic with the one word in it turned to which ``word`` is the opposite ("dark mode", "light": "light
    mode"), or ''.
    """
    for place, one in enumerate(topic.split()):
        if _opposed(one.casefold(), word.casefold(), rules) and len(topic.split()) > 1:
            return " ".join([*topic.split()[:place], word, *topic.split()[place + 1 :]])
    return ""


def _fillings(text: str, rules: StatementRules) -> Iterator[Filling]:
    for rule in rules.fills:
        for pattern in near(rule.says, text, rules):
            slots = fill(text, pattern, rules)
            if slots is not None:
                said = {slot: words(value) for slot, value in slots[0].items()}
                yield Filling(rule.slot, said.get("value", ()), said.get("key", ()), said.get("over", ()), rule.against)
                break


def _excludes(new: Filling, old: Filling, wrong: tuple[str, ...], rules: StatementRules) -> bool:
    if new.slot != old.slot or new.key != old.key:
        return False
    if new.slot != TASTE:
        alone = bool(new.key) or _single(new.slot)
        return new.value != old.value and (alone or old.value == wrong or _turned_round(new.value, old.value, rules))
    return _tastes_differ(new, old, wrong, rules)


def _single(slot: str) -> bool:
    """Slots with a blank in their name hold several things: there, only what is named as wrong goes, or an opposite."""
    return " " not in slot


def _tastes_differ(new: Filling, old: Filling, wrong: tuple[str, ...], rules: StatementRules) -> bool:
    if new.against != old.against:
        return new.value == old.value
    swapped = bool(old.over) and new.value == old.over
    lost = old.value in (new.over, wrong) and bool(old.value)
    return (
        swapped
        or lost
        or _exchanged(new.value, old.value, wrong)
        or (_turned_round(new.value, old.value, rules) and new.over == old.over)
    )


def _exchanged(new: tuple[str, ...], old: tuple[str, ...], wrong: tuple[str, ...]) -> bool:
    """Whether both say the same but for the words named as wrong: "American spelling", "British spelling"."""
    gone = tuple(b for a, b in zip(new, old, strict=False) if a != b)
    return bool(wrong) and len(new) == len(old) and gone == wrong


def _turned_round(new: tuple[str, ...], old: tuple[str, ...], rules: StatementRules) -> bool:
    differing = [(a, b) for a, b in zip(new, old, strict=False) if a != b]
    return len(new) == len(old) and len(differing) == 1 and _opposed(*differing[0], rules)


def _opposed(a: str, b: str, rules: StatementRules) -> bool:
    return (a, b) in _opposites(rules.opposites) or (b, a) in _opposites(rules.opposites)


@cache
def _opposites(block: str) -> frozenset[tuple[str, str]]:
    return frozenset((a.casefold(), b.casefold()) for a, b in pairs(block))


def instead(add: Add, old: Memory, *, by_name: bool = False) -> Supersede:
    """An addition as what is true instead of ``old``. ``by_name``: the person said what it was before, so that the new
    one is of the same kind and reaches as far.
    """
    kept = by_name or isinstance(add.scope, Everywhere) or add.scope == old.scope
    return Supersede(
        old.id,
        add.text,
        add.evidence,
        kind=None if by_name or add.kind is old.kind else add.kind,
        scope=None if kept else add.scope,
        basis=add.basis,
        lang=add.lang,
        entry=add.entry,
        correction=add.correction,
        valid_from=add.valid_from,
    )
