"""What a model says beyond the words gains it nothing: one row a lie, and what the words make of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from tests.noticing.told import heard

from afterword.core.change import Add, Basis, Supersede
from afterword.core.memory import About, Chatless, Domain, Everywhere, InDomain, InProject, Kind, Memory
from afterword.core.verdict import Drop, Reason
from afterword.judging.gate import SaidEntry, Situation, judge
from afterword.noticing.review import LeftOut, Material, Resolved, parse_answer, resolved

MEMORIES = (
    Memory("m-home", Kind.FACT, "Lives in Leipzig"),
    Memory("m-tabs", Kind.PREFERENCE, "Prefers tabs over spaces"),
    Memory("m-computer", Kind.FACT, "On this computer, python isn't found; py works.", about=About.ENVIRONMENT),
)


def material(*turns: str, project: str | None = None) -> Material:
    return Material(heard(*turns, project=project), MEMORIES)


def answered(shown: Material, evidence: str, text: str, **fields: Any) -> Resolved:
    part = {"op": "add", "kind": "preference", "text": text, "evidence": evidence, "scope": "everywhere", **fields}
    return resolved(parse_answer(json.dumps({"changes": [part]})), shown)


@dataclass(frozen=True)
class Lie:
    """The last turn's words, what is answered of them, and what the change is in the end."""

    turns: tuple[str, ...]
    text: str
    fields: dict[str, Any]
    is_: dict[str, Any]
    evidence: str = ""
    project: str | None = None


HERON = InProject("folder:/projects/heron", "heron")
MILES, NO_MILES = ("How far is it?", "* 12 miles."), "No, kilometres, not miles."
WISH = Kind.PREFERENCE
LIES = {
    "everywhere, of a wish for this project": Lie(
        ("in this repo we squash commits",), "Wants commits squashed", {}, {"scope": HERON}, project="heron"
    ),
    "everywhere, of a wish for one field": Lie(
        ("In code I prefer early returns",), "Prefers early returns", {}, {"scope": InDomain(Domain.CODE)}
    ),
    "everywhere and a fact, of a wish for one field": Lie(
        ("When coding I like pairing",), "Likes pairing", {"kind": "fact"}, {"scope": InDomain(Domain.CODE)}
    ),
    "everywhere, of a correction": Lie(
        (*MILES, NO_MILES),
        "Prefers kilometres",
        {},
        {"scope": Chatless(), "basis": Basis.CORRECTED},
    ),
    "a fact, of a correction": Lie((*MILES, NO_MILES), "Uses kilometres", {"kind": "fact"}, {"kind": WISH}),
    "what reads as a fact, of a correction": Lie(
        (*MILES, NO_MILES), "Works as a kilometre counter", {"kind": "fact"}, {"kind": WISH}
    ),
    "nothing: a fact is one in a correction too": Lie(
        ("Where am I?", "* In Leipzig.", "No, I live in Ghent, not Leipzig."),
        "Lives in Ghent",
        {"kind": "fact"},
        {"kind": Kind.FACT, "correction": None},
    ),
    "people, of a correction": Lie((*MILES, NO_MILES), "Uses kilometres", {"kind": "people"}, {"kind": WISH}),
    "a fact, of a change of mind": Lie(
        ("on second thought let's keep the old logo",),
        "Keeps the old logo",
        {"kind": "fact"},
        {"kind": WISH},
    ),
    "this project's way, in a chat of none": Lie(
        ("I prefer squashed commits",), "Prefers squashed commits", {"kind": "project"}, {"kind": WISH}
    ),
    "this project's way, everywhere": Lie(
        ("I prefer squashed commits",),
        "Prefers squashed commits",
        {"kind": "project"},
        {"scope": HERON},
        project="heron",
    ),
    "that it was stated, said by many, confirmed": Lie(
        (*MILES, NO_MILES),
        "Prefers kilometres",
        {"basis": "stated", "stage": "confirmed", "seen": 9, "source": "you", "about": "environment"},
        {"basis": Basis.CORRECTED, "about": About.PERSON},
    ),
    "that it has long been true": Lie(
        ("I live in Ghent",),
        "Lives in Ghent",
        {"kind": "fact", "valid_from": "1999-01-01", "since": "1999"},
        {"valid_from": None},
    ),
    "another entry and language": Lie(
        ("I live in Ghent",),
        "Lives in Ghent",
        {"kind": "fact", "entry": "e9", "lang": "ru"},
        {"entry": "e0", "lang": "en"},
    ),
    "half of what was said": Lie(
        ("I don't like olives",), "Likes olives", {}, {"evidence": "I don't like olives"}, evidence="like olives"
    ),
}


def situation(shown: Material) -> Situation:
    """The gate's, for words that were seen and nothing else."""
    said = tuple(SaidEntry(one.id, one.text, shown.noticed.own[one.id]) for one in shown.noticed.fresh)
    return Situation(said, attended=True, person_present=True)


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_gains_nothing(lie: str) -> None:
    row = LIES[lie]
    said = row.evidence or row.turns[-1]
    (change,) = answered(material(*row.turns, project=row.project), said, row.text, **row.fields).changes
    assert isinstance(change, Add)
    assert {name: getattr(change, name) for name in row.is_} == row.is_


STAYS = {
    "words that have nothing to do with it": ("I prefer dark chocolate", "Prefers dark chocolate", 1),
    "words that share a name with it": ("I like the trams in Leipzig", "Likes the trams in Leipzig", 1),
    "another wish": ("I prefer dark chocolate", "Prefers dark chocolate", 2),
    "a wish for one project": ("in this repo I prefer spaces over tabs", "Prefers spaces over tabs", 2),
}


@pytest.mark.parametrize("why", STAYS)
def test_what_the_words_do_not_speak_of_is_not_replaced(why: str) -> None:
    """It is learned beside the memory that was named, and that one stays."""
    said, text, number = STAYS[why]
    (change,) = answered(material(said, project="heron"), said, text, op="supersede", memory=number).changes
    assert isinstance(change, Add)


GOES = {
    "the same thing, anew": ("I live in Ghent now", "Lives in Ghent", 1, "fact", "m-home"),
    "moved, no word shared": ("I moved to Ghent", "Has moved to Ghent", 1, "fact", "m-home"),
    "a wish turned round": ("I prefer spaces over tabs", "Prefers spaces over tabs", 2, "preference", "m-tabs"),
    "what was named as gone": (
        "I'm done with tabs, two blanks it is",
        "Indents by two blanks",
        2,
        "preference",
        "m-tabs",
    ),
}


@pytest.mark.parametrize("why", GOES)
def test_what_the_words_speak_of_is_replaced(why: str) -> None:
    said, text, number, kind, target = GOES[why]
    (change,) = answered(material(said), said, text, kind=kind, op="supersede", memory=number).changes
    assert isinstance(change, Supersede)
    assert change.target == target


LEFT_OUT: dict[str, tuple[str, dict[str, Any], LeftOut]] = {
    "what only code says": ("I live in Ghent", {"op": "supersede", "memory": 3}, LeftOut.KNOWN_TO_CODE),
    "what holds for now": ("for now I prefer tables", {"text": "Prefers tables"}, LeftOut.THIS_CHAT_ONLY),
    "another project": ("in this repo I want tables", {"text": "Wants tables"}, LeftOut.THIS_CHAT_ONLY),
    "another language": ("Eu moro no Porto", {"text": "Lives in the city of Porto"}, LeftOut.OTHER_LANGUAGE),
    "other letters": ("I live in Ghent", {"text": "住在根特"}, LeftOut.OTHER_LANGUAGE),
    "other letters, one name": ("我在 Ghent 生活", {"text": "Lives in Ghent"}, LeftOut.OTHER_LANGUAGE),
}


@pytest.mark.parametrize("why", LEFT_OUT)
def test_what_cannot_be_placed_is_left_out_and_named(why: str) -> None:
    said, fields, reason = LEFT_OUT[why]
    shown = material("Anything?", "* Done, with bullets and charm.", said)
    part = {"text": "Lives in Ghent", "kind": "fact", "evidence": said.splitlines()[0], **fields}
    found = answered(shown, part.pop("evidence"), part.pop("text"), **part)
    assert found.changes == ()
    assert [(one.index, one.reason) for one in found.dropped] == [(0, reason)]


DROPPED: dict[str, tuple[str, dict[str, Any], Reason]] = {
    "a number that was not shown": ("I live in Ghent", {"op": "supersede", "memory": 9}, Reason.NO_TARGET),
    "number nought": ("I live in Ghent", {"op": "supersede", "memory": 0}, Reason.NO_TARGET),
    "a number below it": ("I live in Ghent", {"op": "supersede", "memory": -1}, Reason.NO_TARGET),
    "words from the memories": ("I live in Ghent", {"evidence": "Lives in Leipzig"}, Reason.NOT_SAID),
    "words of the assistant": ("I live in Ghent", {"evidence": "with bullets and charm"}, Reason.NOT_SAID),
    "words that were looked at before": ("I live in Ghent", {"evidence": "anything at all"}, Reason.NOT_SAID),
    "one word": ("I live in Ghent", {"evidence": "Ghent"}, Reason.NOT_SAID),
    "half a word": ("I live in Ghent", {"evidence": "live in Gh"}, Reason.NOT_SAID),
    "two pieces": ("I live in Ghent", {"evidence": "I live ... Ghent"}, Reason.NOT_SAID),
    "words that were pasted": ("> I live in Ghent\n\nlook at that", {"evidence": "I live in Ghent"}, Reason.QUOTED),
}


@pytest.mark.parametrize("why", DROPPED)
def test_what_was_not_said_or_not_shown_is_dropped_by_the_gate_which_records_it(why: str) -> None:
    said, fields, reason = DROPPED[why]
    shown = material("Anything?", "* Done, with bullets and charm.", said)
    part = {"text": "Lives in Ghent", "kind": "fact", "evidence": said.splitlines()[0], **fields}
    (change,) = answered(shown, part.pop("evidence"), part.pop("text"), **part).changes
    verdict = judge(change, situation(shown))
    assert isinstance(verdict, Drop)
    assert verdict.reason is reason


def test_reasons_of_parser_and_chat_stand_together_in_the_order_of_the_answer() -> None:
    good = {"op": "add", "kind": "fact", "text": "Lives in Ghent", "evidence": "I live in Ghent"}
    parts = [{**good, "op": "forget"}, good, {**good, "evidence": "I never said this"}, 7, {**good, "text": ""}]
    found = resolved(parse_answer(json.dumps({"changes": parts})), material("I live in Ghent"))
    assert [change.evidence for change in found.changes] == ["I live in Ghent", "I never said this"]
    assert [(one.index, one.reason.value) for one in found.dropped] == [
        (0, "unknown_op"),
        (3, "no_object"),
        (4, "no_text"),
    ]


def test_a_half_that_hides_a_no_is_judged_with_its_no() -> None:
    shown = material("I don't like olives")
    (change,) = answered(shown, "like olives", "Likes olives").changes
    verdict = judge(change, situation(shown))
    assert isinstance(verdict, Drop)
    assert verdict.reason is Reason.CONTRADICTS_EVIDENCE


def test_a_half_that_hides_who_said_it_is_judged_with_its_speaker() -> None:
    shown = material("My boss said: I don't use Windows. I do.")
    (change,) = answered(shown, "I don't use Windows", "Doesn't use Windows").changes
    verdict = judge(change, situation(shown))
    assert isinstance(verdict, Drop)
    assert verdict.reason is Reason.QUOTED


WHY = {
    "they moved from Leipzig": "",
    "has asthma": "",
    "now in Ghent": "now in Ghent",
    "Leipzig\x1b[31m": "",
    "": "",
}


@pytest.mark.parametrize("why", WHY)
def test_why_it_changed_says_no_more_than_the_words_do(why: str) -> None:
    """A reason is shown and kept without going through the gate."""
    (change,) = answered(
        material("I live in Ghent now"),
        "I live in Ghent now",
        "Lives in Ghent",
        kind="fact",
        op="supersede",
        memory=1,
        why=why,
    ).changes
    assert isinstance(change, Supersede)
    assert change.why == WHY[why]


def test_a_reason_is_not_vouched_for_by_the_text_that_came_with_it() -> None:
    found = answered(
        material("I live in Ghent now"),
        "I live in Ghent now",
        "Has asthma in Ghent",
        kind="fact",
        op="supersede",
        memory=1,
        why="has asthma",
    )
    assert [getattr(change, "why", "") for change in found.changes] == [""]


SPOKEN = {
    "Vivo em Braga desde maio": "Vive em Braga",
    "Ich trinke nur Tee": "Trinkt nur Tee",
    "我喜欢用 TypeScript": "喜欢用 TypeScript",
    "I prefer Vim": "Prefers Vim",
    "Je préfère le thé vert": "Préfère le thé vert",
    "Prefiero Rust para todo": "Prefiere Rust para todo",
}


@pytest.mark.parametrize("said", SPOKEN)
def test_the_language_of_the_words_is_no_other_language(said: str) -> None:
    assert [change.text for change in answered(material(said), said, SPOKEN[said]).changes] == [SPOKEN[said]]


def test_a_scope_can_only_narrow() -> None:
    for scope, reach in {"domain:code": InDomain(Domain.CODE), "project": HERON, "chatless": Everywhere()}.items():
        (change,) = answered(
            material("I prefer tabs", project="heron"), "I prefer tabs", "Prefers tabs", scope=scope
        ).changes
        assert change.scope == reach
