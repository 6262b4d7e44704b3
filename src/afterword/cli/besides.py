"""The commands that print what is put beside a message, and the profile, for assistants that cannot be reached."""

from __future__ import annotations

import os

import click

from .absent import reading
from .opening import json_option, paper, typed
from .paper import Ink
from .plain import plain


def _project_options(command: click.decorators.FC) -> click.decorators.FC:
    """For which project, and in which form."""
    for option in (
        click.option("--lean", is_flag=True, help="The short form, for small models."),
        click.option("--host", metavar="NAME", default="", help="As this assistant would be told it."),
        click.option("--folder", metavar="PATH", help="For the project of this folder."),
        click.option("--project", metavar="NAME", help="For this project, by its name or key."),
    ):
        command = option(command)
    return command


@click.command()
@click.argument("question", nargs=-1, required=True)
@_project_options
@json_option
def nearby(
    *, question: tuple[str, ...], project: str | None, folder: str | None, host: str, lean: bool, as_json: bool
) -> None:
    """Print the few memories that bear on a question, as a block to paste before it."""
    from .shapes import of_nearby

    with reading() as app, paper() as sheet:
        host = host and app.connecting(os.environ).whom(host)
        view = app.nearby(typed(question), project=project, folder=folder, host=host, lean=lean, seen=False)
        if as_json:
            sheet.json(of_nearby(view))
        elif view.block:
            for line in view.block.splitlines():
                sheet.line(plain(line))
        else:
            sheet.say("Nothing that it knows bears on this.")
            sheet.say("Everything it knows: afterword memories", indent=2, ink=Ink.FAINT)


@click.command()
@_project_options
@json_option
def profile(*, project: str | None, folder: str | None, host: str, lean: bool, as_json: bool) -> None:
    """Print what it knows of you, as a block to paste at the head of a chat."""
    from .shapes import of_profile

    with reading() as app, paper() as sheet:
        host = host and app.connecting(os.environ).whom(host)
        view = app.profile(project=project, folder=folder, host=host, lean=lean)
        if as_json:
            sheet.json(of_profile(view))
        elif view.text:
            for line in view.text.splitlines():
                sheet.line(plain(line))
        else:
            sheet.say("There is nothing to tell yet.")
            sheet.say("Say it yourself: afterword remember TEXT", indent=2, ink=Ink.FAINT)
