"""Commands that learn: ``learn`` with its consent and preview, and ``sweep`` as the background does it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

import click

from afterword.core.errors import AnswerRefused

from .absent import home_there, reading
from .moments import MOMENT
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink, Paper
from .program import ONLY_THE_PERSON

if TYPE_CHECKING:
    from afterword.app import App, LearnReport, Outcome, Preview

_NICER = 10  # of 19


@click.command()
@click.argument("paths", nargs=-1, type=click.Path())
@click.option("--source", metavar="NAME", help="Only this assistant's chats, or read PATH as this one's.")
@click.option("--since", type=MOMENT, help="Only chats that ended on this day or later: 2026-08-01.")
@click.option("--history", is_flag=True, help="Older chats too, as a preview that you may keep.")
@click.option("--again", is_flag=True, help="What only the built-in reader has read, by a model, as a preview.")
@click.option("--dry-run", is_flag=True, help="Show what would be learned and store nothing.")
@click.option("--let-go", is_flag=True, help="Let go what an earlier run held back from taking out of the search.")
@click.option("--demo", is_flag=True, help="Learn from an invented week, in a home that is thrown away.")
@click.option("--demo-if-none", is_flag=True, help="The same, where there is nothing to ask about or nobody to ask.")
@json_option
def learn(  # noqa: PLR0913, RUF100 one argument an option
    *,
    paths: tuple[str, ...],
    source: str | None,
    since: datetime | None,
    history: bool,
    again: bool,
    dry_run: bool,
    let_go: bool,
    demo: bool,
    demo_if_none: bool,
    as_json: bool,
) -> int:
    """Learn from your chats that have been quiet for ten minutes.

    The first time it names the assistants it found and asks you. A PATH that is not an assistant's own folder is
    history: it is shown as a preview, and keeping that is your answer.
    """
    if demo:
        return _demo(as_json=as_json)
    with reading() if dry_run else opened() as app, paper() as sheet:
        if demo_if_none and not paths and not _somebody_to_ask(app):
            return _demo(as_json=as_json)
        if let_go and not app.has_terminal():
            raise AnswerRefused("Only you can let that go.", "no_terminal", "Run it in a terminal of your own.")
        _step_back()
        live = not (paths or history or again or dry_run)
        first = live and not as_json and _first_at_terminal(app)
        report = app.learn(paths, source=source, since=since, history=history, again=again, dry_run=dry_run,
                           preview=first, let_go=let_go, progress=sheet.progress)  # fmt: skip
        if as_json:
            return _print_json(sheet, report)
        if report.needs_consent:
            agreed = _consent(sheet, app, report, dry_run=dry_run)
            if agreed is None:
                return ONLY_THE_PERSON
            if not agreed and not any(one.learn for one in app.found()):
                return 0
            if agreed:
                report = app.learn(paths, source=source, since=since, history=history, dry_run=dry_run, preview=True,
                                   progress=sheet.progress)  # fmt: skip
        if live and report.preview is not None and not _decides(report):  # nothing to keep, so it is done with
            report = app.learn(paths, source=source, since=since, let_go=let_go, progress=sheet.progress)
        return _tell(sheet, app, report, dry_run=dry_run)


@click.command()
@json_option
def sweep(*, as_json: bool) -> int:
    """Look at up to two chats that went quiet, as the background does."""
    from .learn_telling import tell_report

    with home_there() as app, paper() as sheet:
        _step_back()
        report = app.sweep(sheet.progress)
        if as_json:
            return _print_json(sheet, report)
        tell_report(sheet, report)
        return 0


def _step_back() -> None:
    """Let everything else on this computer go first: a long run may take its time."""
    with suppress(OSError):
        if hasattr(os, "nice"):
            os.nice(_NICER)


def _demo(*, as_json: bool) -> int:
    from .demo import run_demo

    with paper() as sheet:
        return run_demo(sheet, as_json=as_json)


def _somebody_to_ask(app: App) -> bool:
    found = [source for source in app.found() if source.files]
    return any(source.learn for source in found) or (bool(found) and app.has_terminal())


def _first_at_terminal(app: App) -> bool:
    """Whether the person sits there and nothing was learned or proposed yet: then the week is shown before."""
    return app.has_terminal() and not app.learned(everything=True)


def _decides(report: LearnReport) -> bool:
    """Whether a preview holds anything to say yes or no to."""
    preview = report.preview
    if preview is None:
        return False
    return bool(preview.searchable or preview.asks or any(look.learned or look.waiting for look in preview.looks))


def _print_json(sheet: Paper, report: LearnReport) -> int:
    from .shapes import of_report

    sheet.json(of_report(report))
    return ONLY_THE_PERSON if report.needs_consent else 0


def _consent(sheet: Paper, app: App, report: LearnReport, *, dry_run: bool) -> bool | None:
    """Whether the person agreed; None where nobody could be asked. A dry run without a home has none to keep it in."""
    from afterword.app import Done
    from afterword.app.absent import absent
    from afterword.app.saying import listed

    from .learn_telling import tell_found

    tell_found(sheet, report.needs_consent, asks=bool(app.providers()))
    if dry_run and absent(os.environ) is not None:
        sheet.say("Nothing of it was read: no home is there yet to keep your answer in.")
        sheet.say("Begin with: afterword learn", indent=2, ink=Ink.FAINT)
        return False
    if not app.has_terminal():
        sheet.say("Nothing of it was read: only you can agree to that, on a terminal of your own.")
        sheet.say("Next: run `afterword learn` in a terminal, outside any assistant.", indent=2, ink=Ink.FAINT)
        return None
    sheet.flush()
    outcome = app.consent([source.source for source in report.needs_consent], app.terminal_hand())
    if isinstance(outcome, Done):
        say_outcome(sheet, outcome)
        return True
    sheet.say(f"Nothing of {listed([source.title for source in report.needs_consent])} may be read yet.")
    sheet.say("To allow it: afterword learn", indent=2, ink=Ink.FAINT)
    return False


def _tell(sheet: Paper, app: App, report: LearnReport, *, dry_run: bool) -> int:
    from afterword.app import Declined, Done
    from afterword.app.saying import count

    from .learn_telling import tell_report

    tell_report(sheet, report)
    preview = report.preview
    if preview is None or dry_run or not _decides(report):
        return 0
    if not app.has_terminal():
        sheet.say("This is a preview and nothing of it is kept: keeping it is your answer.")
        if preview.searchable:
            chats = count(preview.searchable, "chat")
            sheet.say(f"Once kept, {chats} can be found by recall, too.", indent=2, ink=Ink.FAINT)
        sheet.say("Next: run the same command in a terminal, outside any assistant.", indent=2, ink=Ink.FAINT)
        return 0
    sheet.flush()
    outcome = _kept(sheet, app, preview)
    if isinstance(outcome, Declined) and (names := app.leave_preview(preview)):
        _say_left(sheet, names)
        return 0
    code = say_outcome(sheet, outcome)
    if preview.asks and isinstance(outcome, Done):
        sheet.flush()
        tell_report(sheet, app.learn_kept(preview, sheet.progress))
    return code


def _kept(sheet: Paper, app: App, preview: Preview) -> Outcome:
    """Ask about a preview. Who breaks off has seen it and kept nothing: that is a no."""
    try:
        return app.keep_preview(preview, app.terminal_hand())
    except KeyboardInterrupt:
        if names := app.leave_preview(preview):
            sheet.line()
            _say_left(sheet, names)
        raise


def _say_left(sheet: Paper, names: Sequence[str]) -> None:
    """What comes after a no to the preview of the first run."""
    sheet.say("Nothing of it was learned, and what you said until now is not learned unless you ask for it.")
    sheet.say("See it again: afterword learn --history", indent=2, ink=Ink.FAINT)
    sheet.say("What you say from now on is learned from. To stop that:", indent=2, ink=Ink.FAINT)
    for name in names:
        sheet.say(f"afterword chats stop {name}", indent=4, ink=Ink.FAINT)
