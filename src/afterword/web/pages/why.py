"""Why? shows what one thing rests on: the words in their chat, signals, reader, cost, dates, and where it was used."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, WhyView
from afterword.app.saying import dollars
from afterword.core.errors import UnknownId
from afterword.core.memory import Place, Source
from afterword.web.face import Asked
from afterword.web.words import READERS

from .page import Page


@dataclass(frozen=True, slots=True)
class Why:
    """Everything known about one thing. ``live``: true today; ``reader``: who read it, and at what cost."""

    view: WhyView
    text: str
    live: bool
    reader: str
    chat: str


def values(app: App, asked: Asked) -> Why:
    """See Page. Raises UnknownId. ``now=``: of what was replaced, what is true instead of it."""
    view = app.why(asked.of("id"))
    if asked.of("now"):
        view = _true_now(app, view)
    memory, learning = view.memory, view.learning
    text = memory.text if memory is not None else (learning.text if learning is not None else "")
    chat = (learning.chat if learning is not None else None) or (memory.chat if memory is not None else None) or ""
    return Why(view, text, memory is not None and memory.place is Place.LIVE, _reader(view), chat)


def _true_now(app: App, view: WhyView) -> WhyView:
    """What stands at the end of those that replaced it; the thing itself where none did, or none is left."""
    last, followed = view, {""}
    while (by := (last.memory.superseded_by if last.memory is not None else None) or "") not in followed:
        followed.add(by)
        try:
            last = app.why(by)
        except UnknownId:
            return view
    return last if last.memory is not None and last.memory.place is Place.LIVE else view


def _reader(view: WhyView) -> str:
    if not view.reader:
        return READERS["person"] if view.memory is not None and view.memory.source is Source.YOU else ""
    if view.reader in READERS:
        return READERS[view.reader]
    cost = dollars(view.cost_micros) if view.cost_micros else "nothing"
    return f"Read by the model {view.reader}. It cost {cost}."


PAGE = Page("/why", "Why?", "why.html", values)
