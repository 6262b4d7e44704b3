"""Commands that show: what is known, what was learned, what waits, what was true earlier, what was taken back."""

from __future__ import annotations

import os
from dataclasses import replace

import click

from .absent import reading
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink, Paper, columns_of
from .plain import plain


def show_overview(*, as_json: bool) -> None:
    """``afterword`` alone."""
    from afterword.app.absent import home_named
    from afterword.app.saying import KINDS, count
    from afterword.core.memory import Kind

    from .shapes import of_overview
    from .telling import tell_learning

    with reading() as app, paper() as sheet:
        view = app.overview()
        if as_json:
            sheet.json(of_overview(replace(view, home=home_named(os.environ))))
            return
        kinds = ", ".join(count(number, *KINDS[Kind(kind)]) for kind, number in view.by_kind if number)
        known = f": {kinds}" if kinds else ""
        sheet.say(f"Afterword knows {count(view.memories, 'thing')} about you{known}.", ink=Ink.STRONG)
        facts = [
            f"{count(view.learned_this_week, 'thing')} learned this week" if view.learned_this_week else "",
            f"{count(view.waiting, 'thing')} waiting for your OK" if view.waiting else "",
            f"{count(view.cards, 'question')} for you" if view.cards else "",
            f"{count(view.held, 'memory', 'memories')} left out until you answer" if view.held else "",
        ]
        for fact in filter(None, facts):
            sheet.say(fact, indent=2)
        if view.newest:
            sheet.title("Newest")
            tell_learning(sheet, view.newest)
        if view.learning != "on":
            sheet.line()
            sheet.say(f"Learning is {plain(view.learning)}.", ink=Ink.WAITS)
        if view.next_step:
            sheet.line()
            sheet.say(f"Next: {plain(view.next_step)}")


@click.command()
@click.option("--week", is_flag=True, help="Only the last seven days.")
@click.option("--all", "everything", is_flag=True, help="Also what waits, was refused, or was seen again.")
@json_option
def learned(*, week: bool, everything: bool, as_json: bool) -> None:
    """Show what was learned, newest first."""
    from afterword.app import LearningState
    from afterword.app.saying import count

    from .shapes import of_learning
    from .telling import tell_learning

    with reading() as app, paper() as sheet:
        views = app.learned(week=week, everything=everything)
        if as_json:
            sheet.json({"learned": [of_learning(view) for view in views]})
            return
        if not views:
            sheet.say("Nothing was learned this week." if week else "Nothing was learned yet.")
            sheet.say("Next: afterword learn", indent=2, ink=Ink.FAINT)
            return
        applied = app.learned(week=week) if everything else views
        learnt, span = len(applied), "This week " if week else ""
        back = of_which_taken_back(learnt, sum(view.state is LearningState.UNDONE for view in applied))
        rest = f" {len(views) - learnt} more waited, were refused, or were said again." if learnt < len(views) else ""
        sheet.say(f"{span}Afterword learned {count(learnt, 'thing')}{back}.{rest}", ink=Ink.STRONG)
        for view in views:
            tell_learning(sheet, view)
        _take_back(sheet)


@click.command()
@click.argument("which", metavar="ID")
@json_option
def why(*, which: str, as_json: bool) -> None:
    """Show the chat, the words and the signals behind a learning or memory."""
    from .explaining import tell_why
    from .shapes import of_why

    with reading() as app, paper() as sheet:
        view = app.why(which)
        if as_json:
            sheet.json(of_why(view))
        else:
            tell_why(sheet, view)


@click.command()
@json_option
def waiting(*, as_json: bool) -> None:
    """Show what waits for your OK, and the questions Afterword has for you."""
    with reading() as app, paper() as sheet:
        views, cards, closed = app.waiting(), app.cards(), app.closed_cards()
        if as_json:
            from .shapes import of_card, of_closed, of_learning

            waits = {"waiting": [of_learning(view) for view in views], "questions": [of_card(card) for card in cards]}
            sheet.json({**waits, "closed": [of_closed(card) for card in closed]})
            return
        from .telling import tell_card, tell_closed, tell_learnings

        if not views and not cards:
            sheet.say("Nothing waits for you, and there is no question for you.")
            sheet.say("What was learned: afterword learned", indent=2, ink=Ink.FAINT)
            tell_closed(sheet, closed)
            return
        tell_learnings(sheet, "Waiting for your OK", views, ink=Ink.WAITS)
        if cards:
            sheet.title("Questions for you")
            for card in cards:
                tell_card(sheet, card)
        tell_closed(sheet, closed)
        sheet.line()
        sheet.say("afterword keep ID · afterword forget ID · afterword answer ID", ink=Ink.FAINT)


@click.command()
@json_option
def earlier(*, as_json: bool) -> None:
    """Show what was true once, with its dates."""
    from .shapes import of_earlier
    from .telling import tell_earlier

    with reading() as app, paper() as sheet:
        views = app.earlier()
        if as_json:
            sheet.json({"earlier": [of_earlier(view) for view in views]})
            return
        if not views:
            sheet.say("Nothing was replaced or put away yet.")
            sheet.say("What is true now: afterword memories", indent=2, ink=Ink.FAINT)
        for view in views:
            tell_earlier(sheet, view)


@click.command()
@click.option("--kind", type=click.Choice(["fact", "preference", "project", "people"]), help="Only this kind.")
@json_option
def memories(*, kind: str | None, as_json: bool) -> None:
    """Show everything it knows."""
    from afterword.app.saying import KINDS
    from afterword.core.memory import Kind

    from .shapes import of_memory_view
    from .telling import tell_memory

    with reading() as app, paper() as sheet:
        views = app.memories(kind=Kind(kind) if kind else None)
        if as_json:
            sheet.json({"memories": [of_memory_view(view) for view in views]})
            return
        if not views:
            sheet.say("Afterword knows nothing about you yet.")
            sheet.say("Next: afterword learn", indent=2, ink=Ink.FAINT)
            return
        for one in Kind:
            of_kind = [view for view in views if view.memory.kind is one]
            if of_kind:
                sheet.title(KINDS[one][1].capitalize())
            for view in of_kind:
                tell_memory(sheet, view)


@click.group(invoke_without_command=True)
@json_option
@click.pass_context
def never(ctx: click.Context, *, as_json: bool) -> None:
    """Show what Afterword won't learn again."""
    if ctx.invoked_subcommand is not None:
        return
    from afterword.app.saying import day

    from .shapes import of_never

    with reading() as app, paper() as sheet:
        views = app.never()
        if as_json:
            sheet.json({"never": [of_never(view) for view in views]})
            return
        if not views:
            sheet.say("You have taken nothing back.")
            sheet.say("What could be: afterword learned · afterword undo ID", indent=2, ink=Ink.FAINT)
            return
        for view in views:
            sheet.aligned(plain(view.text), view.id, indent=2)
            sheet.say(f"taken back {day(view.at)}", indent=4, ink=Ink.FAINT)
        sheet.line()
        sheet.say("Let one be learned again: afterword never remove ID", ink=Ink.FAINT)


@never.command("remove")
@click.argument("which", metavar="ID")
def never_remove(*, which: str) -> int:
    """Let something be learned again (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.never_remove(which, app.terminal_hand()))


@click.command()
@json_option
def sent(*, as_json: bool) -> None:
    """Show every model that was asked: where, with which words, at what cost."""
    with reading() as app, paper() as sheet:
        views, not_sent = app.sent(), app.not_sent()
        if as_json:
            from .shapes import of_sent

            sheet.json({"sent": [of_sent(one) for one in views], "not_sent": [of_sent(one) for one in not_sent]})
            return
        from .sent_telling import tell_not_sent, tell_sent

        tell_sent(sheet, views)
        tell_not_sent(sheet, not_sent)


def of_which_taken_back(learnt: int, back: int) -> str:
    """How many of the learned were taken back, as the end of the sentence that counts them."""
    if not back:
        return ""
    if back == learnt:
        return ", and it was taken back" if learnt == 1 else ", and all were taken back"
    return f", of which {back} {'was' if back == 1 else 'were'} taken back"


def _take_back(sheet: Paper) -> None:
    sheet.line()
    for line in columns_of([("Take one back:", "afterword undo ID"), ("Why?", "afterword why ID")]):
        sheet.say(line, ink=Ink.FAINT)
