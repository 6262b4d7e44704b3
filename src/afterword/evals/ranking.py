"""Nearness measured: of twenty memories, is the one that bears on the question among the first three?

A row is {"question", "memories": [{"text", "kind"}, …], "right": index or null}; null says that none bears on it, and
then none may pass. "also" may name others that bear: they count as right among the lines that are shown. By the
sentence model, by static vectors, by words alone, and by the prepared table. Rows are scored in groups: all, each
language, those about preferences among preferences alone (facts about the person do not stand beside messages), and
these filled up to twenty with preferences of other people.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from afterword.app.trying import Alike, Embedder, Progress, embedder_called, silent, words_shipped
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Memory
from afterword.remembering import prepared
from afterword.remembering.framing import MOST
from afterword.remembering.nearby import floor_of, nearest, wordings_for
from afterword.remembering.preparing import prepare
from afterword.remembering.spoken import ENGLISH

WAYS: tuple[tuple[str, str], ...] = (("sentence", "minilm"), ("static", "static"), ("words", "none"))
PREPARED = "prepared"
PREFERENCES, TWENTY = "preferences", "twenty preferences"
FULL = 20


@dataclass(frozen=True, slots=True)
class Row:
    """A question, what may bear on it, which does (None: none) and which do besides. ``lang``: of the question and of
    the memories, '' where the row names none.
    """

    question: str
    memories: tuple[tuple[str, Kind], ...]
    right: int | None
    lang: str
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """How one way fared on some rows, as shares of 1. ``shown``: among the first three that pass. ``false_alarms``:
    questions on which nothing bears and something passes. ``precise``: of all lines shown, those that bear. None where
    there was no such row.
    """

    answered: int
    unanswered: int
    top_three: float | None
    shown: float | None
    false_alarms: float | None
    precise: float | None = None


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
        also = tuple(int(place) for place in found.get("also", ()))
        return Row(str(found["question"]), memories, right, str(found.get("lang", "")), also)
    except (ValueError, KeyError, TypeError) as trouble:
        raise BadInput(f"{file}, line {number}: no row of a ranking table ({trouble}).") from None


def run_ranking(file: Path, progress: Progress = silent) -> RankingReport:
    """Every row by every way that can be had here."""
    rows = read_rows(file)
    groups = _groups(rows)
    scores: dict[str, dict[str, Score]] = {}
    missing: list[str] = []
    for way, name in WAYS:
        with embedder_called(name) as embedder:
            if embedder is None and name != "none":
                missing.append(way)
                continue
            ranking = _Ranking(embedder, rows)
            scores[way] = _scores(groups, ranking.placed, progress, way)
    scores[PREPARED] = _scores(groups, _Prepared().placed, progress, PREPARED)
    return RankingReport(len(rows), scores, tuple(missing))


def _groups(rows: Sequence[Row]) -> dict[str, tuple[Row, ...]]:
    """Rows by the name of their group, 'all' first."""
    langs = dict.fromkeys(row.lang for row in rows if row.lang)
    by_lang = {lang: tuple(row for row in rows if row.lang == lang) for lang in langs}
    first = by_lang.get(next(iter(langs), ""), tuple(rows))
    wished = tuple(wish for wish in map(_wish, first) if wish is not None)
    groups = {"all": tuple(rows), **by_lang, PREFERENCES: wished, TWENTY: tuple(_filled(wished))}
    return {name: group for name, group in groups.items() if group}


def _wish(row: Row) -> Row | None:
    """The row among preferences alone; None where what bears on it is none."""
    kept = [place for place, (_, kind) in enumerate(row.memories) if kind is Kind.PREFERENCE]
    if row.right is not None and row.right not in kept:
        return None
    right = kept.index(row.right) if row.right is not None else None
    also = tuple(kept.index(place) for place in row.also if place in kept)
    return Row(row.question, tuple(row.memories[place] for place in kept), right, row.lang, also)


def _filled(rows: Sequence[Row]) -> Iterator[Row]:
    """Answered rows with twenty preferences each: what other people prefer is added, in order, some of each. That may
    bear on a question on which nothing of the person's own does, so those are left out.
    """
    people = tuple(dict.fromkeys(row.memories for row in rows))
    for row in rows:
        own = people.index(row.memories)
        others = [people[(own + step) % len(people)] for step in range(1, len(people))]
        mixed = [one for several in zip_longest(*others) for one in several if one is not None]
        more = tuple(one for one in dict.fromkeys(mixed) if one not in row.memories)
        if row.right is not None:
            full = (*row.memories, *more[: max(0, FULL - len(row.memories))])
            yield Row(row.question, full, row.right, row.lang, row.also)


@dataclass(frozen=True, slots=True)
class _Placed:
    """Where the right memory came (None: nowhere, or there is none), and what is shown."""

    row: Row
    place: int | None
    shown: tuple[int, ...]

    @property
    def right_is_shown(self) -> bool:
        return self.row.right in self.shown

    @property
    def bearing(self) -> int:
        """How many of those that are shown bear."""
        return sum(place == self.row.right or place in self.row.also for place in self.shown)


class _Ranking:
    """Ranks as the product does, with what an embedder says (None: by words)."""

    def __init__(self, embedder: Embedder | None, rows: Sequence[Row]) -> None:
        self._name = embedder.id if embedder is not None else ""
        self._words = wordings_for(self._name)
        self._speaks = {"", ENGLISH} if embedder is None or not embedder.multilingual else {row.lang for row in rows}
        self._cosines: dict[tuple[str, str], float | None] = {}
        self._alike = Alike(embedder) if embedder is not None else None
        if self._alike is not None:
            memories = {text for row in rows for text, _ in row.memories}
            self._alike.vectors(tuple({row.question for row in rows} | {w for m in memories for w in self._words(m)}))

    def placed(self, row: Row) -> _Placed:
        for text, _ in row.memories:
            if (row.question, text) not in self._cosines:
                speaks = row.lang in self._speaks
                self._cosines[row.question, text] = self._cosine(row.question, text) if speaks else None
        cosines = [self._cosines[row.question, text] for text, _ in row.memories]
        ranked = nearest(row.question, row.memories, cosines, floor_of(self._name), row.lang)
        passing = tuple(near.place for near in ranked if near.bears)[:MOST]
        place = next((i for i, near in enumerate(ranked) if near.place == row.right and near.score > 0), None)
        return _Placed(row, place, passing)

    def _cosine(self, question: str, text: str) -> float | None:
        """The mean over the wordings is the likeness to the mean of their vectors."""
        if self._alike is None:
            return None
        each = [self._alike(question, wording) for wording in self._words(text)]
        known = [one for one in each if one is not None]
        return sum(known) / len(known) if known else None


class _Prepared:
    """Ranks by the prepared table: only what passes has a place there."""

    def __init__(self) -> None:
        self._words = words_shipped()
        self._tables: dict[tuple[tuple[str, Kind], ...], bytes] = {}

    def placed(self, row: Row) -> _Placed:
        if row.memories not in self._tables:
            texts = enumerate(text for text, _ in row.memories)
            known = [Memory(f"m-{n}", Kind.PREFERENCE, text, lang=row.lang) for n, text in texts]
            self._tables[row.memories] = prepare(known, seq=0, device="", told={}, day=lambda _: "", words=self._words)
        _, ids = prepared.picked(self._tables[row.memories], row.question, None, words=self._words)
        shown = tuple(int(one.removeprefix("m-")) for one in ids)
        return _Placed(row, shown.index(row.right) if row.right in shown else None, shown)


def _scores(
    groups: Mapping[str, Sequence[Row]], placed: Callable[[Row], _Placed], progress: Progress, way: str
) -> dict[str, Score]:
    scores = {}
    many = sum(map(len, groups.values()))
    known: dict[Row, _Placed] = {}
    done = 0
    for name, rows in groups.items():
        found = []
        for row in rows:
            if row not in known:
                known[row] = placed(row)
            found.append(known[row])
            done += 1
            progress(done, many, way)
        scores[name] = _score(found)
    return scores


def _score(found: Sequence[_Placed]) -> Score:
    answered = [one for one in found if one.row.right is not None]
    unanswered = [one for one in found if one.row.right is None]
    lines = [line < one.bearing for one in found for line in range(len(one.shown))]
    return Score(
        len(answered),
        len(unanswered),
        _share([one.place is not None and one.place < MOST for one in answered]),
        _share([one.right_is_shown for one in answered]),
        _share([bool(one.shown) for one in unanswered]),
        _share(lines),
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
                    "precise": score.precise,
                }
                for name, score in by_name.items()
            }
            for way, by_name in report.scores.items()
        },
    }
