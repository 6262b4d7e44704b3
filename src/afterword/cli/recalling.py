"""The command that searches what is known, what was true earlier, and what was said in chats."""

from __future__ import annotations

from datetime import datetime

import click

from .absent import reading
from .moments import MOMENT
from .opening import json_option, paper, typed
from .paper import Ink
from .plain import plain


@click.command()
@click.argument("query", nargs=-1, required=True)
@click.option("--as-of", type=MOMENT, help="What was true then, as a date: 2026-08-01.")
@click.option("--project", metavar="NAME", help="Only this project, and memories that belong to none.")
@click.option("--source", metavar="NAME", help="Only from this assistant's chats.")
@click.option("--since", type=MOMENT, help="Only what was said or began then or later.")
@click.option("--until", type=MOMENT, help="Only what was said or began before then.")
@click.option("--label", metavar="NAME", help="Only pieces of chats with this label.")
@click.option("--limit", type=click.IntRange(1, 100), default=10, show_default=True, help="At most so many.")
@json_option
def recall(
    *,
    query: tuple[str, ...],
    as_of: datetime | None,
    project: str | None,
    source: str | None,
    since: datetime | None,
    until: datetime | None,
    label: str | None,
    limit: int,
    as_json: bool,
) -> None:
    """Search memories, current ones first, earlier ones with their dates, and then your chats."""
    from .recall_telling import tell_hits
    from .shapes import of_recalled

    asked = typed(query)
    with reading() as app, paper() as sheet:
        hits = app.recall(
            asked, as_of=as_of, project=project, source=source, since=since, until=until, label=label, limit=limit
        )
        if as_json:
            sheet.json({"hits": [of_recalled(hit) for hit in hits]})
            return
        tell_hits(sheet, hits)
        if not hits:
            sheet.say(f"Nothing found for “{plain(asked, 80)}”.")
            sheet.say("Everything it knows: afterword memories", indent=2, ink=Ink.FAINT)
