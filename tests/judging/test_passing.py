"""What the person said that could never be kept, whoever reads it."""

from __future__ import annotations

import pytest

from afterword.core.chat import OwnWords, Segment
from afterword.core.verdict import PassedOver, Reason
from afterword.judging.passing import passed_over

KEY = "glpat-FAKE_0000111122223333"

SAID = {
    "a secret is told without its words": (f"My token is {KEY}.", [], [], [PassedOver("", Reason.SECRET)]),
    "a power is told with its words": (
        "You may delete files without asking me.",
        [],
        [],
        [PassedOver("You may delete files without asking me.", Reason.POWER)],
    ),
    "what holds for now, where something points at it": (
        "Keep the old logo for now.",
        [(0, 26)],
        [],
        [PassedOver("Keep the old logo for now.", Reason.TEMPORARY)],
    ),
    "what holds for now, where nothing does": ("Keep the old logo for now.", [], [], []),
    "each sentence by itself": (
        f"Use port 80. My token is {KEY}. I live in Oslo.",
        [(0, 12)],
        [],
        [PassedOver("", Reason.SECRET)],
    ),
    "what was proposed is judged, not passed over": (
        "Keep the old logo for now.",
        [(0, 26)],
        ["Keep the old logo"],
        [],
    ),
    "ordinary talk": ("How long is the pier? Add a table, please.", [(0, 21)], [], []),
}


@pytest.mark.parametrize("case", SAID)
def test_sentences_that_cannot_be_kept(case: str) -> None:
    text, pointed, taken, passed = SAID[case]
    own = OwnWords(text, (Segment(0, len(text), 0, len(text)),))
    assert list(passed_over(own, pointed, taken)) == passed


def test_nothing_is_said_of_words_that_are_not_the_persons() -> None:
    text = f"My token is {KEY}."
    segments = (Segment(0, len(text), 0, len(text)),)
    assert passed_over(OwnWords(text, segments, pasted=True), [], []) == ()
    assert passed_over(OwnWords(text, segments, fiction=True), [], []) == ()
