"""Runs the benchmarks and prints what they measured, as a table or with --json."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from bench import read_speed, startup
from bench.clock import DidNotRun, Timed

# Name, what it measures, and the row that every other row is divided by.
BENCHMARKS: dict[str, tuple[Callable[[int], list[Timed]], str]] = {
    "startup": (startup.measure, startup.NOTHING),
    "read_speed": (read_speed.measure, read_speed.DECODING),
}


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


def main() -> int:
    """The command line. Exit code 1 where a program that was to be measured failed."""
    reader = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME", help=f"of: {', '.join(BENCHMARKS)}; all when none is named")
    reader.add_argument("--rounds", type=int, default=20, help="how often each program runs (default 20)")
    reader.add_argument("--json", action="store_true", help="print JSON")
    asked = reader.parse_args()
    if unknown := set(asked.names) - BENCHMARKS.keys():
        reader.error(f"no benchmark is called {', '.join(sorted(unknown))}; there are: {', '.join(BENCHMARKS)}")
    results = {}
    for name in asked.names or BENCHMARKS:
        measure, against = BENCHMARKS[name]
        try:
            results[name] = rows(measure(max(2, asked.rounds)), against)
        except DidNotRun as failure:
            print(f"{name}: {failure}", file=sys.stderr)
            return 1
    if asked.json:
        print(json.dumps(results, indent=2))
        return 0
    for name, measured in results.items():
        print(name)
        for row in measured:
            print(f"  {row['what']:<24}{row['milliseconds']:>9} ms  ± {row['spread']:<7} {row['ratio']}×")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
