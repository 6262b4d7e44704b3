"""Where a chat changes its mind between two things that a model read in it: the later one takes the place of the other.

A model is shown what was remembered before the chat and cannot name what the chat itself said; code finds that, by the
rules of the built-in reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from afterword.core.change import Add, Change, Supersede
from afterword.core.memory import Memory
from afterword.language.packs import PACKS
from afterword.noticing.reading import Noticed
from afterword.noticing.statements import JustSaid, Reading, RetireWish, settled, waits_for
from afterword.noticing.statements.replacing import instead, may_replace, replaced
from afterword.noticing.statements.turning import just_said, stands_so_far


def told_in_turn(
    changes: Sequence[Change],
    reading: Reading,
    noticed: Noticed,
    memories: Sequence[Memory],
    waiting: Sequence[Memory] = (),
) -> tuple[JustSaid, ...]:
    """Each change, in the order of ``changes``, as what the chat just said; a later one may name an earlier one, or one
    of ``waiting``, which a model is not shown either.

    ``reading``: what the built-in reader made of the same words. ``memories``: all that it may replace.
    """
    told: list[JustSaid] = []
    given: dict[int, JustSaid] = {}
    for place in sorted(range(len(changes)), key=lambda it: _said_at(changes[it], noticed)):
        turned = _turned(changes[place], told, reading, waiting)
        given[place] = just_said(turned, len(told), stands_so_far(memories, told))
        told.append(given[place])
    return tuple(given[place] for place in range(len(changes)))


def wishes_told(reading: Reading, told: Sequence[JustSaid]) -> tuple[RetireWish, ...]:
    """The wishes to take something back, those that name what was just said by the model's account of it."""
    found: list[RetireWish] = []
    for wish in reading.retire:
        named = _by_id(reading.just_said, wish.memory)
        same = _same_words(named, told) if named is not None else None
        if named is None or same is not None:
            found.append(wish if same is None else replace(wish, memory=same.memory.id))
    return tuple(found)


def _said_at(change: Change, noticed: Noticed) -> tuple[int, int]:
    """The place of its entry among the fresh ones, and that of its words there; what stands nowhere comes last."""
    fresh = [one.id for one in noticed.fresh]
    if change.entry not in fresh:
        return len(fresh), 0
    return fresh.index(change.entry), noticed.own[change.entry].text.find(change.evidence)


def _turned(change: Change, told: Sequence[JustSaid], reading: Reading, waiting: Sequence[Memory]) -> Change:
    match change:
        case Add():
            old = _by_rule(change, told, reading) or _by_slot(change, told, waiting)
            return change if old is None else instead(change, old)
        case Supersede():
            roots = [(one, settled(one.change, told, {})) for one in told]
            same = [one for one, root in roots if isinstance(root, Supersede) and root.target == change.target]
            return replace(change, target=same[-1].memory.id) if same else change


def _by_rule(change: Add, told: Sequence[JustSaid], reading: Reading) -> Memory | None:
    """What the built-in reader says that these words take the place of."""
    for one in reading.just_said:
        before = _by_id(reading.just_said, waits_for(one.change))
        if before is not None and _overlap(one.change, change):
            same = _same_words(before, told)
            return same.memory if same is not None else None
    return None


def _by_slot(change: Add, told: Sequence[JustSaid], waiting: Sequence[Memory]) -> Memory | None:
    """What fills the same slot with something else, said in another sentence or waiting."""
    there = {one.id for one in stands_so_far((), told)}
    apart = [one for one in told if one.memory.id in there and not _overlap(one.change, change)]
    memories = [one for one in (*waiting, *(it.memory for it in apart)) if may_replace(one, change.scope)]
    wrong = (change.correction.instead_of if change.correction is not None else None) or ""
    rules = [pack.statements for pack in PACKS if pack.code == change.lang]
    return next((old for one in rules if (old := replaced(change.text, one, memories, wrong)) is not None), None)


def _by_id(told: Sequence[JustSaid], which: str) -> JustSaid | None:
    return next((one for one in told if one.memory.id == which), None)


def _same_words(one: JustSaid, told: Sequence[JustSaid]) -> JustSaid | None:
    return next((other for other in told if _overlap(one.change, other.change)), None)


def _overlap(one: Change, other: Change) -> bool:
    """Whether they rest on the same words of the same entry."""
    if one.entry != other.entry or not one.evidence or not other.evidence:
        return False
    return one.evidence in other.evidence or other.evidence in one.evidence
