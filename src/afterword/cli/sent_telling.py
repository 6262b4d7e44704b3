"""How askings of models are told: those that left with their words and cost, and those where nobody could be asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from afterword.app import SentView
from afterword.app.saying import count, day, dollars

from .paper import Ink, Paper
from .plain import plain


def tell_sent(paper: Paper, views: Sequence[SentView]) -> None:
    """Every request that left: where, when, with which words, at what cost, and what came of it."""
    if not views:
        paper.say("No model was asked, and nothing has left this computer.")
        paper.say("Who would be asked: afterword providers", indent=2, ink=Ink.FAINT)
        return
    for view in views:
        where = plain(view.to) or ("on your plan" if view.plan else "this computer")
        paper.aligned(f"{day(view.at)}  {where}  {plain(view.model)}", view.id, indent=2)
        paper.say(f"“{plain(view.words, 200)}”  {dollars(view.cost_micros)}{_came(view)}", indent=4)
    paper.line()
    paper.say(f"Together {dollars(sum(view.cost_micros for view in views))}.", ink=Ink.FAINT)


def tell_not_sent(paper: Paper, views: Sequence[SentView]) -> None:
    """Who could not be asked, why, and how often."""
    if not views:
        return
    paper.line()
    why = Counter((view.provider, view.detail or _spoken(view.outcome)) for view in views)
    for (provider, reason), times in why.items():
        paper.say(
            f"{plain(provider)} could not be asked ({plain(reason)}), {count(times, 'time')}. No word left for that."
        )
    paper.say("What is wrong with it: afterword providers", indent=2, ink=Ink.FAINT)


def _came(view: SentView) -> str:
    """What came of a request; '' for an answer that was used whole."""
    if view.outcome:
        return f"  {plain(_spoken(view.outcome))}{f' ({plain(view.detail)})' if view.detail else ''}"
    return f"  {count(len(view.left_out), 'part')} of the answer left out" if view.left_out else ""


def _spoken(code: str) -> str:
    return code.replace("_", " ")
