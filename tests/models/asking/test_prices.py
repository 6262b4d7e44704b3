"""What asking costs: rounded up, never less than known, free where nothing is sent, never asked of a network."""

from __future__ import annotations

import socket
import sys
from datetime import UTC, datetime, tzinfo
from decimal import Decimal
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afterword.models.asking import PRESETS, Completion, NoCompletion, Prompt, Provided, Tokens
from afterword.models.asking.prices import (
    DEAREST_WITHOUT_TABLE,
    FREE,
    PREFERRED,
    Price,
    Rate,
    dearest,
    models_to_ask,
    most_micros,
    price_of,
    settled,
)
from afterword.ports import ReviewFailed, ReviewFailure, ReviewText

BY_NAME = {one.name: one for one in PRESETS}
GATEWAY = Provided("gate", "openai", "https://gateway.example/v1")


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a connection")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


def rates(price: Price) -> tuple[Decimal, Decimal]:
    return price.asked.first, price.answered.first


def test_prices_are_those_of_the_table_and_asked_of_nobody(no_network: None) -> None:
    """Haiku 5.5: $0.10 and $0.50 a million tokens; past 100,000 asked, five times that for all of them."""
    price = price_of(BY_NAME["anthropic"], "claude-haiku-5-5")
    assert rates(price) == (Decimal("0.1"), Decimal("0.5"))
    assert price.known
    assert price.cost(Tokens(1000, 100)) == 150
    assert price.cost(Tokens(100_000, 0)) == 10_000
    assert price.cost(Tokens(100_001, 100)) == 50_251


def test_a_dated_name_is_the_same_model() -> None:
    assert price_of(BY_NAME["anthropic"], "claude-haiku-4-5-20251001") == price_of(
        BY_NAME["anthropic"], "claude-haiku-4-5"
    )


def test_the_endpoint_goes_before_the_maker() -> None:
    """A reseller's own price counts, where the table knows the reseller."""
    there = Provided("groq", "openai", "https://api.groq.com/openai/v1", "openai")
    assert rates(price_of(there, "openai/gpt-oss-20b")) == (Decimal("0.075"), Decimal("0.3"))
    gate = Provided("gate", "openai", "https://gateway.example/v1", "openai")
    assert rates(price_of(gate, "gpt-6-luna")) == (Decimal("0.1"), Decimal("0.5"))


@pytest.mark.parametrize("name", ["claude-cli", "codex-cli", "scripted"])
def test_a_plan_and_the_scripted_model_cost_nothing(name: str) -> None:
    assert price_of(BY_NAME[name], "anything") is FREE


def test_a_model_on_this_computer_costs_nothing_once_the_person_says_so() -> None:
    address = "http://127.0.0.1:11434/v1"
    assert price_of(Provided("ollama", "openai", address, here=True), "qwen3") is FREE
    assert price_of(Provided("ollama", "openai", address), "qwen3") == dearest()
    assert price_of(Provided("far", "openai", "https://models.example/v1", here=True), "qwen3") == dearest()
    assert price_of(Provided("mapped", "openai", "http://[::ffff:127.0.0.1]:11434/v1", here=True), "qwen3") == dearest()


@pytest.mark.parametrize(
    ("provided", "model"),
    [(GATEWAY, "never-heard-of"), (BY_NAME["openai"], "gpt-99-nova"), (BY_NAME["openai"], "whisper-1"),
     (BY_NAME["anthropic"], "")],
)  # fmt: skip
def test_a_price_that_is_not_known_is_the_dearest_known(provided: Provided, model: str) -> None:
    assert price_of(provided, model) == dearest()
    assert not price_of(provided, model).known


def test_no_model_of_the_table_is_dearer_than_the_dearest(no_network: None) -> None:
    from genai_prices.data import providers

    most_asked, most_answered = rates(dearest())
    now = datetime.now(tz=UTC)
    for provider in providers:
        for model in provider.models:
            told = model.get_prices(now)
            assert told.input_mtok is None or told.output_mtok is None or _top(told.input_mtok) <= most_asked
            assert told.input_mtok is None or told.output_mtok is None or _top(told.output_mtok) <= most_answered
    without = rates(DEAREST_WITHOUT_TABLE)
    assert (without[0] >= most_asked, without[1] >= most_answered) == (True, True)


def _top(told: object) -> Decimal:
    base = getattr(told, "base", told)
    assert isinstance(base, Decimal)
    return max([base, *(tier.price for tier in getattr(told, "tiers", []))])


@pytest.mark.parametrize("hour", [1, 9, 14, 22])
def test_a_price_by_the_hour_counts_at_its_dearest(hour: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """DeepSeek's flash model costs less at night; a look reserved at night may be settled in the morning."""
    from genai_prices.data import providers

    moment = datetime(2026, 11, 30, hour, 30, tzinfo=UTC)

    class Then(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls.fromtimestamp(moment.timestamp(), tz)

    model = next(m for p in providers if p.id == "deepseek" for m in p.models if m.id == "deepseek-flash")
    by_hour = {model.get_prices(moment.replace(hour=each)).input_mtok for each in range(24)}
    assert len(by_hour) > 1
    monkeypatch.setattr("afterword.models.asking.prices.datetime", Then)
    there = Provided("deepseek", "openai", "https://api.deepseek.com", "deepseek")
    assert price_of(there, "deepseek-flash").asked.first == max(one for one in by_hour if isinstance(one, Decimal))


def test_without_the_table_everything_counts_as_the_dearest(monkeypatch: pytest.MonkeyPatch) -> None:
    dearest.cache_clear()
    monkeypatch.setitem(sys.modules, "genai_prices.data", None)
    try:
        assert price_of(BY_NAME["anthropic"], "claude-haiku-5-5") == DEAREST_WITHOUT_TABLE
        assert models_to_ask("mistral") == ()
        assert models_to_ask("anthropic") == ("claude-haiku-5-5", "claude-sonnet-5-5")
    finally:
        dearest.cache_clear()


@pytest.mark.parametrize("maker", PREFERRED)
def test_what_is_preferred_is_in_the_table_and_the_cheap_one_is_no_dearer(maker: str) -> None:
    from genai_prices.data import providers

    known = next(provider.models for provider in providers if provider.id == maker)
    there = Provided("there", "openai", "https://gateway.example/v1", maker)
    costs = []
    for name in models_to_ask(maker):
        found = next(model for model in known if model.is_match(name))
        assert not found.deprecated
        assert (found.context_window or 0) >= 16_000
        assert price_of(there, name).known
        costs.append(price_of(there, name).cost(Tokens(4000, 400)))
    assert costs == sorted(costs)
    assert 0 < costs[0] < 5000


@pytest.mark.parametrize(("maker", "expected"), [("", ()), ("nobody", ()), ("OpenAI", ("gpt-6-luna", "gpt-6.1-terra"))])
def test_whom_to_ask_by_maker(maker: str, expected: tuple[str, ...]) -> None:
    assert models_to_ask(maker) == expected


@pytest.mark.parametrize("maker", ["mistral", "x-ai", "cohere", "zai", "groq", "moonshotai"])
def test_of_any_other_maker_the_cheapest_that_writes_text_is_asked(maker: str) -> None:
    from genai_prices.data import providers

    (name,) = models_to_ask(maker)
    chosen = next(m for p in providers if p.id == maker for m in p.models if m.id == name)
    assert not chosen.deprecated
    assert (chosen.context_window or 0) >= 16_000
    for word in ("embed", "audio", "ocr", "guard", "voxtral", "whisper", "code", "tts", "image"):
        assert word not in name.lower()


TEXTS = st.text(st.characters(), max_size=60)


@settings(max_examples=60, deadline=None)
@given(TEXTS, TEXTS, TEXTS, st.integers(1, 8000))
def test_the_most_is_never_less_than_any_counting_of_tokens(one: str, two: str, schema: str, most: int) -> None:
    """No token is shorter than a byte; what stands around the texts is a few hundred."""
    price = Price(Rate(Decimal("0.3")), Rate(Decimal("2.5")))
    reserved = most_micros(price, Prompt(one, two, schema, most))
    asked = sum(len(text.encode("utf-8", "surrogatepass")) for text in (one, two, schema)) + 700
    assert reserved >= price.cost(Tokens(asked, most))
    assert reserved == int(reserved)


def test_a_most_that_crosses_a_step_is_priced_past_it() -> None:
    price = price_of(BY_NAME["anthropic"], "claude-haiku-5-5")
    assert most_micros(price, Prompt("", "x" * 100_000, "", 1000)) == price.cost(Tokens(101_200, 1000))
    assert most_micros(price, Prompt("", "x" * 100_000, "", 1000)) > 50_000


CENT = Price(Rate(Decimal("0.01")), Rate(Decimal("0.01")))
SETTLED: list[tuple[Completion | NoCompletion, ReviewText | ReviewFailed]] = [
    (Completion("t", "m", Tokens(101, 0)), ReviewText("t", "m", 2)),
    (Completion("t", "m"), ReviewText("t", "m", 900)),
    (NoCompletion(ReviewFailure.NO_ANSWER, "http 401"), ReviewFailed(ReviewFailure.NO_ANSWER, "http 401", 0)),
    (
        NoCompletion(ReviewFailure.NO_ANSWER, "no key", left=False),
        ReviewFailed(ReviewFailure.NO_ANSWER, "no key", 0, left=False),
    ),
    (
        NoCompletion(ReviewFailure.NO_ANSWER, "timed out reading", charged=True),
        ReviewFailed(ReviewFailure.NO_ANSWER, "timed out reading", None),
    ),
    (
        NoCompletion(ReviewFailure.REFUSED, "refused", charged=True, tokens=Tokens(1, 1)),
        ReviewFailed(ReviewFailure.REFUSED, "refused", 1),
    ),
]


@pytest.mark.parametrize(("outcome", "expected"), SETTLED)
def test_every_outcome_has_its_cost(outcome: Completion | NoCompletion, expected: ReviewText | ReviewFailed) -> None:
    assert settled(outcome, CENT, 900) == expected


def test_what_is_free_is_free_however_it_ended() -> None:
    for outcome, _ in SETTLED:
        assert settled(outcome, FREE, 0).cost_micros == 0
