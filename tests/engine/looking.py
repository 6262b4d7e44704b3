"""Looking at little chats, for tests: what one look gives, and the one memory that is meant."""

from __future__ import annotations

from tests.engine.house import House, chat

from afterword.core.chat import Chat
from afterword.core.memory import Memory
from afterword.engine.look import Run, look
from afterword.engine.views import LookView, NotLooked


def looked(house: House, of: Chat, run: Run | None = None) -> LookView:
    view = look(house.desk, house.desk.pen, of, run or Run())
    assert isinstance(view, LookView), view
    return view


def refused(house: House, of: Chat, run: Run | None = None) -> str:
    view = look(house.desk, house.desk.pen, of, run or Run())
    assert isinstance(view, NotLooked), view
    return view.reason


def one(house: House, word: str) -> Memory:
    found = [m for m in house.desk.standing().live() if word.lower() in m.text.lower()]
    assert len(found) == 1, house.texts()
    return found[0]


def lines(house: House) -> int:
    return len(list(house.record.lines()))


LEIPZIG = chat("Add a badge to the card.", "> Done.", "Thanks. I live in Leipzig, by the way.")
