"""Corrections: what counts as one, what does not, and which fix they name. Each row is a little chat."""

from __future__ import annotations

import pytest

from .chats import kinds, signals

# what was asked, what was replied, what the person says; then the fix and what it stands instead of
FIXES = [
    ("> Paint it", "< It is navy now.", "> teal, not navy", "teal", "navy"),
    ("> Paint it", "< It is navy now.", "> no, I meant teal", "teal", None),
    ("> Book it", "< Booked the bus.", "> not the bus but the ferry", "the ferry", "the bus"),
    ("> Book it", "< Booked the bus.", "> Make that the ferry please", "the ferry", None),
    ("> Book it", "< Booked the bus.", "> I asked for the ferry", "the ferry", None),
    ("> Write it", "< As a table: ...", "> use a list instead of a table", "a list", "a table"),
    ("> Write it", "< It's three pages.", "> I wanted one page", "one page", None),
    ("> Write it", "< Dear Sir", "> That's wrong. Start with Hello.", "Start with Hello", None),
    ("> When is it?", "< On Tuesday.", "> actually it's on Wednesday", "on Wednesday", None),
    ("> Fix it", "< I removed the test.", "> Don't remove the test, fix the code", "fix the code", "remove the test"),
    ("> Fix it", "< Done with `lodash`.", "> no, use ramda", "ramda", None),
]


@pytest.mark.parametrize(("asked", "replied", "said", "fix", "instead"), FIXES, ids=[row[2] for row in FIXES])
def test_a_correction_names_its_fix(asked: str, replied: str, said: str, fix: str, instead: str | None) -> None:
    (correction,) = [one for one in signals(asked, replied, said) if one.kind == "correction"]
    assert (correction.fix, correction.instead_of) == (fix, instead)
    assert correction.lang == "en"
    assert correction.reply == "1"
    assert correction.words == said[2:][correction.start : correction.end]


NO_FIX = ["> nope, still wrong", "> that's not what I wanted", "> you misread the question", "> this isn't right"]


@pytest.mark.parametrize("said", NO_FIX)
def test_only_wrong_names_no_fix(said: str) -> None:
    (correction,) = [one for one in signals("> Do it", "< Done.", said) if one.kind == "correction"]
    assert correction.fix is None


def test_code_that_was_taken_out_is_content_behind_a_refusal() -> None:
    assert kinds("> Name it", "< I chose `fold`.", "> no, `unfold`") == {"correction"}


NONE = [
    ("the answer to a question", ["> Tidy up", "< Shall I delete it too?", "> No."]),
    ("an answer with its reason", ["> Hi", "< Is it cold there?", "> no, it's mild"]),
    ("an answer to a question without its mark", ["> Hi", "< did you see the new one", "> no, I was away"]),
    ("an answer that names both", ["> Hi", "< Which colour do you want?", "> teal, not navy"]),
    ("a fault told as an answer", ["> Hi", "< Why did you return it?", "> it's not heavy enough for me"]),
    ("no worries", ["> Hi", "< Sorry for that.", "> no worries, go on"]),
    ("no as a determiner", ["> Hi", "< Ok.", "> if no row exists return None"]),
    ("doubt", ["> Hi", "< It is 42.", "> are you sure? I thought it was 41"]),
    ("agreement", ["> Hi", "< The docs are wrong there.", "> yes, the docs are wrong"]),
    ("praise", ["> Hi", "< Here.", "> actually that looks great"]),
    ("a question", ["> Hi", "< Here.", "> did it actually run?"]),
    ("yes to a guess", ["> Hi", "< Did you mean the red one?", "> yes, I meant the red one"]),
    ("nothing before", ["> no, that's wrong"]),
    ("quoted", ["> Hi", "< Ok.", "> how do I say 'that's wrong' in Welsh?"]),
    ("a new choice", ["> Hi", "< The bus leaves at nine.", "> how about the train instead?"]),
    ("about another thing", ["> Hi", "< Here is the plan.", "> don't worry about the budget"]),
    ("forbids what was not done", ["> Hi", "< Here is the plan.", "> don't use semicolons in the poem"]),
    ("excuses the stop", ["> Write", "< Once upon", "! stop", "> sorry, wrong window"]),
]


@pytest.mark.parametrize(("why", "lines"), NONE, ids=[row[0] for row in NONE])
def test_no_correction(why: str, lines: list[str]) -> None:
    assert "correction" not in kinds(*lines)


ONE = [
    ("a repair after a question", ["> Hi", "< Shall I send it?", "> No, I meant the other draft"]),
    ("a polite order", ["> Hi", "< Here, with tabs.", "> can you use spaces instead?"]),
    ("right after a stop", ["> Write", "< Once upon", "! stop", "> begin with the end"]),
    ("right after files were taken back", ["> Fix", "< Done.", "! undo_files", "> touch only the parser"]),
    ("thanks, but", ["> Hi", "< Here.", "> thanks, but that's not the one I asked about"]),
    ("after fillers", ["> Hi", "< Here.", "> hm, ok, no, it broke"]),
    ("full-width and curly", ["> Hi", "< Here.", "> That’s not what I meant！"]),
]


@pytest.mark.parametrize(("why", "lines"), ONE, ids=[row[0] for row in ONE])
def test_a_correction(why: str, lines: list[str]) -> None:
    assert "correction" in kinds(*lines)


def test_thanks_and_but_is_a_correction_and_no_thanks() -> None:
    assert kinds("> Hi", "< Here.", "> thanks, but that's the wrong file") == {"correction"}


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["> Hi", "< As a table.", "> as I said before, no tables"], {"repeated", "correction"}),
        (["> Hi", "< Which town?", "> like I said, Ghent"], {"repeated"}),
        (["> Hi", "< I'll use the car.", "> I told you: by bus"], {"repeated", "correction"}),
        (["> Hi", "< Ok.", "> I told you before."], {"repeated"}),
        (["> Hi", "< Ok.", "> as you said, Ghent"], set()),
        (["> Hi", "< Ok.", "> I told my aunt the train is late"], set()),
    ],
)
def test_what_is_said_again(lines: list[str], expected: set[str]) -> None:
    assert kinds(*lines) == expected
