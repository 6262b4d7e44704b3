"""Settings, shown with where each value came from and changed by an answer; and pausing, which is one of them."""

from __future__ import annotations

from datetime import timedelta

import click

from afterword.core.errors import BadInput

from .absent import reading
from .moments import LENGTH
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink
from .plain import plain


@click.command()
@click.argument("name", required=False)
@click.argument("value", required=False)
@click.option("--all", "everything", is_flag=True, help="Also those of assistants you decided nothing about.")
@json_option
def settings(*, name: str | None, value: str | None, everything: bool, as_json: bool) -> int:
    """Show settings, or one of them; with a value, change it (asks you)."""
    if value is not None and name is not None:
        if as_json:
            raise click.UsageError("Changing a setting is an answer: it is asked on the terminal and prints no JSON.")
        with opened() as app, paper() as sheet:
            return say_outcome(sheet, app.set_setting(name, value, app.terminal_hand()))
    _show(name, everything=everything, as_json=as_json)
    return 0


def _show(name: str | None, *, everything: bool, as_json: bool) -> None:
    from afterword.app.saying import count, day

    from .shapes import of_setting, of_who

    with reading() as app, paper() as sheet:
        views = [view for view in app.settings() if name is None or view.name == name]
        if name is not None and not views:
            raise BadInput(f"There is no setting called {plain(name)}.", "See them all: afterword settings")
        reads = app.who_reads() if name is None else ()
        if as_json:
            shapes = {"settings": [of_setting(view) for view in views]}
            sheet.json(shapes if name is not None else {**shapes, "reads": [of_who(view) for view in reads]})
            return
        undecided = [view for view in views if view.name.startswith("consent.") and view.origin == "default"]
        hidden = [] if everything or name is not None else undecided
        for view in (view for view in views if view not in hidden):
            origin = f"{view.origin}, {day(view.at)}" if view.at else view.origin
            sheet.aligned(f"{view.name} = {plain(view.value) or '(none)'}", origin, indent=2)
            sheet.say(view.about, indent=4, ink=Ink.FAINT)
            if view.choices:
                sheet.say(f"one of: {', '.join(view.choices)}", indent=4, ink=Ink.FAINT)
        for one in reads:
            who = f"{plain(one.reader)}{f', {plain(one.model)}' if one.model else ''}"
            sheet.aligned(f"Who reads what you say to {one.title}: {who}", plain(one.why), indent=2)
        sheet.line()
        if hidden:
            sheet.say(f"{count(len(hidden), 'more setting')} about assistants: afterword settings --all", ink=Ink.FAINT)
        sheet.say("Change one: afterword settings NAME VALUE · Who may be asked: afterword providers", ink=Ink.FAINT)


@click.command()
@click.argument("length", type=LENGTH, required=False)
@click.option("--off", is_flag=True, help="Learn again from now on.")
def pause(*, length: timedelta | None, off: bool) -> int:
    """Learn nothing for a while: 30m, 1h, 3d (asks you). What is said meanwhile is never read."""
    if (length is None) is not off:
        raise click.UsageError("Say how long (afterword pause 1h), or --off to go on now.")
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.pause(length, app.terminal_hand()))
