"""What a chat has said so far, as if it were remembered already: what the same chat says later may be true instead.

Stands for memories that nobody has judged yet; who judges them puts the real ones in their place. Knows no language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from afterword.core.change import Add, Change, Supersede
from afterword.core.memory import Everywhere, Kind, Memory

_NOT_YET = "~"  # opens the id of what is no memory yet: no memory's own id holds it


@dataclass(frozen=True, slots=True)
class JustSaid:
    """A change that a chat asks for, and the memory that it would make, by an id that holds in this reading alone."""

    change: Change
    memory: Memory


def just_said(change: Change, number: int, memories: Sequence[Memory]) -> JustSaid:
    """The change as if it were remembered; ``memories`` are those that it may replace."""
    old = next((one for one in memories if isinstance(change, Supersede) and one.id == change.target), None)
    kind = change.kind or (old.kind if old is not None else Kind.FACT)
    scope = change.scope or (old.scope if old is not None else Everywhere())
    return JustSaid(change, Memory(f"{_NOT_YET}{number}", kind, change.text, scope=scope, lang=change.lang))


def stands_so_far(memories: Sequence[Memory], told: Sequence[JustSaid]) -> tuple[Memory, ...]:
    """What is true by now, the newest last: what was told replaces some of what was known, and some of itself."""
    ended = {one.change.target for one in told if isinstance(one.change, Supersede)}
    return tuple(one for one in (*memories, *(it.memory for it in told)) if one.id not in ended)


def waits_for(change: Change) -> str:
    """The id of what was just said that the change is true instead of, or ''."""
    just = isinstance(change, Supersede) and change.target.startswith(_NOT_YET)
    return change.target if isinstance(change, Supersede) and just else ""


def settled(change: Change, told: Sequence[JustSaid], made: Mapping[str, str]) -> Change:
    """The change with the memory in the place of what was just said; ``made`` says which that became.

    Where it became none, the change replaces what that was to replace, and where that is nothing, it adds.
    """
    by_id = {one.memory.id: one for one in told}
    while which := waits_for(change):
        earlier = by_id.get(which)
        change = _whole(change, earlier.memory if earlier is not None else None)
        if which in made:
            return replace(change, target=made[which])
        if earlier is None or not isinstance(earlier.change, Supersede):
            return _added(change)
        change = replace(change, target=earlier.change.target)
    return change


def _whole(change: Change, old: Memory | None) -> Supersede:
    """With a kind and a reach of its own: what waits has no file to take them from."""
    assert isinstance(change, Supersede)
    kind = change.kind or (old.kind if old is not None else Kind.FACT)
    return replace(change, kind=kind, scope=change.scope or (old.scope if old is not None else Everywhere()))


def _added(change: Supersede) -> Add:
    return Add(
        change.kind or Kind.FACT,
        change.text,
        change.evidence,
        change.scope or Everywhere(),
        basis=change.basis,
        lang=change.lang,
        entry=change.entry,
        correction=change.correction,
        valid_from=change.valid_from,
    )
