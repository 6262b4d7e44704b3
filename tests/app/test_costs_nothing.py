"""Calls counted at the model's socket: ordinary chats, the sample week, and chats with nothing to learn."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.answering import CHEAP, NOTHING, Answering
from tests.engine.house import House, chat

from afterword.core.chat import Chat
from afterword.engine.look import Run, look
from afterword.engine.views import LookView

TALK = Path(__file__).resolve().parents[1] / "cases" / "ordinary-chats.txt"


def ordinary() -> list[Chat]:
    """A chat a block of the file, '> ' before the assistant's lines, none of them in a project."""
    blocks = TALK.read_text(encoding="utf-8").strip().split("\n\n")
    return [chat(*block.splitlines(), key=f"o{place}", project=None) for place, block in enumerate(blocks)]


def test_of_ordinary_chats_fewer_than_one_in_five_is_asked_about() -> None:
    chats = ordinary()
    assert len(chats) >= 100
    model = Answering([NOTHING], offered=(CHEAP,), cost=1)
    house = House(reviewer=model)
    house.with_terms(cap_micros=10**9)
    for one in chats:
        look(house.desk, house.desk.pen, one, Run())
    assert 0 < len(model.asked) < len(chats) / 5, [asked.words for _, asked in model.asked]
    looks = [line for line in house.desk.standing().chats.values() if line.asked is not None]
    assert len(looks) == len(model.asked)


@pytest.mark.parametrize(
    "turns",
    [
        ("fix the test", "> Done.", "thanks!"),
        ("What is the capital of Mongolia?", "> Ulaanbaatar."),
        ("/clear",),
        ("ok", "> Fine.", "yes"),
        ("```\nI live in Leipzig and I prefer tea.\n```",),
    ],
)
def test_a_chat_with_nothing_to_learn_is_not_asked_about(turns: tuple[str, ...]) -> None:
    model = Answering([NOTHING])
    house = House(reviewer=model)
    came = look(house.desk, house.desk.pen, chat(*turns), Run())
    assert model.asked == []
    assert not isinstance(came, LookView) or came.free
