"""How learnings, memories and questions are told on a terminal: short, in plain words, with the ids one types back.

What a code says lies in one table for every way in; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from afterword.app import CardView, Choice, ClosedView, EarlierView, LearningState, LearningView, MemoryView
from afterword.app.saying import CHATS, LEARNINGS, STAGES, TROUBLES, WHY_NOT, checks, count, day, said_before, spoken
from afterword.app.saying import reach as reach_of
from afterword.core.memory import Source, scope_name
from afterword.core.verdict import Reason

from .paper import Ink, Paper
from .plain import plain

_LONGEST_QUOTE = 120


def state(code: str) -> str:
    """What became of a chat, or why it was not looked at, in words."""
    return CHATS.get(code, plain(spoken(code)))


def reach(scope: str) -> str:
    """A scope in words, safe to print."""
    return plain(reach_of(scope))


def why_not(view: LearningView) -> str:
    """Why something waits or was refused, saying where from or what it is close to."""
    said = WHY_NOT[view.reason]
    if view.reason is Reason.MEMORY_CHECK and view.codes:
        return f"{said}: {checks(view.codes)}"
    named = ", ".join(view.where) if view.reason is Reason.OUTSIDE_READ and view.where else view.detail
    return f"{said}: {plain(named, _LONGEST_QUOTE)}" if named else said


def tell_learning(
    paper: Paper, view: LearningView, *, ink: Ink | None = None, dated: bool = True, alone: bool = True
) -> None:
    """One learning: its text with the id, then the words it rests on and what else is to be said of it.

    ``alone`` False: under a heading that says already what became of it.
    """
    paper.aligned(plain(view.text) or "(not shown)", view.id, indent=2, ink=ink)
    quote = f"“{plain(view.quote, _LONGEST_QUOTE)}”" if view.quote else plain(view.title, _LONGEST_QUOTE)
    paper.say(" · ".join(filter(None, (quote, *_about(view, dated=dated, alone=alone)))), indent=4, ink=Ink.FAINT)


def _about(view: LearningView, *, dated: bool, alone: bool) -> tuple[str, ...]:
    undecided = view.state in (LearningState.WAITING, LearningState.DROPPED, LearningState.HELD)
    return (
        f"instead of “{plain(view.replaces)}”" if view.replaces else "",
        plain(said_before(view.said_before)),
        (became(view) if alone else why_not(view)) if undecided else LEARNINGS[view.state],
        STAGES[view.stage] if view.stage and view.state is LearningState.LIVE else "",
        reach(view.scope) if view.scope != "everywhere" and view.state is not LearningState.DROPPED else "",
        day(view.at) if dated else "",
    )


def became(view: LearningView) -> str:
    """What became of a learning, with the reason where it waits or was refused."""
    return ": ".join(filter(None, (LEARNINGS[view.state] or "in use", why_not(view))))


def tell_learnings(
    paper: Paper, title: str, views: Sequence[LearningView], *, ink: Ink | None = None, dated: bool = True
) -> None:
    """A heading and its learnings, or nothing at all."""
    if not views:
        return
    paper.title(title)
    for view in views:
        tell_learning(paper, view, ink=ink, dated=dated, alone=False)


def tell_memory(paper: Paper, view: MemoryView) -> None:
    """One live memory."""
    memory = view.memory
    paper.aligned(plain(memory.text), memory.id, indent=2)
    known = [
        "yours" if memory.source is Source.YOU else "",
        STAGES[memory.stage] if memory.stage else "",
        reach(scope_name(memory.scope)) if scope_name(memory.scope) != "everywhere" else "",
        f"since {day(memory.valid_from or memory.created)}",
        f"said {count(view.times_said, 'time')}" if view.times_said > 1 and not memory.stage else "",
        "from a chat that had read outside" if memory.read_outside else "",
        "changed by hand" if view.edited else "",
        f"left out: {TROUBLES[view.trouble]}" if view.trouble else "",
    ]
    paper.say(" · ".join(part for part in known if part), indent=4, ink=Ink.FAINT)


def tell_earlier(paper: Paper, view: EarlierView) -> None:
    """One memory that was true once."""
    paper.aligned(plain(view.memory.text), view.memory.id, indent=2)
    until = f"until {day(view.until)}" if view.until else plain(view.because.replace("_", " "))
    since = f"from {day(view.since)} " if view.since else ""
    then = f" · then: {plain(view.replaced_by)}" if view.replaced_by else ""
    paper.say(f"{since}{until}{then}", indent=4, ink=Ink.FAINT)


def tell_card(paper: Paper, view: CardView) -> None:
    """One question, with the memory that it is about where its words do not name that, and what may be chosen."""
    paper.aligned(plain(view.words), view.id, indent=2, ink=Ink.WAITS)
    if view.memory is not None and view.memory.text not in view.words:
        paper.say(f"“{plain(view.memory.text)}”", indent=4)
    paper.say(choices(view.choices), indent=4, ink=Ink.FAINT)


def tell_closed(paper: Paper, views: Sequence[ClosedView]) -> None:
    """Questions that are not asked any more, each with the reason."""
    if views:
        paper.title("Not asked any more")
    for view in views:
        paper.aligned(plain(view.words), view.memory.id if view.memory else "", indent=2)
        paper.say(f"{day(view.at)}: {view.why}", indent=4, ink=Ink.FAINT)


def choices(offered: Sequence[Choice]) -> str:
    """What may be chosen, in a row."""
    return " / ".join(plain(choice.label) for choice in offered)
