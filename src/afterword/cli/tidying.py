"""The command that tidies up: what rules put together, what a model could be asked and would cost, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from .absent import home_there
from .opening import json_option, paper
from .paper import Ink, Paper
from .plain import plain

if TYPE_CHECKING:
    from afterword.app.keeping import ByModel, Merged, PutTogether, WouldAsk
    from afterword.core.verdict import Reason

    from .shapes import Shape

_NONE = {
    "nobody": ("No model is set up that could be asked.", "afterword providers"),
    "nothing": ("There is nothing to ask a model about that it may be shown and did not see before.", ""),
}
_NO_USE = {
    "over_cap": "not asked, one asking could cost more than a month may",
    "cap_reached": "not asked, this month's cap is reached",
    "plan_nearly_used": "not asked, most of your plan is used and the rest is left to you",
    "plan_looks": "not asked, your plan was asked as often as it may be today",
    "not_offered": "it is not there",
    "unreadable": "its answer could not be read",
    "cut_short": "its answer was cut short",
    "refused": "it refused to answer",
}


@click.command()
@click.option("--model", "by_model", is_flag=True, help="Ask a model too, where one may be asked.")
@click.option("--dry-run", is_flag=True, help="Only say what would be put together, or asked.")
@json_option
def tidy(*, by_model: bool, dry_run: bool, as_json: bool) -> int:
    """Put together what says nearly the same: one stays, the others go to superseded. Each can be undone by itself.

    What would put away something you wrote yourself waits for you.

    By itself, once a day: afterword settings tidy on (or: model)
    """
    with home_there() as app, paper() as sheet:
        merged = app.keeping.tidy(only_look=dry_run)
        found = app.keeping.would_ask()
        came = app.keeping.tidy_by_model() if by_model and not dry_run and not isinstance(found, str) else None
        if as_json:
            sheet.json(_shape(merged, found, came))
            return 0
        _tell_merged(sheet, merged)
        if came is not None and not isinstance(found, str):
            _tell_came(sheet, found, came)
        elif not isinstance(found, str):
            _tell_would_ask(sheet, found, in_full=by_model)
        elif by_model:
            says, step = _NONE[found]
            sheet.say(says)
            if step:
                sheet.say(f"Next: {step}", indent=2, ink=Ink.FAINT)
        return 1 if came is not None and came.reason else 0


def _tell_merged(sheet: Paper, merged: tuple[Merged, ...]) -> None:
    for one in merged:
        sheet.say(f"{plain(one.put_away)} -> {plain(one.stays)}")
        _tell_next(sheet, one.learning, one.waits)
    if not merged:
        sheet.say("By rules: nothing says the same twice.")


def _tell_would_ask(sheet: Paper, found: WouldAsk, *, in_full: bool) -> None:
    from afterword.app.saying import count, dollars

    many = count(len(found.texts), "memory", "memories")
    cost = "on your plan" if found.plan else f"for at most {dollars(found.most_micros)}"
    sheet.say(f"{plain(found.model)} {_where(found)} could be asked too: it would be shown {many}, {cost}.")
    if in_full:
        for text in found.texts:
            sheet.say(plain(text), indent=2)
    sheet.say("Ask it: afterword tidy --model", indent=2, ink=Ink.FAINT)


def _where(found: WouldAsk) -> str:
    return f"at {plain(found.to)}" if found.to and not found.plan else "on this computer" if not found.plan else ""


def _tell_came(sheet: Paper, found: WouldAsk, came: ByModel) -> None:
    from afterword.app.saying import count, dollars

    if came.reason:
        sheet.say(f"{plain(found.model)}: {_NO_USE.get(came.reason, 'it did not answer')}.", ink=Ink.WAITS)
        return
    for one in came.done:
        _tell_together(sheet, one)
    if not came.done:
        sheet.say(f"{plain(came.model)} found nothing that says the same twice.")
    if came.left_apart:
        sheet.say(f"{count(len(came.left_apart), 'proposal')} came to nothing.", indent=2, ink=Ink.FAINT)
    sheet.say(f"Asked {plain(came.model)}, {dollars(came.cost_micros)}. See: afterword sent", indent=2, ink=Ink.FAINT)


def _tell_together(sheet: Paper, one: PutTogether) -> None:
    sheet.say(f"{' + '.join(plain(part) for part in one.parts)} -> {plain(one.text)}")
    _tell_next(sheet, one.learning, one.waits)


def _tell_next(sheet: Paper, learning: str, waits: Reason | None) -> None:
    """How it is taken back, or kept where it waits; without a learning it was only looked for."""
    from afterword.app.saying import WHY_NOT

    if waits is not None:
        step = f" Keep it: afterword keep {learning}" if learning else ""
        sheet.say(f"It {'waits' if learning else 'would wait'}: {WHY_NOT[waits]}.{step}", indent=2, ink=Ink.WAITS)
    elif learning:
        sheet.say(f"Take it back: afterword undo {learning}", indent=2, ink=Ink.FAINT)


def _shape(merged: tuple[Merged, ...], found: WouldAsk | str, came: ByModel | None) -> Shape:
    shape: Shape = {"merged": [_shape_of(one) for one in merged]}
    if not isinstance(found, str):
        shape["would_ask" if came is None else "asked"] = {
            "provider": found.provider,
            "model": found.model,
            "to": found.to,
            "most_micros": found.most_micros,
            "plan": found.plan,
            "memories": list(found.texts),
        }
    if came is not None:
        shape["by_model"] = {
            "reason": came.reason,
            "model": came.model,
            "cost_micros": came.cost_micros,
            "merged": [
                {
                    "text": one.text,
                    "parts": list(one.parts),
                    "learning": one.learning,
                    "waits": one.waits.value if one.waits is not None else "",
                }
                for one in came.done
            ],
            "left_apart": list(came.left_apart),
        }
    return shape


def _shape_of(one: Merged) -> Shape:
    waits = one.waits.value if one.waits is not None else ""
    return {"stays": one.stays, "put_away": one.put_away, "learning": one.learning, "waits": waits}
