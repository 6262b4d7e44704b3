"""How a run of learning is told: from values to lines, without a home."""

from __future__ import annotations

import io

import pytest

from afterword.app import LearnReport, LookView
from afterword.app.saying import ANOTHER_SWEEP
from afterword.cli.learn_telling import tell_found, tell_report
from afterword.cli.paper import Paper


def told(report: LearnReport) -> str:
    stream = io.StringIO()
    tell_report(Paper(stream, {}), report)
    return stream.getvalue()


def looked(cost: int, *, passed_over: bool = False) -> LookView:
    return LookView("x:1", "", None, (), (), (), (), asked="m", cost_micros=cost, passed_over=passed_over)


@pytest.mark.parametrize("asks", [True, False])
def test_nothing_leaves_is_said_only_where_nobody_is_set_up(*, asks: bool) -> None:
    stream = io.StringIO()
    tell_found(Paper(stream, {}), (), asks=asks)
    assert ("Nothing leaves this computer." in stream.getvalue()) != asks
    assert ("afterword providers" in stream.getvalue()) == asks


@pytest.mark.parametrize(
    ("paused", "step"), [(ANOTHER_SWEEP, "afterword learned"), ("learning is off", "afterword settings learning on")]
)
def test_what_stands_in_the_way_has_a_next_step_that_helps(paused: str, step: str) -> None:
    lines = told(LearnReport((), (), (), paused=paused)).splitlines()
    assert lines[0] == paused
    assert lines[1].endswith(step)


def test_words_that_no_answer_was_read_for_are_said_to_be_done_with_and_what_was_paid() -> None:
    says = told(LearnReport((looked(300, passed_over=True), looked(100)), (), ()))
    assert "A model was asked about 2 chats, for $0.0004: afterword sent" in says
    assert "No answer about 1 chat could be read: its words are done with." in says
    assert "could be read" not in told(LearnReport((looked(100),), (), ()))
