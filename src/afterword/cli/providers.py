"""Who may be asked what chats tell: shown assistant by assistant with the reason, local servers offered, keys kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from afterword.core.errors import BadInput

from .absent import reading
from .opening import json_option, opened, paper
from .paper import Ink, Paper
from .plain import plain
from .program import ONLY_THE_PERSON

if TYPE_CHECKING:
    from afterword.app import LocalServer


@click.group(invoke_without_command=True)
@json_option
@click.pass_context
def providers(ctx: click.Context, *, as_json: bool) -> None:
    """Show who would be asked about each assistant's chats, and why. Nobody is asked unless you turned it on."""
    if ctx.invoked_subcommand is None:
        _show(as_json=as_json)


def _show(*, as_json: bool) -> None:
    from .shapes import of_provider, of_who

    with reading() as app, paper() as sheet:
        reads, known, local = app.who_reads(), app.providers(), app.local_servers()
        if as_json:
            sheet.json(
                {
                    "reads": [of_who(view) for view in reads],
                    "providers": [of_provider(view) for view in known],
                    "found_here": [
                        {"name": one.name, "endpoint": one.endpoint, "models": list(one.models)} for one in local
                    ],
                }
            )
            return
        for view in reads:
            model = f", {plain(view.model)}" if view.model else ""
            where = f" at {plain(view.to)}" if view.to else ""
            sheet.say(f"{view.title}: {plain(view.reader)}{model}{where}", ink=Ink.STRONG)
            said = (view.why, view.log and f"Its newest chat's log names: {view.log}.", *view.others, view.next_step)
            for line in filter(None, said):
                sheet.say(plain(line), indent=2, ink=Ink.FAINT)
        if not reads:
            sheet.say("No assistant is learned from yet: afterword learn")
        for one in known:
            state = "ready" if one.usable else plain(one.says)
            sheet.aligned(f"{plain(one.name)}  {plain(one.endpoint)}".rstrip(), state, indent=2)
            if one.next_step:
                sheet.say(plain(one.next_step), indent=4, ink=Ink.FAINT)
        _offer(sheet, local)


def _offer(sheet: Paper, local: Sequence[LocalServer]) -> None:
    sheet.line()
    for one in local:
        sheet.say(f"Found on this computer: {plain(one.name)} at {plain(one.endpoint)}. To have it asked:")
        for step in one.next_steps:
            sheet.say(plain(step), indent=2, ink=Ink.FAINT)
    sheet.say("Turn one on: afterword settings provider.anthropic.use on", ink=Ink.FAINT)
    sheet.say("Others: openai, claude-cli, codex-cli, ollama, lm-studio, llama-cpp, vllm, or a name of yours with its "
              "dialect and endpoint. None at all: afterword settings reader built-in", ink=Ink.FAINT)  # fmt: skip


@providers.command("key")
@click.argument("name")
def keep_key(*, name: str) -> int:
    """Keep the key of provider NAME in the system's keychain; it is asked for here and shown nowhere."""
    from getpass import getpass

    with opened() as app, paper() as sheet:
        if not app.has_terminal():
            sheet.say("A key is typed on a terminal of your own, outside any assistant.")
            return ONLY_THE_PERSON
        sheet.flush()
        key = getpass(f"Key of {plain(name)} (not shown): ").strip()
        if not key:
            raise BadInput("Nothing was typed, and nothing was kept.")
        place = app.keep_key(name, key)
        sheet.say("Kept in the system's keychain.", ink=Ink.GOOD)
        sheet.say(f"Use it: afterword settings provider.{plain(name)}.key {place}", indent=2, ink=Ink.FAINT)
        return 0
