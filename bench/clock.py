"""Times whole programs against each other, in turns, so that whatever else the computer does touches both alike."""

from __future__ import annotations

import os
import statistics
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Timed:
    """Seconds of wall time of one program, over all its rounds."""

    name: str
    seconds: tuple[float, ...]

    @property
    def middle(self) -> float:
        return statistics.median(self.seconds)

    @property
    def spread(self) -> float:
        """Distance between the quarter and the three-quarter mark, in seconds."""
        first, _, third = statistics.quantiles(self.seconds, n=4)
        return third - first


class DidNotRun(Exception):
    """A program that was to be measured failed; the message holds its command, exit code and last words."""


def once(command: Sequence[str], said: Path | None = None) -> float:
    """Wall seconds of one run, ``said`` on its stdin. DidNotRun where it ends with anything but 0: no time then."""
    with (said or Path(os.devnull)).open("rb") as stdin:
        start = time.perf_counter()
        done = subprocess.run(command, stdin=stdin, capture_output=True, text=True, check=False)
        seconds = time.perf_counter() - start
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise DidNotRun(f"{' '.join(command)} ended with {done.returncode}: {last}")
    return seconds


def in_turns(programs: Mapping[str, Sequence[str]], rounds: int, said: Sequence[Path] = ()) -> list[Timed]:
    """Run every program once unmeasured, then `rounds` times in turns. At least two rounds.

    ``said``: what stands on stdin, in each round the next of them.
    """
    for command in programs.values():
        once(command, said[0] if said else None)
    taken: dict[str, list[float]] = {name: [] for name in programs}
    for number in range(rounds):
        for name, command in programs.items():
            taken[name].append(once(command, said[number % len(said)] if said else None))
    return [Timed(name, tuple(seconds)) for name, seconds in taken.items()]
