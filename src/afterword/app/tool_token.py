"""What a client of the tools over HTTP has to bring: one token a home, in a file that only its owner can read."""

from __future__ import annotations

import secrets
from pathlib import Path

from afterword.app.joining import Parts
from afterword.storage.atomic import OWNER_ONLY, DiskSteps, read_regular, write_atomic
from afterword.storage.home import own_folder

_NAME = "mcp.token"
_SHORTEST, _MOST = 32, 200


def token_file(parts: Parts) -> Path:
    """Where it lies. Deleting it makes the next one another."""
    return parts.storage.home.root / "run" / _NAME


def token(parts: Parts) -> str:
    """The token, made where there is none that can be used. Raises HomeError."""
    place = token_file(parts)
    try:
        kept = read_regular(place, _MOST).decode("ascii", "replace").strip()
    except OSError:
        kept = ""
    if len(kept) >= _SHORTEST:
        return kept
    made = secrets.token_urlsafe(32)
    own_folder(place.parent, DiskSteps())
    write_atomic(place, made.encode(), DiskSteps(), mode=OWNER_ONLY)
    return made
