"""Recall measured on long conversations between two people, in the form of the public LoCoMo set.

Each turn is one chunk in the product's own index, and each question with evidence is asked by words alone, by meaning
alone, and by both as recall fuses them. Form of the file: a list of {"sample_id", "conversation": {"session_N":
[{"speaker", "dia_id", "text"}, …]}, "qa": [{"question", "evidence": ["D1:3", …]}]}. The set is not ours, nor shipped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from afterword.app.trying import Embedder, Index, Progress, embedder_called, index_in, silent
from afterword.core.chunk import Chunk, Reach
from afterword.core.errors import BadInput
from afterword.remembering.ranking import TURNS, fuse, sought

DEPTHS = (5, 10, 20)
POOL = 100  # chunks that each way brings to the fusing
A_BATCH = 256
_PLACE = re.compile(r"D(\d+):(\d+)")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of one conversation, and the turns that answer it."""

    project: str
    question: str
    turns: frozenset[str]


@dataclass(frozen=True, slots=True)
class Found:
    """Shares of evidence found by depth, and the mean of one over the first right place; turns and sessions."""

    turn_recall: dict[int, float]
    turn_mrr: float
    session_recall: dict[int, float]
    session_mrr: float


@dataclass(frozen=True, slots=True)
class LocomoReport:
    """``ways``: 'words', 'meaning', 'both'; the last two missing where there is no embedder."""

    turns: int
    questions: int
    embedder: str
    ways: dict[str, Found]


def run_locomo(
    file: Path, *, embedder: str = "auto", share: float = TURNS, progress: Progress = silent
) -> LocomoReport:
    """Measure all three ways. ``share``: how much words count beside meaning. Raises BadInput."""
    chunks, questions = read_conversations(file)
    with TemporaryDirectory() as folder, index_in(Path(folder)) as index, embedder_called(embedder) as model:
        for start in range(0, len(chunks), A_BATCH):
            index.add(chunks[start : start + A_BATCH])
        if model is not None:
            _embed(index, model, len(chunks), progress)
        ranked: dict[str, list[tuple[Asked, tuple[str, ...]]]] = {}
        for done, asked in enumerate(questions, 1):
            for way, order in _answers(index, model, asked, share).items():
                ranked.setdefault(way, []).append((asked, order))
            progress(done, len(questions), "questions")
    ways = {way: _measured(orders) for way, orders in ranked.items()}
    return LocomoReport(len(chunks), len(questions), model.id if model is not None else "", ways)


def read_conversations(file: Path) -> tuple[tuple[Chunk, ...], tuple[Asked, ...]]:
    """All turns as chunks, whose ids end in the turn's own, and all questions with evidence. Raises BadInput."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        chunks = tuple(chunk for sample in found for chunk in _turns(sample))
        asked = tuple(question for sample in found for question in _questions(sample))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as trouble:
        raise BadInput(f"{file} is no set of conversations: {type(trouble).__name__} {trouble}.") from None
    there = {chunk.id for chunk in chunks}
    known = (Asked(one.project, one.question, one.turns & there) for one in asked)
    return chunks, tuple(one for one in known if one.turns)


def _turns(sample: Mapping[str, object]) -> Iterable[Chunk]:
    name = str(sample["sample_id"])
    conversation = sample["conversation"]
    assert isinstance(conversation, dict)
    for key, session in conversation.items():
        if not isinstance(session, list):
            continue
        for place, turn in enumerate(session):
            text = " ".join(f"{turn['speaker']}: {turn.get('text', '')} {turn.get('blip_caption', '')}".split())
            turn_id = f"{name}/{turn['dia_id']}"
            yield Chunk(turn_id, f"{name}:{key}", text, turn_id, place, project=name, lang="en")


def _questions(sample: Mapping[str, object]) -> Iterable[Asked]:
    name = str(sample["sample_id"])
    asked = sample["qa"]
    assert isinstance(asked, list)
    for one in asked:
        places = _PLACE.findall(" ".join(one.get("evidence", ())))
        yield Asked(name, str(one["question"]), frozenset(f"{name}/D{int(s)}:{int(t)}" for s, t in places))


def _embed(index: Index, model: Embedder, of: int, progress: Progress) -> None:
    done = 0
    while waiting := index.without_vector(model.id, A_BATCH):
        vectors = model.embed([chunk.text for chunk in waiting])
        index.store_vectors(model.id, dict(zip((chunk.id for chunk in waiting), vectors, strict=True)))
        done += len(waiting)
        progress(done, of, "turns")


def _answers(index: Index, model: Embedder | None, asked: Asked, share: float) -> dict[str, tuple[str, ...]]:
    reach = Reach(project=asked.project)
    said = {hit.chunk.id: hit.score for hit in index.by_words(sought(asked.question), reach, POOL)}
    if model is None:
        return {"words": tuple(said)}
    (vector,) = model.embed([asked.question])
    meant = {hit.chunk.id: hit.score for hit in index.by_meaning(model.id, vector, reach, POOL)}
    both = fuse(said, meant, share)
    return {"words": tuple(said), "meaning": tuple(meant), "both": tuple(sorted(both, key=lambda id_: -both[id_]))}


def _session(turn: str) -> str:
    return turn.rpartition(":")[0]


def _measured(ranked: Sequence[tuple[Asked, tuple[str, ...]]]) -> Found:
    turns = [(asked.turns, order) for asked, order in ranked]
    sessions = [
        (frozenset(map(_session, asked.turns)), tuple(dict.fromkeys(map(_session, order)))) for asked, order in ranked
    ]
    return Found(_recall(turns), _mrr(turns), _recall(sessions), _mrr(sessions))


def _recall(pairs: Sequence[tuple[frozenset[str], tuple[str, ...]]]) -> dict[int, float]:
    """The share of what is right among the first so many, as a mean over the questions."""
    return {
        depth: round(sum(len(right & set(order[:depth])) / len(right) for right, order in pairs) / len(pairs), 4)
        for depth in DEPTHS
    }


def _mrr(pairs: Sequence[tuple[frozenset[str], tuple[str, ...]]]) -> float:
    firsts = (next((n for n, one in enumerate(order, 1) if one in right), 0) for right, order in pairs)
    return round(sum(1 / n for n in firsts if n) / len(pairs), 4)


def as_json(report: LocomoReport) -> dict[str, object]:
    """The report as ``eval locomo --json`` prints it."""
    return {
        "turns": report.turns,
        "questions": report.questions,
        "embedder": report.embedder,
        "ways": {
            way: {
                "turn": {**{f"recall@{n}": value for n, value in found.turn_recall.items()}, "mrr": found.turn_mrr},
                "session": {
                    **{f"recall@{n}": value for n, value in found.session_recall.items()},
                    "mrr": found.session_mrr,
                },
            }
            for way, found in report.ways.items()
        },
    }
