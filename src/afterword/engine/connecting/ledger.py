"""What was put into an assistant's files, as the record keeps it: the setting `connected.<host>`, '' for nothing.

Should it be lost or be of a later release, what is surely ours is still found in the files themselves.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from afterword.core.entry import SettingNow
from afterword.core.standing import Standing
from afterword.ports.connecting import Made, Part

_NAME = "connected"


def line(host: str, made: Sequence[Made]) -> SettingNow:
    """The record's line for what stands in a host's files now."""
    return SettingNow(f"{_NAME}.{host}", json.dumps([_said(one) for one in made]) if made else "")


def made_in(standing: Standing, host: str) -> tuple[Made, ...]:
    """What was put into a host's files and not taken out since; () where nothing is known."""
    try:
        told = json.loads(standing.setting(f"{_NAME}.{host}") or "[]")
        return tuple(_read(one) for one in told)
    except (ValueError, KeyError, TypeError):
        return ()


def unread(standing: Standing) -> tuple[str, ...]:
    """The hosts of which something is written here that cannot be read."""
    hosts = [name.removeprefix(f"{_NAME}.") for name in standing.settings if name.startswith(f"{_NAME}.")]
    return tuple(
        host for host in hosts if standing.setting(f"{_NAME}.{host}") not in ("", "[]") and not made_in(standing, host)
    )


def _said(made: Made) -> dict[str, object]:
    return {
        "path": made.path,
        "parts": made.parts,
        "created": made.created,
        "digest": made.digest,
        "spans": made.spans,
        "containers": made.containers,
        "already": made.already,
        "folders": made.folders,
    }


def _read(told: dict[str, object]) -> Made:
    """Raises KeyError, TypeError, ValueError for what was not written by ``_said``."""
    return Made(
        path=str(told["path"]),
        parts=tuple(Part(str(one)) for one in _many(told["parts"])),
        created=told["created"] is True,
        digest=str(told["digest"]),
        spans=tuple((int(str(start)), int(str(end))) for start, end in map(_many, _many(told["spans"]))),
        containers=tuple(tuple(str(part) for part in _many(place)) for place in _many(told["containers"])),
        already=tuple(str(one) for one in _many(told["already"])),
        folders=tuple(str(one) for one in _many(told["folders"])),
    )


def _many(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return value
