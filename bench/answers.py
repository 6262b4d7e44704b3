"""A hundred thousand answers of a model: not how good they are, but that none of them gains anything.

Each is read, placed and held against the person's words; every so often one goes through a whole look, into record and
files. What broke anywhere is named with the number of its answer.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from bench.clock import DidNotRun
from bench.recall import Row

ANSWERS = 100_000
A_WHOLE_LOOK = 200  # every how many-th answer


def measure(_rounds: int) -> list[Row]:
    """How many came to changes, to memories, to replaced ones, and milliseconds an answer. DidNotRun if one broke
    what must hold.
    """
    from tests.judging.answered import answer, learned, proposed

    wrong: list[str] = []
    telling = 0
    begun = time.perf_counter()
    for number in range(ANSWERS):
        changes, found = proposed(answer(number))
        wrong += [f"answer {number}: {one}" for one in found]
        telling += bool(changes)
    read = time.perf_counter() - begun
    looks = [(number, learned(answer(number))) for number in range(0, ANSWERS, A_WHOLE_LOOK)]
    wrong += [f"look {number}: {one}" for number, look in looks for one in look.wrong]
    _must_hold(wrong)
    looked = time.perf_counter() - begun - read
    stored = sum(look.stored > 0 for _, look in looks)
    return [
        _row("read and placed", ANSWERS, telling, 0, read),
        _row("whole looks", len(looks), stored, sum(look.superseded for _, look in looks), looked),
    ]


def _must_hold(wrong: Sequence[str]) -> None:
    if wrong:
        raise DidNotRun(f"{len(wrong)} things did not hold, the first: {wrong[0]}")


def _row(what: str, answers: int, told: int, replaced: int, seconds: float) -> Row:
    each = round(seconds * 1000 / answers, 2)
    return {"what": what, "answers": answers, "with changes": told, "replaced": replaced, "ms each": each, "wrong": 0}
