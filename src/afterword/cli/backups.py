"""Commands that take the whole out and bring it in: backups, export, import."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import click

from .absent import home_there, reading
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink, Paper
from .plain import plain

if TYPE_CHECKING:
    from afterword.app import App
    from afterword.app.keeping import Imported


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--with-key", is_flag=True, help="With the secret key that seals your memories (asks you).")
def backup(*, file: str, with_key: bool) -> int:
    """Write everything into FILE: memories, the record, marks, settings, what was spent. For your eyes alone.

    Without the key: it is needed only for another computer, and where this one lost its own.
    """
    from afterword.app.saying import count

    with home_there() as app, paper() as sheet:
        if with_key:
            outcome, written = app.keeping.backup_with_key(file, app.terminal_hand())
            code = say_outcome(sheet, outcome)
            if written is None:
                return code
        else:
            written = app.keeping.backup(file)
        sheet.say(f"Backed up: {count(written.memories, 'memory', 'memories')}, {count(written.lines, 'line')}.")
        sheet.say(plain(written.path), indent=2)
        for name in written.left_out:
            sheet.say(f"Could not be read, and is not in it: {plain(name)}", indent=2, ink=Ink.WAITS)
        if not with_key:
            sheet.say(
                "Without the key of this home. With it: afterword backup FILE --with-key", indent=2, ink=Ink.FAINT
            )
    return 0


@click.command()
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--powers", is_flag=True, help="Only ask about what an earlier backup would allow beyond what you do.")
def restore(*, file: str | None, powers: bool) -> int:
    """Bring back from FILE what is missing here (asks you). Nothing that is here is changed.

    What you took back or erased since stays so. Settings that allow more than here are asked one by one.
    """
    from afterword.app import Done
    from afterword.app.absent import absent

    if (file is None) is not powers:
        raise click.UsageError("Name the backup, or ask about --powers.")
    if file is not None and absent(os.environ) is not None:
        with reading() as app:  # no home is made for a file that cannot be used
            app.keeping.restorable(file, app.terminal_hand())
    with opened() if file is not None else home_there() as app, paper() as sheet:
        code = 0
        if file is not None:
            restored = app.keeping.restore(file, app.terminal_hand(), sheet.progress)
            code = say_outcome(sheet, restored.outcome)
            sheet.flush()
            if not isinstance(restored.outcome, Done):
                return code
        elif not app.keeping.powers():
            sheet.say("No backup that was brought back would allow more than you allow here.")
        return max(code, _decide(app, sheet))


def _decide(app: App, sheet: Paper) -> int:
    """Ask about each power; a no is an answer for good. What is not asked to the end waits."""
    from afterword.app import Declined

    code = 0
    for power in app.keeping.powers():
        outcome = app.set_setting(power.name, power.there, app.terminal_hand())
        if isinstance(outcome, Declined):
            app.keeping.leave_powers(power.name)
        code = max(code, say_outcome(sheet, outcome))
        sheet.flush()
    return code


@click.command()
@click.argument("file", metavar="[FILE]", required=False)
@json_option
def export(*, file: str | None, as_json: bool) -> int:
    """Print what it knows, and what was true once, as Markdown; into FILE, if one is named. Nothing that waits."""
    from afterword.app.keeping import as_markdown

    from .shapes import of_exported

    with home_there() as app, paper() as sheet:
        exported = app.keeping.export()
        shape = of_exported(exported)
        if file is not None:
            text = json.dumps(shape, ensure_ascii=False, indent=2) + "\n" if as_json else as_markdown(exported)
            sheet.say(f"Written: {plain(app.keeping.save(file, text))}")
        elif as_json:
            sheet.json(shape)
        else:
            for line in as_markdown(exported).splitlines():
                sheet.line(plain(line))
    return 0


@click.command(name="import")
@click.argument("source", metavar="SOURCE|FILE")
def bring_in(*, source: str) -> int:
    """Bring in what an assistant saved about you: claude-code, codex, or a file with ChatGPT's memories.

    Nothing of it is in use before you keep it, in one press (asks you). Instructions are not brought in.
    """
    from afterword.app.absent import absent
    from afterword.app.saying import count

    if absent(os.environ) is not None and not _anything(source):
        return 0
    with opened() as app, paper() as sheet:
        brought = app.keeping.bring_in(source, os.environ)
        if not brought.looked_in:
            sheet.say(f"{count(brought.fresh, 'memory waits', 'memories wait')} that did not before.")
        _tell_brought(sheet, brought)
        if not app.keeping.imported():
            return 0
        if not app.has_terminal():
            sheet.say(
                "Keep them in one press, in a terminal of your own: afterword import SOURCE", indent=2, ink=Ink.FAINT
            )
            return 0
        sheet.flush()
        return say_outcome(sheet, app.keeping.keep_imported(app.terminal_hand()))


def _anything(source: str) -> bool:
    """Whether there is anything to bring into a home that is still to be made; where not, that is said."""
    with reading() as app, paper() as sheet:
        brought = app.keeping.bring_in(source, os.environ)
        if not brought.fresh:
            _tell_brought(sheet, brought)
            sheet.say("There was nothing to bring in, so no home was made.")
            sheet.say("Begin with: afterword learn", indent=2, ink=Ink.FAINT)
        return bool(brought.fresh)


def _tell_brought(sheet: Paper, brought: Imported) -> None:
    """What was passed over; where nothing at all was found, where it was looked for and what else can be named."""
    if brought.looked_in:
        sheet.say("No saved memories were found. Looked for here:")
        for place in brought.looked_in:
            sheet.say(plain(place), indent=2, ink=Ink.FAINT)
        sheet.say("A list of them, one a line: afterword import FILE", indent=2, ink=Ink.FAINT)
    for why, number in brought.skipped.items():
        sheet.say(f"{number} passed over: {plain(why)}", indent=2, ink=Ink.FAINT)
