"""The notation of packs: each mark with what it finds and what it must not find."""

import pytest

from afterword.language.letters import plain, spaced_words
from afterword.language.lexicon import find, function_words
from afterword.language.pack import Pack
from afterword.language.pack_signals import SignalCues
from afterword.language.packs import PACKS
from afterword.language.phrasebook import check_packs
from afterword.language.phrases import BadPhrase, Phrase, Vocabulary, read_groups, read_phrases

GROUPS = read_groups("kin: wife brother\n  sister\ncolour: red blue")
WORDS = Vocabulary(GROUPS, frozenset())


def phrase(source: str, exact: str = "") -> Phrase:
    (one,) = read_phrases(source, lang="en", where="test", words=Vocabulary(GROUPS, frozenset(exact.split())))
    return one


def stands_in(source: str, text: str) -> bool:
    """Whether the phrase stands anywhere in the text, by its pattern alone."""
    one = phrase(source)
    folded = plain(text)
    return any(one.match(folded, at) is not None for _, at, _ in spaced_words(folded)) or any(
        one.match(folded, at) is not None for at in range(len(folded)) if not folded[at].isascii()
    )


@pytest.mark.parametrize(
    ("source", "found", "not_found"),
    [
        ("i prefer", "I PREFER tea", "I preferred tea"),
        ("don't use", "dont use it", "do use it"),
        ("quería decir", "queria decir café", "quiero decir"),
        ("a|the cup", "the cup", "this cup"),
        ("to_be|become old", "become old", "to become young"),
        ("to_be|become old", "to be old", "to old"),
        ("i (really) like …", "I like tea", "I really hate tea"),
        ("i (really) like …", "I really like tea", "I like."),
        ("wor* hard", "they worked hard", "they rework hard"),
        ("stop *ing", "stop adding", "stop ad"),
        ("no , i meant", "no... I meant", "no one I meant"),
        ("leave … alone", "leave the two names alone", "leave it. We are alone"),
        ("perfect $", "perfect!", "perfect day"),
        ("my <kin> is", "my sister is", "my cousin is"),
        ("<colour>|green door", "green door", "grey door"),
        ("about <number>", "about 3.5", "about three"),
        ("role-play now", "role play now", "role now"),
        ("role-play now", "roleplay now", "play now"),
        ("我喜欢", "其实我喜欢茶", "我很喜欢茶"),
        ("以后 … 都", "以后写邮件都用简体", "以后。都好"),
        ("मैं हमेशा", "मैं हमेशा चाय", "में हमेशा"),
        ("قلت لك", "قُلْتُ لك", "قالت لك"),
    ],
)
def test_each_mark(source: str, found: str, not_found: str) -> None:
    assert stands_in(source, found)
    assert not stands_in(source, not_found)


@pytest.mark.parametrize(
    "source",
    ["(maybe) this", "this (maybe)", "this (maybe) …", "my <unknown>", ", this", "… this", "*ing", "this _", "{fix}"],
)
def test_what_is_not_in_the_notation_is_named(source: str) -> None:
    with pytest.raises(BadPhrase, match="en, test"):
        phrase(source).match("", 0)


def test_a_long_line_goes_on_and_notes_are_no_phrases() -> None:
    block = "# a note\nred|\n    blue door\n- red line"
    read = list(read_phrases(block, lang="en", where="test", words=WORDS))
    assert [(one.source, one.exception) for one in read] == [("red|blue door", False), ("- red line", True)]


def test_exact_words_need_their_accent() -> None:
    one = phrase("él prefiere", exact="él el")
    assert one.match(plain("el prefiere"), 0) is not None  # in plain letters it stands there
    assert one.exact == {"x0": "él"}  # and the text must say this


def test_a_pack_with_a_line_that_is_no_phrase_is_told() -> None:
    check_packs([Pack("en", "English", signals=SignalCues(thanks="thank you\nthanks (a_lot) dear"))])
    with pytest.raises(BadPhrase, match=r"en, signals.thanks: 'thank <you>'"):
        check_packs([Pack("en", "English", signals=SignalCues(thanks="thanks\nthank <you>"))])


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.code)
def test_a_pack_says_what_it_is(pack: Pack) -> None:
    assert len(pack.code) == 2
    assert len(pack.function_words.split()) >= 20
    assert all(block.split() for block in (pack.fillers, pack.signals.thanks, pack.signals.refusals))


def test_a_long_text_is_tried_only_where_phrases_begin() -> None:
    """The work grows with the text, not with its square: twice the text gives twice the hits and no more."""
    one, two = "no, I meant the red door. thanks! " * 40, "no, I meant the red door. thanks! " * 80
    count = {text: sum(len(hits) for hits in find(text).hits.values()) for text in (one, two)}
    assert count[two] == 2 * count[one] > 0


def test_small_words_are_known_without_case_or_accent() -> None:
    assert {"the", "and", "of"} <= function_words()
