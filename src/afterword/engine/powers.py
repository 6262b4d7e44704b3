"""Settings of another record held against the ones here: what narrows is taken, what would widen is a power.

A power is never taken with the rest. Each is named, and has a question of its own; the record keeps it until it is
decided. Knows no default but those it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from afterword.core.entry import SettingNow
from afterword.core.standing import Standing

_OFFERED = "offered."  # before a setting's name: what a backup would set it to, '' once that is decided


@dataclass(frozen=True, slots=True)
class Turned:
    """A setting's value, and when it was set; ``at`` None: it never was."""

    value: str
    at: datetime | None


@dataclass(frozen=True, slots=True)
class Power:
    """What a setting would be allowed beyond what it is here. ``here`` and ``there`` are its values."""

    name: str
    there: str
    here: str


@dataclass(frozen=True, slots=True)
class Weighed:
    """What comes of the settings: ``lines`` are taken, ``powers`` are asked about one by one."""

    lines: tuple[SettingNow, ...] = ()
    powers: tuple[Power, ...] = ()


# The values of a setting, from the narrowest to the widest. One that is not named here widens with any other value.
_WIDER = {
    "learning": ("off", "on"),
    "mode": ("ask", "careful", "quiet"),
    "changes_in_files": ("ask", "trust"),
    "reader": ("built-in", "local", "auto"),
    "recall_everywhere": ("off", "on"),
    "tidy": ("off", "on", "model"),
    "consent.learn": ("off", "on"),
    "consent.index": ("off", "on"),
    "consent.tell": ("nothing", "preferences", "everything"),
    "provider.use": ("off", "on"),
}
_ANY = frozenset({"worktrees", "embedder"})  # neither of their values allows more than another


def weigh(there: Mapping[str, Turned], here: Callable[[str], Turned]) -> Weighed:
    """Weigh every setting of another record; ``here`` gives the value that holds now, the default where none was set.

    A narrower value comes only where it was set later than the one here.
    """
    lines: list[SettingNow] = []
    powers: list[Power] = []
    for name, turned in there.items():
        now = here(name)
        if turned.value == now.value:
            continue
        if name == "never_read":
            lines += _both(now, turned)
        elif widens(name, turned.value, now.value):
            powers.append(Power(name, turned.value, now.value))
        elif now.at is None or (turned.at is not None and turned.at > now.at):
            lines.append(SettingNow(name, turned.value))
    return Weighed(tuple(lines), tuple(powers))


def _both(now: Turned, turned: Turned) -> Iterator[SettingNow]:
    """Folders that are never read: those of both."""
    united = dict.fromkeys((*now.value.splitlines(), *turned.value.splitlines()))
    if len(united) > len(now.value.splitlines()):
        yield SettingNow("never_read", "\n".join(united))


def widens(name: str, there: str, here: str) -> bool:
    """Whether a value allows more than another, or may: what cannot be compared does."""
    if name in _ANY:
        return False
    if name == "cap":
        return float(there) > float(here)
    if name == "paused_until":
        return there < here if there and here else bool(here)
    parts = name.split(".")
    scale = _WIDER.get(f"{parts[0]}.{parts[2]}" if len(parts) == 3 else name)
    if scale is None or there not in scale or here not in scale:
        return bool(there)
    return scale.index(there) > scale.index(here)


def offered(powers: Iterable[Power]) -> Iterator[SettingNow]:
    """The lines by which powers wait for the person's decision."""
    return (SettingNow(f"{_OFFERED}{power.name}", power.there) for power in powers)


def left_alone(powers: Iterable[Power]) -> Iterator[SettingNow]:
    """The lines by which they wait no more: the settings stay as they are."""
    return (SettingNow(f"{_OFFERED}{power.name}", "") for power in powers)


def undecided(standing: Standing, here: Callable[[str], Turned]) -> tuple[Power, ...]:
    """The powers that wait: those of which the person neither set the setting since nor said that it stays."""
    found: list[Power] = []
    offers = {name: turns[-1] for name, turns in standing.settings.items() if name.startswith(_OFFERED)}
    for name, offer in offers.items():
        setting = name.removeprefix(_OFFERED)
        now = here(setting)
        decided = not offer.value or (now.at is not None and now.at > offer.at)
        if not decided and widens(setting, offer.value, now.value):
            found.append(Power(setting, offer.value, now.value))
    return tuple(found)
