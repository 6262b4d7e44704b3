"""One event answered by hand, for people and for tests: by the daemon where one serves the home, else by the app.

It waits no longer than a hook does, starts nothing that goes on, and whatever goes wrong it says nothing.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from afterword.core.errors import AfterwordError
from afterword.hooking import contracts
from afterword.hooking.calling import MOST, asked, body_of, home_of, patience, sent_for

from .answering import SHARE, Answering


def answered(host: str, event: str, said: IO[bytes] | None, env: Mapping[str, str]) -> bytes:
    """What belongs on stdout; b'' for whatever goes wrong, and for what takes too long."""
    if env.get("AFTERWORD_RUN") or said is None or not contracts.known(host, event):
        return b""
    found: list[bytes] = []
    thread = threading.Thread(target=lambda: found.append(_answered(host, event, said, env)), daemon=True)
    thread.start()
    thread.join(patience())
    return found[0] if found else b""


def _answered(host: str, event: str, said: IO[bytes], env: Mapping[str, str]) -> bytes:
    try:
        content = said.read(MOST + 1)
    except (OSError, ValueError):
        return b""
    if not content or len(content) > MOST:
        return b""
    home = home_of("")
    if not Path(home, "record").exists():
        return b""
    here = Path.cwd()
    try:
        heard = asked(home, sent_for(host, event, content))
    finally:
        os.chdir(here)  # a socket is asked for from its own folder
    return body_of(heard) if heard is not None else _by_the_app(host, event, content, env)


def _by_the_app(host: str, event: str, content: bytes, env: Mapping[str, str]) -> bytes:
    from afterword.app import open_afterword

    answering = Answering(lambda: open_afterword(env=env), lambda: None, SHARE * patience(), lasting=False)
    try:
        answering.open()
    except (AfterwordError, OSError):
        return b""
    try:
        return answering.answer(host, event, content)
    finally:
        answering.close()
