"""Rows of the case tables as judging sees them: a change in its situation, built by hand and without any engine."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from afterword.core.change import Add, Change, Supersede
from afterword.core.chat import OwnWords, Segment
from afterword.core.memory import Kind, Memory, Source
from afterword.core.verdict import Apply, Drop, Reason, SeenAgain, Verdict, Wait
from afterword.judging.gate import SaidEntry, Situation, judge
from afterword.language.packs import PACKS
from afterword.noticing.ownwords import own_words

Row = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]
OURS = ROOT / "tests" / "cases"
NAMES = {Apply: "apply", Wait: "wait", Drop: "drop", SeenAgain: "seen_again"}
# Languages whose packs say what a description looks like: their rows bind.
SPOKEN = frozenset(pack.code for pack in PACKS if pack.form.openings.strip())
STRICTNESS = {"apply": 0, "seen_again": 0, "wait": 1, "hold": 1, "drop": 2}


def rows(path: Path) -> list[Row]:
    """The rows of a table in languages that are spoken here."""
    read = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [row for row in read if row["lang"] in SPOKEN]


def said(*texts: str) -> tuple[SaidEntry, ...]:
    """Messages of the person, each with what of it is theirs."""
    return tuple(SaidEntry(f"e{number}", text, own_words(text)) for number, text in enumerate(texts))


def plainly(*texts: str) -> tuple[SaidEntry, ...]:
    """Messages that are the person's own from end to end."""
    return tuple(
        SaidEntry(f"e{number}", text, OwnWords(text, (Segment(0, len(text), 0, len(text)),)))
        for number, text in enumerate(texts)
    )


def change_of(row: Row, lang: str = "") -> Change | None:
    """The change that a row proposes, or None where the review's parser would refuse it."""
    change = row["change"]
    if change["kind"] not in list(Kind) or change["op"] not in ("add", "supersede"):
        return None
    kind, text, evidence = Kind(change["kind"]), change["text"], change["evidence"]
    if change["op"] == "supersede":
        return Supersede(change["target"], text, evidence, kind=kind, lang=lang)
    return Add(kind, text, evidence, lang=lang)


def situation_of(row: Row) -> Situation:
    """The situation that a row of the gate describes."""
    there, counts = row["situation"], row["counts"]
    memories = row["memories"]
    return Situation(
        said=said(*row["said"]),
        attended=there["channel"] == "app",
        person_present=there["person_present"],
        outside=("pond.example.org",) if there["read_outside"] else (),
        memories=tuple(_memory(one) for one in memories if one["status"] == "live"),
        waiting=tuple((one["id"], one["text"]) for one in memories if one["status"] == "waiting"),
        never=tuple(one if isinstance(one, str) else one["text"] for one in row["never"]),
        look_count=counts["look"],
        day_count=counts["day"],
    )


def _memory(one: Row) -> Memory:
    source = Source.YOU if one["source"] == "user" else Source.LEARNED
    return Memory(one["id"], Kind.PREFERENCE, one["text"], source=source)


def judged(row: Row) -> Verdict:
    """What becomes of a row of the gate."""
    change = change_of(row["input"], row["lang"])
    if change is None:
        return Drop(Reason.BAD_SHAPE, (Reason.BAD_SHAPE,))
    return judge(change, situation_of(row["input"]))


def planted(row: Row) -> Verdict:
    """What becomes of a text that a row of ``injection`` proposes, or of what it wants learned from a message."""
    context = row["input"].get("context", {})
    heard = context.get("said", [])
    text, evidence = row["input"]["text"], heard[0] if heard else ""
    if row["input"]["where"] == "transcript":
        heard, evidence, text = [text], text, context["proposed"]
    where = Situation(said=said(*heard), attended=True, person_present=True, never=tuple(context.get("never", ())))
    if context.get("read_outside"):
        where = replace(where, outside=("pond.example.org",))
    return judge(Add(Kind.PREFERENCE, text, evidence, lang=row["lang"]), where)


def name(verdict: Verdict) -> str:
    """A verdict's result in the tables' words."""
    return NAMES[type(verdict)]
