"""A change in its situation, with everything that rows of the gate ask for worked out once. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from afterword.core.change import Add, Basis, Change, Supersede
from afterword.core.memory import About, InProject, Kind, Memory, Place
from afterword.core.verdict import CheckCode, Mode, Reason
from afterword.language.likeness import Relation, relation

from .check import memory_check
from .forbidden import Forbidden, kinds
from .grounding import Grounded, SaidEntry, ground, project_names

Likeness = Callable[[str, str], float | None]


@dataclass(frozen=True, slots=True)
class Situation:
    """Where a change came from and what stands.

    ``said``: the person's entries since the last look. ``outside``: places read from outside by then. ``memories``:
    live ones, held ones among them. ``waiting``: memory id and text of what waits. ``never``: what was taken back,
    None where the list cannot be read. ``look_count``, ``day_count``: applied so far. ``recent``: texts saved within
    the last hour. ``read_texts``: what was read from outside, where the host gives it. ``shared``: someone else's
    words are in the chat. ``person_present`` or ``attended`` False: nobody sees what is learned.
    """

    said: tuple[SaidEntry, ...]
    attended: bool
    person_present: bool
    outside: tuple[str, ...] = ()
    memories: tuple[Memory, ...] = ()
    waiting: tuple[tuple[str, str], ...] = ()
    never: tuple[str, ...] | None = ()
    look_count: int = 0
    day_count: int = 0
    mode: Mode = Mode.CAREFUL
    shared: bool = False
    from_assistant: bool = False
    likeness: Likeness | None = None
    recent: tuple[str, ...] = ()
    read_texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """One change before the gate. ``target``: the live memory to replace; ``known``: the live one that says the same.

    ``ground``: where its words stand, or why they do not carry it. ``kinds``: of text and evidence.
    """

    change: Change
    situation: Situation
    target: Memory | None
    ground: Grounded | tuple[Reason, ...]
    kinds: frozenset[Forbidden]
    known: Memory | None

    @property
    def kind(self) -> Kind | None:
        """The kind of the memory it would make."""
        return self.change.kind or (self.target.kind if self.target is not None else None)

    @property
    def from_steps(self) -> bool:
        """Whether code read it from steps: a fixed sentence, which rests on no words."""
        return isinstance(self.change, Add) and self.change.about is not About.PERSON

    @property
    def subjects(self) -> tuple[str, ...]:
        """Names that may open its text: the project's own."""
        return project_names(self.change, self.target)

    @property
    def lacks(self) -> tuple[Reason, ...]:
        """Why the person's words do not carry it; empty where they do."""
        return () if isinstance(self.ground, Grounded) or self.from_steps else self.ground

    @property
    def carrying(self) -> tuple[str, ...]:
        """The person's words that carry it; empty where none do."""
        return (self.change.evidence,) if isinstance(self.ground, Grounded) else ()

    @property
    def typed(self) -> tuple[str, ...]:
        """What the person said, word for word: only what is theirs."""
        return tuple(entry.own.text for entry in self.situation.said if not entry.own.pasted and not entry.own.fiction)

    def codes(self) -> tuple[CheckCode, ...]:
        """What the memory check says of it."""
        return memory_check(
            self.change.text,
            said=self.typed,
            read=self.situation.read_texts,
            recent=self.situation.recent,
            kind=self.kind,
            lang=self.change.lang,
            subjects=self.subjects,
        )


def case_of(change: Change, situation: Situation) -> Case:
    """Work out what the rows ask for."""
    wanted = change.target if isinstance(change, Supersede) else None
    target = next((m for m in situation.memories if m.id == wanted and m.place is Place.LIVE), None)
    return Case(
        change=change,
        situation=situation,
        target=target,
        ground=ground(change, situation.said, target),
        kinds=kinds(change.text, lang=change.lang) | kinds(change.evidence),
        known=_known(change, situation),
    )


def _known(change: Change, situation: Situation) -> Memory | None:
    """The live memory that says the very same; one in use before one that is held, then by id."""
    same = [
        memory
        for memory in situation.memories
        if memory.place is Place.LIVE
        and not _of_another_project(change, memory)
        and relation(change.text, memory.text, lang=change.lang) is Relation.SAME
    ]
    return min(same, key=lambda memory: (memory.held is not None, memory.id), default=None)


def _of_another_project(change: Change, memory: Memory) -> bool:
    """Whether the same words say it of another project. A correction counts with those made elsewhere."""
    here, there = change.scope, memory.scope
    if not isinstance(here, InProject) or not isinstance(there, InProject) or here.key == there.key:
        return False
    return memory.kind is Kind.PROJECT or change.basis is Basis.STATED
