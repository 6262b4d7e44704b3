"""How long it takes to put beside a message what bears on it, without a daemon, beside a Python that does nothing.

The whole process is timed, started as a hook starts it: isolated, without site, reading the prepared table of forty
memories and the vectors of the package. Its quality is measured by ``afterword eval ranking``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import afterword
from afterword.app.besides import shipped_words
from afterword.core.memory import Kind, Memory
from afterword.models.embedding.shipped import STATIC_TABLE, VOCABULARY
from afterword.remembering.preparing import prepare
from bench.clock import Timed, in_turns

NOTHING = "python -c pass"
WHAT = (
    "tea",
    "tabs in Go code",
    "pnpm over npm",
    "short answers",
    "trains to planes",
    "recipes in grams",
    "dark themes",
)
HOW = ("at work", "at home", "on weekdays", "in winter", "for reports", "with colleagues")
MESSAGE = "add a package for dates with npm"

AS_A_HOOK = """
import sys
sys.path.insert(0, sys.argv[1])
from afterword.remembering import prepared
with open(sys.argv[2], "rb") as file:
    table = file.read()
words = None
if len(sys.argv) > 4:
    with open(sys.argv[4], "rb") as vocabulary, open(sys.argv[5], "rb") as vectors:
        words = prepared.Words(vocabulary.read(), vectors.read())
block = prepared.block(table, sys.argv[3], None, host="claude-code", words=words)
sys.exit(0 if block else 1)
"""


def table() -> bytes:
    """Forty memories, prepared."""
    texts = [f"Prefers {what} {how}" for what in WHAT for how in HOW][:40]
    memories = [Memory(f"m-{number}", Kind.PREFERENCE, text) for number, text in enumerate(texts)]
    told = {"claude-code": "everything"}
    return prepare(memories, seq=1, device="", told=told, day=lambda _: "2026-03-02", words=shipped_words())


def measure(rounds: int) -> list[Timed]:
    """Wall time of each process, over that many rounds. DidNotRun where one fails or shows nothing."""
    with TemporaryDirectory(prefix="afterword-bench-") as folder:
        place = Path(folder) / "nearby.table"
        place.write_bytes(table())
        package = str(Path(afterword.__file__).resolve().parents[1])
        hook = [sys.executable, "-I", "-S", "-c", AS_A_HOOK, package, str(place), MESSAGE]
        programs = {
            NOTHING: [sys.executable, "-c", "pass"],
            "isolated, doing nothing": [sys.executable, "-I", "-S", "-c", "pass"],
            "table, by words": hook,
            "table, by meaning too": [*hook, str(VOCABULARY), str(STATIC_TABLE)],
        }
        return in_turns(programs, rounds)
