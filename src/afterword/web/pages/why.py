"""Why? shows what one thing rests on: the words in their chat, signals, reader, cost, dates, and where it was used."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, WhyView
from afterword.app.saying import dollars
from afterword.core.memory import Place
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
    """See Page. Raises UnknownId."""
    view = app.why(asked.of("id"))
    memory, learning = view.memory, view.learning
    text = memory.text if memory is not None else (learning.text if learning is not None else "")
    chat = (learning.chat if learning is not None else None) or (memory.chat if memory is not None else None) or ""
    return Why(view, text, memory is not None and memory.place is Place.LIVE, _reader(view), chat)


def _reader(view: WhyView) -> str:
    if not view.reader:
        return "You wrote it yourself." if view.memory is not None and view.memory.source == "you" else ""
    if view.reader in READERS:
        return READERS[view.reader]
    cost = dollars(view.cost_micros) if view.cost_micros else "nothing"
    return f"Read by the model {view.reader}. It cost {cost}."


PAGE = Page("/why", "Why?", "why.html", values)
