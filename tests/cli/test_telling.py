"""How single things are told: from values to lines, without a home."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from afterword.app import CardView, ClosedView, LearningState, LearningView, WhyView
from afterword.app.saying import day
from afterword.cli.explaining import tell_why
from afterword.cli.paper import Paper
from afterword.cli.showing import of_which_taken_back
from afterword.cli.telling import tell_card, tell_closed, tell_learning, tell_learnings
from afterword.core.entry import CardKind, Quote, SignalSeen
from afterword.core.memory import Kind, Memory
from afterword.core.pattern import Evidence
from afterword.core.signal import SignalKind
from afterword.core.verdict import Reason

AT = datetime(2026, 3, 2, 12, tzinfo=UTC)


def told(*views: ClosedView) -> str:
    stream = io.StringIO()
    tell_closed(Paper(stream, {}), views)
    return stream.getvalue()


def test_a_question_that_is_not_asked_any_more_says_since_when_and_why() -> None:
    memory = Memory("m-7", Kind.PREFERENCE, "Prefers tea")
    lines = told(ClosedView("k-1", AT, "Always tea?\x1b[2J", "some of its words were not yours.", memory)).splitlines()
    assert "Not asked any more" in lines
    line = next(line for line in lines if "Always tea?" in line)
    assert "\x1b" not in line
    assert line.endswith("m-7")
    assert f"{day(AT)}: some of its words were not yours." in lines[lines.index(line) + 1]


@pytest.mark.parametrize(
    ("words", "lines"), [("By today's rules this would not be kept.", 3), ("Always “Likes tea”?", 2)]
)
def test_a_question_names_its_memory_once(words: str, lines: int) -> None:
    stream = io.StringIO()
    memory = Memory("m-7", Kind.PREFERENCE, "Likes tea")
    tell_card(Paper(stream, {}), CardView("k-1", CardKind.RETIRE, AT, words, memory, ()))
    assert stream.getvalue().count("Likes tea") == 1
    assert len(stream.getvalue().splitlines()) == lines


def test_nothing_is_said_of_none() -> None:
    assert told() == ""
    assert "k-1" not in told(ClosedView("k-1", AT, "Always tea?", "why", None))


REFUSED = LearningView(
    "l-1",
    AT,
    LearningState.DROPPED,
    "Likes tea",
    "fact",
    "everywhere",
    None,
    Reason.TEMPORARY,
    (),
    "",
    (),
    None,
    None,
    None,
    "Tea",
    None,
    "I like tea today",
)


def test_what_was_refused_says_so_unless_its_heading_does() -> None:
    alone, under = io.StringIO(), io.StringIO()
    tell_learning(Paper(alone, {}), REFUSED)
    tell_learnings(Paper(under, {}), "Refused", [REFUSED])
    assert "refused: " in alone.getvalue()
    assert "refused: " not in under.getvalue()


@pytest.mark.parametrize(
    ("learned", "back", "said"),
    [
        (1, 0, ""),
        (1, 1, ", and it was taken back"),
        (3, 3, ", and all were taken back"),
        (3, 1, ", of which 1 was taken back"),
        (3, 2, ", of which 2 were taken back"),
    ],
)
def test_the_count_of_what_was_learned_says_what_was_taken_back(learned: int, back: int, said: str) -> None:
    assert of_which_taken_back(learned, back) == said


@pytest.mark.parametrize(("counted", "again", "lines"), [(3, 2, 3), (0, 2, 2)])
def test_each_time_that_something_was_said_is_told_once(counted: int, again: int, lines: int) -> None:
    stream = io.StringIO()
    evidence = tuple(Evidence(f"c{n}", "e", "tea, not coffee", AT) for n in range(counted))
    seen = (replace(REFUSED, quote="tea, not coffee"),) * again
    tell_why(Paper(stream, {}), WhyView(None, REFUSED, (), (), "built-in", 0, (), evidence, seen_again=seen))
    assert stream.getvalue().count("“tea, not coffee”") == lines


def test_what_was_said_before_is_told_with_its_day_its_words_and_its_chat() -> None:
    before = Quote("claude-code:c1", "c1-0", "tea, always tea\x1b[2J", 0, 5, AT)
    again = replace(REFUSED, said_before=before)
    line = f"said before on {day(AT)}, then: “tea, always tea"
    short, whole = io.StringIO(), io.StringIO()
    tell_learning(Paper(short, {}), again)
    signal = SignalSeen(SignalKind.REPEATED, "I told you", "said_before")
    tell_why(Paper(whole, {}), WhyView(None, again, (), (signal,), "built-in", 0, ()))
    assert line in short.getvalue()
    told = whole.getvalue()
    assert told.index("you had said it before") < told.index(line) < told.index("· claude-code:c1")
    assert "\x1b" not in short.getvalue() + told
