"""What of a chat may be heard, and from where on it is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from tests.engine.house import MONDAY, chat, outside

from afterword.core.chat import Chat, Said, Speaker
from afterword.core.entry import Body, ChatSwitch, Line, SettingNow
from afterword.core.mark import LookMark
from afterword.core.standing import Standing, replay
from afterword.engine.hearing import due, heard, mark_at, resume_after
from afterword.storage.in_memory import InMemoryKeys

KEYS = InMemoryKeys()
EARLY = MONDAY - timedelta(hours=1)  # the first minute of the chat


def minute(number: float) -> timedelta:
    return timedelta(minutes=number)


def standing(*turns: tuple[float, Body]) -> Standing:
    """Switches turned at these minutes of the chat."""
    return replay(Line(seq, EARLY + minute(at), "d", body) for seq, (at, body) in enumerate(turns, start=1))


def said(one: Chat) -> list[str]:
    return [e.text for e in one.entries if isinstance(e, Said) and e.speaker is Speaker.PERSON]


FOUR = chat("one", "two", "three", "four")
OFF, ON = SettingNow("learning", "off"), SettingNow("learning", "on")
NO, YES = SettingNow("consent.claude-code.learn", "off"), SettingNow("consent.claude-code.learn", "on")
MARKED, UNMARKED = ChatSwitch("claude-code:c1", learn=False), ChatSwitch("claude-code:c1", learn=True)
PAUSED = SettingNow("paused_until", (EARLY + minute(2.5)).isoformat())
GO_ON = SettingNow("paused_until", "")

SILENCES: tuple[tuple[str, Sequence[tuple[float, Body]], list[str]], ...] = (
    ("never off", (), ["one", "two", "three", "four"]),
    ("off and on", ((0.5, OFF), (2.5, ON)), ["one", "four"]),
    ("off for good", ((1.5, OFF),), ["one", "two"]),
    ("on at the very moment", ((0.5, OFF), (2, ON)), ["one", "three", "four"]),
    ("paused", ((0.5, PAUSED),), ["one", "four"]),
    ("paused, then on at once", ((0.5, PAUSED), (1.5, GO_ON)), ["one", "three", "four"]),
    ("marked", ((0.5, MARKED), (2.5, UNMARKED)), ["one", "four"]),
    ("another chat marked", ((0.5, ChatSwitch("claude-code:c9", learn=False)),), ["one", "two", "three", "four"]),
    ("not agreed to meanwhile", ((0.5, NO), (2.5, YES)), ["one", "four"]),
)


@pytest.mark.parametrize(("turns", "left"), [row[1:] for row in SILENCES], ids=[row[0] for row in SILENCES])
def test_what_was_said_in_a_silence_is_not_heard(turns: Sequence[tuple[float, Body]], left: list[str]) -> None:
    assert said(heard(FOUR, standing(*turns), None)) == left


def test_what_was_said_before_the_person_agreed_is_not_heard() -> None:
    assert said(heard(FOUR, Standing(), EARLY + minute(2))) == ["three", "four"]


def test_words_without_a_time_are_not_heard_where_time_matters() -> None:
    timeless = replace(FOUR, entries=tuple(replace(entry, at=None) for entry in FOUR.entries))
    assert said(heard(timeless, Standing(), None)) == ["one", "two", "three", "four"]
    assert said(heard(timeless, Standing(), EARLY)) == []


@pytest.mark.parametrize(
    ("turns", "hears"),
    [((), True), (((0.5, OFF), (2.5, ON)), True), (((0.5, PAUSED),), True), (((0.5, OFF),), False)],
    ids=["never off", "off once", "paused once", "off now"],
)
def test_words_without_a_time_in_a_named_file_are_as_if_said_now(
    turns: Sequence[tuple[float, Body]], *, hears: bool
) -> None:
    timeless = replace(FOUR, entries=tuple(replace(entry, at=None) for entry in FOUR.entries))
    named = EARLY + minute(9)
    assert len(said(heard(timeless, standing(*turns), None, named))) == 4 * hears
    assert len(due(timeless, None, KEYS, standing(*turns), None, named)) == 4 * hears
    assert said(heard(timeless, standing(*turns), EARLY, named)) == []


def test_what_is_not_heard_keeps_its_place_and_says_nothing() -> None:
    muted = heard(FOUR, standing((0.5, OFF), (2.5, ON)), None)
    assert [entry.id for entry in muted.entries] == [entry.id for entry in FOUR.entries]
    assert [entry.text for entry in muted.entries if isinstance(entry, Said)] == ["one", "", "", "four"]


def test_a_reading_from_outside_in_a_silence_still_counts() -> None:
    one = chat("one", outside("example.org"), "three")
    assert heard(one, standing((0.5, OFF), (1.5, ON)), None).entries[1] == one.entries[1]


# where reading goes on


def test_a_chat_without_a_mark_is_read_from_its_beginning() -> None:
    assert resume_after(FOUR, None, KEYS) is None


def mark(of: Chat) -> LookMark:
    found = mark_at(of, KEYS, EARLY + minute(10))
    assert found is not None
    return found


TWO = replace(FOUR, entries=FOUR.entries[:2])


def test_reading_goes_on_after_the_last_entry_looked_at() -> None:
    assert resume_after(FOUR, mark(TWO), KEYS) == "c1-1"


def test_a_rewritten_chat_goes_on_after_the_same_words() -> None:
    renamed = replace(FOUR, entries=tuple(replace(entry, id=f"new-{entry.id}") for entry in FOUR.entries))
    assert resume_after(renamed, mark(TWO), KEYS) == "new-c1-1"


def test_a_rewritten_chat_without_these_words_goes_on_after_the_time_of_the_look() -> None:
    later = chat("five", "six", key="x", at=EARLY + minute(30))
    other = replace(FOUR, entries=(*chat("1", "2", key="y").entries, *later.entries))
    assert resume_after(other, mark(TWO), KEYS) == "y-1"


def test_a_rewritten_chat_without_times_is_passed_over_whole() -> None:
    other = chat("1", "2", key="y")
    timeless = replace(other, entries=tuple(replace(entry, at=None) for entry in other.entries))
    assert resume_after(timeless, mark(TWO), KEYS) == "y-1"


def test_words_cut_off_a_chat_are_not_read_again_with_what_stays() -> None:
    assert resume_after(replace(FOUR, entries=FOUR.entries[:1]), mark(TWO), KEYS) == "c1-0"


def test_an_empty_chat_has_no_mark() -> None:
    assert mark_at(replace(FOUR, entries=()), KEYS, MONDAY) is None
    assert resume_after(replace(FOUR, entries=()), mark(TWO), KEYS) is None


def test_a_mark_does_not_tell_the_words() -> None:
    assert "two" not in mark(TWO).words_hash
    assert mark(TWO).words_hash != mark(replace(FOUR, entries=FOUR.entries[:3])).words_hash
