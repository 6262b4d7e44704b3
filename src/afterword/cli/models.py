"""Commands for what makes meaning: which embedders there are, fetching weights when the person asks, removing them."""

from __future__ import annotations

from pathlib import Path

import click

from afterword.core.errors import BadInput

from .absent import reading
from .opening import json_option, opened, paper
from .paper import Ink
from .plain import plain


@click.group()
def model() -> None:
    """Show what makes meaning here, and fetch weights for it. Nothing is fetched unless you say so."""


@model.command("list")
@json_option
def list_models(*, as_json: bool) -> None:
    """Show every embedder: the one in use, and what the others lack."""
    with reading() as app, paper() as sheet:
        views = app.models()
        if as_json:
            rows = [
                {"name": v.name, "used": v.used, "there": not v.lacking, "says": v.says, "next": v.next_step,
                 "file": v.file}
                for v in views
            ]  # fmt: skip
            sheet.json({"models": rows})
            return
        for view in views:
            sheet.aligned(plain(view.name), "in use" if view.used else "")
            sheet.say(plain(view.says), indent=2)
            if view.next_step:
                sheet.say(plain(view.next_step), indent=4, ink=Ink.FAINT)
        sheet.line()
        sheet.say("Use another: afterword settings embedder NAME", ink=Ink.FAINT)


@model.command("get")
@click.argument("name", default="")
@click.option("--from", "file", type=click.Path(path_type=Path), help="A TOML file that describes the weights.")
@click.option("--url", default="", help="Where they come from: https, or this computer. {revision} is filled in.")
@click.option("--revision", default="", help="Which version of them.")
@click.option("--size", default=0, type=click.IntRange(min=0), help="Their length in bytes.")
@click.option("--sha256", default="", help="Their SHA-256.")
@json_option
def get_model(*, name: str, file: Path | None, url: str, revision: str, size: int, sha256: str, as_json: bool) -> None:
    """Fetch weights from an address that you give. They are used only if their size and hash are the ones said.

    Size and hash of NAME's usual weights are known; give them for others. A fetch that was cut off goes on.
    """
    if not name and file is None:
        raise BadInput("Which weights?", "Say a name, or --from FILE. See: afterword model list")
    with opened() as app, paper() as sheet:
        where = app.meaning.get_model(
            name, file=file, url=url, revision=revision, size=size, sha256=sha256, progress=sheet.progress
        )
        if as_json:
            sheet.json({"file": where})
            return
        sheet.say(f"Fetched, and its hash is right: {plain(where)}", ink=Ink.GOOD)


@model.command("remove")
@click.argument("name")
@json_option
def remove_model(*, name: str, as_json: bool) -> None:
    """Remove weights that were fetched. Those that came with a package stay."""
    with opened() as app, paper() as sheet:
        done = app.meaning.remove_model(name)
        if as_json:
            sheet.json({"removed": done})
            return
        sheet.say("Removed." if done else "Nothing was fetched for it.")
