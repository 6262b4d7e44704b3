"""German: what its order of words asks of the reader, and where it would rather be silent."""

from __future__ import annotations

import pytest
from tests.noticing.told import texts


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
