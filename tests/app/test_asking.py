"""Models set up by settings, previews that ask nobody, and what is said of it: over real files and a real home."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.app.world import World
from tests.engine.answering import CHEAP, NOTHING, Answering, add

from afterword.app import App, Done, LearnReport, Preview, WhoReads
from afterword.core.errors import BadInput
from afterword.models.asking.completing import TOO_LONG
from afterword.ports import ReviewFailed, ReviewFailure

TRAM = "I take the tram to work, by the way."


@pytest.fixture
def world(world: World) -> World:
    world.agree()
    return world


def kept(app: App, report: LearnReport) -> LearnReport:
    preview = report.preview
    assert isinstance(preview, Preview)
    assert isinstance(app.keep_preview(preview, app.host_hand()), Done)
    return app.learn_kept(preview)


def set_to(world: World, name: str, value: str) -> None:
    assert isinstance(world.app.set_setting(name, value, world.app.host_hand()), Done)


def reads(world: World) -> WhoReads:
    (view,) = world.app.who_reads()
    return view


def test_history_is_a_preview_that_asks_nobody_until_it_is_kept(world: World) -> None:
    model = Answering([add("Lives in Leipzig", "I live in Leipzig")])
    world.clock.advance(timedelta(days=-60))
    world.says("I live in Leipzig.")
    world.clock.advance(timedelta(days=60))
    app = world.again(reviewer=model)
    report = app.learn(history=True)
    assert report.preview is not None
    (asks,) = report.preview.asks
    assert (asks.model, asks.to, asks.chats, asks.most_micros) == (CHEAP.model, CHEAP.to, 1, CHEAP.most_micros)
    assert (model.asked, app.sent(), world.texts()) == ([], (), set())
    done = kept(app, report)
    assert [one.text for look in done.looks for one in look.learned] == ["Lives in Leipzig"]
    assert (len(model.asked), [one.cost_micros for one in app.sent()]) == (1, [120])


def test_a_preview_that_was_not_kept_asks_nobody(world: World) -> None:
    model = Answering([NOTHING])
    app = world.again(reviewer=model)
    world.says("I live in Leipzig.")
    world.clock.advance(timedelta(hours=1))
    report = app.learn(preview=True)
    assert report.preview is not None
    with pytest.raises(BadInput):
        app.learn_kept(report.preview)
    assert model.asked == []


def test_what_the_built_in_reader_passed_is_read_by_a_model_only_when_asked_to(world: World) -> None:
    world.says("I live in Leipzig.", TRAM)
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    assert world.texts() == {"Lives in Leipzig"}
    model = Answering([add("Takes the tram to work", "I take the tram to work")])
    app = world.again(reviewer=model)
    assert app.learn().looks == ()
    report = app.learn(again=True)
    assert model.asked == []
    kept(app, report)
    assert len(model.asked) == 1
    assert app.learn(again=True).looks == ()


def test_again_needs_somebody_to_ask(world: World) -> None:
    with pytest.raises(BadInput, match="No model is set up"):
        world.app.learn(again=True)


def test_nobody_is_asked_before_somebody_is_turned_on_and_says_why(world: World) -> None:
    world.says("I live in Leipzig.")
    assert (reads(world).reader, reads(world).why) == ("the built-in reader", "Nobody who may be asked is set up.")
    set_to(world, "provider.anthropic.use", "on")
    view = reads(world)
    assert (view.reader, view.model) == ("the built-in reader", "")
    assert any(line.startswith("anthropic: ") for line in view.others)
    set_to(world, "consent.claude-code.provider", "anthropic")
    assert (reads(world).reader, reads(world).to) == ("anthropic", "https://api.anthropic.com")
    set_to(world, "reader", "local")
    assert reads(world).reader == "the built-in reader"
    set_to(world, "reader", "built-in")
    assert reads(world).why == "You said that only the built-in reader may read."


def test_the_scripted_model_takes_the_whole_way(world: World) -> None:
    set_to(world, "provider.scripted.use", "on")
    world.says("I prefer bullet points to prose.")
    world.clock.advance(timedelta(hours=1))
    (look,) = world.app.learn().looks
    assert look.asked == "scripted"
    assert world.app.why(look.learned[0].id).reader == "scripted"
    assert any("bullet points" in text.lower() for text in world.texts())
    world.says("I prefer green tea. review-fail", name="two")
    world.clock.advance(timedelta(hours=1))
    report = world.app.learn()
    assert [one.reason for one in report.not_looked if one.tried] != []
    assert not any("tea" in text.lower() for text in world.texts())


def test_what_is_set_up_and_cannot_be_asked_is_said(world: World) -> None:
    set_to(world, "provider.anthropic.use", "on")
    set_to(world, "provider.mine.use", "on")
    says = {line.code: line.says for line in world.app.doctor().lines if line.level == "trouble"}
    assert "provider" in says
    names = {view.name: view.usable for view in world.app.providers()}
    assert names == {"anthropic": False, "mine": False}


@pytest.mark.parametrize(
    ("model", "here", "too_dear"),
    [("a-model-of-no-known-price", "off", True), ("gpt-5-mini", "off", False), ("x", "on", False)],
)
def test_an_asking_that_the_cap_could_never_pay_is_said_beforehand(
    world: World, model: str, here: str, *, too_dear: bool
) -> None:
    parts = {"dialect": "openai", "endpoint": "http://127.0.0.1:9/v1", "maker": "openai", "model": model, "here": here}
    for name, value in {**parts, "use": "on"}.items():
        set_to(world, f"provider.mine.{name}", value)
    set_to(world, "consent.claude-code.provider", "mine")
    assert reads(world).reader == "mine"
    assert ("afterword settings cap DOLLARS" in reads(world).next_step) is too_dear
    set_to(world, "cap", "50")
    assert reads(world).next_step == ""


@pytest.mark.parametrize(
    ("detail", "step"),
    [("http 404", "Name a model that it has"), (TOO_LONG, "Give it more context, 8192 tokens will do")],
)
def test_a_model_that_is_not_there_is_named_with_what_to_do(world: World, detail: str, step: str) -> None:
    gone = ReviewFailed(ReviewFailure.NOT_OFFERED, detail)
    app = world.again(reviewer=Answering([gone]))
    world.says("I live in Leipzig.")
    world.clock.advance(timedelta(hours=1))
    assert [one.reason for one in app.learn().not_looked] == ["not_offered"]
    (line,) = [line for line in app.doctor().lines if line.code == "not_offered"]
    assert line.says == f"one did not take what it was last asked of usual ({detail})."
    assert line.next_step.startswith(step)
    assert line.next_step.endswith(": afterword settings provider.one.model MODEL")


def test_an_unanswered_asking_and_a_reached_cap_are_said_once(world: World) -> None:
    silent = ReviewFailed(ReviewFailure.NO_ANSWER, "http 401", cost_micros=None)
    app = world.again(reviewer=Answering([silent]))
    for name in ("one", "two", "three"):
        world.says("I live in Leipzig.", name=name)
    world.clock.advance(timedelta(hours=1))
    report = app.learn()
    assert [one.reason for one in report.not_looked] == ["no_answer"] * 3
    assert len(app.sent()) == 1
    codes = [line.code for line in app.doctor().lines]
    assert (codes.count("no_answer"), codes.count("cap")) == (1, 0)
    set_to(world, "cap", "0.0005")
    assert [line.code for line in app.doctor().lines].count("cap") == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("provider.mine.key", "sk-ant-" + "a" * 40),
        ("provider.mine.endpoint", "ftp://example.org"),
        ("provider.My Own.use", "on"),
        ("provider.mine.power", "on"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_and_a_key_not_repeated(world: World, name: str, value: str) -> None:
    with pytest.raises(BadInput) as refused:
        world.app.set_setting(name, value, world.app.host_hand())
    assert "sk-ant" not in f"{refused.value.message}{refused.value.next_step}"
