"""Nearness measured: of twenty memories, is the one that bears on the question among the first three?

A row is {"question", "memories": [{"text", "kind"}, …], "right": index or null}; null says that none bears on it, and
then none may pass. By the sentence model, by static vectors, and by words alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from afterword.app.trying import Alike, Progress, embedder_called, silent
from afterword.core.errors import BadInput
from afterword.core.memory import Kind
from afterword.remembering.nearby import MOST, SENTENCE_MEANS, STATIC_MEANS, nearest

WAYS: tuple[tuple[str, str, float], ...] = (
    ("sentence", "minilm", SENTENCE_MEANS),
    ("static", "static", STATIC_MEANS),
    ("words", "none", 0.0),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A question, what may bear on it, and which does (None: none). ``lang`` '' where the row names none."""

    question: str
    memories: tuple[tuple[str, Kind], ...]
    right: int | None
    lang: str


@dataclass(frozen=True, slots=True)
class Score:
    """How one way fared on some rows, as shares of 1. ``shown``: among the first three that pass. ``false_alarms``:
    questions on which nothing bears and something passes. None where there was no such row.
    """

    answered: int
    unanswered: int
    top_three: float | None
    shown: float | None
    false_alarms: float | None


@dataclass(frozen=True, slots=True)
class RankingReport:
    """Scores by way and language, 'all' first. ``missing``: ways that cannot be had here."""

    rows: int
    scores: dict[str, dict[str, Score]]
    missing: tuple[str, ...]


def read_rows(file: Path) -> tuple[Row, ...]:
    """The rows of a table. Raises BadInput with the line that is none."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadInput(f"{file} cannot be read: {trouble}.") from None
    return tuple(_row(file, number, line) for number, line in enumerate(lines, 1) if line.strip())


def _row(file: Path, number: int, line: str) -> Row:
    try:
        found = json.loads(line)
        memories = tuple((str(one["text"]), Kind(one["kind"])) for one in found["memories"])
        right = found["right"]
        if right is not None and not 0 <= right < len(memories):
            raise ValueError("right names no memory")
        return Row(str(found["question"]), memories, right, str(found.get("lang", "")))
    except (ValueError, KeyError, TypeError) as trouble:
        raise BadInput(f"{file}, line {number}: no row of a ranking table ({trouble}).") from None


def run_ranking(file: Path, progress: Progress = silent) -> RankingReport:
    """Every row by every way that can be had here."""
    rows = read_rows(file)
    scores: dict[str, dict[str, Score]] = {}
    missing: list[str] = []
    for way, name, means in WAYS:
        with embedder_called(name) as embedder:
            if embedder is None and name != "none":
                missing.append(way)
                continue
            alike = Alike(embedder) if embedder is not None else None
            if alike is not None:
                alike.vectors(tuple({text for row in rows for text in (row.question, *(m for m, _ in row.memories))}))
            placed = []
            for done, row in enumerate(rows, 1):
                placed.append(_placed(row, alike, means))
                progress(done, len(rows), way)
            scores[way] = _scores(rows, placed)
    return RankingReport(len(rows), scores, tuple(missing))


@dataclass(frozen=True, slots=True)
class _Placed:
    """Where the right memory came (None: nowhere, or there is none), whether it is shown, and whether any passes."""

    place: int | None
    shown: bool
    any_passes: bool


def _placed(row: Row, alike: Alike | None, means: float) -> _Placed:
    cosines = [alike(row.question, text) if alike is not None else None for text, _ in row.memories]
    ranked = nearest(row.question, row.memories, cosines, means)
    passing = [near.place for near in ranked if near.bears][:MOST]
    place = next((i for i, near in enumerate(ranked) if near.place == row.right and near.score > 0), None)
    return _Placed(place, row.right in passing, bool(passing))


def _scores(rows: Sequence[Row], placed: Sequence[_Placed]) -> dict[str, Score]:
    pairs = list(zip(rows, placed, strict=True))
    scores = {"all": _score(pairs)}
    for lang in dict.fromkeys(row.lang for row in rows if row.lang):
        scores[lang] = _score([pair for pair in pairs if pair[0].lang == lang])
    return scores


def _score(pairs: Sequence[tuple[Row, _Placed]]) -> Score:
    answered = [one for row, one in pairs if row.right is not None]
    unanswered = [one for row, one in pairs if row.right is None]
    return Score(
        len(answered),
        len(unanswered),
        _share([one.place is not None and one.place < MOST for one in answered]),
        _share([one.shown for one in answered]),
        _share([one.any_passes for one in unanswered]),
    )


def _share(held: Sequence[bool]) -> float | None:
    return round(sum(held) / len(held), 4) if held else None


def as_json(report: RankingReport) -> dict[str, object]:
    """The report as ``eval ranking --json`` prints it."""
    return {
        "rows": report.rows,
        "missing": list(report.missing),
        "ways": {
            way: {
                name: {
                    "answered": score.answered,
                    "null": score.unanswered,
                    "top_three": score.top_three,
                    "shown": score.shown,
                    "null_passing": score.false_alarms,
                }
                for name, score in by_name.items()
            }
            for way, by_name in report.scores.items()
        },
    }
