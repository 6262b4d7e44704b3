"""Commands about chats: which were found and what became of each, one whole, and what would be read of a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from .absent import reading
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink, Paper
from .plain import plain

if TYPE_CHECKING:
    from afterword.app import FoundSource


@click.group(invoke_without_command=True)
@click.option("--all", "everything", is_flag=True, help="Also older ones (else the newest 40).")
@json_option
@click.pass_context
def chats(ctx: click.Context, *, everything: bool, as_json: bool) -> None:
    """Show the chats found, newest first, and why any was not learned from."""
    if ctx.invoked_subcommand is not None:
        return
    from afterword.app.saying import count

    from .chat_telling import short_ids, tell_chat
    from .shapes import of_chat

    with reading() as app, paper() as sheet:
        views = app.chats()
        if as_json:
            sheet.json({"chats": [of_chat(view) for view in views]})
            return
        if not views:
            _none(sheet, app.found())
            return
        shown = views if everything else views[:40]
        short = short_ids(views)
        for view in shown:
            tell_chat(sheet, view, short[view.chat])
        if len(shown) < len(views):
            sheet.say(f"{count(len(views) - len(shown), 'older chat')} more: afterword chats --all", ink=Ink.FAINT)
        sheet.line()
        sheet.say("afterword chats show ID · afterword chats mark ID (don't learn from it)", ink=Ink.FAINT)


def _none(sheet: Paper, sources: Sequence[FoundSource]) -> None:
    """Why no chat is listed, and what to do next."""
    from afterword.app.saying import listed

    there = [source for source in sources if source.files]
    if not there:
        sheet.say("No assistant with chats was found on this computer.")
        sheet.say("Chats from an export or another folder: afterword learn PATH", indent=2, ink=Ink.FAINT)
        return
    unasked = [plain(source.title) for source in there if source.learn is None]
    if unasked:
        sheet.say(f"Chats of {listed(unasked)} were found, but you have not agreed yet that they are read.")
        sheet.say("Next: afterword learn", indent=2, ink=Ink.FAINT)
        return
    sheet.say("No chats of the last 30 days were found among those you agreed to.")
    sheet.say("Older ones: afterword learn --history", indent=2, ink=Ink.FAINT)


@chats.command("show")
@click.argument("which", metavar="ID")
@click.option("--at", metavar="ENTRY", default="", help="Open it at this place, as recall names it.")
@json_option
def show(*, which: str, at: str, as_json: bool) -> None:
    """Show one chat's state and what was learned from it, or what was said at one place of it."""
    from .chat_telling import find_chat, short_ids, tell_chat
    from .recall_telling import tell_place
    from .shapes import of_chat, of_learning, of_place
    from .telling import tell_learning

    with reading() as app, paper() as sheet:
        if at:
            place = app.chat_at(which, at)
            if as_json:
                sheet.json(of_place(place))
            else:
                tell_place(sheet, place)
            return
        views = app.chats()
        view = find_chat(views, which)
        learnings = [one for one in app.learned(everything=True) if one.chat == view.chat]
        if as_json:
            sheet.json({**of_chat(view), "learnings": [of_learning(one) for one in learnings]})
            return
        tell_chat(sheet, view, short_ids(views)[view.chat])
        for one in learnings:
            tell_learning(sheet, one)
        if not learnings:
            sheet.say("Nothing was proposed from it.", indent=2)


@chats.command("read")
@click.argument("path", type=click.Path())
@click.option("--source", metavar="NAME", help="Read it as this assistant's, whatever it looks like.")
@json_option
def read(*, path: str, source: str | None, as_json: bool) -> None:
    """Show a file's chats exactly as they would be read. Stores nothing."""
    from .chat_telling import tell_read
    from .shapes import of_file_read

    with reading() as app, paper() as sheet:
        found = app.read_chats(path, source=source)
        if as_json:
            sheet.json(of_file_read(found))
        else:
            tell_read(sheet, found)


@chats.command("mark")
@click.argument("which", metavar="ID")
def mark(*, which: str) -> int:
    """Don't learn from a chat (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.mark_chat(which, app.terminal_hand()))


@chats.command("unmark")
@click.argument("which", metavar="ID")
def unmark(*, which: str) -> int:
    """Learn from a chat again (asks you). What was said while it was marked is never read."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.unmark_chat(which, app.terminal_hand()))


@chats.command("mine")
@click.argument("which", metavar="ID")
def mine(*, which: str) -> int:
    """Learn your own words in a chat that holds somebody else's (asks you). Everything from it waits."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.learn_own_words(which, app.terminal_hand()))


@chats.command("sources")
@json_option
def sources(*, as_json: bool) -> None:
    """Show the assistants found on this computer and what you decided about each."""
    from afterword.app.saying import count, day

    from .shapes import of_source

    with reading() as app, paper() as sheet:
        found = app.found()
        if as_json:
            sheet.json({"sources": [of_source(source) for source in found]})
            return
        if not found:
            sheet.say("No assistant whose chats Afterword can read was found on this computer.")
            sheet.say("Chats from an export or another folder: afterword learn PATH", indent=2, ink=Ink.FAINT)
            _example(sheet)
        for source in found:
            decided = {
                True: f"learned from since {day(source.since)}",
                False: "not learned from",
                None: "not asked yet",
            }
            sheet.aligned(source.title, source.source, indent=2)
            newest = f", newest {day(source.newest)}" if source.newest else ""
            facts = f"{count(source.files, 'chat file')}{newest} · {decided[source.learn]}"
            sheet.say(facts, indent=4, ink=Ink.FAINT)
            for root in source.roots:
                sheet.say(plain(root), indent=4, ink=Ink.FAINT)


def _example(sheet: Paper) -> None:
    """How the example week is seen, where it is here."""
    from afterword.evals.examples import examples_are_here

    if examples_are_here():
        sheet.say("An example, in a home that is thrown away: afterword learn --demo", indent=2, ink=Ink.FAINT)


@chats.command("stop")
@click.argument("source")
def stop(*, source: str) -> int:
    """Stop learning from an assistant (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.withdraw(source, app.terminal_hand()))
