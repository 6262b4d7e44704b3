"""The joint of asking models: who is set up to be asked, by the person's settings, and where their keys are kept.

Nothing is asked here, and nothing heavy is loaded before somebody is set up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from afterword.core.errors import BadInput, HomeDamaged
from afterword.core.standing import Standing
from afterword.engine.spending import says_who
from afterword.settings import values

if TYPE_CHECKING:
    from afterword.models.asking import Provided
    from afterword.ports import Reviewer, Tidier

USE = ".use"


class By(Enum):
    """Where the reviewer of an opened home comes from, if the caller hands in none."""

    SETTING = "setting"


BY_SETTING: Literal[By.SETTING] = By.SETTING


@dataclass(slots=True)
class Asking:
    """Who may be asked in one home, made anew when a setting changed. ``handed``: in place of all settings.

    ``env`` holds keys, and is never shown. ``rooms``: where a program that is asked gets its empty folder.
    """

    env: Mapping[str, str] = field(repr=False)
    rooms: Path | None = None
    handed: Reviewer | By | None = BY_SETTING
    _made: tuple[tuple[tuple[str, str], ...], Reviewer | None] | None = field(default=None, init=False, repr=False)

    def reviewer(self, standing: Standing) -> Reviewer | None:
        """Who may be asked now; None where nobody is set up, or only the built-in reader may read."""
        wish = _wish(standing)
        if dict(wish).get("reader") == "built-in":
            return None
        if not isinstance(self.handed, By):
            return self.handed
        if self._made is None or self._made[0] != wish:
            self._made = (wish, self._make(standing))
        return self._made[1]

    def tidier(self, standing: Standing) -> Tidier | None:
        """The same, for tidying up; None where whoever was handed in is not made for that."""
        reviewer: object = self.reviewer(standing)
        if reviewer is None:
            return None
        from afterword.ports import Tidier

        return reviewer if isinstance(reviewer, Tidier) else None

    def _make(self, standing: Standing) -> Reviewer | None:
        able = tuple(one for one in set_up(standing) if not isinstance(one, NotUsable))
        if not able:
            return None
        from afterword.models.asking import ModelReviewer

        return ModelReviewer(
            able,
            secret=self.secret,
            choices=said_of(standing),
            local_only=dict(_wish(standing)).get("reader") == "local",
            env=self.env,
            device_folder=self.rooms,
        )

    def secret(self, place: str) -> str | None:
        """The key that is kept at 'env:NAME' or 'keychain:NAME', or None. It is held by nobody but who asked."""
        kind, _, name = place.partition(":")
        if kind == "env":
            return self.env.get(name) or None
        from afterword.storage.keys import system_keychain

        try:
            keychain = system_keychain()
            return keychain.get(name) if keychain is not None else None
        except HomeDamaged:
            return None

    def keep(self, provider: str, key: str) -> str:
        """Put a key into the system's keychain; gives its place. Raises BadInput where there is none."""
        from afterword.storage.keys import system_keychain

        name = f"{provider} key"
        keychain = system_keychain()
        if keychain is None or not keychain.put(name, key):
            raise BadInput(
                "This computer has no keychain that takes it, and a key is kept nowhere else.",
                f"Put it into the environment, and say where: afterword settings provider.{provider}.key env:NAME",
            )
        return f"keychain:{name}"


@dataclass(frozen=True, slots=True)
class NotUsable:
    """A provider that was turned on and cannot be used, and why, for people."""

    name: str
    says: str
    next_step: str = ""


def known_providers(standing: Standing) -> tuple[str, ...]:
    """The providers that the person set anything of, in the order in which they first did."""
    names = (name.split(".") for name in standing.settings if name.startswith("provider."))
    return tuple(dict.fromkeys(parts[1] for parts in names if len(parts) == 3))


def set_up(standing: Standing) -> tuple[Provided | NotUsable, ...]:
    """Every provider that is turned on, in the order in which they were first set up."""
    on = [name for name in known_providers(standing) if standing.setting(f"provider.{name}{USE}") == "on"]
    return tuple(_provided(standing, name) for name in on)


def ready_made() -> tuple[str, ...]:
    """The names of the providers whose address or program is known without the person's saying."""
    from afterword.models.asking import PRESETS

    return tuple(one.name for one in PRESETS)


def said_of(standing: Standing) -> dict[str, str]:
    """By source, the provider that the person said answered its chats."""
    suffix = ".provider"
    named = [name for name in standing.settings if name.startswith("consent.") and name.endswith(suffix)]
    return {name.removeprefix("consent.").removesuffix(suffix): standing.setting(name) or "" for name in named}


def _wish(standing: Standing) -> tuple[tuple[str, str], ...]:
    """Every setting that says who may be asked."""
    return tuple((name, standing.setting(name) or "") for name in standing.settings if says_who(name))


def _provided(standing: Standing, name: str) -> Provided | NotUsable:
    from afterword.models.asking import PRESETS, Provided
    from afterword.models.asking.providers import Dialect

    known = {one.setting.name: one.value for one in values(standing.settings, (), (name,)) if one.setting.of}
    preset = next((one for one in PRESETS if one.name == name), None)

    def part(of: str) -> str:
        given = known[of]
        return given or (str(getattr(preset, of)) if preset is not None else "")

    dialect = next((one for one in get_args(Dialect) if one == part("dialect")), None)
    if dialect is None:
        step = f"afterword settings provider.{name}.dialect openai"
        return NotUsable(name, f"It is not said how {name} is spoken to.", step)
    try:
        return Provided(
            name=name,
            dialect=dialect,
            endpoint=part("endpoint"),
            maker=part("maker"),
            account=part("account"),
            model=part("model"),
            retry_model=part("retry_model"),
            key=part("key"),
            here=known["here"] == "on",
            program=part("program"),
        )
    except BadInput as bad:
        return NotUsable(name, f"{name} cannot be asked: {bad.message}", bad.next_step)
