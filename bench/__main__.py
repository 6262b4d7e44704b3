"""Runs the benchmarks and prints what they measured, as a table or with --json."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator

from bench import (
    answers,
    blow_up,
    eight_processes,
    hooks,
    installed,
    mutants,
    nearby,
    nothing_new,
    noticing,
    page,
    read_speed,
    real_model,
    recall,
    relearn,
    startup,
    two_gb,
)
from bench.clock import DidNotRun, Timed

# Name, what it measures, and the row that every other row is divided by.
BENCHMARKS: dict[str, tuple[Callable[[int], list[Timed]], str]] = {
    "nearby": (nearby.measure, nearby.NOTHING),
    "hooks": (hooks.measure, hooks.NOTHING),
    "startup": (startup.measure, startup.NOTHING),
    "read_speed": (read_speed.measure, read_speed.DECODING),
    "nothing_new": (nothing_new.measure, nothing_new.LISTING),
}

# Those that print columns of their own.
TABLES: dict[str, Callable[[int], list[recall.Row]]] = {
    "recall": recall.measure,
    "answers": answers.measure,
    "noticing": noticing.measure,
    "relearn": lambda _: relearn.rows(),
    "page": page.measure,
}

# What is proven, not measured: told and what was wrong. Only when named, for each takes its time.
PROOFS: dict[str, Callable[[argparse.Namespace], tuple[str, list[str]]]] = {
    "eight_processes": lambda _: eight_processes.prove(),
    "a_day_of_hooks": lambda _: hooks.prove(),
    "installed": lambda _: installed.prove(),
    "blow_up": lambda _: blow_up.prove(),
    "mutants": lambda _: mutants.prove(),
    "real_model": lambda _: real_model.prove(),
    "two_gb": lambda asked: two_gb.prove(asked.megabytes, meaning=asked.meaning),
}

KNOWN = ", ".join((*BENCHMARKS, *TABLES, *PROOFS))


def rows(timed: list[Timed], measure: str) -> list[dict[str, str | float]]:
    """One row a program: milliseconds, spread and the ratio to the row named `measure`."""
    against = next(one.middle for one in timed if one.name == measure)
    return [
        {
            "what": one.name,
            "milliseconds": round(one.middle * 1000, 1),
            "spread": round(one.spread * 1000, 1),
            "ratio": round(one.middle / against, 2),
        }
        for one in timed
    ]


def proven(name: str, asked: argparse.Namespace) -> bool:
    """Run one proof and say what came of it."""
    told, wrong = PROOFS[name](asked)
    print(f"{name}: {told}")
    for line in wrong:
        print(f"  wrong: {line}")
    print("  all held" if not wrong else f"  {len(wrong)} things did not hold")
    return not wrong


def main() -> int:
    """The command line. Exit code 1 where a program that was to be measured failed."""
    reader = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME", help=f"of: {KNOWN}; all benchmarks when none is named")
    reader.add_argument("--rounds", type=int, default=20, help="how often each program runs (default 20)")
    reader.add_argument("--megabytes", type=float, default=2000, help="how large the home of two_gb is (default 2000)")
    reader.add_argument("--meaning", action="store_true", help="two_gb makes vectors, too")
    reader.add_argument("--json", action="store_true", help="print JSON")
    asked = reader.parse_args()
    if unknown := set(asked.names) - BENCHMARKS.keys() - TABLES.keys() - PROOFS.keys():
        reader.error(f"nothing is called {', '.join(sorted(unknown))}; there are: {KNOWN}")
    if not all(proven(name, asked) for name in asked.names if name in PROOFS):
        return 1
    results = {}
    for name in [name for name in asked.names if name not in PROOFS] if asked.names else (*BENCHMARKS, *TABLES):
        try:
            results[name] = measured(name, max(2, asked.rounds))
        except DidNotRun as failure:
            print(f"{name}: {failure}", file=sys.stderr)
            return 1
    if results and asked.json:
        print(json.dumps(results, indent=2))
        return 0
    for name, told in results.items():
        print(name)
        for line in table(told) if name in TABLES else ratios(told):
            print(f"  {line}")
    return 0


def measured(name: str, rounds: int) -> list[dict[str, str | float]]:
    """The rows of one benchmark. Raises DidNotRun."""
    if name in TABLES:
        return TABLES[name](rounds)
    measure, against = BENCHMARKS[name]
    return rows(measure(rounds), against)


def ratios(told: list[dict[str, str | float]]) -> Iterator[str]:
    """A line a program."""
    for row in told:
        yield f"{row['what']:<24}{row['milliseconds']:>9} ms  ± {row['spread']:<7} {row['ratio']}×"


def table(told: list[dict[str, str | float]]) -> Iterator[str]:
    """A line a row, the columns under their names."""
    columns = {name: max(len(name), *(len(str(row[name])) for row in told)) for name in told[0]}
    yield "  ".join(name.rjust(wide) for name, wide in columns.items())
    for row in told:
        yield "  ".join(str(row[name]).rjust(wide) for name, wide in columns.items())


if __name__ == "__main__":
    raise SystemExit(main())
