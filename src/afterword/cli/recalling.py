"""The command that searches what is known and what was true earlier."""

from __future__ import annotations

from datetime import datetime

import click

from .moments import MOMENT
from .opening import json_option, opened, paper
from .paper import Ink
from .plain import plain


@click.command()
@click.argument("query", nargs=-1, required=True)
@click.option("--as-of", type=MOMENT, help="What was true then, as a date: 2026-08-01.")
@click.option("--project", metavar="NAME", help="Only this project and what belongs to none.")
@click.option("--limit", type=click.IntRange(1, 100), default=10, show_default=True, help="At most so many.")
@json_option
def recall(*, query: tuple[str, ...], as_of: datetime | None, project: str | None, limit: int, as_json: bool) -> None:
    """Search memories, current ones first, earlier ones with their dates."""
    from .shapes import of_hit
    from .telling import day, tell_plain_memory

    with opened() as app, paper() as sheet:
        hits = app.recall(" ".join(query), as_of=as_of, project=project, limit=limit)
        if as_json:
            sheet.json({"hits": [of_hit(hit) for hit in hits]})
            return
        if not hits:
            sheet.say(f"Nothing found for “{plain(' '.join(query), 80)}”.")
            sheet.say("Everything it knows: afterword memories", indent=2, ink=Ink.FAINT)
        for hit in hits:
            since = f"since {day(hit.since)}" if hit.since else "no start known"
            until = f"until {day(hit.until)}" if hit.until else ""
            note = since if hit.current else " · ".join(filter(None, ("earlier", since, until)))
            tell_plain_memory(sheet, hit.memory, note=note)
