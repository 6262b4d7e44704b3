"""What a run of rows found: counts by table, level and group, and every failure with what was expected and what came.

Knows nothing of how a row was judged, only whether it was right, silent or wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How much a row promises. ``MUST`` rows decide the exit code, ``SHOULD`` rows are counted."""

    MUST = "must"
    SHOULD = "should"


class Outcome(StrEnum):
    """How a row came out. ``SILENT``: nothing was given though something was expected; much better than ``WRONG``."""

    RIGHT = "right"
    SILENT = "silent"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Judged:
    """One row, judged. ``group`` is its language, or its host. ``expected`` and ``got`` are plain data."""

    table: str
    id: str
    level: Level
    group: str
    outcome: Outcome
    expected: object
    got: object


@dataclass(frozen=True, slots=True)
class NotBound:
    """A row that needs something which is not here, so it is neither passed nor failed."""

    table: str
    id: str
    needs: str


@dataclass(frozen=True, slots=True)
class CasesReport:
    """Everything that a run of case tables found. ``counts``: table, level, group → (passed, failed)."""

    counts: dict[tuple[str, Level, str], tuple[int, int]]
    failures: tuple[Judged, ...]
    not_bound: tuple[NotBound, ...]

    @property
    def holds(self) -> bool:
        """True where every must passed and at least one row bound."""
        return bool(self.counts) and all(failure.level is not Level.MUST for failure in self.failures)


def tally(results: Iterable[Judged | NotBound]) -> CasesReport:
    """Count results; failures and rows not bound keep their order."""
    counts: dict[tuple[str, Level, str], tuple[int, int]] = {}
    failures: list[Judged] = []
    not_bound: list[NotBound] = []
    for result in results:
        if isinstance(result, NotBound):
            not_bound.append(result)
            continue
        key = (result.table, result.level, result.group)
        passed, failed = counts.get(key, (0, 0))
        right = result.outcome is Outcome.RIGHT
        counts[key] = (passed + right, failed + (not right))
        if not right:
            failures.append(result)
    return CasesReport(counts, tuple(failures), tuple(not_bound))


def as_json(report: CasesReport) -> dict[str, object]:
    """The report as ``eval cases --json`` prints it: ``tables`` by name, level, group; ``failures``; ``not_bound``."""
    tables: dict[str, dict[str, dict[str, dict[str, int]]]] = {}
    for (table, level, group), (passed, failed) in report.counts.items():
        tables.setdefault(table, {}).setdefault(level.value, {})[group] = {"passed": passed, "failed": failed}
    failures = [
        {
            "table": row.table,
            "id": row.id,
            "level": row.level.value,
            "lang": row.group,
            "outcome": row.outcome.value,
            "expected": row.expected,
            "got": row.got,
        }
        for row in report.failures
    ]
    not_bound = [{"table": row.table, "id": row.id, "needs": row.needs} for row in report.not_bound]
    return {"tables": tables, "failures": failures, "not_bound": not_bound}
