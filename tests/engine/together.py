"""Several processes that learn, keep, take back and edit in one home at once: `together.py FOLDER PROCESSES SECONDS`.

A program of its own, because it forks. Prints the chats that were looked at. What must hold then is :func:`wrong`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path

from tests.engine.crashing import answer, desk_at
from tests.engine.house import MONDAY, chat
from tests.storage.agreeing import disagreements, leftovers

from afterword.core.entry import Looked
from afterword.core.errors import AfterwordError, BadInput, UnknownId
from afterword.core.verdict import Mode
from afterword.engine.answer.erasing import erase_question
from afterword.engine.answer.keeping import forget_question, keep_question, redo_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.desk import Desk
from afterword.engine.files import changes, take_in
from afterword.engine.files import keep_question as keep_files_question
from afterword.engine.look import Run, look
from afterword.engine.rehearsal import Rehearsal
from afterword.engine.sockets import Terms
from afterword.engine.views import LookView
from afterword.storage.clock import FixedClock
from afterword.storage.home import home_at
from afterword.storage.lock import HomeLock

ROOT = Path(__file__).resolve().parents[2]
DAY = timedelta(days=1)


def run(folder: Path, processes: int, seconds: float) -> tuple[str, list[str]]:
    """That many processes for so long on a new home; gives what they did in words, and what was wrong afterwards."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, str(ROOT / "tests/engine/together.py"), str(folder), str(processes), str(seconds)]
    done = subprocess.run(program, env=env, capture_output=True, text=True, timeout=seconds + 300)
    looked = done.stdout.split()
    found = [f"a process ended with {done.returncode}: {done.stderr[-800:]}"] if done.returncode or done.stderr else []
    return told(folder, looked), [*found, *wrong(folder, looked)]


def told(folder: Path, looked: list[str]) -> str:
    """How much was done."""
    desk, storage = desk_at(folder, at=DAY)
    standing = desk.standing()
    answers = Counter(line.answer.answer.value for line in standing.answers)
    storage.close()
    said = ", ".join(f"{number} {what}" for what, number in sorted(answers.items()))
    return f"{len(looked)} looks, {standing.last_seq} lines, {len(standing.live())} memories; answers: {said}"


def wrong(folder: Path, looked: list[str]) -> list[str]:
    """What does not hold: something lost, doubled or asked twice, record and files apart, a lock or piece left."""
    with HomeLock(home_at(folder, {}).lock, patience=0.1).hold():
        pass
    desk, storage = desk_at(folder, at=DAY)
    found = [*disagreements(storage), *(f"left behind: {name}" for name in leftovers(folder))]
    standing = desk.standing()
    by_looks = [one for one in standing.learnings.values() if one.learning.reader == "built-in"]
    times = Counter((one.learning.chat, one.learning.change.evidence) for one in by_looks if one.applied)
    found += [f"learned twice: {what}" for what, number in times.items() if number > 1]
    waits = Counter(one.learning.change.text for one in standing.waiting())
    found += [f"asked twice: {what}" for what, number in waits.items() if number > 1]
    questions = Counter((one.card.memory, one.card.kind) for one in standing.open_cards())
    found += [f"asked twice: {what}" for what, number in questions.items() if number > 1]
    lines = Counter(line.body.chat for line in storage.record.lines() if isinstance(line.body, Looked))
    found += [f"looked at and not recorded: {key}" for key in looked if not lines[f"claude-code:{key}"]]
    found += [f"looked at twice: {key}" for key, number in lines.items() if number > 1]
    live = Counter(memory.text for memory in standing.live() if "Rex" in memory.text or "Max" in memory.text)
    found += [f"remembered twice: {what}" for what, number in live.items() if number > 1]
    found += [f"changed and not noticed as ours: {change.path}" for change in changes(desk)]
    storage.close()
    return found


def go(folder: Path, number: int, seconds: float) -> None:
    chance = random.Random(number)
    desk, storage = desk_at(folder, at=DAY)
    clock = desk.sockets.clock
    assert isinstance(clock, FixedClock)
    end = time.monotonic() + seconds
    turn = 0
    while time.monotonic() < end:
        turn += 1
        clock.advance(timedelta(minutes=5))  # or each look would weigh all that was saved within the hour
        act = chance.choice([learn, learn, learn_the_same, learn_to_wait, keep, take_back, again, forget, erase, edit])
        try:
            act(desk, folder, f"{number}-{turn}", chance)
        except (BadInput, UnknownId):
            continue  # another process was faster: what was meant stands no more
        except AfterwordError as error:
            print(f"{type(error).__name__}: {error.message}", file=sys.stderr)
    storage.close()


def _look(desk: Desk, words: str, name: str) -> None:
    if isinstance(look(desk, desk.pen, chat(words, key=name, at=MONDAY), Run(counted=False)), LookView):
        print(name, flush=True)


def learn(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    _look(desk, f"My dog is called Rex{chance.randrange(10**9)}.", f"c-{name}")


def learn_the_same(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    _look(desk, "I live in Leipzig.", "same")


def learn_to_wait(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    cautious = Desk(desk.sockets, desk.pen, Terms(mode=Mode.ASK, device=desk.terms.device))
    _look(cautious, f"My cat is called Tom{chance.randrange(4)}.", f"w-{name}")


def keep(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    waits = desk.standing().waiting()
    if waits:
        answer(desk, keep_question(chance.choice(waits).learning.id))


def take_back(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    told = [one for one in desk.standing().applied() if not one.undone]
    if told:
        answer(desk, undo_question(chance.choice(told).learning.id))


def again(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    undone = [one for one in desk.standing().applied() if one.undone]
    if undone:
        answer(desk, redo_question(chance.choice(undone).learning.id))


def forget(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    live = desk.standing().live()
    if len(live) > 5:
        answer(desk, forget_question(chance.choice(live).id))


def erase(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    live = [memory for memory in desk.standing().live() if "Rex" in memory.text]
    if len(live) > 5 and chance.random() < 0.2:
        answer(desk, erase_question(chance.choice(live).id))


def edit(desk: Desk, folder: Path, name: str, chance: random.Random) -> None:
    with desk.pen.alone():
        live = desk.standing().live()
        if not live:
            return
        memory = chance.choice(live)
        file = folder / "memory" / desk.standing().memories[memory.id].newest.path
        file.write_bytes(file.read_bytes().replace(b"Rex", b"Max"))
        take_in(desk)
    answer(desk, keep_files_question())


def fork(folder: Path, processes: int, seconds: float) -> int:
    """Each in a process of its own, all begun at once. 0 where all ended well."""
    desk, storage = desk_at(folder, at=DAY)
    for words in ("My dog is called Rex1.", "I live in Leipzig.", "My cat is called Tom1."):
        look(desk, Rehearsal(desk.pen, desk.sockets.clock), chat(words, key="before", at=MONDAY), Run())
    storage.close()  # rules were read once, by nobody's look: the children begin at the same moment
    children = []
    for number in range(processes):
        child = os.fork()
        if child == 0:
            code = 1
            try:
                go(folder, number, seconds)
                code = 0
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        children.append(child)
    return max(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0 for child in children)


if __name__ == "__main__":
    sys.exit(fork(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
