"""One event answered by hand, for people and for tests: by the daemon that serves the home, else by what lies there.

It waits no longer than a hook does, starts nothing that goes on, counts nothing as shown, and whatever goes wrong it
says nothing.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from afterword.core.errors import AfterwordError
from afterword.hooking import alone, contracts, places
from afterword.hooking.calling import MOST, asked, body_of, home_of, patience, sent_for
from afterword.hooking.contracts import Call
from afterword.hooking.reading import event_of

from .answering import line_for


@dataclass(slots=True)
class _Said:
    """What is to be printed as far as it is known. Who is ``over`` in time says no line that nobody would see."""

    found: bytes = b""
    over: bool = False
    turn: threading.Lock = field(default_factory=threading.Lock)


def answered(host: str, event: str, said: IO[bytes] | None, env: Mapping[str, str]) -> tuple[bytes, bool]:
    """What belongs on stdout, b'' for whatever goes wrong; and whether the time was over, so that something still runs
    which must not be waited for.
    """
    if env.get("AFTERWORD_RUN") or said is None or not contracts.known(host, event):
        return b"", False
    told = _Said()
    thread = threading.Thread(target=_answer, args=(host, event, said, env, told), daemon=True)
    thread.start()
    thread.join(patience())
    with told.turn:
        told.over = True
        return told.found, thread.is_alive()


def _answer(host: str, event: str, said: IO[bytes], env: Mapping[str, str], told: _Said) -> None:
    with suppress(AfterwordError, OSError, ValueError):
        content = said.read(MOST + 1)
        home = home_of("")
        if not content or len(content) > MOST or not Path(home, "record").exists():
            return
        heard = _heard(home, sent_for(host, event, content))
        if heard is not None:
            told.found = body_of(heard)
            return
        call = contracts.call_of(host, event, event_of(content))
        if call is not None:
            _by_what_lies_there(home, call, env, told)


def _heard(home: str, sent: bytes) -> bytes | None:
    here = Path.cwd()
    try:
        return asked(home, sent)
    finally:
        os.chdir(here)  # a socket is asked for from its own folder


def _by_what_lies_there(home: str, call: Call, env: Mapping[str, str], told: _Said) -> None:
    """The prepared table at once; then, while there is time, the home itself: for the project and for the line."""
    run = f"{home}/{places.FOLDER}"
    if call.what != contracts.PROMPT:
        alone.note(run, call)
    if call.what not in (contracts.PROMPT, contracts.START):
        return
    if call.what == contracts.PROMPT:
        told.found = contracts.said(call, alone.picked(home, call, alone.UNKNOWN if call.folder else None)[0], "")
    from afterword.app import open_afterword

    app = open_afterword(env=env)
    try:
        key = app.project_of(call.folder) if call.folder else None
        if call.what == contracts.PROMPT:
            block = alone.picked(home, call, key)[0]
        else:
            block = app.profile(project=key, host=call.host, guest=call.guest).text
        with told.turn:
            if not told.over:
                told.found = contracts.said(call, block, line_for(app, call, run, key))
    finally:
        app.close()
