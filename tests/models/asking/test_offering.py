"""Who is offered, in which order, and at what cost at most."""

from __future__ import annotations

from afterword.core.chat import Provider
from afterword.models.asking.offering import models_of, offers_for
from afterword.models.asking.prices import models_to_ask
from afterword.models.asking.providers import PRESETS, Provided
from afterword.ports import ReviewAsked

ASKED = ReviewAsked("Answer with JSON.", "Answer.", "WORDS", "{}", "")
ANTHROPIC, OPENAI, CLAUDE, CODEX, OLLAMA = PRESETS[:5]
HERE = Provided("here", "openai", "http://127.0.0.1:1234/v1", model="tiny", here=True)
LOG = Provider("anthropic", "https://api.anthropic.com")


def names(*providers: Provided, log: Provider | None = LOG, said: str = "", local_only: bool = False) -> list[str]:
    return [one.provider for one in offers_for(providers, ASKED, "pi", log, said=said, local_only=local_only)]


def test_the_cheapest_model_first_then_the_usual_one() -> None:
    first, again = offers_for([ANTHROPIC], ASKED, "pi", LOG)
    assert (first.model, again.model) == models_to_ask("anthropic")
    assert 0 < first.most_micros < again.most_micros
    assert first.to == again.to == "https://api.anthropic.com"


def test_whoever_answered_the_chat_goes_before_this_computer_whatever_the_order() -> None:
    assert set(names(HERE, ANTHROPIC)) == {"anthropic"}
    assert names(HERE, ANTHROPIC, local_only=True) == ["here"]


def test_failing_that_this_computer() -> None:
    assert names(OPENAI, HERE) == ["here"]
    assert names(OPENAI, OLLAMA) == []  # an address that nobody called this computer
    assert names() == []


def test_the_first_of_several_who_may_counts() -> None:
    second = Provided("second", "anthropic", "https://api.anthropic.com/v1", "anthropic", model="m")
    assert names(second, ANTHROPIC)[0] == "second"
    assert names(ANTHROPIC, second)[0] == "anthropic"
    assert names(ANTHROPIC, OPENAI, log=None, said="openai")[0] == "openai"


def test_models_that_a_person_named_are_asked() -> None:
    both = Provided("p", "openai", "https://gate.example/v1", "openai", model="a", retry_model="b")
    assert models_of(both) == ("a", "b")
    assert models_of(Provided("p", "openai", "https://gate.example/v1", model="a")) == ("a",)
    assert models_of(HERE) == ("tiny",)
    assert models_of(CLAUDE) == ("haiku", "default")
    assert models_of(CODEX) == ("default",)
    assert models_of(Provided("c", "codex-cli", model="small")) == ("small", "default")


def test_a_plan_and_this_computer_cost_nothing_and_unknown_prices_count_as_the_dearest() -> None:
    (here,) = offers_for([HERE], ASKED, "pi", None)
    plan = offers_for([CLAUDE], ASKED, "claude-code", Provider("anthropic"))
    assert (here.most_micros, here.plan, here.small) == (0, False, True)
    assert {(one.most_micros, one.plan, one.small) for one in plan} == {(0, True, False)}
    gate = Provided("gate", "openai", "https://gate.example/v1", model="nobody-knows-it")
    (unknown,) = offers_for([gate], ASKED, "pi", Provider("", "https://gate.example"))
    assert unknown.most_micros > max(one.most_micros for one in offers_for([ANTHROPIC], ASKED, "pi", LOG))
