"""How long the person's words take to be read: one message through all rules and all languages, a huge one, the first.

Processor time, since other programs on the computer must not count. What a rule compiled once it keeps, and a message
is never read twice, so what is kept of texts is forgotten before each round.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from afterword.app.notation import keep_notation
from afterword.core.chat import Chat, Replied, Said, Speaker
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.statements import read_statements
from bench.clock import DidNotRun
from bench.recall import Row

HERE = Path(__file__).resolve().parents[1]
TALK = HERE / "tests" / "cases"
NOW = datetime(2026, 3, 2, tzinfo=UTC)
MESSAGE_GOAL, HUGE_GOAL, FIRST_GOAL = 1.0, 1_000.0, 250.0  # milliseconds
HUGE = 1_000_000  # characters
ROUNDS = 5
_COMPILED = frozenset({"_compiled", "either"})  # kept expressions, not texts


def measure(rounds: int) -> list[Row]:
    """A row a kind of text. Raises DidNotRun where a goal is missed."""
    lines = [line for talk in _talk().values() for line in talk]
    for line in lines:
        _read(line)
    told = [
        _row("one message noticed", _each(_notice, lines, min(rounds, ROUNDS)), MESSAGE_GOAL),
        _row("one message noticed and read for statements", _each(_read, lines, min(rounds, ROUNDS)), MESSAGE_GOAL),
    ]
    told += [_row(f"1 MB: {name}", _huge(text), HUGE_GOAL) for name, text in _texts()]
    told.append(_row("the first message of a program", _first(), FIRST_GOAL))
    missed = [str(row["what"]) for row in told if row["goal"] != "" and float(row["median ms"]) > float(row["goal"])]
    if missed:
        raise DidNotRun(f"slower than its goal: {', '.join(missed)}; {told}")
    return told


def _row(what: str, seconds: list[float], goal: float | None) -> Row:
    taken = sorted(one * 1000 for one in seconds)
    return {
        "what": what,
        "texts": len(taken),
        "median ms": round(statistics.median(taken), 2),
        "95th ms": round(taken[min(len(taken) - 1, int(len(taken) * 0.95))], 2),
        "goal": "" if goal is None else goal,
    }


def _chat(text: str) -> Chat:
    reply = Replied("r", NOW, "Done. I changed the file.")
    return Chat("bench", "c", (reply, Said("e", NOW, text, Speaker.PERSON, "made")), None)


def _notice(text: str) -> Noticed:
    return notice(_chat(text), after=None)


def _read(text: str) -> None:
    read_statements(_notice(text), memories=(), now=NOW)


def _each(rule: Callable[[str], object], texts: list[str], rounds: int) -> list[float]:
    """Seconds of the quickest round of every text: what it takes when nothing else is in the way."""
    best = [float("inf")] * len(texts)
    for _ in range(rounds):
        _forget()
        for at, text in enumerate(texts):
            best[at] = min(best[at], _seconds(partial(rule, text)))
    return best


def _huge(text: str) -> list[float]:
    """Seconds of three such messages, each read for the first time, after one that compiled what they need."""
    _read(text)
    return [_seconds(partial(_read, f"{text[:-1]}{number}")) for number in range(3)]


def _seconds(act: Callable[[], object]) -> float:
    begun = time.process_time()
    act()
    return time.process_time() - begun


def _first() -> list[float]:
    """Seconds that the first message takes in programs of their own, which have compiled nothing yet.

    What one of them reads of the notation it leaves to the next, where bytecode may be written.
    """
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    said = "from bench.noticing import spent; print(spent('From now on I prefer short answers.'))"
    return [float(subprocess.check_output([sys.executable, "-c", said], cwd=HERE, env=env)) for _ in range(3)]


def spent(text: str) -> float:
    """Seconds of processor time for one message, as in a program that opened a home."""
    keep_notation()
    return _seconds(partial(_read, text))


def _forget() -> None:
    """Forget what was kept of texts, everywhere in the package; what was compiled stays."""
    for name, module in list(sys.modules.items()):
        if name.startswith("afterword."):
            for called, kept in list(vars(module).items()):
                told = getattr(kept, "cache_parameters", None)
                if told is not None and told()["maxsize"] is not None and called not in _COMPILED:
                    kept.cache_clear()


def _talk() -> dict[str, list[str]]:
    """Ordinary lines by language, as they stand in the tests."""
    found = {}
    for file in sorted(TALK.glob("ordinary-talk-*.txt")):
        lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
        found[file.stem[-2:]] = [line for line in lines if line and not line.startswith("#")]
    return found


def _texts() -> Iterator[tuple[str, str]]:
    """Messages of a million characters, with their names."""
    talk = _talk()
    every = [line for lines in talk.values() for line in lines]
    code = [line for file in sorted((HERE / "src").rglob("*.py"))[:60] for line in file.read_text("utf-8").splitlines()]
    yield "English lines", _grown(talk["en"], "\n")
    yield "English, one line", _grown(talk["en"], " ")
    yield "Chinese lines", _grown(talk["zh"], "\n")
    yield "one Chinese character", "我" * HUGE
    yield "one Latin letter", "a" * HUGE
    yield "all languages, lines", _grown(every, "\n")
    yield "all languages, one line", _grown(every, " ")
    yield "code", _grown(code, "\n")
    yield "the same refusal", ("no, " * HUGE)[:HUGE]
    yield "the same statement", ("I prefer tea. " * HUGE)[:HUGE]


def _grown(lines: list[str], between: str) -> str:
    chance = random.Random(1)  # noqa: S311 # chance for measuring, no secret
    some = chance.choices(lines, k=HUGE // max(1, sum(map(len, lines)) // len(lines)) + 1)
    return between.join(some)[:HUGE].ljust(HUGE, ".")
