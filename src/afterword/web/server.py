"""The process that shows the page of one home: on loopback alone, one a home, ending by itself when nobody looks.

``serve`` is that process; ``found_or_started`` finds it from another one, or starts it detached.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from afterword.app import App
from afterword.core.errors import AfterwordError, HomeError
from afterword.web.app import MemoryPage, Worker
from afterword.web.drawing import prepare
from afterword.web.guard import ADDRESS, LONGEST_HEAD

if TYPE_CHECKING:
    from afterword.app.paging import Paging

IDLE = 600.0  # seconds without a request and without a stream, after which the page ends
PATIENCE = 10.0  # seconds for the head of a request to come in, also the next one on the same connection
STARTS_WITHIN = 30.0  # seconds
AT_ONCE = 16  # memories whose words are worked out ahead in one go, or one whose meaning is: some ten milliseconds
BREATH = 0.5  # seconds after somebody asked for anything in which nothing is worked out ahead
MOST_WOKEN = 3  # times that a model is started to work something out ahead: one that ends each time is left alone
_MOST_OPEN = 100  # connections


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, for a while: who sends the head of a request drop by drop is let go."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in its parent
        """Begin to wait."""
        super().connection_made(transport)
        self._wait_or_not()

    def data_received(self, data: bytes) -> None:
        """Take it. A head that is whole is waited for no more; a piece of one gains no time."""
        super().data_received(data)
        self._wait_or_not()

    def on_response_complete(self) -> None:
        """Begin to wait for the next one."""
        super().on_response_complete()
        self._wait_or_not()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        super().connection_lost(exc)
        self._stop_waiting()

    def _wait_or_not(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._hurry is None and not self.transport.is_closing():
            self._hurry = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None


def serve(opened: Callable[[], App], *, idle: float = IDLE) -> int:
    """Show the page of a home until nobody looked at it for so long. Gives 0; 1 where another process shows it."""
    for number in (signal.SIGTERM, signal.SIGINT):  # the server ends at one, and raises it again when it has
        signal.signal(number, lambda *_: None)
    worker = Worker()
    app = worker.threads.submit(opened).result()
    try:
        run = app.page.run
        if not run.hold():
            return 1
        with listening(run.ports) as ours:
            port = ours.getsockname()[1]
            page = MemoryPage(app, port, worker, opened)
            run.announce(port)
            try:
                asyncio.run(_serve(page, ours, idle))
            finally:
                run.withdraw()
                app = page.app
        return 0
    finally:
        worker.threads.submit(app.close).result()


def listening(ports: tuple[int, ...]) -> socket.socket:
    """A socket on loopback at the first of these ports that is free, else at any."""
    for port in (*ports, 0):
        # Named as TCP, or asyncio would leave each answer's end waiting for the other side to confirm its head.
        ours = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform == "win32":
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            ours.bind((ADDRESS, port))
            ours.listen(64)
        except OSError:
            ours.close()
            continue
        return ours
    raise HomeError(f"No port of {ADDRESS} can be listened on.", "Look at what this computer lets programs do.")


def configured(page: MemoryPage) -> uvicorn.Config:
    """How the page is served: nothing said of us, nothing believed that a proxy might have written."""
    return uvicorn.Config(
        page,
        http=PatientProtocol,
        ws="none",
        lifespan="off",
        access_log=False,
        log_level="critical",
        proxy_headers=False,
        server_header=False,
        limit_concurrency=_MOST_OPEN,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=1,
    )


async def _serve(page: MemoryPage, ours: socket.socket, idle: float) -> None:
    server = uvicorn.Server(configured(page))
    beside = [asyncio.create_task(watch(page, server, idle)), asyncio.create_task(make_ready(page))]
    try:
        await server.serve(sockets=[ours])
    finally:
        for task in beside:
            task.cancel()


async def make_ready(page: MemoryPage, pause: float = 0.02) -> None:
    """At once what the first page needs, while the browser is still on its way. Once it was drawn: what a search needs,
    a little at a time and never while somebody asks, so that no page waits for it.
    """
    began, woken = page.asked, 0
    with suppress(AfterwordError, OSError):
        await page.worker.run(lambda: prepare(page.app))
    while True:
        await asyncio.sleep(pause)
        if page.asked == began or time.monotonic() - page.asked < BREATH:
            continue
        try:
            if not await page.worker.run(lambda: page.app.ready_for_search(AT_ONCE)):
                continue
            if woken == MOST_WOKEN or not await page.worker.run(lambda: page.app.search_sleeps):
                return
            woken += 1
            await asyncio.to_thread(page.app.wake_meaning)
        except (AfterwordError, OSError):
            await asyncio.sleep(BREATH)  # a page says what is amiss


async def watch(page: MemoryPage, server: uvicorn.Server, idle: float) -> None:
    """Tell the streams what moved, have what a press changed laid out for the next hook, and end the page that nobody
    looks at or that another one took over from.
    """
    looked = page.asked
    while not server.should_exit:
        with suppress(AfterwordError, OSError):
            await page.live.look()
            if page.app.changed:
                await page.worker.run(page.app.lay_out_again)
        looked = time.monotonic() if page.live.open else max(looked, page.asked)
        if time.monotonic() - looked > idle or not page.app.page.run.is_ours():
            server.should_exit = True
        await asyncio.sleep(min(page.live.every, idle / 4))


def found_or_started(page: Paging, env: Mapping[str, str]) -> int:
    """The port of the page that runs for this home, started where there is none. Raises HomeError."""
    found = page.run.listening()
    if found is not None:
        return found.port
    log = page.run.fresh_log()
    with log.open("wb") as said:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "afterword.web"],
            env=dict(env),
            cwd=Path(log.anchor),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=said,
            **_apart(),
        )
    began = time.monotonic()
    while time.monotonic() - began < STARTS_WITHIN:
        found = page.run.listening()
        if found is not None:
            return found.port
        if process.poll() not in (None, 1):
            break
        time.sleep(0.05)
    last = log.read_text("utf-8", "replace").strip().splitlines()[-1:]
    raise HomeError(f"The Memory page did not start{f': {last[0]}' if last else ''}.", "See: afterword doctor")


def _apart() -> dict[str, Any]:
    """What keeps the page alive when the terminal that opened it is closed."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True, "umask": 0o077}


def address(port: int, code: str) -> str:
    """What a browser opens."""
    return f"http://{ADDRESS}:{port}/open?code={code}"


def main() -> int:
    """Show the page of the home that the environment leads to."""
    from afterword.app.opening import open_page

    try:
        return serve(lambda: open_page(env=os.environ))
    except AfterwordError as trouble:
        print(trouble.message, file=sys.stderr)  # noqa: T201  to the log, which who started us reads
        return 2
