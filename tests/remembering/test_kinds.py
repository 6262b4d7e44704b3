"""Kinds of things: how an entry is written, what is about one, what asks for one, and that the lists fit together."""

from __future__ import annotations

import pytest
from tests.remembering.memories import fact, prefers

from afterword.core.memory import Kind
from afterword.language.kinds.reading import CODES, asked, things
from afterword.remembering.asking import ENOUGH, HALF, Lookup, enough, how_well
from afterword.remembering.kinds import about, about_kinds, asked_for, kinds_of
from afterword.remembering.nearby import ASKED_MEANS, KNOWN_MORE, STATIC_MEANS, nearest, with_what_is_asked
from afterword.remembering.prepared import light_words

ENTRIES = Lookup.of(
    [
        ("kiln", "pottery", ENOUGH), ("glaz*", "pottery", ENOUGH), ("fire_it", "pottery", ENOUGH),
        ("clay", "pottery", HALF), ("bowl", "pottery", HALF), ("*topf", "pottery", ENOUGH), ("陶", "pottery", ENOUGH),
        ("bowl", "soup", ENOUGH), ("bow*", "soup", HALF), ("bow*", "archery", ENOUGH),
    ]
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("which kiln for this", {"pottery": 1.0}),
        ("glazing and a glaze", {"pottery": 2.0}),
        ("when do I fire it", {"pottery": 1.0}),
        ("fire and then it cools", {}),
        ("clay", {"pottery": 0.5}),
        ("clay, clay and more clay", {"pottery": 0.5}),
        ("a clay bowl", {"pottery": 1.0, "soup": 1.0, "archery": 1.0}),
        ("bows", {"soup": 0.5, "archery": 1.0}),
        ("ein blumentopf", {"pottery": 1.0}),
        ("topf", {}),
        ("学陶艺", {"pottery": 1.0}),
        ("kilns", {}),
    ],
)
def test_an_entry_is_a_word_its_beginning_its_end_some_words_or_characters(text: str, said: dict[str, float]) -> None:
    for entries in (ENTRIES, Lookup.read(ENTRIES.line())):
        assert entries.found(light_words(text), text) == said


def test_two_words_that_half_say_it_do_and_a_long_message_must_say_more() -> None:
    said = {"pottery": HALF, "soup": ENOUGH, "archery": 1.5, "tea": 3.5}
    assert enough(said, 0) == {"soup": 0.5, "archery": 0.75, "tea": 1}
    assert enough(said, 1.2) == {"archery": 0.75, "tea": 1}
    assert how_well({"pottery", "soup", "tea"}, enough(said, 0)) == 1
    assert how_well({"pottery"}, enough(said, 0)) == how_well((), enough(said, 0)) == 0


def test_what_can_be_asked_for_can_be_had_and_no_entry_is_lost() -> None:
    english = asked("en")
    assert {kind for code in CODES for kind in things(code)} == set(english)
    for code in CODES:
        assert set(asked(code)) <= set(english), code
        for listed in (things(code), asked(code)):
            for kind, entries in listed.items():
                for entry in (*entries.enough, *entries.half):
                    words = light_words(entry.strip("*"))
                    assert words, (code, kind, entry)
                    assert len(words) <= 3 or code == "zh", (code, kind, entry)
                    assert not entry.endswith("*") or len(entry) > 3, (code, kind, entry)
                assert len(set(entries.enough + entries.half)) == len(entries.enough + entries.half), (code, kind)
    assert asked("ru") == {}


@pytest.mark.parametrize(
    ("memory", "lang", "message"),
    [
        ("Prefers poetry", "en", "Install flask"),
        ("Prefers poetry", "en", "add lodash"),
        ("Uses RSpec", "en", "are there tests for the importer"),
        ("Uses MariaDB", "en", "write a migration for the orders"),
        ("Is pescatarian", "en", "what goes with this for lunch"),
        ("Verwendet npm", "de", "installiere express"),
        ("Isst kein Schweinefleisch", "de", "was gibt es zum Abendessen"),
        ("Will Arzttermine am Nachmittag", "de", "mach einen Friseurtermin aus"),
        ("Usa Jest", "es", "faltan pruebas para el módulo"),
        ("Prefiere el tren", "es", "¿cómo llego a Gijón?"),
        ("Préfère Sass", "fr", "mets le fond dans une autre couleur"),
        ("Evita glúten", "pt", "uma receita para o almoço"),
        ("喜欢住民宿", "zh", "周末在苏州住宿怎么安排"),
        ("用yarn", "zh", "帮我安装express"),
    ],
)
def test_what_is_asked_for_is_found_without_a_shared_word(memory: str, lang: str, message: str) -> None:
    assert how_well(kinds_of(memory, lang), enough(asked_for(message), 0)) > 0
    [near] = nearest(message, [(memory, Kind.PREFERENCE)], [None], lang=lang)
    assert near.bears


@pytest.mark.parametrize(
    ("memory", "message"),
    [
        ("Prefers poetry", "why is this list empty"),
        ("Prefers poetry", "add a title"),
        ("Likes the fish market in spring", "open a terminal and run bash"),
        ("Listens to jazz", "show the last three lines"),
        ("Eats no pork", "does the pan of the camera work"),
        ("Eats no pork", "clear the cookies and close the menu"),
        ("Takes no calls before ten", "call the function twice"),
        ("Invests in index funds", "investigate what happened"),
        ("Runs three times a week", "run the training loop"),
    ],
)
def test_what_is_not_asked_for_is_not_found(memory: str, message: str) -> None:
    """'show' is a concert in Portuguese, 'pan' bread in Spanish: words of a language ask in that language alone."""
    assert how_well(kinds_of(memory), enough(asked_for(message), 0)) == 0


def test_facts_about_a_person_are_about_no_kind() -> None:
    assert about_kinds(prefers("Prefers pnpm")) == {"packages"}
    assert about_kinds(fact("Maintains pnpm")) == frozenset()


def test_what_is_asked_for_needs_little_meaning_and_what_is_not_a_little_more() -> None:
    known = [("Prefers pnpm", Kind.PREFERENCE), ("Prefers quiet", Kind.PREFERENCE)]

    def bears(message: str, cosine: float) -> list[int]:
        return sorted(one.place for one in nearest(message, known, [cosine, cosine], STATIC_MEANS) if one.bears)

    assert bears("install flask", ASKED_MEANS) == [0]
    assert bears("install flask", ASKED_MEANS - 0.01) == []
    assert bears("who was Nero", STATIC_MEANS) == [1]
    assert bears("who was Nero", STATIC_MEANS + KNOWN_MORE) == [0, 1]


def test_what_is_asked_for_comes_before_what_only_means_something_alike() -> None:
    known = [("Prefers quiet", Kind.PREFERENCE), ("Prefers pnpm", Kind.PREFERENCE)]
    assert [one.place for one in nearest("install flask", known, [0.35, 0.2])] == [1, 0]


def test_static_vectors_are_told_what_one_asks_with() -> None:
    text, more = with_what_is_asked("Prefers pnpm")
    assert (text, more) == ("Prefers pnpm", f"pnpm: {about('Prefers pnpm')}")
    assert "install" in more
    assert with_what_is_asked("Prefers quiet") == ("Prefers quiet",)
    assert with_what_is_asked("Ich nutze lieber pnpm für alles") == ("Ich nutze lieber pnpm für alles",)
