"""Many answers pressed at once: however many there are, each costs what the first one did."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.app.world import World

from afterword.app.opening import open_page
from afterword.core.change import Add
from afterword.core.entry import Learning, Quote
from afterword.core.memory import Kind
from afterword.core.verdict import Reason, Wait
from afterword.engine.admit import Admission
from afterword.storage import atomic
from afterword.storage.scripted import GivenProcesses
from afterword.web import words
from afterword.web.pressing import SessionForms
from afterword.web.room import Room
from afterword.web.sessions import Sessions

FEW, MANY = 6, 18


@contextmanager
def forms(folder: Path) -> Iterator[SessionForms]:
    """The forms of one session, over a home in which as many as MANY wait."""
    world = World(folder)
    desk = world.app._parts.desk()
    texts = [f"Keeps the number {number} in mind" for number in range(MANY)]
    quotes = [Quote("claude-code:c", "e", text, 0, len(text), desk.now) for text in texts]
    wait = Wait(Reason.NOBODY_SEES, (Reason.NOBODY_SEES,))
    lines = [
        Learning(desk.new("l"), "claude-code:c", None, Add(Kind.FACT, quote.words, quote.words), wait, (quote,))
        for quote in quotes
    ]
    desk.pen.admit(Admission(tuple(lines)))
    app = open_page(
        folder / "home", env={}, clock=world.clock, processes=GivenProcesses(), embedder=None, reviewer=None
    )
    try:
        yield SessionForms(Room(app), Sessions().begin("x"))
    finally:
        app.close()
        world.app.close()


@pytest.fixture
def touched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every listing of the memory folder or one in it, and every reading of a memory's file."""
    names: list[str] = []
    scandir, read = os.scandir, atomic.read_regular

    def listed(folder: str) -> object:
        if "memory" in Path(folder).parts[-2:]:
            names.append("a folder")
        return scandir(folder)

    def counted(path: Path, limit: int) -> bytes:
        if path.suffix == ".md":
            names.append("a file")
        return read(path, limit)

    monkeypatch.setattr("os.scandir", listed)
    for room in ("folder_look", "memory_files"):
        monkeypatch.setattr(f"afterword.storage.{room}.read_regular", counted)
    return names


@pytest.mark.parametrize("kind", ["keep", "forget"])
def test_a_pile_lists_the_folder_no_more_often_than_a_few_do(tmp_path: Path, touched: list[str], kind: str) -> None:
    with forms(tmp_path) as session:
        waits = [one.id for one in session.room.app.waiting()]
        counted: list[tuple[int, int]] = []
        for pile in (waits[:FEW], waits[FEW:]):
            tickets = [session.ask(kind, which, "").choices[0].ticket for which in pile]
            touched.clear()
            told = session.press_all(kind, tickets)
            assert told.says == f"{len(pile)} of {len(pile)} {'kept' if kind == 'keep' else 'forgotten'}."
            assert words.place_of(told.next_step) == "/learned?all=1", "where one press takes each back"
            counted.append((touched.count("a folder"), touched.count("a file")))
        assert session.room.app.waiting() == ()
        assert len(session.room.app.memories()) == (MANY if kind == "keep" else 0)
    (listed_few, read_few), (listed_many, read_many) = counted
    assert listed_many <= listed_few <= 3, "the memory folder and its two folders at most"
    assert read_many <= FEW + read_few * (MANY - FEW) // FEW, "what lay there before is read once, no file each time"


def test_what_a_hand_does_meanwhile_is_seen_by_the_next_answer(tmp_path: Path) -> None:
    """Of two that are forgotten at once, the second one's file is changed while the first is carried out."""
    with forms(tmp_path) as session:
        app = session.room.app
        for which in [one.id for one in app.waiting()][:2]:
            assert not session.press_all("keep", [session.ask("keep", which, "").choices[0].ticket]).bad
        one, other = app.memories()
        tickets = [session.ask("forget", view.memory.id, "").choices[0].ticket for view in (one, other)]
        carry_out = app._parts.storage.files.carry_out

        def carried(op: object) -> bool:
            file = app._parts.storage.home.memory / other.path
            file.write_bytes(file.read_bytes().replace(b"number", b"figure"))
            return carry_out(op)  # type: ignore[arg-type]  # handed through as it came

        app._parts.storage.files.carry_out = carried  # type: ignore[method-assign]  # a hand in between
        told = session.press_all("forget", tickets)
        assert told.says == "1 of 2 forgotten."
        assert [view.memory.id for view in app.memories()] == [other.memory.id]
