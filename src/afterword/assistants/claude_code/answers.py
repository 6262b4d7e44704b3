"""Answers to questions that the assistant asked: which were chosen from its own labels, and which the person typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec import Raw, Struct

from .records import part


@dataclass(frozen=True, slots=True)
class Answer:
    """``picked``: a label of the assistant's. Else the person's own text; ``why`` says where it was typed."""

    text: str
    picked: bool
    why: str = ""


class _Option(Struct):
    label: str = ""


class _Question(Struct):
    question: str = ""
    options: list[_Option] = msgspec.field(default_factory=list)


class _Note(Struct):
    notes: str | None = None


class _Asked(Struct):
    """The input of the question tool, and, with the answers in it, its structured result."""

    questions: list[_Question] = msgspec.field(default_factory=list)
    answers: dict[str, str] = msgspec.field(default_factory=dict)
    annotations: dict[str, _Note] = msgspec.field(default_factory=dict)


_asked = msgspec.json.Decoder(_Asked).decode
_PAIR = re.compile(r'"((?:[^"\\]|\\.)*)"="((?:[^"\\]|\\.)*)"')


def answers_given(result: Raw, asked: Raw, text: str) -> Iterator[Answer]:
    """Every answer in order. ``result`` is the structured result, ``asked`` the input, ``text`` what the model saw.

    Without labels nothing can be told from a choice, so nothing counts as typed.
    """
    answered, call = part(_asked, result) or _Asked(), part(_asked, asked) or _Asked()
    labels = {q.question: [option.label for option in q.options] for q in (*call.questions, *answered.questions)}
    answers = answered.answers or dict(_PAIR.findall(text))
    for question, answer in answers.items():
        yield from _told_apart(answer, labels.get(question, []))
        note = answered.annotations.get(question)
        if note and note.notes and note.notes.strip():
            yield Answer(note.notes, picked=False, why="notes")


def _told_apart(answer: str, labels: list[str]) -> Iterator[Answer]:
    """Several choices stand in one text with commas between; what is left behind the last label was typed."""
    rest = answer
    ordered = sorted((label for label in labels if label), key=len, reverse=True)
    while rest and (label := next((label for label in ordered if _begins(rest, label)), None)):
        yield Answer(label, picked=True)
        rest = rest[len(label) :].removeprefix(",").lstrip()
    if rest.strip():
        yield Answer(rest, picked=not labels, why="typed")


def _begins(text: str, label: str) -> bool:
    return text.startswith(label) and text[len(label) :].lstrip()[:1] in {"", ","}
