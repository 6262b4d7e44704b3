"""A browser that nobody watches while it loads: told where to go, and asked afterwards what it noted itself.

The browser that tests drive reports every request, frame and script to its driver, which takes it about as long as a
small page does. Here the protocol of Chromium's developer tools is spoken over a pipe, and only before and after a page
(https://chromedevtools.github.io/devtools-protocol/, its own schema of commands).
"""

from __future__ import annotations

import itertools
import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

from bench.clock import DidNotRun

SETTLED = 0.25  # seconds after which a page is asked: by then the browser is at rest again, as when a person reads
PATIENCE = 60.0  # seconds for a page to be painted
_HANDS_ON = """import fcntl, os, sys
ours = [fcntl.fcntl(int(one), fcntl.F_DUPFD, 10) for one in sys.argv[1:3]]
for place, one in zip((3, 4), ours):
    os.dup2(one, place)  # where the browser looks for them
os.execvp(sys.argv[3], sys.argv[3:])
"""
_NOTED = """JSON.stringify({where: location.href, paint: performance.getEntriesByName('first-contentful-paint')
    .map((one) => one.startTime)})"""


class Unwatched:
    """One tab. ``write`` and ``read``: our ends of the two pipes."""

    def __init__(self, write: int, read: int) -> None:
        self._write, self._read = write, read
        self._numbers = itertools.count(1)
        self._came = b""
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._tab = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def paint(self, address: str) -> tuple[str, float]:
        """Go there: where it led, and the seconds from setting out to the first paint. Raises DidNotRun."""
        self._ask("Page.navigate", self._tab, url=address)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            time.sleep(SETTLED)
            said = self._ask("Runtime.evaluate", self._tab, expression=_NOTED)
            noted = json.loads(said["result"].get("value", "{}"))
            if noted.get("paint"):
                return noted["where"], noted["paint"][0] / 1000
        raise DidNotRun(f"nothing was painted of {address}")

    def _ask(self, method: str, tab: str = "", **given: object) -> dict[str, Any]:
        number = next(self._numbers)
        said = {"id": number, "method": method, "params": given} | ({"sessionId": tab} if tab else {})
        os.write(self._write, json.dumps(said).encode() + b"\0")
        while True:
            answer = json.loads(self._next())
            if answer.get("id") == number and method == "Page.navigate" and answer["result"].get("errorText"):
                raise DidNotRun(f"the browser went nowhere: {answer['result']['errorText']}")
            if answer.get("id") == number:
                return dict(answer.get("result", {"result": {}}))  # a page that is just replaced answers nothing

    def _next(self) -> bytes:
        while b"\0" not in self._came:
            heard, _, _ = select.select([self._read], [], [], PATIENCE)
            more = os.read(self._read, 65536) if heard else b""
            if not more:
                raise DidNotRun("the browser ended")
            self._came += more
        first, _, self._came = self._came.partition(b"\0")
        return first


@contextmanager
def unwatched(program: str, flags: Sequence[str]) -> Iterator[Unwatched]:
    """A browser with a profile of its own, ended afterwards. Raises DidNotRun where no pipe can be handed on."""
    if sys.platform == "win32":
        raise DidNotRun("a browser is not handed pipes on Windows")
    theirs, write = os.pipe()
    read, said = os.pipe()
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, *flags, "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"]
        browser = subprocess.Popen(
            [sys.executable, "-I", "-c", _HANDS_ON, str(theirs), str(said), *command],
            pass_fds=(theirs, said),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        os.close(said)
        try:
            yield Unwatched(write, read)
        finally:
            browser.terminate()
            browser.wait(PATIENCE)
            os.close(write)
            os.close(read)
