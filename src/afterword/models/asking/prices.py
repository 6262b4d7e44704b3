"""What asking costs, in millionths of a dollar, and which model of a maker is the cheapest that can do it.

Prices come from the table inside the package genai-prices, read where it lies: it is never brought up to date over the
network. A price that is not known counts as the dearest known. A dollar a million tokens is one millionth a token.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

from afterword.ports import ReviewFailed, ReviewText

from .completing import Completion, NoCompletion, Prompt, Tokens
from .providers import OVER_HTTP, Provided, on_this_computer

if TYPE_CHECKING:
    from genai_prices.types import ModelInfo, ModelPrice, TieredPrices

# What a request holds beside our texts: roles, and what an endpoint adds to hold the answer to a schema or a tool.
_AROUND = 1200  # tokens
_LEAST_CONTEXT = 16_000  # tokens that a review, its answer and the thinking before it take


@dataclass(frozen=True, slots=True)
class Rate:
    """Millionths of a dollar a token. ``steps``: from more than so many tokens asked on, all of them cost so much."""

    first: Decimal
    steps: tuple[tuple[int, Decimal], ...] = ()

    def at(self, asked: int) -> Decimal:
        """The rate of a request with so many tokens asked."""
        return max((rate for start, rate in self.steps if asked > start), default=self.first)


@dataclass(frozen=True, slots=True)
class Price:
    """What a model's tokens cost. ``known`` False: it is the dearest known, for want of a better word."""

    asked: Rate
    answered: Rate
    known: bool = True

    def cost(self, tokens: Tokens) -> int:
        """In millionths of a dollar, rounded up."""
        asked, answered = self.asked.at(tokens.asked), self.answered.at(tokens.asked)
        return math.ceil(asked * tokens.asked + answered * tokens.answered)


FREE = Price(Rate(Decimal(0)), Rate(Decimal(0)))
# What counts where the table is not installed: no model in it is dearer, which a test holds it to.
DEAREST_WITHOUT_TABLE = Price(Rate(Decimal(150)), Rate(Decimal(600)), known=False)


@dataclass(frozen=True, slots=True)
class Preferred:
    """A maker's models for this work: the cheapest first, the usual one second. ``why`` is how we know."""

    cheap: str
    usual: str
    why: str


# The table of prices says what is cheap, but not what is still offered: its cheapest models are often retired ones. So
# where a maker's own pages name a model for such work, it is named here, as of November 2026.
PREFERRED: Mapping[str, Preferred] = {
    "anthropic": Preferred(
        "claude-haiku-5-5", "claude-sonnet-5-5", "made for extraction and classification, kept until October 2027"
    ),
    "openai": Preferred("gpt-6-luna", "gpt-6.1-terra", "named as what replaces the mini and nano models that end"),
    "google": Preferred("gemini-3.5-flash-lite", "gemini-3.8-flash", "no end announced; the 2.5 models ended"),
    "deepseek": Preferred("deepseek-flash", "deepseek-flash", "the one model there now; older names lead to it"),
}
# Models that the table prices by the token too, but that write no text, or not for this work.
_OTHER_WORK = re.compile(
    r"embed|audio|image|vision|tts|speech|voice|voxtral|transcri|whisper|realtime|live|ocr|guard|moderation|search|research"
    r"|cod(?:e|er|ex|estral)\b|devstral|robotics|computer|ft:|:batch|:free|preview|exp\b|rerank|omni"
)


def models_to_ask(maker: str) -> tuple[str, ...]:
    """Models of a maker, the cheapest that can do the work first, then the one for a retry where we know it. () where
    the maker is not known.
    """
    preferred = PREFERRED.get(maker.lower())
    if preferred is not None:
        return tuple(dict.fromkeys((preferred.cheap, preferred.usual)))
    able = [model for model in _models_of(maker) if _is_able(model)]
    now = datetime.now(tz=UTC)
    priced = [(price, model.id) for model in able if (price := _price(model, now)) is not None]
    # A review is some thousand tokens asked and some hundred answered.
    cheapest = min(priced, key=lambda row: (row[0].cost(Tokens(4000, 400)), row[1]), default=None)
    return (cheapest[1],) if cheapest else ()


def price_of(provided: Provided, model: str) -> Price:
    """What this model costs with this provider: nothing on this computer or on a plan; else what the table says of the
    endpoint, or of the maker; else the dearest known.
    """
    if on_this_computer(provided) or provided.dialect not in OVER_HTTP:
        return FREE
    now = datetime.now(tz=UTC)
    for models in (_models_at(provided.endpoint), _models_of(provided.maker)):
        found = next((one for one in models if one.is_match(model)), None)
        price = _price(found, now) if found else None
        if price is not None:
            return price
    return dearest()


def most_micros(price: Price, prompt: Prompt) -> int:
    """The most that a request can cost: no token is shorter than a byte, and the answer is bounded."""
    texts = (prompt.instructions, prompt.material, prompt.schema)
    asked = sum(len(text.encode("utf-8", "surrogatepass")) for text in texts) + _AROUND
    return price.cost(Tokens(asked, prompt.most_tokens))


def settled(outcome: Completion | NoCompletion, price: Price, most: int) -> ReviewText | ReviewFailed:
    """The outcome with its cost. An answer whose endpoint did not count costs ``most``; where it is open whether anyone
    answered, so is the cost (None).
    """
    match outcome:
        case Completion(text, model, tokens):
            return ReviewText(text, model, price.cost(tokens) if tokens else most)
        case NoCompletion(why, detail, charged, tokens, left):
            unknown = None if charged and most else 0
            return ReviewFailed(why, detail, price.cost(tokens) if tokens else unknown, left)


@cache
def dearest() -> Price:
    """The dearest rate of any model that takes and writes text, each side by itself."""
    now = datetime.now(tz=UTC)
    prices = [price for model in _all_models() if (price := _price(model, now)) is not None]
    if not prices:
        return DEAREST_WITHOUT_TABLE
    return Price(Rate(_highest(p.asked for p in prices)), Rate(_highest(p.answered for p in prices)), known=False)


def _highest(rates: Iterator[Rate]) -> Decimal:
    return max(max((rate.first, *(step for _, step in rate.steps))) for rate in rates)


def _all_models() -> Iterator[ModelInfo]:
    try:
        from genai_prices.data import providers
    except ImportError:
        return
    for provider in providers:
        yield from provider.models


def _models_of(maker: str) -> Sequence[ModelInfo]:
    try:
        from genai_prices.data import providers
    except ImportError:
        return ()
    return next((provider.models for provider in providers if maker and provider.id == maker.lower()), ())


def _models_at(endpoint: str) -> Sequence[ModelInfo]:
    try:
        from genai_prices.data import providers
    except ImportError:
        return ()
    return next((provider.models for provider in providers if re.match(provider.api_pattern, endpoint)), ())


def _is_able(model: ModelInfo) -> bool:
    """Whether it writes text for this work, for all we know."""
    if model.deprecated or (model.context_window or 0) < _LEAST_CONTEXT:
        return False
    return _OTHER_WORK.search(model.id.lower()) is None


def _price(model: ModelInfo, now: datetime) -> Price | None:
    """Both rates as they stand, at the dearest hour of the coming day. None for a model without price by the token."""
    hours = range(1) if not isinstance(model.prices, list) else range(24)
    rates = [rates for hour in hours if (rates := _rates(model.get_prices(now + timedelta(hours=hour)))) is not None]
    return max(rates, key=lambda price: price.cost(Tokens(4000, 400)), default=None)


def _rates(told: ModelPrice) -> Price | None:
    if told.input_mtok is None or told.output_mtok is None:
        return None
    return Price(_rate(told.input_mtok), _rate(told.output_mtok))


def _rate(told: Decimal | TieredPrices) -> Rate:
    if isinstance(told, Decimal):
        return Rate(told)
    return Rate(told.base, tuple((tier.start, tier.price) for tier in told.tiers))
