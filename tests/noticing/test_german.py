"""German against rows that were written before its rules, and what its order of words asks of the reader.

First run of the rules on them: 158 of 169 statements (2 wrong), 171 of 179 signals; no line of ordinary talk.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.noticing.chats import CASES, signals_of_last
from tests.noticing.test_statements_cases import outcome, rows
from tests.noticing.told import NOW, texts

from afterword.core.memory import Kind, Memory
from afterword.core.signal import SignalKind
from afterword.core.verdict import Apply
from afterword.evals.table import StatementsRow
from afterword.evals.tally import Outcome
from afterword.evals.turns import chat_of
from afterword.judging.case import Situation
from afterword.judging.gate import judge
from afterword.judging.grounding import SaidEntry
from afterword.noticing.durable import durable_words
from afterword.noticing.ownwords import own_words
from afterword.noticing.reading import notice
from afterword.noticing.statements import read_statements

STATEMENTS = list(rows(CASES / "fresh-statements-de.jsonl"))
SPOKEN = [row for row in STATEMENTS if row.expect.changes]
TALK = (CASES / "ordinary-talk-de.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("row", STATEMENTS, ids=lambda row: row.id)
def test_nothing_is_read_wrong(row: StatementsRow) -> None:
    came, told = outcome(row)
    assert came is not Outcome.WRONG, told


def test_nearly_all_statements_are_spoken_to() -> None:
    """Half is the promise; this is what stands, and it must not shrink."""
    silent = [row.id for row in SPOKEN if outcome(row)[0] is not Outcome.RIGHT]
    assert len(silent) <= 1, silent


def test_the_shared_rows_are_right(shared: Path) -> None:
    german = [row for row in rows(shared / "cases" / "statements.jsonl") if row.lang == "de"]
    assert len(german) >= 20
    assert [row.id for row in german if outcome(row)[0] is not Outcome.RIGHT] == []


@pytest.mark.parametrize("row", SPOKEN, ids=lambda row: row.id)
def test_what_is_read_is_a_description_that_the_words_carry(row: StatementsRow) -> None:
    """Reader and gate must agree on what a description in German is, and on who denies what."""
    memories = tuple(Memory(one.id, Kind(one.kind), one.text) for one in row.input.memories)
    noticed = notice(chat_of(row.input.turns, project=row.input.project), after=None)
    said = tuple(SaidEntry(one.id, one.text, noticed.own[one.id]) for one in noticed.fresh)
    situation = Situation(said, attended=True, person_present=True, memories=memories)
    for change in read_statements(noticed, memories=memories, now=NOW).changes:
        assert isinstance(judge(change, situation), Apply), (change.text, judge(change, situation))


@pytest.mark.parametrize(
    ("said", "stored"),
    [
        ("Am Wochenende koche ich gern", "Kocht am Wochenende gern"),
        ("Kaffee trinke ich nur schwarz", "Trinkt Kaffee nur schwarz"),
        ("Tests schreibe ich immer zuerst", "Schreibt Tests immer zuerst"),
        ("Merk dir bitte, dass ich in Wien wohne", "Wohnt in Wien"),
        ("Wir sind letzten Monat nach Bern gezogen", "Wohnt in Bern"),
        ("Gib Preise immer in Euro an", "Möchte Preise immer in Euro angegeben haben"),
        ("Nie direkt nach main pushen", "Möchte, dass nie direkt nach main gepusht wird"),
        ("Ich schreibe meine Mails immer ohne Grußformel", "Schreibt eigene Mails immer ohne Grußformel"),
        ("ich bin Krankenschwester und arbeite nachts", "Ist Krankenschwester"),
        ("Mein Hund heißt Rex und ist sieben", "Hat einen Hund namens Rex"),
    ],
)
def test_the_verb_comes_to_the_head(said: str, stored: str) -> None:
    assert stored in texts(said)


@pytest.mark.parametrize(
    "said",
    [
        "Schick meine Rechnungen immer an die Buchhaltung",
        "Ich nehme immer das Gleiche",
        "Ich mache das immer so",
        "Ich bin Peter und will Pizza",
        "Ich mag das Lied nicht",
        "Mein Laptop hat keinen Akku mehr",
        "Frag immer nach, bevor du etwas löschst",
        "Erklär mir immer alles ganz genau",
        "Ich arbeite an einer Lösung",
        "Ich komme aus dem Staunen nicht raus",
        "In einem Rollenspiel wohne ich auf dem Mond",
    ],
)
def test_it_would_rather_be_silent(said: str) -> None:
    assert texts(said) == []


def test_ordinary_talk_holds_nothing_that_lasts() -> None:
    assert [line for line in TALK if texts(line)] == []
    lasting = [line for line in TALK if durable_words(own_words(line), "1")]
    assert len(lasting) <= 0.08 * len(TALK), lasting


def test_ordinary_talk_seldom_corrects() -> None:
    corrected = [line for line in TALK if SignalKind.CORRECTION in _after_a_reply(line)]
    assert len(corrected) <= 0.02 * len(TALK), corrected


def _after_a_reply(line: str) -> set[SignalKind]:
    before = [{"role": "user", "text": "mach eine Liste"}, {"role": "assistant", "text": "Hier ist die Liste."}]
    return {signal.kind for signal in signals_of_last([*before, {"role": "user", "text": line}])}
