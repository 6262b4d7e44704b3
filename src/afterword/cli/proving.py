"""Commands that prove: case tables and the invented week, run through the product's own rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from .opening import json_option, paper
from .paper import Ink, Paper, columns_of
from .plain import plain

_MOST_FAILURES = 40


@click.group("eval")
def evaluate() -> None:
    """Run case tables, or an invented week, through the product's own rules."""


@evaluate.command("cases")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@json_option
def cases(*, files: tuple[Path, ...], as_json: bool) -> int:
    """Run case tables. Exit code 0 only if every row that is a must passes."""
    from afterword.evals.cases import run_cases
    from afterword.evals.tally import as_json as shape

    with paper() as sheet:
        report = run_cases(files, progress=sheet.progress)
        if as_json:
            sheet.json(shape(report))
        else:
            rows = [
                (table, level.value, group, f"{passed} passed", f"{failed} failed" if failed else "")
                for (table, level, group), (passed, failed) in report.counts.items()
            ]
            _tell_rows(sheet, rows)
            failures = [
                (f"{row.table} {row.id} ({row.level.value}, {row.group}): {row.outcome.value}", row.expected, row.got)
                for row in report.failures
            ]
            _tell_failures(sheet, failures)
        return 0 if report.holds else 1


@evaluate.command("week")
@click.argument("folder", type=click.Path(path_type=Path))
@json_option
def week(*, folder: Path, as_json: bool) -> int:
    """Let a home live through an invented week and compare what it knows with the week's expected.json."""
    from afterword.evals.week import run_week
    from afterword.evals.week.checks import as_json as shape

    with paper() as sheet:
        report = run_week(folder, progress=sheet.progress)
        if as_json:
            sheet.json(shape(report))
        else:
            rows = [
                (chat, f"{passed} passed", f"{failed} failed" if failed else "")
                for chat, (passed, failed) in report.counts.items()
            ]
            _tell_rows(sheet, rows)
            if report.no_reader:
                sheet.say(f"No reader yet: {', '.join(report.no_reader)}", ink=Ink.FAINT)
            failures = [
                (f"{row.chat} {row.what} ({row.level.value})", row.expected, row.got) for row in report.failures
            ]
            _tell_failures(sheet, failures)
        return 0 if report.holds else 1


def _tell_rows(sheet: Paper, rows: Sequence[Sequence[str]]) -> None:
    for line in columns_of(rows):
        sheet.line(line)


def _tell_failures(sheet: Paper, failures: list[tuple[str, object, object]]) -> None:
    for head, expected, got in failures[:_MOST_FAILURES]:
        sheet.line()
        sheet.say(plain(head), ink=Ink.BAD)
        sheet.say(f"expected {plain(str(expected), 300)}", indent=2)
        sheet.say(f"got      {plain(str(got), 300)}", indent=2)
    if len(failures) > _MOST_FAILURES:
        sheet.line()
        sheet.say(f"and {len(failures) - _MOST_FAILURES} more: --json shows them all", ink=Ink.FAINT)
