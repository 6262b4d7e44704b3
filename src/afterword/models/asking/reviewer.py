"""The reviewer that asks models: who is offered, and each offer asked in its own dialect. Knows no chat and no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from afterword.core.chat import Provider
from afterword.ports import Able, Offer, ReviewAsked, ReviewFailed, ReviewFailure, ReviewText

from .bare import MARKER
from .claude_cli import CLAUDE
from .client import Client
from .codex_cli import CODEX
from .completing import Completion, Key, NoCompletion, Prompt
from .offering import able_of, models_of, offers_by, offers_for, prompt_of, where_to
from .on_plan import OnPlan
from .prices import most_micros, price_of, settled
from .providers import Provided
from .scripted import complete as read_by_script

_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class ModelReviewer:
    """Models that a person set up (ports.Reviewer, ports.Tidier). ``providers``: those that are on, in the
    person's order.

    ``secret`` gives the key kept at a place ('env:NAME', 'keychain:NAME'), or None. ``choices``: by source, the
    provider that by the person's word answers its chats. ``local_only``: nothing may leave this computer.
    ``device_folder``: where empty folders for programs are made. ``env``: the environment that programs are found in.
    """

    def __init__(
        self,
        providers: Sequence[Provided],
        *,
        secret: Callable[[str], str | None],
        choices: Mapping[str, str] = _NONE,
        local_only: bool = False,
        device_folder: Path | None = None,
        env: Mapping[str, str] = _NONE,
        client: Client | None = None,
        seconds: float = 120.0,
    ) -> None:
        self._providers = tuple(providers)
        self._secret = secret
        self._choices = dict(choices)
        self._local_only = local_only
        self._client = client or Client()
        self._own_run = bool(env.get(MARKER))
        self._programs = {
            "claude-cli": OnPlan(CLAUDE, env, device_folder, seconds),
            "codex-cli": OnPlan(CODEX, env, device_folder, seconds),
        }

    def offers(self, asked: ReviewAsked, source: str, answered_by: Provider | None) -> tuple[Offer, ...]:
        """See ports.Reviewer."""
        said = self._choices.get(source, "")
        return offers_for(self._providers, asked, source, answered_by, said=said, local_only=self._local_only)

    def able(self) -> tuple[Able, ...]:
        """See ports.Tidier."""
        return able_of(self._providers, local_only=self._local_only)

    def offers_of(self, asked: ReviewAsked, provider: str) -> tuple[Offer, ...]:
        """See ports.Tidier."""
        return offers_by(self._providers, asked, provider, local_only=self._local_only)

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """See ports.Reviewer. An offer that is not one of ours as it stands now is asked of nobody; nor is any inside
        a run that we started ourselves.
        """
        provided = next((one for one in self._providers if one.name == offer.provider), None)
        if provided is None or where_to(provided) != offer.to or offer.model not in models_of(provided):
            return ReviewFailed(ReviewFailure.NO_ANSWER, "not set up", left=False)
        if self._own_run:
            return ReviewFailed(ReviewFailure.NO_ANSWER, "own run", left=False)
        prompt = prompt_of(asked, small=offer.small)
        price = price_of(provided, offer.model)
        return settled(self._complete(provided, offer.model, prompt), price, most_micros(price, prompt))

    def _complete(self, provided: Provided, model: str, prompt: Prompt) -> Completion | NoCompletion:
        match provided.dialect:
            case "anthropic" | "openai":
                return self._over_http(provided, model, prompt)
            case "claude-cli" | "codex-cli":
                return self._programs[provided.dialect].complete(provided.program, model, prompt)
            case "scripted":
                return read_by_script(prompt)

    def _over_http(self, provided: Provided, model: str, prompt: Prompt) -> Completion | NoCompletion:
        from . import anthropic, openai

        key = Key(self._secret(provided.key) or "") if provided.key else Key()
        if provided.key and not key:
            return NoCompletion(ReviewFailure.NO_ANSWER, "no key", left=False)
        complete = anthropic.complete if provided.dialect == "anthropic" else openai.complete
        return complete(provided, model, key, prompt, self._client)
