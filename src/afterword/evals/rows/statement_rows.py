"""Rows of ``statements``: what the built-in reader proposes of a chat, and where it must say nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from afterword.core.change import Add, Change, Supersede
from afterword.core.chat import Project
from afterword.core.memory import Chatless, Everywhere, InDomain, InProject, Kind, Memory, Scope, ThisChat
from afterword.evals.comparing import Given, compare_changes
from afterword.evals.table import ExpectedChange, StatementsRow
from afterword.evals.turns import BEGAN, DEVICE, chat_of
from afterword.judging.stages import first_stage
from afterword.judging.surroundings import forbidden_around
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.review import Material, parse_answer, resolve, to_answer
from afterword.noticing.statements import read_statements

from .plain_rows import Result
from .proposing import known


def judge_statements(row: StatementsRow) -> Result:
    """The reader's changes, after its answer was parsed and sentences that must stay unsaid were left out."""
    chat = chat_of(row.input.turns, project=row.input.project)
    memories = tuple(_placed(known(one), chat.project) for one in row.input.memories)
    noticed = notice(chat, after=None, device=DEVICE)
    given = [_given(change, memories) for change in _proposed(noticed, memories)]
    outcome = compare_changes(given, row.expect.changes)
    return outcome, [_told(change) for change in row.expect.changes], [_told_given(one) for one in given]


def _placed(memory: Memory, project: Project | None) -> Memory:
    """A row gives memories no scope: what a project does holds in the row's project, all else everywhere."""
    if memory.kind is not Kind.PROJECT or project is None:
        return memory
    return replace(memory, scope=InProject(project.key, project.name))


def _proposed(noticed: Noticed, memories: Sequence[Memory]) -> Iterator[Change]:
    if not noticed.worth_review:
        return
    reading = read_statements(noticed, memories=memories, now=BEGAN)
    material = Material(noticed, tuple(memories))
    answered = resolve(parse_answer(to_answer(reading.changes, material)), material)
    through = {(change.text, change.evidence) for change in answered}
    for change in reading.changes:
        if (change.text, change.evidence) in through and not _unsayable(change, noticed):
            yield change


def _unsayable(change: Change, noticed: Noticed) -> bool:
    return any(
        forbidden_around(change.evidence, noticed.own[said.id])
        for said in noticed.fresh
        if change.entry in ("", said.id)
    )


def _given(change: Change, memories: Sequence[Memory]) -> Given:
    match change:
        case Add():
            return Given("add", change.kind.value, change.text, _scope(change.scope), _stage(change))
        case Supersede():
            old = next((memory for memory in memories if memory.id == change.target), None)
            kind = change.kind or (old.kind if old else Kind.FACT)
            scope = change.scope or (old.scope if old else Everywhere())
            stage = _stage(replace(change, kind=kind))
            return Given("supersede", kind.value, change.text, _scope(scope), stage, change.target)


def _stage(change: Change) -> str:
    stage = first_stage(change)
    return stage.value if stage is not None else "none"


def _scope(scope: Scope) -> str:
    match scope:
        case Everywhere():
            return "global"
        case InProject():
            return "project"
        case InDomain():
            return f"domain:{scope.domain.value}"
        case Chatless():
            return "chatless"
        case ThisChat():
            return "chat"


def _told(change: ExpectedChange) -> dict[str, object]:
    told: dict[str, object] = {"op": change.op, "kind": change.kind, "include": list(change.include)}
    return {**told, "scope": change.scope, "stage": change.stage, "target": change.target}


def _told_given(one: Given) -> dict[str, object]:
    told: dict[str, object] = {"op": one.op, "kind": one.kind, "text": one.text}
    return {**told, "scope": one.scope, "stage": one.stage, "target": one.target}
