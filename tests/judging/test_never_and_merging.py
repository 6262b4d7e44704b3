"""What was taken back, and what may stand for several: words compared, nothing lost."""

from __future__ import annotations

import pytest

from afterword.core.memory import Kind, Memory, Place, Source
from afterword.judging.merging import Unfit, near_duplicates, unfit
from afterword.judging.never import close_to, fingerprint, rewords, same_as, says_the_same


def test_the_same_and_the_close() -> None:
    taken_back = ("Prefers short answers", "Lives in Graz", "Prefers short answers in mails")
    assert same_as("The user prefers short answers.", taken_back) == "Prefers short answers"
    assert same_as("Prefers long answers", taken_back) is None
    assert close_to("Prefers short answers", taken_back) == ("Prefers short answers in mails",)
    assert close_to("Plays the trombone", taken_back) == ()
    assert close_to("Plays the trombone", taken_back, lambda _a, _b: 0.6) == taken_back
    assert rewords("Prefers short answers in mails", ["Prefers short answers", "Prefers mails"]) is False
    assert rewords("Prefers brief answers", ["Prefers short answers"]) is True
    assert rewords("Prefers brief answers", []) is False


def test_fingerprints() -> None:
    assert fingerprint("The user prefers short answers.") == fingerprint("Prefers SHORT answers")
    assert fingerprint("Prefers short answers") != fingerprint("Prefers long answers")
    assert fingerprint("!?") == "!?"
    assert says_the_same("Likes cats and dogs", "Likes dogs and cats")


@pytest.mark.parametrize(
    ("merged", "parts", "expected"),
    [
        ("Prefers short answers in mails", ["Prefers short answers", "Prefers short answers in mails"], None),
        (
            "Keeps lines under 80 characters",
            ["Keeps lines under 80 characters", "Keeps lines under 100 characters"],
            Unfit.LOSES,
        ),
        ("Works on a pond with a friend", ["Works on a pond with Ada", "Works with a friend"], Unfit.LOSES),
        ("Eats fish and meat on weekdays", ["Eats fish on weekdays", "Does not eat meat"], Unfit.LOSES),
        ("Has 3 hens and 2 goats", ["Has hens", "Has 2 goats"], Unfit.INVENTS),
        ("Likes tea", ["Likes tea in the garden with the neighbours", "Likes tea"], Unfit.SHORT),
    ],
)
def test_merges(merged: str, parts: list[str], expected: Unfit | None) -> None:
    assert unfit(merged, parts) is expected


def test_near_duplicates() -> None:
    def memory(which: str, text: str, source: Source = Source.LEARNED, place: Place = Place.LIVE) -> Memory:
        return Memory(which, Kind.PREFERENCE, text, source=source, place=place)

    wide, narrow = memory("m1", "Prefers short answers"), memory("m2", "Prefers short answers in mails")
    own = memory("m3", "Prefers short answers", Source.YOU)
    earlier = memory("m4", "Prefers short answers", place=Place.SUPERSEDED)
    other = memory("m5", "Plays the trombone")
    pairs = {(a.id, b.id) for a, b in near_duplicates([wide, narrow, own, earlier, other])}
    assert pairs == {("m2", "m1")}
    twice = memory("m6", "Prefers SHORT answers")
    assert [(a.id, b.id) for a, b in near_duplicates([twice, wide])] == [("m1", "m6")]
    assert near_duplicates([twice, wide], lambda _a, _b: 0.1) == near_duplicates([twice, wide])
