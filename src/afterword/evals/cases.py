"""Running case tables: every row through the rules that learning runs, judged and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import assert_never

import msgspec

from afterword.app.notation import keep_notation

from .rows.gate_rows import judge_gate
from .rows.injection_rows import judge_injection
from .rows.plain_rows import (
    Result,
    judge_durable,
    judge_likeness,
    judge_outside,
    judge_secrets,
    judge_signals,
)
from .rows.statement_rows import judge_statements
from .table import (
    DurableRow,
    GateRow,
    InjectionRow,
    LikenessRow,
    OutsideRow,
    Row,
    SecretsRow,
    SignalsRow,
    StatementsRow,
    read_table,
)
from .tally import CasesReport, Judged, NotBound, Outcome, tally

HERE: frozenset[str] = frozenset()  # what a row may need and this build has


def run_cases(files: Sequence[Path], *, progress: Callable[[int, int, str], None]) -> CasesReport:
    """Run case tables; a table's name is its file's without the ending. Raises BadInput for what is no table."""
    keep_notation()
    tables = [(path.stem, read_table(path)) for path in files]
    of = sum(len(rows) for _, rows in tables)
    return tally(_judged(tables, of, progress))


def _judged(
    tables: Sequence[tuple[str, Sequence[Row]]], of: int, progress: Callable[[int, int, str], None]
) -> Iterator[Judged | NotBound]:
    done = 0
    for table, rows in tables:
        for row in rows:
            yield judge(table, row)
            done += 1
            progress(done, of, table)


def judge(table: str, row: Row) -> Judged | NotBound:
    """One row of a table."""
    if row.needs and row.needs not in HERE:
        return NotBound(table, row.id, row.needs)
    try:
        outcome, expected, got = _result(row)
    except Exception as fault:  # noqa: BLE001 one row that breaks the code is one failure; the others still count
        outcome, expected, got = Outcome.WRONG, msgspec.to_builtins(row.expect), f"a fault: {fault!r}"
    return Judged(table, row.id, row.level, row.group, outcome, expected, got)


def _result(row: Row) -> Result:
    match row:
        case SignalsRow():
            return judge_signals(row)
        case DurableRow():
            return judge_durable(row)
        case StatementsRow():
            return judge_statements(row)
        case GateRow():
            return judge_gate(row)
        case InjectionRow():
            return judge_injection(row)
        case SecretsRow():
            return judge_secrets(row)
        case LikenessRow():
            return judge_likeness(row)
        case OutsideRow():
            return judge_outside(row)
    assert_never(row)
