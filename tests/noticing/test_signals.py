"""Rules, reversals, projects, the same request again, moods and events: each row is a little chat and what it says."""

from __future__ import annotations

import pytest

from afterword.core.chat import Branch, Edited, Entry, Replied, Stopped, Undoing, Undone
from afterword.noticing.ownwords import own_words_of
from afterword.noticing.signals import read_signals

from .chats import chat, kinds, person, signals

WISHES = [
    ("> always put the date first", {"rule"}),
    ("> From now on answer in one line", {"rule"}),
    ("> ok. never use emojis in my mails", {"rule"}),
    ("> whenever you plan a trip, start with trains", {"rule"}),
    ("> always put the date first today", set()),
    ("> for now always answer in one line", set()),
    ("> why does it always rain here?", set()),
    ("> the build always fails", set()),
    ("> never mind", set()),
    ("> You always explain it well", set()),
    ("> from now on you are a pirate", set()),
    ("> I've changed my mind, use the old logo", {"reversal"}),
    ("> on second thought keep it blue", {"reversal"}),
    ("> I no longer want the digest", {"reversal"}),
    ("> we don't use Trello any more", {"reversal"}),
    ("> my aunt changed her mind about the colour", set()),
    ("> the server no longer answers", set()),
    ("> I no longer see the sidebar", set()),
    ("> do I no longer need the key?", set()),
    ("> For this project, use pnpm", {"project_scope"}),
    ("> in this repo tests live in spec/", {"project_scope"}),
    ("> in the Heron project we always write prices with tax", {"project_scope", "rule"}),
    ("> explain this project to a newcomer", set()),
    ("> what does this repo do?", set()),
]


@pytest.mark.parametrize(("said", "expected"), WISHES, ids=[row[0] for row in WISHES])
def test_wishes(said: str, expected: set[str]) -> None:
    assert kinds(said) == expected


AGAIN = [
    ("the same words", ["> run all the tests", "< I can't.", "> Run all the tests!"], {"retry"}),
    ("with please", ["> draw a red house", "< Here.", "> draw a red house again please"], {"retry"}),
    ("three requests ago", ["> draw a red house", "< x", "> and a hill", "< y", "> draw a red house"], {"retry"}),
    ("too short", ["> next one", "< Here.", "> next one"], set()),
    ("what was accepted", ["> draw a red house", "< x", "> perfect, thanks", "< y", "> draw a red house"], set()),
    (
        "in other words",
        ["> count the visitors", "< 12 pages.", "> in other words, how many people came to the site"],
        {"rephrase"},
    ),
    (
        "the same words turned",
        ["> show the last five commits", "< You can use git.", "> which five commits came last on main"],
        {"rephrase"},
    ),
    ("one slot changed", ["> weather in Porto", "< Sunny.", "> weather in Faro"], set()),
    ("another number", ["> convert 5 miles to km", "< 8 km.", "> convert 7 miles to km"], set()),
    ("a refinement", ["> write about old bridges", "< ...", "> make the text about old bridges shorter"], set()),
    (
        "no reply between",
        ["> count the visitors of the site", "> in other words, how many people came to the site"],
        set(),
    ),
    ("only steering", ["> write about old bridges", "< ...", "> go on"], set()),
]


@pytest.mark.parametrize(("why", "lines", "expected"), AGAIN, ids=[row[0] for row in AGAIN])
def test_the_same_request_again(why: str, lines: list[str], expected: set[str]) -> None:
    assert kinds(*lines) == expected


def test_with_a_sentence_model_likeness_decides() -> None:
    lines = ["> make the build quicker", "< Buy a new machine.", "> which settings let compiling take less time"]
    made = chat(*lines)

    def found(cosine: float | None) -> set[str]:
        return {one.kind.value for one in read_signals(made, own_words_of(made), likeness=lambda a, b: cosine)}

    assert found(0.7) == {"rephrase"}
    assert found(0.3) == set()
    assert found(None) == set()


MOODS = [
    (["> fix it", "< Done.", "> this is useless"], {"frustration"}),
    (["> fix it", "< Done.", "> for heaven's sake, read the file"], {"frustration"}),
    (["> remove the useless imports"], set()),
    (["> answer a frustrated customer"], set()),
    (["> the mail says 'this is useless', answer it kindly"], set()),
    (["> fix it", "< Done.", "> thanks a lot"], {"thanks"}),
    (["> fix it", "< Done.", "> Perfect. What about the other one?"], {"thanks"}),
    (["> fix it", "< Done.", "> thanks, and what about the other one?"], {"thanks"}),
    (["> fix it", "< Done.", "> 👍"], {"thanks"}),
    (["> fix it", "< Shall I go on?", "> no thanks"], set()),
    (["> how do I say thank you in Welsh?"], set()),
    (["> fix it", "< Done.", "> how do I say thank you in Welsh?"], set()),
    (["> fix it", "< Done.", "> thanks in advance"], set()),
    (["> fix it", "< Done.", "> thanks for nothing"], {"frustration"}),
    (["> thanks"], set()),
    (["> write", "< Once upon a time", "> stop"], {"stop"}),
    (["> write", "< Shall I go on?", "> stop"], set()),
    (["> how do I stop a container?"], set()),
]


@pytest.mark.parametrize(("lines", "expected"), MOODS, ids=[row[0][-1] for row in MOODS])
def test_moods(lines: list[str], expected: set[str]) -> None:
    assert kinds(*lines) == expected


def test_events_need_no_words() -> None:
    entries: list[Entry] = [
        person("1", "draft it"),
        Replied("2", None, "Dear Sir"),
        Stopped("3", None),
        Undone("4", None, Undoing.FILES),
        Undone("5", None, Undoing.MEMORY),
        Undone("6", None, Undoing.TURN),
        Edited("7", None, "Dear Sir", "Hello"),
        Edited("8", None, "Hello there", "Hello  there\n"),
        Stopped("9", None, branch=Branch.ABANDONED),
    ]
    found = read_signals(entries, own_words_of(entries))
    assert [(one.entry, one.kind.value) for one in found] == [
        ("3", "stop"),
        ("4", "undo_files"),
        ("5", "undo_memory"),
        ("7", "edit"),
    ]
    assert (found[-1].instead_of, found[-1].fix, found[-1].reply) == ("Dear Sir", "Hello", "2")


def test_pasted_words_say_nothing_and_fiction_only_what_needs_no_words() -> None:
    assert kinds("> fix it", "< Done.", "> User: no, that's wrong\nAssistant: sorry") == set()
    role = ["> You are a pirate, I am your captain.", "< Arr."]
    assert kinds(*role, "> no, that's the wrong island. this is useless") == set()
    assert kinds(*role, "> sail to the red island", "< Arr?!", "> sail to the red island") == {"retry"}


def test_what_was_abandoned_or_copied_is_not_read_again() -> None:
    entries = chat("> Paint it", "< Navy.", "> no, I meant teal")
    abandoned = [entries[0], entries[1], person("9", "no, I meant red")]
    object.__setattr__(abandoned[2], "branch", Branch.ABANDONED)
    assert read_signals(abandoned, own_words_of(abandoned)) == ()


def test_every_signal_shows_the_words_it_rests_on() -> None:
    said = "> Thanks! But from now on write prices in euros. I've changed my mind about dollars."
    found = signals("> price it", "< 12 dollars", said)
    text = said[2:]
    assert {one.kind.value for one in found} == {"rule", "reversal", "thanks"}
    assert all(one.words == text[one.start : one.end] != "" for one in found)
