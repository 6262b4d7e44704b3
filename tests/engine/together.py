"""One process of several that learn, take back and edit in one home at once: `together.py FOLDER NUMBER ROUNDS`."""

from __future__ import annotations

import random
import sys
from datetime import timedelta
from pathlib import Path

from tests.engine.crashing import answer, desk_at
from tests.engine.house import MONDAY, chat

from afterword.core.errors import AfterwordError, BadInput
from afterword.engine.answer.undoing import undo_question
from afterword.engine.desk import Desk
from afterword.engine.files import keep_question, take_in
from afterword.engine.look import Run, look


def go(folder: Path, number: int, rounds: int) -> None:
    chance = random.Random(number)
    desk, storage = desk_at(folder, at=timedelta(days=1))
    for turn in range(rounds):
        act = chance.choice([learn, learn, learn_the_same, take_back, edit])
        try:
            act(desk, folder, f"{number}-{turn}", chance)
        except BadInput:
            continue  # another process was faster: what was meant stands no more
        except AfterwordError as error:
            print(f"{type(error).__name__}: {error.message}")
    storage.close()


def learn(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    look(desk, desk.pen, chat(f"My dog is called Rex{chance.randrange(10**9)}.", key=f"c-{name}"), Run(counted=False))


def learn_the_same(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    look(desk, desk.pen, chat("I live in Leipzig.", key="same", at=MONDAY), Run(counted=False))


def take_back(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    told = [one for one in desk.standing().applied() if not one.undone]
    if told:
        answer(desk, undo_question(chance.choice(told).learning.id))


def edit(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    with desk.pen.alone():
        live = desk.standing().live()
        if not live:
            return
        memory = chance.choice(live)
        file = folder / "memory" / desk.standing().memories[memory.id].newest.path
        file.write_bytes(file.read_bytes().replace(b"Rex", b"Max"))
        take_in(desk)
    answer(desk, keep_question())


if __name__ == "__main__":
    go(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
