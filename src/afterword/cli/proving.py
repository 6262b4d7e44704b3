"""Commands that prove: case tables and the invented week by the product's own rules; recall and nearness measured."""

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


@evaluate.command("ranking")
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def ranking(*, file: Path, as_json: bool) -> None:
    """Measure whether the memory that bears on a question is among the first three, and what passes where none does."""
    from afterword.evals.ranking import as_json as shape
    from afterword.evals.ranking import run_ranking

    with paper() as sheet:
        report = run_ranking(file, progress=sheet.progress)
        if as_json:
            sheet.json(shape(report))
            return
        rows = [("by", "rows", "first three", "shown", "shown though none bears", "lines that bear")]
        for way, scores in report.scores.items():
            for name, score in scores.items():
                found, shown = _percent(score.top_three), _percent(score.shown)
                false, bearing = _percent(score.false_alarms), _percent(score.precise)
                rows.append((f"{way}, {name}", str(score.answered + score.unanswered), found, shown, false, bearing))
        _tell_rows(sheet, rows)
        if report.missing:
            sheet.say(f"Not to be had here: {', '.join(report.missing)}", ink=Ink.FAINT)


@evaluate.command("locomo")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--embedder", default="auto", help="Which one measures meaning, as in the setting.")
@json_option
def locomo(*, file: Path, embedder: str, as_json: bool) -> None:
    """Measure recall on long conversations (LoCoMo's form): by words, by meaning, by both."""
    from afterword.evals.locomo import DEPTHS, run_locomo
    from afterword.evals.locomo import as_json as shape

    with paper() as sheet:
        report = run_locomo(file, embedder=embedder, progress=sheet.progress)
        if as_json:
            sheet.json(shape(report))
            return
        rows = [("by", *(f"turns@{n}" for n in DEPTHS), "MRR", *(f"sessions@{n}" for n in DEPTHS), "MRR")]
        for way, found in report.ways.items():
            turns, sessions = (
                [f"{recall[n]:.3f}" for n in DEPTHS] for recall in (found.turn_recall, found.session_recall)
            )
            rows.append((way, *turns, f"{found.turn_mrr:.3f}", *sessions, f"{found.session_mrr:.3f}"))
        _tell_rows(sheet, rows)
        sheet.say(
            f"{report.turns} turns, {report.questions} questions, {report.embedder or 'no embedder'}", ink=Ink.FAINT
        )


def _scenario(name: str, about: str) -> click.Command:
    """A command that plays one scenario."""

    @click.option("--model", default="", metavar="NAME", help="Who is asked: a provider's name, or scripted.")
    @click.option("--assistant", default="claude-code", metavar="NAME", help="Whose chats: claude-code or codex.")
    @json_option
    def played(*, model: str, assistant: str, as_json: bool) -> int:
        from afterword.evals.scenarios import as_json as shape
        from afterword.evals.scenarios import play

        with paper() as sheet:
            report = play(name, model, host=assistant)
            if as_json:
                sheet.json(shape(report))
            else:
                _tell_rows(sheet, [("ok" if check.holds else "FAILED", check.what) for check in report.checks])
                failed = [(check.what, "so", check.found) for check in report.checks if not check.holds]
                _tell_failures(sheet, [(head, expected, got) for head, expected, got in failed])
            return 0 if report.holds else 1

    return click.command(name, help=f"{about} Real commands over a throw-away home; nothing of yours is read.")(played)


for _name, _about in (
    ("learns-correction", "A correction is learned, said, put beside the question, taken back, and not learned again."),
    ("learns-nothing", "An ordinary chat: nothing is learned, nobody is asked, nothing is said."),
    ("keeps-history", "What is no longer true is kept with its dates, and comes back when that is undone."),
    ("plant-held", "What is said after a page was read waits, and no shell can keep it."),
):
    evaluate.add_command(_scenario(_name, _about))


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


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
