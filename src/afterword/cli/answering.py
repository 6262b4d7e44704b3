"""Commands that are answers: each asks on the controlling terminal itself, so none has ``--yes`` or ``--json``."""

from __future__ import annotations

import click

from .opening import opened, paper, say_outcome, typed


@click.command()
@click.argument("which", metavar="[ID]", required=False)
def undo(*, which: str | None) -> int:
    """Take a learning back (asks you). Without an id: the newest one. It is never learned again by itself.

    With the id of a question that you answered: take that answer back.
    """
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.undo(which, app.terminal_hand()))


@click.command()
@click.argument("which", metavar="ID")
def redo(*, which: str) -> int:
    """Learn again what was undone, or after all what was dropped for having been taken back (asks you).

    Brings back what was forgotten, and what an answer to a question put away, as it was. With the id of a question:
    gives the answer again that you took back.
    """
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.redo(which, app.terminal_hand()))


@click.command()
@click.argument("which", metavar="ID")
def keep(*, which: str) -> int:
    """Keep what waits, in exactly the words you are shown (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.keep(which, app.terminal_hand()))


@click.command()
@click.argument("which", metavar="ID")
def forget(*, which: str) -> int:
    """Forget a memory, what waits, or an earlier copy (asks you). `afterword redo ID` brings it back."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.forget(which, app.terminal_hand()))


@click.command()
@click.argument("which", metavar="ID")
def erase(*, which: str) -> int:
    """Remove the words of a memory everywhere on this computer (asks you). This cannot be undone."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.erase(which, app.terminal_hand()))


@click.command()
@click.argument("which", metavar="ID")
def answer(*, which: str) -> int:
    """Answer a question that Afterword has for you (see: afterword waiting)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.answer_card(which, app.terminal_hand()))


@click.command()
@click.argument("text", nargs=-1, required=True)
@click.option(
    "--kind",
    type=click.Choice(["fact", "preference", "project", "people"]),
    help="What sort of thing it says. Left out: as it reads.",
)
def remember(*, text: tuple[str, ...], kind: str | None) -> int:
    """Write a memory yourself (asks you): "I prefer pears over plums", or "Prefers pears over plums".

    Without a terminal, or under an assistant, it is a proposal of that assistant and waits for you.
    """
    from afterword.core.memory import Kind

    words = typed(text)
    with opened() as app, paper() as sheet:
        hand = app.terminal_hand() if app.has_terminal() else None
        return say_outcome(sheet, app.remember(words, hand, kind=Kind(kind) if kind else None))
