"""The built-in reader against its case tables: the shared one, and fresh rows that were written before it existed.

Wrong is much worse than silent, so nothing may be wrong in any table; right is asked of the languages named here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
from tests.noticing.told import NOW, texts

from afterword.core.change import Add, Basis, Change
from afterword.core.memory import Chatless, Everywhere, InDomain, InProject, Kind, Memory, Scope, ThisChat
from afterword.core.verdict import Apply, Verdict
from afterword.evals.comparing import Given, compare_changes
from afterword.evals.table import StatementsRow
from afterword.evals.tally import Level, Outcome
from afterword.evals.turns import chat_of
from afterword.judging.case import Situation
from afterword.judging.gate import judge
from afterword.judging.grounding import SaidEntry
from afterword.judging.surroundings import forbidden_around
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.statements import read_statements

WHOLE = ("en",)  # languages whose every row that is a promise must be right
FRESH = Path(__file__).parent.parent / "cases" / "fresh-statements-en.jsonl"


def rows(path: Path) -> Iterator[StatementsRow]:
    for line in path.read_text(encoding="utf-8").splitlines():
        yield msgspec.json.decode(line, type=StatementsRow)


@lru_cache(maxsize=1)  # the two below ask for the same row, one after the other
def read_row(row: StatementsRow) -> tuple[Noticed, tuple[Memory, ...], tuple[Change, ...]]:
    """A row's chat as it is noticed, what is remembered before it, and the changes that are read in it."""
    chat = chat_of(row.input.turns, project=row.input.project)
    here = InProject(chat.project.key, chat.project.name) if chat.project else Everywhere()
    memories = tuple(
        Memory(one.id, Kind(one.kind), one.text, scope=here if one.kind == "project" else Everywhere())
        for one in row.input.memories
    )
    noticed = notice(chat, after=None)
    return noticed, memories, tuple(read_statements(noticed, memories=memories, now=NOW).changes)


def not_applied(row: StatementsRow) -> list[tuple[str, Verdict]]:
    """What the reader makes of a row and the gate would not apply, though the person was there."""
    noticed, memories, found = read_row(row)
    said = tuple(SaidEntry(one.id, one.text, noticed.own[one.id]) for one in noticed.fresh)
    situation = Situation(said, attended=True, person_present=True, memories=memories)
    judged = [(one.text, judge(one, situation)) for one in found]
    return [(text, verdict) for text, verdict in judged if not isinstance(verdict, Apply)]


def outcome(row: StatementsRow) -> tuple[Outcome, list[str]]:
    """What the reader makes of a row, once sentences that hold what must not be kept are left out."""
    noticed, memories, found = read_row(row)
    kept = [one for one in found if not forbidden_around(one.evidence, noticed.own[one.entry])]
    return compare_changes([given(one, memories) for one in kept], row.expect.changes), [one.text for one in kept]


def given(change: Change, memories: Sequence[Memory]) -> Given:
    if isinstance(change, Add):
        return Given("add", change.kind.value, change.text, word(change.scope), stage(change, change.kind))
    old = next(memory for memory in memories if memory.id == change.target)
    kind = change.kind or old.kind
    return Given(
        "supersede", kind.value, change.text, word(change.scope or old.scope), stage(change, kind), change.target
    )


def word(scope: Scope) -> str:
    match scope:
        case Everywhere():
            return "global"
        case InDomain():
            return f"domain:{scope.domain.value}"
        case InProject():
            return "project"
        case Chatless():
            return "chatless"
        case ThisChat():
            return "chat"


def stage(change: Change, kind: Kind) -> str:
    if kind is not Kind.PREFERENCE:
        return "none"
    return "confirmed" if change.basis is Basis.STATED else "tentative"


def test_every_promise_of_the_shared_table_is_kept_and_nothing_in_it_is_read_wrong(shared: Path) -> None:
    """Other languages included: no rules may read what is said in another one."""
    broken, wrong = [], []
    for row in rows(shared / "cases" / "statements.jsonl"):
        came, told = outcome(row)
        if row.lang in WHOLE and row.level is Level.MUST and came is not Outcome.RIGHT:
            broken.append((row.id, came, told))
        if came is Outcome.WRONG:
            wrong.append((row.id, told))
    assert (broken, wrong) == ([], [])


def test_fresh_rows_are_half_and_half() -> None:
    told = Counter(bool(row.expect.changes) for row in rows(FRESH))
    assert sum(told.values()) >= 80
    assert abs(told[True] - told[False]) <= sum(told.values()) // 8


def test_sentences_that_are_not_durable_are_not_read(shared: Path) -> None:
    """Every negative of the durable tables, ours and the shared ones, and ordinary talk."""
    silent = [*durable(shared / "cases" / "durable.jsonl"), *durable(FRESH.parent / "fresh-durable-en.jsonl")]
    silent += (FRESH.parent / "ordinary-talk-en.txt").read_text(encoding="utf-8").splitlines()
    spoken = [(text, found) for text in silent if text.strip() for found in [texts(text)] if found]
    assert spoken == []


def durable(path: Path) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        row = msgspec.json.decode(line)
        if not row["expect"]["durable"]:
            yield row["input"]["text"]


def test_evidence_is_a_piece_of_the_persons_words() -> None:
    for row in rows(FRESH):
        chat = chat_of(row.input.turns, project=row.input.project)
        noticed = notice(chat, after=None)
        for change in read_statements(noticed, memories=(), now=NOW).changes:
            assert change.evidence in noticed.own[change.entry].text
            assert change.basis in (Basis.STATED, Basis.CORRECTED, Basis.REVERSED)
