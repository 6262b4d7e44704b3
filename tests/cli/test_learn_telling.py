"""How a run of learning is told: from values to lines, without a home."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from afterword.app import Asks, LearnReport, LookView, NotLooked, Preview, SentView
from afterword.app.saying import ANOTHER_SWEEP, CHATS, LATER
from afterword.cli.learn_telling import tell_found, tell_report
from afterword.cli.paper import Paper
from afterword.cli.sent_telling import tell_not_sent, tell_sent


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


@pytest.mark.parametrize("reason", sorted(CHATS))
def test_a_chat_that_is_put_off_is_nothing_usual_and_nothing_that_is_not_new(reason: str) -> None:
    says = told(LearnReport((), (NotLooked("x:1", "Harbour", reason),), (), chats=1))
    put_off = ("1 chat could not be looked at now." in says, "What stands in the way: afterword doctor" in says)
    usual = ("Nothing new to look at." in says, "Most chats say nothing lasting" in says)
    assert (put_off, usual) == (((True, True), (False, False)) if reason in LATER else ((False, False), (True, True)))


def test_the_example_week_is_offered_only_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed copy has none, and `learn --demo` ends there with an error."""
    assert "afterword learn --demo" in told(LearnReport((), (), ()))
    monkeypatch.setattr("afterword.evals.examples._FOLDER", tmp_path / "week")
    assert told(LearnReport((), (), ())).endswith("Older ones: afterword learn --history\n")


ASKS = Asks("one", "small", "https://models.example.org", plan=False, chats=1, most_micros=4000)


@pytest.mark.parametrize("dry_run", [True, False])
def test_a_preview_that_would_ask_ends_with_what_comes_of_keeping_it(*, dry_run: bool) -> None:
    look = replace(looked(0), asked=None)
    preview = None if dry_run else Preview("v1", (look,), first=False, history=True, asks=(ASKS,))
    says = told(LearnReport((look,), (), (), preview=preview, dry_run=dry_run, asks=(ASKS,)))
    assert "found nothing by its own rules yet" in says
    assert "asks small (https://models.example.org) about 1 chat" in says
    assert ("Keep this preview" in says, "Without --dry-run" in says) == (not dry_run, dry_run)
    assert "Most chats say nothing lasting" not in says
    asked_nobody = told(LearnReport((look,), (), (), dry_run=dry_run))
    assert "Most chats say nothing lasting" in asked_nobody
    assert "found nothing lasting about you" in asked_nobody


def asking(**more: object) -> SentView:
    view = SentView(
        "s-1", datetime(2026, 11, 30, tzinfo=UTC), "x:1", "one", "small", "https://models.example.org", "I", 120
    )
    return replace(view, **more)  # type: ignore[arg-type]  # fields of many types


def test_what_never_left_is_told_apart_from_what_was_sent() -> None:
    stream = io.StringIO()
    paper = Paper(stream, {})
    tell_sent(
        paper, [asking(), asking(left_out=("no_text", "no_object")), asking(outcome="no_answer", detail="http 500")]
    )
    tell_not_sent(
        paper, [asking(outcome="no_answer", detail="no key", left=False, cost_micros=0, words="My words")] * 2
    )
    sent, _, rest = stream.getvalue().partition("Together $0.0004.")
    assert sent.count("https://models.example.org") == 3
    assert "2 parts of the answer left out" in sent
    assert "no answer (http 500)" in sent
    assert "one could not be asked (no key), 2 times. No word left for that." in rest
    assert "afterword providers" in rest
    assert "My words" not in rest


def test_where_nothing_left_that_is_said_first() -> None:
    stream = io.StringIO()
    tell_sent(Paper(stream, {}), [])
    tell_not_sent(Paper(stream, {}), [asking(outcome="no_answer", detail="no key", left=False)])
    assert stream.getvalue().startswith("No model was asked, and nothing has left this computer.")
