"""Same, close, different: equal words make the same, and nothing else does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.language.folding import language_of
from afterword.language.likeness import Relation, adds, content_words, norm, numbers, relation, stem
from afterword.language.pack import Pack
from afterword.language.packs import PACKS

SAME, CLOSE, DIFFERENT = Relation.SAME, Relation.CLOSE, Relation.DIFFERENT


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("The user doesn’t really eat fish", "Does not eat fish.", SAME),
        ("Likes cats, dogs and newts", "Likes newts, cats and dogs", SAME),
        ("Works in Rome and lives in Milan", "Lives in Milan and works in Rome", SAME),
        ("Likes red wine and white wine", "Likes white wine and red wine", SAME),
        # every word is there twice, and each says another thing
        ("Likes tea and dislikes coffee", "Likes coffee and dislikes tea", CLOSE),
        ("Drinks tea in spring and coffee in autumn", "Drinks coffee in spring and tea in autumn", CLOSE),
        ("Prefers tea over coffee", "Prefers coffee over tea", CLOSE),
        ("Speaks Dutch and German or Polish", "Speaks Dutch or German and Polish", CLOSE),
        ("Wears glasses", "Wears glass", CLOSE),
        ("Has 80 hens", "Has 100 hens", CLOSE),
        ("Uses C++", "Uses C#", CLOSE),
        # other words for the same thing, or for its opposite
        ("Prefers brief replies", "Prefers short answers", CLOSE),
        ("Prefers long answers", "Prefers short answers", CLOSE),
        ("Wants bullets", "Wants prose", CLOSE),
        ("Lives in Graz", "Plays the trombone", DIFFERENT),
        ("Likes it", "Likes it", SAME),
        ("喜欢喝绿茶", "喜欢喝红茶", CLOSE),
        ("喜欢喝绿茶", "住在成都", DIFFERENT),
        ("", "", DIFFERENT),
        ("The user", "User", DIFFERENT),
    ],
)
def test_by_words(a: str, b: str, expected: Relation) -> None:
    assert relation(a, b) is expected
    assert relation(b, a) is expected


@pytest.mark.parametrize(
    ("a", "b", "cosine", "expected"),
    [
        ("Enjoys gardening", "Grows tomatoes and beans", 0.55, CLOSE),
        ("Enjoys gardening", "Grows tomatoes and beans", 0.45, DIFFERENT),
        ("Prefers paper books", "Prefers paper bags", 0.36, CLOSE),
        ("Prefers paper books", "Prefers paper bags", 0.34, DIFFERENT),
        ("Prefers paper books", "Reads paper books", 0.1, CLOSE),  # all that the one names stands in the other
        ("Prefers dark mode", "Wants a light theme by day", 0.1, CLOSE),
        ("Prefers books", "Reads paper books", 0.1, DIFFERENT),
        ("Prefers tea", "Prefers tea", -1.0, SAME),
        ("Prefers tea over coffee", "Prefers coffee over tea", 1.0, CLOSE),
    ],
)
def test_meaning_makes_close_and_never_same(a: str, b: str, cosine: float, expected: Relation) -> None:
    assert relation(a, b, cosine) is expected


@pytest.mark.parametrize(
    ("new", "old", "expected"),
    [
        ("Prefers oat milk", "Prefers milk", True),
        ("Prefers milk", "Prefers oat milk", False),
        ("Prefers brief replies", "Prefers short answers", False),
        ("Prefers 5 bullets", "Prefers five bullets", False),
        ("Prefers 6 bullets", "Prefers five bullets", True),
        ("Does not like milk", "Likes milk", True),
        ("Likes milk without sugar", "Likes milk not sugar", False),
        ("Prefers tea over milk", "Prefers tea", True),
        ("Prefers milk over tea", "Prefers tea over milk", False),
    ],
)
def test_what_a_text_adds(new: str, old: str, expected: bool) -> None:
    assert adds(new, old) is expected


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Prefers Swift", "Feeds a swift in summer"),
        ("Writes tests in Ruby", "Collects rubies"),
        ("Wants Slack muted", "Keeps some slack, always"),
        ("Vive en Granada", "Pela una granada"),
        ("Travaille chez Carrefour", "Attend à un carrefour"),
        ("Trabalha na Globo", "Pintou um globo"),
    ],
)
def test_a_name_is_not_the_plain_word_that_is_written_like_it(name: str, plain: str) -> None:
    """Only where the plain word is written small and counted: people write names small, too."""
    assert relation(name, plain) is relation(plain, name) is DIFFERENT
    assert relation(name.lower(), plain) is CLOSE


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Prefers Swift", "Likes swift at work"),
        ("Prefers Swift", "Wants a swift wrapper for each interface"),
        ("Keeps a Swift book near", "Feeds a swift"),
        ("Swift is preferred", "Feeds a swift"),
        ("Drives a Volvo", "Wants a volvo with a tow bar"),
        ("Bevorzugt Zug", "Sah einen zug"),
    ],
)
def test_a_name_written_small_is_the_same_name(name: str, other: str) -> None:
    assert relation(name, other) is relation(other, name) is CLOSE


@pytest.mark.parametrize("pack", [pack for pack in PACKS if pack.likeness.two_meanings], ids=lambda pack: pack.name)
def test_names_that_are_plain_words_are_looked_up_as_they_stand(pack: Pack) -> None:
    """Else a name that ends like a plural would count as one."""
    names = pack.likeness.two_meanings.split()
    assert [name for name in names if stem(name, pack.code) != name] == []
    assert len(names) == len(set(names))
    assert pack.likeness.counting
    assert not pack.spelling.capital_nouns


def test_what_is_drawn_together_is_a_word_of_its_own() -> None:
    assert norm("É vegetariano", "pt") == ("vegetariano",)
    assert norm("Mora no Porto", "pt") == ("mora", "porto")
    assert norm("Está delgado", "es") == ("delgado",)
    assert norm("Vuelve del mercado", "es") == norm("Vuelve de el mercado", "es")
    assert norm("Trie ses emails", "fr") == norm("Trie ses courriels", "fr")
    assert norm("Can't stay, she's out", "en") == norm("cannot stay, she is out", "en")


def test_norm() -> None:
    assert norm("The user’s favourite colours aren't grey") == ("favorite", "color", "not", "gray")
    assert norm("User prefers the C++ way") == ("prefer", "c++", "way")
    assert stem("Libraries") == "library"
    assert numbers("Has two hens and 3.11") == {"2", "3.11"}
    assert content_words("I prefer the short answers in code") == {"short", "answer", "code"}


def test_a_language_without_a_pack_is_compared_letter_by_letter() -> None:
    assert norm("Suosii teetä", "fi") == ("suosii", "teetä")
    assert relation("Suosii teetä", "SUOSII TEETÄ", lang="fi") is SAME


def test_without_any_word_known_the_first_pack_is_meant() -> None:
    assert language_of("xyzzy") == "en"


texts = st.lists(
    st.sampled_from(["likes", "tea", "and", "not", "over", "milk", ",", "2", "two", "cats", "the"]), max_size=7
)


@given(texts.map(" ".join), texts.map(" ".join), st.one_of(st.none(), st.floats(-1, 1)))
def test_it_is_the_same_both_ways_and_same_needs_the_same_words(a: str, b: str, cosine: float | None) -> None:
    assert relation(a, b, cosine) is relation(b, a, cosine)
    if relation(a, b, cosine) is SAME:
        assert sorted(norm(a)) == sorted(norm(b))
