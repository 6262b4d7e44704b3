"""One check a promise of the week, and the report they add up to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from afterword.evals.tally import Level


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that must hold. ``chat`` is a chat's id, or ``week`` for what concerns all; ``got`` is plain data."""

    chat: str
    what: str
    level: Level
    holds: bool
    expected: object
    got: object


@dataclass(frozen=True, slots=True)
class WeekReport:
    """Everything that a run of a week found. ``counts``: chat id → (passed, failed)."""

    counts: dict[str, tuple[int, int]]
    failures: tuple[Check, ...]
    no_reader: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """True where every must passed and something was checked."""
        return bool(self.counts) and all(check.level is not Level.MUST for check in self.failures)


def report_of(checks: Iterable[Check], no_reader: Iterable[str]) -> WeekReport:
    """Count checks by chat; failures keep their order."""
    counts: dict[str, tuple[int, int]] = {}
    failures: list[Check] = []
    for check in checks:
        passed, failed = counts.get(check.chat, (0, 0))
        counts[check.chat] = (passed + check.holds, failed + (not check.holds))
        if not check.holds:
            failures.append(check)
    return WeekReport(counts, tuple(failures), tuple(no_reader))


def as_json(report: WeekReport) -> dict[str, object]:
    """The report as ``eval week --json`` prints it."""
    return {
        "chats": {chat: {"passed": passed, "failed": failed} for chat, (passed, failed) in report.counts.items()},
        "no_reader": list(report.no_reader),
        "failures": [
            {
                "chat": check.chat,
                "what": check.what,
                "level": check.level.value,
                "expected": check.expected,
                "got": check.got,
            }
            for check in report.failures
        ],
    }
