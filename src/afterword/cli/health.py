"""Commands for the whole's health: what is well, counts that are safe to send, mending, and files changed by hand."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from afterword.core.errors import HomeError

from .absent import reading
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink, Paper, columns_of
from .plain import plain

if TYPE_CHECKING:
    from afterword.app import Health, Rejudged

_MARKS = {"ok": ("ok", Ink.GOOD), "note": ("note", Ink.WAITS), "trouble": ("trouble", Ink.BAD)}


@click.command()
@click.option("--counts", is_flag=True, help="Only counts per reader rule: no words, no paths, safe to send.")
@json_option
def doctor(*, counts: bool, as_json: bool) -> int:
    """Say what is well and what is not. Exit code 1 where there is trouble."""
    with paper() as sheet:
        if not counts:
            return _tell_health(sheet, _health(), as_json=as_json)
        with reading() as app:
            rows = [(line.source, line.what, line.count) for line in app.counts()]
        if as_json:
            sheet.json({"counts": [{"source": s, "what": w, "count": n} for s, w, n in rows]})
        else:
            _tell_counts(sheet, [(s, w, str(n)) for s, w, n in rows])
        return 0


def _health() -> Health:
    """What doctor has to say: it never fails for a home that it is there to look at."""
    from afterword.app import ailing
    from afterword.app.absent import absent, health_without

    try:
        none = absent(os.environ)
        if none is not None:
            return health_without(none, os.environ)
        with opened() as app:
            return app.doctor()
    except (HomeError, OSError) as trouble:
        return ailing(trouble, env=os.environ)


def _tell_counts(sheet: Paper, rows: list[tuple[str, str, str]]) -> None:
    if not rows:
        sheet.say("Nothing was read yet, so nothing was counted.")
        sheet.say("Next: afterword learn", indent=2, ink=Ink.FAINT)
    for line in columns_of(rows):
        sheet.line(plain(line) if "\x1b" in line else line)


def _tell_health(sheet: Paper, view: Health, *, as_json: bool) -> int:
    from .shapes import of_health

    if as_json:
        sheet.json(of_health(view))
    else:
        for line in view.lines:
            word, ink = _MARKS.get(line.level, (line.level, Ink.FAINT))
            sheet.say(f"{word:8}{plain(line.says)}", ink=ink)
            if line.next_step:
                sheet.say(plain(line.next_step), indent=8, ink=Ink.FAINT)
        sheet.line()
        sheet.say(f"{view.outside_share:.0%} of chats read something from outside.", indent=2)
        sheet.say(f"{view.waiting_share:.0%} of changes wait or waited for you.", indent=2)
        sheet.say(f"Home: {plain(view.home)} · version {plain(view.version)}", indent=2, ink=Ink.FAINT)
    return 1 if any(line.level == "trouble" for line in view.lines) else 0


@click.command()
@click.option("--new-never-list", is_flag=True, help="Learn again where what you took back may be lost (asks you).")
@click.option("--rejudge", is_flag=True, help="Judge all that was learned by today's rules; what fails waits for you.")
@json_option
def repair(*, new_never_list: bool, rejudge: bool, as_json: bool) -> int:
    """Mend what can be mended without an answer of yours, and say what was done.

    What is broken is set aside, never deleted.
    """
    from afterword.app.absent import absent

    if new_never_list:
        with opened() as app, paper() as sheet:
            return say_outcome(sheet, app.begin_never_list(app.terminal_hand()))
    if rejudge:
        with reading() as app, paper() as sheet:
            _tell_rejudged(sheet, app.rejudge(), as_json=as_json)
            return 0
    none = absent(os.environ)
    did, left = _mended() if none is None else ((), (none.message, none.next_step))
    with paper() as sheet:
        if as_json:
            sheet.json({"did": list(did), "left": list(left)})
            return 0
        for line in (*(did or ("There was nothing to mend.",)), *left):
            sheet.say(plain(line))
        return 0


def _mended() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was mended, the home itself first, and what is left for the person."""
    from afterword.app import mend

    broken = mend(env=os.environ)
    with opened() as app:
        mended = app.repair()
        return (*broken, *mended.did), mended.left


_WHERE = {
    "used": "left out until you answer",
    "held": "left out, and still waits for your answer",
    "waiting": "waits; let it go with: afterword forget",
}


def _tell_rejudged(sheet: Paper, found: tuple[Rejudged, ...], *, as_json: bool) -> None:
    if as_json:
        shapes = [{"was": one.was, "id": one.which, "text": one.text, "why": list(one.why)} for one in found]
        sheet.json({"rejudged": shapes})
        return
    if not found:
        sheet.say("By today's rules everything that is remembered and that waits could be learned again.")
    for one in found:
        sheet.aligned(plain(one.text) or "(not shown)", plain(one.which), indent=2)
        sheet.say(f"{_WHERE[one.was]} ({', '.join(one.why).replace('_', ' ')})", indent=4, ink=Ink.FAINT)
    if any(one.was != "waiting" for one in found):
        sheet.say("See: afterword waiting", ink=Ink.FAINT)


@click.group(invoke_without_command=True)
@json_option
@click.pass_context
def files(ctx: click.Context, *, as_json: bool) -> None:
    """Show memory files that are not as Afterword left them."""
    if ctx.invoked_subcommand is not None:
        return
    from .shapes import of_file_change

    with reading() as app, paper() as sheet:
        changes = app.file_changes()
        if as_json:
            sheet.json({"files": [of_file_change(change) for change in changes]})
            return
        if not changes:
            sheet.say("Every memory file is as Afterword left it.")
            sheet.say("What they say: afterword memories", indent=2, ink=Ink.FAINT)
            return
        for change in changes:
            sheet.aligned(plain(change.path), change.trouble.value.replace("_", " "), indent=2)
            sheet.say(f"in use: {plain(change.before)}", indent=4)
            sheet.say(f"file:   {plain(change.after)}", indent=4)
        sheet.line()
        sheet.say("Take them all: afterword files keep · put them back: afterword files restore", ink=Ink.FAINT)


@files.command("keep")
def files_keep() -> int:
    """Take all changes in files (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.keep_file_changes(app.terminal_hand()))


@files.command("restore")
def files_restore() -> int:
    """Put every changed file back to the version in use (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.put_back_files(app.terminal_hand()))


@files.command("folder")
def files_folder() -> int:
    """Take the folder at its place as your memory folder, where its marker is gone (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.take_memory_folder(app.terminal_hand()))
