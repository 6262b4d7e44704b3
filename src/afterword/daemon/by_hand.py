"""One event answered without the small program and without a daemon, by the app itself: for people and for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import IO

from afterword.core.errors import AfterwordError
from afterword.hooking.client import MOST

from .answering import Answering

PATIENT = 60.0  # seconds: nobody's prompt waits for this one


def answered(host: str, event: str, said: IO[bytes] | None, env: Mapping[str, str]) -> bytes:
    """What belongs on stdout; b'' for whatever goes wrong."""
    if env.get("AFTERWORD_RUN"):
        return b""
    try:
        content = said.read(MOST + 1) if said is not None else b""
    except (OSError, ValueError):
        return b""
    if not content or len(content) > MOST:
        return b""
    return _by_the_app(host, event, content, env)


def _by_the_app(host: str, event: str, content: bytes, env: Mapping[str, str]) -> bytes:
    from afterword.app import open_afterword

    answering = Answering(lambda: open_afterword(env=env), lambda: None, PATIENT)
    try:
        answering.open()
    except (AfterwordError, OSError):
        return b""
    try:
        return answering.answer(host, event, content)
    finally:
        answering.close()
