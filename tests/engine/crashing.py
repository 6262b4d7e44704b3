"""Ends a process at every step on the disk of what the engine does: a look, each answer, a sweep over files by hand.

A program of its own, because it forks: `crashing.py ACT WAY FOLDER`. Prints the steps and what was wrong afterwards.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from tests.engine.house import MONDAY, chat
from tests.storage.agreeing import disagreements
from tests.storage.crashing import Ending, Listening

from afterword.core.verdict import Mode
from afterword.engine.admit import Admitter, finish
from afterword.engine.answer.erasing import erase_question, finish_erasing
from afterword.engine.answer.keeping import forget_question, keep_question, redo_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import Question, take
from afterword.engine.desk import Desk
from afterword.engine.files import keep_question as keep_files_question
from afterword.engine.hand import HostHand
from afterword.engine.look import Run, look
from afterword.engine.sockets import Sockets, Terms
from afterword.storage.atomic import DiskSteps
from afterword.storage.clock import FixedClock
from afterword.storage.home import home_at
from afterword.storage.ids import RandomIds
from afterword.storage.memory_files import DiskMemoryFiles
from afterword.storage.opening import Storage, open_storage

LEIPZIG = chat("I live in Leipzig.")
PORTO = chat("I live in Porto now.", key="c2", at=MONDAY + timedelta(days=1, hours=-1))
NAME = chat("My name is Sam.", "> Hello Sam.", "I'm left-handed.", key="c3")


def desk_at(folder: Path, steps: DiskSteps | None = None, *, at: timedelta = timedelta()) -> tuple[Desk, Storage]:
    """A desk over the home in this folder, what was intended there finished, as the joint opens it."""
    storage = open_storage(home_at(folder, {}), steps=steps, patience=20)
    sockets = Sockets(
        storage.record,
        storage.files,
        storage.keys,
        storage.lock,
        FixedClock(MONDAY + at),
        RandomIds(),
        storage.tickets,
    )
    desk = Desk(sockets, Admitter(sockets), Terms(device=storage.identity.device))
    finish(sockets)
    finish_erasing(desk)
    return desk, storage


def texts(desk: Desk) -> set[str]:
    return {memory.text for memory in desk.standing().live()}


def answer(desk: Desk, question: Question) -> None:
    take(desk, question, HostHand(desk.sockets.tickets, desk.sockets.clock, {}))


def newest(desk: Desk) -> str:
    return [told.learning.id for told in desk.standing().applied()][-1]


def of(desk: Desk, text: str) -> str:
    return next(one.memory.id for one in desk.standing().memories.values() if one.memory.text == text)


def _learn(desk: Desk) -> None:
    look(desk, desk.pen, LEIPZIG, Run())


def _two(desk: Desk) -> None:
    look(desk, desk.pen, NAME, Run())


def _replace(desk: Desk) -> None:
    look(desk, desk.pen, PORTO, Run())


def _undo(desk: Desk) -> None:
    told = desk.standing().learnings[newest(desk)]
    if not told.undone:
        answer(desk, undo_question(told.learning.id))


def _redo(desk: Desk) -> None:
    if desk.standing().learnings[newest(desk)].undone:
        answer(desk, redo_question(newest(desk)))


def _keep(desk: Desk) -> None:
    for told in desk.standing().waiting():
        answer(desk, keep_question(told.learning.id))


def _forget(desk: Desk) -> None:
    if "Lives in Leipzig" in texts(desk):
        answer(desk, forget_question(of(desk, "Lives in Leipzig")))


def _erase(desk: Desk) -> None:
    if "Lives in Leipzig" in {one.memory.text for one in desk.standing().memories.values() if one.present}:
        answer(desk, erase_question(of(desk, "Lives in Leipzig")))


def _waiting(desk: Desk) -> None:
    _learn(desk)
    cautious = Desk(desk.sockets, desk.pen, Terms(mode=Mode.ASK, device=desk.terms.device))
    look(cautious, cautious.pen, PORTO, Run())


def _edit(desk: Desk) -> None:
    _learn(desk)
    folder = desk.sockets.files
    path = desk.standing().memories[of(desk, "Lives in Leipzig")].newest.path
    assert isinstance(folder, DiskMemoryFiles)
    file = folder._folder / path  # a hand on the disk itself
    file.write_bytes(file.read_bytes().replace(b"Lives in Leipzig", b"Lives in Lausanne"))


def _keep_files(desk: Desk) -> None:
    if "Lives in Leipzig" in texts(desk):
        answer(desk, keep_files_question())


def _both(desk: Desk) -> None:
    _learn(desk)
    _replace(desk)


def _taken_back(desk: Desk) -> None:
    _both(desk)
    _undo(desk)


@dataclass(frozen=True)
class Act:
    """What is done to which home; what is in use before it and after; what the record must not hold afterwards."""

    do: Callable[[Desk], None]
    prepare: Callable[[Desk], None]
    before: set[str]
    after: set[str]
    unsaid: str = ""


LEIPZIG_TEXT, PORTO_TEXT = {"Lives in Leipzig"}, {"Lives in Porto"}

ACTS = {
    "learn": Act(_learn, lambda desk: None, set(), LEIPZIG_TEXT),
    "learn two": Act(_two, lambda desk: None, set(), {"Is called Sam", "Is left-handed"}),
    "replace": Act(_replace, _learn, LEIPZIG_TEXT, PORTO_TEXT),
    "undo": Act(_undo, _both, PORTO_TEXT, LEIPZIG_TEXT),
    "redo": Act(_redo, _taken_back, LEIPZIG_TEXT, PORTO_TEXT),
    "keep": Act(_keep, _waiting, LEIPZIG_TEXT, PORTO_TEXT),
    "forget": Act(_forget, _learn, LEIPZIG_TEXT, set()),
    "erase": Act(_erase, _both, PORTO_TEXT, PORTO_TEXT, unsaid="Leipzig"),
    "keep files": Act(_keep_files, _edit, LEIPZIG_TEXT, {"Lives in Lausanne"}),
}
LATER = timedelta(days=1)


def run(name: str, way: str, folder: Path) -> dict[str, object]:
    act = ACTS[name]
    start = folder / "start"
    desk, storage = desk_at(start, at=LATER)
    act.prepare(desk)
    assert texts(desk) == act.before, texts(desk)
    storage.close()
    steps = _listened(act, folder / "listening", start)
    wrong: dict[str, list[str]] = {}
    for number, step in enumerate(steps):
        home = folder / f"home-{number}"
        shutil.copytree(start, home)
        status = _end_at(act, home, number, way)
        ended = os.WIFSIGNALED(status) if way == "kill" else os.waitstatus_to_exitcode(status) == 7
        found = _found(act, home) if ended else [f"the process was not ended: {status}"]
        if found:
            wrong[f"{number}: {step}"] = found
        shutil.rmtree(home)
    return {"steps": steps, "wrong": wrong}


def _listened(act: Act, home: Path, start: Path) -> list[str]:
    shutil.copytree(start, home)
    steps = Listening()
    desk, storage = desk_at(home, steps, at=LATER)
    opening = len(steps.steps)
    act.do(desk)
    storage.close()
    return steps.steps[opening:]


def _end_at(act: Act, home: Path, number: int, way: str) -> int:
    child = os.fork()
    if child == 0:
        try:
            steps = Ending(-1, way)
            desk, _ = desk_at(home, steps, at=LATER)
            steps._at = len(steps.steps) + number
            act.do(desk)
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1]


def _found(act: Act, home: Path) -> list[str]:
    """What is wrong at the next opening, and after the same was done once more, as a person or a sweep would."""
    desk, storage = desk_at(home, at=LATER)
    edited = "Lausanne" in str(act.after)
    wrong = [] if edited and texts(desk) == act.before else disagreements(storage)
    if texts(desk) not in (act.before, act.after):
        wrong.append(f"in between: {texts(desk)}")
    act.do(desk)
    wrong += [f"done once more: {trouble}" for trouble in disagreements(storage)]
    if texts(desk) != act.after:
        wrong.append(f"done once more: {texts(desk)}")
    if act.unsaid and act.unsaid in str(list(storage.record.lines())):
        wrong.append(f"{act.unsaid} is still in the record")
    made = [told.learning.change.text for told in desk.standing().applied() if not told.undone]
    if len(made) != len(set(made)):
        wrong.append(f"learned twice: {made}")
    storage.close()
    return wrong


if __name__ == "__main__":
    json.dump(run(sys.argv[1], sys.argv[2], Path(sys.argv[3])), sys.stdout)
