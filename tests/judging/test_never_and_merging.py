"""What was taken back, and what may stand for several: words compared, nothing lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afterword.core.memory import About, InProject, Kind, Memory, Place, Source
from afterword.judging.merging import Unfit, likely_the_same, near_duplicates, unfit, unfit_of_model
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
    assert pairs == {("m2", "m1"), ("m1", "m3"), ("m2", "m3")}, "whose they are is another question"
    twice = memory("m6", "Prefers SHORT answers")
    assert [(a.id, b.id) for a, b in near_duplicates([twice, wide])] == [("m1", "m6")]
    assert near_duplicates([twice, wide], lambda _a, _b: 0.1) == near_duplicates([twice, wide])
    english, german = replace(wide, lang="en"), replace(narrow, lang="de")
    assert near_duplicates([english, narrow]) == ((narrow, english),), "by hand no language is told"
    assert near_duplicates([english, german]) == ()


REX, LAB, BOTH = "Has a dog named Rex", "Has a labrador named Rex", "Has a labrador dog named Rex"
HENS = ("Has 3 hens in the yard", "Has 3 brown hens")
OF_A_MODEL: tuple[tuple[str, tuple[str, ...], Unfit | None], ...] = (
    (BOTH, (REX, LAB), None),
    ("Keeps two brown hens in the garden", ("Keeps two hens in the garden", "Keeps two brown hens"), None),
    ("Hält zwei braune Hühner im Garten", ("Hält zwei Hühner im Garten", "Hält zwei braune Hühner"), None),
    ("在汉堡的港口办公室工作", ("在港口办公室工作", "在汉堡的港口工作"), None),
    ("在汉堡的港口医院工作", ("在港口办公室工作", "在汉堡的港口工作"), Unfit.INVENTS),
    (REX, (REX, LAB), Unfit.LOSES),
    ("Has a labrador dog", (REX, LAB), Unfit.LOSES),
    ("Has no labrador dog named Rex", (REX, LAB), Unfit.LOSES),
    ("Has brown hens in the yard", HENS, Unfit.LOSES),
    ("Has 4 brown hens in the yard", HENS, Unfit.LOSES),
    (f"{BOTH} and a cat", (REX, LAB), Unfit.INVENTS),
    (f"{BOTH}, aged 4", (REX, LAB), Unfit.INVENTS),
    (f"{BOTH} Miller", (REX, LAB), Unfit.INVENTS),
    ("Works at an interview office", ("Works at an international office", "Works at the office"), Unfit.INVENTS),
    ("Likes cats and plays chess", ("Likes cats", "Plays chess"), Unfit.UNLIKE),
    ("Works with Ada and Bob on the pond", ("Works with Ada on the pond", "Works with Bob on the pond"), Unfit.UNLIKE),
    ("Has 2 and 3 hens", ("Has 3 hens", "Has 2 hens"), Unfit.UNLIKE),
    ("Eats and does not eat meat", ("Eats meat", "Does not eat meat"), Unfit.UNLIKE),
    (
        "Uses vim at home with tmux and in the office",
        ("Uses vim at home", "Uses vim in the office with tmux"),
        Unfit.LOSES,
    ),
    ("Moved to Porto in 2022, left in 2020", ("Moved to Porto in 2020", "Left Porto in 2022"), Unfit.UNLIKE),
)


@pytest.mark.parametrize(("merged", "parts", "why"), OF_A_MODEL)
def test_what_a_model_may_put_together(merged: str, parts: tuple[str, ...], why: Unfit | None) -> None:
    assert unfit_of_model(merged, parts) == why


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from(f"{BOTH} no 4 cat never Ada".split()), min_size=1, max_size=9))
def test_no_text_passes_that_holds_more_or_less_than_the_memories_do(words: list[str]) -> None:
    """Whatever is made of these words, what passes holds every word of the two that says something, and no other."""
    if unfit_of_model(" ".join(words), (REX, LAB)) is None:
        assert {"labrador", "dog", "Rex"} <= set(words)
        assert not {"no", "4", "cat", "never", "Ada"} & set(words)


def test_only_memories_of_one_sort_that_are_alike_are_looked_at_together() -> None:
    def memory(which: str, text: str, **more: Any) -> Memory:
        return Memory(which, Kind.FACT, text, **more)

    pair = (memory("m-1", REX), memory("m-2", LAB))
    others = (
        memory("m-3", f"{REX} too", place=Place.SUPERSEDED),
        memory("m-4", f"{REX} as well", held="edited"),
        memory("m-5", f"{REX} there", scope=InProject("k", "pond")),
        memory("m-6", f"{REX} again", read_outside=True),
        memory("m-7", f"{REX} now", source=Source.IMPORTED),
        memory("m-8", "Plays chess"),
        memory("m-9", f"{REX} here", about=About.ENVIRONMENT),
    )
    own = memory("m-0", f"{REX} at home", source=Source.YOU)
    assert likely_the_same((*pair, *others)) == (pair,)
    assert likely_the_same((*pair, *others), asked=lambda _a, _b: True) == ()
    assert likely_the_same((own, *pair)) == ((own, *pair),)
