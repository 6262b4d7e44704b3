"""How *Why?* is told: the memory, the words it rests on with chat and date, signals, answers, and what came before."""

from __future__ import annotations

from afterword.app import WhyView
from afterword.app.saying import (
    ANSWERS,
    KINDS,
    REFUSALS,
    ROUTES,
    SIGNALS,
    STAGES,
    chosen,
    count,
    day,
    project_name,
    said_before,
    spoken,
)
from afterword.core.memory import scope_name

from .paper import Ink, Paper
from .plain import plain
from .telling import became, reach, tell_learning

_READERS = {
    "built-in": "the built-in reader, on this computer",
    "template": "a fixed sentence filled from what the computer answered",
    "person": "you",
    "assistant": "an assistant asked for it",
    "import": "an import",
}


def tell_why(paper: Paper, view: WhyView) -> None:
    """Everything known about one learning or memory."""
    _head(paper, view)
    _quotes(paper, view)
    _signals(paper, view)
    _evidence(paper, view)
    _used(paper, view)
    _answers(paper, view)
    if view.earlier:
        paper.title("Before it")
        for learning in view.earlier:
            tell_learning(paper, learning)
    if view.reader:
        paper.line()
        cost = f", ${view.cost_micros / 1_000_000:.4f}" if view.cost_micros else ""
        paper.say(f"Read by {_READERS.get(view.reader, plain(view.reader))}{cost}.", ink=Ink.FAINT)


def _head(paper: Paper, view: WhyView) -> None:
    if view.memory:
        paper.aligned(plain(view.memory.text), view.memory.id, ink=Ink.STRONG)
        stage = STAGES[view.memory.stage] if view.memory.stage else ""
        known = (KINDS[view.memory.kind][0], reach(scope_name(view.memory.scope)), stage)
        paper.say(" · ".join(filter(None, known)), indent=2, ink=Ink.FAINT)
    if view.learning:
        if not view.memory:
            paper.aligned(plain(view.learning.text) or "(not shown)", view.learning.id, ink=Ink.STRONG)
        paper.say(became(view.learning), indent=2, ink=Ink.FAINT)
        if view.learning.replaces:
            paper.say(f"instead of: {plain(view.learning.replaces)}", indent=2, ink=Ink.FAINT)


def _quotes(paper: Paper, view: WhyView) -> None:
    if view.quotes:
        paper.title("Your words")
    title = plain(view.learning.title, 60) if view.learning else ""
    for quote in view.quotes:
        paper.say(f"“{plain(quote.words)}”", indent=2)
        paper.say(" · ".join(filter(None, (day(quote.at), title, plain(quote.chat)))), indent=4, ink=Ink.FAINT)


def _signals(paper: Paper, view: WhyView) -> None:
    if view.signals:
        paper.title("Signals")
    for signal in view.signals:
        words = f"  “{plain(signal.words, 80)}”" if signal.words else ""
        paper.say(f"{SIGNALS[signal.kind]}{words}", indent=2)
    before = view.learning.said_before if view.learning else None
    if before is not None:
        paper.say(f"{plain(said_before(before))} · {plain(before.chat)}", indent=2)


def _evidence(paper: Paper, view: WhyView) -> None:
    if len(view.evidence) < 2 and not view.seen_again:
        return
    paper.title(f"Said {count(len(view.evidence) or len(view.seen_again) + 1, 'time')}")
    for one in view.evidence:
        paper.say(f"{day(one.at)}  “{plain(one.quote, 80)}”", indent=2)
    for again in view.seen_again if len(view.evidence) < 2 else ():  # else each stands among the evidence already
        paper.say(f"{day(again.at)}  “{plain(again.quote, 80)}”", indent=2)


def _used(paper: Paper, view: WhyView) -> None:
    if view.used:
        paper.title("Shown beside messages")
    for one in view.used:
        where = plain(project_name(one.project)) if one.project else "no project"
        again = f"; you said it again {count(one.said_again, 'time')} since" if one.said_again else ""
        paper.say(f"{count(one.times, 'time')} in {plain(one.host)}, {where}, last {day(one.last)}{again}", indent=2)


def _answers(paper: Paper, view: WhyView) -> None:
    if view.answers:
        paper.title("Your answers")
    for answer in view.answers:
        why = REFUSALS.get(answer.refused, plain(spoken(answer.refused)))
        said = f"refused: {why}" if answer.refused else plain(chosen(answer.answer, answer.value))
        unsure = "" if answer.vouched else " · cannot be vouched for"
        line = f"{day(answer.at)}  {ANSWERS[answer.answer]} {said}".rstrip()
        paper.say(f"{line} · {ROUTES[answer.route]}{unsure}", indent=2)
        if answer.undo:
            paper.say(f"Take it back: afterword undo {answer.undo}", indent=4, ink=Ink.FAINT)
